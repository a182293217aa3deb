import Yams

/// Documents that would keep the parser busy for ever.
///
/// It shares what an alias stands for, so aliases of aliases cost it nothing, but it computes the hash
/// of every key through all of them. A key that is a collection, in a document with aliases, can make it
/// run through exponentially many; no real document has one.
enum YAMLAliases {
  /// Whether aliases may stand within keys; asks the parser only where the text looks so.
  static func reachKeys(of text: [UInt8]) throws -> Bool {
    let aliases = aliases(in: text)
    guard !aliases.isEmpty, mayHaveCollectionKeys(text, aliases) else { return false }
    // Without its aliases the document is harmless, and has the same shape.
    var plain = text
    for offset in aliases { plain[offset] = mark }
    guard
      let root = try Yams.compose(
        yaml: String(decoding: plain, as: UTF8.self), .basic, .default, .utf8)
    else { return false }
    return hasKeyThatIsNoText(root)
  }

  /// Whether something looks like an alias.
  static func occur(in text: [UInt8]) -> Bool { !aliases(in: text).isEmpty }

  /// Stands in for `*`, so that the alias reads as text.
  private static let mark = UInt8(ascii: "~")

  /// The offsets of `*name` where a value may start.
  private static func aliases(in bytes: [UInt8]) -> [Int] {
    bytes.indices.filter { index in
      guard bytes[index] == .asterisk, index + 1 < bytes.count else { return false }
      let follows = index == 0 || bytes[index - 1].isBlank || bytes[index - 1].isFlowMark
      return follows && bytes[index + 1].isIdentifier
    }
  }

  /// Looks for `? key`, `[…]: value`, `{…}: value` and `*alias : value`.
  private static func mayHaveCollectionKeys(_ bytes: [UInt8], _ aliases: [Int]) -> Bool {
    var lastVisible: UInt8 = .newline
    for (index, byte) in bytes.enumerated() {
      if byte == .colon, lastVisible == .closeBracket || lastVisible == .closeBrace { return true }
      if byte == .question, index + 1 == bytes.count || bytes[index + 1].isBlank { return true }
      if !byte.isBlank { lastVisible = byte }
    }
    return aliases.contains { start in
      var end = start + 1
      while end < bytes.count, bytes[end].isIdentifier || bytes[end] == .minus { end += 1 }
      while end < bytes.count, bytes[end].isBlank { end += 1 }
      return end < bytes.count && bytes[end] == .colon
    }
  }

  private static func hasKeyThatIsNoText(_ node: Node) -> Bool {
    switch node {
    case .scalar, .alias: return false
    case .sequence(let items): return items.contains(where: hasKeyThatIsNoText)
    case .mapping(let mapping):
      return mapping.contains { key, value in
        guard case .scalar(let name) = key else { return true }
        return name.style == .plain && name.string.utf8.first == mark || hasKeyThatIsNoText(value)
      }
    }
  }
}

extension UInt8 {
  fileprivate var isFlowMark: Bool {
    self == .comma || self == .openBracket || self == .openBrace
  }
}
