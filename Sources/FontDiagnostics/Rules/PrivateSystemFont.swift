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
      iOS 13 and later. `SF Pro`, `SF Mono`, and `New York` work only where Apple's download is installed: \
      on your Mac, not on devices. Use the system font's own API, which has every weight and design. In \
      Interface Builder, `.AppleSystemUIFont` is the system font itself; a macOS name in an iOS document is \
      not.
      """,
    triggering: [
      .swift("a private name", #"let title = UIFont(name: ↓".SFUI-Semibold", size: 17)"#),
      .swift("a font from Apple's download", #"let title = Font.custom(↓"SF Pro Text", size: 17)"#),
      .swift("New York", #"let title = Font.custom(↓"NewYork-Bold", size: 17)"#),
      .storyboard("a macOS name in an iOS document", fontDescription: "↓.SFNSText"),
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
      return "\(name) comes with Apple's developer download and is not installed on devices"
    }
    return "\(name) is " + (kind == .macInterface ? "private to macOS" : "a private font name")
  }

  private static func effect(
    _ kind: FontResolution.PrivateSystemFont.Kind, _ verdict: Verdict, isCertain: Bool
  ) -> String {
    guard kind != .download else { return ", so \(verdict.consequence)" }
    guard verdict.group.platform != .macOS else { return "" }
    let isPhone = [nil, .iOS, .macCatalyst].contains(verdict.group.platform)
    return ", and \(isCertain ? "gives" : "may give") Times New Roman"
      + (isPhone ? " on iOS 13 and later" : "")
  }

  private static func help(_ verdict: Verdict) -> String {
    let name = verdict.name.squashed
    let design: SystemDesign? =
      name.hasPrefix("newyork")
      ? .serif : name.contains("mono") ? .monospaced : name.contains("rounded") ? .rounded : nil
    let weight = FontWeightName(verdict.name)
    let calls = verdict.uses.map {
      $0.systemFont(in: design, weight, on: verdict.group.platform)
    }.uniqued
    return calls.joined(separator: "; ")
  }
}

/// A weight of the system font, as Apple's APIs call it.
private struct FontWeightName {
  var name: String

  /// The one that a font's name ends with; `nil` for regular ones. `New York Medium` is a size.
  init?(_ fontName: String) {
    let parts = fontName.split { $0 == "-" || $0 == " " }
    let isSize = fontName.squashed.hasPrefix("newyork") && !fontName.contains("-")
    guard parts.count > 1, !isSize, let style = parts.last.map(String.init)?.squashed else {
      return nil
    }
    let names = ["ultraLight", "thin", "light", "medium", "semibold", "bold", "heavy", "black"]
    guard let name = names.first(where: { style.hasPrefix($0.lowercased()) }) else { return nil }
    self.name = name
  }

  /// `UIFontWeightSemibold`
  func constant(of type: String) -> String {
    "\(type)Weight" + name.prefix(1).uppercased() + name.dropFirst()
  }
}

/// A design of the system font.
private enum SystemDesign: String {
  case serif, monospaced, rounded
}

extension FontReference {
  /// How the system font is asked for where a reference asks for a font by its name.
  fileprivate func systemFont(
    in design: SystemDesign?, _ weight: FontWeightName?, on platform: Platform?
  ) -> String {
    switch api {
    case .interfaceBuilderDescription, .interfaceBuilderFont, .interfaceBuilderControlFont:
      return design == nil
        ? "choose System in Interface Builder"
        : "choose System in Interface Builder, and set its design in code"
    case .reactNative:
      return "remove fontFamily, or replace with \(reactNativeName(of: design).quoted)"
    case .webFamilies, .webFamiliesWithGeneric: return "replace with system-ui"
    case .fontCustom, .fontCustomRelative, .fontCustomFixed, .markdownFamily, .styleDictionary:
      let arguments: [String?] = [
        "size: …", weight.map { "weight: .\($0.name)" }, design.map { "design: .\($0)" },
      ]
      return "replace with .system(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
    default:
      return "replace with "
        + call(design, weight, isMac: api.isOfMac ?? (platform == .macOS))
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
  private func call(_ design: SystemDesign?, _ weight: FontWeightName?, isMac: Bool) -> String {
    let type = isMac ? "NSFont" : "UIFont"
    let isObjectiveC = place.path.isOfObjectiveC
    let weighted =
      isObjectiveC
      ? weight.map { " weight:\($0.constant(of: type))" } : weight.map { ", weight: .\($0.name)" }
    if design == .monospaced {
      return isObjectiveC
        ? "[\(type) monospacedSystemFontOfSize:…\(weighted ?? " weight:\(type)WeightRegular")]"
        : "\(type).monospacedSystemFont(ofSize: …\(weighted ?? ", weight: .regular"))"
    }
    let plain =
      isObjectiveC
      ? "[\(type) systemFontOfSize:…\(weighted ?? "")]"
      : "\(type).systemFont(ofSize: …\(weighted ?? ""))"
    guard let design else { return plain }
    let described =
      isObjectiveC
      ? "fontDescriptorWithDesign:" : "withDesign(.\(design))"
    return plain + ", and give its fontDescriptor the design with " + described
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
