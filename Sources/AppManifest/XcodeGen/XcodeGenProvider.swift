import FileTree
import SourceText

/// Reads the specs of XcodeGen: `project.yml`, with what it includes.
struct XcodeGenProvider: ProcessProvider {
  private static let names: Set<String> = [
    "project.yml", "project.yaml", "xcodegen.yml", "xcodegen.yaml",
  ]
  /// No spec is as large.
  private static let largest = 4 << 20
  /// The build configuration that was asked for; `nil` means all.
  var configuration: String?

  func read(_ tree: FileTree) -> ProjectReading {
    let files = ProjectFiles(tree)
    var reading = ProjectReading()
    var specs: [SpecTargetReader] = []
    var included: Set<String> = []
    let plists = PlistFiles()
    for path in candidates(in: tree) {
      var loader = SpecLoader(files: files)
      let spec = loader.load(path)
      for file in loader.unchecked { reading.leave(file.path, file.reason, isError: file.isError) }
      guard let spec, spec["targets"]?.entries?.isEmpty == false else { continue }
      included.formUnion(loader.folders.keys.filter { $0 != path })
      specs.append(
        SpecTargetReader(
          path: path, spec: spec, files: files, folders: loader.folders,
          plists: plists, configuration: configuration))
    }
    for var spec in specs where !included.contains(spec.path) {
      spec.read()
      reading.append(spec.reading)
    }
    reading.comments += plists.comments
    reading.unchecked += files.unchecked
    return reading
  }

  /// The files that are a spec by their name; or the only one of the tree, whatever its name.
  private func candidates(in tree: FileTree) -> [String] {
    if tree.files.count == 1, let only = tree.files.first, only.path == tree.root {
      let isSpec =
        ["yml", "yaml"].contains(only.path.pathExtension) || only.path.hasSuffix("project.json")
      return isSpec ? [only.path] : []
    }
    return tree.files.filter { file in
      file.kind == .regular && file.size <= Self.largest && isSpecName(file.path)
    }.map(\.path)
  }

  private func isSpecName(_ path: String) -> Bool {
    Self.names.contains(path.lastComponent.lowercased())
  }
}
