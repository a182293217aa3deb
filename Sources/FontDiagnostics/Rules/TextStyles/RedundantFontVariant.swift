import FontInspection
import FontReferences
import FontResolution
import SourceText

/// A weight or a style is asked of a face that is like that already.
enum RedundantFontVariant: FindingsRule {
  static let description = RuleDescription(
    identifier: "redundant_font_variant",
    severity: .note,
    summary: "the font already has this weight or style",
    rationale: """
      The modifier repeats what the name says. If someone changes only one of them, `.weight(_:)` wins.
      """,
    triggering: [
      .swift(
        ".weight(.bold) on a bold font",
        #"let title = Font.custom("GateSans-Bold", size: 17).↓weight(.bold)"#,
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"]),
      .swift(
        ".italic() on an italic font",
        #"let title = Font.custom("GateSans-Italic", size: 17).↓italic()"#,
        fonts: ["GateSans-Regular.ttf", "GateSans-Italic.ttf"]),
    ],
    nonTriggering: [
      .swift(
        "a different weight from the name's",
        #"let title = Font.custom("GateSans-Regular", size: 17).weight(.bold)"#,
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"]),
      .swift(
        "a family name and a weight",
        #"let title = Font.custom("Gate Sans", size: 17).weight(.regular)"#,
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"]),
      .swift(
        "one place for several fonts",
        """
        func title(_ name: String) -> Font { Font.custom(name, size: 17).bold() }
        let strong = title("GateSans-Bold")
        let plain = title("GateSans-Regular")
        """,
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"]),
      .swift(
        "a weight that is one of two",
        """
        func title(_ isOn: Bool) -> some View {
          Text("On").font(.custom("GateSans-Regular", size: 17)).fontWeight(isOn ? .bold : .regular)
        }
        """,
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"]),
    ])

  static func diagnose(_ findings: Findings) -> [Diagnostic] {
    let uses = findings.variantUses
    // One face for which it says something is enough, and one weight of several: `isOn ? .bold : .regular`.
    let telling = Set(uses.filter { !$0.isRedundant }.map(\.variant.place))
    return uses.compactMap { use in
      guard !telling.contains(use.variant.place), let verdict = use.answers.first?.verdict else {
        return nil
      }
      var diagnostic = verdict.diagnostic(
        of: Self.self,
        "\(use.variant.what) has no effect: \(verdict.name.quoted) already has this style",
        help: "remove \(use.variant.what)")
      diagnostic.place = use.variant.place
      diagnostic.notes =
        use.answers.map(\.verdict).map {
          .init("\($0.name.quoted) is used here", place: $0.candidate.place)
        }.unique
      return diagnostic
    }
  }
}

extension VariantUse {
  /// Whether each face is like that by its name.
  fileprivate var isRedundant: Bool {
    answers.allSatisfy { verdict, match in
      guard case .redundant = match.outcome else { return false }
      return verdict.resolution.namesOneFace
    }
  }
}

extension Resolution {
  /// Whether the name is that of a face, and not of its family.
  fileprivate var namesOneFace: Bool { outcome != .familyName }
}
