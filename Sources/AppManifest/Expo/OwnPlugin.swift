import FileTree
import SourceText

/// A plugin of the app's own, `"./plugins/withFonts"`: a program that changes the native project.
struct OwnPlugin {
  /// Its file.
  let path: String
  /// The texts that are written in it.
  let texts: [String]

  private static let endings = [
    "", ".js", ".ts", ".cjs", ".mjs", "/index.js", "/index.ts", "/app.plugin.js",
  ]

  /// The plugin at a path, where it declares fonts; `nil` for any other.
  init?(_ name: String, in folder: String, files: ProjectFiles) {
    guard name.hasPrefix("."),
      let path = Self.endings.lazy.compactMap({ files.file(folder + "/" + name + $0) })
        .first(where: { ["js", "ts", "cjs", "mjs"].contains($0.pathExtension) }),
      let bytes = try? FileTree.read(path, limit: ExpoReader.largest)
    else { return nil }
    let code = SourceText(path: path, bytes: bytes).utf8
    let declares = ["UIAppFonts", "addResourceFileToGroup", "addFont"].contains { word in
      code.firstIndex(of: Array(word.utf8), in: 0..<code.count) != nil
    }
    guard declares else { return nil }
    self.path = path
    texts = Self.texts(in: Array(code))
  }

  /// What stands between two equal quotation marks of a line.
  private static func texts(in code: [UInt8]) -> [String] {
    var texts: [String] = []
    var start: Int?
    for (index, byte) in code.enumerated() {
      guard let open = start else {
        if Self.quotes.contains(byte) { start = index }
        continue
      }
      if byte == code[open] {
        texts.append(String(decoding: code[(open + 1)..<index], as: UTF8.self))
        start = nil
      } else if byte == UInt8(ascii: "\n") {
        start = nil
      }
    }
    return texts.filter { !$0.isEmpty && $0.utf8.count < 1_000 }
  }

  private static let quotes = Array("'\"`".utf8)
}
