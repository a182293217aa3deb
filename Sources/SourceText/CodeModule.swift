/// Files that are compiled as one module.
package struct CodeModule: Sendable, Hashable {
  /// The name by which others import it.
  package var name: String
  /// The absolute paths of its sources.
  package var sources: Set<String>
  /// What is known of the names that its `#if`s ask for.
  package var conditions: CompilationConditions
  /// The absolute path of the header that is included in each source of C and Objective-C.
  package var prefixHeader: String?

  package init(
    name: String, sources: Set<String>,
    conditions: CompilationConditions = CompilationConditions()
  ) {
    self.name = name
    self.sources = sources
    self.conditions = conditions
  }
}
