import NameFlow
import SwiftSyntax

/// Statements.
extension SwiftExtractor {
  /// - Parameter first: what comes before the statements.
  mutating func block(
    _ items: CodeBlockItemListSyntax, _ syntax: some SyntaxProtocol, first: [Node.ID] = []
  ) -> Node.ID {
    let statements = within({ $0.isLocal = true }) { inner in
      var result = first
      for item in items { result += inner.statements(item) }
      return result
    }
    facts.noteUnreached(of: statements)
    return add(.block(statements), syntax)
  }

  private mutating func statements(_ item: CodeBlockItemSyntax) -> [Node.ID] {
    switch item.item {
    case .decl(let declaration): return local(declaration)
    case .stmt(let statement): return [self.statement(statement)]
    case .expr(let expression):
      switch expression.as(ExprSyntaxEnum.self) {
      case .ifExpr(let node): return [ifElse(node)]
      case .switchExpr(let node): return [switching(node)]
      default: return [self.expression(expression)]
      }
    }
  }

  mutating func statement(_ syntax: StmtSyntax) -> Node.ID {
    switch syntax.as(StmtSyntaxEnum.self) {
    case .returnStmt(let node): return add(.result(node.expression.map { expression($0) }), node)
    case .yieldStmt(let node):
      guard case .single(let value) = node.yieldedExpressions else { break }
      return add(.result(expression(value)), node)
    case .breakStmt, .continueStmt, .fallThroughStmt: return add(.jump, syntax)
    case .throwStmt(let node): return add(.thrown(expression(node.expression)), node)
    case .expressionStmt(let node):
      switch node.expression.as(ExprSyntaxEnum.self) {
      case .ifExpr(let inner): return ifElse(inner)
      case .switchExpr(let inner): return switching(inner)
      default: return expression(node.expression)
      }
    case .guardStmt(let node):
      let conditions = self.conditions(node.conditions)
      return add(.guardElse(conditions, block(node.body.statements, node.body)), node)
    case .forStmt(let node): return loop(node)
    case .whileStmt(let node):
      let conditions = self.conditions(node.conditions)
      let body = block(node.body.statements, node.body)
      return add(
        .loop(Node.Loop(pattern: nil, sequence: nil, conditions: conditions, body: body)), node)
    case .repeatStmt(let node):
      let body = block(node.body.statements, node.body)
      let condition = expression(node.condition)
      return add(
        .loop(Node.Loop(pattern: nil, sequence: nil, conditions: [condition], body: body)), node)
    case .doStmt(let node):
      let body = block(node.body.statements, node.body)
      let catches = node.catchClauses.map { clause in
        block(clause.body.statements, clause.body, first: caught(clause))
      }
      return add(.attempt(body, catches), node)
    case .deferStmt(let node): return add(.other([block(node.body.statements, node.body)]), node)
    case .labeledStmt(let node): return statement(node.statement)
    default: break
    }
    return add(.other([]), syntax)
  }

  /// What a `catch` gives names to: what is thrown, as `error` where it says nothing else.
  private mutating func caught(_ clause: CatchClauseSyntax) -> [Node.ID] {
    var patterns = clause.catchItems.compactMap { $0.pattern.map { pattern($0) } }
    if patterns.isEmpty { patterns = [add(.bound("error"), clause.catchKeyword)] }
    return patterns.map { pattern in
      let thrown = add(.other([]), clause.catchKeyword)
      return add(.binding(pattern, nil, thrown), clause.catchKeyword)
    }
  }

  private mutating func loop(_ node: ForStmtSyntax) -> Node.ID {
    let sequence = expression(node.sequence)
    let pattern = self.pattern(node.pattern)
    let type = typeName(node.typeAnnotation?.type)
    let conditions = node.whereClause.map { [expression($0.condition)] } ?? []
    let body = block(node.body.statements, node.body)
    let loop = Node.Loop(
      pattern: pattern, sequence: sequence, type: type, conditions: conditions, body: body)
    return add(.loop(loop), node)
  }

