import AppManifest
import FontInspection
import FontReferences
import FontResolution

/// Which characters of texts the fonts lack that draw them.
struct TextCoverage {
  private let files: [String: FontFile]
  private let byFamily: [String: [FontFile]]
  private let drawnInTurn: Set<Int>
  private let known = Known()

  /// What was found out of faces: whether they are for text, and which variants they lack.
  private final class Known {
    var isOfText: [FaceIdentity: Bool] = [:]
    var lacksVariant: [FaceIdentity: [VariationSequence: Bool]] = [:]
  }

  init(_ assessment: Assessment) {
    let files = assessment.catalogue.files
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    let families = files.flatMap { file in
      Set(file.faces.flatMap(\.names.families)).map { ($0, file) }
    }
    byFamily = Dictionary(grouping: families, by: \.0).mapValues { $0.map(\.1) }
    drawnInTurn = Set(assessment.chains.flatMap(\.outcomes).compactMap(\.drawn))
  }

  /// What the face covers that a name surely draws text in; `nil` where that is not known, where nobody sees it, and
  /// where the font is one of icons or digits: one without the letters of any language.
  ///
  /// Where a weight or a style is asked for, another member of the family may be drawn: what one of them has is there.
  func coverage(of verdict: Verdict) -> CharacterCoverage? {
    guard verdict.certainty == .certain, verdict.resolution.outcome.isFound,
      let identity = verdict.resolution.face, let file = files[identity.path],
      verdict.answers.contains(where: \.isAskedAlone) || drawnInTurn.contains(verdict.index),
      let face = file.face(identity.postScriptName), isOfText(face, identity)
    else { return nil }
    guard !verdict.candidate.variants.isEmpty else { return face.coverage }
    let members = face.names.families.flatMap { byFamily[$0] ?? [] }.flatMap(\.faces)
    return CharacterCoverage(members.flatMap(\.coverage.ranges))
  }

  /// Which of the forms that variation selectors of a text ask for the face lacks that a name surely draws in.
  func missingVariants(_ text: String, of verdict: Verdict) -> [VariationSequence] {
    let asked = VariationSequence.all(in: text)
    guard !asked.isEmpty, verdict.candidate.variants.isEmpty,
      let identity = verdict.resolution.face,
      let face = files[identity.path]?.face(
        identity.postScriptName)
    else { return [] }
    let new = asked.filter { known.lacksVariant[identity]?[$0] == nil }
    if !new.isEmpty {
      let source = FaceSource(path: identity.path, faceIndex: face.index)
      let lacked = Set(VariationSequence.lacked(new, by: source, coverage: face.coverage))
      for sequence in new {
        known.lacksVariant[identity, default: [:]][sequence] = lacked.contains(sequence)
      }
    }
    return asked.filter { known.lacksVariant[identity]?[$0] == true }
  }

  private func isOfText(_ face: Face, _ identity: FaceIdentity) -> Bool {
    if let known = known.isOfText[identity] { return known }
    let isOfText =
      !face.coverage.isOfIcons && Language.all.contains { face.coverage.contains($0.characters) }
    known.isOfText[identity] = isOfText
    return isOfText
  }

  /// The characters of a text that a face has no glyph for, as far as text is drawn in one font: not what stands for
  /// an argument, is drawn as a picture, or belongs to nobody.
  static func missing(_ text: String, in coverage: CharacterCoverage) -> [Unicode.Scalar] {
    if text.unicodeScalars.allSatisfy(coverage.contains) { return [] }
    // U+FE0E keeps the font of emoji from drawing the character before it.
    let drawnAsText = Set(
      zip(text.unicodeScalars, text.unicodeScalars.dropFirst()).lazy
        .filter { $0.1 == "\u{FE0E}" }.map(\.0))
    return UncoveredCharacters(FormatText.withoutArguments(text), in: coverage).characters.filter {
      scalar in
      switch scalar.properties.generalCategory {
      case .privateUse, .unassigned, .surrogate, .control, .format: return false
      default: break
      }
      // From "ℹ" on, symbols that the font of emoji has are drawn by it.
      // A hyphen that does not break is drawn as one.
      return !(scalar.properties.isEmoji && scalar.value >= 0x2139 && !drawnAsText.contains(scalar))
        && scalar != "\u{2011}"
    }
  }
}

extension FontFile {
  /// The face that has a PostScript name, or an instance with it.
  fileprivate func face(_ name: String) -> Face? {
    if faces.count == 1 { return faces[0] }
    return faces.first { $0.postScriptName == name || $0.names.postScript.contains(name) }
      ?? faces.first { face in face.instances.contains { $0.postScriptNames.contains(name) } }
  }
}

extension ProcessGroup {
  /// Whether a table of texts is in the bundle of any of them.
  func has(_ table: LocalizedTable) -> Bool {
    processes.contains { $0.process.mayHave(table: table.path) }
  }
}

extension [Unicode.Scalar] {
  /// Each as it can be shown by itself: `"ệ"`.
  var words: [String] { map { UncoveredCharacters.alone($0).quoted } }
}

extension VariationSequence {
  /// `"辻" with U+E0101`
  var words: String {
    "\(base)".quoted + " with U+" + String(selector.value, radix: 16, uppercase: true)
  }
}

/// What a font has no glyphs for, in a sentence.
extension [String] {
  /// `"ệ"`, `"ệ" and "ơ"`, `"ệ", "ơ", "ữ" and 5 more characters`.
  var listedShortly: String {
    let shown = prefix(count == 4 ? 4 : 3)
    let rest = count - shown.count
    let parts = rest > 0 ? shown + ["\(rest) more characters"] : shown
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `glyph for "ệ"`.
  var asGlyphs: String { (count == 1 ? "glyph" : "glyphs") + " for " + listedShortly }

  /// `it` or `them`
  var pronoun: String { count == 1 ? "it" : "them" }
}
