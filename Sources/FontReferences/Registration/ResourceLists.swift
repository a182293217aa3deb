import NameFlow
import SourceText

/// The sources that R.swift generates. They list every resource of an app, so what they name need not be used.
enum ResourceLists {
  /// Whether a text is one of them.
  static func isOne(_ text: SourceText) -> Bool {
    text.utf8.firstIndex(of: mark, in: 0..<min(text.utf8.count, 1024)) != nil
  }

  private static let mark = Array("enerated by R.swift".utf8)

  /// What a text asks for of a list, and whether it asks for all that is in it: `R.nib.marketCell`, `for font in R.font`.
  ///
  /// - Parameter list: what the list is called.
  static func members(of list: String, in bytes: [UInt8]) -> (named: Set<String>, areAll: Bool) {
    let mark = Array("R.\(list)".utf8)
    var members: (named: Set<String>, areAll: Bool) = ([], false)
    var start = 0
    while let next = bytes.firstIndex(of: mark, in: start..<bytes.count) {
      start = next + mark.count
      if next > 0,
        CallWords.isWord(bytes[next - 1]) || start < bytes.count && CallWords.isWord(bytes[start])
      {
        continue
      }
      if isWhole(bytes[start...]) {
        members.areAll = true
      } else if let member = member(bytes[start...]), !member.isEmpty {
        members.named.insert(member)
      }
    }
    return members
  }

  /// Whether a list with some text behind it is used as a whole.
  static func isWhole(_ behind: ArraySlice<UInt8>) -> Bool {
    member(behind).map(sequences.contains) ?? true
  }

  /// The member that is asked for in the text behind a list: an empty one in prose, `R.font.*`.
  private static func member(_ behind: ArraySlice<UInt8>) -> String? {
    let rest = behind.drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: ".") else { return nil }
    return String(decoding: rest.dropFirst().prefix(while: CallWords.isWord), as: UTF8.self)
  }

  /// What goes through a whole list.
  private static let sequences: Set<String> = [
    "makeIterator", "forEach", "map", "compactMap", "filter", "validate",
  ]
}
