/// The words of CSS that stand where a family does: a browser chooses a font for them.
package enum GenericFamily {
  /// Whether a name is no font's, but stands for one that is always there, or for what is set elsewhere.
  package static func isOne(_ name: String) -> Bool {
    let name = name.lowercased()
    return words.contains(name) || name.hasPrefix("-apple-system") || name.hasPrefix("-webkit-")
  }

  private static let words: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "emoji", "math", "fangsong",
    "blinkmacsystemfont", "inherit", "initial", "unset", "revert", "revert-layer", "default",
    "none", "caption", "icon", "menu", "message-box", "small-caption", "status-bar",
  ]
}