  mutating func ifElse(_ node: IfExprSyntax) -> Node.ID {
    let conditions = self.conditions(node.conditions)
    let body = block(node.body.statements, node.body)
    let other: Node.ID?
    switch node.elseBody {
    case .ifExpr(let inner): other = ifElse(inner)
    case .codeBlock(let inner): other = block(inner.statements, inner)
    case nil: other = nil
    }
    return add(.ifElse(conditions, body, other), node)
  }

  /// `#available(iOS 16, *)`: a question to the system, by platforms and versions.
  private mutating func availability(_ node: AvailabilityConditionSyntax) -> Node.ID {
    let arguments = node.availabilityArguments.map { item -> Node.Argument in
      guard case .availabilityVersionRestriction(let restriction) = item.argument else {
        return Node.Argument(value: add(.text([]), item))
      }
      let version = restriction.version?.trimmedDescription ?? ""
      return Node.Argument(
        label: restriction.platform.text, value: add(.text([.literal(version)]), item))
    }
    let question = add(.name(Availability.question), node.availabilityKeyword)
    let call = add(.call(question, arguments), node)
    let isNegated = node.availabilityKeyword.text == "#unavailable"
    return isNegated ? add(.not(call), node) : call
  }

  private mutating func conditions(_ list: ConditionElementListSyntax) -> [Node.ID] {
    list.map { element in
      switch element.condition {
      case .expression(let value): return expression(value)
      case .availability(let node): return availability(node)
      case .matchingPattern(let node):
        let value = expression(node.initializer.value)
        let pattern = self.pattern(node.pattern)
        return add(.matching(pattern, value), node)
      case .optionalBinding(let node):
        let value = node.initializer.map { expression($0.value) }
        if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted {
          return add(.optionalBinding(name, value), node)
        }
        guard let value else { return add(.other([]), node) }
        let pattern = self.pattern(node.pattern)
        return add(
          .matching(add(.unwrapped(pattern, isForced: false), node.pattern), value), node)
      }
    }
  }

  mutating func switching(_ node: SwitchExprSyntax) -> Node.ID {
    let subject = expression(node.subject)
    var cases = self.cases(node.cases)
    facts.fall(&cases, from: Set(cases.indices.filter { fallsThrough(cases[$0].body) }))
    return add(.switching(subject, cases), node)
  }

  private mutating func cases(_ list: SwitchCaseListSyntax) -> [Node.Case] {
    list.flatMap { element -> [Node.Case] in
      switch element {
      case .switchCase(let node): return [self.case(node)]
      case .ifConfigDecl(let node):
        return platformClauses(node).flatMap { clause, platforms -> [Node.Case] in
          guard case .switchCases(let inner) = clause.elements else { return [] }
          return within({ $0.platforms.formIntersection(platforms) }) { $0.cases(inner) }
        }
      }
    }
  }

  /// Whether a case ends with `fallthrough`.
  private func fallsThrough(_ body: Node.ID) -> Bool {
    guard case .block(let statements) = facts[body].kind, let last = statements.last,
      case .jump = facts[last].kind
    else { return false }
    return facts.source(last, limit: 20) == "fallthrough"
  }

  private mutating func `case`(_ node: SwitchCaseSyntax) -> Node.Case {
    var patterns: [Node.ID] = []
    var guards: [Node.ID] = []
    if case .case(let label) = node.label {
      for item in label.caseItems {
        patterns.append(pattern(item.pattern))
        if let clause = item.whereClause { guards.append(expression(clause.condition)) }
      }
    }
    let body = block(node.statements, node)
    let condition = guards.isEmpty ? nil : add(.all(guards), node.label)
    return Node.Case(
      patterns: patterns, condition: condition,
      isDefault: node.label.is(SwitchDefaultLabelSyntax.self),
      body: body, platforms: scope.platforms)
  }
}
