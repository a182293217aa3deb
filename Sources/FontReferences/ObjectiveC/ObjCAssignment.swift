/// A place where a variable, a property or an element is given a value.
struct ObjCAssignment: Sendable {
  var name: String
  /// The token of the name.
  var token: Int
  var kind: Kind
  /// The tokens of the value; empty for a declaration without one. For `loop`: the collection.
  var value: Range<Int>
  /// The first word of a declaration's type.
  var type: String?

  enum Kind: Sendable, Equatable {
    /// `NSString *name = …;`
    case declaration
    /// `name = …;`
    case assignment
    /// `receiver.name = …;`, with the tokens of the receiver.
    case property(Range<Int>)
    /// `name[…] = …;`
    case element
    /// `for (NSString *name in …)`
    case loop
  }
}

extension ObjCCode {
  /// Every place in this code that gives a value to something with a name, and every declaration
  /// without a value, in the order of the text.
  func assignments() -> [ObjCAssignment] {
    var assignments: [ObjCAssignment] = []
    for index in tokens.indices {
      switch tokens[index].kind {
      case .assign:
        if let assignment = assignment(at: index) { assignments.append(assignment) }
      case .semicolon, .comma:
        if let declaration = emptyDeclaration(before: index) { assignments.append(declaration) }
      case .identifier where isWord(index, "in"):
        if let loop = loop(at: index) { assignments.append(loop) }
      default: break
      }
    }
    return assignments
  }

  private func assignment(at sign: Int) -> ObjCAssignment? {
    var index = sign - 1
    var isElement = false
    while kind(index) == .closeBracket, let open = partner(index), open > 0 {
      isElement = true
      index = open - 1
    }
    guard let name = word(index) else { return nil }
    let value = initialiser(from: sign + 1)
    if kind(index - 1) == .dot {
      guard !isElement else { return nil }
      let receiver = operandStart(endingAt: index - 2)..<(index - 1)
      return ObjCAssignment(name: name, token: index, kind: .property(receiver), value: value)
    }
    if kind(index - 1) != .arrow, let type = declaredType(at: index) {
      return ObjCAssignment(
        name: name, token: index, kind: .declaration, value: value, type: type)
    }
    return ObjCAssignment(
      name: name, token: index, kind: isElement ? .element : .assignment, value: value)
  }

  private func emptyDeclaration(before end: Int) -> ObjCAssignment? {
    guard parent(end).map({ kind($0) == .openBrace }) ?? true, let name = word(end - 1),
      kind(end - 2) == .star || kind(end - 2) == .identifier,
      let type = declaredType(at: end - 1)
    else { return nil }
    return ObjCAssignment(
      name: name, token: end - 1, kind: .declaration, value: end..<end, type: type)
  }

  private func loop(at word: Int) -> ObjCAssignment? {
    guard let open = parent(word), kind(open) == .openParenthesis, isWord(open - 1, "for"),
      let close = partner(open), close > word + 1, let name = self.word(word - 1)
    else { return nil }
    return ObjCAssignment(
      name: name, token: word - 1, kind: .loop, value: (word + 1)..<close,
      type: declaredType(at: word - 1))
  }

  /// What a value consists of: an expression, or a list in braces.
  private func initialiser(from start: Int) -> Range<Int> {
    if kind(start) == .openBrace { return start..<after(start) }
    return statement(from: start)
  }

  /// The first word of the type that stands before a name; `nil` where there is none.
  private func declaredType(at name: Int) -> String? {
    var index = name - 1
    var steps = 0
    while let kind = kind(index), steps < 24 {
      switch kind {
      case .identifier, .star, .less, .greater: index -= 1
      case .comma where self.kind(index + 1) == .star: return secondDeclaratorType(before: index)
      default: return type(from: index + 1, to: name)
      }
      steps += 1
    }
    return type(from: index + 1, to: name)
  }

  private func type(from start: Int, to name: Int) -> String? {
    guard start < name, let first = word(start), !Self.statementWords.contains(first) else {
      return nil
    }
    return Self.firstTypeWord(in: self, from: start) ?? first
  }

  /// `NSString *a = @"x", *b = @"y"`: the type of what stands before the comma.
  private func secondDeclaratorType(before comma: Int) -> String? {
    var index = comma - 1
    for _ in 0..<256 {
      guard let kind = kind(index), kind != .semicolon, kind != .openBrace else { break }
      if kind == .openParenthesis { return nil }
      index = kind.isClosing ? (partner(index) ?? index) - 1 : index - 1
    }
    return type(from: index + 1, to: comma)
  }

  /// The index at which the operand begins that ends at an index: `self.label`, `[self label]`.
  func operandStart(endingAt end: Int) -> Int {
    var index = end
    while index >= 0 {
      if kind(index)?.isClosing == true, let open = partner(index) { index = open }
      guard kind(index - 1) == .dot || kind(index - 1) == .arrow else { return index }
      index -= 2
    }
    return max(index, 0)
  }

  /// Words that begin a statement and are no type.
  static let statementWords: Set<String> = [
    "return", "else", "do", "case", "goto", "in", "throw", "delete", "typedef", "using", "if",
    "break", "continue", "default",
  ]
}
