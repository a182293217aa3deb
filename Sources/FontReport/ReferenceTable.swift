import AppManifest
import FontDiagnostics
import FontReferences
import FontResolution
import SourceText

/// Every name the code asks for, with what each target gives for it: `fontgate check --list-references`.
package struct ReferenceTable: Sendable {
  private let report: Report
  private let paths: ReportPaths
  private let width: Int?
  private let folder: CommonFolder
  private let names: TargetNames

  /// No longer name is shown whole.
  private static let longestName = 40

  /// - Parameter width: the columns of a line; `nil` for as many as it takes.
  package init(_ report: Report, width: Int?) {
    self.report = report
    self.width = width
    let paths = ReportPaths(report)
    self.paths = paths
    names = TargetNames(report.assessment.processes.map(\.process), paths)
    // Whoever reads a pipe wants whole paths.
    folder = CommonFolder(
      of: width == nil
        ? [] : report.assessment.names.compactMap(Self.place).map { paths.relative($0.path) })
  }

  /// A line for each name, and one more for each further answer to it; then a line that counts them.
  package var text: String {
    let header = ["name", "result", "API", "location"]
    let rows = [header] + report.assessment.names.flatMap(rows)
    let layout = TableLayout(rows: rows, width: width, indent: 0)
    let lines = rows.count > 1 ? rows.map(layout.line) + [""] : []
    return (lines + layout.ending(summary)).map { $0 + "\n" }.joined()
  }
}

extension ReferenceTable {
  private static func place(of name: ResolvedName) -> SourcePlace? {
    name.candidate?.place ?? name.uses.first?.place
  }

  /// A call as there is room for it: without its labels on a narrow terminal.
  private func inWords(_ api: String) -> String {
    let text = PrintableText.text(api)
    guard let width, width < Self.wideEnough, let end = text.firstIndex(of: "(") else {
      return text
    }
    return String(text[..<end])
  }

  private static let wideEnough = 110

  private func rows(of name: ResolvedName) -> [[String]] {
    let place = Self.place(of: name)
    let api = name.uses.first.map { inWords($0.api.name(in: $0.place.path)) } ?? ""
    let shown = name.candidate.map { "\"\(PrintableText.text($0.name))\"" } ?? "(unknown)"
    let first = [
      TableLayout.halves(of: shown, columns: Self.longestName), "", api,
      place.map { folder.below(paths.relative($0)) } ?? "",
    ]
    return answers(to: name).enumerated().map { index, answer in
      var row = index == 0 ? first : ["", "", "", first[3]]
      row[1] = answer
      return row
    }
  }

  /// What the targets give, each answer once; with the targets where they differ.
  private func answers(to name: ResolvedName) -> [String] {
    var targets: [String: [String]] = [:]
    var order: [String] = []
    for resolution in name.resolutions {
      let answer = resolution.inWords
      if targets[answer] == nil { order.append(answer) }
      guard report.assessment.processes.indices.contains(resolution.process) else { continue }
      targets[answer, default: []].append(
        names.name(report.assessment.processes[resolution.process].process))
    }
    guard order.count > 1 else { return [order.first ?? "in no target"] }
    return order.map { answer in
      let names = (targets[answer] ?? []).reduce(into: [String]()) { list, name in
        if !list.contains(name) { list.append(name) }
      }
      let more = names.count > 2 ? " and \(names.count - 2) more" : ""
      return "\(answer) (\(names.prefix(2).joined(separator: ", "))\(more))"
    }
  }

  private var summary: String {
    let counts = report.counts
    let unknown =
      counts.references - counts.resolved - counts.fallingBack - counts.undetermined
    let parts = [
      (counts.resolved, "found"), (counts.fallingBack, "falling back"),
      (counts.undetermined, "only known at run time"), (unknown, "unknown"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let all =
      SummaryLine.number(counts.references, "font name")
      + (folder.name.map { " in \(PrintableText.text($0))" } ?? "")
    return parts.isEmpty ? all : "\(all): \(parts.joined(separator: ", "))"
  }
}

extension Resolution {
  /// What became of the name: `found by family name`.
  var inWords: String {
    switch outcome {
    case .postScriptName: "found"
    case .namedInstance: "found, an instance"
    case .familyName: "found by family name"
    case .fullName: "found by full name"
    case .builtIn: "built in"
    case .caseInsensitive: "found ignoring case"
    case .registeredAtRunTime: "registered in code"
    case .unregistered: "not registered"
    case .fallback: "falls back"
    case .unknown: "unknown"
    case .undetermined: "only known at run time"
    }
  }
}
