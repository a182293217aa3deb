import AppManifest
import FontReferences
import FontResolution
import SourceText

/// A font of the repository is asked for, and does not reach the process.
enum UnregisteredFont: Rule {
  static let description = RuleDescription(
    identifier: "unregistered_font",
    severity: .error,
    summary: "the font is in the repository, but this target does not register it",
    rationale: """
      A font file does nothing until it is copied into the bundle of the process that draws with it \
      and named there: in `UIAppFonts` (in `ATSApplicationFontsPath` on macOS), or registered in code. \
      An app, its widget and its watch app are each a process of their own. One link missing, and the \
      system font is drawn without a word. Where the code registers fonts at run time this one may be \
      among them, and the diagnostic is a note.
      """,
    triggering: [
      .swift(
        "a font that the manifest does not list",
        #"let title = Font.custom(↓"GateSans-Bold", size: 17)"#,
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"], listed: ["GateSans-Regular.ttf"])
    ],
    nonTriggering: [
      .swift(
        "a font that the manifest lists", #"let title = Font.custom("GateSans-Bold", size: 17)"#,
        fonts: ["GateSans-Regular.ttf", "GateSans-Bold.ttf"])
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.verdicts.compactMap { verdict in
      guard verdict.resolution.outcome == .unregistered else { return nil }
      let registrations = verdict.group.registrations
      let file = verdict.resolution.face?.path
      let fileNote = file.map {
        Diagnostic.Note("the font is in \($0.fileName.quoted)", place: SourcePlace(path: $0))
      }
      return verdict.diagnostic(
        of: Self.self, message(verdict, isRegisteredInCode: !registrations.isEmpty),
        severity: registrations.isEmpty ? nil : .note, suggestions: verdict.rightCase,
        notes: (fileNote.map { [$0] } ?? [])
          + registrations.prefix(3).map {
            Diagnostic.Note("\($0.function.quoted) registers fonts here", place: $0.place)
          },
        help: help(verdict))
    }
  }

  private static func message(_ verdict: Verdict, isRegisteredInCode: Bool) -> String {
    let font = verdict.name.quoted
    let group = verdict.group
    let link =
      switch verdict.resolution.brokenLink {
      case .notBundled: "is not bundled in \(group.name)"
      case .noManifest:
        "is registered by nothing: \(group.target?.quoted ?? "the app") declares no fonts"
      case .notDeclared, nil:
        "is not listed in \(group.key.rawValue.quoted) of \(group.name)"
      }
    return isRegisteredInCode
      ? "font \(font) \(link); unless the code registers it, \(verdict.consequence)"
      : "font \(font) \(link), so \(verdict.consequence)"
  }

  private static func help(_ verdict: Verdict) -> String {
    let path = verdict.resolution.face?.path
    let file = path.map { verdict.group.entry(for: $0).quoted } ?? "the font's file"
    let declare =
      verdict.group.key == .atsApplicationFontsPath
      ? "put \(file) into the folder that \"ATSApplicationFontsPath\" names"
      : "add \(file) to \"UIAppFonts\""
    guard verdict.resolution.brokenLink == .notBundled else { return declare }
    return "add \(file) to the resources of \(verdict.group.name), and \(declare)"
  }
}

extension Verdict {
  /// The font's name where this one differs in letter case, too.
  fileprivate var rightCase: [String] {
    guard let real = resolution.face?.postScriptName, real != name,
      real.lowercased() == name.lowercased()
    else { return [] }
    return [real]
  }
}
