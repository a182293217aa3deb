import SourceText
import SwiftSyntax

// How names are looked up.
extension CodeEvaluator {
  func named(_ reference: DeclReferenceExprSyntax, _ scope: CodeScope) -> CodeValue {
    let name = reference.baseName.text.unquoted
    if let local = scope.locals[name] { return local }
    if name == "Self", let type = scope.type { return typeValue(type, scope.place(reference)) }
    for type in enclosing(scope.type) {
      if let value = constant(name, of: type) { return value }
    }
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
    if name == "globs", case .string = value { return .array([value], place) }
    guard case .member(let member) = value else { return .unknown(place) }
    let types = member.types + [member.name]
    if name == "self" { return value }
    if name == "allCases", let cases = declarations.casesOfType[member.name] {
      return .array(
        cases.map { .member(CodeMember(types: [member.name], name: $0, place: place)) }, place)
    }
    return constant(name, of: types.joined(separator: "."))
      ?? .member(CodeMember(types: types, name: name, place: place))
  }

  /// A static member by its name without a type, where a type is expected: `.core` for a dependency.
  func resolve(_ value: CodeValue, as type: String) -> CodeValue {
    switch value {
    case .member(let member):
      let owner = member.types.isEmpty ? type : member.types.joined(separator: ".")
      if let found = constant(member.name, of: owner) { return found }
      guard member.types.isEmpty, declarations.enumCase(member.name, of: type) != nil else {
        return value
      }
      return .member(CodeMember(types: [type], name: member.name, place: member.place))
    case .call(let call) where call.isImplicit:
      return self.call(call.name, of: call.qualifier ?? type, call.arguments, value: nil) ?? value
    default: return value
    }
  }

  /// The value of a constant or a static or computed property; `nil` where there is none.
  func constant(_ name: String, of type: String?) -> CodeValue? {
    declarations.constant(name, of: type).flatMap { value(of: $0, bound: nil) }
  }

  /// A type, the types around it, and at last the top of the file.
  func enclosing(_ type: String?) -> [String?] {
    guard let type else { return [nil] }
    let parts = type.split(separator: ".")
    return (0..<parts.count).map { parts.dropLast($0).joined(separator: ".") } + [nil]
  }
}

extension CodeEvaluator {
  private func typeValue(_ path: String, _ place: SourcePlace) -> CodeValue {
    let parts = path.split(separator: ".").map(String.init)
    return .member(
      CodeMember(types: Array(parts.dropLast()), name: parts.last ?? path, place: place))
  }

  private func value(of constant: CodeDeclarations.Constant, bound own: CodeValue?) -> CodeValue? {
    var scope = constant.scope
    scope.locals["self"] = own
    switch constant.body {
    case .value(let expression):
      guard own == nil else { return entering(expression.id) { value(expression, scope) } }
      return keeping(expression.id) { value(expression, scope) }
    case .getter(let statements):
      let value = { self.run(statements, &scope) ?? .nothing }
      return own == nil ? keeping(statements.id, value) : entering(statements.id, value)
    }
  }

  /// A property of a value: an argument of the call that made it, a raw value, or the project's own.
  func property(_ name: String, of value: CodeValue) -> CodeValue? {
    switch value {
    case .call(let call):
      if let argument = call[name] { return argument }
      return instanceProperty(name, of: call.name, value)
    case .member(let member):
      if name == "rawValue" { return rawValue(of: member) }
      guard let type = typeOfCase(member) else { return nil }
      return instanceProperty(name, of: type, value)
    case .array(let values, let place):
      if name == "first" { return values.first ?? .nothing }
      if name == "last" { return values.last ?? .nothing }
      // What Tuist's lists of files are made of.
      if name == "globs" || name == "resources" { return value }
      if name == "count" { return .string(String(values.count), place) }
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
    let found = declarations.constant(name, of: type, isStatic: false)
    return found.flatMap { self.value(of: $0, bound: value) }
  }

  /// The enum a member is a case of.
  func typeOfCase(_ member: CodeMember) -> String? {
    guard member.types.isEmpty else {
      return declarations.enumCase(member.name, of: member.types.joined(separator: "."))?.type
    }
    let cases = declarations.cases[member.name] ?? []
    return cases.count == 1 ? cases.first?.type : nil
  }

  private func rawValue(of member: CodeMember) -> CodeValue? {
    guard let type = typeOfCase(member), let found = declarations.enumCase(member.name, of: type)
    else { return nil }
    guard let raw = found.rawValue else { return .string(member.name, member.place) }
    return value(raw, found.scope)
  }
}
