/// The platforms some code is compiled for, as `#if` limits them.
package struct PlatformSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let iOS = PlatformSet(rawValue: 1)
  package static let macOS = PlatformSet(rawValue: 2)
  package static let macCatalyst = PlatformSet(rawValue: 4)
  package static let tvOS = PlatformSet(rawValue: 8)
  package static let watchOS = PlatformSet(rawValue: 16)
  package static let visionOS = PlatformSet(rawValue: 32)

  package static let all: PlatformSet = [.iOS, .macOS, .macCatalyst, .tvOS, .watchOS, .visionOS]
  /// No limit.
  package static var every: PlatformSet { all }

  package static let mobile: PlatformSet = [.iOS, .macCatalyst, .tvOS, .watchOS, .visionOS]

  /// The platforms' names as a reference tells them; `nil` where it is all of them.
  package var names: Set<String>? {
    guard self != .all else { return nil }
    let table: [(PlatformSet, String)] = [
      (.iOS, "iOS"), (.macOS, "macOS"), (.macCatalyst, "macCatalyst"), (.tvOS, "tvOS"),
      (.watchOS, "watchOS"), (.visionOS, "visionOS"),
    ]
    return Set(table.filter { contains($0.0) }.map(\.1))
  }
}
