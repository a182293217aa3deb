import AppManifest
import FontReferences
import FontResolution

/// Text is smaller than the platform wants it at least.
enum TextBelowMinimumSize: FindingsRule {
  static let description = RuleDescription(
    identifier: "text_below_minimum_size",
    severity: .warning,
    summary: "text is smaller than it should be on the platform",
    rationale: """
      Apple's guidelines name a smallest size for text that can be read: 11 points on iOS, 10 on macOS, \
      12 on watchOS and visionOS, 23 on tvOS. A style dictionary, and `Font.custom`, give sizes at the \
      content size category Large; most people read at it or below. In code only a size that is known \
      counts, and only where a font of letters is drawn: not an icon font, not a font that is made \
      anew at another size, and not the nodes of a scene, whose size is none on the screen. Where \
      several platforms run the code, the one that allows most decides.
      """,
    triggering: [
      .styleDictionary(
        "a caption of nine points",
        StyleText.entry("body") + "\n"
          + StyleText.entry("caption", size: "<integer>↓9</integer>")),
      .swift(
        "a caption of nine points in code",
        #"let text = Text("a").font(.custom("GateSans-Regular", size: ↓9, relativeTo: .caption))"#),
      .swift(
        "a size that a wrapper is given",
        """
        func gate(_ size: CGFloat) -> UIFont? { UIFont(name: "GateSans-Regular", size: size) }
        label.font = gate(↓9.5)
        title.font = gate(20)
        """),
      .swift(
        "a size that is scaled",
        """
        let size = UIFontMetrics.default.scaledValue(for: ↓9)
        let text = Text("a").font(.custom("GateSans-Regular", fixedSize: size))
        """),
    ],
    nonTriggering: [
      .styleDictionary(
        "a caption of eleven points",
        StyleText.entry("body") + "\n" + StyleText.entry("caption", size: "<integer>11</integer>")),
      .swift(
        "a size that is worked out",
        """
        func show(_ scale: CGFloat) {
          label.font = UIFont(name: "GateSans-Regular", size: 9 * scale)
        }
        """),
      .swift(
        "a size that is changed afterwards",
        #"label.font = UIFont(name: "GateSans-Regular", size: 9)?.withSize(20)"#),
      .swift(
        "a scene",
        #"import SpriteKit; let score = Text("0").font(.custom("GateSans-Regular", size: 9))"#),
    ])

  static func diagnose(_ findings: Findings) -> [Diagnostic] {
    findings.assessment.styleDictionaries.flatMap(diagnose) + SmallText.diagnostics(of: findings)
  }

  private static func diagnose(_ group: StyleDictionaryGroup) -> [Diagnostic] {
    let platforms = Set(group.group.processes.map(\.process.platform))
    guard let least = LeastSize(platforms.isEmpty ? [.iOS] : platforms) else { return [] }
    return group.dictionary.entries.compactMap { entry in
      guard let size = entry.size, size.value < least.points else { return nil }
      return group.diagnostic(
        of: Self.self, "\(entry.key.quoted) is \(size.value.asPoints) points: \(least.words)",
        at: size.place)
    }
  }
}

/// The smallest size of text, of several platforms that of the one that allows most.
struct LeastSize {
  var points: Double
  private var platform: Platform

  init?(_ platforms: Set<Platform>) {
    let all = platforms.map { ($0, DynamicType.on($0).minimumSize) }
    guard let least = all.min(by: { ($0.1, $0.0.rawValue) < ($1.1, $1.0.rawValue) }) else {
      return nil
    }
    (platform, points) = least
  }

  /// `text on iOS has 11 at least`
  var words: String { "text on \(platform.rawValue) has \(points.asPoints) at least" }
}

extension Double {
  /// `9`, `9.5`
  var asPoints: String {
    self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)"
  }
}
