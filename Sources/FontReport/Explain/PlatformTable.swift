import AppManifest
import FontDiagnostics
import FontResolution

/// What each platform brings of a name: a line for each.
struct PlatformTable {
  let name: String
  /// The only platform that matters; `nil` for all.
  let platform: Platform?

  /// The platforms; Mac Catalyst has the Mac's fonts.
  private var platforms: [Platform] {
    platform.map { [$0] } ?? [.iOS, .macOS, .tvOS, .watchOS, .visionOS]
  }

  var lines: [String] {
    platforms.flatMap { platform in
      TableLayout.broken(
        PlatformTable.words(on: name, platform, deploymentTarget: nil),
        first: "  " + platform.name.padding(to: 10), rest: String(repeating: " ", count: 12),
        width: 80)
    }
  }

  /// The PostScript name of the font on the first platform that has it.
  var nameToWrite: String? {
    platforms.lazy.compactMap { platform in
      let match = PlatformTable.match(name, platform, deploymentTarget: nil)
      guard let match, match.availability.status == .available else { return nil }
      return BuiltInFonts.postScriptName(of: match, on: platform)
    }.first
  }

  static func match(
    _ name: String, _ platform: Platform, deploymentTarget: OSVersion?
  ) -> BuiltInMatch? {
    BuiltInFonts.match(name, on: platform, deploymentTarget: deploymentTarget)
      ?? BuiltInFonts.match(ignoringCase: name, on: platform, deploymentTarget: deploymentTarget)
  }

  /// `built in, by its PostScript name`
  static func words(
    on name: String, _ platform: Platform, deploymentTarget: OSVersion?
  ) -> String {
    if let font = PrivateFontName(name) { return words(on: font, platform) }
    guard let match = match(name, platform, deploymentTarget: deploymentTarget) else { return "no" }
    guard match.availability.status == .available else {
      return (match.availability.isAbsent(on: platform) ? "no: it " : "unknown: it ")
        + match.availability.words(on: platform, for: "the app")
    }
    let since = match.availability.introduced.map {
      $0.major > 11 ? ", in version \($0) and later" : ""
    }
    let way =
      switch match.how {
      case .postScriptName: "its PostScript name"
      case .familyName: "a family name; its regular font is used"
      case .fullName: "its full name, which may fail"
      case .caseInsensitive: "named \"\(match.name)\", which may not be found like this"
      }
    let doubt = BuiltInFonts.isListReliable(on: platform) ? "" : " (according to an old list)"
    return "yes: \(way)\(since ?? "")\(doubt)"
  }

  private static func words(on font: PrivateFontName, _ platform: Platform) -> String {
    switch font.kind {
    case .download: "no: only with Apple's developer download"
    case .interface, .macInterface:
      platform == .macOS
        ? "no: a private font name"
        : "no: a private font name, which gives Times New Roman"
    }
  }
}

extension BuiltInAvailability {
  /// Whether an app that asks for the font surely gets none.
  fileprivate func isAbsent(on platform: Platform) -> Bool {
    switch status {
    case .otherPlatform: BuiltInFonts.isListReliable(on: platform)
    case .downloadable: platform == .iOS
    case .available, .unlisted, .notYetThere, .reportedAbsent, .unconfirmed, .localized,
      .spelledByTools:
      false
    }
  }
}

extension String {
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 1))
  }
}
