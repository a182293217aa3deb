import NameFlow
import SourceText

/// The texts that a process brings in several languages: `Localizable.strings`, one for each language, or one
/// catalog of all.
///
/// An app whose font depends on the language keeps the font's name there: `NSLocalizedString("BodyFont")` gives what
/// the table of the user's language holds.
struct LocalizedTables: Sendable {
  /// The files by the names of the tables.
  fileprivate let tables: [String: [Table]]

  /// A file, which is read when the first text of it is asked for.
  fileprivate final class Table: Sendable {
    let file: Int32
    let text: SourceText
    private let read = Guarded<[String: [Entry]]?>(nil)

    init(file: Int32, text: SourceText) {
      self.file = file
      self.text = text
    }
  }

  /// What a table has under a key in one language.
  fileprivate struct Entry: Sendable {
    var text: String
    var range: Range<Int32>
  }

  /// A table that is larger is not read.
  static let largest = 1 << 20

  /// Whether a file is such a table, by its name.
  static func isTable(_ path: String) -> Bool {
    path.hasSuffix(".strings") || path.hasSuffix(".xcstrings")
  }

  /// - Parameters:
  ///   - units: the files of the program, in its order.
  ///   - own: the files of the process itself, whose bundle is the main one; `nil` where any may be.
  init(_ units: [SourceUnit], own: Set<String>?) {
    var tables: [String: [Table]] = [:]
    for (index, unit) in units.enumerated()
    where unit.lowering is DocumentLowering && Self.isTable(unit.text.path) {
      guard own?.contains(unit.text.path) ?? true else { continue }
      let name = unit.text.path.stem
      tables[name, default: []].append(Table(file: Int32(index), text: unit.text))
    }
    self.tables = tables
  }

  /// What a table has under a key in each language; `nil` where no language has it.
  func values(_ key: String, in table: String, _ program: Program) -> Values? {
    var result = Values()
    for table in tables[table] ?? [] {
      for entry in table.entries(key) {
        program.read([table.file])
        result.add(
          Values(
            .text(entry.text),
            Trail(origin: Trail.Origin(file: table.file, range: entry.range))))
      }
    }
    return result.items.isEmpty ? nil : result
  }
}

extension LocalizedTables.Table {
  /// What it has under a key.
  fileprivate func entries(_ key: String) -> [LocalizedTables.Entry] {
    read.withLock { known in
      let all = known ?? Dictionary(self.all()) { first, _ in first }
      known = all
      return all[key] ?? []
    }
  }

  /// All that it has, with the keys.
  private func all() -> [(String, [LocalizedTables.Entry])] {
    guard text.path.hasSuffix(".xcstrings") else {
      let texts = (try? PropertyListDocument.read(text))?.entries ?? []
      return texts.map { ($0.key, [$0.value].compactMap(entry)) }
    }
    let texts = (try? JSONDocument.read(text))?["strings"]?.entries ?? []
    return texts.map { text in
      let languages = text.value["localizations"]?.entries ?? []
      return (
        text.key, languages.compactMap { $0.value["stringUnit"]?["value"] }.compactMap(entry)
      )
    }
  }

  private func entry(_ value: PlacedValue) -> LocalizedTables.Entry? {
    guard let text = value.string, let range = value.place.range else { return nil }
    let (start, end) = (self.text.offset(range.start), self.text.offset(range.end))
    return LocalizedTables.Entry(text: text, range: Int32(start)..<Int32(end))
  }
}

extension FontLibrary {
  /// `NSLocalizedString("BodyFont", comment: "")`, `String(localized: "BodyFont")`
  func localized(
    _ callee: Program.Spot, _ arguments: [Node.Argument], _ call: Program.Spot, _ frame: Frame,
    _ evaluator: Evaluator
  ) -> Values? {
    guard let first = arguments.first else { return nil }
    func argument(_ labels: String...) -> Program.Spot? {
      arguments.first { labels.contains($0.label ?? "") }
        .map { Program.Spot(file: call.file, node: $0.value) }
    }
    var table = argument("table", "tableName")
    var bundle = argument("bundle")
    switch (evaluator.program[callee].kind, first.label) {
    case (.name("NSLocalizedString"), nil): break
    case (.name("NSLocalizedStringFromTable"), nil) where arguments.count == 3:
      table = Program.Spot(file: call.file, node: arguments[1].value)
    case (.name("String"), "localized"?): break
    // `Bundle.main.localizedString(forKey: "title", value: nil, table: nil)`
    case (.member(let base?, "localizedString"), "forKey"?),
      (.member(let base?, "localizedStringForKey:value:table:"), _):
      guard arguments.count == 3 else { return nil }
      bundle = Program.Spot(file: call.file, node: base)
      table = Program.Spot(file: call.file, node: arguments[2].value)
    default: return nil
    }
    if let bundle {
      let bundle = evaluator.values(bundle, frame)
      guard bundle.bundle == .main else { return bundle.isOpen ? bundle : nil }
    }
    let names = (table.map { evaluator.values($0, frame) } ?? Values(.absent)).map { item in
      item.value == .absent
        ? Possible(value: .text("Localizable"), trail: item.trail) : item
    }
    let keys = evaluator.values(
      Program.Spot(file: call.file, node: first.value), frame, .foreign(["String"]))
    if names.isOpen || keys.isOpen { return names.isOpen ? names : keys }
    return names.flatMap { name -> Values in
      keys.flatMap { key -> Values in
        guard case .text(let table) = name.value, case .text(let text) = key.value,
          let found = texts.values(text, in: table, evaluator.program)
        else { return .unknown("a localized string") }
        return found
      }
    }
  }
}
