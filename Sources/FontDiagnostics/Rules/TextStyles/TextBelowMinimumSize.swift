import AppManifest
import FontReferences
import FontResolution

/// Text is smaller than the platform wants it at least.
enum TextBelowMinimumSize: FindingsRule {
  static let description = RuleDescription(
    identifier: "text_below_minimum_size",
    severity: .warning,
    summary: "text is smaller than Apple recommends",
    rationale: """
      Apple's guidelines recommend a minimum text size: 11 points on iOS, 10 on macOS, 12 on watchOS and \
      visionOS, 23 on tvOS. Style dictionaries and `Font.custom` give sizes at the content size category \
      Large, which most people use, or a smaller one. In code, only known sizes of text fonts count, not \
      icon fonts, fonts that are resized later, or SpriteKit and SceneKit nodes. If code runs on several \
      platforms, the smallest minimum counts, and all are named.
      """,
    triggering: [
      .styleDictionary(
        "a nine-point caption",
        StyleText.entry("body") + "\n"
          + StyleText.entry("caption", size: "<integer>↓9</integer>")),
      .swift(
        "a nine-point caption in code",
        #"let text = Text("a").font(.custom("GateSans-Regular", size: ↓9, relativeTo: .caption))"#),
      .swift(
        "a size passed to a wrapper",
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
        "an eleven-point caption",
        StyleText.entry("body") + "\n" + StyleText.entry("caption", size: "<integer>11</integer>")),
      .swift(
        "a computed size",
        """
        func show(_ scale: CGFloat) {
          label.font = UIFont(name: "GateSans-Regular", size: 9 * scale)
        }
        """),
      .swift(
        "a size that is changed later",
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
        of: Self.self, "\(entry.key.quoted) is \(size.value.asPoints) points; \(least.words)",
        at: size.place, help: least.help)
    }
  }
}

/// The smallest sizes of text on some platforms.
struct LeastSize {
  /// That of the platform that allows most.
  var points: Double
  private var limits: [(points: Double, platforms: [Platform])]

  init?(_ platforms: Set<Platform>) {
    limits = []
    for platform in Platform.allCases where platforms.contains(platform) {
      let points = DynamicType.on(platform).minimumSize
      if let known = limits.firstIndex(where: { $0.points == points }) {
        limits[known].platforms.append(platform)
      } else {
        limits.append((points, [platform]))
      }
    }
    guard let least = limits.map(\.points).min() else { return nil }
    points = least
  }

  /// `Apple recommends at least 11 on iOS`, `Apple recommends at least 11 on iOS, 10 on macOS, and 12 on visionOS`
  var words: String { "Apple recommends at least " + Self.joined(limits.map(Self.words)) }

  /// What is enough on all of them; but what a television asks for is too large for the others.
  var help: String {
    let near = limits.map(\.points).filter { $0 <= points * 2 }.max() ?? points
    let far = limits.filter { $0.points > near }.map(Self.words)
    return "use \(near.asPoints) points or more" + (far.isEmpty ? "" : ", and " + Self.joined(far))
  }

  private static func words(_ limit: (points: Double, platforms: [Platform])) -> String {
    "\(limit.points.asPoints) on \(joined(limit.platforms.map(\.name)))"
  }

  private static func joined(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    let isShort = parts.count == 2 && !parts[0].contains(" and ")
    return parts.dropLast().joined(separator: ", ") + (isShort ? " and " : ", and ") + last
  }
}

extension Double {
  /// `9`, `9.5`
  var asPoints: String {
    self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)"
  }
}
