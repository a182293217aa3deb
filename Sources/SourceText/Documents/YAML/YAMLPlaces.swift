import Yams

/// Turns the marks of the YAML parser, which counts Unicode scalars and knows more line ends than
/// others, into places, which count bytes.
struct YAMLPlaces {
  let text: SourceText
  private let bytes: [UInt8]
  private let lineStarts: [Int]
  /// For lines that were looked up: the offsets of every `step`th character, so that looking up all marks
  /// of one very long line takes no longer than reading it.
  private var steps: [Int: [Int]] = [:]
  private static let step = 64

  init(_ text: SourceText) {
    self.text = text
    bytes = text.utf8
    var starts = [0]
    var offset = 0
    while offset < bytes.count {
      let length = Self.lineBreak(bytes, at: offset)
      offset += max(length, 1)
      if length > 0 { starts.append(offset) }
    }
    lineStarts = starts
  }

  /// The first character of a node.
  mutating func start(of node: Node) -> SourcePlace {
    let start = self.start(node.mark)
    return text.place(start..<min(start + 1, bytes.count))
  }

  /// The text of a scalar without its quotes; of a block its indicator.
  mutating func place(of scalar: Node.Scalar) -> SourcePlace {
    let start = start(scalar.mark)
    guard start < bytes.count else { return text.place(start..<start) }
    switch scalar.style {
    case .singleQuoted, .doubleQuoted:
      return text.place(start + 1..<closingQuote(from: start))
    case .literal, .folded:
      return text.place(start..<start + 1)
    case .plain, .any:
      let value = scalar.string.utf8
      if bytes[start...].starts(with: value) { return text.place(start..<start + value.count) }
      return text.place(start..<endOfLine(from: start))
    }
  }

  /// What the parser found wrong.
  mutating func documentError(_ error: any Error) -> DocumentError {
    guard let error = error as? YamlError else {
      return DocumentError("is not YAML", place: text.place(0..<0))
    }
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return DocumentError(problem, place: character(at: offset(mark)))
    case .duplicatedKeysInMapping(let keys, let context):
      let key = keys.first ?? ""
      return DocumentError(
        "duplicate key '\(key)'", place: character(at: offset(context.mark)))
    case .reader(let problem, _, _, _):
      return DocumentError(problem, place: text.place(0..<0))
    default:
      return DocumentError("is not YAML", place: text.place(0..<0))
    }
  }
}

extension YAMLPlaces {
  private func character(at offset: Int) -> SourcePlace {
    text.place(offset..<min(offset + 1, bytes.count))
  }

  /// Where the node itself starts, behind its anchor and its tag.
  private mutating func start(_ mark: Mark?) -> Int {
    guard let mark else { return 0 }
    var at = offset(mark)
    while at < bytes.count, bytes[at] == .ampersand || bytes[at] == .exclamation {
      while at < bytes.count, !bytes[at].isBlank { at += 1 }
      while at < bytes.count, bytes[at].isBlank { at += 1 }
    }
    return at
  }

  mutating func offset(_ mark: Mark) -> Int {
    guard mark.line >= 1, mark.line <= lineStarts.count else { return bytes.count }
    let steps = steps(ofLine: mark.line)
    let column = max(mark.column - 1, 0)
    let index = min(column / Self.step, steps.count - 1)
    var offset = steps[index]
    for _ in 0..<column - index * Self.step where offset < bytes.count {
      offset = self.offset(after: offset)
    }
    return offset
  }

  private mutating func steps(ofLine line: Int) -> [Int] {
    if let known = steps[line] { return known }
    let end = line < lineStarts.count ? lineStarts[line] : bytes.count
    var offsets = [lineStarts[line - 1]]
    var offset = lineStarts[line - 1]
    var column = 0
    while offset < end {
      offset = self.offset(after: offset)
      column += 1
      if column.isMultiple(of: Self.step), offset < end { offsets.append(offset) }
    }
    steps[line] = offsets
    return offsets
  }

  /// Where the next character starts.
  func offset(after offset: Int) -> Int {
    var next = offset + 1
    while next < bytes.count, bytes[next] & 0xC0 == 0x80 { next += 1 }
    return next
  }

  private func closingQuote(from start: Int) -> Int {
    let quote = bytes[start]
    var at = start + 1
    while at < bytes.count {
      if bytes[at] == .backslash, quote == .quote {
        at += 1
      } else if bytes[at] == quote {
        guard quote == .apostrophe, at + 1 < bytes.count, bytes[at + 1] == quote else { return at }
        at += 1
      }
      at += 1
    }
    return bytes.count
  }

  private func endOfLine(from start: Int) -> Int {
    var end = bytes[start...].firstIndex(where: \.isLineBreak) ?? bytes.count
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return end
  }

  /// How many bytes the line break here has; 0 where there is none.
  private static func lineBreak(_ bytes: [UInt8], at offset: Int) -> Int {
    switch bytes[offset] {
    case .newline: 1
    case .carriageReturn: bytes[(offset + 1)...].first == .newline ? 2 : 1
    case 0xC2: bytes[(offset + 1)...].first == 0x85 ? 2 : 0
    case 0xE2:
      bytes[(offset + 1)...].prefix(2).elementsEqual([0x80, 0xA8])
        || bytes[(offset + 1)...].prefix(2).elementsEqual([0x80, 0xA9]) ? 3 : 0
    default: 0
    }
  }
}
