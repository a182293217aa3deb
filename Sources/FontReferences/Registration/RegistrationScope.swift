import SwiftSyntax

/// What a name means where it stands, as far as the functions around it say.
enum RegistrationDefinition {
  /// `let name = value`, `if let name = value`
  case value(ExprSyntax)
  /// A variable, and the statements in which it may get other values.
  case variable(PatternBindingSyntax, in: Syntax)
  /// One part of a tuple that is taken apart: `let (name, other) = value`.
  case part(Int, of: ExprSyntax)
  /// The name of a loop, or the parameter of a closure.
  case element(of: Syntax)
  case parameter(of: Syntax)
  case function(FunctionDeclSyntax)

  /// The nearest definition of a name before the type or the file around it; `nil` where there is none.
  static func find(_ name: String, at node: some SyntaxProtocol) -> RegistrationDefinition? {
    var current = Syntax(node)
    while let parent = current.parent {
      if parent.asProtocol(DeclGroupSyntax.self) != nil || parent.is(SourceFileSyntax.self) {
        return nil
      }
      if let found = find(name, in: parent, before: current) { return found }
      current = parent
    }
    return nil
  }

  private static func find(
    _ name: String, in parent: Syntax, before current: Syntax
  ) -> RegistrationDefinition? {
    if let list = parent.as(CodeBlockItemListSyntax.self) {
      // A file's own variables are found by their name in all files.
      if list.parent?.is(SourceFileSyntax.self) == true { return nil }
      return list.definition(of: name, before: current)
    }
    if let list = parent.as(ConditionElementListSyntax.self) {
      return list.definition(of: name, before: current)
    }
    if let node = parent.as(IfExprSyntax.self), current.id == node.body.id {
      return node.conditions.definition(of: name, before: nil)
    }
    if let node = parent.as(WhileStmtSyntax.self), current.id == node.body.id {
      return node.conditions.definition(of: name, before: nil)
    }
    if let node = parent.as(ForStmtSyntax.self), current.id != node.sequence.id {
      return node.pattern.binds(name) ? .element(of: parent) : nil
    }
    if let node = parent.as(ClosureExprSyntax.self) {
      return node.binds(name) ? .element(of: parent) : nil
    }
    if let node = parent.as(FunctionDeclSyntax.self) {
      return node.signature.binds(name) ? .parameter(of: parent) : nil
    }
    if let node = parent.as(InitializerDeclSyntax.self) {
      return node.signature.binds(name) ? .parameter(of: parent) : nil
    }
    return nil
  }
}

extension CodeBlockItemListSyntax {
  fileprivate func definition(of name: String, before current: Syntax) -> RegistrationDefinition? {
    let earlier = prefix { Syntax($0).id != current.id }
    for item in earlier.reversed() {
      if let found = item.definition(of: name, in: Syntax(self)) { return found }
    }
    // A function may be called before it is written.
    for item in self {
      if let function = item.item.as(FunctionDeclSyntax.self), function.name.identifierText == name {
        return .function(function)
      }
    }
    return nil
  }
}

extension CodeBlockItemSyntax {
  fileprivate func definition(of name: String, in list: Syntax) -> RegistrationDefinition? {
    if let declaration = item.as(VariableDeclSyntax.self) {
      return declaration.bindings.lazy.compactMap { $0.definition(of: name, in: list) }.first
    }
    if let node = item.as(GuardStmtSyntax.self) {
      return node.conditions.definition(of: name, before: nil)
    }
    if let conditional = item.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        guard case .statements(let statements)? = clause.elements else { continue }
        for item in statements.reversed() {
          if let found = item.definition(of: name, in: list) { return found }
        }
      }
    }
    return nil
  }
}

extension PatternBindingSyntax {
  fileprivate func definition(of name: String, in list: Syntax) -> RegistrationDefinition? {
    if pattern.binds(name), pattern.is(IdentifierPatternSyntax.self) {
      return .variable(self, in: list)
    }
    guard let tuple = pattern.as(TuplePatternSyntax.self), let value = initializer?.value,
      let index = tuple.elements.map(\.pattern).firstIndex(where: { $0.binds(name) })
    else { return nil }
    return .part(index, of: value)
  }
}

extension ConditionElementListSyntax {
  /// What an optional binding gives a name; `if let name` says nothing new.
  fileprivate func definition(of name: String, before current: Syntax?) -> RegistrationDefinition? {
    let earlier = prefix { Syntax($0).id != current?.id }
    for element in earlier.reversed() {
      guard case .optionalBinding(let binding) = element.condition, binding.pattern.binds(name),
        let value = binding.initializer?.value
      else { continue }
      return .value(value)
    }
    return nil
  }
}

extension PatternSyntax {
  /// Whether it gives a name to something.
  func binds(_ name: String) -> Bool {
    if let pattern = self.as(IdentifierPatternSyntax.self) {
      return pattern.identifier.identifierText == name
    }
    if let pattern = self.as(TuplePatternSyntax.self) {
      return pattern.elements.contains { $0.pattern.binds(name) }
    }
    if let pattern = self.as(ValueBindingPatternSyntax.self) { return pattern.pattern.binds(name) }
    return false
  }
}

extension ClosureExprSyntax {
  /// The names of the parameters; empty where they are `$0`, `$1`.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let parameters): parameters.map { $0.name.identifierText }
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).identifierText }
    case nil: []
    }
  }

  fileprivate func binds(_ name: String) -> Bool {
    let names = parameterNames
    return names.isEmpty ? name.hasPrefix("$") : names.contains(name)
  }
}

extension FunctionSignatureSyntax {
  fileprivate func binds(_ name: String) -> Bool {
    parameterClause.parameters.contains {
      ($0.secondName ?? $0.firstName).identifierText == name
    }
  }
}
