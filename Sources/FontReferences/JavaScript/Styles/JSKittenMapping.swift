import JavaScriptLowering

/// A mapping of UI Kitten: the properties of its components, whose values may be names of its table `strict`, or of
/// the theme.
struct JSKittenMapping {
  private let tree: JSTree
  /// What stands in its own table `strict`.
  private var strict: [String: JSNode.ID] = [:]
  private let isOne: Bool

  init(_ tree: JSTree) {
    self.tree = tree
    isOne = tree.text.holds("appearances") && tree.text.holds("mapping")
    guard tree.text.holds("strict"), tree.text.holds("ont-family") || isOne else { return }
    for node in tree.nodes {
      guard case .object(let properties) = node.kind else { continue }
      for property in properties {
        guard case .name("strict") = property.key,
          case .object(let table) = tree[property.value].kind
        else { continue }
        for entry in table { if case .name(let name) = entry.key { strict[name] = entry.value } }
      }
    }
  }

  /// Whether it names a font of a part of a component under a key: `labelFontFamily`.
  func takesName(_ key: String) -> Bool { isOne && key.hasSuffix("FontFamily") }

  /// What names the font that a key takes; `nil` where that stands elsewhere: in the theme, or in the mapping
  /// which this one changes.
  func font(_ value: JSNode.ID, of key: String) -> JSNode.ID? {
    guard case .string(let text) = tree[value].kind else { return value }
    if key != "fontFamily", JSThemeTokens.isToken(text) { return nil }
    if let own = strict[text] { return meant(by: own) }
    // No font is called so.
    return text.hasPrefix("text-") && text.hasSuffix("font-family") ? nil : value
  }

  /// What an entry of the table is in the end: it may name another one.
  private func meant(by entry: JSNode.ID) -> JSNode.ID? {
    var entry = entry
    for _ in 0..<Self.mostEntries {
      guard case .string(let text) = tree[entry].kind, JSThemeTokens.isToken(text) else {
        return entry
      }
      guard let next = strict[String(text.dropFirst())] else { return nil }
      entry = next
    }
    return nil
  }

  /// Entries that name each other in a longer row are not followed.
  private static let mostEntries = 16
}
