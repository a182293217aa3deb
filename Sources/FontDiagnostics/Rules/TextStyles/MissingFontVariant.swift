import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText

/// A weight or a style is asked of a font whose family has no such member.
enum MissingFontVariant: FindingsRule {
  static let description = RuleDescription(
    identifier: "missing_font_variant",
    severity: .warning,
    summary: "the family has no font of this weight or style",
    rationale: """
      Apple platforms never synthesize bold or italic. Without one, `.bold()` and `.italic()` have no \
      effect, `.weight(_:)` uses the nearest weight, and `withSymbolicTraits(_:)` returns `nil`, \
      or a descriptor of another font in AppKit. A font that the app does not register counts as missing; if it is in the bundle, `unlisted_font` \
      reports it. If another weight is used instead, or the font is built in, this is a note.
      """,
    triggering: [
      .swift(
        "italic in a family without italic",
        #"let title = Font.custom("GateSans-Regular", size: 17).↓italic()"#),
      .swift(
        "a weight between two",
        #"let title = Font.custom("GateSans-Regular", size: 17).↓weight(.semibold)"#,
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"], severity: .note),
      .swift(
        "a trait in UIKit",
        """
        let font = UIFont(name: "GateSans-Regular", size: 17)
        let bold = font?.fontDescriptor.↓withSymbolicTraits(.traitBold)
        """),
      .swift(
        "a built-in family with one font",
        #"let title = Font.custom("Chalkduster", size: 17).↓bold()"#, severity: .note),
    ],
    nonTriggering: [
      .swift(
        "a family with bold and italic",
        #"let title = Font.custom("GateSans-Regular", size: 17).bold().italic()"#,
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf", "GateSans-Italic.ttf"]),
      .swift(
        "an instance of a variable font",
        #"let title = Font.custom("GateFlex-Regular", size: 17).weight(.semibold)"#,
        fonts: ["GateFlex.ttf"]),
      .swift("the system font", "let title = Font.system(size: 17).italic()"),
      .swift(
        "a built-in family", #"let title = Font.custom("Georgia", size: 17).bold().italic()"#),
    ])

  static func diagnose(_ findings: Findings) -> [Diagnostic] {
    var order: [VariantMistake] = []
    var sightings: [VariantMistake: [Sighting]] = [:]
    for use in findings.variantUses {
      for (verdict, match) in use.answers {
        guard let mistake = VariantMistake(use.variant, match, verdict) else { continue }
        if sightings[mistake] == nil { order.append(mistake) }
        sightings[mistake, default: []].append(Sighting(variant: use.variant, verdict: verdict))
      }
    }
    let matcher = VariantMatcher(findings.assessment)
    return order.compactMap { mistake in
      sightings[mistake].flatMap { mistake.diagnostic(at: $0, spare: matcher) }
    }
  }
}

/// A place where something is asked for that a family lacks.
private struct Sighting {
  var variant: FontVariant
  var verdict: Verdict
}

/// One thing that one family lacks in one process.
private struct VariantMistake: Hashable {
  var family: String
  var weight: Int?
  var isItalic: Bool
  var width: FontVariant.Width?
  /// What is drawn instead, where that is another member.
  var nearest: String?
  /// The PostScript names of all that the family has.
  var members: [String]
  var isCertain: Bool
  var processes: [Int]

  init?(_ variant: FontVariant, _ match: VariantMatch, _ verdict: Verdict) {
    switch match.outcome {
    case .found, .redundant: return nil
    case .nearest(let member): nearest = member.postScriptNames.first
    case .missing: nearest = nil
    }
    family = match.family.name
    members = match.family.members.compactMap(\.postScriptNames.first)
    weight = variant.weight
    isItalic = variant.isItalic
    width = variant.width
    isCertain = match.isCertain
    processes = verdict.answers.map(\.process)
  }

  /// One diagnostic for all places, at the first of them.
  func diagnostic(at sightings: [Sighting], spare: VariantMatcher) -> Diagnostic? {
    guard let first = sightings.first else { return nil }
    let certainty = sightings.map(\.verdict.certainty).max() ?? .certain
    let spare = spare.member(first.variant, ofFamily: family, for: processes)
    var diagnostic = first.verdict.diagnostic(
      of: MissingFontVariant.self,
      message(first.variant, on: first.verdict.group.platform), severity: severity,
      help: help(first.variant, spare, first.verdict.group))
    diagnostic.severity = min(severity, certainty.limit)
    diagnostic.place = first.variant.place
    let others = sightings.filter { $0.variant.place != first.variant.place }
    let names = sightings.map(\.verdict.candidate).unique
    diagnostic.notes =
      [.init("\(family.quoted) has \(members.listed)")]
      + names.map { .init("\($0.name.quoted) is used here", place: $0.place) }
      + others.map { .init("\($0.variant.what) is also used here", place: $0.variant.place) }
      + note(on: spare)
    diagnostic.notes = diagnostic.notes.unique
    if nearest == nil, let path = spare?.source?.path,
      let process = first.verdict.group.processes.first?.process,
      first.verdict.group.has(path), process.declares != nil
    {
      // The list lacks the file: that is told once, at the list.
      diagnostic.cause = Cause(
        part: .loss, identity: .font(path, process: process.identity),
        subject: process.entry(for: path),
        effect:
          ", so \(first.variant.what) \(effect(first.variant, on: first.verdict.group.platform))",
        certainty: certainty, use: first.variant.what)
    }
    return diagnostic
  }

  private var severity: Severity { nearest == nil && isCertain ? .warning : .note }

  private func message(_ variant: FontVariant, on platform: Platform?) -> String {
    "\(family.quoted) has no \(words) font, so \(variant.what) \(effect(variant, on: platform))"
  }

  private func effect(_ variant: FontVariant, on platform: Platform?) -> String {
    let probably = isCertain ? "" : "probably "
    if let nearest { return "\(probably)uses \(nearest.quoted), the nearest weight" }
    guard variant.onMiss == .nothing else { return probably + "has no effect" }
    // AppKit's descriptor is always there; Core Text's font is not.
    let isOfAppKit = platform == .macOS && variant.what.hasPrefix(".")
    return probably + (isOfAppKit ? "gives another font" : "returns nil")
  }

  private func help(
    _ variant: FontVariant, _ spare: FontFamily.Member?, _ group: ProcessGroup
  ) -> String {
    // Without it the font itself would be drawn, and not what is nearest.
    let otherwise =
      nearest.map { "use the weight of \($0.quoted)" } ?? "remove \(variant.what)"
    guard let path = spare?.source?.path else {
      return "add the \(words) font of \(family.quoted) to \(group.whole), or \(otherwise)"
    }
    let file = group.entry(for: path).quoted
    guard group.key == .uiAppFonts else {
      return "move \(file) into the \(group.key.rawValue) folder, or \(otherwise)"
    }
    let place = group.has(path) ? "" : "\(group.membership) and to "
    return "add \(file) to \(place)UIAppFonts, or \(otherwise)"
  }

  private func note(on spare: FontFamily.Member?) -> [Diagnostic.Note] {
    guard let spare, let path = spare.source?.path, let name = spare.postScriptNames.first else {
      return []
    }
    return [.init("\(name.quoted) is here but not registered", place: SourcePlace(path: path))]
  }

  /// `bold italic`, `semibold`, `condensed`
  private var words: String {
    let weight = weight.map { Self.weights[min(max($0 / 100, 1), 9) - 1] }
    return [width?.rawValue, weight, isItalic ? "italic" : nil].compactMap { $0 }
      .joined(separator: " ")
  }

  /// As SwiftUI and UIKit call 100 to 900.
  private static let weights = [
    "ultralight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
}
