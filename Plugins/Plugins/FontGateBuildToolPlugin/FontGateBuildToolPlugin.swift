import Foundation
import PackagePlugin

/// Checks in each build before which something has changed: findings are warnings and errors of its log.
@main
struct FontGateBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package
    // Once for a package, whose targets are all checked together.
    let sources = package.targets.compactMap { $0 as? any SourceModuleTarget }
    guard target.id == sources.first?.id else { return [] }
    return [
      command(
        try context.tool(named: "fontgate").url, for: package.directoryURL,
        watching: sources.flatMap { $0.sourceFiles.map(\.url) }
          + [package.directoryURL.appending(path: "Package.swift")],
        in: context.pluginWorkDirectoryURL)
    ]
  }
}

extension FontGateBuildToolPlugin {
  /// A build runs a command again only if files have changed since it made another: here a Swift file
  /// without code, once all is well.
  private func command(
    _ executable: URL, for folder: URL, watching files: [URL], in work: URL
  ) -> Command {
    let configuration = folder.appending(path: ".fontgate.yml")
    let isConfigured = FileManager.default.fileExists(atPath: configuration.path)
    let stamp = work.appending(path: "FontGateChecked.swift")
    let check = #""$0" check "$1" --reporter xcode --no-progress --quiet && : >"$2""#
    return .buildCommand(
      displayName: "fontgate", executable: URL(filePath: "/bin/sh"),
      arguments: ["-c", check, executable.path, folder.path, stamp.path],
      inputFiles: files + (isConfigured ? [configuration] : []) + [executable],
      outputFiles: [stamp])
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FontGateBuildToolPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let project = context.xcodeProject
      guard target.id == project.targets.first?.id else { return [] }
      return [
        command(
          try context.tool(named: "fontgate").url, for: project.directoryURL,
          watching: project.targets.flatMap { $0.inputFiles.map(\.url) },
          in: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
