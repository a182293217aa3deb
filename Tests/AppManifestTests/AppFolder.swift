import AppManifest
import FileTree
import Foundation

/// A folder of a test's own with the files of an app, gone with the value.
final class AppFolder {
  let path: String

  init(_ files: [String: String]) throws {
    let temporary = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = temporary + "/fontgate-\(UUID().uuidString)/Demo"
    for (name, content) in files { try write(Data(content.utf8), to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(
      at: URL(fileURLWithPath: path).deletingLastPathComponent())
  }

  func write(_ content: Data, to name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: file)
  }

  func read(_ options: ManifestOptions = ManifestOptions()) throws -> ManifestReading {
    try ManifestReader(trees: [FileTree.walk(path)], options: options).read()
  }
}

/// A property list with these lines in its dictionary; the first stands on line 4.
func plist(_ lines: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0">
  <dict>
  \(lines)
  </dict>
  </plist>

  """
}

/// The lines of a `UIAppFonts` key with these fonts.
func appFonts(_ fonts: String...) -> String {
  let items = fonts.map { "<string>\($0)</string>\n" }.joined()
  return "<key>UIAppFonts</key>\n<array>\n\(items)</array>\n"
}
