extension Report {
  /// A program, its version, and where it is published.
  package struct Tool: Sendable, Hashable {
    package var name: String
    /// The version in three numbers: `0.1.0`.
    package var version: String
    /// The address of its repository; `nil` where it has none yet.
    package var repository: String?

    package init(name: String, version: String, repository: String? = nil) {
      self.name = name
      self.version = version
      self.repository = repository
    }
  }
}

extension Report.Tool {
  /// This program.
  package static let fontgate = Report.Tool(
    name: "fontgate", version: "0.1.0", repository: repository(of: publisher))

  /// The account on GitHub that publishes it: the one line to change, after which `scripts/set-publisher` writes
  /// it into the documentation and the recipes. `OWNER` stands for one that is not known.
  package static let publisher = "OWNER"

  /// Where an account has its repository.
  package static func repository(of publisher: String) -> String? {
    publisher == "OWNER" ? nil : "https://github.com/\(publisher)/fontgate"
  }

  /// The address of the folder with the pages of the rules; `nil` where it is not known.
  package var rulePages: String? {
    repository.map { "\($0)/blob/\(version)/Sources/FontGateKit/FontGateKit.docc/Rules" }
  }

  /// The address of the page of a rule; `nil` where it has none.
  package func page(of rule: String) -> String? {
    guard let rulePages, let page = RulePages.path(of: rule) else { return nil }
    return "\(rulePages)/\(page)"
  }
}
