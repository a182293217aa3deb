import AppManifest
import FontReferences
import FontResolution

/// A font is asked for by its full name.
enum FullNameUsed: FindingsRule {
  static let description = RuleDescription(
    identifier: "full_name_used",
    severity: .warning,
    summary: "a full name is used instead of a PostScript name",
    rationale: """
      The PostScript name is looked up first and always works. A full name ("Gate Sans Bold") is tried \
      last, is slower, and has been reported to fail on some devices and after returning from the \
      background. For Core Text's own functions full names are documented, so this is a note.
      """,
    triggering: [
      .swift(
        "the name shown in Font Book",
        #"let title = UIFont(name: ↓"Gate Sans Bold", size: 17)"#,
        fonts: ["GateSans-Bold.ttf"]),
      .swift(
        "in SwiftUI", #"let title = Font.custom(↓"Gate Sans Bold", size: 17)"#,
        fonts: ["GateSans-Bold.ttf"]),
      .swift(
        "a function that documents full names",
        #"let title = CTFontCreateWithName(↓"Gate Sans Bold" as CFString, 17, nil)"#,
        fonts: ["GateSans-Bold.ttf"], severity: .note),
      .swift("a built-in font", #"let title = UIFont(name: ↓"Helvetica Light Oblique", size: 17)"#),
    ],
    nonTriggering: [
      .swift(
        "the PostScript name", #"let title = Font.custom("GateSans-Bold", size: 17)"#,
        fonts: ["GateSans-Bold.ttf"]),
      .swift(
        "a full name that is also the PostScript name",
        #"let title = Font.custom("MyFont", size: 18)"#,
        fonts: ["MyFont.ttf"]),
    ])

  static func diagnose(_ findings: Findings) -> [Diagnostic] {
    findings.verdicts.compactMap { verdict in
      let resolution = verdict.resolution
      guard
        resolution.outcome == .fullName
          || (resolution.outcome == .builtIn && resolution.builtIn?.how == .fullName),
        !verdict.isForWeb, !findings.fallbacks.isNeverTried(verdict)
      else { return nil }
      let better = [verdict.postScriptName].compactMap { $0 }
      let isDocumented = verdict.uses.allSatisfy(\.api.looksUpFullNames)
      var diagnostic = verdict.diagnostic(
        of: Self.self,
        "\(verdict.name.quoted) is a full name, which is looked up last"
          + (isDocumented
            ? ""
            : " and may fail on some \(verdict.group.platform == .macOS ? "Macs" : "devices")"),
        severity: isDocumented ? .note : .warning, suggestions: better,
        help: better.first.map { verdict.help(toWrite: $0) + ", its PostScript name" }
          ?? "replace with the PostScript name",
        fix: better.first.flatMap { verdict.fix(toWrite: $0) })
      diagnostic.tellByDictionary(
        verdict, as: "names in this dictionary are full names, which are looked up last")
      return diagnostic
    }
  }
}

extension Verdict {
  /// The PostScript name of the face that is drawn, be it one of Apple's.
  var postScriptName: String? {
    if let face = resolution.face { return face.postScriptName }
    guard let match = resolution.builtIn, let platform = group.platform else { return nil }
    return BuiltInFonts.postScriptName(of: match, on: platform)
  }
}
