import SourceText
import SwiftSyntax

// How names are looked up.
extension CodeEvaluator {
  func named(_ reference: DeclReferenceExprSyntax, _ scope: CodeScope) -> CodeValue {
    let name = reference.baseName.text.unquoted
    if let local = scope.locals[name] { return local }
    if name == "Self", let type = scope.type { return typeValue(type, scope.place(reference)) }
    if let value = constant(name, of: scope.type) ?? constant(name, of: nil) { return value }
    if name.first?.isUppercase == true { return typeValue(name, scope.place(reference)) }
    // A property of the value whose method is evaluated.
    if let own = scope.locals["self"], let value = property(name, of: own) { return value }
    return .unknown(scope.place(reference))
  }

  func member(_ access: MemberAccessExprSyntax, _ scope: CodeScope) -> CodeValue {
    let name = access.declName.baseName.text.unquoted
    let place = scope.place(access)
    guard let base = access.base else {
      return .member(CodeMember(types: [], name: name, place: place))
    }
    let value = value(base, scope)
    if let found = property(name, of: value) { return found }
    guard case .member(let member) = value else { return .unknown(place) }
    let types = member.types + [member.name]
    if name == "self" { return value }
    if name == "allCases", let cases = declarations.casesOfType[member.name] {
      return .array(
        cases.map { .member(CodeMember(types: [member.name], name: $0, place: place)) }, place)
    }
    return constant(name, of: member.name)
      ?? .member(CodeMember(types: types, name: name, place: place))
  }

  /// A static member by its name without a type, where a type is expected: `.core` for a dependency.
  func resolve(_ value: CodeValue, as type: String) -> CodeValue {
    switch value {
    case .member(let member):
      let owner = member.types.last ?? type
      return constant(member.name, of: owner) ?? value
    case .call(let call) where call.isImplicit:
      return self.call(call.name, of: call.qualifier ?? type, call.arguments, value: nil) ?? value
    default: return value
    }
  }

  /// The value of a constant or a static or computed property; `nil` where there is none.
  func constant(_ name: String, of type: String?) -> CodeValue? {
    let found = declarations.constants[name]?.first { constant in
      constant.type == type && (type == nil || constant.isStatic)
    }
    return found.flatMap { value(of: $0, bound: nil) }
  }
}

extension CodeEvaluator {
  private func typeValue(_ name: String, _ place: SourcePlace) -> CodeValue {
    .member(CodeMember(types: [], name: name, place: place))
  }

  private func value(of constant: CodeDeclarations.Constant, bound own: CodeValue?) -> CodeValue? {
    var scope = constant.scope
    scope.locals["self"] = own
    switch constant.body {
    case .value(let expression):
      return entering(expression.id) { value(expression, scope) }
    case .getter(let statements):
      return entering(statements.id) { run(statements, &scope) ?? .nothing }
    }
  }

  /// A property of a value: an argument of the call that made it, a raw value, or the project's own.
  private func property(_ name: String, of value: CodeValue) -> CodeValue? {
    switch value {
    case .call(let call):
      if let argument = call[name] { return argument }
      return instanceProperty(name, of: call.name, value)
    case .member(let member):
      if name == "rawValue" { return rawValue(of: member) }
      guard let type = typeOfCase(member) else { return nil }
      return instanceProperty(name, of: type, value)
    case .array(let values, let place):
      if name == "first" || name == "last" { return values.isEmpty ? .nothing : nil }
      if name == "isEmpty" { return .boolean(values.isEmpty) }
      return instanceProperty(name, of: "Array", .array(values, place))
    case .string(let text, _):
      if name == "isEmpty" { return .boolean(text.isEmpty) }
      return instanceProperty(name, of: "String", value)
    case .dictionary:
      // `[String: Plist.Value].base` looks like a literal.
      return instanceProperty(name, of: "Dictionary", value) ?? constant(name, of: "Dictionary")
    default: return nil
    }
  }

  private func instanceProperty(_ name: String, of type: String, _ value: CodeValue) -> CodeValue? {
    let found = declarations.constants[name]?.first { $0.type == type && !$0.isStatic }
    return found.flatMap { self.value(of: $0, bound: value) }
  }

  /// The enum a member is a case of.
  func typeOfCase(_ member: CodeMember) -> String? {
    let cases = declarations.cases[member.name] ?? []
    guard let type = member.types.last else { return cases.count == 1 ? cases.first?.type : nil }
    return cases.contains { $0.type == type } ? type : nil
  }

  private func rawValue(of member: CodeMember) -> CodeValue? {
    guard let type = typeOfCase(member),
      let found = declarations.cases[member.name]?.first(where: { $0.type == type })
    else { return nil }
    guard let raw = found.rawValue else { return .string(member.name, member.place) }
    return value(raw, found.scope)
  }
}
