import NameFlow
import SourceText

/// The families that a declaration lists: `"Lobster", Georgia, serif`.
struct FontFamilyList {
  struct Family {
    var name: String
    /// The name's bytes, without quotes.
    var range: Range<Int>
  }

  /// Those before the first generic one, in their order.
  var families: [Family] = []
  /// Whether a generic family stands behind them, which always gives a font.
  var hasGeneric = false
  /// Whether something stands among them that is only known later (`var(--font)`, `%@`).
  var isOpen = false
}

extension FontFamilyList {
  /// Reads the value of `font-family`, or with `isShorthand` that of `font`.
  /// - Parameter isInCode: whether the value stands in a string of code, where quotes are escaped.
  init(_ bytes: [UInt8], _ range: Range<Int>, isShorthand: Bool, isInCode: Bool = false) {
    var reader = FamilyReader(bytes: bytes, range: range, isInCode: isInCode)
    var isFirst = true
    while let item = reader.nextItem(afterSize: isFirst && isShorthand) {
      isFirst = false
      switch item {
      case .family(let family):
        if GenericFamily.isOne(family.name) {
          hasGeneric = true
          return
        }
        families.append(family)
        if families.count == NameAttempt.most {
          isOpen = true
          return
        }
      case .none: continue
      case .unknown:
        isOpen = true
        return
      }
    }
  }
}

/// Takes a value of CSS apart at its commas.
private struct FamilyReader {
  enum Item {
    case family(FontFamilyList.Family)
    /// Nothing between two commas.
    case none
    /// What is only known later.
    case unknown
  }

  let bytes: [UInt8]
  let range: Range<Int>
  let isInCode: Bool
  private var offset: Int
  private var isAtEnd = false

  init(bytes: [UInt8], range: Range<Int>, isInCode: Bool) {
    self.bytes = bytes
    self.range = range
    self.isInCode = isInCode
    offset = range.lowerBound
  }

  private struct Word {
    var range: Range<Int>
    var isQuoted = false
    /// Whether brackets follow it: `calc(…)`, `var(…)`.
    var isFunction = false
  }

  /// What stands before the next comma; `nil` at the end.
  /// - Parameter afterSize: whether style, weight and size stand before the name.
  mutating func nextItem(afterSize: Bool) -> Item? {
    guard !isAtEnd else { return nil }
    var words: [Word] = []
    var isKnown = true
    isAtEnd = true
    scan: while offset < range.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: ","):
        offset += 1
        isAtEnd = false
        break scan
      case UInt8(ascii: "!"): offset = range.upperBound
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"):
        // In code the quote behind a name is that of the attribute around it.
        guard !isInCode || words.isEmpty || !(isQuote(offset) || isQuote(offset + 1)) else {
          offset = range.upperBound
          continue
        }
        if isQuote(offset) {
          words.append(quoted(from: offset + 1))
        } else if isInCode, isQuote(offset + 1) {
          words.append(quoted(from: offset + 2))
        } else {
          isKnown = false
          skipUnknown()
        }
      case UInt8(ascii: "/") where at(offset + 1) == UInt8(ascii: "*"): skipComment()
      case let byte where byte <= 0x20: offset += 1
      case let byte where Self.isWord(byte): words.append(word())
      default:
        // A function, a template, an interpolation.
        isKnown = false
        skipUnknown()
      }
    }
    guard isKnown else { return .unknown }
    if afterSize {
      guard let size = words.lastIndex(where: isSize) else { return .unknown }
      words.removeFirst(size + 1)
    }
    return words.contains(where: \.isFunction) ? .unknown : item(of: words)
  }

  private func item(of words: [Word]) -> Item {
    guard let first = words.first, let last = words.last else { return .none }
    guard words.count == 1 || words.allSatisfy({ !$0.isQuoted }) else { return .unknown }
    let name = words.map { String(decoding: bytes[$0.range], as: UTF8.self) }.joined(separator: " ")
    guard let name = FollowedText.name(name), !name.contains(where: { "\\%$@{}<>".contains($0) })
    else { return .unknown }
    return name.allSatisfy(\.isWhitespace)
      ? .none
      : .family(.init(name: name, range: first.range.lowerBound..<last.range.upperBound))
  }

  private mutating func quoted(from start: Int) -> Word {
    var end = start
    let quote = at(start - 1)
    while end < range.upperBound, bytes[end] != quote {
      if isInCode, bytes[end] == UInt8(ascii: "\\"), at(end + 1) == quote { break }
      end += 1
    }
    offset = end < range.upperBound && bytes[end] == UInt8(ascii: "\\") ? end + 2 : end + 1
    return Word(range: start..<min(end, range.upperBound), isQuoted: true)
  }

  private mutating func word() -> Word {
    let start = offset
    while offset < range.upperBound, Self.isWord(bytes[offset]) { offset += 1 }
    let end = offset
    // The value ends before the bracket where it stands in a string.
    let isFunction = end < bytes.count && bytes[end] == UInt8(ascii: "(")
    if isFunction { skipUnknown() }
    return Word(range: start..<end, isFunction: isFunction)
  }

  /// Passes over what is not understood, with all that its brackets hold.
  private mutating func skipUnknown() {
    var depth = 0
    while offset < range.upperBound {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "}") { depth -= 1 }
      if depth <= 0, byte == UInt8(ascii: ",") { return }
      offset += 1
      if depth <= 0, byte == UInt8(ascii: ")") { return }
    }
  }

  private mutating func skipComment() {
    offset += 2
    while offset < range.upperBound {
      if bytes[offset] == UInt8(ascii: "*"), at(offset + 1) == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
  }

  /// `12px`, `1.2em/1.5`, `larger`, `calc(…)`
  private func isSize(_ word: Word) -> Bool {
    guard !word.isQuoted, let first = bytes[word.range].first else { return false }
    let text = String(decoding: bytes[word.range], as: UTF8.self).lowercased()
    if word.isFunction { return ["calc", "clamp", "min", "max"].contains(text) }
    if first == UInt8(ascii: ".") || (first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9")) {
      // A bare number is a weight.
      return text.contains { !$0.isNumber }
    }
    return Self.sizes.contains { text == $0 || text.hasPrefix($0 + "/") }
  }

  private static let sizes = [
    "xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large",
    "smaller", "larger",
  ]

  private func at(_ index: Int) -> UInt8? { range.contains(index) ? bytes[index] : nil }

  private func isQuote(_ index: Int) -> Bool {
    at(index) == UInt8(ascii: "\"") || at(index) == UInt8(ascii: "'")
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "%"), 0x80...:
      true
    default: false
    }
  }
}
