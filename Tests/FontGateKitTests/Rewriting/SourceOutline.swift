/// A file in parts whose order means nothing: its head, and the blocks that follow it.
///
/// Blocks are told apart by the blank lines between them, no more is known of the language.
struct SourceOutline {
  /// The imports, and what else must come first.
  var head: String
  var blocks: [String]
  /// What stands after all blocks, in its order.
  private var tail: [String] = []

  init(head: String, blocks: [String], tail: [String] = []) {
    (self.head, self.blocks, self.tail) = (head, blocks, tail)
  }

  /// `nil` where the order of the file's parts may mean something.
  init?(_ source: SourceFile) {
    let parts = Self.parts(of: source.text)
    switch source.language {
    case .swift:
      let lines = source.text.split(separator: "\n").filter { $0.hasPrefix("import ") }
      let blocks = parts.map { part in
        part.split(separator: "\n").filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      }.filter { !$0.isEmpty && !$0.isComment }
      guard blocks.allSatisfy(\.isDeclaration) else { return nil }
      self.init(head: lines.joined(separator: "\n"), blocks: blocks)
    case .objectiveC:
      // Only what implements classes stands in any order: the rest is declared before it is used.
      guard let first = parts.firstIndex(where: { $0.hasPrefix("@implementation") }),
        case let blocks = Self.implementations(parts[first...]),
        blocks.allSatisfy({ $0.hasPrefix("@implementation") && $0.hasSuffix("@end") })
      else { return nil }
      self.init(head: parts[..<first].joined(separator: "\n\n"), blocks: blocks)
    case .javaScript:
      // Imports, then what runs when it is called, then what runs at once, which keeps its order.
      let code = parts.drop { $0.hasPrefix("import ") || $0.isComment }
      let blocks = code.filter(\.isFunctionOfJavaScript)
      guard !source.text.contains("module.exports") else { return nil }
      self.init(
        head: parts[..<code.startIndex].joined(separator: "\n\n"), blocks: blocks,
        tail: code.filter { !$0.isFunctionOfJavaScript })
    case nil: return nil
    }
  }

  /// Whether nothing is declared before the blocks.
  var headOnlyIncludes: Bool {
    head.split(separator: "\n").allSatisfy { line in
      ["#import", "@import", "@class", "//"].contains(where: line.hasPrefix)
    }
  }

  var text: String { ([head] + blocks + tail).joined(separator: "\n\n") + "\n" }

  mutating func shuffle(using random: inout some RandomNumberGenerator) {
    let old = blocks
    blocks.shuffle(using: &random)
    if blocks == old { blocks.reverse() }
  }

  /// The parts between blank lines that stand in no bracket and under no condition.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy(\.isWhitespace), isWhole(lines) {
        parts.append(lines.joined(separator: "\n"))
        lines = []
      } else {
        lines.append(line)
      }
    }
    return (parts + [lines.joined(separator: "\n")]).filter { !$0.isEmpty }
  }

  private static func isWhole(_ lines: [Substring]) -> Bool {
    let characters = lines.joined()
    let conditions = lines.filter { $0.hasPrefix("#if") }.count
    return characters.count { $0 == "{" } == characters.count { $0 == "}" }
      && conditions == lines.filter { $0.hasPrefix("#endif") }.count
  }

  /// `@implementation … @end` is one block, whatever blank lines are in it.
  private static func implementations(_ parts: ArraySlice<String>) -> [String] {
    parts.reduce(into: []) { blocks, part in
      if let last = blocks.last, last.hasPrefix("@implementation"), !last.hasSuffix("@end") {
        blocks[blocks.count - 1] = last + "\n\n" + part
      } else {
        blocks.append(part)
      }
    }
  }
}

extension String {
  fileprivate var isComment: Bool {
    split(separator: "\n").allSatisfy { $0.hasPrefix("//") }
  }

  /// Whether each line that begins at the margin declares something: a statement there runs in its order.
  fileprivate var isDeclaration: Bool {
    split(separator: "\n").allSatisfy { line in
      let word = line.prefix { $0.isLetter || $0 == "@" || $0 == "#" }
      return line.first?.isLetter != true || Self.declarationWords.contains(String(word))
    }
  }

  /// Whether the block declares a function or a type and nothing else: what it says runs when it is called.
  fileprivate var isFunctionOfJavaScript: Bool {
    let heads = split(separator: "\n").filter { $0.first?.isLetter == true }
    return !heads.isEmpty
      && heads.allSatisfy { line in
        let words = line.words.filter { $0.first?.isLetter == true }
          .drop { ["export", "default", "async"].contains($0) }
        guard words.first != "const" else {
          return line.hasSuffix("=> {") || line.hasSuffix("=> (")
        }
        return ["function", "interface", "type"].contains(words.first ?? "")
      }
  }

  private static let declarationWords: Set<String> = [
    "let", "var", "func", "struct", "class", "enum", "protocol", "extension", "typealias", "actor",
    "final", "private", "fileprivate", "public", "open", "internal", "indirect", "infix", "prefix",
    "postfix", "precedencegroup", "lazy",
  ]
}
