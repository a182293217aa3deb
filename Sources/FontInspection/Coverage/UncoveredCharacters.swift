internal import Foundation

/// The characters of a text that a face has no glyph for, so that the platform takes them from another font.
///
/// A letter with its marks is there if the face has it as one character or as its parts. White space, emoji, and
/// what only steers layout (joiners, marks of direction) need no glyph; an emoji that U+FE0E makes a symbol of text
/// does. Of the other variation selectors `VariationSequence` tells.
package struct UncoveredCharacters: Sendable {
  /// Each once, in the order of the text.
  package let characters: [Unicode.Scalar]

  package init(_ text: String, in coverage: CharacterCoverage) {
    var missing: [Unicode.Scalar] = []
    var seen: Set<Unicode.Scalar> = []
    for character in text {
      let scalars = character.unicodeScalars
      // Most texts have no other characters than those that the face has.
      if scalars.allSatisfy(coverage.contains) || Self.isOthers(character) { continue }
      let forms = [
        String(character), String(character).precomposedStringWithCanonicalMapping,
        String(character).decomposedStringWithCanonicalMapping,
      ].map { Self.drawn($0) }
      if forms.contains(where: { $0.allSatisfy(coverage.contains) }) { continue }
      missing += forms[1].filter { !coverage.contains($0) && seen.insert($0).inserted }
    }
    characters = missing
  }

  /// Whether a character is drawn by no font of text, or by the font of emoji.
  private static func isOthers(_ character: Character) -> Bool {
    if character.isWhitespace { return true }
    if character.unicodeScalars.contains("\u{FE0E}") { return false }
    return character.unicodeScalars.contains { scalar in
      // U+FE0F asks for an emoji, and U+20E3 makes one of a digit.
      scalar.properties.isEmojiPresentation || scalar == "\u{FE0F}" || scalar == "\u{20E3}"
    }
  }

  private static func drawn(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      !scalar.properties.isDefaultIgnorableCodePoint
        && scalar.properties.generalCategory != .control
    }
  }

  /// A character as it can be shown by itself: a mark stands on a circle, and not on what is before it.
  package static func alone(_ scalar: Unicode.Scalar) -> String {
    let isMark = [.nonspacingMark, .enclosingMark, .spacingMark]
      .contains(scalar.properties.generalCategory)
    return "\(isMark ? "\u{25CC}" : "")\(scalar)"
  }
}
