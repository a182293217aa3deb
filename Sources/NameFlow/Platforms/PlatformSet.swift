/// The platforms some code is compiled for, as `#if` limits them.
struct PlatformSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let iOS = PlatformSet(rawValue: 1)
  static let macOS = PlatformSet(rawValue: 2)
  static let macCatalyst = PlatformSet(rawValue: 4)
  static let tvOS = PlatformSet(rawValue: 8)
  static let watchOS = PlatformSet(rawValue: 16)
  static let visionOS = PlatformSet(rawValue: 32)

  static let all: PlatformSet = [.iOS, .macOS, .macCatalyst, .tvOS, .watchOS, .visionOS]
  /// No limit.
  static var every: PlatformSet { all }

  static let mobile: PlatformSet = [.iOS, .macCatalyst, .tvOS, .watchOS, .visionOS]

  /// The platforms' names as a reference tells them; `nil` where it is all of them.
  var names: Set<String>? {
    guard self != .all else { return nil }
    let table: [(PlatformSet, String)] = [
      (.iOS, "iOS"), (.macOS, "macOS"), (.macCatalyst, "macCatalyst"), (.tvOS, "tvOS"),
      (.watchOS, "watchOS"), (.visionOS, "visionOS"),
    ]
    return Set(table.filter { contains($0.0) }.map(\.1))
  }
}
