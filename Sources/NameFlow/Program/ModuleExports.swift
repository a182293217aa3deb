/// What a file gives to those that import it, and what it takes from others: each name stands for an
/// expression.
///
/// Files that have this see only what they declare and import; their members and calls mean what the
/// values say, not what types say.
package struct ModuleExports: Sendable {
  /// The names that stand for something of another file.
  package var links: [String: Node.ID] = [:]
  /// What is given under a name.
  package var named: [String: Node.ID] = [:]
  /// What is given as a whole: each of its members is an export.
  package var whole: Node.ID?
  /// Modules, or values, whose exports are given too.
  package var passedOn: [Node.ID] = []
  /// The names that are declared or given a value within a function or a block.
  package var localNames: Set<String> = []
  /// The names of members that are given values somewhere: `fonts.bold = …`.
  package var assignedMembers: Set<String> = []

  package init(
    links: [String: Node.ID] = [:], named: [String: Node.ID] = [:], whole: Node.ID? = nil,
    passedOn: [Node.ID] = [], localNames: Set<String> = [], assignedMembers: Set<String> = []
  ) {
    self.links = links
    self.named = named
    self.whole = whole
    self.passedOn = passedOn
    self.localNames = localNames
    self.assignedMembers = assignedMembers
  }
}

/// Finds the file that a module's name means.
package protocol ModuleResolver: Sendable {
  /// The file; `nil` for what is not among the sources.
  func file(_ module: String, from path: String) -> Int32?
  /// The path of a file that is no code; `nil` where the name is none.
  func asset(_ module: String, from path: String) -> String?
}
