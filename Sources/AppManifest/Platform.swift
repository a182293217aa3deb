/// An Apple platform a process runs on. iPadOS is iOS here: it has its fonts and its rules.
package enum Platform: String, Sendable, Hashable, CaseIterable {
  case iOS, macOS, macCatalyst, tvOS, watchOS, visionOS

  /// What Apple calls it: `Mac Catalyst`.
  package var name: String { self == .macCatalyst ? "Mac Catalyst" : rawValue }

  /// The build setting of the oldest version it runs on.
  var deploymentTargetSetting: String {
    switch self {
    case .iOS, .macCatalyst: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .tvOS: "TVOS_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }
}

/// A version of an operating system: `16.4`.
package struct OSVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  package var major: Int
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `16`, `16.4` or `16.4.1` (the third number does not matter to fonts); `nil` for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, (1...3).contains(numbers.count),
      numbers.allSatisfy({ (0...9999).contains($0) })
    else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  package static func < (left: OSVersion, right: OSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  package var description: String { "\(major).\(minor)" }
}
