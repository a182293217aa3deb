import SourceText

/// Whether one name is another with a slip of the finger.
extension FoldedName {
  /// Whether the name is another with a letter or two amiss.
  ///
  /// Names are compared word by word: of `GateSans-Body` and `GateSans-Bold` only two letters of thirteen
  /// differ, but those make half of a word, and another word at that.
  func isMisspelling(of other: FoldedName) -> Bool {
    let foreign = canonicalWords.filter { !other.canonicalWords.contains($0) }
    let unknown = other.canonicalWords.filter { !FontWords.isKnown($0) }
    // The font itself may be the one that misspells a word: `GateSans-Mediu`.
    guard
      foreign.filter(FontWords.isKnown).allSatisfy({ word in
        unknown.contains { EditDistance.between(word, $0, atMost: 1) != nil }
      })
    else { return false }
    guard canonicalWords.count == other.canonicalWords.count else { return true }
    return zip(canonicalWords, other.canonicalWords).allSatisfy { word, real in
      word == real
        || EditDistance.between(word, real, atMost: FontWords.slips(in: word, real)) != nil
    }
  }

  /// Whether the words before those of style hold none that a family of like letters lacks: `Gate Text` is
  /// no misspelling of `Gate Test`.
  func mayMean(family: String) -> Bool {
    self.family.allSatisfy { family.contains($0) || !FontWords.isKnown($0) }
  }
}

/// Words that the names of fonts are made of: who writes one of them means it.
enum FontWords {
  /// How many letters of a word may be amiss: none of two, one of five, two of more.
  static func slips(in left: String, _ right: String) -> Int {
    switch min(left.utf8.count, right.utf8.count) {
    case ...2: 0
    case ...5: 1
    default: 2
    }
  }

  /// Whether a word (in lower case) is one of style, of a kind of letters, or of what text is for.
  static func isKnown(_ word: String) -> Bool { StyleWords.isStyle(word) || words.contains(word) }

  private static let words: Set<String> = [
    // Kinds of letters.
    "sans", "serif", "slab", "mono", "monospace", "script", "hand", "handwriting", "brush", "pen",
    "marker", "stencil", "pixel", "round", "rounded", "soft", "sharp", "square", "flat", "outline",
    "inline", "shadow", "shade", "rough", "clean", "swash", "caps", "grotesk", "grotesque",
    "gothic",
    "antiqua", "typewriter", "cond", "comp", "tall", "short", "small", "large", "micro", "mini",
    "big",
    // Optical sizes, and what text is for.
    "text", "display", "deck", "banner", "poster", "headline", "head", "heading", "header", "title",
    "subtitle", "subhead", "subheading", "caption", "body", "paragraph", "note", "footnote",
    "label",
    "button", "link", "quote", "code", "number", "numbers", "numeric", "digits", "tabular", "price",
    "icon", "icons", "symbol", "symbols", "emoji", "logo", "brand", "menu", "page", "list", "card",
    "chat", "news", "read", "reading", "game", "kids",
    // What designers call a font of their own.
    "new", "next", "neue", "nova", "neo", "pro", "std", "one", "two", "three", "alt", "alternate",
    "demo", "test", "trial", "free", "beta", "basic", "plus", "classic", "modern", "retro", "fancy",
    "gold", "silver", "dark", "blur", "droid", "signal", "prime", "max", "web",
  ]
}
