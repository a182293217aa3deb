/// The platforms some code is compiled for, as `#if os(…)` limits them.
struct PlatformSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let iOS = PlatformSet(rawValue: 1)
  static let macOS = PlatformSet(rawValue: 2)
  static let tvOS = PlatformSet(rawValue: 4)
  static let watchOS = PlatformSet(rawValue: 8)
  static let visionOS = PlatformSet(rawValue: 16)
  /// No limit.
  static let every: PlatformSet = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]
  static let withUIKit: PlatformSet = [.iOS, .tvOS, .visionOS, .watchOS]

  /// The platforms of a name in `os(…)`; other systems have none of ours.
  init(system: String) {
    switch system {
    case "iOS": self = .iOS
    case "macOS", "OSX": self = .macOS
    case "tvOS": self = .tvOS
    case "watchOS": self = .watchOS
    case "visionOS", "xrOS": self = .visionOS
    default: self = []
    }
  }

  /// The platforms that have a module, as far as it tells them apart.
  init(module: String) {
    switch module {
    case "UIKit": self = .withUIKit
    case "AppKit", "Cocoa": self = .macOS
    case "WatchKit": self = .watchOS
    default: self = .every
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// As reports write them; `nil` for no limit.
  var names: Set<String>? {
    guard self != .every else { return nil }
    let all: [(PlatformSet, String)] = [
      (.iOS, "iOS"), (.macOS, "macOS"), (.tvOS, "tvOS"), (.watchOS, "watchOS"),
      (.visionOS, "visionOS"),
    ]
    return Set(all.filter { contains($0.0) }.map(\.1))
  }
}
