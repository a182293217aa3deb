import SwiftSyntax

/// `#if os(…)`: the platforms each clause is compiled for. All clauses are read.
extension SwiftExtractor {
  func platformClauses(_ syntax: IfConfigDeclSyntax) -> [(IfConfigClauseSyntax, PlatformSet)] {
    var left = PlatformSet.every
    return syntax.clauses.map { clause in
      let own = clause.condition.map { platforms(of: $0) } ?? Limit(yes: .every, no: .every)
      let here = left.intersection(own.yes)
      left.formIntersection(own.no)
      // A clause that no platform of ours can reach says nothing about platforms.
      return (clause, here)
    }
  }

  /// Where a condition may hold, and where it may not.
  private struct Limit {
    var yes: PlatformSet
    var no: PlatformSet
    static let unknown = Limit(yes: .every, no: .every)
  }

  private func platforms(of condition: ExprSyntax) -> Limit {
    if let call = condition.as(FunctionCallExprSyntax.self) { return limit(of: call) }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      let inner = platforms(of: not.expression)
      return Limit(yes: inner.no, no: inner.yes)
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return platforms(of: only.expression)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return limit(of: sequence) }
    if let infix = condition.as(InfixOperatorExprSyntax.self) {
      return join(
        platforms(of: infix.leftOperand), infix.operator.trimmedDescription,
        platforms(of: infix.rightOperand))
    }
    return .unknown
  }

  private func limit(of call: FunctionCallExprSyntax) -> Limit {
    let function = call.calledExpression.trimmedDescription
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch function {
    case "os":
      let own = PlatformSet(system: argument)
      return Limit(yes: own, no: PlatformSet.every.subtracting(own))
    case "canImport":
      let own = PlatformSet(module: argument)
      return Limit(yes: own, no: own == .every ? .every : PlatformSet.every.subtracting(own))
    case "targetEnvironment" where argument == "macCatalyst":
      return Limit(yes: .iOS, no: .every)
    default: return .unknown
    }
  }

  private func limit(of sequence: SequenceExprSyntax) -> Limit {
    var result: Limit?
    var pending = "||"
    for element in sequence.elements {
      if let word = element.as(BinaryOperatorExprSyntax.self) {
        pending = word.operator.text
      } else {
        let next = platforms(of: element)
        result = result.map { join($0, pending, next) } ?? next
      }
    }
    return result ?? .unknown
  }

  private func join(_ left: Limit, _ word: String, _ right: Limit) -> Limit {
    switch word {
    case "||":
      Limit(yes: left.yes.union(right.yes), no: left.no.intersection(right.no))
    case "&&":
      Limit(yes: left.yes.intersection(right.yes), no: left.no.union(right.no))
    default: .unknown
    }
  }
}
