import FontInspection
import FontResolution
import SourceText

/// Lines of a font may be cut off, or stand apart, where people do not expect it.
enum RiskyLineMetrics: Rule {
  static let description = RuleDescription(
    identifier: "risky_line_metrics",
    severity: .note,
    summary: "line metrics by which text may be cut off or stand off-centre",
    rationale: """
      Apple platforms make the height of a line of `hhea`: ascender − descender + line gap. Reported are

      - accented capitals (Å É Ô Ü) that reach more than 0.1 em beyond the ascender, 1.7 points in text of \
      17: a view that clips may cut them. Good families go up to 0.094 em (Inter);
      - a line gap over 0.25 em: it stands between lines, and above the first one in some views;
      - a descender of 0 or above the baseline, or an ascender of 0 or below it: text hangs out of its line;
      - for a font that asks for its typographic metrics (fsSelection bit 7): `hhea` and `OS/2` \
      typographic totals that differ by more than 1 % of the em. Browsers and Windows follow the one, \
      Apple platforms the other, and a design made with one has other heights on the other. Without the \
      bit the typographic metrics are used by nobody, and many good fonts leave them as they are.
      """,
    triggering: [
      .folder(
        "accented capitals beyond the ascender", ["Clipped.ttf": "faults/GateClipped.ttf"],
        marked: ["Clipped.ttf"]),
      .folder("a large line gap", ["Gap.ttf": "faults/GateGap.ttf"], marked: ["Gap.ttf"]),
      .folder("no descender", ["Flat.ttf": "faults/GateFlat.ttf"], marked: ["Flat.ttf"]),
      .folder(
        "two heights of line", ["Typographic.ttf": "faults/GateTypographic.ttf"],
        marked: ["Typographic.ttf"]),
    ],
    nonTriggering: [
      .folder("accents that reach a little beyond", ["Close.ttf": "faults/GateClose.ttf"]),
      .folder("ordinary metrics", ["Sans.ttf": "GateSans-Regular.ttf"]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    LineRisk.allCases.flatMap { risk in
      assessment.bundledFaces.together { risk.text(of: $0.face) == nil ? nil : risk }
        .compactMap { _, faces in
          guard let first = faces.first, let text = risk.text(of: first.face) else { return nil }
          return Diagnostic(
            rule: description.identifier, severity: description.severity,
            message: "\(first.name): \(text)", place: SourcePlace(path: first.file.path),
            notes: faces.dropFirst().compactMap { placed in
              risk.text(of: placed.face).map {
                .init("\(placed.name): \($0)", place: SourcePlace(path: placed.file.path))
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
        ? "accented capitals reach \(reach.inEms) em beyond the ascender" : nil
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
      return "a line is \(height.inEms) em high by hhea, as here, and \(other.inEms) em by the "
        + "typographic metrics that it asks for"
    }
  }

  var help: String {
    switch self {
    case .accents: "leave room above the text, or use a font with a higher ascender"
    case .gap: "check text of several lines, and how labels stand in their frames"
    case .descender, .ascender: "have the font mended"
    case .totals: "check heights on a device, not in a design tool or a browser"
    }
  }
}
