import SourceText
import SwiftSyntax

// How calls are followed.
extension CodeEvaluator {
  func call(_ call: FunctionCallExprSyntax, _ scope: CodeScope) -> CodeValue {
    var arguments = call.arguments.map { argument in
      CodeArgument(
        label: argument.label?.text.unquoted, value: value(argument.expression, scope))
    }
    if let closure = call.trailingClosure {
      arguments.append(CodeArgument(label: nil, value: .closure(closure, scope)))
    }
    let place = scope.place(call)
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      return free(reference.baseName.text.unquoted, arguments, place, scope)
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      switch value(call.calledExpression, scope) {
      case .closure(let closure, let inner):
        return apply(.closure(closure, inner), arguments.map(\.value))
      // `[Target]()`
      case .array where arguments.isEmpty: return .array([], place)
      case .dictionary where arguments.isEmpty: return .dictionary([], place)
      default: return .unknown(place)
      }
    }
    let name = access.declName.baseName.text.unquoted
    guard let base = access.base else {
      return .call(
        CodeCall(
          qualifier: nil, name: name, isImplicit: true, arguments: arguments, place: place))
    }
    return method(name, on: value(base, scope), arguments, place, scope)
  }

  /// The value that one of the project's own functions makes; `nil` where none fits.
  func call(_ name: String, of type: String?, _ arguments: [CodeArgument], value own: CodeValue?)
    -> CodeValue?
  {
    for function in declarations.functions(name, of: type) {
      guard spend(1), let locals = bind(arguments, to: function) else { continue }
      var scope = function.scope
      scope.locals = locals
      scope.locals["self"] = own
      let result = entering(function.id) {
        run(function.body, &scope) ?? .unknown(own?.place ?? SourcePlace(path: scope.text.path))
      }
      if let result { return result }
    }
    return nil
  }

  /// The value of a closure for some arguments.
  func apply(_ closure: CodeValue, _ arguments: [CodeValue]) -> CodeValue {
    if case .keyPath(let names) = closure, let value = arguments.first {
      return names.reduce(value) { property($1, of: $0) ?? .unknown(SourcePlace(path: "")) }
    }
    guard case .closure(let syntax, var scope) = closure else {
      return .unknown(SourcePlace(path: ""))
    }
    for (index, argument) in arguments.enumerated() { scope.locals["$\(index)"] = argument }
    for (name, argument) in zip(parameterNames(of: syntax), arguments) {
      scope.locals[name] = argument
    }
    return entering(syntax.id) { run(syntax.statements, &scope) ?? .nothing }
      ?? .unknown(scope.place(syntax))
  }
}

extension CodeEvaluator {
  private func free(
    _ name: String, _ arguments: [CodeArgument], _ place: SourcePlace, _ scope: CodeScope
  ) -> CodeValue {
    if let closure = scope.locals[name], case .closure = closure {
      return apply(closure, arguments.map(\.value))
    }
    let own = scope.locals["self"]
    for type in enclosing(scope.type) {
      if let value = call(name, of: type, arguments, value: type == nil ? nil : own) {
        return value
      }
    }
    if let own, let value = builtIn(name, on: own, arguments) { return value }
    guard name.first?.isUppercase == true else { return .unknown(place) }
    return made(name, arguments, place)
  }

  /// A value of a type: an array or a string out of another one, or what its initialiser was given.
  private func made(_ type: String, _ arguments: [CodeArgument], _ place: SourcePlace) -> CodeValue
  {
    if ["Array", "Set", "String", "Path"].contains(type), arguments.count == 1,
      let only = arguments.first, only.label == nil
    {
      return only.value
    }
    return .call(
      CodeCall(
        qualifier: nil, name: type, isImplicit: false, arguments: arguments, place: place))
  }

  private func method(
    _ name: String, on base: CodeValue, _ arguments: [CodeArgument], _ place: SourcePlace,
    _ scope: CodeScope
  ) -> CodeValue {
    if let value = builtIn(name, on: base, arguments) { return value }
    switch base {
    case .member(let member):
      if name == "init" { return made(member.name, arguments, place) }
      // `Environment.name.getString(default: "App")`
      if member.types.first == "Environment", let value = arguments.first,
        value.label == "default"
      {
        return value.value
      }
      if let type = typeOfCase(member),
        let value = call(name, of: type, arguments, value: base)
      {
        return value
      }
      let path = (member.types + [member.name]).joined(separator: ".")
      return call(name, of: path, arguments, value: nil)
        ?? .call(
          CodeCall(
            qualifier: path, name: name,
            isImplicit: member.types.isEmpty
              && member.name.first?.isUppercase != true, arguments: arguments, place: place))
    case .dictionary: return call(name, of: "Dictionary", arguments, value: base) ?? .unknown(place)
    case .array: return call(name, of: "Array", arguments, value: base) ?? .unknown(place)
    case .string: return call(name, of: "String", arguments, value: base) ?? .unknown(place)
    case .call(let made):
      return call(name, of: made.name, arguments, value: base) ?? .unknown(place)
    default: return .unknown(place)
    }
  }

  func parameterNames(of closure: ClosureExprSyntax) -> [String] {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.text.unquoted)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text.unquoted }
    case nil: []
    }
  }

  /// The parameters of a function bound to arguments; `nil` where they do not fit.
  private func bind(_ arguments: [CodeArgument], to function: CodeDeclarations.Function)
    -> [String: CodeValue]?
  {
    var locals: [String: CodeValue] = [:]
    var rest = arguments[...]
    for parameter in function.parameters {
      if parameter.isVariadic {
        var values: [CodeValue] = []
        while let next = rest.first, next.label == (values.isEmpty ? parameter.label : nil) {
          values.append(resolve(next.value, as: parameter.type))
          rest = rest.dropFirst()
        }
        locals[parameter.name] = .array(values, SourcePlace(path: function.scope.text.path))
      } else if let next = rest.first, next.label == parameter.label || isClosure(next) {
        locals[parameter.name] = resolve(next.value, as: parameter.type)
        rest = rest.dropFirst()
      } else if let defaultValue = parameter.defaultValue {
        locals[parameter.name] = resolve(value(defaultValue, function.scope), as: parameter.type)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? locals : nil
  }

  /// A trailing closure has no label.
  private func isClosure(_ argument: CodeArgument) -> Bool {
    if case .closure = argument.value { argument.label == nil } else { false }
  }
}
