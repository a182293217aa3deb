import FontReport

/// Names of fonts in Swift code: whatever they hold, they stay text.
enum SwiftText {
  /// A string literal: nothing in it ends it, and nothing in it is code.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: isPlain(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  /// A text as the rest of a line of comments: nothing in it ends the line.
  static func comment(_ text: String) -> String { PrintableText.text(text) }

  /// An identifier for each name, in their order: `interSemiBold` for `Inter-SemiBold`. All differ.
  static func identifiers(for names: [String]) -> [String] {
    var taken: Set<String> = []
    var counts: [String: Int] = [:]
    return names.map { name in
      let wanted = identifier(for: name)
      var identifier = wanted
      while !taken.insert(identifier).inserted {
        let number = counts[wanted, default: 1] + 1
        counts[wanted] = number
        identifier = "\(wanted)_\(number)"
      }
      return identifier
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    PrintableText.text(String(scalar)) == String(scalar)
  }

  private static func identifier(for name: String) -> String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    guard let first = words.first else { return "font" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let joined = String((loweringStart(of: first) + rest.joined()).prefix(200))
    let whole = joined.first?.isNumber == true ? "_" + joined : joined
    return reserved.contains(whole) ? whole + "Font" : whole
  }

  /// `Inter` → `inter`, `SFPro` → `sfPro`, `IBM` → `ibm`.
  private static func loweringStart(of word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase)
    let rest = word.dropFirst(capitals.count)
    let isWord = rest.first?.isLowercase == true && capitals.count > 1
    let lowered = isWord ? capitals.dropLast() : capitals
    return lowered.lowercased() + word.dropFirst(lowered.count)
  }

  /// Words of the language, and members that such an enum has.
  private static let reserved: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
    "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "throw", "switch", "where", "while", "any", "as", "await",
    "false", "is", "nil", "self", "super", "throws", "true", "try", "async", "some", "actor",
    "macro", "consume", "copy", "borrowing", "consuming", "each", "package", "rawValue", "allCases",
    "hashValue", "hash", "description", "type", "Self", "Type", "Protocol", "Any",
  ]
}
