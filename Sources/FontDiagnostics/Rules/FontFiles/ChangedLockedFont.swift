import FontResolution
import SourceText

/// A font has the name that the lock knows, and is another one.
enum ChangedLockedFont: Rule {
  static let description = RuleDescription(
    identifier: "changed_locked_font",
    severity: .warning,
    summary: "a font differs from what fontgate.lock says",
    rationale: """
      A new version of a font has the same name, but another weight or slant, or new instances. Text that \
      uses it looks different, and a family may no longer find its bold or italic. Compare how the app looks, \
      then run `fontgate lock`. Other changes of the file, such as glyphs or metrics, are not reported.
      """,
    triggering: [
      .locked(
        "another weight and slant",
        [
          """
          {"family" : "Gate Sans", "file" : "App/Fonts/GateSans-Regular.ttf", "italic" : true,
              "postScriptName" : "↓GateSans-Regular", "weight" : 300}
          """
        ])
    ],
    nonTriggering: [
      .locked(
        "another version with the same names and styles",
        [
          """
          {"family" : "Gate Sans", "file" : "App/Fonts/GateSans-Regular.ttf", "italic" : false,
              "postScriptName" : "GateSans-Regular", "version" : "Version 0.9", "weight" : 400}
          """
        ])
    ])

  static let isAboutRun = true

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.locks.flatMap { LockComparison($0, assessment).changed }.map { changed in
      let file = changed.entry.file
      return Diagnostic(
        rule: description.identifier, severity: description.severity,
        message: "the font \(changed.entry.face.postScriptName.quoted) changed: "
          + changed.differences.asClauses,
        place: changed.entry.place, name: changed.entry.face.postScriptName,
        notes: [.init("\(file.lastComponent.quoted) is here", place: SourcePlace(path: file))],
        help: "run \"fontgate lock\" if this is intended")
    }
  }
}
