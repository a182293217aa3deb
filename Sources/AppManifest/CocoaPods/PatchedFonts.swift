import FileTree
import SourceText

/// The fonts of the repository that a script puts into a package of npm when that is installed: its pod copies into the
/// app whatever lies in its folder of fonts.
///
/// A script may name the fonts (`cp fonts/*.ttf node_modules/react-native-vector-icons/Fonts`), or copy a folder in
/// which they lie as they do in the package.
struct PatchedFonts {
  /// The paths of the files by their names in lower case.
  private(set) var files: [String: String] = [:]

  private static let package = "react-native-vector-icons"
  private static let pods: Set<String> = ["rnvectoricons", package]
  private static let folder = "/\(package)/fonts/"
  private static let hooks: Set<String> = ["preinstall", "install", "postinstall", "prepare"]
  /// Words of scripts, more than which none have.
  private static let mostWords = 100

  /// - Parameter start: the folder from which the package of the app is looked for.
  init(of pods: Set<String>, _ start: String, _ files: ProjectFiles) {
    guard pods.contains(where: { Self.pods.contains($0.lowercased()) }),
      let path = start.withFoldersAbove.lazy.compactMap({ files.known($0 + "/package.json") })
        .first,
      let bytes = try? FileTree.read(path, limit: 1 << 20),
      let npm = try? JSONDocument.read(SourceText(path: path, bytes: bytes))
    else { return }
    let root = path.folder
    let scripts = npm["scripts"]?.entries ?? []
    var fonts: [String] = []
    if scripts.contains(where: { Self.hooks.contains($0.key) }) {
      fonts += files.known { font in
        FontFiles.isFont(font) && font.hasPrefix(root + "/")
          && (font.folder + "/").lowercased().hasSuffix(Self.folder)
      }
    }
    let words = scripts.compactMap(\.value.string).filter { $0.contains(Self.package) }.lazy
      .flatMap { $0.split { " \"';&".contains($0) } }
      .filter { !$0.contains("node_modules") && !$0.hasPrefix("-") }
    for word in words.prefix(Self.mostWords) { fonts += Self.fonts(String(word), in: root, files) }
    self.files = Dictionary(fonts.map { ($0.lastComponent.lowercased(), $0) }) { first, _ in
      first
    }
  }

  /// The fonts that a word of a script means: a file, some of a folder, or all of one.
  private static func fonts(_ word: String, in root: String, _ files: ProjectFiles) -> [String] {
    let path = FileTree.absolute(root + "/" + word)
    guard path.hasPrefix(root + "/") else { return [] }
    if PathPattern.isPattern(word) {
      return files.files(matching: word, in: root).filter(FontFiles.isFont)
    }
    return (files.known(path).map { [$0] } ?? files.items(in: path)).filter(FontFiles.isFont)
  }
}
