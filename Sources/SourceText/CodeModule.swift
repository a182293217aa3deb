/// Files that are compiled as one module.
public struct CodeModule: Sendable, Hashable {
  /// The name by which others import it.
  public var name: String
  /// The absolute paths of its sources.
  public var sources: Set<String>
  /// What is known of the names that its `#if`s ask for.
  public var conditions: CompilationConditions
  /// The absolute path of the header that is included in each source of C and Objective-C.
  public var prefixHeader: String?

  public init(
    name: String, sources: Set<String>,
    conditions: CompilationConditions = CompilationConditions()
  ) {
    self.name = name
    self.sources = sources
    self.conditions = conditions
  }
}
