import NameFlow
import SourceText

// What the platforms are called in directives.
extension PlatformTruth {
  /// The truth of a name of `<TargetConditionals.h>`; unknown for any other.
  init(value name: String, _ names: CompilationConditions.Names) {
    switch name {
    case _ where names.isDefined(name) == false: self = .no
    case "TARGET_OS_MAC", "__APPLE__", "__OBJC__": self = .yes
    case "TARGET_OS_WIN32", "TARGET_OS_WINDOWS", "TARGET_OS_LINUX", "TARGET_OS_UNIX", "_WIN32":
      self = .no
    case "TARGET_OS_IPHONE", "TARGET_OS_EMBEDDED": self = .only(.mobile)
    case "TARGET_OS_IOS": self = .only([.iOS, .macCatalyst], perhaps: .visionOS)
    case "TARGET_OS_OSX": self = .only(.macOS)
    case "TARGET_OS_TV": self = .only(.tvOS)
    case "TARGET_OS_WATCH": self = .only(.watchOS)
    case "TARGET_OS_VISION", "TARGET_OS_XR": self = .only(.visionOS)
    case "TARGET_OS_MACCATALYST", "TARGET_OS_UIKITFORMAC": self = .only(.macCatalyst)
    case "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR":
      self = .only([], perhaps: [.iOS, .tvOS, .watchOS, .visionOS])
    case "true": self = .yes
    // `YES` is `__objc_yes`, and a name that is no macro is 0.
    case "YES", "NO", "false": self = .no
    case _ where Self.leastVersion(ofSDK: name) != nil: self.init(isDefined: name, names)
    default: self = .unknown
    }
  }

  /// Whether a name is defined.
  init(isDefined name: String, _ names: CompilationConditions.Names) {
    switch name {
    case _ where names.isDefined(name) != nil: self = names.isDefined(name) == true ? .yes : .no
    case "__APPLE__", "__OBJC__": self = .yes
    case "_WIN32", "__ANDROID__", "__linux__": self = .no
    case _ where Self.versionOfSystem(named: name) != nil: self = .yes
    case "__IPHONE_OS_VERSION_MIN_REQUIRED", "__IPHONE_OS_VERSION_MAX_ALLOWED":
      self = .only([.iOS, .macCatalyst], perhaps: .mobile)
    case "__MAC_OS_X_VERSION_MIN_REQUIRED", "__MAC_OS_X_VERSION_MAX_ALLOWED":
      self = .only(.macOS, perhaps: .macCatalyst)
    default: self = .unknown
    }
  }
}

extension PlatformTruth {
  /// The oldest SDKs that apps are shipped with: the App Store takes those of the iOS 18 SDK since April 2025, and
  /// notarization asks for the macOS 10.9 SDK.
  ///
  /// Source: <https://developer.apple.com/news/upcoming-requirements/>,
  /// <https://developer.apple.com/documentation/security/notarizing-macos-software-before-distribution>
  private static let leastSDKs: [(name: String, prefix: String, version: Int)] = [
    ("__IPHONE_OS_VERSION_MAX_ALLOWED", "__IPHONE_", 180_000),
    ("__MAC_OS_X_VERSION_MAX_ALLOWED", "__MAC_", 1090),
  ]

  /// The least that the name of an SDK's version stands for; `nil` for any other name.
  static func leastVersion(ofSDK name: String) -> Int? {
    leastSDKs.first { $0.name == name }?.version
  }

  /// What a name of `<AvailabilityVersions.h>` stands for: `__IPHONE_7_0` for 70000, `__MAC_10_9` for 1090; `nil` for
  /// any other name, and for one that not every SDK has.
  static func versionOfSystem(named name: String) -> Int? {
    guard let sdk = leastSDKs.first(where: { name.hasPrefix($0.prefix) }) else { return nil }
    let parts = name.dropFirst(sdk.prefix.count).split(separator: "_").map { Int($0) }
    guard let major = parts.first ?? nil, parts.count == 2, let minor = parts[1],
      (1...99).contains(major), (0...99).contains(minor)
    else { return nil }
    let isShort = sdk.prefix == "__MAC_" && major == 10 && minor < 10
    let version = isShort ? 1000 + minor * 10 : major * 10_000 + minor * 100
    return version <= sdk.version ? version : nil
  }
}
