import AppManifest
import FontReferences
import FontResolution
import SourceText

extension Verdict {
  /// The call that gives the system font of the weight and design that the name speaks of.
  var systemFontHelp: String {
    let name = name.squashed
    let design: SystemDesign? =
      name.hasPrefix("newyork")
      ? .serif : name.contains("mono") ? .monospaced : name.contains("rounded") ? .rounded : nil
    let weight = FontWeightName(self.name)
    return uses.map { $0.systemFont(in: design, weight, on: group.platform) }.unique
      .joined(separator: "; ")
  }

  /// Whether it is a word for the system font, and no font's name: `System`, `System-Bold`.
  var isWordForSystemFont: Bool {
    let name = name.squashed
    guard name.hasPrefix("system") else { return false }
    var style = name.dropFirst("system".utf8.count)
    if style.hasPrefix("font") { style = style.dropFirst("font".utf8.count) }
    return style.isEmpty || style == "regular"
      || FontWeightName.all.contains { $0.lowercased() == style }
  }
  /// Whether a word for the system font names a weight, too: `System-Bold`.
  var isWordForStyledSystemFont: Bool { isWordForSystemFont && FontWeightName(name) != nil }
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
    guard let name = Self.all.first(where: { style.hasPrefix($0.lowercased()) }) else { return nil }
    self.name = name
  }

  static let all = ["ultraLight", "thin", "light", "medium", "semibold", "bold", "heavy", "black"]

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
