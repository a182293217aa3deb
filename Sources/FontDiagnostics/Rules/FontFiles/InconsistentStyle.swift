import FontInspection
import FontResolution
import SourceText

/// What a face says of its weight and slope does not agree.
enum InconsistentStyle: Rule {
  static let description = RuleDescription(
    identifier: "inconsistent_style",
    severity: .warning,
    summary: "a font's style bits, weight, and style name disagree",
    rationale: """
      A font counts as bold if fsSelection bit 5 (`OS/2`) or macStyle bit 0 (`head`) is set, or if its \
      weight class is 600 or more; as italic by fsSelection bits 0 and 9 or macStyle bit 1. Its weight is \
      `OS/2` usWeightClass. The style name plays no part. If these disagree, `.bold()`, `.italic()`, and \
      `.weight(_:)` find a different font than expected, or none. Reported:

      - fsSelection and macStyle disagree about bold or italic;
      - the regular bit (6) is set together with bold or italic, which the OpenType specification forbids;
      - the bold bit is set at a weight class under 500, which the specification calls Medium;
      - the style is named italic or oblique but no bit is set, or the bit is set in an upright style;
      - the weight in the style name is two steps (200) or more from the weight class (Thin 100 … Regular \
      400 … Bold 700 … Black 900). One step is common: thin fonts at 200 or 250, semibold ones at 700;
      - the weight class is 0 or over 1000.

      A Black or Heavy without the bold bit is fine.
      """,
    triggering: [
      .folder(
        "bold in fsSelection but not in macStyle",
        ["Bold.ttf": "faults/styles/GateMuddle-Bold.ttf"], marked: ["Bold.ttf"]),
      .folder(
        "named italic but not marked italic", ["Italic.ttf": "faults/styles/GateMuddle-Italic.ttf"],
        marked: ["Italic.ttf"]),
      .folder(
        "named light, with the weight of bold", ["Light.ttf": "faults/styles/GateMuddle-Light.ttf"],
        marked: ["Light.ttf"]),
    ],
    nonTriggering: [
      .folder(
        "a family of four",
        [
          "Regular.ttf": "GateSans-Regular.ttf", "Bold.ttf": "GateSans-Bold.ttf",
          "Italic.ttf": "GateSans-Italic.ttf", "BoldItalic.ttf": "GateSans-BoldItalic.ttf",
        ]),
      .folder("a black without the bold bit", ["Black.ttf": "faults/styles/GateDisplay-Black.ttf"]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    // Members of a family with the same contradiction are one mistake of its maker's.
    let faults = assessment.bundledFaces.together { placed in
      let kinds = StyleContradictions(placed.face).all.map(\.kind)
      return kinds.isEmpty ? nil : kinds
    }
    return faults.compactMap { _, faces in
      guard let first = faces.first else { return nil }
      let contradictions = StyleContradictions(first.face).all.map(\.text)
      let others = faces.dropFirst().map { placed in
        let texts = StyleContradictions(placed.face).all.map(\.text).joined(separator: "; ")
        return Diagnostic.Note(
          "\(placed.name) \(texts)", place: SourcePlace(path: placed.file.path))
      }
      return Diagnostic(
        rule: description.identifier, severity: description.severity,
        message: "\(first.name) \(contradictions.first ?? "")",
        place: SourcePlace(path: first.file.path),
        name: faces.count == 1 ? first.face.postScriptName : nil,
        notes: contradictions.dropFirst().map { .init("it \($0)") } + others,
        help: "ask the vendor for a fixed font: these values decide bold, italic, and weight")
    }
  }
}

/// What of a face's style does not agree.
private struct StyleContradictions {
  let face: Face
  private var style: FaceStyle { face.style }

  init(_ face: Face) { self.face = face }

  enum Kind: CaseIterable {
    case bold, italic, regular, boldWeight, slope, weight, weightClass
  }

  /// Each with its words.
  var all: [(kind: Kind, text: String)] {
    Kind.allCases.compactMap { kind in text(of: kind).map { (kind, $0) } }
  }

  private func text(of kind: Kind) -> String? {
    switch kind {
    case .bold: compare("bold", selection: 0x20, macStyle: 1)
    case .italic: compare("italic", selection: 0x201, macStyle: 2)
    case .regular: regular
    case .boldWeight: boldWeight
    case .slope: slope
    case .weight: weight
    case .weightClass: weightClass
    }
  }

  private static let mediumWeight = 500
  private static let steps = 200

  private func compare(_ word: String, selection: Int, macStyle: Int) -> String? {
    guard let selected = style.selectionBits, let marked = style.macStyleBits else { return nil }
    switch (selected & selection != 0, marked & macStyle != 0) {
    case (true, false): return "is marked \(word) in fsSelection but not in macStyle"
    case (false, true): return "is marked \(word) in macStyle but not in fsSelection"
    default: return nil
    }
  }

  private var regular: String? {
    guard let bits = style.selectionBits, bits & 0x40 != 0, bits & 0x21 != 0 else { return nil }
    return "is marked both regular and \(bits & 0x20 != 0 ? "bold" : "italic")"
  }

  private var boldWeight: String? {
    guard style.isBold, style.weightClass != nil, style.weight < Self.mediumWeight else {
      return nil
    }
    return "is marked bold, but its weight class is \(shownWeight)"
  }

  private var slope: String? {
    guard let name = face.names.style else { return nil }
    let words = StyleName(name)
    if words.isItalic, !style.isItalic {
      return "is named \(name.quoted) but not marked italic"
    }
    if !words.isItalic, words.isOfStyleAlone, style.isItalic {
      return "is marked italic but named \(name.quoted)"
    }
    return nil
  }

  private var weight: String? {
    guard let name = face.names.style, let weight = StyleName(name).weight,
      let stored = style.weightClass, (1...1000).contains(stored),
      abs(weight - style.weight) >= Self.steps,
      // The regular face of "Inter Black" is black; that it is a family of its own is another matter.
      face.names.families.allSatisfy({
        StyleName($0).weight.map { abs($0 - style.weight) >= Self.steps } ?? true
      })
    else { return nil }
    return "is named \(name.quoted), but its weight class is \(shownWeight)"
  }

  private var weightClass: String? {
    guard let stored = style.weightClass, !(1...1000).contains(stored) else { return nil }
    return "has weight class \(stored); it must be 1 to 1000"
  }

  private var shownWeight: String {
    [style.weightClass.map { "\($0)" }, style.weightName.map { "(\($0))" }].compactMap { $0 }
      .joined(separator: " ")
  }
}
