import NameFlow
import SwiftSyntax

/// Declarations and what stands in them.
extension SwiftExtractor {
  /// Reads a declaration; what it declares, where that is one thing.
  @discardableResult
  mutating func read(declaration syntax: DeclSyntax) -> Declaration.ID? {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .enumDecl(let node):
      return knowing(generics(node.genericParameterClause, node.genericWhereClause)) {
        $0.read(type: .enumeration, node.name, node.inheritanceClause, node.memberBlock, node)
      }
    case .structDecl(let node):
      return knowing(generics(node.genericParameterClause, node.genericWhereClause)) {
        $0.read(type: .structure, node.name, node.inheritanceClause, node.memberBlock, node)
      }
    case .classDecl(let node):
      return knowing(generics(node.genericParameterClause, node.genericWhereClause)) {
        $0.read(type: .reference, node.name, node.inheritanceClause, node.memberBlock, node)
      }
    case .actorDecl(let node):
      return knowing(generics(node.genericParameterClause, node.genericWhereClause)) {
        $0.read(type: .reference, node.name, node.inheritanceClause, node.memberBlock, node)
      }
    case .protocolDecl(let node):
      return read(type: .contract, node.name, node.inheritanceClause, node.memberBlock, node)
    case .extensionDecl(let node):
      return knowing(itself(node.genericWhereClause)) { $0.read(extension: node) }
    case .functionDecl(let node): return read(function: node)
    case .initializerDecl(let node): return read(initializer: node)
    case .subscriptDecl(let node): return read(subscript: node)
    case .variableDecl(let node): return read(variable: node)
    case .enumCaseDecl(let node): read(cases: node)
    case .typeAliasDecl(let node):
      return declare(
        member(.alias, node.name, node.modifiers, node.attributes) {
          $0.type = $1.typeName(node.initializer.value)
        })
    case .importDecl(let node):
      facts.imports.formUnion(node.path.map { $0.name.text })
    case .ifConfigDecl(let node): read(conditional: node)
    case .macroExpansionDecl(let node):
      read(macro: node.macroName.text, node.trailingClosure, node)
    case .deinitializerDecl(let node):
      read(code: node.body, "deinit", node)
    default: break
    }
    return nil
  }

  /// A declaration with what all of them have.
  mutating func member(
    _ kind: Declaration.Kind, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax,
    _ attributes: AttributeListSyntax,
    _ fill: (inout Declaration, SwiftExtractor) -> Void = { _, _ in }
  ) -> Declaration {
    // What `private(set)` says is of who sets it alone. (To filter the nodes themselves would make a new tree.)
    let words = modifiers.compactMap { $0.detail == nil ? $0.name.text : nil }
    var result = Declaration(
      kind: kind, name: name.text.unquoted, range: range(name), parent: scope.parent,
      container: scope.isLocal ? [] : scope.container)
    result.isStatic = words.contains("static") || words.contains("class")
    result.isPrivate = words.contains("private") || words.contains("fileprivate")
    result.isPublic = words.contains { $0 == "public" || $0 == "open" || $0 == "package" }
    if words.contains("internal") { internals.insert(range(name).lowerBound) }
    result.isOverride = words.contains("override")
    for case .attribute(let attribute) in attributes {
      let name = plainName(attribute.attributeName)
      result.attributes.append(name)
      if name == "objc", case .objCName(let pieces)? = attribute.arguments {
        result.objectiveCName = pieces.trimmedDescription.filter { !$0.isWhitespace }
      }
    }
    fill(&result, self)
    return result
  }

  /// The source of a type; the tree need not be copied where it is a bare name.
  private func plainName(_ type: TypeSyntax) -> String {
    if let type = type.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil {
      return type.name.text
    }
    return type.trimmedDescription
  }

  private mutating func read(
    type shape: Declaration.Shape, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax, _ node: some DeclGroupSyntax
  ) -> Declaration.ID {
    let inherited = inheritance?.inheritedTypes.compactMap { typeName($0.type) } ?? []
    let isPreview = inherited.contains { $0.path?.last == "PreviewProvider" }
    var declaration = member(.type(shape), name, node.modifiers, node.attributes)
    declaration.container = scope.container
    declaration.inherited = inherited
    declaration.isPreview = isPreview
    let id = declare(declaration)
    let path = scope.container + [declaration.name]
    if let other = declaration.objectiveCName, other != declaration.name {
      // The name by which Objective-C knows it.
      _ = declare(
        Declaration(
          kind: .alias, name: other, range: declaration.range, isPublic: declaration.isPublic,
          type: .named(path, [])))
    }
    within({
      $0.parent = id
      $0.container = path
      $0.isPreview = $0.isPreview || isPreview
      $0.isLocal = false
    }) { $0.read(members: members.members) }
    return id
  }

  private mutating func read(extension node: ExtensionDeclSyntax) -> Declaration.ID {
    let extended = typeName(node.extendedType)
    let path =
      switch extended {
      case .named(let path, _): path
      case .array: ["Array"]
      case .dictionary: ["Dictionary"]
      default: ["_"]
      }
    var declaration = Declaration(
      kind: .type(.addition), name: path.last ?? "_", range: range(node.extendedType),
      parent: scope.parent, container: Array(path.dropLast()))
    declaration.inherited =
      node.inheritanceClause?.inheritedTypes.compactMap { typeName($0.type) } ?? []
    declaration.isPreview = declaration.inherited.contains { $0.path?.last == "PreviewProvider" }
    let isPreview = declaration.isPreview
    let modifiers = Set(node.modifiers.map(\.name.text))
    let isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
    let isPublic = modifiers.contains("public")
    let first = facts.declarations.count
    let id = declare(declaration)
    within({
      $0.parent = id
      $0.container = path
      $0.isPreview = $0.isPreview || isPreview
    }) { $0.read(members: node.memberBlock.members) }
    // Its members have its access where they say nothing else.
    for index in first..<facts.declarations.count where facts.declarations[index].parent == id {
      if isPrivate { facts.declarations[index].isPrivate = true }
      if isPublic, !facts.declarations[index].isPrivate,
        !internals.contains(facts.declarations[index].range.lowerBound)
      {
        facts.declarations[index].isPublic = true
      }
    }
    return id
  }

  private mutating func read(members: MemberBlockItemListSyntax) {
    for item in members { read(declaration: item.decl) }
  }

  private mutating func read(conditional node: IfConfigDeclSyntax) {
    for (clause, platforms) in platformClauses(node) {
      within({ $0.platforms.formIntersection(platforms) }) {
        switch clause.elements {
        case .decls(let members): $0.read(members: members)
        case .statements(let items): $0.read(file: items)
        default: break
        }
      }
    }
  }

  private mutating func read(
    code body: CodeBlockSyntax?, _ name: String, _ node: some SyntaxProtocol
  ) {
    guard let body else { return }
    let id = declare(
      Declaration(
        kind: .code, name: name, range: range(node), parent: scope.parent,
        container: scope.container))
    let block = within({
      $0.parent = id
      $0.isLocal = true
    }) { $0.block(body.statements, body) }
    facts[id].body = block
    own(block, id)
  }
}
