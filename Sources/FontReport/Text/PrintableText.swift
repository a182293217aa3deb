/// Text from files made fit to be shown: what a terminal would obey, what reorders a line, and what no
/// one can see is written as an escape, `\u{202E}`.
package enum PrintableText {
  /// The text on one line.
  package static func text(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    return text.reduce(into: "") { $0 += shown($1) }
  }

  /// A character as it is shown: itself, or its scalars with the invisible ones escaped.
  static func shown(_ character: Character) -> String {
    let scalars = character.unicodeScalars
    guard scalars.contains(where: isHidden) else { return String(character) }
    let isEmoji = isEmoji(character)
    return scalars.enumerated().reduce(into: "") { shown, element in
      let (offset, scalar) = element
      let isPart = isEmoji && offset > 0 && isEmojiJoint(scalar) && offset < scalars.count - 1
      let isLastPart = isEmoji && offset > 0 && isEmojiEnding(scalar)
      if !isHidden(scalar) || isPart || isLastPart {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += escape(scalar)
      }
    }
  }
}

extension PrintableText {
  /// Whether the scalar is a control, breaks or reorders lines, or is not to be seen.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x3000: false
    // Interlinear annotation marks are format characters without being ignorable.
    case 0xFFF9...0xFFFB: true
    default:
      switch scalar.properties.generalCategory {
      // A space that is not U+0020 looks like one, and makes another name.
      case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
      default:
        scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isNoncharacterCodePoint
      }
    }
  }

  private static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.properties.isEmoji else { return false }
    // Digits, `#` and `*` are emoji only as keycaps.
    return !first.isASCII || character.unicodeScalars.last?.value == 0x20E3
  }

  /// The zero-width joiner, variation selectors and flag tags hold an emoji together.
  private static func isEmojiJoint(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0x200D || (0xE0020...0xE007F).contains(scalar.value) || isEmojiEnding(scalar)
  }

  private static func isEmojiEnding(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0E, 0xFE0F, 0xE007F: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}
