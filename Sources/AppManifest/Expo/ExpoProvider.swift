import FileTree
import SourceText

/// Reads the configurations of Expo, and of React Native where they name fonts.
///
/// Where the native project stands in the folder, it is the truth, and the reading says so.
struct ExpoProvider: ProcessProvider {
  func read(_ tree: FileTree) -> ProjectReading {
    ParserThreads.run { read(on: tree) }
  }

  private func read(on tree: FileTree) -> ProjectReading {
    let files = ProjectFiles(tree)
    var reading = ProjectReading()
    let byFolder = Dictionary(grouping: tree.files.filter(isConfiguration)) { $0.path.folder }
    let templates = ConfigurationTemplates(files: files, configured: Set(byFolder.keys))
    for folder in byFolder.keys.sorted() {
      let found = Dictionary(byFolder[folder]?.map { ($0.path.lastComponent, $0.path) } ?? []) {
        first, _ in first
      }
      let home = templates.home(of: folder)
      reading.append(ExpoReader(folder: home, files: files).read(found))
    }
    reading.unchecked += files.unchecked
    return reading
  }

  private func isConfiguration(_ file: FileTree.File) -> Bool {
    file.kind == .regular && file.size <= ExpoReader.largest
      && ExpoReader.names.contains(file.path.lastComponent)
  }
}
