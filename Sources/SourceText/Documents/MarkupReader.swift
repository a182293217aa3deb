/// Reads XML piece by piece and knows the UTF-8 offsets of each; the document and the property-list
/// reader are built on it. It checks what makes a document well-formed and resolves references.
struct MarkupReader {
  enum Token {
    case start(Tag)
    case end(name: String, range: Range<Int>)
    case text(String, range: Range<Int>)
    case comment(range: Range<Int>)
  }

  struct Tag {
    var name: String
    var attributes: [Attribute]
    /// From `<` to `>`.
    var range: Range<Int>
    /// Whether it is written `<name/>`; its end is then reported without a tag of its own.
    var isEmpty: Bool
  }

  struct Attribute {
    var name: String
    var value: String
    /// The value between the quotes.
    var range: Range<Int>
  }

  let text: SourceText
  private let bytes: [UInt8]
  private var offset = 0
  private var open: [(name: String, range: Range<Int>)] = []
  private var endsEmptyTag = false

  init(_ text: SourceText) {
    self.text = text
    bytes = text.utf8
  }

  /// The next piece; `nil` at the end of the text.
  mutating func next() throws(DocumentError) -> Token? {
    if endsEmptyTag, let tag = open.popLast() {
      endsEmptyTag = false
      return .end(name: tag.name, range: tag.range)
    }
    while offset < bytes.count {
      guard bytes[offset] == .lessThan else {
        if let token = try characters() { return token }
        continue
      }
      switch byte(offset + 1) {
      case .slash: return try endTag()
      case .question: try skip(past: "?>", from: offset + 2, what: "processing instruction")
      case .exclamation:
        if starts(with: "<!--") {
          let start = offset
          try skip(past: "-->", from: offset + 4, what: "comment")
          return .comment(range: start..<offset)
        }
        if starts(with: "<![CDATA[") { return try characterData() }
        if starts(with: "<!DOCTYPE"), open.isEmpty {
          try skipDocumentType()
        } else {
          throw error("unexpected '<!'", offset..<offset + 2)
        }
      default: return .start(try startTag())
      }
    }
    if let unclosed = open.last {
      throw error("'<\(unclosed.name)>' is not closed", unclosed.range)
    }
    return nil
  }

  /// Checks that nothing but comments and white space is left.
  mutating func finish() throws(DocumentError) {
    while let token = try next() {
      switch token {
      case .comment, .end: continue
      case .start(let tag): throw error("a second root element '<\(tag.name)>'", tag.range)
      case .text(_, let range): throw error("text after the root element", range)
      }
    }
  }

  func error(_ reason: String, _ range: Range<Int>) -> DocumentError {
    DocumentError(reason, place: text.place(range))
  }
}

// MARK: Tags

extension MarkupReader {
  private mutating func startTag() throws(DocumentError) -> Tag {
    let start = offset
    offset += 1
    let name = name()
    guard !name.isEmpty else {
      if starts(with: Array("<<<<<<<".utf8), at: start) {
        throw error("an unresolved merge conflict", start..<start + 7)
      }
      throw error("unexpected '<'", start..<start + 1)
    }
    var attributes: [Attribute] = []
    var known = KnownNames()
    while true {
      let before = offset
      skipSpace()
      switch byte(offset) {
      case .greaterThan:
        offset += 1
        open.append((name, start..<offset))
        return Tag(name: name, attributes: attributes, range: start..<offset, isEmpty: false)
      case .slash:
        guard byte(offset + 1) == .greaterThan else {
          throw error("'/' within the tag '<\(name)'", offset..<offset + 1)
        }
        offset += 2
        open.append((name, start..<offset))
        endsEmptyTag = true
        return Tag(name: name, attributes: attributes, range: start..<offset, isEmpty: true)
      case nil:
        throw error("unterminated tag '<\(name)'", start..<min(start + 1, bytes.count))
      default:
        guard offset > before else {
          throw error("missing space before an attribute", offset..<offset + 1)
        }
        attributes.append(try attribute(of: name, known: &known))
      }
    }
  }

  private mutating func attribute(of tag: String, known: inout KnownNames) throws(DocumentError)
    -> Attribute
  {
    let start = offset
    let name = name()
    guard !name.isEmpty else {
      throw error("expected an attribute in the tag '<\(tag)'", start..<start + 1)
    }
    guard known.insert(name) else {
      throw error("duplicate attribute '\(name)'", start..<offset)
    }
    skipSpace()
    guard byte(offset) == .equals else {
      throw error("the attribute '\(name)' has no value", start..<offset)
    }
    offset += 1
    skipSpace()
    guard let quote = byte(offset), quote == .quote || quote == .apostrophe else {
      throw error("the value of '\(name)' has no quotes", start..<offset)
    }
    let valueStart = offset + 1
    offset = valueStart
    var isPlain = true
    while let next = byte(offset), next != quote {
      if next == .lessThan { throw error("'<' within a value", offset..<offset + 1) }
      if next == .ampersand || next < 0x20 { isPlain = false }
      offset += 1
    }
    guard offset < bytes.count else {
      throw error("unterminated value of '\(name)'", start..<valueStart)
    }
    let range = valueStart..<offset
    offset += 1
    let value =
      isPlain
      ? String(decoding: bytes[range], as: UTF8.self) : try resolved(range, inAttribute: true)
    return Attribute(name: name, value: value, range: range)
  }

