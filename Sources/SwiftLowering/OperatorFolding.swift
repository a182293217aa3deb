import NameFlow
import SourceText
import SwiftSyntax

/// `a ?? b + c`: a flat list of operands and operators, folded by the precedence of those that matter.
///
/// Not with SwiftOperators: the tree it makes of an expression no longer knows its places in the file, is as
/// deep as a sum is long, and is built by a call within a call for each operator that associates to the
/// right or not at all; a cast to what is no type ends the process. Here every element is looked at once,
/// and what waits for its right side stands on a stack.
extension SwiftExtractor {
  mutating func fold(
    _ elements: some Sequence<ExprSyntax>, _ syntax: some SyntaxProtocol
  ) -> Node.ID {
    var open: [Operation] = []
    var current: Operand?
    var cast: UnresolvedCast?
    for element in elements {
      if let left = cast {
        current = self.cast(left, to: element)
        cast = nil
      } else if let kind = Operation.Kind(element) {
        guard let left = close(&open, current, above: kind) else { continue }
        if let form = UnresolvedCast.Form(element) {
          cast = UnresolvedCast(form: form, operand: left)
        } else {
          push(kind, element, left, &open)
          current = nil
        }
      } else {
        // Two operands side by side are a mistake; none of them is lost.
        if let left = close(&open, current, above: .rest) { push(.rest, element, left, &open) }
        current = operand(element)
      }
    }
    if let left = cast { current = self.cast(left, to: nil) }
    while let last = open.popLast() { current = build(last, current) }
    return current?.id ?? add(.other([]), syntax)
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
}

/// A part of an expression that is read.
private struct Operand {
  var id: Node.ID
  /// UTF-8 offsets, brackets around it included.
  var range: Range<Int32>
  /// How many operations are operands of each other in it.
  var depth = 0
}

/// `operand as`, `operand is`
private struct UnresolvedCast {
  var form: Form
  var operand: Operand

  enum Form {
    case conversion, test

    init?(_ element: ExprSyntax) {
      if element.is(UnresolvedAsExprSyntax.self) {
        self = .conversion
      } else if element.is(UnresolvedIsExprSyntax.self) {
        self = .test
      } else {
        return nil
      }
    }
  }
}

/// An operation that waits for what is right of its last operator.
private struct Operation {
  var kind: Kind
  /// The first operator.
  var symbol: ExprSyntax
  var operands: [Operand]
  /// The operators behind the first, each before one of the other operands.
  var others: [String] = []
  /// The middle of `? :`
  var middle: Node.ID?

  /// What an operator does with its operands, those that bind loosest first.
  enum Kind: Int, Comparable {
    case assignment, ternary, either, all, comparison, own, coalescing, cast, sum
    /// Operators that no name flows through.
    case rest

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }

    /// What an element of an expression is an operator for; `nil` for operands.
    init?(_ element: ExprSyntax) {
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let node): self.init(symbol: node.operator.text)
      case .assignmentExpr: self = .assignment
      case .unresolvedTernaryExpr: self = .ternary
      case .unresolvedAsExpr, .unresolvedIsExpr: self = .cast
      case .arrowExpr: self = .rest
      default: return nil
      }
    }

    private init(symbol: String) {
      switch symbol {
      case "+=", "-=", "*=", "/=", "|=", "&=": self = .assignment
      case "||": self = .either
      case "&&": self = .all
      case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=": self = .comparison
      case "??": self = .coalescing
      case "+": self = .sum
      default: self = symbol.isOwnOperator ? .own : .rest
      }
    }
  }

  var word: String { symbol.word }

  /// `17 * scale / 2`: what is left of a `/` or a `-`, and what is right of one; `nil` for other operators.
  func arithmetic(_ ids: [Node.ID]) -> Node.Kind? {
    let words = [word] + others
    guard words.count + 1 == ids.count, words.allSatisfy(["*", "/", "-"].contains) else {
      return nil
    }
    let parts = zip(["*"] + words, ids)
    return .arithmetic(
      parts.filter { $0.0 == "*" }.map(\.1), by: parts.filter { $0.0 != "*" }.map(\.1))
  }
}

extension ExprSyntax {
  fileprivate var word: String { self.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "" }
}

extension SwiftExtractor {
  private mutating func operand(_ element: ExprSyntax) -> Operand {
    Operand(id: expression(element), range: range(element))
  }

