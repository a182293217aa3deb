import AppManifest
import FontResolution

/// A font of Apple's is asked for that the platform does not have.
enum UnavailableSystemFont: FallbackRule {
  static let description = RuleDescription(
    identifier: "unavailable_system_font",
    severity: .error,
    summary: "the font is one of Apple's, and not there on this platform or version",
    rationale: """
      Built-in fonts differ by platform and come and go with versions: Lucida Grande is on the Mac \
      alone, Courier is gone from iOS since version 15. A name that works on the Mac says nothing about a \
      phone. Where the platform's list of fonts is old or missing, the diagnostic is a note.
      """,
    triggering: [
      .swift(
        "a font of the Mac in an iOS app", #"let title = Font.custom(↓"LucidaGrande", size: 17)"#),
      .swift(
        "a font that iOS has dropped", #"let title = UIFont(name: ↓"Courier-Bold", size: 17)"#),
    ],
    nonTriggering: [
      .swift("a font of iOS", #"let title = Font.custom("Georgia", size: 17)"#),
      .swift(
        "a font that the app brings itself", #"let title = UIFont(name: "Courier", size: 17)"#,
        fonts: ["faults/GateCourier.ttf"]),
    ])

  static func shortfall(of verdict: Verdict) -> Shortfall? {
    let resolution = verdict.resolution
    guard let font = resolution.unavailable, !verdict.name.isBlank,
      resolution.outcome == .fallback || resolution.outcome == .unknown
    else { return nil }
    let isCertain = resolution.outcome == .fallback
    return Shortfall(
      reason:
        "\(verdict.name.quoted) \(font.availability.words(on: verdict.group.platform, for: verdict.group.name))",
      effect: ", so " + (isCertain ? verdict.consequence : "it may not be found"),
      severity: isCertain ? nil : .note, suggestions: verdict.nearest.map(\.name),
      help: verdict.nearest.first.map { "write \($0.name.quoted), or bundle a font" }
        ?? "bundle a font, or use one that every version has")
  }
}
