import FontInspection
import FontResolution
import SourceText

/// A name is no font's.
enum UnknownFontName: Rule {
  static let description = RuleDescription(
    identifier: "unknown_font_name",
    severity: .error,
    summary: "no font that the app has is named like this",
    rationale: """
      Fonts are found by their PostScript name, their family or their full name, and by nothing else: \
      not by the name of their file, and not with a hyphen or a space more or less. Where no font has \
      the name, nothing is logged and nothing fails. `Font.custom` draws the system font, \
      `UIFont(name:size:)` gives `nil`, a Core Text call draws Helvetica.
      """,
    triggering: [
      .swift(
        "a weight that the family calls otherwise",
        #"let title = Font.custom("↓GateSans-Demi", size: 17)"#),
      .swift(
        "the name of the file", #"let title = UIFont(name: "↓Caption", size: 17)"#,
        fonts: ["Caption.ttf"]),
      .swift("a space for a hyphen", #"let title = Font.custom("↓GateSans Regular", size: 17)"#),
      .swift(
        "a face that is an instance of a variable font now",
        #"let title = Font.custom("↓GateFlex-SemiBold", size: 17)"#, fonts: ["GateFlex.ttf"]),
      .storyboard("a font that the app does not have", fontDescription: "↓GateSans-Demi"),
    ],
    nonTriggering: [
      .swift("the PostScript name", #"let title = Font.custom("GateSans-Regular", size: 17)"#),
      .swift("a built-in font", #"let title = UIFont(name: "Georgia-Bold", size: 17)"#),
      .swift(
        "the name of a named instance",
        #"let title = Font.custom("GateVariable-SemiBold", size: 17)"#,
        fonts: ["GateVariable.ttf"]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.verdicts.compactMap { verdict in
      guard verdict.resolution.outcome == .fallback, SystemFontName(verdict.name) == nil else {
        return nil
      }
      let meant = MeantFont(verdict.name, in: assessment.catalogue)
      let suggestions = Array(
        ((meant.map { [$0.name] } ?? []) + verdict.suggestions).uniqued.prefix(3))
      return verdict.diagnostic(
        of: Self.self, message(verdict, meant), suggestions: suggestions,
        notes: meant.map { [$0.note] } ?? [],
        help: suggestions.first.map { "write \($0.quoted)" }
          ?? "add a font of that name to the app, or use one that it has")
    }
  }

  private static func message(_ verdict: Verdict, _ meant: MeantFont?) -> String {
    let reason =
      switch meant?.kind {
      case .fileName: "\(verdict.name.quoted) is the name of a file, not of a font"
      case .punctuation:
        "no font is named \(verdict.name.quoted): the real name differs by a hyphen or a space"
      case .instance:
        "no font is named \(verdict.name.quoted): it is an instance of a variable font now"
      case nil: "no font is named \(verdict.name.quoted)"
      }
    return "\(reason), so \(verdict.consequence)"
  }
}

/// The font that a wrong name nearly says, and in what way.
private struct MeantFont {
  enum Kind { case fileName, punctuation, instance }
  var kind: Kind
  /// The right name.
  var name: String
  var file: FontFile

  /// The first font of which the name is another form; a mere misspelling is none.
  init?(_ wrong: String, in catalogue: FontCatalogue) {
    let forms = catalogue.files.lazy.flatMap { file in
      file.faces.lazy.flatMap { MeantFont.forms(of: $0, in: file) }
    }
    let squashed = wrong.squashed
    guard !squashed.isEmpty else { return nil }
    // The nearest kind first: a file's name may be its name without the hyphen, too.
    for kind in [Kind.punctuation, .instance, .fileName] {
      for form in forms where form.meant.kind == kind && form.squashed == squashed {
        self = form.meant
        return
      }
    }
    return nil
  }

  private init(_ kind: Kind, _ name: String, _ file: FontFile) {
    (self.kind, self.name, self.file) = (kind, name, file)
  }

  var note: Diagnostic.Note {
    Diagnostic.Note(
      "\(name.quoted) is in \(file.path.fileName.quoted)", place: SourcePlace(path: file.path))
  }

  private static func forms(
    of face: Face, in file: FontFile
  ) -> [(squashed: String, meant: MeantFont)] {
    guard let own = face.postScriptName else { return [] }
    var forms = (face.names.postScript + face.names.families + face.names.full).map {
      ($0.squashed, MeantFont(.punctuation, $0, file))
    }
    for instance in face.instances {
      for name in instance.postScriptNames {
        forms.append((name.squashed, MeantFont(.punctuation, name, file)))
      }
      guard let style = instance.name, let name = instance.postScriptNames.first else { continue }
      forms += face.names.families.map {
        ("\($0)\(style)".squashed, MeantFont(.instance, name, file))
      }
    }
    let fileName = file.path.fileName
    if file.faces.count == 1 {
      forms.append((fileName.squashed, MeantFont(.fileName, own, file)))
      forms.append((fileName.stem.squashed, MeantFont(.fileName, own, file)))
    }
    return forms
  }
}
