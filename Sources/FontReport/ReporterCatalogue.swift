/// The reporters there are, by name.
public enum ReporterCatalogue {
  /// Every reporter, in the order of the documentation.
  public static let all: [any Reporter.Type] = [
    TerminalReporter.self, XcodeReporter.self, JSONReporter.self, SARIFReporter.self,
    JUnitReporter.self, CheckstyleReporter.self, CodeClimateReporter.self, GitLabReporter.self,
    GitHubActionsReporter.self, MarkdownReporter.self, HTMLReporter.self, CSVReporter.self,
    SummaryReporter.self,
  ]

  /// The reporter with this identifier or alias, whatever the case of its letters.
  public static func reporter(
    named name: String
  ) throws(UnknownReporterError) -> any Reporter.Type {
    let wanted = name.lowercased()
    let found = all.first { $0.identifier == wanted || $0.aliases.contains(wanted) }
    guard let found else {
      throw UnknownReporterError(
        name: name, suggestion: nearestIdentifier(to: wanted), known: all.map { $0.identifier })
    }
    return found
  }
}

/// Nobody answers to a reporter's name.
public struct UnknownReporterError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name as it was asked for.
  public var name: String
  /// The identifier it was probably meant to be.
  public var suggestion: String?
  /// Every identifier there is.
  public var known: [String]

  /// One line: lower case, no full stop.
  public var description: String {
    let question = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
    return "there is no reporter \"\(PrintableText.text(name))\"\(question)"
      + " (there are \(known.joined(separator: ", ")))"
  }
}

extension ReporterCatalogue {
  /// The identifier whose own name or alias is nearest, if any is near enough to have been meant.
  private static func nearestIdentifier(to name: String) -> String? {
    guard name.utf8.count <= 64 else { return nil }
    let candidates = all.flatMap { reporter in
      ([reporter.identifier] + reporter.aliases).map { (reporter.identifier, distance($0, name)) }
    }
    let nearest = candidates.min { $0.1 < $1.1 }
    guard let nearest, nearest.1 <= max(2, name.utf8.count / 3) else { return nil }
    return nearest.0
  }

  /// How many bytes must be put in, taken out or changed to make one of the other.
  private static func distance(_ left: String, _ right: String) -> Int {
    var row = Array(0...right.utf8.count)
    for (index, byte) in left.utf8.enumerated() {
      var diagonal = index
      row[0] = index + 1
      for (column, other) in right.utf8.enumerated() {
        let change = diagonal + (byte == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(change, row[column] + 1, diagonal + 1)
      }
    }
    return row[right.utf8.count]
  }
}
