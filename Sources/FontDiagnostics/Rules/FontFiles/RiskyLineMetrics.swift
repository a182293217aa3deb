import FontInspection
import FontResolution
import SourceText

/// Lines of a font may be cut off, or stand apart, where people do not expect it.
enum RiskyLineMetrics: Rule {
  static let description = RuleDescription(
    identifier: "risky_line_metrics",
    severity: .note,
    summary: "line metrics that may clip text or misalign it",
    rationale: """
      Apple platforms compute the line height from `hhea`: ascender − descender + line gap. Reported:

      - accented capitals (Å É Ô Ü) that extend more than 0.1 em above the ascender, 1.7 points in 17-point \
      text: a view that clips may cut them. Good families have up to 0.094 em (Inter);
      - a line gap over 0.25 em: it is added between lines, and above the first one in some views;
      - a descender of 0 or above the baseline, or an ascender of 0 or below it: text does not fit its line;
      - for a font that sets "use typographic metrics" (fsSelection bit 7): `hhea` and `OS/2` typographic \
      totals that differ by more than 1% of the em. Browsers and Windows use the latter, Apple platforms \
      the former, so line heights differ between design and device. Without the bit, typographic metrics \
      are unused, and many good fonts leave them as they are.
      """,
    triggering: [
      .folder(
        "accented capitals above the ascender", ["Clipped.ttf": "faults/metrics/GateClipped.ttf"],
        marked: ["Clipped.ttf"]),
      .folder("a large line gap", ["Gap.ttf": "faults/metrics/GateGap.ttf"], marked: ["Gap.ttf"]),
      .folder("no descender", ["Flat.ttf": "faults/metrics/GateFlat.ttf"], marked: ["Flat.ttf"]),
      .folder(
        "two line heights", ["Typographic.ttf": "faults/metrics/GateTypographic.ttf"],
        marked: ["Typographic.ttf"]),
    ],
    nonTriggering: [
      .folder("accents slightly above the ascender", ["Close.ttf": "faults/metrics/GateClose.ttf"]),
      .folder("ordinary metrics", ["Sans.ttf": "GateSans-Regular.ttf"]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    let faces = assessment.bundledFaces
    return LineRisk.allCases.flatMap { risk in
      faces.together { risk.text(of: $0.face) == nil ? nil : risk }
        .compactMap { _, faces in
          guard let first = faces.first, let text = risk.text(of: first.face) else { return nil }
          return Diagnostic(
            rule: description.identifier, severity: description.severity,
            message: "\(first.name): \(text)", place: SourcePlace(path: first.file.path),
            notes: faces.dropFirst().compactMap { placed in
              risk.text(of: placed.face).map {
                // What is so of a whole family need not be said of each of its fonts.
                .init(
                  $0 == text ? "the same for \(placed.name)" : "\(placed.name): \($0)",
                  place: SourcePlace(path: placed.file.path))
              }
            }, help: risk.help)
        }
    }
  }
}

/// Something about the height of lines that can go wrong.
private enum LineRisk: CaseIterable {
  case accents, gap, descender, ascender, totals

  private static let accentReach = 0.1
  private static let largestGap = 0.25
  private static let tolerance = 0.01

  /// What is risky about a face; `nil` where nothing is.
  func text(of face: Face) -> String? {
    guard face.unitsPerEm > 0 else { return nil }
    let metrics = face.metrics
    func ems(_ units: Int) -> Double { Double(units) / Double(face.unitsPerEm) }
    switch self {
    case .accents:
      guard let top = metrics.accentedCapHeight else { return nil }
      let reach = ems(top - metrics.ascender)
      return reach > Self.accentReach
        ? "accented capitals extend \(reach.inEms) em above the ascender" : nil
    case .gap:
      let gap = ems(metrics.lineGap)
      return gap > Self.largestGap ? "its line gap is \(gap.inEms) em" : nil
    case .descender:
      return metrics.descender >= 0 ? "its descender is \(metrics.descender)" : nil
    case .ascender:
      return metrics.ascender <= 0 ? "its ascender is \(metrics.ascender)" : nil
    case .totals:
      guard metrics.usesTypographicMetrics, let typographic = metrics.typographic,
        let height = face.lineHeight
      else { return nil }
      let other = ems(typographic.ascender - typographic.descender + typographic.lineGap)
      guard abs(height - other) > Self.tolerance else { return nil }
      return "a line is \(height.inEms) em high on Apple platforms (hhea), but \(other.inEms) em "
        + "in browsers and design tools (OS/2 sTypo)"
    }
  }

  var help: String {
    switch self {
    case .accents: "add padding above the text, or use another font"
    case .gap: "check multiline text and label alignment"
    case .descender, .ascender: "ask the vendor for a font with fixed line metrics"
    case .totals: "if text must be as high as in the design, set the line height in code"
    }
  }
}
