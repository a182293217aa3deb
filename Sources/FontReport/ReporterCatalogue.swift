import SourceText

/// The reporters there are, by name.
package enum ReporterCatalogue {
  /// Every reporter, in the order of the documentation.
  package static let all: [any Reporter.Type] = [
    TerminalReporter.self, XcodeReporter.self, JSONReporter.self, SARIFReporter.self,
    JUnitReporter.self, CheckstyleReporter.self, CodeClimateReporter.self, GitLabReporter.self,
    GitHubActionsReporter.self, MarkdownReporter.self, HTMLReporter.self, CSVReporter.self,
    SummaryReporter.self,
  ]

  /// The reporter with this identifier or alias, whatever the case of its letters.
  package static func reporter(
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

extension ReporterCatalogue {
  /// The reporter for a log that is no terminal, where none is asked for: that of the program which reads
  /// the log, if it is known by what it says in the environment, else the one for people.
  package static func reporter(forLogIn environment: [String: String]) -> any Reporter.Type {
    if environment["GITHUB_ACTIONS"] == "true" { return GitHubActionsReporter.self }
    // A build phase of Xcode.
    if environment["XCODE_VERSION_ACTUAL"]?.isEmpty == false { return XcodeReporter.self }
    return TerminalReporter.self
  }
}

/// Nobody answers to a reporter's name.
package struct UnknownReporterError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name as it was asked for.
  package var name: String
  /// The identifier it was probably meant to be.
  package var suggestion: String?
  /// Every identifier there is.
  package var known: [String]

  /// One line: lower case, no full stop.
  package var description: String {
    let question = suggestion.map { " (did you mean \"\($0)\"?)" } ?? ""
    return "unknown reporter \"\(PrintableText.text(name))\"\(question)"
      + "; use one of \(known.joined(separator: ", "))"
  }
}

extension ReporterCatalogue {
  /// The identifier whose own name or alias is nearest, if any is near enough to have been meant.
  private static func nearestIdentifier(to name: String) -> String? {
    let names = Dictionary(
      all.flatMap { reporter in
        ([reporter.identifier] + reporter.aliases).map { ($0, reporter.identifier) }
      }, uniquingKeysWith: { first, _ in first })
    return EditDistance.nearest(to: name, among: names.keys.sorted()).flatMap { names[$0] }
  }
}
