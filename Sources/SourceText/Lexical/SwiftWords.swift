/// A set of words that is asked for every word of a text, most of which are not in it.
struct WordSet: Sendable {
  private let words: Set<ArraySlice<UInt8>>
  /// For each length below 16 and first letter, whether a word has them.
  private let mayContain: [Bool]

  init(_ words: [String]) {
    self.words = Set(words.map { ArraySlice($0.utf8) })
    var table = Array(repeating: false, count: 16 << 8)
    for word in self.words {
      if let key = Self.key(word) { table[key] = true }
    }
    mayContain = table
  }

  func contains(_ word: ArraySlice<UInt8>) -> Bool {
    guard let key = Self.key(word), mayContain[key] else { return false }
    return words.contains(word)
  }

  private static func key(_ word: ArraySlice<UInt8>) -> Int? {
    guard let first = word.first, word.count < 16 else { return nil }
    return word.count << 8 | Int(first)
  }
}

/// Words of Swift that tell its parser what comes.
enum SwiftWords {
  /// Words behind which an operand of the same expression or type stands.
  static let prefix = WordSet([
    "try", "await", "unsafe", "each", "repeat", "copy", "consume", "borrow", "let", "var", "inout",
    "some", "any", "borrowing", "consuming", "sending", "return", "throw", "yield",
  ])

  /// Words between two operands of one expression or type.
  static let joining = WordSet(["as", "is", "in", "where", "async", "throws", "rethrows"])

  /// Words that a declaration may begin with: what it declares, its modifiers, and those that the
  /// parser takes for such.
  static let declaring = WordSet([
    "actor", "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import",
    "init", "let", "macro", "operator", "precedencegroup", "protocol", "struct", "subscript",
    "typealias", "using", "var",
    "async", "await", "borrowing", "consuming", "convenience", "distributed", "dynamic",
    "fileprivate", "final", "indirect", "infix", "internal", "isolated", "lazy", "mutating",
    "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix", "prefix",
    "private", "public", "reasync", "required", "rethrows", "sending", "static", "throws", "try",
    "unowned", "weak",
  ])

  /// Those of them that stand before what is declared.
  static let modifiers = WordSet([
    "borrowing", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final",
    "indirect", "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating",
    "open", "optional", "override", "package", "postfix", "prefix", "private", "public", "required",
    "static", "unowned", "weak", "actor", "macro", "using",
  ])

  /// Those of them that say what is declared; `actor` and `macro` may be names.
  static let declarators = WordSet([
    "associatedtype", "case", "class", "deinit", "enum", "extension", "func", "import", "init",
    "let", "operator", "precedencegroup", "protocol", "struct", "subscript", "typealias", "var",
  ])

  /// Those that declare a type, whose members are declarations.
  static let types = WordSet(["class", "enum", "extension", "protocol", "struct"])

  /// Statements that need a block.
  static let blocks = WordSet(["defer", "do", "for", "guard", "if", "switch", "while"])
}
