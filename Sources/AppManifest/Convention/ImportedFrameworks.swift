import FileTree
import SourceText

/// Which platform the sources of a folder are for, where nothing but their imports can tell.
enum ImportedFrameworks {
  /// macOS where sources import AppKit and none UIKit, watchOS the same with WatchKit, else iOS.
  static func platform(of trees: [FileTree]) -> Platform {
    let paths = trees.flatMap(\.files).filter { file in
      file.kind == .regular && extensions.contains { file.path.hasSuffix($0) }
    }.map(\.path)
    let imports = ParserThreads.map(paths, imports).reduce(into: Set<String>()) { $0.formUnion($1) }
    if imports.contains("UIKit") { return .iOS }
    if imports.contains("AppKit") || imports.contains("Cocoa") { return .macOS }
    return imports.contains("WatchKit") ? .watchOS : .iOS
  }

  private static let extensions = [".swift", ".m", ".mm", ".h"]

  private static func imports(_ path: String) -> Set<String> {
    guard let bytes = try? FileTree.read(path) else { return [] }
    let names: Set<String> = ["UIKit", "AppKit", "Cocoa", "WatchKit"]
    return names.filter { name in
      ["import \(name)", "#import <\(name)/"].contains { words in
        bytes.firstIndex(of: Array(words.utf8), in: 0..<bytes.count) != nil
      }
    }
  }
}
