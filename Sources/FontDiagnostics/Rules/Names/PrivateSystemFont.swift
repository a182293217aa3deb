import AppManifest
import FontReferences
import FontResolution
import SourceText

/// A font of Apple's is asked for by a name that is private, or that users' devices do not have.
enum PrivateSystemFont: FallbackRule {
  static let description = RuleDescription(
    identifier: "private_system_font",
    severity: .error,
    summary: "an Apple font is used by a private or developer-only name",
    rationale: """
      Names that start with a dot (`.SFUI-Regular`, `.SFNSText`) are private and give Times New Roman on \
      iOS 13 and later; so may `.AppleSystemUIFont`, the name of their family. `SF Pro`, `SF Mono`, and `New York` work only where Apple's download is installed: \
      on your Mac, not on devices. Use the system font's own API, which has every weight and design. In \
      Interface Builder, `.AppleSystemUIFont` is the system font itself; a macOS name in an iOS document is \
      not.
      """,
    triggering: [
      .swift("a private name", #"let title = UIFont(name: ↓".SFUI-Semibold", size: 17)"#),
      .swift("a font from Apple's download", #"let title = Font.custom(↓"SF Pro Text", size: 17)"#),
      .swift("New York", #"let title = Font.custom(↓"NewYork-Bold", size: 17)"#),
      .swift(
        "the name of the system font's family",
        #"let title = Font.custom(↓".AppleSystemUIFont", size: 17)"#, severity: .warning),
      .storyboard("a macOS name in an iOS document", fontDescription: "↓.SFNSText"),
      .swift(
        "a private name for Core Graphics", #"let face = CGFont(↓".SFUI-Semibold" as CFString)"#,
        severity: .warning),
      .storyboard(
        "an old name of the system font", fontDescription: "↓.SFUIText-Medium", severity: .warning),
    ],
    nonTriggering: [
      .swift("the system font", "let title = UIFont.systemFont(ofSize: 17, weight: .semibold)"),
      .storyboard(
        "the system font as Interface Builder writes it",
        fontDescription: ".AppleSystemUIFontEmphasized"),
      .storyboard(
        "a macOS name in a macOS document", fontDescription: ".SFNSText", fontsPath: "Fonts"),
    ])

  static func shortfall(of verdict: Verdict) -> Shortfall? {
    let resolution = verdict.resolution
    guard let font = PrivateFontName(verdict.name), resolution.face == nil,
      resolution.unseen == nil,
      !verdict.isNearlyBundled,
      resolution.outcome == .fallback || resolution.outcome == .unknown
    else { return nil }
    // What an old document's private name gives is not known, nor what the family's does, nor what Core Graphics makes
    // of one; what UIKit and Core Text are asked for in code is.
    let isKnown =
      resolution.outcome == .fallback
      || !font.isFamily && !verdict.uses.allSatisfy(\.api.isInterfaceBuilder)
    let isCertain =
      isKnown && (font.kind == .download || !verdict.uses.allSatisfy { $0.api == .cgFont })
    let help = verdict.systemFontHelp
    return Shortfall(
      reason: reason(font.kind, verdict.name.quoted),
      effect: effect(font.kind, verdict, isCertain: isCertain),
      severity: isCertain ? nil : .warning, help: help, remedy: help)
  }

  private static func reason(
    _ kind: PrivateFontName.Kind, _ name: String
  ) -> String {
    guard kind != .download else {
      return "\(name) comes with Apple's developer download and is not installed on devices"
    }
    return "\(name) is " + (kind == .macInterface ? "private to macOS" : "a private font name")
  }

  private static func effect(
    _ kind: PrivateFontName.Kind, _ verdict: Verdict, isCertain: Bool
  ) -> String {
    guard kind != .download else { return ", so \(verdict.consequence)" }
    guard verdict.group.platform != .macOS else { return "" }
    let isPhone = [nil, .iOS, .macCatalyst].contains(verdict.group.platform)
    return ", and \(isCertain ? "gives" : "may give") Times New Roman"
      + (isPhone ? " on iOS 13 and later" : "")
  }
}
