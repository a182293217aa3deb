import FontInspection
import FontReferences
import FontResolution
import SourceText

/// The texts that are drawn in fonts which lack some of their characters.
struct DrawnTexts {
  /// A text that a font draws.
  struct Item {
    var text: String
    var place: SourcePlace
    /// The table that has it; `nil` where code or a document does.
    var table: LocalizedTable?
  }

  /// What a font lacks.
  enum Kind {
    /// Characters, which another font draws.
    case characters
    /// Forms of characters that variation selectors ask for; the usual ones are drawn.
    case variants
  }

  /// What one font lacks of one text, or of all tables.
  struct Lack {
    var kind: Kind
    var verdict: Verdict
    /// The font's own name.
    var font: String
    /// The texts, each with the words for what is missing.
    var texts: [(item: Item, missing: [String])] = []
  }

  private struct Subject: Hashable {
    var kind: Kind
    var font: FaceIdentity
    /// Where the text is not in a table: all that a font lacks of tables is one mistake.
    var place: SourcePlace?
    var processes: [Int]
  }

  private let byKey: [String: [(table: LocalizedTable, entry: LocalizedTable.Entry)]]
  private(set) var lacks: [Lack] = []

  init(_ findings: Findings) {
    let assessment = findings.assessment
    let verdicts = findings.verdicts.filter { !$0.candidate.texts.isEmpty }
    guard !verdicts.isEmpty else {
      byKey = [:]
      return
    }
    var byKey: [String: [(table: LocalizedTable, entry: LocalizedTable.Entry)]] = [:]
    let asked = Set(verdicts.flatMap(\.candidate.texts).compactMap(\.key?.key))
    for table in assessment.tables {
      for entry in table.entries where asked.contains(entry.key) {
        byKey[entry.key, default: []].append((table, entry))
      }
    }
    self.byKey = byKey
    let coverage = TextCoverage(assessment)
    var numbers: [Subject: Int] = [:]
    for verdict in verdicts {
      guard let covered = coverage.coverage(of: verdict), let face = verdict.resolution.face else {
        continue
      }
      for item in items(of: verdict) {
        let kinds: [(Kind, [String])] = [
          (.characters, TextCoverage.missing(item.text, in: covered).words),
          (.variants, coverage.missingVariants(item.text, of: verdict).map(\.words)),
        ]
        for (kind, missing) in kinds where !missing.isEmpty {
          let subject = Subject(
            kind: kind, font: face, place: item.table == nil ? item.place : nil,
            processes: verdict.answers.map(\.process))
          let number = numbers[subject] ?? lacks.count
          if number == lacks.count {
            numbers[subject] = number
            lacks.append(Lack(kind: kind, verdict: verdict, font: face.postScriptName))
          }
          lacks[number].texts.append((item, missing))
        }
      }
    }
    for index in lacks.indices { lacks[index].arrange() }
  }

  /// What a name draws in a process, in every language that is there.
  private func items(of verdict: Verdict) -> [Item] {
    let ways = verdict.uses.filter(\.isLive).flatMap(\.candidates).filter {
      $0.place == verdict.candidate.place && $0.name == verdict.name && $0.isLive
    }
    return ways.flatMap(\.texts).unique.filter { verdict.group.contains($0.place.path) }
      .flatMap { items(of: $0, in: verdict.group) }
  }

  private func items(of text: DrawnText, in group: ProcessGroup) -> [Item] {
    let own = Item(text: text.text, place: text.place)
    guard let key = text.key else { return [own] }
    let found = (byKey[key.key] ?? []).filter { table, _ in
      table.name == key.table && (key.folder ?? table.folder) == table.folder && group.has(table)
    }.map { Item(text: $0.entry.text, place: $0.entry.place, table: $0.table) }
    // A document's own text is that of a language; a key that tables have is drawn in none.
    return found.isEmpty || key.folder != nil ? [own] + found : found
  }
}

extension DrawnTexts.Lack {
  /// Each once, in the order of the texts.
  var missing: [String] { texts.flatMap(\.missing).unique }

  fileprivate mutating func arrange() {
    var seen: Set<SourcePlace> = []
    texts = texts.sorted { $0.item.place < $1.item.place }
      .filter { seen.insert($0.item.place).inserted || $0.item.place.range == nil }
  }
}
