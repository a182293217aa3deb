public import SourceText

/// The code of one process: what is compiled into it or linked, and nothing else. What stands in other
/// files does not exist for it.
public struct CodeProgram: Sendable, Hashable {
  /// The absolute paths of its files; `nil` where any may be a part of it.
  public var sources: Set<String>?
  /// The modules they are compiled in; empty where that is not known, so that all files see each other.
  public var modules: [CodeModule]
  /// The files of the process itself, at which it begins: code that nothing names from there on is not run.
  /// `nil` where all code may be.
  public var ownSources: Set<String>?

  /// The absolute path of the process's `Info.plist`, which code may ask for values; `nil` where none does.
  public var infoFile: String?

  public init(sources: Set<String>? = nil, modules: [CodeModule] = []) {
    self.sources = sources
    self.modules = modules
  }

  func contains(_ path: String) -> Bool { sources?.contains(path) ?? true }
}
