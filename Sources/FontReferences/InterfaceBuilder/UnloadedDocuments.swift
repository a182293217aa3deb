import SourceText

/// Finds xibs that nothing loads: the class of their owner is in no source, and no source names them.
struct UnloadedDocuments {
  /// What is looked for in the sources, of each document by its path.
  private var names: [String: Set<String>] = [:]

  /// Takes note of a document; one whose owner is of no class of the app's may be loaded by anything.
  mutating func add(_ path: String, owner: String?) {
    guard path.hasSuffix(".xib"), let owner, !Self.ofPlatform.contains(where: owner.hasPrefix)
    else { return }
    let file = path.split(separator: "/").last?.dropLast(4) ?? ""
    guard file.utf8.allSatisfy(Self.isOfWord) else { return }
    names[path] = [owner, String(file)]
  }

  /// The paths of those that nothing loads.
  func paths(among code: [SourceText]) -> Set<String> {
    guard !names.isEmpty, !code.isEmpty else { return [] }
    let wanted = names.values.reduce(into: Set<[UInt8]>()) { all, names in
      all.formUnion(names.map { Array($0.utf8) })
    }
    let found = ParserThreads.map(code) { Self.words(of: $0, among: wanted) }
      .reduce(into: Set<[UInt8]>()) { $0.formUnion($1) }
    return Set(
      names.filter { $0.value.allSatisfy { !found.contains(Array($0.utf8)) } }.map(\.key))
  }

  private static let ofPlatform = ["UI", "NS", "WK", "MK", "AV"]

  private static func words(of text: SourceText, among wanted: Set<[UInt8]>) -> Set<[UInt8]> {
    let lengths = Set(wanted.map(\.count))
    var found: Set<[UInt8]> = []
    for word in text.utf8.split(whereSeparator: { !isOfWord($0) })
    where lengths.contains(word.count) {
      let word = Array(word)
      if wanted.contains(word) { found.insert(word) }
    }
    return found
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
