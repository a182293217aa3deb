import FileTree
import SourceText

/// Whether an executable of a package is an app: something in its sources starts one.
enum AppEntryPoint {
  static func isIn(_ sources: Set<String>) -> Bool {
    sources.contains { path in
      path.pathExtension == "swift" && (try? FileTree.read(path)).map(isIn) ?? false
    }
  }

  /// `@main struct Shop: App`, or a call that runs AppKit's or UIKit's application object. Tools have a
  /// `@main` too, of a command.
  private static func isIn(_ bytes: [UInt8]) -> Bool {
    func holds(_ words: String) -> Bool {
      bytes.firstIndex(of: Array(words.utf8), in: 0..<bytes.count) != nil
    }
    if ["NSApplicationMain", "NSApplication.shared", "UIApplicationMain"].contains(where: holds) {
      return true
    }
    guard holds("@main") else { return false }
    return ["App {", "App{", "App,", "App\n", "NSApplicationDelegate", "UIApplicationDelegate"]
      .contains { end in holds(": " + end) || holds("SwiftUI." + end) || holds(", " + end) }
  }
}
