import AppManifest
import FontResolution

/// A font of Apple's is asked for that the platform does not have.
enum UnavailableSystemFont: FallbackRule {
  static let description = RuleDescription(
    identifier: "unavailable_system_font",
    severity: .error,
    summary: "an Apple font is not available on this platform or version",
    rationale: """
      Built-in fonts differ by platform and version: Seravek is on every Mac but on no iPhone. A font that \
      is newer than the app's deployment target is a warning. If only a font list says it is missing, this \
      is a note, because lists are old for some platforms, and a font that left the list may still be found \
      by its name, as Courier is. A name that a font has in its own language is a warning: whether it is \
      found may depend on the language of the device. Downloadable fonts are on iOS only after the app downloads them \
      (`CTFontDescriptorMatchFontDescriptorsWithProgressHandler`); a Mac may download them by itself.
      """,
    triggering: [
      .swift(
        "a Mac font in an iOS app", #"let title = Font.custom(↓"Seravek", size: 17)"#),
      .swift(
        "a downloadable font",
        #"let title = UIFont(name: ↓"ProximaNova-Regular", size: 17)"#),
      .swift(
        "a font that left Apple's list",
        #"let title = UIFont(name: ↓"IowanOldStyle-Roman", size: 17)"#, severity: .note),
      .swift(
        "the name that a Mac set to Chinese shows",
        #"let title = UIFont(name: ↓"苹方-简", size: 17)"#, severity: .warning),
    ],
    nonTriggering: [
      .swift("an iOS font", #"let title = Font.custom("Georgia", size: 17)"#),
      .swift(
        "a font that left Apple's list but is still found",
        #"let title = UIFont(name: "Courier-Bold", size: 17)"#),
      .swift(
        "a font in the app", #"let title = UIFont(name: "Courier", size: 17)"#,
        fonts: ["faults/owners/GateCourier.ttf"]),
    ])

  static func shortfall(of verdict: Verdict) -> Shortfall? {
    let resolution = verdict.resolution
    guard let font = resolution.unavailable, !verdict.name.isBlank,
      resolution.outcome == .fallback || resolution.outcome == .unknown
    else { return nil }
    let isCertain = resolution.outcome == .fallback
    let isLater = font.availability.status == .notYetThere
    let isLocalized = [.localized, .spelledByTools].contains(font.availability.status)
    let doubt = isLater ? "it may not be found on older versions" : "it may not be found"
    let real = isLocalized ? verdict.postScriptName(of: font) : nil
    let suggestions = real.map { [$0] } ?? verdict.nearest.map(\.name)
    return Shortfall(
      reason:
        "\(verdict.name.quoted) \(font.availability.words(on: verdict.group.platform, for: verdict.group.name))",
      effect: ", so " + (isCertain ? verdict.consequence : doubt),
      severity: isCertain ? nil : isLater || isLocalized ? .warning : .note,
      suggestions: suggestions,
      notes: resolution.registration.map {
        [.init("\($0.function.quoted) downloads fonts", place: $0.place)]
      } ?? [],
      help: real.map { verdict.help(toWrite: $0) } ?? help(font.availability.status, verdict),
      fix: suggestions.first.flatMap { verdict.fix(toWrite: $0, .likely) })
  }

  private static func help(_ status: BuiltInAvailability.Status, _ verdict: Verdict) -> String {
    if let nearest = verdict.nearest.first {
      return verdict.help(toWrite: nearest.name) + ", or add a font to \(verdict.group.whole)"
    }
    return switch status {
    case .unlisted, .reportedAbsent, .unconfirmed, .localized, .spelledByTools:
      "test on a device, or add a font to \(verdict.group.whole)"
    case .notYetThere:
      "add a font to \(verdict.group.whole), or use one that every supported version has"
    case .downloadable where verdict.resolution.registration != nil:
      "make sure that this font is downloaded first, or add a font to \(verdict.group.whole)"
    case .downloadable:
      "add a font to \(verdict.group.whole), or download this one first with "
        + "CTFontDescriptorMatchFontDescriptorsWithProgressHandler"
    case .available, .otherPlatform:
      "add a font to \(verdict.group.whole), or use a font built into "
        + (verdict.group.platform?.name ?? "the platform")
    }
  }
}

extension Verdict {
  /// The name to write for a font of the platform's.
  fileprivate func postScriptName(of font: BuiltInMatch) -> String? {
    group.platform.flatMap { BuiltInFonts.postScriptName(of: font, on: $0) }
  }
}