  /// The names of a tag's attributes: mostly a few, which are compared sooner than sorted into a set.
  private struct KnownNames {
    private var few: [String] = []
    private var many: Set<String> = []

    /// Takes in a name; false where it is there already.
    mutating func insert(_ name: String) -> Bool {
      guard many.isEmpty else { return many.insert(name).inserted }
      guard !few.contains(name) else { return false }
      few.append(name)
      if few.count == 16 { many = Set(few) }
      return true
    }
  }

  private mutating func endTag() throws(DocumentError) -> Token {
    let start = offset
    offset += 2
    let name = name()
    skipSpace()
    guard byte(offset) == .greaterThan else {
      throw error("unterminated tag '</\(name)'", start..<offset)
    }
    offset += 1
    guard let last = open.popLast() else {
      throw error("unexpected '</\(name)>'", start..<offset)
    }
    guard last.name == name else {
      throw error("expected '</\(last.name)>', found '</\(name)>'", start..<offset)
    }
    return .end(name: name, range: start..<offset)
  }

  private mutating func name() -> String {
    let start = offset
    while let next = byte(offset), next.isMarkupName { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}

// MARK: Text

extension MarkupReader {
  /// Text up to the next `<`. White space outside the root element is passed over.
  private mutating func characters() throws(DocumentError) -> Token? {
    let start = offset
    var isPlain = true
    var isSpace = true
    while let next = byte(offset), next != .lessThan {
      if next == .ampersand || next == .carriageReturn { isPlain = false }
      if !next.isBlank { isSpace = false }
      offset += 1
    }
    let range = start..<offset
    if open.isEmpty {
      guard isSpace else {
        throw DocumentError.unfetched(text) ?? error("text outside the root element", range)
      }
      return nil
    }
    let value =
      isPlain
      ? String(decoding: bytes[range], as: UTF8.self) : try resolved(range, inAttribute: false)
    return .text(value, range: range)
  }

  private mutating func characterData() throws(DocumentError) -> Token {
    let start = offset
    guard !open.isEmpty else {
      throw error("text outside the root element", start..<start + 9)
    }
    let content = start + 9
    try skip(past: "]]>", from: content, what: "CDATA section")
    let range = content..<offset - 3
    return .text(String(decoding: bytes[range], as: UTF8.self), range: range)
  }

  /// The text of a range with its references replaced and its line ends made `\n`, as XML asks.
  private func resolved(_ range: Range<Int>, inAttribute: Bool) throws(DocumentError) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var at = range.lowerBound
    while at < range.upperBound {
      let next = bytes[at]
      switch next {
      case .ampersand:
        let (scalar, end) = try reference(at, limit: range.upperBound)
        result += Array(String(scalar).utf8)
        at = end
        continue
      case .carriageReturn:
        if byte(at + 1) != .newline { result.append(inAttribute ? .space : .newline) }
      case .newline, .tab: result.append(inAttribute ? .space : next)
      default: result.append(next)
      }
      at += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func reference(_ start: Int, limit: Int) throws(DocumentError) -> (Unicode.Scalar, Int) {
    var end = start + 1
    while end < limit, end - start < 12, bytes[end] != .semicolon { end += 1 }
    guard end < limit, bytes[end] == .semicolon else {
      throw error("unexpected '&'", start..<start + 1)
    }
    let name = String(decoding: bytes[start + 1..<end], as: UTF8.self)
    guard let scalar = Self.scalar(named: name) else {
      throw error("unknown reference '&\(name);'", start..<end + 1)
    }
    return (scalar, end + 1)
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let code =
        if name.hasPrefix("#x") { UInt32(name.dropFirst(2), radix: 16) } else if name.hasPrefix("#")
        { UInt32(name.dropFirst(1)) } else { UInt32?.none }
      guard let code, code == 9 || code == 10 || code == 13 || code >= 32 else { return nil }
      return Unicode.Scalar(code)
    }
  }
}

// MARK: What is passed over

extension MarkupReader {
  private func byte(_ at: Int) -> UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func skipSpace() {
    while let next = byte(offset), next.isBlank { offset += 1 }
  }

  private func starts(with word: String) -> Bool {
    starts(with: Array(word.utf8), at: offset)
  }

  private func starts(with word: [UInt8], at start: Int) -> Bool {
    guard start + word.count <= bytes.count else { return false }
    for index in word.indices where bytes[start + index] != word[index] { return false }
    return true
  }

  private mutating func skip(past end: String, from start: Int, what: String)
    throws(DocumentError)
  {
    let end = Array(end.utf8)
    var at = start
    while at < bytes.count {
      if bytes[at] == end[0], starts(with: end, at: at) {
        offset = at + end.count
        return
      }
      at += 1
    }
    throw error("unterminated \(what)", offset..<min(offset + 2, bytes.count))
  }

  /// A document type up to its `>`, with the declarations in its brackets.
  private mutating func skipDocumentType() throws(DocumentError) {
    let start = offset
    offset += 9
    var inBrackets = false
    while let next = byte(offset) {
      switch next {
      case .quote, .apostrophe:
        offset += 1
        while let inner = byte(offset), inner != next { offset += 1 }
      case .exclamation where starts(with: "!--"):
        try skip(past: "-->", from: offset + 3, what: "comment")
        continue
      case .openBracket: inBrackets = true
      case .closeBracket: inBrackets = false
      case .greaterThan where !inBrackets:
        offset += 1
        return
      default: break
      }
      offset += 1
    }
    throw error("unterminated document type", start..<start + 9)
  }
}
