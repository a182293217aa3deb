import SourceText

/// What the `Info.plist` of a built bundle says about where it runs: the build writes it there.
struct BuiltFacts {
  let info: PlacedValue?
  let path: String
  /// Whether the bundle is laid out as on a Mac.
  let hasContents: Bool

  var platform: Platform {
    let named =
      [info?["DTPlatformName"]?.string]
      + (info?["CFBundleSupportedPlatforms"]?.array ?? []).map(\.string)
    for name in named.compactMap({ $0?.lowercased() }) {
      switch name {
      case "iphoneos", "iphonesimulator": return .iOS
      case "appletvos", "appletvsimulator": return .tvOS
      case "watchos", "watchsimulator": return .watchOS
      case "xros", "xrsimulator": return .visionOS
      case "macosx": return isCatalyst ? .macCatalyst : .macOS
      default: continue
      }
    }
    if hasContents || info?["LSMinimumSystemVersion"] != nil {
      return isCatalyst ? .macCatalyst : .macOS
    }
    return info.flatMap { InfoPropertyList(path: path, root: $0).platforms.first } ?? .iOS
  }

  var deploymentTarget: OSVersion? {
    let isMac = platform == .macOS || platform == .macCatalyst
    let version = info?[isMac ? "LSMinimumSystemVersion" : "MinimumOSVersion"]?.string
    // A Catalyst app's version is that of macOS, and its fonts are those of iOS of the same year.
    guard let version = version.flatMap({ OSVersion($0) }), platform == .macCatalyst else {
      return version.flatMap { OSVersion($0) }
    }
    return version.major >= 11 && version.major < 26
      ? OSVersion(version.major + 3, version.minor) : version
  }

  /// An iPad app made for the Mac names device families; others have none.
  private var isCatalyst: Bool {
    info?["UIDeviceFamily"] != nil
  }
}
