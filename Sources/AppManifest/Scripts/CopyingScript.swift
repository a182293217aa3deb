import FileTree
import SourceText

/// A script of a build that copies fonts into the product:
/// `cp "$SRCROOT"/fonts/*.ttf "$TARGET_BUILD_DIR/$UNLOCALIZED_RESOURCES_FOLDER_PATH"`.
struct CopyingScript {
  let text: String
  /// What names it in the project.
  let place: SourcePlace
  /// The folder that it runs in.
  let root: String
  let files: ProjectFiles

  private var words: ShellFiles { ShellFiles(folders: [root], files: files) }

  /// The variables that stand for the product, or a folder of it.
  private static let products = [
    "CODESIGNING_FOLDER_PATH", "RESOURCES_FOLDER_PATH", "CONTENTS_FOLDER_PATH", "WRAPPER_NAME",
    "FULL_PRODUCT_NAME", "EXECUTABLE_FOLDER_PATH",
  ]

  /// The text of a script of its own.
  static func read(_ path: String) -> String? {
    (try? FileTree.read(path, limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Its text, with that of the scripts that it runs.
  private var whole: String {
    var shell = ShellLines(text)
    var texts = [text]
    while texts.count < 8, let line = shell.next() {
      for word in line.words where word.hasSuffix(".sh") {
        guard let path = words.found(word).first else { continue }
        // What CocoaPods copies is what its pods say.
        guard !path.folderComponents.contains("Pods") else { continue }
        if let script = Self.read(path) { texts.append(script) }
      }
    }
    return texts.joined(separator: "\n")
  }

  /// Takes what it copies; where that is not followed, and it is about fonts, it may bring any.
  func add(to contents: inout TargetContents) {
    guard !text.isEmpty else { return }
    let text = whole
    guard Self.products.contains(where: text.contains) else { return }
    var shell = ShellLines(text)
    var isUnclear = false
    var isFound = false
    while let line = shell.next() {
      guard let copy = ShellCopy(line), let target = Self.bundlePath(copy.target) else { continue }
      for source in copy.sources {
        if words.found(source).isEmpty { isUnclear = true }
        for font in words.fonts(source, by: copy, into: target) {
          contents.add(font.path, bundlePath: font.bundlePath, place: place)
          isFound = true
        }
      }
    }
    let lowercased = text.lowercased()
    let isOfFonts = ["font", ".ttf", ".otf"].contains(where: lowercased.contains)
    if isOfFonts, isUnclear || !isFound { contents.addCopyingScript(place) }
  }

  /// The path below the product's resources that a word means; `nil` for one elsewhere.
  private static func bundlePath(_ word: String) -> String? {
    let parts = word.pathComponents
    guard
      let last = parts.lastIndex(where: { part in
        part.hasPrefix("$") && products.contains { part.hasSuffix($0) } || part.hasSuffix(".app")
      })
    else { return nil }
    var rest = parts[(last + 1)...]
    if rest.first == "Contents" { rest = rest.dropFirst() }
    if rest.first == "Resources" { rest = rest.dropFirst() }
    return rest.contains { $0.contains("$") }
      ? nil : rest.joined(separator: "/").withoutIdleParts
  }
}
