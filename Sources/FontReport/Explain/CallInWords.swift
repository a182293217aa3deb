import FontDiagnostics
package import FontReferences
import FontResolution
import SourceText

/// How the names of a font call were found, or why not: `fontgate explain FILE:LINE`.
package struct CallInWords: Sendable {
  private let call: FollowedCall
  private let targets: [String]
  private let paths: ReportPaths

  /// Of more ways to a call the rest is counted.
  private static let shownWays = 40

  /// - Parameters:
  ///   - targets: the targets whose code makes the call so, as they are shown.
  ///   - currentDirectory: the folder that relative paths are relative to, absolute.
  package init(_ call: FollowedCall, targets: [String], currentDirectory: String) {
    self.call = call
    self.targets = targets
    paths = ReportPaths(currentDirectory: currentDirectory)
  }

  package var text: String {
    var lines = [
      "\(paths.relative(call.place)): \(call.api.name(in: call.place.path)) receives "
        + PrintableText.text(call.text),
      targets.isEmpty
        ? "in no target" : "in \(PrintableText.text(targets.joined(separator: ", ")))",
    ]
    for way in call.ways.prefix(Self.shownWays) { lines += [""] + self.lines(of: way) }
    if call.ways.count > Self.shownWays {
      lines += ["", "and \(call.ways.count - Self.shownWays) more paths"]
    }
    if call.ways.isEmpty { lines += ["", "  no code sets it"] }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension CallInWords {
  private func lines(of way: FollowedCall.Way) -> [String] {
    let callers = way.callers.enumerated().map { index, step in
      (index == 0 ? "called through " : "then ") + self.step(step)
    }
    let conditions = way.conditions.map { condition in
      let verdict =
        switch condition.holds {
        case true?: "is true"
        case false?: "is false"
        case nil: "may be true"
        }
      return "\(PrintableText.text(condition.text)) \(verdict) (\(paths.relative(condition.place)))"
    }
    let values = way.values.flatMap(lines)
    let found = values.isEmpty ? ["no value"] : values
    return callers.map { "  " + $0 } + conditions.map { "    " + $0 } + found.map { "    " + $0 }
  }

  private func lines(of value: FollowedCall.Value) -> [String] {
    guard let name = value.name else {
      return ["unknown: \(PrintableText.text(value.reason ?? ""))"]
    }
    let maybe = value.isSure ? "" : "maybe "
    let place = value.place.map { ", from \(paths.relative($0))" } ?? ""
    return ["\(maybe)\"\(PrintableText.text(name))\"\(place)"]
      + value.steps.map { "  through " + step($0) }
  }

  private func step(_ step: FlowStep) -> String {
    "\(PrintableText.text(step.what)) (\(paths.relative(step.place)))"
  }
}
