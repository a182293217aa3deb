import Algorithms
import SourceText

/// Where a text of Objective-C names what it sends, and the methods it does so in: found once for all words.
package struct SentWords: Sendable {
  private var offsets: [UInt64: [Int32]] = [:]
  private var properties: [String: [String]] = [:]
  /// Where methods begin, and classes end, from the first on; with the words of the selector.
  private var methods: [(start: Int, words: [String])] = []

  init(_ text: SourceText) {
    for number in 1...max(1, text.lineCount) {
      guard let line = text.line(number) else { break }
      let start = text.offset(TextPosition(line: number, column: 1))
      switch line.first {
      case "-", "+": methods.append((start, Self.selector(of: line)))
      case "@": methods.append((start, []))
      default: break
      }
      read(Array(line.utf8), at: start)
    }
  }

  /// Takes the words of a line, but of one that is a comment; of one that declares or begins a method or a property only
  /// those of what it runs.
  private mutating func read(_ line: [UInt8], at start: Int) {
    let blank = UInt8(ascii: " ")
    let text = line.drop { $0 <= blank }
    guard !text.starts(with: "//".utf8) else { return }
    var index = text.startIndex
    if text.starts(with: "@property".utf8) { readAccessors(text) }
    if ["-", "+", "@property"].contains(where: { text.starts(with: $0.utf8) }) {
      guard let brace = text.firstIndex(of: UInt8(ascii: "{")) else { return }
      index = brace
    }
    while index < line.endIndex {
      let end = line[index...].firstIndex { !CallWords.isWord($0) } ?? line.endIndex
      if end > index { note(line[index..<end], at: start) }
      index = max(end, index + 1)
    }
  }

  private mutating func note(_ word: ArraySlice<UInt8>, at start: Int) {
    let hash = word.reduce(IdentifierScan.seed, IdentifierScan.step)
    offsets[hash, default: []].append(Int32(start + word.startIndex))
  }

  /// `@property (getter=isBold, setter=makeBold:) BOOL bold;`: whoever asks for the property sends these.
  private mutating func readAccessors(_ property: ArraySlice<UInt8>) {
    let parts = property.split(whereSeparator: { "(,); \t*".utf8.contains($0) })
    // Macros may follow the name.
    let name = parts.last {
      $0.first.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } ?? false
    }
    for part in parts {
      guard let sign = part.firstIndex(of: UInt8(ascii: "=")),
        ["getter", "setter"].contains(where: { part[..<sign].elementsEqual($0.utf8) })
      else { continue }
      let accessor = part[(sign + 1)...].prefix(while: CallWords.isWord)
      guard let name else { continue }
      properties[String(decoding: accessor, as: UTF8.self), default: []]
        .append(String(decoding: name, as: UTF8.self))
    }
  }

  /// The properties that a method reads or sets by another name.
  package func properties(of accessor: String) -> [String] { properties[accessor] ?? [] }

  private static func selector(of line: String) -> [String] {
    let header = line.drop { $0 != ")" }.dropFirst().prefix { $0 != "{" && $0 != ";" }
    let words = header.split(separator: ":").map { part -> String in
      let word = part.reversed().drop { $0 == " " }
      return String(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    }
    return header.contains(":") ? Array(words.dropLast()) : words
  }

  /// Where a word stands that begins a part of a selector, but in comments and in what declares it.
  package func sends(of word: String) -> [Int] {
    (offsets[IdentifierScan.hash(word)] ?? []).map(Int.init)
  }

  /// The words of the selector of the method around a place; none outside of methods.
  func selector(around offset: Int) -> [String] {
    methods.last(beginningBy: offset, \.start)?.words ?? []
  }
}

extension Program {
  /// What a file of Objective-C sends.
  package func sentWords(_ file: Int32) -> SentWords { units[Int(file)].sentWords() }

  /// The declaration, of what a file declares outside of functions, whose body is around a place.
  package func body(around offset: Int, in file: Int32) -> Declared? {
    let before = bodies(file).last(beginningBy: offset) { Int($0.range.lowerBound) }
    guard let before, before.range.contains(Int32(offset)) else { return nil }
    return Declared(file: file, id: before.id)
  }

  private func bodies(_ file: Int32) -> [(range: Range<Int32>, id: Declaration.ID)] {
    if let known = knownBodies[file] { return known }
    read([file])
    guard let facts = facts(file) else { return [] }
    var found: [(range: Range<Int32>, id: Declaration.ID)] = []
    for (index, declaration) in facts.declarations.enumerated() where !declaration.isLocal {
      guard let body = declaration.body else { continue }
      found.append((facts[body].range, Declaration.ID(index: Int32(index))))
    }
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
    knownBodies[file] = found
    return found
  }
}

extension Array {
  /// The last element that begins at an offset or before it, of those that are sorted by where they begin.
  fileprivate func last(beginningBy offset: Int, _ start: (Element) -> Int) -> Element? {
    let next = partitioningIndex { start($0) > offset }
    return next > 0 ? self[next - 1] : nil
  }
}
