import SourceText

/// A file's name in the forms that are compared.
struct FileSpelling {
  /// How two names differ, and by how much.
  struct Difference {
    var kind: NearMiss.Difference
    var distance: Int
  }

  /// The parts of the name without the characters that nobody sees.
  let file: FileName
  private let component: BundlePath.Component
  private let hides: Bool
  private let visible: String
  private let lower: String
  private let stem: String
  private let folded: String
  private let letters: LetterSet
  /// The length of the name without its extension.
  let length: Int

  /// The most letters by which a misspelling differs.
  static let mostEdits = 2

  init(_ component: BundlePath.Component) {
    self.component = component
    let text = component.text
    visible = text.withoutInvisibleCharacters.trimmed
    hides = visible.utf8.count != text.utf8.count
    file = FileName(visible)
    lower = visible.lowercased()
    stem = file.hasFontExtension ? file.stem.lowercased() : lower
    folded = FoldedName(file.hasFontExtension ? file.stem : visible).joined
    letters = LetterSet(stem)
    length = stem.utf8.count
  }

  /// Forms of which near names share one; canonically equivalent strings are one form.
  var forms: Set<String> { [lower, stem, folded, file.stem.lowercased()] }

  /// How a written name differs from a file's where the letters are the same; `nil` where they are not.
  func difference(from other: FileSpelling) -> Difference? {
    if component == other.component { return Difference(kind: .folder, distance: 0) }
    if visible == other.visible {
      let kind: NearMiss.Difference =
        hides || other.hides ? .invisibleCharacter : .unicodeNormalisation
      return Difference(kind: kind, distance: 0)
    }
    if lower == other.lower { return Difference(kind: .letterCase, distance: 0) }
    if stem == other.stem {
      let same = file.hasFontExtension ? file.stem : visible
      return Difference(
        kind: file.hasFontExtension ? .otherExtension : .missingExtension,
        distance: same == other.file.stem ? 0 : 1)
    }
    // An extension that no font has: `Inter.tff`.
    if !file.hasFontExtension, file.stem.lowercased() == other.stem {
      return Difference(kind: .otherExtension, distance: 2)
    }
    return folded == other.folded ? Difference(kind: .spelling, distance: 1) : nil
  }

  /// How a written name differs from a file's where letters differ: one for five, at most two.
  func misspelling(of other: FileSpelling) -> Difference? {
    let bound = min(min(length, other.length) / 5, Self.mostEdits)
    guard bound > 0, letters.isNear(other.letters, atMost: bound) else { return nil }
    return EditDistance.between(stem, other.stem, atMost: bound).map {
      Difference(kind: .spelling, distance: $0 + 1)
    }
  }
}

extension String {
  /// Without zero-width, formatting and control characters: U+00AD, U+200B to U+200F, U+FEFF, …
  fileprivate var withoutInvisibleCharacters: String {
    if utf8.allSatisfy({ $0 > 0x1F && $0 < 0x7F }) { return self }
    let seen = unicodeScalars.filter { scalar in
      let category = scalar.properties.generalCategory
      return !scalar.properties.isDefaultIgnorableCodePoint && category != .format
        && category != .control
    }
    return String(String.UnicodeScalarView(seen))
  }
}
