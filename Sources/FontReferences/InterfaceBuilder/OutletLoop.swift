import SourceText

/// A loop over a list of outlets that is written out: `for field in [first, second] {`, `[first, second].forEach {`,
/// `for (UILabel *label in @[self.first, self.second]) {`.
struct OutletLoop: Equatable, Sendable {
  /// What the loop calls each.
  var variable: String
  var outlets: [String]

  /// As far as a loop and its list are read.
  private static let longest = 600

  /// The loop whose body begins with a brace; `nil` where it is none.
  init?(bodyAt brace: Int, in bytes: [UInt8]) {
    let start = max(0, brace - Self.longest)
    guard bytes.firstIndex(of: Array("for".utf8), in: start..<brace) != nil else { return nil }
    let before = bytes[start..<brace]
    let head = String(decoding: before, as: UTF8.self).trimmed
    if let list = head.dropping(suffix: ".forEach") {
      let body = String(decoding: bytes[(brace + 1)...].prefix(80), as: UTF8.self).trimmed
      let words = body.prefix { $0 != "\n" }.split(separator: " ")
      variable = words.count > 1 && words[1] == "in" ? String(words[0]) : "$0"
      outlets = Self.outlets(endingIn: list)
    } else {
      guard let start = head.ranges(of: "for ").last?.upperBound else { return nil }
      var loop = head[start...].trimmed
      // `(UILabel *label in labels)`
      if loop.hasPrefix("(") { loop = loop.dropFirst().dropping(suffix: ")") ?? "" }
      guard let middle = loop.firstRange(of: " in ") else { return nil }
      let name = loop[..<middle.lowerBound].trimmed
      variable = String(
        name[(name.lastIndex(of: "*").map(name.index(after:)) ?? name.startIndex)...])
      let list = loop[middle.upperBound...].trimmed
      outlets =
        list.hasSuffix("]")
        ? Self.outlets(endingIn: list) : Self.outlets(in: list, before: brace, bytes)
    }
    guard !outlets.isEmpty, variable.utf8.allSatisfy({ $0.isIdentifier || $0 == 0x24 }) else {
      return nil
    }
  }

  /// The elements of the list at the end of a text.
  private static func outlets(endingIn text: Substring) -> [String] {
    guard text.hasSuffix("]"), let start = text.lastIndex(of: "[") else { return [] }
    return text[text.index(after: start)...].dropLast().split(separator: ",").compactMap { item in
      var name = item.trimmed
      if name.hasPrefix("self.") { name = name.dropFirst(5) }
      while name.hasSuffix("!") || name.hasSuffix("?") { name = name.dropLast() }
      name = name.drop { $0 == "_" }
      return !name.isEmpty && name.utf8.allSatisfy(\.isIdentifier) ? String(name) : nil
    }
  }

  /// The elements of the constant that a list is called by.
  private static func outlets(
    in name: Substring, before brace: Int, _ bytes: [UInt8]
  ) -> [String] {
    guard !name.isEmpty, name.utf8.allSatisfy(\.isIdentifier) else { return [] }
    let before = String(decoding: bytes[max(0, brace - 4 * longest)..<brace], as: UTF8.self)
    guard let start = before.ranges(of: "let \(name)").last?.upperBound,
      let open = before[start...].firstRange(of: "= [")?.upperBound,
      before[start..<open].prefix(longest).allSatisfy({ $0 != "\n" }),
      let close = before[open...].firstIndex(of: "]")
    else { return [] }
    return outlets(endingIn: Substring("[" + before[open...close]))
  }
}

extension StringProtocol {
  fileprivate var trimmed: Substring {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }
}

extension Substring {
  fileprivate func dropping(suffix: String) -> Substring? {
    hasSuffix(suffix) ? dropLast(suffix.count).trimmed : nil
  }
}
