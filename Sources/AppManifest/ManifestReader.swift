public import FileTree

/// What is known about processes beside what their folder says.
public struct ManifestOptions: Sendable, Equatable {
  /// The platform of every process; `nil` lets the manifests say it.
  public var platform: Platform?
  /// The oldest version of every process; `nil` lets the manifests say it.
  public var deploymentTarget: OSVersion?
  /// Files or folders of fonts that count as available to every process (absolute paths).
  public var extraFonts: [String]

  public init(
    platform: Platform? = nil, deploymentTarget: OSVersion? = nil, extraFonts: [String] = []
  ) {
    self.platform = platform
    self.deploymentTarget = deploymentTarget
    self.extraFonts = extraFonts
  }
}

/// Reads what the processes of some folders declare and bundle.
public struct ManifestReader: Sendable {
  public var trees: [FileTree]
  public var options: ManifestOptions

  public init(trees: [FileTree], options: ManifestOptions = ManifestOptions()) {
    self.trees = trees
    self.options = options
  }

  /// Everything about all processes. Never fails: what could not be read is said in the reading.
  public func read() -> ManifestReading {
    ManifestReading()
  }
}
