import SourceText
import SwiftSyntax

// How the statements of a function are followed.
extension CodeEvaluator {
  /// The value that statements return, or that the only one has; `nil` where they end without one.
  func run(_ statements: CodeBlockItemListSyntax, _ scope: inout CodeScope) -> CodeValue? {
    if statements.count == 1, case .expr(let only)? = statements.first?.item {
      if !isEffect(only) { return value(only, scope) }
    }
    for statement in statements {
      if let result = run(statement, &scope) { return result }
    }
    return nil
  }

  func run(_ condition: IfExprSyntax, _ scope: inout CodeScope) -> CodeValue? {
    let isTrue = holds(condition.conditions, &scope)
    if isTrue != false, let result = run(condition.body.statements, &scope) { return result }
    guard isTrue != true else { return nil }
    switch condition.elseBody {
    case .codeBlock(let block): return run(block.statements, &scope)
    case .ifExpr(let next): return run(next, &scope)
    case nil: return nil
    }
  }

  func run(_ selection: SwitchExprSyntax, _ scope: inout CodeScope) -> CodeValue? {
    let subject = value(selection.subject, scope)
    for item in selection.cases {
      guard case .switchCase(let branch) = item else { continue }
      guard matches(branch.label, subject, &scope) else { continue }
      return run(branch.statements, &scope)
    }
    return nil
  }
}

extension CodeEvaluator {
  private func run(_ statement: CodeBlockItemSyntax, _ scope: inout CodeScope) -> CodeValue? {
    switch statement.item {
    case .decl(let declaration):
      guard let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
      bind(variable, &scope)
    case .stmt(let statement):
      if let end = statement.as(ReturnStmtSyntax.self) {
        return end.expression.map { value($0, scope) } ?? .nothing
      }
      if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
        return run(expression, &scope)
      }
      if let loop = statement.as(ForStmtSyntax.self) { return run(loop, &scope) }
      if let check = statement.as(GuardStmtSyntax.self) { _ = holds(check.conditions, &scope) }
    case .expr(let expression):
      return run(expression, &scope)
    }
    return nil
  }

  private func run(_ expression: ExprSyntax, _ scope: inout CodeScope) -> CodeValue? {
    if let condition = expression.as(IfExprSyntax.self) { return run(condition, &scope) }
    if let selection = expression.as(SwitchExprSyntax.self) { return run(selection, &scope) }
    change(expression, &scope)
    return nil
  }

  /// Whether an expression stands there for what it does, not for its value.
  private func isEffect(_ expression: ExprSyntax) -> Bool {
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.contains { element in
        element.is(AssignmentExprSyntax.self)
          || element.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
      }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name == "append" || name == "insert" || name == "merge"
  }

  private func bind(_ variable: VariableDeclSyntax, _ scope: inout CodeScope) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted
      else { continue }
      if let expression = binding.initializer?.value {
        scope.locals[name] = value(expression, scope)
      } else {
        let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
        scope.locals[name] = isOptional ? .nothing : .unknown(scope.place(binding))
      }
    }
  }

  private func run(_ loop: ForStmtSyntax, _ scope: inout CodeScope) -> CodeValue? {
    guard let values = value(loop.sequence, scope).array,
      let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted
    else { return nil }
    for value in values {
      guard spend(1) else { return nil }
      scope.locals[name] = value
      if let result = run(loop.body.statements, &scope) { return result }
    }
    return nil
  }
}

// MARK: Conditions

extension CodeEvaluator {
  /// Whether conditions hold, `nil` where that is not known; what they bind is bound.
  private func holds(_ conditions: ConditionElementListSyntax, _ scope: inout CodeScope) -> Bool? {
    var isKnown = true
    for element in conditions {
      switch element.condition {
      case .expression(let expression):
        guard let isTrue = value(expression, scope).boolean else {
          isKnown = false
          continue
        }
        if !isTrue { return false }
      case .optionalBinding(let binding):
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.unquoted
        else {
          isKnown = false
          continue
        }
        let bound = binding.initializer.map { value($0.value, scope) } ?? scope.locals[name]
        guard let bound else {
          isKnown = false
          continue
        }
        if bound.isNothing { return false }
        scope.locals[name] = bound
        if bound.isUnknown { isKnown = false }
      case .availability, .matchingPattern: isKnown = false
      }
    }
    return isKnown ? true : nil
  }

