import AppManifest
import FontDiagnostics
import SourceText

/// Marks by which a service knows a finding again after lines have moved: made of the rule, the file, the
/// process and the text that is wrong, never of the line.
struct Fingerprints {
  private let paths: ReportPaths
  private var seen: [String: Int] = [:]

  init(_ paths: ReportPaths) {
    self.paths = paths
  }

  /// 32 hexadecimal digits; equal findings of one report are told apart by their order.
  mutating func next(_ finding: Diagnostic) -> String {
    let parts =
      [
        finding.rule, paths.relative(finding.place.path), finding.target ?? "",
        finding.platform?.rawValue ?? "",
      ] + identity(of: finding) + finding.configurations
    let key = parts.joined(separator: "\0")
    let number = seen[key, default: 0]
    seen[key] = number + 1
    return Self.hash("\(key)\0\(number)")
  }
}

extension Fingerprints {
  /// What it is about, and the text that is wrong: with the words it would change with every further
  /// place that it counts.
  private func identity(of finding: Diagnostic) -> [String] {
    guard let mark = finding.marks.first else { return [finding.name ?? "", finding.message] }
    return [mark.subject, mark.text ?? ""]
  }

  /// FNV-1a of 64 bits, forwards and backwards: no secret is kept here, and Swift's own hash differs
  /// from run to run.
  private static func hash(_ text: String) -> String {
    [hash(text.utf8), hash(text.utf8.reversed())].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
