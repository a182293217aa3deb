/// A character and the variation selector after it, which asks for one of the character's forms: `辻` and U+E0101.
///
/// The selectors of emoji and text (U+FE0F, U+FE0E) are none of these: they choose among fonts.
package struct VariationSequence: Sendable, Hashable {
  package let base, selector: Unicode.Scalar

  package init(base: Unicode.Scalar, selector: Unicode.Scalar) {
    self.base = base
    self.selector = selector
  }

  /// The sequences of a text, each once, in its order.
  package static func all(in text: String) -> [VariationSequence] {
    var found: [VariationSequence] = []
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let base = last, isSelector(scalar) {
        let sequence = VariationSequence(base: base, selector: scalar)
        if !found.contains(sequence), found.count < most { found.append(sequence) }
      }
      last = scalar
    }
    return found
  }

  /// As many are looked at of a text.
  private static let most = 100

  private static func isSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0D).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value)
  }

  /// Those of the sequences that a face has no glyph for (a `cmap` of format 14), though it has their base
  /// character; all of these where the font cannot be opened.
  package static func lacked(
    _ sequences: [VariationSequence], by face: FaceSource, coverage: CharacterCoverage
  ) -> [VariationSequence] {
    let asked = sequences.filter { coverage.contains($0.base) }
    guard !asked.isEmpty, let library = try? FreeTypeLibrary(),
      let bytes = try? FontBytes(path: face.path),
      var faces = try? FontReader(path: face.path, bytes: bytes, library: library).faces(),
      let (opened, _, _) = try? faces.open(face.faceIndex)
    else { return asked }
    return opened.lacked(asked, coverage: coverage)
  }
}

extension FreeTypeFace {
  /// Those of the sequences that it has no glyph for, though it has their character.
  func lacked(
    _ sequences: [VariationSequence], coverage: CharacterCoverage
  ) -> [VariationSequence] {
    sequences.filter { coverage.contains($0.base) && !hasGlyph(for: $0) }
  }
}
