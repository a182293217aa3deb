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
      let rest = bytes[start...].drop { $0 <= 0x20 }
      let member =
        rest.first == UInt8(ascii: ".") ? rest.dropFirst().prefix(while: CallWords.isWord) : []
      if member.isEmpty || sequences.contains(where: { member.elementsEqual($0.utf8) }) {
        members.areAll = true
      } else {
        members.named.insert(String(decoding: member, as: UTF8.self))
      }
    }
    return members
  }

  /// What goes through a whole list.
  private static let sequences = [
    "makeIterator", "forEach", "map", "compactMap", "filter", "validate",
  ]
}

extension Evaluator {
  /// Whether only the list of all fonts mentions an accessor that R.swift generates, and nothing goes through that.
  func isListed(_ mention: Program.Spot, among accessor: Program.Declared) -> Bool {
    mention.file == accessor.file && isOfRSwift(accessor.file) && !goesThroughFonts
  }

  func isOfRSwift(_ file: Int32) -> Bool { ResourceLists.isOne(program.texts[Int(file)]) }

  /// Whether code goes through all fonts that R.swift lists, or has all its resources checked.
  private var goesThroughFonts: Bool {
    if let known = goesThroughResources { return known }
    let needles = Needles(words: ["R.font", "R.validate"])
    let found = program.files(having: needles).contains { file in
      let text = program.texts[Int(file)]
      guard !ResourceLists.isOne(text) else { return false }
      return ResourceLists.members(of: "validate", in: text.utf8).areAll
        || ResourceLists.members(of: "font", in: text.utf8).areAll
    }
    goesThroughResources = found
    return found
  }
}