  private func matches(
    _ label: SwitchCaseSyntax.Label, _ subject: CodeValue, _ scope: inout CodeScope
  ) -> Bool {
    guard case .case(let items) = label else { return true }
    for item in items.caseItems {
      if let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression,
        matches(pattern, subject, &scope)
      {
        return true
      }
    }
    return false
  }

  /// A value, or a case whose parts are bound: `.additional(let path)`.
  private func matches(_ pattern: ExprSyntax, _ subject: CodeValue, _ scope: inout CodeScope)
    -> Bool
  {
    guard let call = pattern.as(FunctionCallExprSyntax.self) else {
      return isEqual(value(pattern, scope), subject) ?? false
    }
    guard case .call(let made) = subject,
      made.name == call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return false }
    for (argument, part) in zip(call.arguments, made.arguments) {
      let bound = argument.expression.as(PatternExprSyntax.self)?.pattern
      let name =
        bound?.as(ValueBindingPatternSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)
        ?? bound?.as(IdentifierPatternSyntax.self)
      if let name { scope.locals[name.identifier.text.unquoted] = part.value }
    }
    return true
  }
}

// MARK: Changes

extension CodeEvaluator {
  /// `x = …`, `x += …`, `x["key"] = …`, `x.append(…)`.
  private func change(_ expression: ExprSyntax, _ scope: inout CodeScope) {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      append(call, &scope)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count >= 3 else { return }
      let right =
        elements.count == 3
        ? value(elements[2], scope) : CodeValue.unknown(scope.place(sequence))
      if elements[1].is(AssignmentExprSyntax.self) {
        assign(right, to: elements[0], &scope)
      } else if elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+=" {
        add(right, to: elements[0], &scope)
      }
    }
  }

  private func assign(_ value: CodeValue, to target: ExprSyntax, _ scope: inout CodeScope) {
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text.unquoted {
      scope.locals[name] = value
    } else if let subscripted = target.as(SubscriptCallExprSyntax.self),
      let name = subscripted.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .dictionary(let pairs, let place)? = scope.locals[name.unquoted],
      let key = subscripted.arguments.first?.expression
    {
      let pair = CodePair(key: self.value(key, scope), value: value)
      scope.locals[name.unquoted] = merged(pairs, [pair], place)
    }
  }

  private func append(_ call: FunctionCallExprSyntax, _ scope: inout CodeScope) {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base, let argument = call.arguments.first
    else { return }
    let added = value(argument.expression, scope)
    switch access.declName.baseName.text {
    case "append", "insert":
      let isList = argument.label?.text == "contentsOf"
      add(isList ? added : .array([added], scope.place(call)), to: base, &scope)
    case "merge":
      guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text.unquoted,
        case .dictionary(let pairs, let place)? = scope.locals[name],
        case .dictionary(let others, _) = added
      else { return }
      scope.locals[name] = merged(pairs, others, place)
    default: return
    }
  }

  private func add(_ added: CodeValue, to target: ExprSyntax, _ scope: inout CodeScope) {
    guard let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text.unquoted,
      let old = scope.locals[name]
    else { return }
    switch (old, added) {
    case (.array(let values, let place), .array(let more, _)):
      scope.locals[name] = list([values, more], place)
    case (.array(let values, let place), _):
      scope.locals[name] = list([values, [.unknown(added.place ?? place)]], place)
    case (.string(let text, let place), .string(let more, _)):
      scope.locals[name] = self.text([text, more], place)
    default: scope.locals[name] = .unknown(old.place ?? SourcePlace(path: scope.text.path))
    }
  }
}
