import SwiftParser
import SwiftSyntax

/// Turns expressions of a syntax tree into ``SwiftExpression``s, each one once.
struct SwiftExpressionReader {
  private(set) var expressions: [SwiftExpression] = []
  private var known: [SyntaxIdentifier: SwiftExpression.ID] = [:]

  mutating func read(_ node: some ExprSyntaxProtocol) -> SwiftExpression.ID {
    let node = node.withoutMarks
    if let id = known[node.id] { return id }
    let kind = kind(node)
    let id = add(kind, from: node, to: node)
    known[node.id] = id
    return id
  }

  /// Adds an expression that reaches from one node to another.
  mutating func add(
    _ kind: SwiftExpression.Kind, from first: some SyntaxProtocol, to last: some SyntaxProtocol
  ) -> SwiftExpression.ID {
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    expressions.append(SwiftExpression(kind: kind, range: start..<max(start, end)))
    return SwiftExpression.ID(index: expressions.count - 1)
  }

  /// Adds an expression that reaches from one to another.
  mutating func add(
    _ kind: SwiftExpression.Kind, from first: SwiftExpression.ID, to last: SwiftExpression.ID
  ) -> SwiftExpression.ID {
    let start = expressions[first.index].range.lowerBound
    let end = expressions[last.index].range.upperBound
    expressions.append(SwiftExpression(kind: kind, range: start..<max(start, end)))
    return SwiftExpression.ID(index: expressions.count - 1)
  }
}

extension SwiftExpressionReader {
  /// Adds one more operand to an operation of the same operator; whether it is one.
  mutating func extend(
    _ id: SwiftExpression.ID, with operand: SwiftExpression.ID, by name: String
  ) -> Bool {
    guard case .operation(name, var parts) = expressions[id.index].kind else { return false }
    expressions[id.index].kind = .other
    parts.append(operand)
    expressions[id.index].kind = .operation(name, parts)
    let start = expressions[id.index].range.lowerBound
    expressions[id.index].range = start..<max(start, expressions[operand.index].range.upperBound)
    return true
  }
}

extension SwiftExpressionReader {
  private mutating func kind(_ node: ExprSyntax) -> SwiftExpression.Kind {
    switch node.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let node): return string(node)
    case .declReferenceExpr(let node): return .name(node.baseName.plainText)
    case .memberAccessExpr(let node):
      return .member(base: node.base.map { read($0) }, name: node.declName.baseName.plainText)
    case .functionCallExpr(let node): return call(node)
    case .subscriptCallExpr(let node):
      return .subscripted(base: read(node.calledExpression), arguments: arguments(node.arguments))
    case .forceUnwrapExpr(let node): return .forceUnwrapped(read(node.expression))
    case .optionalChainingExpr(let node): return .optionalChained(read(node.expression))
    case .genericSpecializationExpr(let node): return expressions[read(node.expression).index].kind
    case .asExpr(let node): return .cast(read(node.expression), type: node.type.trimmedDescription)
    case .sequenceExpr(let node): return sequence(node)
    case .arrayExpr(let node): return .array(node.elements.map { read($0.expression) })
    case .dictionaryExpr(let node): return dictionary(node)
    case .tupleExpr(let node): return .tuple(arguments(node.elements))
    case .closureExpr: return .closure
    default: return .other
    }
  }

  private mutating func string(_ node: StringLiteralExprSyntax) -> SwiftExpression.Kind {
    if let value = node.representedLiteralValue { return .string(value) }
    var segments: [SwiftExpression.Segment] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let text): segments.append(.text(text.content.text))
      case .expressionSegment(let part):
        guard let value = part.expressions.first?.expression, part.expressions.count == 1 else {
          return .other
        }
        segments.append(.value(read(value)))
      }
    }
    return .interpolation(segments)
  }

  private mutating func call(_ node: FunctionCallExprSyntax) -> SwiftExpression.Kind {
    var values = arguments(node.arguments)
    if let closure = node.trailingClosure {
      values.append(SwiftExpression.Argument(label: nil, value: read(closure)))
    }
    for closure in node.additionalTrailingClosures {
      values.append(
        SwiftExpression.Argument(label: closure.label.plainText, value: read(closure.closure)))
    }
    return .call(callee: read(node.calledExpression), arguments: values)
  }

  private mutating func arguments(_ list: LabeledExprListSyntax) -> [SwiftExpression.Argument] {
    list.map { element in
      SwiftExpression.Argument(label: element.label?.plainText, value: read(element.expression))
    }
  }

  private mutating func dictionary(_ node: DictionaryExprSyntax) -> SwiftExpression.Kind {
    guard case .elements(let elements) = node.content else { return .dictionary([]) }
    return .dictionary(
      elements.map { SwiftExpression.Entry(key: read($0.key), value: read($0.value)) })
  }

  private mutating func sequence(_ node: SequenceExprSyntax) -> SwiftExpression.Kind {
    var folding = SwiftOperatorFolding()
    for element in node.elements {
      switch element.as(ExprSyntaxEnum.self) {
      case .binaryOperatorExpr(let mark):
        folding.apply(.binary(mark.operator.text), in: &self)
      case .assignmentExpr: folding.apply(.assignment, in: &self)
      case .unresolvedTernaryExpr(let mark):
        folding.apply(.ternary(then: read(mark.thenExpression)), in: &self)
      case .unresolvedAsExpr: folding.apply(.cast, in: &self)
      case .unresolvedIsExpr: folding.apply(.binary("is"), in: &self)
      case .arrowExpr: return .other
      case .typeExpr(let type):
        folding.push(add(.name(type.type.trimmedDescription), from: type, to: type))
      default: folding.push(read(element))
      }
    }
    guard let result = folding.finish(in: &self) else { return .other }
    return expressions[result.index].kind
  }
}

extension TokenSyntax {
  /// The text without the backticks of an escaped name.
  var plainText: String {
    let text = text
    guard text.utf8.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension ExprSyntaxProtocol {
  /// The expression within parentheses, `try`, `await` and the like.
  var withoutMarks: ExprSyntax {
    var node = ExprSyntax(self)
    while true {
      if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let element = tuple.elements.first, element.label == nil
      {
        node = element.expression
      } else if let marked = node.as(TryExprSyntax.self) {
        node = marked.expression
      } else if let marked = node.as(AwaitExprSyntax.self) {
        node = marked.expression
      } else if let marked = node.as(UnsafeExprSyntax.self) {
        node = marked.expression
      } else {
        return node
      }
    }
  }
}
