package import AppManifest

/// Whether a process can count on a font of Apple's.
package struct BuiltInAvailability: Sendable, Hashable {
  package enum Status: Sendable, Hashable {
    /// In every version the process runs on.
    case available
    /// In no list of the platform's fonts since `unlisted`. A list holds what the platform offers, and a
    /// font that it no longer offers may still be found by its name.
    case unlisted
    /// Not listed before `introduced`, which is later than the oldest version the process runs on.
    case notYetThere
    /// Not installed: it is there once the app or the user has fetched it. A Mac fetches some by itself.
    case downloadable
    /// On none of this platform's lists, but on those of `platforms`.
    case otherPlatform
    /// Someone looked for it on this platform and found it missing, on an old version.
    case reportedAbsent
    /// The lists disagree, or its family is known and its faces are not.
    case unconfirmed
    /// It is there, and was asked for by its name in its own language.
    case localized
    /// It is there, and was asked for by a spelling of its name that design tools write.
    case spelledByTools
  }

  package var status: Status
  /// The first version that may have it; `nil` where it was there before anyone looked.
  package var introduced: OSVersion?
  /// The first version whose list lacks it.
  package var unlisted: OSVersion?
  /// For `otherPlatform`: the platforms whose lists have it, in the order of `Platform.allCases`.
  package var platforms: [Platform]

  package init(
    _ status: Status, introduced: OSVersion? = nil, unlisted: OSVersion? = nil,
    platforms: [Platform] = []
  ) {
    self.status = status
    self.introduced = introduced
    self.unlisted = unlisted
    self.platforms = platforms
  }
}
