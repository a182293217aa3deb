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
        file.dropFirst(folder.count).split(separator: "/").dropLast()
          .contains { $0 == "ios" || $0.hasSuffix(".bundle") }
      })
    var waiting = files.filter { Self.mayName($0) }.union(paths)
    while let file = waiting.popFirst(), paths.count < pages.count {
      guard let bytes = try? FileTree.read(file), bytes.count <= Self.largest else { continue }
      for page in pages where !paths.contains(page) && page != file && names(page, in: bytes) {
        paths.insert(page)
        waiting.insert(page)
      }
    }
  }

  /// Whether a file is code, or what says what is in the app.
  private static func mayName(_ file: String) -> Bool {
    WorkspacePackages.isCode(file) || ["app.json", "app.config.json"].contains(file.lastComponent)
  }

  private func names(_ page: String, in bytes: [UInt8]) -> Bool {
    bytes.firstIndex(of: Array(page.lastComponent.utf8), in: 0..<bytes.count) != nil
  }

  /// No code that a person wrote is larger.
  private static let largest = 1 << 20
}
