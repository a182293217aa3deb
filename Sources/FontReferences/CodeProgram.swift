package import SourceText

/// The code of one process: what is compiled into it or linked, and nothing else. What stands in other
/// files does not exist for it.
package struct CodeProgram: Sendable, Hashable {
  /// The absolute paths of its files; `nil` where any may be a part of it.
  package var sources: Set<String>?
  /// The modules they are compiled in; empty where that is not known, so that all files see each other.
  package var modules: [CodeModule]
  /// The files of the process itself, at which it begins: code that nothing names from there on is not run.
  /// `nil` where all code may be.
  package var ownSources: Set<String>?
  /// Whether all its files are the process's own, where it is not said which are: it begins at any of them.
  package var ownsAllSources = false
  /// The files of the tests that the process runs where they are tested, which are none of the app.
  package var testSources: Set<String> = []
  /// The class or the storyboard that the manifest of an extension says the system begins it with.
  package var entryPoint: String?

  /// What the process's `Info.plist` tells its code; `nil` where none of it asks.
  package var info: InfoValues?

  package init(sources: Set<String>? = nil, modules: [CodeModule] = []) {
    self.sources = sources
    self.modules = modules
  }

  /// The same without the name of its own module, which files that compile in several cannot call it by.
  ///
  /// - Parameter own: the files of the process's own module, where they are known.
  package func unnamed(_ own: Set<String>?) -> CodeProgram {
    var program = self
    if let first = modules.first, first.sources == own { program.modules[0].name = "" }
    return program
  }

  func contains(_ path: String) -> Bool { sources?.contains(path) ?? true }
}
