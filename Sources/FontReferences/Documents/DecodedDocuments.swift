import FileTree
import NameFlow
import SourceText

/// Finds the documents of JSON that code may decode: it writes their names, in a file that decodes.
enum DecodedDocuments {
  private static let words = Needles(words: [
    "jsonObject(", "JSONObjectWithData", "JSONDecoder",
  ])
  private static let longestName = 80

  /// The documents as files of a program.
  static func units(_ documents: [FileTree.File], decodedIn code: [SourceText]) -> [SourceUnit] {
    let small = documents.filter { $0.size <= BundledTables.largest }
    guard !small.isEmpty else { return [] }
    let names = ParserThreads.map(code) { words.occur(in: $0) ? quoted(in: $0.utf8) : [] }
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    guard !names.isEmpty else { return [] }
    let named = small.filter { file in
      let name = file.path.lastPathComponent
      return names.contains(name) || names.contains(name.withoutFileExtension)
    }
    return ParserThreads.map(named) { file -> SourceUnit? in
      guard let bytes = try? FileTree.read(file.path), bytes.count <= BundledTables.largest else {
        return nil
      }
      return SourceUnit(SourceText(path: file.path, bytes: bytes), DocumentLowering())
    }.compactMap { $0 }
  }

  /// The short texts in quotes.
  private static func quoted(in bytes: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    var start: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") {
        start = nil
      } else if byte == UInt8(ascii: "\"") {
        if let begin = start, index > begin, index - begin <= longestName {
          found.insert(String(decoding: bytes[begin..<index], as: UTF8.self))
        }
        // What stands between two texts is taken for one, too, which does no harm.
        start = index + 1
      }
    }
    return found
  }
}
