import SourceText

extension ObjCCode {
  /// An expression without the parentheses, casts and wrappers around it: `(id)(@"x")`,
  /// `CFSTR("x")`, `@("x")`.
  func unwrapped(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first {
      if kind(first) == .openParenthesis, after(first) == range.upperBound {
        range = inside(first) ?? range.droppingFirst
      } else if kind(first) == .openParenthesis, isCast(first, before: range.upperBound) {
        range = after(first)..<range.upperBound
      } else if kind(first) == .at,
        kind(first + 1) == .openParenthesis || kind(first + 1) == .identifier
      {
        range = range.droppingFirst
      } else if isWrapper(first), after(first + 1) == range.upperBound,
        let inside = inside(first + 1)
      {
        range = inside
      } else {
        return range
      }
    }
    return range
  }

  /// The expression as it is written, on one line and not too long.
  func excerpt(_ range: Range<Int>) -> String {
    text.excerpt(bytes(range), longest: 80, cut: 79)
  }

  /// The two values of a conditional expression; one where the first is left out (`a ?: b` has both).
  func conditionalValues(_ range: Range<Int>) -> [Range<Int>]? {
    guard let question = firstIndex(of: .question, in: range) else { return nil }
    var open = 0
    var index = question + 1
    while index < range.upperBound {
      switch kind(index) {
      case .question: open += 1
      case .colon where open > 0: open -= 1
      case .colon:
        let first =
          index == question + 1 ? range.lowerBound..<question : (question + 1)..<index
        return [first, (index + 1)..<range.upperBound]
      default: break
      }
      index = after(index)
    }
    return nil
  }

  /// Whether the condition of such an expression asks whether a font is there (`[UIFont fontWithName:a
  /// size:12] != nil ? a : b`): the last value is the way out where it is not.
  func asksForFont(_ range: Range<Int>) -> Bool {
    guard let question = firstIndex(of: .question, in: range) else { return false }
    return (range.lowerBound..<question).contains { index in
      isWord(index, "fontWithName") || isWord(index, "fontWithDescriptor")
    }
  }

  /// The index of the first such token that stands in no bracket of its own.
  func firstIndex(of kind: ObjCToken.Kind, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if self.kind(index) == kind { return index }
      index = after(index)
    }
    return nil
  }

  /// Whether a range is one operand: a word, literal or group and what is applied to it.
  func isOneOperand(_ range: Range<Int>) -> Bool {
    primaryEnd(range.lowerBound, before: range.upperBound) == range.upperBound
  }

  /// The subscript that an operand ends with: what it is applied to, and the key.
  func trailingSubscript(_ range: Range<Int>) -> (base: Range<Int>, key: Range<Int>)? {
    guard let last = range.last, kind(last) == .closeBracket, let open = partner(last),
      open > range.lowerBound, let key = inside(open)
    else { return nil }
    return (range.lowerBound..<open, key)
  }

  /// The property that an operand ends with: what it is asked of, and its name.
  func trailingProperty(_ range: Range<Int>) -> (base: Range<Int>, name: String)? {
    guard range.count >= 3, let last = range.last, let name = word(last),
      kind(last - 1) == .dot || kind(last - 1) == .arrow
    else { return nil }
    return (range.lowerBound..<(last - 1), name)
  }

  /// The call that a range consists of: the function's name and its arguments.
  func call(_ range: Range<Int>) -> (name: String, arguments: [Range<Int>])? {
    guard let first = range.first, let name = word(first), kind(first + 1) == .openParenthesis,
      after(first + 1) == range.upperBound, let inside = inside(first + 1)
    else { return nil }
    return (name, split(inside, at: .comma))
  }

  /// The message that a range consists of.
  func send(_ range: Range<Int>) -> ObjCSend? {
    guard let first = range.first, after(first) == range.upperBound else { return nil }
    return send(at: first)
  }

  private func isWrapper(_ index: Int) -> Bool {
    guard kind(index + 1) == .openParenthesis, let word = word(index) else { return false }
    return ["CFSTR", "CFBridgingRetain", "CFBridgingRelease"].contains(word)
  }
}

extension Range<Int> {
  /// The range without its first token.
  var droppingFirst: Range<Int> { Swift.min(lowerBound + 1, upperBound)..<upperBound }
}
