import SourceText
import SwiftSyntax

/// Reads the facts of one file off its syntax tree.
final class SwiftFactReader: SyntaxVisitor {
  private var file: SwiftFile
  private var reader = SwiftExpressionReader()
  private var scope = SwiftScope.ID(index: 0)
  /// The declarations of types that are being read, innermost last.
  private var openTypes: [Int] = []

  static func read(_ text: SourceText, _ tree: SourceFileSyntax) -> SwiftFile {
    let reader = SwiftFactReader(text)
    reader.walk(tree)
    reader.file.expressions = reader.reader.expressions
    return reader.file
  }

  private init(_ text: SourceText) {
    file = SwiftFile(text: text)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Scopes

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.modifiers)
  }
  override func visitPost(_ node: StructDeclSyntax) { leaveType() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.modifiers)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leaveType() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.modifiers)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leaveType() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.modifiers)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leaveType() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enterType(node.name, node.modifiers)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leaveType() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.typeExtension(node.extendedType.pathComponents))
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    noteCustom(node.name, node.signature.parameterClause.parameters.map { $0.firstName.text })
    return enterFunction(node.name.plainText, node.signature.parameterClause)
  }
  override func visitPost(_ node: FunctionDeclSyntax) { leave() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enterFunction("init", node.signature.parameterClause)
  }
  override func visitPost(_ node: InitializerDeclSyntax) { leave() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    enterFunction("subscript", node.parameterClause)
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { leave() }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for (clause, truth) in SwiftCondition.truths(node) {
      guard let elements = clause.elements else { continue }
      _ = enter(.condition(truth))
      walk(elements)
      leave()
    }
    return .skipChildren
  }

  // MARK: Facts

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first { file.imports.insert(module.name.plainText) }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name, node.modifiers, alias: node.initializer.value.pathComponents)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if let parameters = node.parameterClause?.parameters {
      noteCustom(node.name, parameters.map { $0.firstName?.text ?? "_" })
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let surroundings = SwiftSurroundings(of: node)
    file.calls.append(
      SwiftFile.Call(
        expression: reader.read(node), scope: scope,
        isForceUnwrapped: surroundings.isForceUnwrapped, expectation: surroundings.expectation))
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.elements.contains(where: { $0.is(AssignmentExprSyntax.self) }) {
      file.assignments.append(SwiftFile.Use(expression: reader.read(node), scope: scope))
    }
    return .visitChildren
  }

  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    file.dictionaries.append(SwiftFile.Use(expression: reader.read(node), scope: scope))
    return .visitChildren
  }
}

extension SwiftFactReader {
  private func enter(_ kind: SwiftScope.Kind) -> SyntaxVisitorContinueKind {
    file.scopes.append(SwiftScope(parent: scope, kind: kind))
    scope = SwiftScope.ID(index: file.scopes.count - 1)
    return .visitChildren
  }

  private func leave() {
    scope = file.scopes[scope.index].parent ?? scope
  }

  private func enterType(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax
  ) -> SyntaxVisitorContinueKind {
    declare(name, modifiers)
    openTypes.append(file.types.count - 1)
    return enter(.type(name.plainText))
  }

  private func leaveType() {
    openTypes.removeLast()
    leave()
  }

  private func declare(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, alias: [String]? = nil
  ) {
    let isPublic = modifiers.contains { ["public", "open"].contains($0.name.text) }
    file.types.append(
      SwiftFile.TypeDeclaration(
        name: name.plainText, scope: scope, isPublic: isPublic, alias: alias))
  }

  private func enterFunction(
    _ name: String, _ clause: FunctionParameterClauseSyntax
  ) -> SyntaxVisitorContinueKind {
    let labels = clause.parameters.map { $0.firstName.plainText + ":" }.joined()
    return enter(
      .function(
        SwiftScope.Function(
          name: "\(name)(\(labels))",
          parameters: clause.parameters.map { ($0.secondName ?? $0.firstName).plainText })))
  }

  /// A case or function of an app's type that is called as `.custom("…", size: …)`.
  private func noteCustom(_ name: TokenSyntax, _ labels: [String]) {
    if name.plainText == "custom", case .typeExtension(let path) = file.scopes[scope.index].kind,
      path.last == "Font"
    {
      file.addsFontCustom = true
    }
    guard name.plainText == "custom", labels.count >= 2, labels[0] == "_",
      ["size", "fixedSize"].contains(labels[1]), let type = openTypes.last
    else { return }
    file.types[type].hasCustom = true
  }
}

extension TypeSyntax {
  /// The names of a type written with dots, without what makes it optional or generic; empty for
  /// any other type.
  var pathComponents: [String] {
    if let type = self.as(IdentifierTypeSyntax.self) { return [type.name.plainText] }
    if let type = self.as(MemberTypeSyntax.self) {
      return type.baseType.pathComponents + [type.name.plainText]
    }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.pathComponents }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.pathComponents
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.pathComponents }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.pathComponents }
    return []
  }
}
