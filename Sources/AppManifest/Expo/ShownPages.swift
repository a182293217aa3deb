import FileTree
import SourceText

/// The pages and style sheets of an app that something can show. Metro packs what code takes in and nothing else, so
/// that a page counts if code has its name, or a page that counts; if it is in native code, of which nothing is known
/// here; or if the configuration bundles its folder.
struct ShownPages {
  private var paths: Set<String> = []

  func contains(_ file: String) -> Bool { paths.contains(file) }

  static func isPage(_ file: String) -> Bool {
    ["html", "htm", "css"].contains(file.pathExtension)
  }

  init(among files: Set<String>, in folder: String, bundled: [String], files known: ProjectFiles) {
    let pages = files.filter(Self.isPage)
    guard !pages.isEmpty else { return }
    // What stands for all files is in every new project, and bundles none.
    let patterns = bundled.filter { $0.first != "*" && $0 != "./**/*" }
    paths = Set(patterns.flatMap { known.files(matching: $0, in: folder) }).intersection(pages)
    paths.formUnion(
      pages.filter { file in
        file.dropFirst(folder.count).pathComponents.dropLast()
          .contains { $0 == "ios" || $0.hasSuffix(".bundle") }
      })
    let byName = Dictionary(grouping: pages, by: \.lastComponent)
    var waiting = files.filter { Self.mayName($0) }.union(paths)
    while let file = waiting.popFirst(), paths.count < pages.count {
      guard let bytes = try? FileTree.read(file), bytes.count <= Self.largest else { continue }
      for page in Self.names(in: bytes).flatMap({ byName[$0] ?? [] })
      where page != file && paths.insert(page).inserted {
        waiting.insert(page)
      }
    }
  }

  /// Whether a file is code, or what says what is in the app.
  private static func mayName(_ file: String) -> Bool {
    WorkspacePackages.isCode(file) || ["app.json", "app.config.json"].contains(file.lastComponent)
  }

  /// What may be the names of pages in a text, from the mark or the space before each.
  private static func names(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    for (dot, byte) in bytes.enumerated() where byte == UInt8(ascii: ".") {
      let letters = bytes[(dot + 1)...].prefix(4).prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
      let ending = String(decoding: letters, as: UTF8.self)
      guard isPage("page." + ending) else { continue }
      let before = bytes[..<dot].suffix(longestName)
      for ends in [marks, marks.union([0x20])] {
        let start = before.lastIndex(where: ends.contains).map { $0 + 1 } ?? before.startIndex
        names.insert(String(decoding: bytes[start..<letters.endIndex], as: UTF8.self))
      }
    }
    return names
  }

  /// What stands before a name.
  private static let marks = Set("\"'`/\\()<>=:,;[]{}\t\r\n".utf8)

  private static let longestName = 255

  /// No code that a person wrote is larger.
  private static let largest = 1 << 20
}
