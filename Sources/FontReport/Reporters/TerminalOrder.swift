import FontDiagnostics
import SourceText

/// Findings in the order in which people read them on a terminal: file by file, and what matters most
/// last, next to the prompt.
struct TerminalOrder {
  let findings: [Diagnostic]

  init(_ findings: [Diagnostic]) {
    var worst: [String: Severity] = [:]
    for finding in findings {
      let path = finding.place.path
      worst[path] = max(worst[path] ?? .note, finding.severity)
    }
    let files = Dictionary(grouping: findings.enumerated(), by: \.element.place.path)
    let order = files.keys.sorted { left, right in
      (worst[left] ?? .note, left) < (worst[right] ?? .note, right)
    }
    self.findings = order.flatMap { path in
      (files[path] ?? []).sorted {
        ($0.element.severity, $0.offset) < ($1.element.severity, $1.offset)
      }.map(\.element)
    }
  }
}
