/// A set of Apple platforms, as conditional directives narrow it.
struct ObjCPlatforms: OptionSet, Sendable {
  let rawValue: UInt8

  static let iOS = ObjCPlatforms(rawValue: 1)
  static let macOS = ObjCPlatforms(rawValue: 2)
  static let macCatalyst = ObjCPlatforms(rawValue: 4)
  static let tvOS = ObjCPlatforms(rawValue: 8)
  static let watchOS = ObjCPlatforms(rawValue: 16)
  static let visionOS = ObjCPlatforms(rawValue: 32)

  static let all: ObjCPlatforms = [.iOS, .macOS, .macCatalyst, .tvOS, .watchOS, .visionOS]
  static let mobile: ObjCPlatforms = [.iOS, .macCatalyst, .tvOS, .watchOS, .visionOS]

  /// The platforms' names as a reference tells them; `nil` where it is all of them.
  var names: Set<String>? {
    guard self != .all else { return nil }
    let table: [(ObjCPlatforms, String)] = [
      (.iOS, "iOS"), (.macOS, "macOS"), (.macCatalyst, "macCatalyst"), (.tvOS, "tvOS"),
      (.watchOS, "watchOS"), (.visionOS, "visionOS"),
    ]
    return Set(table.filter { contains($0.0) }.map(\.1))
  }
}

/// Where a condition holds: surely, or possibly.
struct ObjCTruth: Sendable, Equatable {
  var certain: ObjCPlatforms
  var possible: ObjCPlatforms

  static let yes = ObjCTruth(certain: .all, possible: .all)
  static let no = ObjCTruth(certain: [], possible: [])
  static let unknown = ObjCTruth(certain: [], possible: .all)

  static func only(_ platforms: ObjCPlatforms, perhaps: ObjCPlatforms = []) -> ObjCTruth {
    ObjCTruth(certain: platforms, possible: platforms.union(perhaps))
  }

  var negated: ObjCTruth {
    ObjCTruth(
      certain: ObjCPlatforms.all.subtracting(possible),
      possible: ObjCPlatforms.all.subtracting(certain))
  }

  func and(_ other: ObjCTruth) -> ObjCTruth {
    ObjCTruth(
      certain: certain.intersection(other.certain),
      possible: possible.intersection(other.possible))
  }

  func or(_ other: ObjCTruth) -> ObjCTruth {
    ObjCTruth(
      certain: certain.union(other.certain), possible: possible.union(other.possible))
  }

  /// The truth of a name of `<TargetConditionals.h>`; unknown for any other.
  init(value name: String) {
    switch name {
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
    case "YES", "true": self = .yes
    case "NO", "false": self = .no
    default: self = .unknown
    }
  }

  init(certain: ObjCPlatforms, possible: ObjCPlatforms) {
    self.certain = certain
    self.possible = possible
  }

  /// Whether a name is defined.
  init(isDefined name: String) {
    switch name {
    case "__APPLE__", "__OBJC__": self = .yes
    case "_WIN32", "__ANDROID__", "__linux__": self = .no
    case "__IPHONE_OS_VERSION_MIN_REQUIRED", "__IPHONE_OS_VERSION_MAX_ALLOWED":
      self = .only([.iOS, .macCatalyst], perhaps: .mobile)
    case "__MAC_OS_X_VERSION_MIN_REQUIRED", "__MAC_OS_X_VERSION_MAX_ALLOWED":
      self = .only(.macOS, perhaps: .macCatalyst)
    default: self = .unknown
    }
  }
}
