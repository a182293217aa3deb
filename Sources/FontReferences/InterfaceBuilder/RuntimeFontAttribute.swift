import SourceText

/// A user-defined runtime attribute that sets a font's name on an object:
/// `<userDefinedRuntimeAttribute type="string" keyPath="fontName" value="Lobster-Regular"/>`.
enum RuntimeFontAttribute {
  /// What it asks for; `nil` where it is about something else.
  static func reference(of element: MarkupElement) -> FontReference? {
    guard element[attribute: "type"]?.value == "string",
      let keyPath = element[attribute: "keyPath"]?.value, let value = value(of: element),
      !value.value.isEmpty
    else { return nil }
    switch meaning(of: keyPath, value: value.value) {
    case .nothing: return nil
    case .name: return InterfaceBuilderFonts.reference(.userDefinedRuntimeAttribute, value)
    case .perhaps:
      return InterfaceBuilderFonts.reference(
        .userDefinedRuntimeAttribute, value,
        undetermined: "the use of the attribute '\(keyPath)' is unknown")
    }
  }

  private enum Meaning { case name, perhaps, nothing }

  /// What a key path with `font` in it holds, told by its last words: a name, a size, something of the
  /// app's own.
  private static func meaning(of keyPath: String, value: String) -> Meaning {
    let key = keyPath.lowercased()
    guard key.contains("font") else { return .nothing }
    let last = key.split(separator: ".").last.map(String.init) ?? key
    if ["size", "color", "colour", "scale", "scaled"].contains(where: last.hasSuffix) {
      return .nothing
    }
    if Double(value) != nil { return .nothing }
    return isName(keyPath: keyPath) && !isWordOfStyle(value) ? .name : .perhaps
  }

  /// Whether a key path says that it holds a font's name.
  static func isName(keyPath: String) -> Bool {
    let key = keyPath.lowercased()
    return key.contains("font")
      && ["font", "family", "name", "typeface", "fontface"].contains(where: key.hasSuffix)
  }

  /// Whether a value looks like a case of the app's own (`bold`, `headline`), not like a font's name.
  private static func isWordOfStyle(_ value: String) -> Bool {
    value.utf8.allSatisfy { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
  }

  /// The attribute `value`, or the element `<string key="value">` of values with odd characters.
  static func value(of element: MarkupElement) -> MarkupAttribute? {
    if let value = element[attribute: "value"] { return value }
    return element.children
      .first { $0[attribute: "key"]?.value == "value" }
      .map { MarkupAttribute(name: "value", value: $0.text, place: $0.textPlace ?? $0.place) }
  }
}
