import NameFlow
import SwiftSyntax

/// Functions, initialisers, subscripts and the cases of enums.
extension SwiftExtractor {
  mutating func read(function node: FunctionDeclSyntax) -> Declaration.ID {
    let parameters = node.signature.parameterClause.parameters
    return knowing(generics(node.genericParameterClause, node.genericWhereClause, parameters)) {
      var declaration = $0.member(.function, node.name, node.modifiers, node.attributes)
      declaration.type = $0.typeName(node.signature.returnClause?.type)
      declaration.isOptional = node.signature.returnClause?.type.isOptional ?? false
      declaration.generics = $0.typeNames(node.genericParameterClause)
      return $0.read(
        callable: declaration, parameters, node.body,
        namesAreLabels: !declaration.name.isOperator)
    }
  }

  mutating func read(initializer node: InitializerDeclSyntax) -> Declaration.ID {
    let parameters = node.signature.parameterClause.parameters
    return knowing(generics(node.genericParameterClause, node.genericWhereClause, parameters)) {
      var declaration = $0.member(.initializer, node.initKeyword, node.modifiers, node.attributes)
      declaration.name = "init"
      declaration.isOptional = node.optionalMark != nil
      declaration.generics = $0.typeNames(node.genericParameterClause)
      return $0.read(callable: declaration, parameters, node.body)
    }
  }

  mutating func read(subscript node: SubscriptDeclSyntax) -> Declaration.ID {
    var declaration = member(.subscripted, node.subscriptKeyword, node.modifiers, node.attributes)
    declaration.name = "subscript"
    declaration.type = typeName(node.returnClause.type)
    let statements = node.accessorBlock.flatMap { getter(of: $0) }
    let id = read(
      callable: declaration, node.parameterClause.parameters, nil, namesAreLabels: false)
    if let statements { read(body: statements.items, statements.syntax, of: id) }
    readOtherAccessors(node.accessorBlock, declaration, facts[id].parameters)
    return id
  }

  private mutating func read(
    callable declaration: Declaration, _ parameters: FunctionParameterListSyntax,
    _ body: CodeBlockSyntax?, namesAreLabels: Bool = true
  ) -> Declaration.ID {
    let id = declare(declaration)
    var read: [Declaration.Parameter] = []
    for parameter in parameters {
      let first = parameter.firstName.text.unquoted
      let name = parameter.secondName?.text.unquoted ?? first
      let value = parameter.defaultValue.map { expression($0.value) }
      own(value, id)
      let isLabelled = namesAreLabels || parameter.secondName != nil
      var new = Declaration.Parameter(
        label: first == "_" || !isLabelled ? nil : first, name: name,
        type: typeName(parameter.type), value: value, isVariadic: parameter.ellipsis != nil)
      new.isOptional = parameter.type.isOptional
      new.isLabelImplied = new.label != nil && parameter.secondName == nil
      read.append(new)
    }
    facts[id].parameters = read
    if let body { self.read(body: body.statements, Syntax(body), of: id) }
    return id
  }

  /// Reads the statements a declaration runs.
  mutating func read(
    body items: CodeBlockItemListSyntax, _ syntax: Syntax, of id: Declaration.ID
  ) {
    let block = within({
      $0.parent = id
      $0.isLocal = true
    }) { $0.block(items, syntax) }
    facts[id].body = block
    own(block, id)
  }

  mutating func read(cases node: EnumCaseDeclSyntax) {
    for element in node.elements {
      var declaration = member(.enumCase, element.name, node.modifiers, node.attributes)
      declaration.isStatic = true
      let id = declare(declaration)
      var read: [Declaration.Parameter] = []
      for parameter in element.parameterClause?.parameters ?? [] {
        let label = parameter.firstName?.text.unquoted
        let value = parameter.defaultValue.map { expression($0.value) }
        own(value, id)
        read.append(
          Declaration.Parameter(
            label: label == "_" ? nil : label, name: label ?? "",
            type: typeName(parameter.type), value: value))
      }
      facts[id].parameters = read
      let value = element.rawValue.map { expression($0.value) }
      own(value, id)
      facts[id].value = value
    }
  }

  /// The statements of a getter.
  func getter(
    of block: AccessorBlockSyntax
  ) -> (items: CodeBlockItemListSyntax, syntax: Syntax)? {
    switch block.accessors {
    case .getter(let items): return (items, Syntax(block))
    case .accessors(let list):
      for accessor in list
      where ["get", "_read", "unsafeAddress"].contains(accessor.accessorSpecifier.text) {
        if let body = accessor.body { return (body.statements, Syntax(body)) }
      }
      return nil
    }
  }
}
