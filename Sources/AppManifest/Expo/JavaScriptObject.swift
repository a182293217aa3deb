import SourceText

/// Reads an object literal of JavaScript or TypeScript with the place of every key and value.
///
/// What is not a literal — a call, a spread, a constant — is ``JavaScriptObject/expression``: it is
/// there, and not followed.
struct JavaScriptObject {
  /// The content of what is no literal.
  static let expression = PlacedValue.Content.other("an expression")
  /// The key under which a spread stands: `...config`.
  static let spread = "..."

  private static let deepest = 64
  /// Objects that are tried before a file is left.
  private static let mostTries = 50
  /// How often a text may be read over, on average: what turns out to be no literal is read again.
  private static let mostReadings = 50

  private let text: SourceText
  private let bytes: [UInt8]
  /// Where comments stand, in order.
  private let comments: [Range<Int>]
  private var offset = 0
  /// Whether something had no end: then what is around it has none either.
  private var hasEnded = false
  /// The bytes that were read, some of them more than once.
  private var passed = 0

  /// Why a file is left.
  struct Limit: Error {
    var reason: String
  }

  /// The first object of a text that something accepts: a file holds others before its result.
  /// - Throws: where too much stands before it.
  static func first(
    in text: SourceText, where accepts: (PlacedValue) -> Bool
  ) throws(Limit) -> PlacedValue? {
    var reader = JavaScriptObject(text)
    var tries = 0
    for region in text.regions(.javaScript) where region.kind == .code {
      var index = max(region.range.lowerBound, reader.offset)
      while index < region.range.upperBound {
        defer { index += 1 }
        guard text.utf8[index] == UInt8(ascii: "{") else { continue }
        tries += 1
        guard tries <= mostTries else {
          throw Limit(reason: "holds more than \(mostTries) objects that are not followed")
        }
        reader.offset = index
        reader.hasEnded = false
        let value = reader.object(depth: 0)
        guard reader.passed <= mostReadings * reader.bytes.count else {
          throw Limit(reason: "is too involved to be read")
        }
        if let value, accepts(value) { return value }
      }
    }
    return nil
  }

  private init(_ text: SourceText) {
    self.text = text
    bytes = text.utf8
    comments = text.regions(.javaScript).filter { $0.kind == .comment }.map(\.range)
  }
}

