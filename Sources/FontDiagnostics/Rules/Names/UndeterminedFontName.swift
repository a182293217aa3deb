import FontReferences
import FontResolution
import SourceText

/// A name cannot be determined.
enum UndeterminedFontName: Rule {
  static let description = RuleDescription(
    identifier: "undetermined_font_name",
    severity: .note,
    summary: "the font name is only known at run time",
    rationale: """
      The name comes from a place that fontgate cannot read: a parameter, a stored setting, a server. \
      fontgate lists the place, so that no call is overlooked. The name of an existing font \
      (`label.font.fontName`) is not reported.
      """,
    triggering: [
      .swift(
        "a name from the user's settings",
        """
        let name = UserDefaults.standard.string(forKey: "font") ?? ""
        let title = UIFont(name: ↓name, size: 17)
        """)
    ],
    nonTriggering: [
      .swift("a literal", #"let title = UIFont(name: "GateSans-Regular", size: 17)"#),
      .swift(
        "the name of an existing font",
        "func title(of font: UIFont) -> UIFont? { UIFont(name: font.fontName, size: 17) }"),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    let unknown = assessment.names.filter { name in
      name.candidate == nil && !name.isCarriedOn && !name.resolutions.isEmpty
        && !isForOthers(name, assessment)
    }
    // What a table would say that is not there is told by `missing_style_dictionary`.
    let missing = Set(assessment.missingDictionaries.map(\.load.file))
    return unknown.flatMap { name in
      let group = ProcessGroup(
        processes: name.resolutions.map(\.process).filter(assessment.processes.indices.contains)
          .map { assessment.processes[$0] })
      // A test whether there is a font draws nothing.
      let uses = name.uses.filter { !$0.isQuestion && !missing.contains($0.unreadTable ?? "") }
      return uses.map { use in
        Diagnostic(
          rule: description.identifier, severity: description.severity,
          message:
            "the font name passed to \(use.name(on: group.platform)) is only known at run time"
            + (use.undetermined.map { ": \($0)" } ?? "")
            + (use.isLive ? "" : "; this code may be unused"),
          place: use.place, target: group.target, platform: group.platform,
          configurations: group.configurations)
      }
    }
  }

  /// Whether a call is compiled for none of the processes' platforms.
  private static func isForOthers(_ name: ResolvedName, _ assessment: Assessment) -> Bool {
    name.resolutions.isEmpty && !assessment.processes.isEmpty
      && name.uses.allSatisfy { $0.platforms != nil }
  }
}
