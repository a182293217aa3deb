import AppManifest
import FontResolution

/// A font of Apple's is asked for that the platform does not have.
enum UnavailableSystemFont: Rule {
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
        "a font of the Mac in an iOS app", #"let title = Font.custom(↓"LucidaGrande", size: 17)"#)
    ],
    nonTriggering: [
      .swift("a font of iOS", #"let title = Font.custom("Georgia", size: 17)"#)
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.verdicts.compactMap { verdict in
      let resolution = verdict.resolution
      guard let font = resolution.unavailable,
        resolution.outcome == .fallback || resolution.outcome == .unknown
      else { return nil }
      let isCertain = resolution.outcome == .fallback
      let reason = reason(font.availability, verdict.group)
      return verdict.diagnostic(
        of: Self.self,
        "\(verdict.name.quoted) \(reason), so "
          + (isCertain ? verdict.consequence : "it may not be found"),
        severity: isCertain ? nil : .note,
        help: "bundle a font, or use one that every version has")
    }
  }

  private static func reason(_ availability: BuiltInAvailability, _ group: ProcessGroup) -> String {
    let platform = group.platform?.rawValue ?? "the platform"
    func version(_ version: OSVersion?) -> String {
      version.map { $0.minor == 0 ? " \($0.major)" : " \($0)" } ?? ""
    }
    return switch availability.status {
    case .removed: "is gone from \(platform) since version\(version(availability.removed))"
    case .notYetThere:
      "is in \(platform) since version\(version(availability.introduced)), "
        + "and \(group.name) runs on older ones"
    case .downloadable: "is not installed on \(platform), only offered as a download"
    case .otherPlatform:
      "is a font of \(availability.platforms.map(\.rawValue).joined(separator: " and ")), "
        + "not of \(platform)"
    case .reportedAbsent: "was reported missing on \(platform)"
    case .unconfirmed, .available: "is not confirmed to be in \(platform)"
    }
  }
}
