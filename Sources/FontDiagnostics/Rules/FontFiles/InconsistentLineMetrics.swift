import AppManifest
import FontInspection
import FontResolution
import SourceText

/// Members of a family have lines of different height.
enum InconsistentLineMetrics: Rule {
  static let description = RuleDescription(
    identifier: "inconsistent_line_metrics",
    severity: .warning,
    summary: "fonts of one family have different line metrics",
    rationale: """
      Apple platforms lay out lines by `hhea`: ascender, descender, and line gap. If these differ within a \
      family, text jumps when it becomes bold, and labels do not line up. Differences above 1% of the em \
      are reported, a sixth of a point in 17-point text.
      """,
    triggering: [
      .folder(
        "a taller bold",
        [
          "Regular.ttf": "faults/metrics/GateTall-Regular.ttf",
          "Bold.ttf": "faults/metrics/GateTall-Bold.ttf",
        ],
        marked: ["Bold.ttf"])
    ],
    nonTriggering: [
      .folder(
        "the same height for all",
        ["Regular.ttf": "GateSans-Regular.ttf", "Bold.ttf": "GateSans-Bold.ttf"])
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.fontGroups.flatMap { group in
      group.families.compactMap { diagnostic(of: $0.name, $0.faces, in: group) }
    }
  }

  private static func diagnostic(
    of family: String, _ faces: [PlacedFace], in group: FontGroup
  ) -> Diagnostic? {
    let members = faces.compactMap(Member.init)
    guard let model = model(of: members) else { return nil }
    let others = members.filter { !$0.metrics.isNear(model.metrics) }
    guard let first = others.first else { return nil }
    let process = group.process
    return Diagnostic(
      rule: description.identifier, severity: description.severity,
      message:
        "\(first.name) and \(model.name) of family \(family.quoted) have different line heights: "
        + "\(first.metrics.text), not \(model.metrics.text)",
      place: first.place, target: process?.name, platform: process?.platform,
      configurations: process?.configurations ?? [],
      notes: [.init("\(model.name) is here", place: model.place)]
        + others.dropFirst().map { .init("\($0.name) has \($0.metrics.text)", place: $0.place) },
      help: "use files from one release, or give all the same hhea values")
  }

  /// The member to hold the others against: one whose metrics most members have, the most regular where
  /// as many have others.
  private static func model(of members: [Member]) -> Member? {
    // Of a family that is large most have the same.
    let sizes = members.reduce(into: [LineMetrics: Int]()) { $0[$1.metrics, default: 0] += 1 }
    var counts: [LineMetrics: Int] = [:]
    for metrics in sizes.keys {
      counts[metrics] = sizes.reduce(0) { $0 + ($1.key.isNear(metrics) ? $1.value : 0) }
    }
    let most = counts.values.max()
    return members.filter { counts[$0.metrics] == most }
      .min { $0.distanceFromRegular < $1.distanceFromRegular }
  }
}

/// A face of a family with its metrics.
private struct Member {
  var name: String
  var place: SourcePlace
  var metrics: LineMetrics
  var distanceFromRegular: Int

  init?(_ placed: PlacedFace) {
    guard let metrics = LineMetrics(placed.face) else { return nil }
    self.metrics = metrics
    name = placed.name
    place = SourcePlace(path: placed.file.path)
    let style = placed.face.style
    distanceFromRegular =
      abs(style.weight - 400) + (style.isItalic ? 1000 : 0) + abs(style.width - 5) * 2000
  }
}

/// A face's `hhea` in ems.
private struct LineMetrics: Hashable {
  var ascender, descender, lineGap: Double

  private static let tolerance = 0.01

  init?(_ face: Face) {
    guard face.unitsPerEm > 0 else { return nil }
    let em = Double(face.unitsPerEm)
    ascender = Double(face.metrics.ascender) / em
    descender = Double(face.metrics.descender) / em
    lineGap = Double(face.metrics.lineGap) / em
  }

  func isNear(_ other: LineMetrics) -> Bool {
    abs(ascender - other.ascender) <= Self.tolerance
      && abs(descender - other.descender) <= Self.tolerance
      && abs(lineGap - other.lineGap) <= Self.tolerance
  }

  /// `ascender 0.95, descender -0.25, line gap 0 em`.
  var text: String {
    "ascender \(ascender.inEms), descender \(descender.inEms), line gap \(lineGap.inEms) em"
  }
}
