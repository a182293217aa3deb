/// A place that asks for a font by name, found in the tree.
struct FontCall: Hashable {
  var api: FontAPI
  /// The name argument.
  var name: Program.Spot
  /// The whole call, or the assignment.
  var call: Program.Spot
  /// The argument may be something else altogether: it counts only where it is known to be a text.
  var needsText = false
}

extension Evaluator {
  /// The font API a call means; `nil` for any other call.
  func fontCall(_ spot: Program.Spot) -> FontCall? {
    fontCalls(spot).first
  }

  /// The names a call asks for: a descriptor may name a font and a family.
  func fontCalls(_ spot: Program.Spot) -> [FontCall] {
    guard case .call(let callee, let arguments) = program[spot].kind, !arguments.isEmpty else {
      return []
    }
    let target = Program.Spot(file: spot.file, node: callee)
    let found = shape(of: target, arguments, spot)
    return found.filter { !isShadowed($0, target, arguments) }
  }

  /// Whether the call means a function of the sources that only looks like the API.
  private func isShadowed(
    _ found: FontCall, _ target: Program.Spot, _ arguments: [Node.Argument]
  ) -> Bool {
    let own = callees(of: found.call)
    guard !own.isEmpty else { return false }
    return own.contains { declared in
      let declaration = program[declared]
      guard !declaration.isType else { return !Self.generated.contains(declaration.name) }
      if declaration.kind == .initializer, found.api == .swiftGen { return false }
      guard
        let matched = matching(arguments, declaration.parameters, found.call.file),
        let index = matched.firstIndex(where: { $0.contains(found.name.node) }),
        let type = declaration.parameters[index].type
      else { return true }
      let wanted = resolve(type, in: container(of: declared), declared.file)
      // A text goes to the API unless the sources have the very same function.
      return wanted.isString || isSurely(found.name, wanted)
    }
  }

  private static let generated: Set<String> = ["FontConvertible", "FontResource"]

  /// Whether an argument is surely of a type of the sources.
  private func isSurely(_ argument: Program.Spot, _ wanted: TypeRef) -> Bool {
    if case .member(nil, _) = program[argument].kind { return true }
    guard case .value(let type)? = staticType(argument) else { return false }
    return !type.isString && allows(argument, as: wanted)
  }
}
