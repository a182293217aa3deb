import AppManifest
import FontReferences
import FontResolution
import SourceText

/// A font of Apple's is asked for by a name that is private, or that users' devices do not have.
enum PrivateSystemFont: FallbackRule {
  static let description = RuleDescription(
    identifier: "private_system_font",
    severity: .error,
    summary: "a font of Apple's is asked for by a name that does not work on users' devices",
    rationale: """
      Names with a dot in front (`.SFUI-Regular`, `.SFNSText`) are private: asked for by name they give \
      Times New Roman since iOS 13. `SF Pro`, `SF Mono` and `New York` are fonts only where Apple's \
      download was installed: on the developer's Mac, and not on any user's device. The system font has \
      calls of its own, in every weight and design. In Interface Builder `.AppleSystemUIFont` is how \
      the system font itself is written; a name of macOS's in an iOS document is not.
      """,
    triggering: [
      .swift("a private name", #"let title = UIFont(name: ↓".SFUI-Semibold", size: 17)"#),
      .swift("a font from Apple's download", #"let title = Font.custom(↓"SF Pro Text", size: 17)"#),
      .swift("New York", #"let title = Font.custom(↓"NewYork-Bold", size: 17)"#),
      .storyboard("a name of macOS's in an iOS document", fontDescription: "↓.SFNSText"),
      .storyboard(
        "an old name of the system font", fontDescription: "↓.SFUIText-Medium", severity: .warning),
    ],
    nonTriggering: [
      .swift("the system font", "let title = UIFont.systemFont(ofSize: 17, weight: .semibold)"),
      .storyboard(
        "the system font as Interface Builder writes it",
        fontDescription: ".AppleSystemUIFontEmphasized"),
      .storyboard(
        "a name of macOS's in a macOS document", fontDescription: ".SFNSText", fontsPath: "Fonts"),
    ])

  static func shortfall(of verdict: Verdict) -> Shortfall? {
    let resolution = verdict.resolution
    guard let font = FontResolution.PrivateSystemFont(verdict.name), resolution.face == nil,
      resolution.unseen == nil,
      !verdict.isNearlyBundled,
      resolution.outcome == .fallback || resolution.outcome == .unknown
    else { return nil }
    // What an old document's private name gives is not known; what code asks for is.
    let isCertain =
      resolution.outcome == .fallback || !verdict.uses.allSatisfy(\.api.isInterfaceBuilder)
    let help = help(verdict)
    return Shortfall(
      reason: reason(font.kind, verdict.name.quoted),
      effect: effect(font.kind, verdict, isCertain: isCertain),
      severity: isCertain ? nil : .warning, help: help, remedy: help)
  }

  private static func reason(
    _ kind: FontResolution.PrivateSystemFont.Kind, _ name: String
  ) -> String {
    guard kind != .download else {
      return "\(name) is not on users' devices, only where Apple's download is installed"
    }
    return "\(name) is " + (kind == .macInterface ? "private to macOS" : "a private name")
  }

  private static func effect(
    _ kind: FontResolution.PrivateSystemFont.Kind, _ verdict: Verdict, isCertain: Bool
  ) -> String {
    guard kind != .download else { return ", so \(verdict.consequence)" }
    guard verdict.group.platform != .macOS else { return "" }
    return ", and \(isCertain ? "gives" : "may give") Times New Roman since iOS 13"
  }

  private static func help(_ verdict: Verdict) -> String {
    let name = verdict.name.squashed
    let design: SystemDesign? =
      name.hasPrefix("newyork")
      ? .serif : name.contains("mono") ? .monospaced : name.contains("rounded") ? .rounded : nil
    let calls = verdict.uses.map { $0.systemFont(in: design, on: verdict.group.platform) }.uniqued
    return calls.joined(separator: "; ")
  }
}

/// A design of the system font.
private enum SystemDesign: String {
  case serif, monospaced, rounded
}

extension FontReference {
  /// How the system font is asked for where a reference asks for a font by its name.
  fileprivate func systemFont(in design: SystemDesign?, on platform: Platform?) -> String {
    switch api {
    case .interfaceBuilderDescription, .interfaceBuilderFont, .interfaceBuilderControlFont:
      return design == nil
        ? "choose a system font in Interface Builder"
        : "choose a system font in Interface Builder, and set its design in code"
    case .reactNative: return "leave fontFamily out, or write \(reactNativeName(of: design).quoted)"
    case .webFamilies, .webFamiliesWithGeneric: return "write system-ui"
    case .fontCustom, .fontCustomRelative, .fontCustomFixed, .markdownFamily, .styleDictionary:
      guard let design else { return "ask for the system font: .system(size:)" }
      return "ask for the system font in its design: .system(size:design: .\(design))"
    default:
      return "ask for the system font: " + call(design, isMac: api.isOfMac ?? (platform == .macOS))
    }
  }

  private func reactNativeName(of design: SystemDesign?) -> String {
    switch design {
    case .serif: "ui-serif"
    case .monospaced: "ui-monospace"
    case .rounded: "ui-rounded"
    case nil: "System"
    }
  }

  /// The call of UIKit or AppKit, as the file's language writes it.
  private func call(_ design: SystemDesign?, isMac: Bool) -> String {
    let type = isMac ? "NSFont" : "UIFont"
    let isObjectiveC = [".m", ".mm", ".h"].contains { place.path.hasSuffix($0) }
    if design == .monospaced {
      return isObjectiveC
        ? "[\(type) monospacedSystemFontOfSize:weight:]"
        : "\(type).monospacedSystemFont(ofSize:weight:)"
    }
    let plain = isObjectiveC ? "[\(type) systemFontOfSize:]" : "\(type).systemFont(ofSize:)"
    guard let design else { return plain }
    let described =
      isObjectiveC
      ? "fontDescriptorWithDesign:" : "withDesign(.\(design))"
    return plain + " with its descriptor's " + described
  }
}

extension FontAPI {
  /// Whether it is AppKit's or UIKit's own; `nil` where it is neither's.
  fileprivate var isOfMac: Bool? {
    switch self {
    case .nsFont, .nsFontDescriptorName, .fontManagerFamily, .fontManagerFace: true
    case .uiFont, .uiFontDescriptorName: false
    default: nil
    }
  }
}
