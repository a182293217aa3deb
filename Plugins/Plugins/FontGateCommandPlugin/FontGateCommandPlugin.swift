import Foundation
import PackagePlugin

/// `swift package fontgate`: fontgate with its own arguments, in the folder of the package.
@main
struct FontGateCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "fontgate").url, arguments, in: context.package.directoryURL)
  }
}

extension FontGateCommandPlugin {
  private func run(_ executable: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments.isEmpty ? ["check"] : arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 1: throw Failure(description: "fontgate found font names that do not work")
    case let code: throw Failure(description: "fontgate ended with exit code \(code)")
    }
  }
}

/// Why the command failed.
struct Failure: Error, CustomStringConvertible {
  var description: String
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FontGateCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run(
        context.tool(named: "fontgate").url, arguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif
