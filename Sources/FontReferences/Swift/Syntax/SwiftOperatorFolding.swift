/// Joins a flat sequence of operands and operators as the language's precedences say.
///
/// Operators of the app's own count as the default precedence. Works with two stacks, so that a sum
/// of thousands of parts does not recurse.
struct SwiftOperatorFolding {
  private var operands: [SwiftExpression.ID] = []
  private var operators: [Operator] = []

  enum Operator {
    case binary(String)
    case assignment
    case ternary(then: SwiftExpression.ID)
    case cast
  }

  mutating func push(_ operand: SwiftExpression.ID) {
    operands.append(operand)
  }

  mutating func apply(_ next: Operator, in reader: inout SwiftExpressionReader) {
    while let last = operators.last,
      last.precedence > next.precedence
        || last.precedence == next.precedence && !next.isRightAssociative
    {
      reduce(in: &reader)
    }
    operators.append(next)
  }

  /// The whole expression; `nil` where an operand is missing.
  mutating func finish(in reader: inout SwiftExpressionReader) -> SwiftExpression.ID? {
    while !operators.isEmpty { reduce(in: &reader) }
    return operands.count == 1 ? operands.first : nil
  }

  private mutating func reduce(in reader: inout SwiftExpressionReader) {
    guard let mark = operators.popLast(), let right = operands.popLast(),
      let left = operands.popLast()
    else {
      operands.removeAll()
      return
    }
    // A sum is one list, not a tree as deep as it is long.
    if case .binary(let name) = mark, !mark.isRightAssociative,
      reader.extend(left, with: right, by: name)
    {
      operands.append(left)
    } else {
      operands.append(reader.add(mark.kind(left, right, in: reader), from: left, to: right))
    }
  }
}

extension SwiftOperatorFolding.Operator {
  fileprivate var precedence: Int {
    switch self {
    case .assignment: 0
    case .ternary: 1
    case .cast: 7
    case .binary(let name):
      switch name {
      case "<<", ">>", "&<<", "&>>": 11
      case "*", "/", "%", "&", "&*": 10
      case "+", "-", "|", "^", "&+", "&-": 9
      case "...", "..<": 8
      case "is": 7
      case "??": 6
      case "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=": 5
      case "&&": 4
      case "||": 3
      case "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=": 0
      default: 2
      }
    }
  }

  fileprivate var isRightAssociative: Bool {
    switch self {
    case .assignment, .ternary: true
    case .binary(let name): name == "??" || precedence == 0
    case .cast: false
    }
  }

  fileprivate func kind(
    _ left: SwiftExpression.ID, _ right: SwiftExpression.ID, in reader: SwiftExpressionReader
  ) -> SwiftExpression.Kind {
    switch self {
    case .assignment: return .assignment(target: left, value: right)
    case .ternary(let then): return .ternary(condition: left, then: then, else: right)
    case .cast:
      guard case .name(let type) = reader.expressions[right.index].kind else { return .other }
      return .cast(left, type: type)
    case .binary(let name):
      if isRightAssociative, case .operation(name, let parts) = reader.expressions[right.index].kind
      {
        return .operation(name, [left] + parts)
      }
      return .operation(name, [left, right])
    }
  }
}
