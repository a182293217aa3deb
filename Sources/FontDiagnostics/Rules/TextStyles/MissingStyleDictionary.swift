import FontReferences
import FontResolution
import SourceText

/// Code loads a style dictionary that is not in the bundle.
enum MissingStyleDictionary: Rule {
  static let description = RuleDescription(
    identifier: "missing_style_dictionary",
    severity: .error,
    summary: "code loads a style dictionary that is not in the bundle",
    rationale: """
      A style dictionary is loaded by the name of its file: `ScaledFont(fontName: "Noteworthy")` loads \
      `Noteworthy.plist`, and an app may decode such a file itself with \
      `Bundle.main.url(forResource:withExtension:)`, in a generic function, too. Code may also look names up in \
      a table: `NSDictionary(contentsOfFile:)`. If the file is not in the bundle, nothing is decoded, \
      there is no error message, and every style uses the system font. The file must be in Copy Bundle \
      Resources of each target that loads it, and devices are case-sensitive. A default argument is a note, \
      because callers may pass another name.
      """,
    triggering: [
      example("a misspelled name", name: "↓\"Stylse\""),
      example("a name in another case", name: "↓\"styles\""),
      example("a name with its extension", name: "↓\"Styles.plist\""),
      example(
        "a file that the target does not copy", name: "↓\"Styles\"",
        sources: "[{path: App, excludes: [Styles.plist]}]"),
      example(
        "a file that the app decodes itself", name: "↓\"Stylse\"", code: ownReader),
      example(
        "a default argument", name: "\"Styles\"",
        code: ownReader.replacing(
          "init(_ name: String)", with: "init(_ name: String = ↓\"Style\")"),
        severity: .note),
    ],
    nonTriggering: [
      example("a file of the bundle", name: "\"Styles\""),
      example("a file that the app decodes itself", name: "\"Styles\"", code: ownReader),
      example(
        "a name that only the user knows", name: "UserDefaults.standard.string(forKey: \"f\")!"),
      example(
        "a file of something else", name: "\"Styles\"",
        code: ownReader + """

          struct Event: Decodable { let title: String }
          func events() throws -> [Event] {
            guard let url = Bundle.main.url(forResource: "Events", withExtension: "json") else { return [] }
            return try JSONDecoder().decode([Event].self, from: Data(contentsOf: url))
          }
          """),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.missingDictionaries.map(diagnostic)
  }

  private static func diagnostic(_ missing: MissingDictionary) -> Diagnostic {
    let file = missing.load.file.quoted
    let isSure = missing.load.isLive && !missing.load.isDefault && !missing.isFoundElsewhere
    let style = isSure ? "so every style uses" : "so every style would use"
    let effect =
      missing.load.isTable ? "so none of its font names is found" : style + " the system font"
    let message: String
    var notes: [Diagnostic.Note] = []
    switch missing.reason {
    case .notInBundle(let path):
      message = "\(file) is not in Copy Bundle Resources of \(missing.group.name)"
      notes = [.file(path)]
    case .letterCase(let path):
      message = "\(file) matches \(path.lastComponent.quoted) only if case is ignored"
      notes = [.file(path)]
    case .otherExtension(let path):
      message =
        "there is no \(file) in \(missing.group.name), which has \(path.lastComponent.quoted)"
      notes = [.file(path)]
    case .unknown: message = "there is no \(file) in \(missing.group.name)"
    }
    var help = "add \(file) to \(missing.group.name)"
    if let edit = missing.edit {
      help = "replace with \(edit.quoted)"
    } else if case .otherExtension(let path) = missing.reason {
      help = "load \(path.lastComponent.quoted)"
    } else if case .unknown(_, let names) = missing.reason, !names.isEmpty {
      help += ", or load one that it has: \(names.listed)"
    }
    let isNote = missing.load.isDefault || !missing.load.isLive
    var diagnostic = Diagnostic(
      rule: description.identifier,
      severity: isNote ? .note : missing.isFoundElsewhere ? .warning : .error,
      message: message + ", " + effect, place: missing.load.place,
      target: missing.group.target, platform: missing.group.platform,
      configurations: missing.group.configurations, name: missing.load.name,
      suggestions: [missing.edit].compactMap { $0 }, notes: notes, help: help)
    var isSame = false
    if case .letterCase = missing.reason { isSame = true }
    diagnostic.fix = missing.edit.map {
      Fix(isSame ? .safe : .likely, .replacement($0), at: missing.load.place)
    }
    if case .notInBundle(let path) = missing.reason, missing.group.processes.count == 1 {
      let fix = missing.group.processes.first?.process.fix(toCopy: [path])
      diagnostic.fix = diagnostic.severity == .error ? fix : fix?.ifMeant
    }
    return diagnostic
  }
}

// MARK: - Examples

extension MissingStyleDictionary {
  private static let ownReader =
    "import SwiftUI\n\n" + """
      struct Styles {
        struct Style: Decodable { let fontName: String; let fontSize: Double }
        typealias Entries = [String: Style]
        private var styles: Entries = [:]
        init(_ name: String) {
          guard let url = Bundle.main.url(forResource: name, withExtension: "plist"),
            let data = try? Data(contentsOf: url)
          else { return }
          styles = (try? PropertyListDecoder().decode(Entries.self, from: data)) ?? [:]
        }
        func font(_ style: String) -> Font? {
          styles[style].map { .custom($0.fontName, size: $0.fontSize) }
        }
      }
      """

  private static func example(
    _ title: String, name: String, code: String? = nil, sources: String = "[App]",
    severity: Severity? = nil, fileID: String = #fileID, line: Int = #line
  ) -> RuleExample {
    let styles = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(StyleText.all())
      </dict>
      </plist>

      """
    let app =
      code.map { $0 + "\n\nlet styles = Styles(\(name))\n" }
      ?? "import ScaledFont\n\nlet styles = ScaledFont(fontName: \(name))\n"
    return RuleExample(
      title,
      files: [
        "App/AppFonts.swift": app, "App/Styles.plist": styles,
        "App/Info.plist": ManifestText.listing([]),
        "project.yml": """
        name: App
        targets:
          App:
            type: application
            platform: iOS
            sources: \(sources)
            settings: {INFOPLIST_FILE: App/Info.plist}

        """,
      ],
      severity: severity,
      background: ["App/Info.plist", "App/Styles.plist"], fileID: fileID, line: line)
  }
}
