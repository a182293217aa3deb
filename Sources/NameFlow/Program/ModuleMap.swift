package import SourceText

/// Which file of a program is compiled in which modules, as the project says it. Where none does, all
/// files see each other.
package struct ModuleMap: Sendable {
  private let modules: [CodeModule]
  /// The modules of each file: more than one where several targets compile it.
  private let ofFiles: [Set<Int>]
  private let allNames: Set<String>

  package init(_ modules: [CodeModule], of paths: [String]) {
    self.modules = modules
    allNames = Set(modules.map(\.name))
    var ofPaths: [String: Set<Int>] = [:]
    for (index, module) in modules.enumerated() {
      for path in module.sources { ofPaths[path, default: []].insert(index) }
    }
    ofFiles = paths.map { ofPaths[$0] ?? [] }
  }

  /// Whether two files are compiled in one module, or nothing says that they are not.
  func isShared(_ first: Int32, _ second: Int32) -> Bool {
    let (left, right) = (ofFiles[Int(first)], ofFiles[Int(second)])
    return left.isEmpty || right.isEmpty || !left.isDisjoint(with: right)
  }

  /// Whether a module has a name.
  func contains(_ name: String) -> Bool { allNames.contains(name) }

  /// The names by which the modules of a file are imported.
  package func names(of file: Int32) -> [String] { ofFiles[Int(file)].map { modules[$0].name } }
}
