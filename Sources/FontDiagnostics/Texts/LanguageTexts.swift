import FontInspection
import FontReferences
import FontResolution
import SourceText

/// What the fonts of each process lack of its texts in each language.
struct LanguageTexts {
  /// What some fonts lack of one language.
  struct Lack {
    /// The name of one of the fonts, where it is asked for first.
    var verdict: Verdict
    /// The fonts' own names, sorted.
    var fonts: [String]
    /// The language, as messages call it.
    var language: String
    var characters: [Unicode.Scalar]
    /// The first text with such a character.
    var place: SourcePlace
  }

  private(set) var lacks: [Lack] = []

  private struct Font {
    var verdict: Verdict
    var coverage: CharacterCoverage
    var name: String
  }

  init(_ findings: Findings) {
    let tables = findings.assessment.tables.filter { !Self.ofSystem.contains($0.name) }
    guard !tables.isEmpty else { return }
    let coverage = TextCoverage(findings.assessment)
    var fonts: [[Int]: [FaceIdentity: Font]] = [:]
    var order: [[Int]] = []
    for verdict in findings.verdicts {
      guard let face = verdict.resolution.face, let covered = coverage.coverage(of: verdict) else {
        continue
      }
      let processes = verdict.answers.map(\.process)
      if fonts[processes] == nil { order.append(processes) }
      if fonts[processes]?[face] == nil {
        fonts[processes, default: [:]][face] = Font(
          verdict: verdict, coverage: covered, name: face.postScriptName)
      }
    }
    for processes in order {
      let own = (fonts[processes] ?? [:]).values.sorted { $0.name < $1.name }
      guard let group = own.first?.verdict.group else { continue }
      let languages = Dictionary(grouping: tables.filter(group.has)) { $0.language ?? "" }
      for (language, tables) in languages.sorted(by: { $0.key < $1.key }) where !language.isEmpty {
        add(own, language, tables)
      }
    }
  }

  /// What the system draws: the names of the app and of its shortcuts.
  private static let ofSystem: Set<String> = ["InfoPlist", "AppShortcuts"]

  private mutating func add(_ fonts: [Font], _ language: String, _ tables: [LocalizedTable]) {
    let entries = tables.flatMap(\.entries).sorted { $0.place < $1.place }
    var found: [[Unicode.Scalar]: Lack] = [:]
    for font in fonts {
      var characters: [Unicode.Scalar] = []
      var place: SourcePlace?
      for entry in entries {
        let missing = TextCoverage.missing(entry.text, in: font.coverage)
        if !missing.isEmpty, place == nil { place = entry.place }
        characters += missing
      }
      // One of the fonts is for this language.
      guard let place else { return }
      characters = characters.unique
      let new = Lack(
        verdict: font.verdict, fonts: [], language: Self.words(language), characters: characters,
        place: place)
      found[characters, default: new].fonts.append(font.name)
    }
    lacks += found.values.sorted { ($0.fonts.first ?? "") < ($1.fonts.first ?? "") }
  }

  /// `Vietnamese`; the tag where it is no language's: `"Base"`.
  private static func words(_ language: String) -> String {
    var tag = language.replacing("_", with: "-")
    while true {
      if let known = Language.all.first(where: { $0.tag == tag }) { return known.name }
      guard let end = tag.lastIndex(of: "-") else { return language.quoted }
      tag = String(tag[..<end])
    }
  }
}
