import FontInspection
import FontResolution
import Foundation

/// The characters of a text that a face has no glyph for, so that the platform takes them from another font.
///
/// A letter with its marks is there if the face has it as one character or as its parts. White space, emoji, and
/// what only steers layout (joiners, marks of direction) need no glyph; what variation selectors choose is not looked
/// at.
struct MissingCharacters {
  /// Each once, in the order of the text.
  let characters: [Unicode.Scalar]

  init(_ text: String, in coverage: CharacterCoverage) {
    var missing: [Unicode.Scalar] = []
    for character in text where !Self.isOthers(character) {
      let forms = [
        String(character), String(character).precomposedStringWithCanonicalMapping,
        String(character).decomposedStringWithCanonicalMapping,
      ].map { Self.drawn($0) }
      if forms.contains(where: { $0.allSatisfy(coverage.contains) }) { continue }
      missing += forms[1].filter { !coverage.contains($0) }
    }
    characters = missing.uniqued
  }

  /// Whether a character is drawn by no font of text, or by the font of emoji.
  private static func isOthers(_ character: Character) -> Bool {
    if character.isWhitespace { return true }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return true }
    return first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}")
  }

  private static func drawn(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      !scalar.properties.isDefaultIgnorableCodePoint
        && scalar.properties.generalCategory != .control
    }
  }
}

extension MissingCharacters {
  /// `あ (U+3042)`
  static func words(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
    if PrintableText.isHidden(scalar) { return code }
    // A mark stands on a circle, and not on what is before it.
    let isMark = [.nonspacingMark, .enclosingMark, .spacingMark]
      .contains(scalar.properties.generalCategory)
    return "\(isMark ? "\u{25CC}" : "")\(scalar) (\(code))"
  }
}
