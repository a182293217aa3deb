public import AppManifest
public import FontResolution

extension BuiltInAvailability {
  /// What is to be said of a font of Apple's, after its name: `is in no list of the fonts of iOS since version 13`.
  /// - Parameter target: what runs on the platform: `"App"`.
  public func words(on platform: Platform?, for target: String) -> String {
    let name = platform?.rawValue ?? "the platform"
    return switch status {
    case .available: "is built into \(name)"
    case .unlisted:
      "is no longer listed among the fonts of \(name) (since version\(Self.number(unlisted)))"
    case .notYetThere:
      "is not in \(name) before version\(Self.number(introduced)), and \(target) runs on older ones"
    case .downloadable: "is not installed with \(name): Apple offers it as a download"
    case .otherPlatform:
      "is a font of \(Self.list(platforms)), not of \(name)"
    case .reportedAbsent: "was reported missing on \(name)"
    case .unconfirmed: "is not confirmed to be in \(name)"
    }
  }

  /// `iOS, macOS and tvOS`
  private static func list(_ platforms: [Platform]) -> String {
    let names = platforms.map(\.rawValue)
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// ` 15`, ` 13.1`; nothing where no version is known.
  private static func number(_ version: OSVersion?) -> String {
    version.map { $0.minor == 0 ? " \($0.major)" : " \($0)" } ?? ""
  }
}
