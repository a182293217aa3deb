import SwiftSyntax

/// `a ?? b + c`: a flat list of operands and operators, folded by the precedence of those that matter.
extension SwiftExtractor {
  mutating func fold(_ elements: [ExprSyntax], _ syntax: some SyntaxProtocol) -> Node.ID {
    fold(elements[...], syntax)
  }

  private mutating func fold(
    _ elements: ArraySlice<ExprSyntax>, _ syntax: some SyntaxProtocol
  ) -> Node.ID {
    guard elements.count > 1, let first = elements.first else {
      return elements.first.map { expression($0) } ?? add(.other([]), syntax)
    }
    if let result = assignment(elements, syntax) { return result }
    if let result = ternary(elements, syntax) { return result }
    if let result = logic(elements, syntax) { return result }
    if let result = comparison(elements, syntax) { return result }
    if let result = ownOperator(elements, syntax) { return result }
    if let parts = split(elements, at: ["??"]) {
      return add(.coalesced(operands(parts, syntax)), range: range(elements))
    }
    if let result = cast(elements, syntax) { return result }
    if let parts = split(elements, at: ["+"]) {
      return add(.sum(operands(parts, syntax)), range: range(elements))
    }
    var rest = [expression(first)]
    for element in elements.dropFirst() where !isOperator(element) {
      rest.append(expression(element))
    }
    return add(.other(rest), range: range(elements))
  }

  private mutating func operands(
    _ parts: [ArraySlice<ExprSyntax>], _ syntax: some SyntaxProtocol
  ) -> [Node.ID] {
    parts.map { fold($0, syntax) }
  }

  private mutating func assignment(
    _ elements: ArraySlice<ExprSyntax>, _ syntax: some SyntaxProtocol
  ) -> Node.ID? {
    let index = elements.firstIndex { element in
      element.is(AssignmentExprSyntax.self)
        || ["+=", "-=", "*=", "/=", "|=", "&="].contains(word(element))
    }
    guard let index, index > elements.startIndex, index + 1 < elements.endIndex else { return nil }
    let isAppended = word(elements[index]) == "+="
    let target = fold(elements[..<index], syntax)
    let value = fold(elements[(index + 1)...], syntax)
    return add(.assignment(target, value, isAppended: isAppended), range: range(elements))
  }

  private mutating func ternary(
    _ elements: ArraySlice<ExprSyntax>, _ syntax: some SyntaxProtocol
  ) -> Node.ID? {
    guard let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let middle = elements[index].as(UnresolvedTernaryExprSyntax.self),
      index > elements.startIndex, index + 1 < elements.endIndex
    else { return nil }
    let condition = fold(elements[..<index], syntax)
    let first = expression(middle.thenExpression)
    let second = fold(elements[(index + 1)...], syntax)
    return add(.ternary(condition, first, second), range: range(elements))
  }

  private mutating func logic(
    _ elements: ArraySlice<ExprSyntax>, _ syntax: some SyntaxProtocol
  ) -> Node.ID? {
    if let parts = split(elements, at: ["||"]) {
      return add(.either(operands(parts, syntax)), range: range(elements))
    }
    if let parts = split(elements, at: ["&&"]) {
      return add(.all(operands(parts, syntax)), range: range(elements))
    }
    return nil
  }

  private mutating func comparison(
    _ elements: ArraySlice<ExprSyntax>, _ syntax: some SyntaxProtocol
  ) -> Node.ID? {
    guard let parts = split(elements, at: Self.comparisons), parts.count == 2,
      let found = elements.first(where: { Self.comparisons.contains(word($0)) }).map(word)
    else { return nil }
    let both = operands(parts, syntax)
    switch found {
    case "==", "===":
      return add(.compared(both[0], both[1], isEqual: true), range: range(elements))
    case "!=", "!==":
      return add(.compared(both[0], both[1], isEqual: false), range: range(elements))
    default: return add(.other(both), range: range(elements))
    }
  }

  private static let comparisons = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~="]

  private mutating func cast(
    _ elements: ArraySlice<ExprSyntax>, _ syntax: some SyntaxProtocol
  ) -> Node.ID? {
    let index = elements.lastIndex {
      $0.is(UnresolvedAsExprSyntax.self) || $0.is(UnresolvedIsExprSyntax.self)
    }
    guard let index, index > elements.startIndex else { return nil }
    let inner = fold(elements[..<index], syntax)
    if elements[index].is(UnresolvedIsExprSyntax.self) {
      return add(.other([inner]), range: range(elements))
    }
    let type = elements[(index + 1)...].first?.as(TypeExprSyntax.self).map { typeName($0.type) }
    return add(.cast(inner, type ?? nil), range: range(elements))
  }

  /// An operator that the standard library does not have, as a call of its function.
  private mutating func ownOperator(
    _ elements: ArraySlice<ExprSyntax>, _ syntax: some SyntaxProtocol
  ) -> Node.ID? {
    let index = elements.lastIndex { isOperator($0) && word($0).isOwnOperator }
    guard let index, index > elements.startIndex, index + 1 < elements.endIndex else { return nil }
    let left = fold(elements[..<index], syntax)
    let right = fold(elements[(index + 1)...], syntax)
    let callee = add(.name(word(elements[index])), elements[index])
    let arguments = [left, right].map { Node.Argument(label: nil, value: $0) }
    return add(.call(callee, arguments), range: range(elements))
  }

  /// A prefix or postfix operator of the sources, as a call of its function.
  mutating func ownOperator(
    _ token: TokenSyntax, _ operand: ExprSyntax, _ syntax: some SyntaxProtocol
  ) -> Node.ID {
    let inner = expression(operand)
    guard token.text.isOwnOperator else { return add(.other([inner]), syntax) }
    let callee = add(.name(token.text), token)
    return add(.call(callee, [Node.Argument(label: nil, value: inner)]), syntax)
  }

  /// The parts between some operators; `nil` where there are none.
  private func split(
    _ elements: ArraySlice<ExprSyntax>, at words: [String]
  ) -> [ArraySlice<ExprSyntax>]? {
    guard elements.contains(where: { words.contains(word($0)) }) else { return nil }
    let parts = elements.split(omittingEmptySubsequences: true) { words.contains(word($0)) }
    return parts.count > 1 ? parts : nil
  }

  private func word(_ element: ExprSyntax) -> String {
    element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
  }

  private func isOperator(_ element: ExprSyntax) -> Bool {
    element.is(BinaryOperatorExprSyntax.self) || element.is(ArrowExprSyntax.self)
  }

  private func range(_ elements: ArraySlice<ExprSyntax>) -> Range<Int32> {
    guard let first = elements.first, let last = elements.last else { return 0..<0 }
    let start = range(first).lowerBound
    return start..<max(start, range(last).upperBound)
  }
}

extension String {
  /// Whether it is the name of an operator.
  var isOperator: Bool {
    guard let first = unicodeScalars.first, first != "_", first != "`", first != "$" else {
      return false
    }
    // Symbols behind these, such as most emoji, are letters of names.
    return !first.properties.isXIDStart && first.value < 0x3031
  }

  /// Whether it is an operator that the standard library does not have.
  fileprivate var isOwnOperator: Bool { isOperator && !Self.standardOperators.contains(self) }

  private static let standardOperators: Set<String> = [
    "+", "-", "*", "/", "%", "&", "|", "^", "~", "!", "<<", ">>", "&+", "&-", "&*", "&<<", "&>>",
    "??", "&&", "||", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "...", "..<", "->",
    ".==", ".!=", ".<", ".>", ".<=", ".>=", ".&", ".|", ".^", ".!",
  ]
}
