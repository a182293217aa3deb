import SourceText

/// A font in a xib of Xcode 3 and 4, which archives its objects one by one:
/// `<object class="NSFont"><string key="NSName">Lobster</string>…`.
enum ArchivedFont {
  /// The name that an archived object asks for; `nil` where it is no font or the system's.
  /// - Parameter besideDescription: whether a description of the font stands beside it; then it is only
  ///   what the designer was shown.
  static func reference(of element: MarkupElement, besideDescription: Bool) -> FontReference? {
    switch element[attribute: "class"]?.value {
    case "IBUIFontDescription":
      guard let name = string("name", of: element) ?? string("family", of: element) else {
        return nil
      }
      return InterfaceBuilderFonts.reference(.interfaceBuilderDescription, name)
    case "NSFont":
      guard !besideDescription, let name = string("NSName", of: element) else { return nil }
      return InterfaceBuilderFonts.reference(.interfaceBuilderControlFont, name)
    default: return nil
    }
  }

  /// Whether a description of a font is among the objects.
  static func isDescribed(among objects: [MarkupElement]) -> Bool {
    objects.contains {
      $0[attribute: "class"]?.value == "IBUIFontDescription"
        || $0[attribute: "key"]?.value == "IBUIFontDescription"
    }
  }

  private static func string(_ key: String, of element: MarkupElement) -> MarkupAttribute? {
    element.children
      .first { $0.name == "string" && $0[attribute: "key"]?.value == key }
      .map { MarkupAttribute(name: key, value: $0.text, place: $0.textPlace ?? $0.place) }
  }
}