  /// Builds what binds its operands closer than an operator that follows; what the operator is right of.
  private mutating func close(
    _ open: inout [Operation], _ last: Operand?, above kind: Operation.Kind
  ) -> Operand? {
    var current = last
    while let operation = open.last,
      operation.kind > kind || (operation.kind == kind && kind == .own)
    {
      open.removeLast()
      current = build(operation, current)
    }
    return current
  }

  /// Begins an operation, or goes on with one of the same operators: `a + b + c` is one sum.
  private mutating func push(
    _ kind: Operation.Kind, _ symbol: ExprSyntax, _ left: Operand, _ open: inout [Operation]
  ) {
    switch kind {
    case .either, .all, .comparison, .coalescing, .sum, .rest:
      if open.last?.kind == kind {
        open[open.count - 1].operands.append(left)
        return open[open.count - 1].others.append(symbol.word)
      }
    case .assignment, .ternary, .own, .cast: break
    }
    var operation = Operation(kind: kind, symbol: symbol, operands: [left])
    if let ternary = symbol.as(UnresolvedTernaryExprSyntax.self) {
      operation.middle = expression(ternary.thenExpression)
    }
    open.append(operation)
  }

  private mutating func cast(_ left: UnresolvedCast, to element: ExprSyntax?) -> Operand {
    let range =
      left.operand.range.lowerBound..<(element.map(range) ?? left.operand.range).upperBound
    let kind: Node.Kind
    switch left.form {
    case .test: kind = .other([left.operand.id])
    case .conversion:
      let type = element?.as(TypeExprSyntax.self).map { typeName($0.type) }
      kind = .cast(left.operand.id, type ?? nil)
    }
    return built(kind, range, [left.operand])
  }

  private mutating func build(_ operation: Operation, _ last: Operand?) -> Operand? {
    let operands = operation.operands + [last].compactMap { $0 }
    guard operands.count > 1, let first = operands.first, let end = operands.last else {
      return operands.first
    }
    let ids = operands.map(\.id)
    let kind: Node.Kind
    switch operation.kind {
    case .assignment:
      kind = .assignment(first.id, end.id, isAppended: operation.word == "+=")
    case .ternary:
      kind = operation.middle.map { .ternary(first.id, $0, end.id) } ?? .other(ids)
    case .either: kind = .either(ids)
    case .all: kind = .all(ids)
    case .comparison: kind = comparison(operation.word, ids)
    case .own:
      let callee = add(.name(operation.word), operation.symbol)
      kind = .call(callee, ids.map { Node.Argument(label: nil, value: $0) })
    case .coalescing: kind = .coalesced(ids)
    case .sum: kind = .sum(ids)
    case .rest: kind = operation.arithmetic(ids) ?? .other(ids)
    case .cast: kind = .other(ids)
    }
    let start = first.range.lowerBound
    return built(kind, start..<max(start, end.range.upperBound), operands)
  }

  private func comparison(_ word: String, _ sides: [Node.ID]) -> Node.Kind {
    guard sides.count == 2 else { return .other(sides) }
    switch word {
    case "==", "===": return .compared(sides[0], sides[1], isEqual: true)
    case "!=", "!==": return .compared(sides[0], sides[1], isEqual: false)
    default:
      return Node.Order(rawValue: word).map { .ordered(sides[0], sides[1], $0) } ?? .other(sides)
    }
  }

  private mutating func built(
    _ kind: Node.Kind, _ range: Range<Int32>, _ operands: [Operand]
  ) -> Operand {
    let depth = (operands.map(\.depth).max() ?? 0) + 1
    if depth > NestingLimits.operations {
      refusal =
        refusal ?? "operations nested more than \(NestingLimits.operations) deep"
    }
    return Operand(id: add(kind, range: range), range: range, depth: depth)
  }
}

extension String {
  /// Whether it is an operator that the standard library does not have.
  fileprivate var isOwnOperator: Bool { isOperator && !Self.standardOperators.contains(self) }

  private static let standardOperators: Set<String> = [
    "+", "-", "*", "/", "%", "&", "|", "^", "~", "!", "<<", ">>", "&+", "&-", "&*", "&<<", "&>>",
    "??", "&&", "||", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "...", "..<", "->",
    ".==", ".!=", ".<", ".>", ".<=", ".>=", ".&", ".|", ".^", ".!",
  ]
}
