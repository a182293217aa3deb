import Foundation
import PackagePlugin

/// Checks before each build: findings are warnings and errors of the build log.
@main
struct FontGateBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    [
      command(
        try context.tool(named: "fontgate").url, for: context.package.directoryURL,
        context.pluginWorkDirectoryURL)
    ]
  }
}

extension FontGateBuildToolPlugin {
  private func command(_ executable: URL, for folder: URL, _ work: URL) -> Command {
    .prebuildCommand(
      displayName: "fontgate", executable: executable,
      arguments: ["check", folder.path, "--reporter", "xcode", "--no-progress", "--quiet"],
      outputFilesDirectory: work)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FontGateBuildToolPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      [
        command(
          try context.tool(named: "fontgate").url, for: context.xcodeProject.directoryURL,
          context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
