import FileTree
import NameFlow
import SourceText

/// Finds the documents that code may decode: it writes their names, in a file that decodes.
enum DecodedDocuments {
  private static let words = Needles(words: [
    "jsonObject(", "JSONObjectWithData", "JSONDecoder", "propertyList(", "propertyListWithData",
    "PropertyListDecoder", "contentsOfFile", "ContentsOfFile", "contentsOf:", "ContentsOfURL",
  ])
  private static let longestName = 80

  /// The documents as files of a program.
  static func units(_ documents: [FileTree.File], decodedIn code: [SourceText]) -> [SourceUnit] {
    let small = documents.filter { $0.size <= BundledTables.largest }
    guard !small.isEmpty else { return [] }
    let names = ParserThreads.map(code) { words.occur(in: $0) ? quoted(in: $0) : [] }
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    guard !names.isEmpty else { return [] }
    let named = small.filter { file in
      let name = file.path.lastComponent
      return names.contains(name) || names.contains(name.withoutExtension)
    }
    return ParserThreads.map(named) { file -> SourceUnit? in
      guard let bytes = try? FileTree.read(file.path), bytes.count <= BundledTables.largest else {
        return nil
      }
      return SourceUnit(SourceText(path: file.path, bytes: bytes), DocumentLowering())
    }.compactMap { $0 }
  }

  private static let texts = Needles(words: ["NSLocalizedString", "String(localized:"])
  private static let font = ["Font", "font", "FONT"].map { Array($0.utf8) }

  /// The tables of texts in several languages that have a word of fonts in them, where code asks for such texts.
  static func texts(_ files: [FileTree.File], askedForIn code: [SourceText]) -> [SourceUnit] {
    let small = files.filter { $0.size <= LocalizedTables.largest }
    guard !small.isEmpty, code.contains(where: texts.occur) else { return [] }
    return ParserThreads.map(small) { file -> SourceUnit? in
      guard let bytes = try? FileTree.read(file.path, limit: LocalizedTables.largest) else {
        return nil
      }
      let text = SourceText(path: file.path, bytes: bytes)
      let whole = 0..<text.utf8.count
      guard font.contains(where: { text.utf8.firstIndex(of: $0, in: whole) != nil }) else {
        return nil
      }
      return SourceUnit(text, DocumentLowering())
    }.compactMap { $0 }
  }

  /// The manifests of programs that ask for values of them.
  static func manifests(of programs: [CodeProgram]) -> [SourceUnit] {
    let paths = Set(programs.compactMap(\.info?.path)).sorted()
    return ParserThreads.map(paths) { path in
      // One that Xcode writes is empty here.
      let bytes = path.isEmpty ? nil : try? FileTree.read(path, limit: 1 << 20)
      return SourceUnit(SourceText(path: path, bytes: bytes ?? []), DocumentLowering())
    }
  }

  private static func quoted(in text: SourceText) -> Set<String> {
    Set(text.quoted(upTo: longestName).map { String(decoding: text.utf8[$0], as: UTF8.self) })
  }
}
