/// Files that are compiled as one module.
public struct CodeModule: Sendable, Hashable {
  /// The name by which others import it.
  public var name: String
  /// The absolute paths of its sources.
  public var sources: Set<String>

  public init(name: String, sources: Set<String>) {
    self.name = name
    self.sources = sources
  }
}
