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

  private static let commands: Set<String> = ["cp", "rsync", "ditto", "mv", "install"]
  private static let ends: Set<String> = [";", "&&", "||", "|", ">", "done", "fi"]
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
      for word in line.words where word.hasSuffix(".sh") && !word.contains("$") {
        let written = word.hasPrefix(ShellLines.root) ? String(word.dropFirst()) : word
        let path = root + "/" + written.drop { $0 == "/" }
        // What CocoaPods copies is what its pods say.
        guard !path.folderComponents.contains("Pods") else { continue }
        if let script = files.file(path).flatMap(Self.read) { texts.append(script) }
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
      guard let start = line.words.firstIndex(where: Self.commands.contains) else { continue }
      let words = line.words[(start + 1)...].prefix { !Self.ends.contains($0) }
        .filter { !$0.hasPrefix("-") }
      guard words.count > 1, let target = words.last.flatMap(Self.bundlePath) else { continue }
      for source in words.dropLast() {
        guard let copied = copied(source, by: line.words[start]) else {
          isUnclear = true
          continue
        }
        for (path, name) in copied where contents.isFont(path) {
          let isNamed = contents.isFont(target) && copied.count == 1
          let bundlePath = isNamed ? target : target.isEmpty ? name : target + "/" + name
          contents.add(path, bundlePath: bundlePath, place: place)
          isFound = true
        }
      }
    }
    let lowercased = text.lowercased()
    let isOfFonts = ["font", ".ttf", ".otf"].contains(where: lowercased.contains)
    if isOfFonts, isUnclear || !isFound { contents.addCopyingScript(place) }
  }

  /// The files that a word means, and the paths that they get; `nil` where that is not known.
  private func copied(_ word: String, by command: String) -> [(path: String, name: String)]? {
    guard !word.contains("$"), !word.contains("`"), !word.contains("{}") else { return nil }
    let written = word.hasPrefix(ShellLines.root) ? String(word.dropFirst()) : word
    let isBelow = word.hasPrefix(ShellLines.root) || !written.hasPrefix("/")
    let path = FileTree.absolute(isBelow ? root + "/" + written.drop { $0 == "/" } : written)
    if let file = files.file(path) { return [(file, file.lastComponent)] }
    // Whoever copies from so far above says elsewhere what of it.
    guard path != "/", !root.isBelow(path) else { return nil }
    let pattern = path.lastComponent
    if pattern.contains("*") {
      let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
      guard parts.count == 2, let folder = files.folder(path.folder) else { return nil }
      return files.files(below: folder).filter {
        $0.folder == folder && $0.lastComponent.hasPrefix(parts[0])
          && $0.lastComponent.hasSuffix(parts[1])
      }.map { ($0, $0.lastComponent) }
    }
    guard let folder = files.folder(path) else { return nil }
    // What is in the folder is copied, and not the folder itself.
    let isOpened = word.hasSuffix("/") || word.hasSuffix("/.") || command == "ditto"
    return files.files(below: folder).map { file in
      let inner = String(file.dropFirst(folder.count + 1))
      return (file, isOpened ? inner : folder.lastComponent + "/" + inner)
    }
  }

  /// The path below the product's resources that a word means; `nil` for one elsewhere.
  private static func bundlePath(_ word: String) -> String? {
    let parts = word.split(separator: "/").map(String.init)
    guard
      let last = parts.lastIndex(where: { part in
        part.hasPrefix("$") && products.contains { part.hasSuffix($0) } || part.hasSuffix(".app")
      })
    else { return nil }
    var rest = parts[(last + 1)...]
    if rest.first == "Contents" { rest = rest.dropFirst() }
    if rest.first == "Resources" { rest = rest.dropFirst() }
    return rest.contains { $0.contains("$") }
      ? nil : rest.filter { $0 != "." }.joined(separator: "/")
  }
}
