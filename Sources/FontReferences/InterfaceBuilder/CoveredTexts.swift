import SourceText

/// The texts of a function that it gives a font from end to end, whatever they were made of:
/// `[text addAttribute:NSFontAttributeName value:[UIFont …] range:NSMakeRange(0, text.length)]`.
struct CoveredTexts: Sendable {
  private var names: Set<String> = []

  /// Goes past a word of a statement that stands by itself, behind the one before.
  mutating func pass(_ word: String, after last: String?, _ bytes: [UInt8], _ range: Range<Int>) {
    let rest = bytes[range.upperBound...]
    if word == "addAttribute", let last {
      if Self.isReceiver(last, bytes, before: range.lowerBound), Self.covers(last, rest) {
        names.insert(last)
      }
    } else if names.contains(word), Self.isAssigned(rest) {
      names.remove(word)
    }
  }

  /// Whether what a statement goes on to give is one of the texts: `.attributedText = text`, `setAttributedText:text]`,
  /// `.setAttributedTitle(text, for: .normal)`
  func isGiven(_ rest: ArraySlice<UInt8>) -> Bool {
    guard !names.isEmpty,
      let start = rest.prefix(Self.longest).firstIndex(where: { "=:(".utf8.contains($0) })
    else { return false }
    let value = rest[(start + 1)...].drop { $0 == 0x20 }
    let name = value.prefix { $0.isIdentifier }
    guard names.contains(String(decoding: name, as: UTF8.self)) else { return false }
    guard let next = rest[name.endIndex...].first(where: { $0 != 0x20 }) else { return true }
    return ";,])}\n\r".utf8.contains(next)
  }

  /// As far as a statement is read.
  private static let longest = 1_024

  /// Whether a word is what a message is sent to: `[text addAttribute:`, `text.addAttribute(`.
  private static func isReceiver(_ word: String, _ bytes: [UInt8], before start: Int) -> Bool {
    guard start > 0 else { return false }
    var end = start - 1
    guard bytes[end] == 0x20 || bytes[end] == UInt8(ascii: ".") else { return false }
    if end > 0, bytes[end - 1] == UInt8(ascii: "?") { end -= 1 }
    let begin = end - word.utf8.count
    guard begin > 0, bytes[begin..<end].elementsEqual(word.utf8) else { return false }
    return "[ \t\n;{".utf8.contains(bytes[begin - 1])
  }

  private static func isAssigned(_ bytes: ArraySlice<UInt8>) -> Bool {
    let rest = bytes.drop { $0 == 0x20 }
    return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
  }

  /// Whether what follows `addAttribute` gives all of a text a font that is made of no other one.
  private static func covers(_ text: String, _ bytes: ArraySlice<UInt8>) -> Bool {
    let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
    let call = String(
      decoding: bytes.prefix(longest).prefix { $0 != UInt8(ascii: ";") }
        .filter { !spaces.contains($0) }, as: UTF8.self)
    guard let key = keys.first(where: { call.hasPrefix($0) }) else { return false }
    let rest = call.dropFirst(key.utf8.count)
    return ranges.contains { range in
      let range = range.replacing("TEXT", with: text)
      guard let end = rest.firstRange(of: range) else { return false }
      let value = rest[..<end.lowerBound]
      return makers.contains { value.hasPrefix($0) }
        && !ofOtherFonts.contains { value.contains($0) }
    }
  }

  /// How the call begins, but for the font.
  private static let keys = [
    ":NSFontAttributeNamevalue:", "(.font,value:", "(NSAttributedString.Key.font,value:",
    "(NSAttributedStringKey.font,value:", "(NSFontAttributeName,value:",
  ]

  /// What ends it: from the first character to the last.
  private static let ranges = [
    "range:NSMakeRange(0,TEXT.length)", "range:NSMakeRange(0,[TEXTlength])",
    "range:(NSRange){0,TEXT.length}", ",range:NSRange(location:0,length:TEXT.length)",
    ",range:NSMakeRange(0,TEXT.length)", ",range:NSRange(0..<TEXT.length)",
  ]

  /// What a font has in it that is made of another one: of one that the text had, perhaps.
  private static let ofOtherFonts = [
    "ttribute", "fontName", "familyName", "fontDescriptor", ".font.", ".font,", ".font)", "font]",
    "font.",
  ]

  /// What makes a font.
  private static let makers = [
    "[UIFont", "[NSFont", "UIFont", "NSFont", ".systemFont", ".boldSystemFont",
  ]
}
