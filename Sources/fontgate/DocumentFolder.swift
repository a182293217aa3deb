import FileTree
import FontGateKit
import FontReport
import Foundation

/// Where the pages are that come with the program.
enum DocumentFolder {
  /// The address of the folder with the pages of the rules: where it is installed, else where it is published;
  /// `nil` where it is neither.
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
    let page = RulePages.path(of: "unknown_font_name") ?? ""
    guard let folder = folders.first(where: { FileTree.isFile($0.path + "/" + page) }) else {
      return Report.Tool.fontgate.rulePages
    }
    var address = folder.absoluteString
    while address.hasSuffix("/") { address.removeLast() }
    return address
  }()
}
