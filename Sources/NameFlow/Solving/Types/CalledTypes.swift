/// The types of parameters as a call has them: a call says what `Self` and generic parameters stand for.
extension Evaluator {
  /// The type of a parameter in a call: of `change` in `style.with { … }`, where the function is declared as
  /// `func with(_ change: (inout Self) -> Void)`, it is a function of the type of `style`.
  ///
  /// - Parameter matched: the arguments for each parameter of the function.
  func type(
    _ name: TypeName, of declared: Program.Declared, in call: Program.Spot, _ matched: [[Node.ID]]
  ) -> TypeRef {
    switch name {
    case .function(let parameters, let result):
      .function(
        parameters.map { type($0, of: declared, in: call, matched) },
        type(result, of: declared, in: call, matched))
    case .array(let element): .array(type(element, of: declared, in: call, matched))
    default:
      said(name, of: declared, in: call, matched)
        ?? resolve(name, in: container(of: declared), declared.file)
    }
  }

  /// The type of what a call gives, where the call says it; `nil` for a function that gives always the same.
  func typeOfResult(of declared: Program.Declared, in call: Program.Spot) -> TypeRef? {
    guard let name = program[declared].type, isSaid(name, in: declared),
      case .call(_, let arguments) = program[call].kind
    else { return nil }
    let matched = matching(arguments, program[declared].parameters, call.file)
    return said(name, of: declared, in: call, matched ?? [])
  }

  /// Whether a type is one that each call says.
  private func isSaid(_ name: TypeName, in declared: Program.Declared) -> Bool {
    name.path == ["Self"] || program[declared].generics.contains(name)
  }

  private func said(
    _ name: TypeName, of declared: Program.Declared, in call: Program.Spot, _ matched: [[Node.ID]]
  ) -> TypeRef? {
    guard isSaid(name, in: declared) else { return nil }
    if name.path == ["Self"] { return typeOfReceiver(of: call)?.ref }
    for (parameter, values) in zip(program[declared].parameters, matched) {
      guard let type = parameter.type, let first = values.first else { continue }
      let argument = Program.Spot(file: call.file, node: first)
      if type == name, !isImplicit(argument), case .value(let found)? = staticType(argument) {
        return found
      }
      if let found = typeAtPath(argument, type, name, of: declared, in: call, matched) {
        return found
      }
    }
    return nil
  }

  /// What `Value` is where `\.face` is given for a `WritableKeyPath<Self, Value>`.
  private func typeAtPath(
    _ argument: Program.Spot, _ type: TypeName, _ name: TypeName, of declared: Program.Declared,
    in call: Program.Spot, _ matched: [[Node.ID]]
  ) -> TypeRef? {
    guard case .named(let path, let parts) = type, path.last?.hasSuffix("KeyPath") == true,
      parts.count == 2, parts[1] == name, case .keyPath(let names) = program[argument].kind
    else { return nil }
    var current = self.type(parts[0], of: declared, in: call, matched)
    for name in names {
      let found = valueMembers(name, of: current.path ?? []).filter { !program[$0].isStatic }
      guard let member = program.nearest(found, to: call.file).first,
        let type = typeOfDeclared(member)
      else { return nil }
      current = type.ref
    }
    return current
  }

  /// The type of what a method is called on.
  private func typeOfReceiver(of call: Program.Spot) -> StaticType? {
    guard case .call(let callee, _) = program[call].kind else { return nil }
    let target = Program.Spot(file: call.file, node: callee)
    switch program[target].kind {
    case .member(let base?, _): return staticType(Program.Spot(file: call.file, node: base))
    case .name: return typeOfSelf(at: target)
    default: return nil
    }
  }
}
