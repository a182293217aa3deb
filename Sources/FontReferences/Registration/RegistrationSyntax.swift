import SwiftSyntax

extension TokenSyntax {
  /// The text without the backticks of an escaped name.
  var identifierText: String {
    text.count > 2 && text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }
}

extension SyntaxProtocol {
  /// The nodes around this one, the nearest first.
  var ancestors: some Sequence<Syntax> {
    sequence(first: Syntax(self)) { $0.parent }.dropFirst()
  }

  /// The name of the type that a declaration declares or extends.
  var typeName: String? {
    let node = Syntax(self)
    if let node = node.as(ExtensionDeclSyntax.self) { return node.extendedType.lastName }
    guard node.asProtocol(DeclGroupSyntax.self) != nil else { return nil }
    return node.asProtocol(NamedDeclSyntax.self)?.name.identifierText
  }

  /// What is declared in a type's or an extension's body, also under `#if`.
  var memberDeclarations: [DeclSyntax] {
    guard let group = Syntax(self).asProtocol(DeclGroupSyntax.self) else { return [] }
    return group.memberBlock.members.declarations
  }

  /// The type's declaration or extension that a node stands in.
  var enclosingType: Syntax? {
    ancestors.first { $0.asProtocol(DeclGroupSyntax.self) != nil }
  }

  /// The member of a type, or the function or property outside types, that a node stands in.
  var enclosingMember: Syntax? {
    var member: Syntax?
    for node in ancestors {
      if node.asProtocol(DeclGroupSyntax.self) != nil { break }
      if node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self)
        || node.is(VariableDeclSyntax.self) || node.is(SubscriptDeclSyntax.self)
      {
        member = node
      }
    }
    return member
  }

  /// Whether nothing but the file and `#if` stands around a declaration.
  var isGlobal: Bool {
    ancestors.allSatisfy {
      $0.is(CodeBlockItemSyntax.self) || $0.is(CodeBlockItemListSyntax.self)
        || $0.is(SourceFileSyntax.self) || $0.is(IfConfigClauseSyntax.self)
        || $0.is(IfConfigClauseListSyntax.self) || $0.is(IfConfigDeclSyntax.self)
    }
  }
}

extension MemberBlockItemListSyntax {
  fileprivate var declarations: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return conditional.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let members)? = clause.elements else { return [] }
        return members.declarations
      }
    }
  }
}

extension TypeSyntax {
  /// The last name of a type written with dots, whatever makes it optional or generic.
  var lastName: String? {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.identifierText }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.identifierText }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.lastName }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.lastName }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.lastName }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.lastName
    }
    return nil
  }
}

extension ExprSyntax {
  /// The last name of a name or member, whatever marks stand around it.
  var lastName: String? {
    let node = unmarked
    if let node = node.as(DeclReferenceExprSyntax.self) { return node.baseName.identifierText }
    if let node = node.as(MemberAccessExprSyntax.self) {
      return node.declName.baseName.identifierText
    }
    return nil
  }

  /// The expression without parentheses, `try`, `await`, `!`, `?` and generic arguments.
  var unmarked: ExprSyntax {
    var node = self
    while let inner = node.inner { node = inner }
    return node
  }

  private var inner: ExprSyntax? {
    switch self.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let node):
      guard node.elements.count == 1, let element = node.elements.first, element.label == nil
      else { return nil }
      return element.expression
    case .tryExpr(let node): return node.expression
    case .awaitExpr(let node): return node.expression
    case .unsafeExpr(let node): return node.expression
    case .forceUnwrapExpr(let node): return node.expression
    case .optionalChainingExpr(let node): return node.expression
    case .genericSpecializationExpr(let node): return node.expression
    case .inOutExpr(let node): return node.expression
    default: return nil
    }
  }
}

extension FunctionCallExprSyntax {
  /// The arguments in order, trailing closures among them.
  var allArguments: [(label: String?, value: ExprSyntax)] {
    var all = arguments.map { (label: $0.label?.identifierText, value: $0.expression) }
    if let closure = trailingClosure { all.append((nil, ExprSyntax(closure))) }
    all += additionalTrailingClosures.map { ($0.label.identifierText, ExprSyntax($0.closure)) }
    return all
  }

  /// The argument with one of some labels.
  func argument(_ labels: String...) -> ExprSyntax? {
    arguments.first { $0.label.map { labels.contains($0.identifierText) } ?? false }?.expression
  }

  var labels: [String?] { arguments.map { $0.label?.identifierText } }

  /// What stands before the dot.
  var receiver: ExprSyntax? {
    calledExpression.unmarked.as(MemberAccessExprSyntax.self)?.base
  }
}
