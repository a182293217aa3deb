package import AppManifest
package import FontResolution

extension BuiltInAvailability {
  /// What is to be said of a font of Apple's, after its name: `is not in Apple's font list for iOS 13 and later`.
  /// - Parameter target: what runs on the platform: `"App"`.
  package func words(on platform: Platform?, for target: String) -> String {
    let name = platform?.name ?? "the platform"
    return switch status {
    case .available: "is built into \(name)"
    case .unlisted:
      "is not in Apple's font list for \(name)\(Self.number(unlisted)) and later"
    case .notYetThere:
      "is not available before \(name)\(Self.number(introduced)), and \(target) supports older versions"
    case .downloadable: "is not installed on \(name); Apple offers it as a downloadable font"
    case .otherPlatform:
      "is available on \(Self.list(platforms)) but not on \(name)"
    case .reportedAbsent: "is not known to be available on \(name)"
    case .localized: "is the localized name of a font that is built into \(name)"
    case .spelledByTools: "is not the PostScript name of the font that is built into \(name)"
    case .unconfirmed: "may not be available on \(name)"
    }
  }

  /// `iOS, macOS and tvOS`
  private static func list(_ platforms: [Platform]) -> String {
    let names = platforms.map(\.name)
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// ` 15`, ` 13.1`; nothing where no version is known.
  private static func number(_ version: OSVersion?) -> String {
    version.map { $0.minor == 0 ? " \($0.major)" : " \($0)" } ?? ""
  }
}
