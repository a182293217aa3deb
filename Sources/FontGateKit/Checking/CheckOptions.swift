package import AppManifest
package import FileTree
package import FontDiagnostics
package import FontReferences
package import FontReport
package import FontResolution

/// What to check and how.
package struct CheckOptions: Sendable {
  /// Files and folders, absolute or relative to `currentDirectory`.
  package var paths: [String]
  /// The folder that relative paths are relative to, absolute.
  package var currentDirectory: String
  /// Which rules run and how severe they are.
  package var rules: RuleSelection
  /// Globs of paths that are left out, relative to each folder of `paths`.
  package var excluded: [String]
  /// Font files and folders that count as available to every process.
  package var fonts: [String]
  /// Further ones, which a configuration names: no folder that is a whole part of the disk is searched.
  package var configuredFonts: [String] = []
  /// The platform, where the project does not say it.
  package var platform: Platform?
  /// The oldest version of the platform, where the project does not say it.
  package var deploymentTarget: OSVersion?
  /// The names of the targets to check; empty means all.
  package var targets: [String]
  /// The build configuration to check; `nil` means all.
  package var configuration: String?
  /// Font names that are provided in a way fontgate cannot see.
  package var knownNames: Set<String> = []
  /// Those of them that are a mistake where nothing asks for them, and where they stand.
  package var judgedNames: [KnownName] = []
  /// Findings that are known and let be.
  package var baseline: Baseline?
  /// Swift functions that take a font's name and that the sources do not hold.
  package var fontFunctions: [FontFunction] = []
  /// The reporters that will write the report: while the fonts are there, what these draw is read.
  package var reporters: [any Reporter] = []

  package init(
    paths: [String], currentDirectory: String, rules: RuleSelection = .standard,
    excluded: [String] = [], fonts: [String] = [], platform: Platform? = nil,
    deploymentTarget: OSVersion? = nil, targets: [String] = [], configuration: String? = nil
  ) {
    self.paths = paths
    self.currentDirectory = currentDirectory
    self.rules = rules
    self.excluded = excluded
    self.fonts = fonts
    self.platform = platform
    self.deploymentTarget = deploymentTarget
    self.targets = targets
    self.configuration = configuration
  }

  /// The folder that the process works in, absolute.
  /// - Throws: when it was removed, or may not be looked at.
  package static func workingDirectory() throws(FileFailure) -> String {
    try FileTree.currentFolder()
  }
}
