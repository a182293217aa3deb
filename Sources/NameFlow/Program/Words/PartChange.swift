import SourceText

/// How a text of Swift changes a part of what a name stands for, or all of it in a way that is not followed:
/// `names[key, default: []].append(name)`, `user.name += "…"`, `hobby <- map["hobby"]`, `fill(&name)`,
/// `(name, other) = (other, name)`.
struct PartChange {
  let name: String
  /// Whether its members are parts of it, and nothing that is declared: those of a tuple.
  var hasParts = false
  /// Whether only operators of others' count: all else is followed.
  var isByOperators = false

  func mayOccur(in text: SourceText) -> Bool {
    text.utf8.hasWord(Array(name.utf8)) { word in
      !isByOperators && Self.isGivenAway(text.utf8, word)
        || isChanged(text.utf8, behind: word.upperBound)
    }
  }

  /// `&name`, `&user.name`
  private static func isGivenAway(_ bytes: [UInt8], _ word: Range<Int>) -> Bool {
    var index = word.lowerBound - 1
    while index >= 0, CallWords.isWord(bytes[index]) || ".?!`".utf8.contains(bytes[index]) {
      index -= 1
    }
    return index >= 0 && bytes[index] == UInt8(ascii: "&")
      && (index == 0 || bytes[index - 1] != UInt8(ascii: "&"))
  }

  /// Whether what stands behind a name, and behind its elements, changes them.
  private func isChanged(_ bytes: [UInt8], behind start: Int) -> Bool {
    var index = start
    var isWhole = true
    var member: Range<Int>?
    for _ in 0..<Self.mostLinks {
      guard index < bytes.count else { return false }
      switch bytes[index] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "`"):
        // `a ? b : c` and `a != b` are no links.
        guard index + 1 < bytes.count, !" =?".utf8.contains(bytes[index + 1]) else {
          return isChanging(bytes, index, isWhole: isWhole)
        }
        index += 1
      case UInt8(ascii: "["):
        guard let end = Self.end(ofBracketsAt: index, bytes) else { return false }
        (index, isWhole, member) = (end, false, nil)
      case UInt8(ascii: "."):
        let begin = index + 1
        var end = begin
        while end < bytes.count, CallWords.isWord(bytes[end]) { end += 1 }
        guard end > begin else { return false }
        let isCalled = end < bytes.count && bytes[end] == UInt8(ascii: "(")
        guard isCalled || hasParts else { return false }
        (index, member, isWhole) = (end, begin..<end, isWhole && isCalled)
      case UInt8(ascii: "("):
        guard let member, !isByOperators else { return false }
        return SourceFacts.mutating.contains(String(decoding: bytes[member], as: UTF8.self))
      default: return isChanging(bytes, index, isWhole: isWhole)
      }
    }
    return false
  }

  /// Whether an operator that changes its left side is next; `=` alone is another thing where all of the name is assigned.
  private func isChanging(_ bytes: [UInt8], _ start: Int, isWhole: Bool) -> Bool {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard index < bytes.count else { return false }
    if bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: ")") {
      return Self.isInAssignedTuple(bytes, index)
    }
    let signs = bytes[index...].prefix { Self.operators.contains($0) }
    guard !signs.isEmpty else { return false }
    let text = String(decoding: signs, as: UTF8.self)
    if text == "=" { return !isWhole && !isByOperators }
    let isOfSwift = text.hasSuffix("=") && text.dropLast().allSatisfy("+-*/%&|^<>".contains)
    return isOfSwift
      ? !isByOperators && !Self.comparisons.contains(text)
      : !Self.plain.contains(text) && !Self.comparisons.contains(text)
  }

  /// Whether brackets end behind a place, and what was in them is assigned: `(a, b) = …`.
  private static func isInAssignedTuple(_ bytes: [UInt8], _ start: Int) -> Bool {
    let rest = bytes[start...].prefix(200)
    guard
      let close = rest.firstIndex(where: {
        !CallWords.isWord($0) && !" ,.?!".utf8.contains($0)
      }), bytes[close] == UInt8(ascii: ")")
    else { return false }
    let behind = bytes[(close + 1)...].drop { $0 == UInt8(ascii: " ") }
    return behind.starts(with: "=".utf8) && !behind.starts(with: "==".utf8)
  }

  private static func end(ofBracketsAt start: Int, _ bytes: [UInt8]) -> Int? {
    var depth = 0
    for index in start..<min(bytes.count, start + longest) {
      switch bytes[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: continue
      }
    }
    return nil
  }

  /// No chain is longer, and no subscript.
  private static let mostLinks = 16
  private static let longest = 500
  private static let operators = Set("+-*/%=<>&|^~?!.".utf8)
  private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]
  /// Operators that change nothing.
  private static let plain: Set<String> = [
    "+", "-", "*", "/", "%", "<", ">", "&&", "||", "??", "?", "!", "...", "..<", "&", "|", "^",
    "<<", ">>", "&+", "&-", "&*", "->", ".", "//", "/*", "=>", ">>>",
  ]
}
