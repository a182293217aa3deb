import NameFlow

/// Types, which are passed over.
extension JSParser {
  /// Goes behind a type.
  mutating func skipType() {
    oneLevelDeeper { parser in
      if parser.isAt(.bar) || parser.isAt(.ampersand) { parser.position += 1 }
      repeat {
        parser.skipOperand()
      } while parser.takeTypeOperator()
    }
  }

  /// Passes `|`, `&`, `is` and `extends A ? B : C`; `true` where another operand follows.
  private mutating func takeTypeOperator() -> Bool {
    if take(.bar) || take(.ampersand) { return true }
    if token.isAfterBreak { return false }
    if take(.is) { return true }
    if isAt(.extends) {
      position += 1
      skipType()
      if take(.question) {
        skipType()
        return take(.colon)
      }
    }
    return false
  }

  private mutating func skipOperand() {
    while token.symbol.isTypePrefix {
      let next = token(at: position + 1)
      // A type may be called so.
      guard next.kind == .word || next.kind == .mark, !next.symbol.endsType else { break }
      position += 1
    }
    while isAt(.question) || isAt(.plus) || isAt(.minus) || isAt(.star) { position += 1 }
    if isAt(.less) { skipTypeArguments() }
    switch token.kind {
    case .word, .string, .number, .template: position += 1
    case .templateHead: skipTemplate()
    case .mark where isAt(.openParenthesis):
      let isFunction = looksLikeParameters
      skipBrackets()
      // The result of an arrow function may be in brackets, too: then `=>` is not the type's.
      if isFunction, take(.arrow) { return skipType() }
    case .mark where isAt(.openSquare) || isAt(.openBrace): skipBrackets()
    default: return
    }
    skipPostfix()
  }

  private mutating func skipPostfix() {
    while true {
      if isAt(.period) || isAt(.optionalChain) {
        position += 2
      } else if isAt(.less) {
        skipTypeArguments()
      } else if isAt(.openSquare), !token.isAfterBreak {
        skipBrackets()
      } else if isAt(.openParenthesis), isAt(.import, ahead: -1) {
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
      while parser.token.kind != .end, !parser.isAt(.greater), !parser.isAt(.semicolon) {
        let before = parser.position
        if !parser.takeTypeParameterMark() { parser.skipType() }
        if parser.take(.colon) { parser.skipType() }
        if parser.position <= before { return }
      }
      _ = parser.take(.greater)
    }
  }

  private mutating func takeTypeParameterMark() -> Bool {
    take(.comma) || take(.assign) || take(.in) || take(.out) || take(.const)
  }

  /// Passes the type arguments of a call: `useState<string>(…)`; `false` where `<` compares.
  mutating func takeCallTypeArguments() -> Bool {
    guard isAt(.less), let end = endOfTypeArguments else { return false }
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

extension JSSymbol {
  /// Whether it may stand before a type.
  fileprivate var isTypePrefix: Bool {
    switch self {
    case .keyof, .typeof, .readonly, .unique, .infer, .asserts, .abstract, .new: true
    default: false
    }
  }

  /// Whether a type ends before it.
  fileprivate var endsType: Bool {
    switch self {
    case .comma, .semicolon, .closeParenthesis, .assign, .bar, .ampersand, .greater, .closeBrace,
      .closeSquare:
      true
    default: false
    }
  }
}
