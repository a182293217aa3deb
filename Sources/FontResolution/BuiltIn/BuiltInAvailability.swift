public import AppManifest

/// Whether a process can count on a font of Apple's.
public struct BuiltInAvailability: Sendable, Hashable {
  public enum Status: Sendable, Hashable {
    /// In every version the process runs on.
    case available
    /// Gone since `removed`; an app built today runs on the newest version too.
    case removed
    /// There since `introduced`, which is later than the oldest version the process runs on.
    case notYetThere
    /// Not installed: it is there once the app or the user has fetched it.
    case downloadable
    /// On none of this platform's lists, but on those of `platforms`.
    case otherPlatform
    /// Someone looked for it on this platform and found it missing, on an old version.
    case reportedAbsent
    /// The lists disagree, or its family is known and its faces are not.
    case unconfirmed
  }

  public var status: Status
  /// The first version that has it; `nil` where it was there before anyone looked.
  public var introduced: OSVersion?
  /// The first version that lacks it.
  public var removed: OSVersion?
  /// For `otherPlatform`: the platforms whose lists have it, in the order of `Platform.allCases`.
  public var platforms: [Platform]

  public init(
    _ status: Status, introduced: OSVersion? = nil, removed: OSVersion? = nil,
    platforms: [Platform] = []
  ) {
    self.status = status
    self.introduced = introduced
    self.removed = removed
    self.platforms = platforms
  }
}
