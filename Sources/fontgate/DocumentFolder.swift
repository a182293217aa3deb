import FileTree
import FontGateKit
import Foundation

/// Where the pages are that come with the program.
enum DocumentFolder {
  /// The address of the folder with the pages of the rules; `nil` where it is not installed.
  static let rulePages: String? = {
    guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
    let bin = program.deletingLastPathComponent()
    var folders = [bin.appending(path: "../share/doc/fontgate/rules").standardizedFileURL]
    // A build in its checkout: .build/debug, .build/x86_64-unknown-linux-gnu/debug.
    for back in ["../..", "../../.."] {
      folders.append(
        bin.appending(path: back + "/Sources/FontGateKit/FontGateKit.docc/Rules")
          .standardizedFileURL)
    }
    let found = folders.first { FileTree.isFile($0.path + "/unknown_font_name.md") }
    return found.map { folder in
      var address = folder.absoluteString
      while address.hasSuffix("/") { address.removeLast() }
      return address
    }
  }()
}
