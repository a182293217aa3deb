public import AppManifest
public import FileTree
public import FontDiagnostics
public import FontReferences
public import FontResolution

/// What to check and how.
public struct FontGateOptions: Sendable {
  /// Files and folders, absolute or relative to `currentDirectory`.
  public var paths: [String]
  /// The folder that relative paths are relative to, absolute.
  public var currentDirectory: String
  /// Which rules run and how severe they are.
  public var rules: RuleSelection
  /// Globs of paths that are left out, relative to each folder of `paths`.
  public var excluded: [String]
  /// Font files and folders that count as available to every process.
  public var fonts: [String]
  /// Further ones, which a configuration names: no folder that is a whole part of the disk is searched.
  public var configuredFonts: [String] = []
  /// The platform, where the project does not say it.
  public var platform: Platform?
  /// The oldest version of the platform, where the project does not say it.
  public var deploymentTarget: OSVersion?
  /// The names of the targets to check; empty means all.
  public var targets: [String]
  /// The build configuration to check; `nil` means all.
  public var configuration: String?
  /// Font names that are provided in a way fontgate cannot see.
  public var knownNames: Set<String> = []
  /// Those of them that are a mistake where nothing asks for them, and where they stand.
  public var judgedNames: [KnownName] = []
  /// Findings that are known and let be.
  public var baseline: Baseline?
  /// Swift functions that take a font's name and that the sources do not hold.
  public var fontFunctions: [FontFunction] = []

  public init(
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
  public static func workingDirectory() throws(FileFailure) -> String {
    try FileTree.currentFolder()
  }
}
