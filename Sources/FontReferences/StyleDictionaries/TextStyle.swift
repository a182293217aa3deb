/// A text style of Dynamic Type, by SwiftUI's name.
package enum TextStyle: String, Sendable, Hashable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
    caption2
  /// The two of visionOS.
  case extraLargeTitle, extraLargeTitle2

  /// The styles that a dictionary is expected to define: those that every iPhone has.
  package static let common: [TextStyle] = allCases.filter {
    $0 != .extraLargeTitle && $0 != .extraLargeTitle2
  }

  /// The value of UIKit's constant, which older dictionaries have as their keys (fact S4).
  package var rawKey: String {
    let name =
      switch self {
      case .largeTitle: "Title0"
      case .title: "Title1"
      case .title2: "Title2"
      case .title3: "Title3"
      case .headline: "Headline"
      case .subheadline: "Subhead"
      case .body: "Body"
      case .callout: "Callout"
      case .footnote: "Footnote"
      case .caption: "Caption1"
      case .caption2: "Caption2"
      case .extraLargeTitle: "ExtraLargeTitle"
      case .extraLargeTitle2: "ExtraLargeTitle2"
      }
    return "UICTFontTextStyle" + name
  }

  /// How the key of a style dictionary names a style.
  package enum KeyForm: Sendable, Hashable {
    /// `title`
    case name
    /// `UICTFontTextStyleTitle1`
    case rawValue
  }

  /// The key in a form.
  package func key(_ form: KeyForm) -> String { form == .name ? rawValue : rawKey }

  /// The style that a key names, and in which form.
  static func read(_ key: String) -> (style: TextStyle, form: KeyForm)? {
    if let style = TextStyle(rawValue: key) { return (style, .name) }
    return allCases.first { $0.rawKey == key }.map { ($0, .rawValue) }
  }
}
