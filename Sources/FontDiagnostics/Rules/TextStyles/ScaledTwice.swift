import AppManifest
import FontReferences
import FontResolution
import SourceText

/// A font or its size is scaled with the user's text size, and then once more.
enum ScaledTwice: FindingsRule {
  static let description = RuleDescription(
    identifier: "scaled_twice",
    severity: .warning,
    summary: "a font or its size is scaled twice",
    rationale: """
      Since iOS 14, tvOS 14 and watchOS 7, `Font.custom(_:size:)` scales with the user's text size. Where its \
      size comes from `@ScaledMetric` or `UIFontMetrics.scaledValue(for:)`, it is scaled twice: with larger \
      text settings the text grows far too large. Use `fixedSize:` for such a size, or, in a function that some \
      calls give a size that is not scaled, pass the size before scaling. The same happens in \
      UIKit where `scaledFont(for:)` gets a font that was created at a scaled size. A font that \
      `scaledFont(for:)` has returned must not be passed to it again: it throws an exception, and the app \
      crashes. Apps that run on earlier systems are not reported, because there `Font.custom(_:size:)` does \
      not scale.
      """,
    triggering: [
      .swift(
        "a size from UIFontMetrics",
        """
        let size = UIFontMetrics.default.scaledValue(for: 17)
        let title = Font.custom("GateSans-Regular", size: ↓size)
        """),
      .swift(
        "a size that is worked out of a scaled one",
        """
        struct Title: View {
          @ScaledMetric var scale = 1.0
          var body: some View { Text("a").font(.custom("GateSans-Regular", size: ↓17 * scale)) }
        }
        """),
      .swift(
        "a scaled metric",
        """
        struct Title: View {
          @ScaledMetric(relativeTo: .title) var size: CGFloat = 28
          var body: some View {
            Text("a").font(.custom("GateSans-Regular", size: ↓size, relativeTo: .title))
          }
        }
        """),
      .swift(
        "a modifier that scales the size",
        """
        struct Scaled: ViewModifier {
          var name: String
          var size: Double
          func body(content: Content) -> some View {
            let scaled = UIFontMetrics.default.scaledValue(for: size)
            return content.font(.custom(name, size: ↓scaled))
          }
        }
        let title = Text("a").modifier(Scaled(name: "GateSans-Regular", size: 17))
        let text = Text("b").modifier(Scaled(name: "GateSans-Bold", size: 17))
        """, fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"]),
      .swift(
        "a size that some calls have scaled",
        """
        func gate(_ name: String, _ size: CGFloat) -> Font { .custom(name, size: ↓size) }
        let title = gate("GateSans-Regular", UIFontMetrics.default.scaledValue(for: 17))
        let text = gate("GateSans-Bold", 17)
        """, fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"]),
      .swift(
        "a font of UIKit that is made at a scaled size",
        """
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont(name: "GateSans-Regular", size: metrics.scaledValue(for: 17))!
        let title = metrics.↓scaledFont(for: font)
        """),
      .swift(
        "a font that is scaled already",
        """
        func gate(_ size: CGFloat) -> UIFont {
          guard let font = UIFont(name: "GateSans-Regular", size: size) else {
            return .preferredFont(forTextStyle: .body)
          }
          return UIFontMetrics.default.scaledFont(for: font)
        }
        let title = UIFontMetrics(forTextStyle: .title1).↓scaledFont(for: gate(28))
        """, severity: .error),
      .objectiveC(
        "a font that is scaled already, in Objective-C",
        """
        UIFont *GateFont(CGFloat size) {
          UIFont *font = [UIFont fontWithName:@"GateSans-Regular" size:size];
          return [UIFontMetrics.defaultMetrics scaledFontForFont:font];
        }
        UIFont *GateTitle(void) {
          return [[UIFontMetrics metricsForTextStyle:UIFontTextStyleTitle1] ↓scaledFontForFont:GateFont(28)];
        }
        """, severity: .error),
    ],
    nonTriggering: [
      .swift(
        "a size that something else is worked out of",
        """
        struct Title: View {
          let width: CGFloat
          var body: some View { Text("a").font(.custom("GateSans-Regular", size: min(width / 12, 40))) }
        }
        """),
      .swift(
        "a scaled size that is fixed",
        """
        let size = UIFontMetrics.default.scaledValue(for: 17)
        let title = Font.custom("GateSans-Regular", fixedSize: size)
        """),
      .swift(
        "a size that a condition scales",
        """
        func gate(_ size: CGFloat, isScaled: Bool) -> Font {
          let own = isScaled ? UIFontMetrics.default.scaledValue(for: size) : size
          return .custom("GateSans-Regular", size: own)
        }
        let title = gate(28, isScaled: false)
        """),
      .swift(
        "a size at the standard setting",
        """
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
        let title = Font.custom("GateSans-Regular", size: font.pointSize)
        """),
      .swift(
        "a font that is scaled in some calls",
        """
        func gate(_ size: CGFloat, isScaled: Bool) -> UIFont {
          let font = UIFont(name: "GateSans-Regular", size: size)!
          return isScaled ? UIFontMetrics.default.scaledFont(for: font) : font
        }
        let title = UIFontMetrics(forTextStyle: .title1).scaledFont(for: gate(28, isScaled: false))
        let text = gate(17, isScaled: true)
        """),
      .swift(
        "a font that is scaled in each of two ways",
        """
        final class Title: UILabel {
          var face = UIFont(name: "GateSans-Regular", size: 17)!
          func show(_ isLarge: Bool) {
            if isLarge {
              face = UIFontMetrics(forTextStyle: .title1).scaledFont(for: face)
            } else {
              face = UIFontMetrics.default.scaledFont(for: face)
            }
          }
        }
        """),
      RuleExample(
        "an app that runs on iOS 13",
        files: [
          "App/AppFonts.swift": """
          let size = UIFontMetrics.default.scaledValue(for: 17)
          let title = Font.custom("GateSans-Regular", size: size)

          """,
          "App/Info.plist": ManifestText.listing(["GateSans-Regular.ttf"]),
          "project.yml": """
          name: App
          options: {deploymentTarget: {iOS: "13.0"}}
          targets:
            App: {type: application, platform: iOS, sources: [App], settings: {INFOPLIST_FILE: App/Info.plist}}

          """,
        ], fonts: ["App/GateSans-Regular.ttf": "GateSans-Regular.ttf"],
        background: ["App/Info.plist"]),
    ])

  static func diagnose(_ findings: Findings) -> [Diagnostic] {
    var seen: Set<ScalingPlace> = []
    let older = findings.verdicts.filter { !$0.group.hasFixedSizes }
      .flatMap(\.scalings).map(\.place)
    let olderPlaces = Set(older)
    return findings.verdicts.flatMap { verdict -> [Diagnostic] in
      guard verdict.group.platform?.scalesText ?? true else { return [] }
      return verdict.scalings.compactMap { scaling in
        guard
          let words = Words(scaling, hasFixedSizes: !olderPlaces.contains(scaling.place)),
          verdict.group.scalesTwice(scaling.kind),
          seen.insert(ScalingPlace(place: scaling.place, target: verdict.group.target)).inserted
        else { return nil }
        var diagnostic = Diagnostic(
          rule: description.identifier, severity: min(words.severity, verdict.certainty.limit),
          message: words.message, place: scaling.place, target: verdict.group.target,
          platform: verdict.group.platform, configurations: verdict.group.configurations,
          notes: scaling.first.map { [.init("it is scaled here first", place: $0)] } ?? [],
          help: words.help)
        diagnostic.fix = words.fix
        return diagnostic
      }
    }
  }

  private struct Words {
    var severity = Severity.warning
    var message: String
    var help: String
    var fix: Fix?

    /// - Parameter hasFixedSizes: whether every system that runs the code has `fixedSize:`.
    init?(_ scaling: FontScaling, hasFixedSizes: Bool) {
      switch scaling.kind {
      case .scaledSize, .scaledSizeInStyle:
        message = "the size is already scaled, so the text is scaled twice"
        guard scaling.isForAll else {
          message = "some calls give a size that is already scaled, so the text is scaled twice"
          help = "pass the size before scaling"
          return
        }
        guard hasFixedSizes || scaling.style != nil else {
          help = #"use "fixedSize:" where it is available"#
          return
        }
        help =
          #"replace "size:" with "fixedSize:""#
          + (scaling.style == nil ? "" : #", and remove "relativeTo:""#)
        fix = Fix.joined(
          [
            Fix(.labeling("size", as: "fixedSize"), at: scaling.place),
            scaling.style.map { Fix(.argumentRemoval(label: "relativeTo"), at: $0) },
          ].compactMap { $0 })
      case .fontOfScaledSize:
        message = "the size of the font is already scaled, so the text is scaled twice"
        help = "create the font at the size before scaling"
      case .scaledFont:
        severity = .error
        let call = scaling.place.path.isOfObjectiveC ? "scaledFontForFont:" : "scaledFont(for:)"
        message = "the font is already scaled, so \(call) throws an exception"
        guard let unscaled = scaling.unscaled else {
          help = "scale the font only once"
          return
        }
        let isShort = unscaled.text.count <= 40 && !unscaled.text.contains(where: \.isNewline)
        help =
          isShort
          ? "scale the font only once: use \(unscaled.text.quoted) as it is"
          : "scale the font only once: use it as it is"
        fix = Fix(
          unscaled.isSame ? .safe : .likely, .reduction(to: unscaled.font), at: unscaled.call)
      case .unadjustedLabel: return nil
      }
    }
  }
}

/// A place in a process at which a scaling is reported once, whatever the names of its fonts.
struct ScalingPlace: Hashable {
  var place: SourcePlace
  var target: String?
}

extension Verdict {
  /// Where the font that the name gives is scaled wrongly.
  var scalings: [FontScaling] {
    candidate.scalings.filter { group.contains($0.place.path) }
  }
}

extension ProcessGroup {
  /// Whether all systems that run the code have `Font.custom(_:fixedSize:)`.
  fileprivate var hasFixedSizes: Bool {
    processes.allSatisfy {
      ProcessGroup(processes: [$0]).scalesTwice(.scaledSize)
    }
  }

  /// Whether the systems that run the code scale once more.
  fileprivate func scalesTwice(_ kind: FontScaling.Kind) -> Bool {
    guard kind == .scaledSize, !processes.isEmpty else { return true }
    return processes.contains { fonts in
      guard let version = fonts.process.deploymentTarget else { return true }
      switch fonts.process.platform {
      case .watchOS: return version >= OSVersion(7)
      case .visionOS: return true
      case .iOS, .macCatalyst, .tvOS, .macOS: return version >= OSVersion(14)
      }
    }
  }
}
