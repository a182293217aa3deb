import FontInspection
import FontReferences
import FontResolution
import SourceText

/// A font lacks characters of a text that is drawn in it.
enum MissingCharacters: FindingsRule {
  static let description = RuleDescription(
    identifier: "missing_characters",
    severity: .warning,
    summary: "the font has no glyphs for some characters of this text",
    rationale: """
      If a font has no glyph for a character, the system silently draws that character in the system font, so one \
      word has letters of two fonts. This rule checks texts that certainly use the font: a view's text and font in a \
      storyboard or xib, `Text` and its font in SwiftUI, the `text` or title and the `font` that a function gives a \
      label in UIKit or AppKit, and `<Text>` with its style in React Native. For localized texts, it checks every \
      language in `.strings`, `.stringsdict`, and `.xcstrings` files. White space, emoji, and invisible characters \
      need no glyph. A variation selector after a character asks for one of its forms; a font without this form draws \
      the usual one, which is reported, too. Not checked: texts that code puts together, fonts without the letters of any language (icons, \
      digits), and apps that set a `cascadeList`. `missing_language_characters` checks all texts of an app.
      """,
    triggering: [
      .swift(
        "a text in SwiftUI",
        #"let text = Text(↓"Next →").font(.custom("GateLatin-Regular", size: 17))"#,
        fonts: ["GateLatin-Regular.ttf"]),
      .swift(
        "a text with a modifier of the app",
        """
        extension View {
          func brand() -> some View { font(.custom("GateLatin-Regular", size: 17)) }
        }
        struct Home: View {
          var body: some View { Text(↓"Next →").brand() }
        }
        """, fonts: ["GateLatin-Regular.ttf"]),
      .swift(
        "a label in UIKit",
        """
        func show(_ label: UILabel) {
          label.text = ↓"Ελλάδα"
          label.font = UIFont(name: "GateLatin-Regular", size: 17)
        }
        """, fonts: ["GateLatin-Regular.ttf"]),
      .objectiveC(
        "a label in Objective-C",
        """
        - (void)show:(UILabel *)label {
          label.text = ↓@"≤ 3";
          label.font = [UIFont fontWithName:@"GateLatin-Regular" size:17];
        }
        """, fonts: ["GateLatin-Regular.ttf"]),
      .swift(
        "a variant of a character",
        #"let text = Text(↓"辻\u{E0101}").font(.custom("GateVariants-Regular", size: 17))"#,
        fonts: ["GateVariants-Regular.ttf"]),
      .texts(
        "a label in a storyboard",
        ["Base.lproj/Main.storyboard": LabelDocument.label("↓Tiếng Việt")]),
      .texts(
        "a translation of a label",
        [
          "Base.lproj/Main.storyboard": LabelDocument.label("Settings"),
          "el.lproj/Main.strings": "\"a-b-c.text\" = \"↓Ρυθμίσεις\";\n",
          "de.lproj/Main.strings": "\"a-b-c.text\" = \"Einstellungen für Ärzte\";\n",
        ]),
    ],
    nonTriggering: [
      .swift(
        "a text with a font of its own",
        """
        let text = Text("Next →").font(.body)
        let stack = VStack { text }.font(.custom("GateLatin-Regular", size: 17))
        """, fonts: ["GateLatin-Regular.ttf"]),
      .swift(
        "a label with one of two fonts",
        """
        func show(_ label: UILabel) {
          label.text = "Ελλάδα"
          label.font = UIFont(name: "GateLatin-Regular", size: 17)
          label.font = .systemFont(ofSize: 17)
        }
        """, fonts: ["GateLatin-Regular.ttf"]),
      .swift(
        "an app with fonts for other scripts",
        """
        let latin = UIFontDescriptor(name: "GateLatin-Regular", size: 17)
        let greek = UIFontDescriptor(name: "GateWorld-Regular", size: 17)
        func show(_ label: UILabel) {
          label.text = "Ελλάδα"
          label.font = UIFont(descriptor: latin.addingAttributes([.cascadeList: [greek]]), size: 0)
        }
        """, fonts: ["GateLatin-Regular.ttf", "GateWorld-Regular.ttf"]),
      .texts(
        "a font with these characters",
        ["Base.lproj/Main.storyboard": LabelDocument.label("Tiếng Việt")],
        font: "GateWorld-Regular"),
      .swift(
        "a variant that the font has",
        #"let text = Text("辻\u{E0100} 葛\u{E0101}").font(.custom("GateVariants-Regular", size: 17))"#,
        fonts: ["GateVariants-Regular.ttf"]),
      .texts(
        "an emoji", ["Base.lproj/Main.storyboard": LabelDocument.label("Done 👍🏽 1️⃣")]),
      .texts(
        "a label whose text is set in code",
        [
          "Base.lproj/Main.storyboard": LabelDocument.label("Tiếng Việt", outlet: "titleLabel"),
          "Home.swift": """
          final class Home: UIViewController {
            @IBOutlet var titleLabel: UILabel!
            override func viewDidLoad() { titleLabel.text = "Settings" }
          }

          """,
        ]),
      .texts(
        "a font without letters", ["Base.lproj/Main.storyboard": LabelDocument.label("Tiếng Việt")],
        font: "GateSans-Regular"),
    ])

  static func diagnose(_ findings: Findings) -> [Diagnostic] {
    DrawnTexts(findings).lacks.compactMap(diagnostic)
  }

  private static func diagnostic(of lack: DrawnTexts.Lack) -> Diagnostic? {
    guard let first = lack.texts.first else { return nil }
    let (verdict, missing) = (lack.verdict, lack.missing)
    let isOne = missing.count == 1
    let (outcome, wanted) =
      switch lack.kind {
      case .characters: ("the system font draws \(missing.pronoun)", "character")
      case .variants: ("the usual \(isOne ? "form is" : "forms are") drawn", "variant")
      }
    // One text of each further file before a second one of the same.
    var files: Set<String> = [first.item.place.path]
    let marked = lack.texts.dropFirst().map { (files.insert($0.item.place.path).inserted, $0) }
    let others = marked.filter(\.0).map(\.1) + marked.filter { !$0.0 }.map(\.1)
    var notes = others.prefix(mostNotes).map { text in
      Diagnostic.Note("\(text.missing.listedShortly) here", place: text.item.place)
    }
    if others.count > mostNotes {
      notes.append(Diagnostic.Note("and in \(others.count - mostNotes) more texts"))
    }
    notes.append(Diagnostic.Note("the font is set here", place: verdict.candidate.place))
    return Diagnostic(
      rule: description.identifier, severity: description.severity,
      message: "font \(lack.font.quoted) has no \(missing.asGlyphs), so \(outcome)",
      place: first.item.place, target: verdict.group.target, platform: verdict.group.platform,
      configurations: verdict.group.configurations, name: verdict.name, notes: notes,
      help: "use a font that has \(isOne ? "this \(wanted)" : "these \(wanted)s")")
  }

  /// As many further texts are listed.
  private static let mostNotes = 4
}
