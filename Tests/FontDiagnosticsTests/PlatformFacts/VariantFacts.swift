import FontInspection
import FontReferences
import Testing

@testable import FontDiagnostics

/// A fact about a weight or a style that is asked of a font.
struct VariantFact: CustomTestStringConvertible {
  var fact: String
  var confidence: Confidence
  var name: String
  var fonts: [FontFile]
  var variant: FontVariant
  var found: [String: Severity] = [:]
  var says: String?

  var testDescription: String { "\(fact): \(name)\(variant.what)" }

  static let all: [VariantFact] = [
    VariantFact(
      fact: "W1", confidence: .documented, name: "GateSans-Regular", fonts: [regular],
      variant: .italic, found: ["missing_font_variant": .warning], says: "has no effect"),
    VariantFact(
      fact: "W2", confidence: .observed, name: "GateSans-Medium", fonts: [regular, medium],
      variant: .weight(400)),
    VariantFact(
      fact: "W2", confidence: .observed, name: "GateSans-Regular", fonts: [regular, bold],
      variant: .weight(600), found: ["missing_font_variant": .note],
      says: #"uses "GateSans-Bold", the nearest weight"#),
    VariantFact(
      fact: "W2", confidence: .observed, name: "GateSans-Regular", fonts: [regular],
      variant: .weight(700), found: ["missing_font_variant": .warning], says: "has no effect"),
    VariantFact(
      fact: "W2", confidence: .observed, name: "GateSans-Bold", fonts: [regular, bold],
      variant: .weight(700), found: ["redundant_font_variant": .note]),
    VariantFact(
      fact: "W3", confidence: .documented, name: "GateSans-Regular", fonts: [regular],
      variant: .bold, found: ["missing_font_variant": .warning], says: "has no effect"),
    VariantFact(
      fact: "W3", confidence: .documented, name: "GateSans-Regular", fonts: [regular, bold],
      variant: .bold),
    VariantFact(
      fact: "W4", confidence: .documented, name: "GateSans-Regular", fonts: [regular, bold],
      variant: .traits(weight: 700, isItalic: true),
      found: ["missing_font_variant": .warning], says: "returns nil"),
    VariantFact(
      fact: "W4", confidence: .documented, name: "GateSans-BoldItalic",
      fonts: [
        regular, bold,
        .fact("BI.ttf", .fact("GateSans-BoldItalic", weight: 700, isItalic: true)),
      ], variant: .traits(weight: 700, isItalic: false)),
    VariantFact(
      fact: "W8", confidence: .inferred, name: "GateSans-Regular",
      fonts: [regular, .fact("SB.ttf", .fact("GateSans-SemiBold", weight: 600))], variant: .bold),
    VariantFact(
      fact: "W9", confidence: .inferred, name: "GateSans-Regular",
      fonts: [regular, .fact("I.ttf", .fact("GateSans-Oblique", isItalic: true))],
      variant: .italic),
    VariantFact(
      fact: "W10", confidence: .observed, name: "GateSans-Regular",
      fonts: [
        regular, .fact("B.ttf", .fact("GateSans-Bold", family: "Gate Sans Bold", weight: 700)),
      ], variant: .bold,
      found: ["missing_font_variant": .warning, "split_family": .warning],
      says: #""Gate Sans" has no bold font"#),
    VariantFact(
      fact: "V8", confidence: .observed, name: "GateVariable", fonts: NameFact.named,
      variant: .weight(700)),
    VariantFact(
      fact: "V8", confidence: .observed, name: "GateVariable", fonts: NameFact.named,
      variant: .weight(500), found: ["missing_font_variant": .note], says: "probably uses"),
  ]

  private static let regular = FontFile.fact("R.ttf", .fact("GateSans-Regular"))
  private static let medium = FontFile.fact("M.ttf", .fact("GateSans-Medium", weight: 500))
  private static let bold = FontFile.fact("B.ttf", .fact("GateSans-Bold", weight: 700))
}

extension FontVariant {
  static let bold = FontVariant(
    weight: 700, isItalic: false, what: ".bold()", place: .code(1, column: 30))
  static let italic = FontVariant(
    weight: nil, isItalic: true, what: ".italic()", place: .code(1, column: 30))

  static func weight(_ weight: Int) -> FontVariant {
    FontVariant(
      weight: weight, isItalic: false, what: ".weight(\(weight))",
      place: .code(1, column: 30), onMiss: .nearest)
  }

  static func traits(weight: Int?, isItalic: Bool) -> FontVariant {
    FontVariant(
      weight: weight, isItalic: isItalic, what: ".withSymbolicTraits(…)",
      place: .code(1, column: 30), onMiss: .nothing)
  }
}
