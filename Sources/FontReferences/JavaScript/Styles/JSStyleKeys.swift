/// The keys of React Native's styles.
enum JSStyleKeys {
  /// Whether a key says how something is laid out; padding, margins, and borders, too.
  static func isLayout(_ key: String) -> Bool {
    layout.contains(key) || ["padding", "margin", "border"].contains(where: key.hasPrefix)
  }

  /// Whether a style, or what an app makes one of, may have a key.
  static func isStyle(_ key: String) -> Bool {
    if isLayout(key) || others.contains(key) { return true }
    let word = key.lowercased()
    return words.contains(where: word.contains)
  }

  private static let layout: Set<String> = [
    "flex", "flexDirection", "flexGrow", "flexShrink", "flexBasis", "flexWrap", "alignItems",
    "alignSelf", "alignContent", "justifyContent", "width", "height", "minWidth", "minHeight",
    "maxWidth", "maxHeight", "padding", "margin", "position", "top", "left", "right", "bottom",
    "backgroundColor", "borderRadius", "borderWidth", "borderColor", "overflow", "gap", "zIndex",
    "elevation", "opacity", "display", "aspectRatio", "shadowColor", "shadowOffset", "shadowRadius",
    "shadowOpacity",
  ]

  private static let others: Set<String> = [
    "start", "end", "inset", "transform", "direction", "writingDirection", "resizeMode", "cursor",
    "includeFontPadding", "userSelect", "pointerEvents", "rowGap", "columnGap",
    "tracking", "leading", "bold", "italic", "case", "angle",
  ]

  private static let words = [
    "font", "text", "color", "colour", "size", "weight", "style", "height", "width", "letter",
    "line", "shadow", "align", "family", "fill", "stroke", "spacing", "decoration",
  ]
}
