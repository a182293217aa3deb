import FileTree
import SourceText

/// Reads the fonts that storyboards and xibs bring with them: `customFonts`.
enum CustomFontReader {
  /// The fonts of all documents, in the order of the files and of the documents.
  ///
  /// A document that cannot be read is passed over: whoever reads its references says so.
  static func read(_ trees: [FileTree]) -> [InterfaceBuilderFont] {
    let paths = trees.flatMap(\.files).filter { file in
      file.kind == .regular
        && (file.path.hasSuffix(".storyboard") || file.path.hasSuffix(".xib"))
    }.map(\.path)
    return ParserThreads.map(paths, read).flatMap { $0 }
  }

  private static func read(_ path: String) -> [InterfaceBuilderFont] {
    guard let bytes = try? FileTree.read(path) else { return [] }
    let text = SourceText(path: path, bytes: bytes)
    guard text.utf8.firstIndex(of: Array("<customFonts".utf8), in: 0..<text.utf8.count) != nil,
      let fonts = try? MarkupDocument.child("customFonts", of: text)
    else { return [] }
    return fonts.children.compactMap { array in
      // Xcode 6 and 7 wrote `mutableArray`.
      guard array.name == "array" || array.name == "mutableArray",
        let file = array[attribute: "key"]
      else { return nil }
      return InterfaceBuilderFont(
        fileName: file.value,
        postScriptNames: array.children.filter { $0.name == "string" }.map(\.text),
        place: file.place)
    }
  }
}
