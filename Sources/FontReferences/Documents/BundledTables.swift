import NameFlow
import SourceText

/// The documents that a program's code may decode, each a file of the program.
///
/// A table in one is as good as a table in code: `JSONSerialization.jsonObject(with:)` of the data of a
/// bundle's file gives what the file holds, and so does `NSDictionary(contentsOf:)`.
struct BundledTables: Sendable {
  /// The documents by the names of the files, each with its place in the program.
  private let documents: [String: Document]
  /// The process's `Info.plist`, where its code asks for values.
  private let info: Document?
  private let values: InfoValues

  fileprivate struct Document: Sendable {
    var file: Int32
    var text: SourceText
    var root: PlacedValue?
    /// What texts with build settings in them become.
    var expansions: [String: Set<String>] = [:]
  }

  /// A document that is larger is no table of fonts.
  static let largest = 64 << 10

  /// Whether a file is one that code may decode, by its name.
  static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".json") || path.hasSuffix(".plist")
  }

  /// - Parameters:
  ///   - units: the files of the program, in its order.
  ///   - values: what the process's `Info.plist` says, which is among them; `nil` where no code asks.
  init(_ units: [SourceUnit], info values: InfoValues? = nil) {
    var info: Document?
    var documents: [String: Document] = [:]
    for (index, unit) in units.enumerated() where unit.lowering is DocumentLowering {
      if let values, unit.text.path == values.path {
        info = Document(
          file: Int32(index), text: unit.text, root: Self.root(of: unit.text),
          expansions: values.expansions)
        continue
      }
      guard Self.isDocument(unit.text.path), let root = Self.root(of: unit.text) else { continue }
      let name = unit.text.path.lastComponent
      // Of two files of one name no one knows which is meant.
      documents[name] = Document(
        file: documents[name] == nil ? Int32(index) : -1, text: unit.text, root: root)
    }
    self.info = info
    self.values = values ?? InfoValues()
    self.documents = documents.filter { $0.value.file >= 0 }
  }

  private static func root(of text: SourceText) -> PlacedValue? {
    text.path.hasSuffix(".plist")
      ? try? PropertyListDocument.read(text) : try? JSONDocument.read(text)
  }

  /// Whether it is known what the process's code is told of it.
  var tellsOfProcess: Bool { info != nil }

  var isEmpty: Bool { documents.isEmpty }

  /// What the process's `Info.plist` has, as a table.
  func infoValues(_ program: Program) -> Values {
    guard let info else { return .unknown("a value of Info.plist") }
    program.read([info.file])
    guard info.root != nil || !values.texts.isEmpty else {
      return .unknown("a value of Info.plist")
    }
    let written = info.root.map { info.values($0).items } ?? []
    var entries = written.flatMap { item -> [Value.TableEntry] in
      if case .table(let entries) = item.value { entries } else { [] }
    }
    for (key, texts) in values.texts.sorted(by: { $0.key < $1.key }) {
      entries.append(
        Value.TableEntry(key: .known(Values(.text(key))), value: .known(Self.known(texts))))
    }
    entries += Self.added.map { .rest(beginning: $0, "a value of Info.plist") }
    return Values(.table(entries))
  }

  /// What the keys begin with that Xcode and the tools of projects add to the list of an app.
  private static let added = [
    "Apple", "BGTask", "Build", "CF", "DT", "ITSApp", "LS", "Minimum", "NS", "UI", "WK",
  ]

  /// The process's bundle identifier: several where build configurations differ; `nil` where it is not known.
  func identifier(_ program: Program) -> Values? {
    guard let info, !values.identifiers.isEmpty else { return nil }
    program.read([info.file])
    return Self.known(values.identifiers)
  }

  /// Texts of which one is that of the build, as far as its settings are known.
  private static func known(_ texts: Set<String>) -> Values {
    guard !texts.isEmpty, !texts.contains(where: \.holdsSetting) else {
      return .unknown("a build setting in Info.plist")
    }
    return texts.sorted().reduce(into: Values()) { $0.add(Values(.text($1))) }
  }

  /// What a file holds; `nil` where it is none of the documents.
  func values(_ name: String, _ pathExtension: String?, _ program: Program) -> Values? {
    let whole = pathExtension.map { name + "." + $0 } ?? name
    guard let document = documents[whole], let root = document.root else { return nil }
    program.read([document.file])
    return document.values(root)
  }
}

extension BundledTables.Document {
  /// The values of a part. Documents are as deep as ``DocumentLimits`` lets them be.
  fileprivate func values(_ value: PlacedValue) -> Values {
    let trail = trail(value.place)
    switch value.content {
    // A build setting in an Info.plist.
    case .string(let text):
      let texts = text.holdsSetting ? expansions[text] ?? [text] : [text]
      guard !texts.contains(where: \.holdsSetting) else {
        return .unknown("a build setting in \(self.text.path.lastComponent)")
      }
      var place = trail
      place.isCombined = text.holdsSetting
      return texts.sorted().reduce(into: Values()) { $0.add(Values(.text($1), place)) }
    case .boolean(let value): return Values(.truth(value), trail)
    case .number(let number): return Values(.number(String(number)), trail)
    case .array(let items): return Values(.list(items.map { .known(values($0)) }), trail)
    case .dictionary(let entries):
      let table = entries.map { entry in
        Value.TableEntry(
          key: .known(Values(.text(entry.key), self.trail(entry.keyPlace))),
          value: .known(values(entry.value)))
      }
      return Values(.table(table), trail)
    case .other("null"): return Values(.absent, trail)
    case .other: return .unknown("what a document holds")
    }
  }

  private func trail(_ place: SourcePlace) -> Trail {
    let range = place.range.map { text.offset($0.start)..<text.offset($0.end) } ?? 0..<0
    return Trail(
      origin: Trail.Origin(
        file: file, range: Int32(range.lowerBound)..<Int32(range.upperBound)))
  }
}

/// A document as a file of a program: nothing is declared or called in it.
struct DocumentLowering: Lowering {
  func words(of text: SourceText) -> IdentifierScan { IdentifierScan() }
  func comments(of text: SourceText) -> [ToolComment] { [] }
  func mayAskForFont(_ text: SourceText) -> Bool { false }
  func facts(of text: SourceText) -> Result<SourceFacts, Refusal> {
    .success(SourceFacts(text: text))
  }
}
