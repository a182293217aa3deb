/// The words of style at the end of a font's name: `Bold Italic`, `SemiBold`, `W6`.
struct StyleWords {
  /// The words in lower case.
  var words: [String]

  /// The words, when every one of them is a word of style; `nil` when one is not.
  init?(_ words: some Sequence<Substring>) {
    self.words = words.map { $0.lowercased() }
    guard !self.words.isEmpty, self.words.allSatisfy(StyleWords.isStyle) else { return nil }
  }

  /// A face of a family that has all the words in its PostScript name; for a plain style the family's
  /// first plain face, or any.
  func match(in faces: [SystemFontList.Face]) -> SystemFontList.Face? {
    let asked = words.filter { !StyleWords.plain.contains($0) }
    let candidates = faces.filter { face in
      let name = face.postScriptName.lowercased()
      return asked.allSatisfy { name.contains($0) }
    }
    // The shortest has the fewest words that nobody asked for.
    return candidates.min {
      ($0.postScriptName.utf8.count, $0.postScriptName)
        < ($1.postScriptName.utf8.count, $1.postScriptName)
    }
  }

  /// Whether a word (in lower case) speaks of weight, width, slant or nothing in particular.
  static func isStyle(_ word: String) -> Bool {
    if styles.contains(word) || plain.contains(word) { return true }
    // The weights of Japanese families: W0 to W9.
    return word.utf8.count == 2 && word.hasPrefix("w") && word.dropFirst().allSatisfy(\.isNumber)
  }

  private static let plain: Set<String> = ["regular", "normal", "roman", "plain", "standard"]

  private static let styles: Set<String> = [
    "hairline", "thin", "ultra", "ultralight", "extra", "extralight", "light", "semilight", "book",
    "medium", "semi", "semibold", "demi", "demibold", "bold", "ultrabold", "extrabold", "heavy",
    "black", "extrablack", "ultrablack", "fat", "poster", "italic", "oblique", "slanted",
    "inclined",
    "condensed", "semicondensed", "extracondensed", "compressed", "narrow", "wide", "extended",
    "expanded", "semiexpanded", "extraexpanded",
  ]
}
