import AppManifest
import FontResolution

/// A font of Apple's is asked for that the platform does not have.
enum UnavailableSystemFont: FallbackRule {
  static let description = RuleDescription(
    identifier: "unavailable_system_font",
    severity: .error,
    summary: "the font is one of Apple's, and not there on this platform or version",
    rationale: """
      Built-in fonts differ by platform and version. A name that works on the Mac says nothing about a \
      phone: Seravek is on every Mac and on no iPhone. A font that came with a later version of the \
      platform than the oldest one that the app runs on is a warning. Where only a list of the platform's \
      fonts says that it is missing, the diagnostic is a note: such lists are old for some platforms, and \
      a font that left them may still be found by its name, as Courier is. Fonts that Apple offers as \
      downloads are on iOS only once the app has fetched them \
      (`CTFontDescriptorMatchFontDescriptorsWithProgressHandler`); a Mac may fetch them by itself.
      """,
    triggering: [
      .swift(
        "a font of the Mac in an iOS app", #"let title = Font.custom(↓"Seravek", size: 17)"#),
      .swift(
        "a font that is offered as a download",
        #"let title = UIFont(name: ↓"ProximaNova-Regular", size: 17)"#),
      .swift(
        "a font that is no longer listed",
        #"let title = UIFont(name: ↓"IowanOldStyle-Roman", size: 17)"#, severity: .note),
    ],
    nonTriggering: [
      .swift("a font of iOS", #"let title = Font.custom("Georgia", size: 17)"#),
      .swift(
        "a font that is no longer listed, and found by its name all the same",
        #"let title = UIFont(name: "Courier-Bold", size: 17)"#),
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
    let isLater = font.availability.status == .notYetThere
    let doubt = isLater ? "it may not be found there" : "it may not be found"
    return Shortfall(
      reason:
        "\(verdict.name.quoted) \(font.availability.words(on: verdict.group.platform, for: verdict.group.name))",
      effect: ", so " + (isCertain ? verdict.consequence : doubt),
      severity: isCertain ? nil : isLater ? .warning : .note,
      suggestions: verdict.nearest.map(\.name),
      notes: resolution.registration.map {
        [.init("\($0.function.quoted) downloads fonts of Apple's", place: $0.place)]
      } ?? [],
      help: help(font.availability.status, verdict))
  }

  private static func help(_ status: BuiltInAvailability.Status, _ verdict: Verdict) -> String {
    if let nearest = verdict.nearest.first {
      return verdict.help(toWrite: nearest.name) + ", or bundle a font"
    }
    return switch status {
    case .unlisted, .reportedAbsent, .unconfirmed: "try it on a device, or bundle a font"
    case .notYetThere: "bundle a font, or use one that every version has"
    case .downloadable: "bundle a font, or download this one before it is used"
    case .available, .otherPlatform: "bundle a font, or use one of the platform's own"
    }
  }
}
