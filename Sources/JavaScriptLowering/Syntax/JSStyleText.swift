import SourceText

/// Declarations of CSS in a template or a string: what they name for the font, and the insertions that stand where
/// declarations do.
package struct JSStyleText {
  package private(set) var parts: [Part] = []
  /// Whether it has several lines.
  private(set) var hasLines = false
  private let bytes: [UInt8]

  package enum Part {
    /// What stands behind `font-family:`, and where.
    case family([Piece], Range<Int>)
    /// An insertion that may give declarations.
    case declarations(JSNode.ID)
  }

  package enum Piece {
    /// What stands there, without quotes.
    case text(String)
    case insertion(JSNode.ID)
  }

  /// What is read of a declaration.
  private enum State {
    /// Its name, from here on.
    case name(Int)
    case otherValue
    /// A font's name: where its texts stand, and the insertions.
    case family([(text: Range<Int>, insertion: JSNode.ID?)])
    /// The value of `font`, from here on: `bold 18px/20px "Lobster"`.
    case shorthand(Int)
  }

  package init(_ id: JSNode.ID, in tree: JSTree) {
    let insertions: [JSNode.ID] =
      if case .template(_, let parts) = tree[id].kind { parts } else { [] }
    bytes = tree.text.utf8
    let range = tree[id].range
    guard range.count >= 2 else { return }
    let end = range.upperBound - 1
    var index = range.lowerBound + 1
    var next = 0
    var state = State.name(index)
    while index < end {
      if let behind = self.end(ofCommentAt: index, before: end, state) {
        if case .name(let start) = state, bytes[start..<index].allSatisfy(Self.isSpace) {
          state = .name(behind)
        }
        while next < insertions.count, tree[insertions[next]].range.lowerBound < behind {
          next += 1
        }
        index = behind
        continue
      }
      guard next < insertions.count, bytes[index] == UInt8(ascii: "$"),
        bytes[index + 1] == UInt8(ascii: "{")
      else {
        read(at: index, &state)
        index += 1
        continue
      }
      let inner = tree[insertions[next]].range
      // A template that nothing closes ends with the file, and an insertion in it may reach to its end.
      let behind = bytes[min(inner.upperBound, end)..<end]
      let close = behind.firstIndex(of: UInt8(ascii: "}")) ?? end - 1
      insert(insertions[next], at: index..<(close + 1), &state)
      index = close + 1
      next += 1
    }
    finish(state, before: end)
  }

  /// Where a comment ends that begins at a place; `nil` where none does. Those of one line stand where declarations do.
  private func end(ofCommentAt index: Int, before end: Int, _ state: State) -> Int? {
    guard bytes[index] == UInt8(ascii: "/"), index + 1 < end else { return nil }
    switch bytes[index + 1] {
    case UInt8(ascii: "*"):
      // In a text or an address it begins no comment.
      guard Self.isSpace(bytes[index - 1]) || "`;{}:".utf8.contains(bytes[index - 1]) else {
        return nil
      }
      return bytes.firstIndex(of: Array("*/".utf8), in: index + 2..<end).map { $0 + 2 }
    case UInt8(ascii: "/"):
      guard case .name(let start) = state, bytes[start..<index].allSatisfy(Self.isSpace) else {
        return nil
      }
      return bytes[index..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
    default: return nil
    }
  }

  private mutating func insert(_ insertion: JSNode.ID, at range: Range<Int>, _ state: inout State) {
    switch state {
    case .name(let start):
      if bytes[start..<range.lowerBound].allSatisfy(Self.isSpace) {
        parts.append(.declarations(insertion))
      }
      state = .name(range.upperBound)
    case .otherValue: break
    case .shorthand: state = .otherValue
    case .family(let pieces): state = .family(pieces + [(range, insertion)])
    }
  }

  private mutating func read(at index: Int, _ state: inout State) {
    switch bytes[index] {
    case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      finish(state, before: index)
      state = .name(index + 1)
    case UInt8(ascii: "\n"):
      hasLines = true
      // The value may stand in the next line.
      if case .family(let pieces) = state, pieces.isEmpty { return }
      finish(state, before: index)
      state = .name(index + 1)
    case UInt8(ascii: ":"):
      guard case .name(let start) = state else { return }
      let name = bytes[start..<index].reversed().drop(while: Self.isSpace)
      let isFamily = Self.properties.contains { name.starts(with: $0) }
      let isShort = name.prefix { !Self.isSpace($0) }.elementsEqual("tnof".utf8)
      state = isFamily ? .family([]) : isShort ? .shorthand(index + 1) : .otherValue
    case let byte where !Self.isSpace(byte):
      guard case .family(var pieces) = state else { return }
      if let last = pieces.last, last.insertion == nil {
        pieces[pieces.count - 1].text = last.text.lowerBound..<(index + 1)
      } else {
        pieces.append(((pieces.last?.text.upperBound ?? index)..<(index + 1), nil))
      }
      state = .family(pieces)
    default: break
    }
  }

  /// Takes the family out of `bold 18px/20px "Lobster", serif`: what stands behind the size.
  private mutating func take(shorthand range: Range<Int>) {
    let marks = Set("\"'".utf8)
    var index = range.lowerBound
    while index < range.upperBound {
      while index < range.upperBound, Self.isSpace(bytes[index]) { index += 1 }
      let start = index
      while index < range.upperBound, !Self.isSpace(bytes[index]) { index += 1 }
      let word = bytes[start..<index]
      guard let first = word.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
        word.contains(where: { $0 == UInt8(ascii: "p") || $0 == UInt8(ascii: "e") })
      else { continue }
      let family = bytes[index..<range.upperBound].prefix { $0 != UInt8(ascii: ",") }
      let name = family.drop(while: Self.isSpace).reversed().drop(while: Self.isSpace).reversed()
      guard let begin = family.firstIndex(where: { !Self.isSpace($0) }), !name.isEmpty else {
        return
      }
      let text = String(decoding: name.filter { !marks.contains($0) }, as: UTF8.self)
      parts.append(.family([.text(text)], begin..<begin + name.count))
      return
    }
  }

  private mutating func finish(_ state: State, before end: Int) {
    if case .shorthand(let start) = state { return take(shorthand: start..<end) }
    guard case .family(let found) = state, let first = found.first, let last = found.last else {
      return
    }
    let marks: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\")]
    let hasInsertions = found.contains { $0.insertion != nil }
    var pieces: [Piece] = []
    for piece in found {
      if let insertion = piece.insertion {
        pieces.append(.insertion(insertion))
        continue
      }
      let text = bytes[piece.text].filter { !marks.contains($0) }
      let comma = hasInsertions ? text.firstIndex(of: UInt8(ascii: ",")) : nil
      let name = String(decoding: text[..<(comma ?? text.endIndex)], as: UTF8.self)
      if !name.isEmpty { pieces.append(.text(name)) }
      // What stands behind the first of several is for browsers.
      if comma != nil { break }
    }
    parts.append(.family(pieces, first.text.lowerBound..<last.text.upperBound))
  }

  /// The property from its end; css-to-react-native takes it as JavaScript writes it, too.
  private static let properties = ["font-family", "fontFamily"].map { Array($0.utf8.reversed()) }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}

extension JSTree {
  /// Whether a text that no tag makes a style names a font in CSS.
  package var hasStyleTexts: Bool {
    guard text.holds("font-family") else { return false }
    var tagged: Set<JSNode.ID> = []
    for node in nodes { if case .tagged(_, let template) = node.kind { tagged.insert(template) } }
    return nodes.indices.contains { id in
      switch nodes[id].kind {
      case .string(let text): text.contains("font-family")
      case .template(let texts, _):
        !tagged.contains(id) && texts.contains { $0.contains("font-family") }
      default: false
      }
    }
  }
}

extension JSStyleText {
  /// Whether a template or a string is CSS as far as fonts are concerned: no font's name has a declaration in it.
  var isStyle: Bool {
    parts.contains { part in
      switch part {
      case .family: true
      case .declarations: hasLines
      }
    }
  }
}
