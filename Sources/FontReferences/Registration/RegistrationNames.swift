import SourceText
import SwiftSyntax

/// Names: local variables, parameters, members of the types around, globals, types.
extension RegistrationEvaluator {
  func name(_ name: String, _ spot: Spot, _ context: Context) -> [Value] {
    if name == "self" { return selfValues(at: spot, context) }
    if name == "Self" { return enclosingType(of: spot).map { [.type($0)] } ?? [] }
    switch RegistrationDefinition.find(name, at: spot.node) {
    case .value(let value):
      return values(value, in: spot.file, context).filter { if case .absent = $0 { false } else { true } }
    case .variable(let binding, let list):
      return variable(name, binding, in: list, spot.file, context)
    case .part(let index, let value):
      return values(value, in: spot.file, context).flatMap { part(index, of: $0) }
    case .element(let binder):
      return context[Spot(spot.file, binder), name]
        ?? [.unknown("'\(name)', which is only known at run time")]
    case .parameter(let function):
      let function = Spot(spot.file, function)
      return context[function, name] ?? [.open(function)]
    case .function: return [.unknown("the function '\(name)'")]
    case nil: return notLocal(name, spot, context)
    }
  }

  /// What a name means that no function around it defines.
  private func notLocal(_ name: String, _ spot: Spot, _ context: Context) -> [Value] {
    for node in spot.node.ancestors {
      guard let typeName = node.typeName,
        let type = sources.type(named: typeName, from: spot.file)
      else { continue }
      if name == "allCases" || sources.hasCase(name, type) {
        return property(name, of: [.type(type)], at: spot, context)
      }
      if name == "rawValue" {
        return property(name, of: selfValues(at: spot, context), at: spot, context)
      }
      guard let member = sources.property(name, of: type) else { continue }
      let isInstance = !member.isStatic && node.id == spot.node.enclosingType?.id
      let receiver = isInstance ? selfValues(at: spot, context) : [.type(type)]
      return property(name, of: receiver, at: spot, context)
    }
    for global in sources.globals(named: name) {
      guard let binding = global.node.as(PatternBindingSyntax.self) else { continue }
      return stored(binding, global.file) + computed(binding, in: global, of: [])
    }
    if let generic = genericArgument(name, spot, context) { return generic }
    if let type = sources.type(named: name, from: spot.file) { return [.type(type)] }
    if name.first?.isUppercase == true { return [.type(RegistrationType(name: name))] }
    return [.unknown("'\(name)'")]
  }

  /// `T` in `func register<T>(_ family: T.Type)` is what the caller gives.
  private func genericArgument(_ name: String, _ spot: Spot, _ context: Context) -> [Value]? {
    for node in spot.node.ancestors {
      guard let function = node.as(FunctionDeclSyntax.self),
        function.genericParameterClause?.parameters.contains(where: { $0.name.text == name })
          == true
      else { continue }
      let parameter = function.signature.parameterClause.parameters.first {
        $0.type.as(MetatypeTypeSyntax.self)?.baseType.lastName == name
      }
      guard let parameter else { return nil }
      let binder = Spot(spot.file, function)
      let local = (parameter.secondName ?? parameter.firstName).identifierText
      return context[binder, local] ?? [.open(binder)]
    }
    return nil
  }

  func enclosingType(of spot: Spot) -> RegistrationType? {
    spot.node.enclosingType?.typeName.flatMap { sources.type(named: $0, from: spot.file) }
  }

  /// The value or type that code runs on.
  func selfValues(at spot: Spot, _ context: Context) -> [Value] {
    guard let type = enclosingType(of: spot), let member = spot.node.enclosingMember else {
      return [.unknown("'self'")]
    }
    if member.isStaticMember { return [.type(type)] }
    let binder = Spot(spot.file, member)
    if let known = context[binder, "self"] { return known }
    if member.is(FunctionDeclSyntax.self) { return [.open(binder)] }
    if member.is(InitializerDeclSyntax.self) { return [.instance(type, [])] }
    return instances(of: type)
  }

  private func part(_ index: Int, of value: Value) -> [Value] {
    guard case .tuple(let parts) = value, parts.indices.contains(index) else {
      if case .open = value { return [value] }
      return [.unknown("a part of a tuple")]
    }
    return parts[index].values
  }
}

// MARK: - Variables

extension RegistrationEvaluator {
  private func variable(
    _ name: String, _ binding: PatternBindingSyntax, in list: Syntax, _ file: Int,
    _ context: Context
  ) -> [Value] {
    let initial = binding.initializer.map { values($0.value, in: file, context) } ?? []
    let isConstant =
      binding.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
    if isConstant, binding.initializer != nil { return initial }
    let changes = RegistrationChanges.of(name, in: list)
    var replaced = initial
    var added: [Value] = []
    for change in changes {
      for context in localContexts(around: Spot(file, change.value), context) {
        let values = values(change.value, in: file, context)
        if change.isAddition { added += values.elements } else { replaced += values }
      }
    }
    let kept = replaced.filter { if case .absent = $0 { false } else { true } }
    return added.isEmpty ? kept : [.list(kept.elements + added)]
  }
}

/// What is assigned or added to a variable.
private final class RegistrationChanges: SyntaxVisitor {
  struct Change {
    var value: ExprSyntax
    var isAddition: Bool
  }

  private let name: String
  private var found: [Change] = []

  static func of(_ name: String, in node: Syntax) -> [Change] {
    let changes = RegistrationChanges(name)
    changes.walk(node)
    return changes.found
  }

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count >= 3, isTarget(elements[0]) else { return .visitChildren }
    let isAddition = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    if elements[1].is(AssignmentExprSyntax.self) || isAddition {
      found.append(Change(value: elements[2], isAddition: isAddition))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let receiver = node.receiver, isTarget(receiver),
      let method = node.calledExpression.lastName, ["append", "insert", "formUnion"].contains(method),
      let value = node.arguments.first?.expression
    {
      found.append(Change(value: value, isAddition: true))
    }
    return .visitChildren
  }

  private func isTarget(_ node: ExprSyntax) -> Bool {
    let node = node.unmarked
    if let member = node.as(MemberAccessExprSyntax.self) {
      return member.base?.lastName == "self" && member.declName.baseName.identifierText == name
    }
    return node.lastName == name
  }
}

extension RegistrationEvaluator {
  /// What an initialiser's body gives a property.
  func assigned(
    _ name: String, in initializer: InitializerDeclSyntax, _ file: Int, _ context: Context
  ) -> [Value] {
    guard let body = initializer.body else { return [] }
    return RegistrationChanges.of(name, in: Syntax(body)).flatMap { change in
      localContexts(around: Spot(file, change.value), context).flatMap {
        values(change.value, in: file, $0)
      }
    }
  }
}
