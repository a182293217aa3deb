import AppManifest
import FontReferences
import FontResolution
import SourceText

/// Text does not follow the size that the user has chosen.
enum FixedSizeFont: FindingsRule {
  static let description = RuleDescription(
    identifier: "fixed_size_font",
    severity: .note,
    isOptIn: true,
    summary: "a font does not scale with Dynamic Type",
    rationale: """
      `Font.custom(_:fixedSize:)` never scales, and a `UIFont` scales only with \
      `UIFontMetrics(forTextStyle: .body).scaledFont(for: font)`. People who choose larger text get the \
      same small text. A size that `UIFontMetrics` or `@ScaledMetric` has scaled is right for \
      `fixedSize:`. A label with a scaled font follows a new text size while the app runs only if its \
      `adjustsFontForContentSizeCategory` is set. fontgate follows the font through variables, properties, \
      collections, arguments, and results. In Objective-C, a file that mentions `UIFontMetrics` is not \
      reported. macOS and tvOS have no such setting.
      """,
    triggering: [
      .swift(
        "a fixed size",
        #"let title = Font.custom(↓"GateSans-Regular", fixedSize: 17)"#),
      .swift(
        "a UIFont that is not scaled",
        #"let title = UIFont(name: ↓"GateSans-Regular", size: 17)"#),
      .swift(
        "a font next to a scaled one",
        """
        let body = UIFontMetrics.default.scaledFont(for: UIFont(name: "GateSans-Regular", size: 17)!)
        let title = UIFont(name: ↓"GateSans-Bold", size: 17)
        """,
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"]),
      .swift(
        "a label that does not follow the text size",
        """
        final class Title: UILabel {
          func show() {
            ↓font = UIFontMetrics.default.scaledFont(for: UIFont(name: "GateSans-Regular", size: 17)!)
          }
        }
        """),
      .swift(
        "a label beside one that follows the text size",
        """
        let title = UILabel()
        title.font = UIFontMetrics.default.scaledFont(for: UIFont(name: "GateSans-Regular", size: 28)!)
        title.adjustsFontForContentSizeCategory = true
        let text = UILabel()
        ↓text.font = UIFontMetrics.default.scaledFont(for: UIFont(name: "GateSans-Regular", size: 17)!)
        """),
    ],
    nonTriggering: [
      .swift("a SwiftUI font", #"let title = Font.custom("GateSans-Regular", size: 17)"#),
      .swift(
        "a scaled font",
        """
        let font = UIFont(name: "GateSans-Regular", size: 17)
        let title = font.map { UIFontMetrics.default.scaledFont(for: $0) }
        """),
      .swift(
        "a font that is scaled by the caller",
        """
        enum AppFont {
          static func title() -> UIFont? { UIFont(name: "GateSans-Regular", size: 17) }
        }
        func title() -> UIFont {
          guard let font = AppFont.title() else { return .preferredFont(forTextStyle: .title1) }
          return UIFontMetrics(forTextStyle: .title1).scaledFont(for: font)
        }
        """),
      .swift(
        "a size that is scaled before it is fixed",
        """
        struct Title: View {
          @ScaledMetric var size: CGFloat = 17
          var body: some View { Text("a").font(.custom("GateSans-Regular", fixedSize: size)) }
        }
        """),
      .swift(
        "a font that is kept in a style",
        """
        struct Style {
          let font: UIFont
          var scaled: UIFont { UIFontMetrics.default.scaledFont(for: font) }
        }
        let title = Style(font: UIFont(name: "GateSans-Regular", size: 28)!).scaled
        """),
      .swift(
        "fonts that are kept in a dictionary",
        """
        let fonts: [UIFont.TextStyle: UIFont] = [
          .body: UIFont(name: "GateSans-Regular", size: 17)!
        ]
        let body = fonts[.body].map { UIFontMetrics.default.scaledFont(for: $0) }
        """),
      .swift(
        "a function that scales a font",
        """
        let font = UIFont(name: "GateSans-Regular", size: 17)
        let title = font.flatMap(UIFontMetrics.default.scaledFont(for:))
        """),
      .swift(
        "labels that a helper prepares",
        """
        func prepare(_ label: UILabel) { label.adjustsFontForContentSizeCategory = true }
        let title = UILabel()
        title.font = UIFontMetrics.default.scaledFont(for: UIFont(name: "GateSans-Regular", size: 28)!)
        prepare(title)
        """),
      .swift(
        "a scaled size",
        """
        let size = UIFontMetrics.default.scaledValue(for: 17)
        let title = UIFont(name: "GateSans-Regular", size: size)
        """),
    ])

  static func diagnose(_ findings: Findings) -> [Diagnostic] {
    let scaling = findings.assessment.references.scalingFiles
    var seen: Set<UsePlace> = []
    return findings.verdicts.flatMap { verdict -> [Diagnostic] in
      guard verdict.group.platform?.scalesText ?? true else { return [] }
      let unadjusted = verdict.scalings.filter { $0.kind == .unadjustedLabel }.compactMap {
        seen.insert(UsePlace(place: $0.place, target: verdict.group.target)).inserted
          ? diagnostic(ofLabel: $0.place, verdict) : nil
      }
      return unadjusted
        + verdict.uses.compactMap { use in
          let users = [use.place.path] + verdict.candidate.uses.map(\.place.path)
          let isFixed =
            !use.isScaled(verdict.candidate)
            && (use.api == .fontCustomFixed
              || use.api == .uiFont && !users.contains(where: scaling.contains))
          guard isFixed,
            seen.insert(UsePlace(place: use.place, target: verdict.group.target)).inserted
          else { return nil }
          return Diagnostic(
            rule: description.identifier, severity: description.severity,
            message: "this font does not scale with Dynamic Type",
            place: use.place, target: verdict.group.target, platform: verdict.group.platform,
            configurations: verdict.group.configurations, name: verdict.name,
            help: use.api == .fontCustomFixed
              ? "replace \"fixedSize:\" with \"size:relativeTo:\""
              : "scale it: UIFontMetrics(forTextStyle: .body).scaledFont(for: font)")
        }
    }
  }

  private static func diagnostic(ofLabel place: SourcePlace, _ verdict: Verdict) -> Diagnostic {
    Diagnostic(
      rule: description.identifier, severity: description.severity,
      message: "the label does not change its text size when the user changes the setting",
      place: place, target: verdict.group.target, platform: verdict.group.platform,
      configurations: verdict.group.configurations,
      help: "set adjustsFontForContentSizeCategory to true")
  }

  private struct UsePlace: Hashable {
    var place: SourcePlace
    var target: String?
  }
}

extension FontReference {
  /// Whether the font that a name gives here is scaled on one of its ways.
  fileprivate func isScaled(_ name: NameCandidate) -> Bool {
    candidates.contains { $0.place == name.place && $0.name == name.name && $0.isScaled }
  }
}

extension Platform {
  var scalesText: Bool { !DynamicType.on(self).categories.isEmpty || self == .visionOS }
}
