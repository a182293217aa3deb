import SwiftSyntax

/// What stands around a call: what its result is for, and whether `!` stands behind it.
struct SwiftSurroundings {
  private(set) var isForceUnwrapped = false
  private(set) var expectation: SwiftFile.Expectation?

  init(of call: FunctionCallExprSyntax) {
    var node = Syntax(call)
    var isDirect = true
    while let parent = node.parent {
      if parent.is(ForceUnwrapExprSyntax.self) {
        if isDirect { isForceUnwrapped = true }
      } else if let element = parent.as(LabeledExprSyntax.self) {
        guard let list = element.parent, let owner = list.parent else { return }
        if let tuple = owner.as(TupleExprSyntax.self), tuple.elements.count == 1 {
          node = owner
          continue
        }
        expectation = Self.argument(element, of: owner)
        return
      } else if let list = parent.as(ExprListSyntax.self) {
        isDirect = false
        if let target = Self.assigned(list, before: node) {
          expectation = target
          return
        }
      } else if let binding = parent.as(InitializerClauseSyntax.self)?.parent?.as(
        PatternBindingSyntax.self)
      {
        expectation = Self.variable(binding)
        return
      } else if let entry = parent.as(DictionaryElementSyntax.self) {
        if node.id == Syntax(entry.value).id {
          expectation = Self.lastName(entry.key).map { .named($0) }
        }
        return
      } else if !parent.is(SequenceExprSyntax.self), !parent.is(UnresolvedTernaryExprSyntax.self),
        !parent.is(TryExprSyntax.self), !parent.is(AwaitExprSyntax.self)
      {
        return
      }
      node = parent
    }
  }
}

extension SwiftSurroundings {
  /// The label of an argument, or for one without a label the function.
  private static func argument(
    _ element: LabeledExprSyntax, of owner: Syntax
  ) -> SwiftFile.Expectation? {
    if let label = element.label { return .named(label.plainText) }
    guard let call = owner.as(FunctionCallExprSyntax.self) else { return nil }
    return lastName(call.calledExpression).map { .named($0) }
  }

  /// The target when the node is what stands behind `=`.
  private static func assigned(
    _ list: ExprListSyntax, before node: Syntax
  ) -> SwiftFile.Expectation? {
    let elements = Array(list)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      Syntax(elements[0]).id != node.id
    else { return nil }
    return lastName(elements[0]).map { .named($0) }
  }

  private static func variable(_ binding: PatternBindingSyntax) -> SwiftFile.Expectation? {
    if let path = binding.typeAnnotation?.type.pathComponents.last { return .type(path) }
    return binding.pattern.as(IdentifierPatternSyntax.self).map { .named($0.identifier.plainText) }
  }

  private static func lastName(_ node: ExprSyntax) -> String? {
    let node = node.withoutMarks
    if let member = node.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.plainText
    }
    if let optional = node.as(OptionalChainingExprSyntax.self) {
      return lastName(optional.expression)
    }
    return node.as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }
}
