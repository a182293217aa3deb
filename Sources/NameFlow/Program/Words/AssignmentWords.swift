import SourceText

/// How an assignment to a name, or what changes it, looks in a text of Swift: files with the name in none of
/// these forms are not parsed for them.
struct AssignmentWords {
  private let name: [UInt8]

  init(_ name: String) { self.name = Array(name.utf8) }

  /// Whether a text may assign to the name; it need not.
  func mayOccur(in text: SourceText) -> Bool {
    text.utf8.hasWord(name) { mayBeTarget(text.utf8, behind: $0.upperBound) }
  }

  private func mayBeTarget(_ bytes: [UInt8], behind end: Int) -> Bool {
    var index = end
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch bytes[index] {
      case 0...0x20, UInt8(ascii: "`"), UInt8(ascii: ")"), UInt8(ascii: "?"): break
      case UInt8(ascii: "!"): if next == UInt8(ascii: "=") { return false }
      case UInt8(ascii: "="): return next != UInt8(ascii: "=")
      // What stands in brackets or in a comment may be followed by anything.
      case UInt8(ascii: "["), UInt8(ascii: "/"): return true
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "|"),
        UInt8(ascii: "&"):
        return next == UInt8(ascii: "=")
      case UInt8(ascii: "."): return Self.mayChange(bytes, behind: index + 1)
      default: return false
      }
      index += 1
    }
    return false
  }

  /// Whether a method is one that puts something into a collection.
  private static func mayChange(_ bytes: [UInt8], behind dot: Int) -> Bool {
    var end = dot
    while end < bytes.count, CallWords.isWord(bytes[end]) { end += 1 }
    // A blank or a comment may stand before it.
    return end == dot
      || SourceFacts.inserting.contains(String(decoding: bytes[dot..<end], as: UTF8.self))
  }
}
