/// What a file gives to those that import it, and what it takes from others: each name stands for an
/// expression.
///
/// Files that have this see only what they declare and import; their members and calls mean what the
/// values say, not what types say.
struct ModuleExports: Sendable {
  /// The names that stand for something of another file.
  var links: [String: Node.ID] = [:]
  /// What is given under a name.
  var named: [String: Node.ID] = [:]
  /// What is given as a whole: each of its members is an export.
  var whole: Node.ID?
  /// Modules, or values, whose exports are given too.
  var passedOn: [Node.ID] = []
  /// The names that are declared or given a value within a function or a block.
  var localNames: Set<String> = []
  /// The names of members that are given values somewhere: `fonts.bold = …`.
  var assignedMembers: Set<String> = []
}

/// Finds the file that a module's name means.
protocol ModuleResolver: Sendable {
  /// The file; `nil` for what is not among the sources.
  func file(_ module: String, from path: String) -> Int32?
  /// The path of a file that is no code; `nil` where the name is none.
  func asset(_ module: String, from path: String) -> String?
}
