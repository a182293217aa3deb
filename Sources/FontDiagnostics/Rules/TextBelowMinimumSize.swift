import AppManifest
import FontReferences
import FontResolution

/// Text is smaller than the platform wants it at least.
enum TextBelowMinimumSize: Rule {
  static let description = RuleDescription(
    identifier: "text_below_minimum_size",
    severity: .warning,
    summary: "a style is smaller than text should be on the platform",
    rationale: """
      Apple's guidelines name a smallest size for text that can be read: 11 points on iOS, 10 on macOS, \
      12 on watchOS and visionOS, 23 on tvOS. A style dictionary gives sizes at the content size \
      category Large; most people read at it or below.
      """,
    triggering: [
      .styleDictionary(
        "a caption of nine points",
        StyleText.entry("body") + "\n"
          + StyleText.entry("caption", size: "<integer>↓9</integer>"))
    ],
    nonTriggering: [
      .styleDictionary(
        "a caption of eleven points",
        StyleText.entry("body") + "\n" + StyleText.entry("caption", size: "<integer>11</integer>"))
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.styleDictionaries.flatMap { group -> [Diagnostic] in
      let platforms = Set(group.group.processes.map(\.process.platform))
      // Of several platforms that cannot be told apart the one that allows most.
      let minimums = (platforms.isEmpty ? [.iOS] : platforms).map {
        (platform: $0, size: DynamicType.on($0).minimumSize)
      }
      guard let least = minimums.min(by: { $0.size < $1.size }) else { return [] }
      return group.dictionary.entries.compactMap { entry in
        guard let size = entry.size, size.value < least.size else { return nil }
        return group.diagnostic(
          of: Self.self,
          "\(entry.key.quoted) is \(size.value.asPoints) points: text on "
            + "\(least.platform.rawValue) has \(least.size.asPoints) at least",
          at: size.place)
      }
    }
  }
}

extension Double {
  /// `9`, `9.5`
  fileprivate var asPoints: String {
    self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)"
  }
}
