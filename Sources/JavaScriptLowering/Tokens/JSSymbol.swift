/// What the grammar knows a mark or a word by. The tokenizer tells it once, so that the parser compares
/// numbers wherever it looks ahead.
package enum JSSymbol: String, CaseIterable, Sendable {
  /// A name, a number, a text: nothing that the grammar knows.
  case other = ""

  // Brackets and what separates.
  case openBrace = "{"
  case closeBrace = "}"
  case openParenthesis = "("
  case closeParenthesis = ")"
  case openSquare = "["
  case closeSquare = "]"
  case comma = ","
  case semicolon = ";"
  case colon = ":"
  case period = "."
  case optionalChain = "?."
  case ellipsis = "..."
  case arrow = "=>"
  case at = "@"
  case hash = "#"

  // Operators.
  case less = "<"
  case greater = ">"
  case lessOrEqual = "<="
  case equal = "=="
  case notEqual = "!="
  case identical = "==="
  case notIdentical = "!=="
  case plus = "+"
  case minus = "-"
  case star = "*"
  case slash = "/"
  case percent = "%"
  case power = "**"
  case question = "?"
  case exclamation = "!"
  case tilde = "~"
  case bar = "|"
  case ampersand = "&"
  case caret = "^"
  case or = "||"
  case and = "&&"
  case coalesce = "??"
  case increment = "++"
  case decrement = "--"
  case assign = "="
  case addAssign = "+="
  case subtractAssign = "-="
  case multiplyAssign = "*="
  case divideAssign = "/="
  case remainderAssign = "%="
  case powerAssign = "**="
  case coalesceAssign = "??="
  case orAssign = "||="
  case andAssign = "&&="
  case barAssign = "|="
  case ampersandAssign = "&="

  // Words.
  case `abstract`, accessor, `as`, asserts, async, await, `break`, `case`, `catch`, `class`, const,
    `continue`
  case debugger, declare, `default`, delete, `do`, `else`, `enum`, export, extends, `false`,
    finally, `for`
  case from, function, get, `if`, implements, `import`, `in`, infer, instanceof, interface, `is`,
    keyof, `let`
  case module, namespace, new, null, of, opaque, out, override, `private`, protected, `public`,
    readonly
  case require, `return`, satisfies, set, `static`, `switch`, this, `throw`, `true`, `try`, type,
    typeof
  case undefined, unique, using, `var`, void, `while`, with, yield
}

// MARK: - Looked up

extension JSSymbol {
  /// What a mark or a word is.
  static func spelled(_ spelling: ArraySlice<UInt8>) -> JSSymbol {
    guard let key = key(of: spelling) else { return .other }
    return bySpelling[key] ?? .other
  }

  private static let bySpelling: [UInt64: JSSymbol] = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { symbol in
      key(of: Array(symbol.rawValue.utf8)[...]).map { ($0, symbol) }
    })

  /// A number for each spelling that the grammar may know: small letters, or up to three marks.
  private static func key(of spelling: ArraySlice<UInt8>) -> UInt64? {
    guard let first = spelling.first, spelling.count <= 12 else { return nil }
    let areLetters = first.isSmallLetter
    guard areLetters || spelling.count <= 3 else { return nil }
    var key: UInt64 = areLetters ? 0 : 1
    for byte in spelling {
      guard byte.isSmallLetter == areLetters else { return nil }
      key = areLetters ? key << 5 | UInt64(byte - 0x60) : key << 8 | UInt64(byte)
    }
    return areLetters ? key : key | 1 << 63
  }
}

extension UInt8 {
  fileprivate var isSmallLetter: Bool { self >= 0x61 && self <= 0x7A }
}

// MARK: - Operators

extension JSSymbol {
  /// Whether it gives what stands before it the value behind it.
  var assigns: Bool {
    switch self {
    case .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign, .remainderAssign,
      .powerAssign, .coalesceAssign, .orAssign, .andAssign, .barAssign, .ampersandAssign:
      true
    default: false
    }
  }

  /// Whether it stands before the operand that it changes.
  var isPrefix: Bool {
    switch self {
    case .exclamation, .minus, .plus, .tilde, .increment, .decrement: true
    default: false
    }
  }

  /// How strongly it binds what stands at its sides; `nil` where it stands between no operands.
  var bindingPower: Int? {
    switch self {
    case .coalesce, .or: 1
    case .and: 2
    case .bar, .caret, .ampersand: 3
    case .equal, .notEqual, .identical, .notIdentical: 4
    case .less, .greater, .lessOrEqual, .in, .instanceof: 5
    case .plus, .minus: 7
    case .star, .slash, .percent, .power: 8
    default: nil
    }
  }
}