extension JavaScriptObject {
  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = next {
      if let comment = comment(at: offset) {
        offset = comment.upperBound
      } else if byte.isSpace {
        offset += 1
      } else {
        return
      }
    }
  }

  private func comment(at offset: Int) -> Range<Int>? {
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < comments.count, comments[low].contains(offset) else { return nil }
    return comments[low]
  }

  private mutating func take(_ character: Character) -> Bool {
    guard let byte = character.asciiValue, next == byte else { return false }
    offset += 1
    return true
  }

  /// `nil` where it has no end or is no object.
  private mutating func object(depth: Int) -> PlacedValue? {
    let place = text.place(offset..<offset + 1)
    guard depth < Self.deepest, take("{") else { return nil }
    var entries: [PlacedValue.Entry] = []
    let isClosed = passItems(until: "}") { reader in
      guard let (key, keyPlace) = reader.key() else {
        // A spread, a computed key or a method.
        let start = reader.offset
        let isSpread = reader.next == UInt8(ascii: ".")
        guard reader.skipExpression() else { return false }
        if isSpread {
          let place = reader.text.place(start..<reader.offset)
          let value = PlacedValue(Self.expression, place: place)
          entries.append(PlacedValue.Entry(key: Self.spread, keyPlace: place, value: value))
        }
        return true
      }
      reader.skipSpace()
      guard reader.take(":") else { return reader.skipExpression() }
      reader.skipSpace()
      guard let value = reader.value(depth: depth + 1) else { return false }
      entries.append(PlacedValue.Entry(key: key, keyPlace: keyPlace, value: value))
      return true
    }
    return isClosed ? PlacedValue(.dictionary(entries), place: place) : nil
  }

  private mutating func array(depth: Int) -> PlacedValue? {
    let place = text.place(offset..<offset + 1)
    guard depth < Self.deepest, take("[") else { return nil }
    var values: [PlacedValue] = []
    let isClosed = passItems(until: "]") { reader in
      guard let value = reader.value(depth: depth + 1) else { return false }
      values.append(value)
      return true
    }
    return isClosed ? PlacedValue(.array(values), place: place) : nil
  }

  /// Reads items and the commas behind them up to a bracket; `false` where one is not understood, or
  /// none is there to be read.
  private mutating func passItems(
    until bracket: Character, _ item: (inout JavaScriptObject) -> Bool
  ) -> Bool {
    while !hasEnded {
      skipSpace()
      if take(bracket) { return true }
      let start = offset
      guard item(&self) else { return false }
      skipSpace()
      guard take(",") || (offset > start && bracket.asciiValue == next) else { return false }
    }
    return false
  }

  private mutating func key() -> (String, SourcePlace)? {
    let start = offset
    if let (string, place) = string() { return (string, place) }
    while let byte = next, byte.isWord { offset += 1 }
    guard offset > start else { return nil }
    return (String(decoding: bytes[start..<offset], as: UTF8.self), text.place(start..<offset))
  }

  /// A literal, or an expression up to its comma.
  private mutating func value(depth: Int) -> PlacedValue? {
    let start = offset
    defer { note(from: start) }
    var literal: PlacedValue?
    switch next {
    case UInt8(ascii: "{"): literal = object(depth: depth)
    case UInt8(ascii: "["): literal = array(depth: depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      literal = string().map { PlacedValue(.string($0.0), place: $0.1) }
    default: literal = word()
    }
    if let literal {
      skipSpace()
      if endsValue { return literal }
      if skipType() { return literal }
    }
    note(from: start)
    offset = start
    guard !hasEnded, skipExpression(), offset > start else { return nil }
    return PlacedValue(Self.expression, place: text.place(start..<offset))
  }

  /// Counts what was read; where that is too much, nothing more is read.
  private mutating func note(from start: Int) {
    passed += max(0, offset - start)
    if passed > Self.mostReadings * bytes.count { hasEnded = true }
  }

  private var endsValue: Bool {
    next == UInt8(ascii: ",") || next == UInt8(ascii: "}") || next == UInt8(ascii: "]")
  }

  /// `as const`, `satisfies Plugin`.
  private mutating func skipType() -> Bool {
    let start = offset
    while let byte = next, byte.isWord { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard word == "as" || word == "satisfies", skipExpression() else { return false }
    return true
  }

  private mutating func word() -> PlacedValue? {
    let start = offset
    while let byte = next, byte.isWord || byte == UInt8(ascii: ".") || byte == .minus {
      offset += 1
    }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    let place = text.place(start..<offset)
    switch word {
    case "true", "false": return PlacedValue(.boolean(word == "true"), place: place)
    case "null", "undefined": return PlacedValue(.other(word), place: place)
    default: return Double(word).map { PlacedValue(.number($0), place: place) }
    }
  }

  /// A string without insertions; the place is the text between its quotes.
  private mutating func string() -> (String, SourcePlace)? {
    guard let quote = next, quote == .quote || quote == .apostrophe || quote == UInt8(ascii: "`")
    else { return nil }
    let start = offset + 1
    var end = start
    var content: [UInt8] = []
    while end < bytes.count, bytes[end] != quote {
      if bytes[end] == UInt8(ascii: "$"), quote == UInt8(ascii: "`"), end + 1 < bytes.count,
        bytes[end + 1] == .openBrace
      {
        return nil
      }
      if bytes[end] == .backslash { end += 1 }
      guard end < bytes.count else { return nil }
      content.append(bytes[end])
      end += 1
    }
    guard end < bytes.count else { return nil }
    offset = end + 1
    return (String(decoding: content, as: UTF8.self), text.place(start..<end))
  }

  /// Goes to the comma or bracket that ends an expression; false where the text ends first.
  private mutating func skipExpression() -> Bool {
    var open = 0
    while let byte = next {
      if let comment = comment(at: offset) {
        offset = comment.upperBound
        continue
      }
      switch byte {
      case .quote, .apostrophe, UInt8(ascii: "`"):
        skipString(byte)
        continue
      case .openBrace, .openBracket, .openParenthesis: open += 1
      case .closeBrace, .closeBracket, .closeParenthesis:
        if open == 0 { return true }
        open -= 1
      case .comma where open == 0: return true
      default: break
      }
      offset += 1
    }
    hasEnded = true
    return false
  }

  private mutating func skipString(_ quote: UInt8) {
    offset += 1
    while let byte = next, byte != quote { offset += byte == .backslash ? 2 : 1 }
    offset = min(offset + 1, bytes.count)
  }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let apostrophe = UInt8(ascii: "'")
  fileprivate static let backslash = UInt8(ascii: "\\")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let minus = UInt8(ascii: "-")
  fileprivate static let openBrace = UInt8(ascii: "{")
  fileprivate static let closeBrace = UInt8(ascii: "}")
  fileprivate static let openBracket = UInt8(ascii: "[")
  fileprivate static let closeBracket = UInt8(ascii: "]")
  fileprivate static let openParenthesis = UInt8(ascii: "(")
  fileprivate static let closeParenthesis = UInt8(ascii: ")")

  fileprivate var isSpace: Bool { self == 0x20 || (9...13).contains(self) }

  /// A byte of a name or a number.
  fileprivate var isWord: Bool {
    let letter = self | 0x20
    return (0x61...0x7A).contains(letter) || (0x30...0x39).contains(self) || self >= 0x80
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$")
  }
}
