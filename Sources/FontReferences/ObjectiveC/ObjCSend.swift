/// A message send: `[receiver selector:argument …]`.
struct ObjCSend: Sendable {
  /// The indices of its brackets.
  var open: Int
  var close: Int
  var receiver: Range<Int>
  /// `fontWithName:size:`, or a name alone.
  var selector: String
  /// The tokens of the selector's words.
  var keywords: [Int]
  /// One for each colon of the selector.
  var arguments: [Range<Int>]

  /// The tokens of the whole send, brackets included.
  var range: Range<Int> { open..<(close + 1) }
}

extension ObjCCode {
  /// The message that a bracket at this index sends; `nil` where it is a subscript, a list or a type.
  func send(at open: Int) -> ObjCSend? {
    guard kind(open) == .openBracket, kind(open - 1) != .at, let inside = inside(open) else {
      return nil
    }
    let receiverEnd = primaryEnd(inside.lowerBound, before: inside.upperBound)
    guard receiverEnd > inside.lowerBound, receiverEnd < inside.upperBound else { return nil }
    let receiver = inside.lowerBound..<receiverEnd
    if receiverEnd + 1 == inside.upperBound, let name = word(receiverEnd) {
      return ObjCSend(
        open: open, close: inside.upperBound, receiver: receiver, selector: name,
        keywords: [receiverEnd], arguments: [])
    }
    return keywordSend(open, receiver, inside.upperBound)
  }

  private func keywordSend(_ open: Int, _ receiver: Range<Int>, _ close: Int) -> ObjCSend? {
    guard let keywords = keywords(receiver.upperBound..<close), let first = keywords.first,
      first == receiver.upperBound
    else { return nil }
    var selector = ""
    var arguments: [Range<Int>] = []
    for (index, keyword) in keywords.enumerated() {
      selector += (word(keyword) ?? "") + ":"
      let end = index + 1 < keywords.count ? keywords[index + 1] : close
      arguments.append(min(keyword + 2, end)..<end)
    }
    return ObjCSend(
      open: open, close: close, receiver: receiver, selector: selector, keywords: keywords,
      arguments: arguments)
  }

  /// The words of a selector: each stands before a colon that is no conditional expression's.
  private func keywords(_ range: Range<Int>) -> [Int]? {
    var keywords: [Int] = []
    var questions = 0
    var index = range.lowerBound
    while index < range.upperBound {
      switch kind(index) {
      case .question: questions += 1
      case .colon where questions > 0: questions -= 1
      case .colon:
        guard index > range.lowerBound, kind(index - 1) == .identifier else { return nil }
        keywords.append(index - 1)
      default: break
      }
      index = after(index)
    }
    return keywords
  }

  /// The index after the operand that begins at an index: casts, a word, literal or group, and what
  /// is applied to it (`.name`, `->name`, `(…)`, `[…]`, `<…>`).
  func primaryEnd(_ start: Int, before end: Int) -> Int {
    var index = start
    while index < end, let kind = kind(index) {
      switch kind {
      case .star, .ampersand, .other, .minus, .plus, .at: index += 1
      case .openParenthesis where isCast(index, before: end, isReceiver: true): index = after(index)
      case .caret: return blockEnd(index, before: end)
      case .identifier, .number, .character, .openParenthesis, .openBracket, .openBrace:
        return postfixEnd(after(index), before: end)
      case .string, .rawString:
        index += 1
        while index < end, self.kind(index)?.isString == true { index += 1 }
        return postfixEnd(index, before: end)
      default: return index
      }
    }
    return min(index, end)
  }

  /// Whether a parenthesis holds a type: an operand follows it that it cannot be applied to.
  ///
  /// - Parameter isReceiver: whether a selector may follow: `[(a) b]` sends a message to what is in
  ///   parentheses, where `(a) b` alone is a cast.
  func isCast(_ open: Int, before end: Int, isReceiver: Bool = false) -> Bool {
    let next = after(open)
    guard next < end, let follower = kind(next) else { return false }
    switch follower {
    case .string, .rawString, .number, .openParenthesis, .at: return true
    case .openBracket: return isType(open)
    case .identifier where isReceiver:
      return isType(open) && next + 1 < end && kind(next + 1) != .colon
    case .identifier: return isType(open)
    default: return false
    }
  }

  /// Whether a group holds words, stars and angle brackets only: `(__bridge NSString *)`.
  private func isType(_ open: Int) -> Bool {
    guard let inside = inside(open), kind(inside.lowerBound) == .identifier else { return false }
    return inside.allSatisfy { index in
      switch kind(index) {
      case .identifier, .star, .less, .greater, .comma, .doubleColon: true
      default: false
      }
    }
  }

  private func blockEnd(_ caret: Int, before end: Int) -> Int {
    var index = caret + 1
    while index < end, let kind = kind(index) {
      let isBody = kind == .openBrace
      index = after(index)
      if isBody { return postfixEnd(index, before: end) }
    }
    return min(index, end)
  }

  private func postfixEnd(_ start: Int, before end: Int) -> Int {
    var index = start
    while index < end, let kind = kind(index) {
      switch kind {
      case .dot, .arrow, .doubleColon:
        guard self.kind(index + 1) == .identifier else { return index }
        index += 2
      case .openParenthesis, .openBracket:
        index = after(index)
      case .less:
        guard let close = angleEnd(index, before: end) else { return index }
        index = close
      default: return min(index, end)
      }
    }
    return min(index, end)
  }

  /// The index after `<NSString *, id>`; `nil` where it is a comparison.
  private func angleEnd(_ open: Int, before end: Int) -> Int? {
    var depth = 0
    var index = open
    while index < end, index - open < 32, let kind = kind(index) {
      switch kind {
      case .less: depth += 1
      case .greater:
        depth -= 1
        if depth == 0 { return index + 1 }
      case .identifier, .star, .comma, .doubleColon: break
      default: return nil
      }
      index += 1
    }
    return nil
  }
}
