import NameFlow

/// Types, which are passed over.
extension JSParser {
  /// Goes behind a type.
  mutating func skipType() {
    oneLevelDeeper { parser in
      if parser.isAt("|") || parser.isAt("&") { parser.position += 1 }
      repeat {
        parser.skipOperand()
      } while parser.takeTypeOperator()
    }
  }

  /// Passes `|`, `&`, `is` and `extends A ? B : C`; `true` where another operand follows.
  private mutating func takeTypeOperator() -> Bool {
    if take("|") || take("&") { return true }
    if token.isAfterBreak { return false }
    if take("is") { return true }
    if isAt("extends") {
      position += 1
      skipType()
      if take("?") {
        skipType()
        return take(":")
      }
    }
    return false
  }

  private static let prefixes: Set<String> = [
    "keyof", "typeof", "readonly", "unique", "infer", "asserts", "abstract", "new",
  ]

  private mutating func skipOperand() {
    while let word = word(), Self.prefixes.contains(word),
      token(at: position + 1).kind == .word || token(at: position + 1).kind == .mark
    {
      // A type may be called so.
      if let mark = Self.endMarks.first(where: { isAt($0, ahead: 1) }) {
        _ = mark
        break
      }
      position += 1
    }
    while isAt("?") || isAt("+") || isAt("-") || isAt("*") { position += 1 }
    if isAt("<") { skipTypeArguments() }
    switch token.kind {
    case .word, .string, .number, .template: position += 1
    case .templateHead: skipTemplate()
    case .mark where isAt("("):
      let isFunction = looksLikeParameters
      skipBrackets()
      // The result of an arrow function may be in brackets, too: then `=>` is not the type's.
      if isFunction, take("=>") { return skipType() }
    case .mark where isAt("[") || isAt("{"): skipBrackets()
    default: return
    }
    skipPostfix()
  }

  private static let endMarks: [StaticString] = [",", ";", ")", "=", "|", "&", ">", "}", "]"]

  private mutating func skipPostfix() {
    while true {
      if isAt(".") || isAt("?.") {
        position += 2
      } else if isAt("<") {
        skipTypeArguments()
      } else if isAt("["), !token.isAfterBreak {
        skipBrackets()
      } else if isAt("("), isAt("import", ahead: -1) {
        skipBrackets()
      } else {
        return
      }
    }
  }

  private mutating func skipTemplate() {
    while token.kind == .templateHead || token.kind == .templateMiddle {
      position += 1
      var index = position
      while token(at: index).kind != .templateMiddle, token(at: index).kind != .templateTail,
        token(at: index).kind != .end
      {
        index += 1
      }
      position = index
    }
    if token.kind == .templateTail { position += 1 }
  }

  /// `<A, B<C>>`; the `<` stands here.
  mutating func skipTypeArguments() {
    oneLevelDeeper { parser in
      parser.position += 1
      while parser.token.kind != .end, !parser.isAt(">"), !parser.isAt(";") {
        let before = parser.position
        if !parser.takeTypeParameterMark() { parser.skipType() }
        if parser.take(":") { parser.skipType() }
        if parser.position <= before { return }
      }
      _ = parser.take(">")
    }
  }

  private mutating func takeTypeParameterMark() -> Bool {
    take(",") || take("=") || take("in") || take("out") || take("const")
  }

  /// Passes the type arguments of a call: `useState<string>(…)`; `false` where `<` compares.
  mutating func takeCallTypeArguments() -> Bool {
    guard isAt("<"), let end = endOfTypeArguments else { return false }
    let next = token(at: end)
    // No comparison is followed by a bracket at once.
    let follows =
      next.kind == .template || next.kind == .templateHead
      || (next.kind == .mark && bytes[Int(next.start)] == UInt8(ascii: "("))
    if follows { position = end }
    return follows
  }

  /// The token behind the `>` that closes the `<` here; no list of types is long but for what is in brackets.
  private var endOfTypeArguments: Int? {
    var open = 0
    var index = position
    for _ in 0..<60 {
      let token = token(at: index)
      if token.kind == .end { return nil }
      if token.kind == .mark {
        switch bytes[Int(token.start)] {
        case UInt8(ascii: "<"): open += 1
        case UInt8(ascii: ">"): open -= 1
        case UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): return nil
        // `&&` and `||` join conditions, `&` and `|` types.
        case UInt8(ascii: "&"), UInt8(ascii: "|"):
          if token.end - token.start > 1 { return nil }
        default: if Int(token.partner) > index { index = Int(token.partner) }
        }
      }
      index += 1
      if open == 0 { return index }
    }
    return nil
  }
}
