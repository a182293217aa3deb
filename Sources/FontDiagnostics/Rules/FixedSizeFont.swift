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
      same small text. fontgate follows the font through variables, properties, arguments, and results. In \
      Objective-C, a file that mentions `UIFontMetrics` is not reported. macOS and tvOS have no such \
      setting.
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
        "a scaled size",
        """
        let size = UIFontMetrics.default.scaledValue(for: 17)
        let title = UIFont(name: "GateSans-Regular", size: size)
        """),
    ])

  static func diagnose(_ findings: Findings) -> [Diagnostic] {
    let scaling = findings.assessment.references.scalingFiles
    var seen: Set<Seat> = []
    return findings.verdicts.flatMap { verdict -> [Diagnostic] in
      guard verdict.group.platform?.scalesText ?? true else { return [] }
      return verdict.uses.compactMap { use in
        let users = [use.place.path] + verdict.candidate.uses.map(\.place.path)
        let isFixed =
          use.api == .fontCustomFixed
          || (use.api == .uiFont && !use.isScaled(verdict.candidate)
            && !users.contains(where: scaling.contains))
        guard isFixed, seen.insert(Seat(place: use.place, target: verdict.group.target)).inserted
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

  private struct Seat: Hashable {
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
  fileprivate var scalesText: Bool { !DynamicType.on(self).categories.isEmpty || self == .visionOS }
}
