/// What comes into a variable from outside of the code: from the settings, or through a binding that a
/// picker changes.
extension Evaluator {
  /// The values that a variable may get so; none for most.
  package func chosen(_ declared: Program.Declared) -> Values {
    let declaration = program[declared]
    let type = typeOfDeclared(declared)?.ref ?? .other
    let isSetting = !Self.settings.isDisjoint(with: declaration.attributes)
    if isSetting, !type.isString { return chosen(type) }
    let key = FieldKey(
      type: declaration.container.joined(separator: "."), name: "$" + declaration.name)
    return field(key) {
      var result = Values()
      if isSetting {
        // What code stores, or a picker offers, is all that is ever stored.
        result = stored(for: declared).filter { $0 != .absent }
        if result.items.isEmpty { result = bound(declared) }
        return result.items.isEmpty ? chosen(type) : result
      }
      result = given(declared)
      result.add(bound(declared))
      if isPublishedTo(declared) { result.add(any(type, "what a publisher gives")) }
      return result
    }
  }

  /// What comes into a property through its bindings.
  func bound(_ declared: Program.Declared) -> Values {
    let type = typeOfDeclared(declared)?.ref ?? .other
    return bindings(of: declared).reduce(into: Values()) { $0.add(changed(through: $1, type)) }
  }

  /// What documents put into a property: those of objects of its class, and of classes below.
  func given(_ declared: Program.Declared) -> Values {
    let container = program[declared].container
    guard library.documents(setProperty: program[declared].name), let type = container.last else {
      return Values()
    }
    let heirs = heirs(of: canonical(container, declared.file)).compactMap {
      $0.split(separator: ".").last.map(String.init)
    }
    return library.documentValues(
      ofProperty: program[declared].name, in: [type] + heirs, program)
  }

  private static let settings: Set<String> = ["AppStorage", "SceneStorage", "Default"]

  /// Anything of a type: each case of an enum.
  func chosen(_ type: TypeRef) -> Values { any(type, "a value that the user chooses") }

  /// The places that make a binding of a property: `$face`, `$settings.face`.
  private func bindings(of declared: Program.Declared) -> [Program.Spot] {
    let declaration = program[declared]
    let own = program.mentions(of: "$" + declaration.name).filter {
      container(at: $0) == declaration.container
    }
    let members = program.mentions(of: declaration.name).filter { mention in
      guard case .member(let base?, _) = program[mention].kind else { return false }
      return isBinding(Program.Spot(file: mention.file, node: base))
        && reads(mention, declared)
    }
    return own + members
  }

  /// Whether a publisher assigns a property: `publisher.assign(to: \.face, on: self)`.
  private func isPublishedTo(_ declared: Program.Declared) -> Bool {
    program.mentions(of: "\\" + program[declared].name).contains { path in
      guard case .keyPath(let names) = program[path].kind, names.count == 1,
        case .node(let parent) = program[path].parent,
        case .call(let callee, let arguments) = program[Program.Spot(file: path.file, node: parent)]
          .kind,
        case .member(_, "assign") = program[Program.Spot(file: path.file, node: callee)].kind,
        arguments.map(\.label) == ["to", "on"], arguments[0].value == path.node,
        case .value(let type)? = staticType(Program.Spot(file: path.file, node: arguments[1].value)),
        let object = type.path
      else { return false }
      return valueMembers(names[0], of: object).contains(declared)
    }
  }

  private func isBinding(_ spot: Program.Spot) -> Bool {
    switch program[spot].kind {
    case .name(let name): name.first == "$" && Int(name.dropFirst()) == nil
    case .member(let base?, _): isBinding(Program.Spot(file: spot.file, node: base))
    default: false
    }
  }

  /// What becomes of a property through one of its bindings: a view of the sources assigns it, one of the
  /// platform gives it to the user.
  private func changed(
    through binding: Program.Spot, _ type: TypeRef, passing passed: Set<Program.Declared> = []
  ) -> Values {
    let binding = wholeBinding(binding)
    guard case .node(let parent) = program[binding].parent,
      case .call(_, let arguments) = program[
        Program.Spot(file: binding.file, node: parent)
      ].kind, let argument = arguments.first(where: { $0.value == binding.node })
    else { return chosen(type) }
    let call = Program.Spot(file: binding.file, node: parent)
    let callees = callees(of: call)
    let parameters = callees.compactMap { bindingParameter(of: argument, arguments, $0, call.file) }
    if !parameters.isEmpty, parameters.count == callees.count {
      return zip(callees, parameters).reduce(into: Values()) { result, next in
        // A function that calls itself does nothing new.
        guard !passed.contains(next.0) else { return }
        result.add(changed(by: next.0, next.1, type, passed.union([next.0])))
      }
    }
    let targets = callees.compactMap { target(of: argument, arguments, $0, call.file) }
    guard !targets.isEmpty else {
      // A sheet takes its item away, and gives it no other.
      if argument.label == "item" { return Values() }
      return argument.label == "selection" ? picked(in: call, type) : chosen(type)
    }
    return union(targets) { target in
      var result = assigned(target, of: canonical(program[target].container, target.file))
      result.add(chosen(target))
      return result
    }
  }

  /// The parameter of a function that takes a binding: `func menu(_ face: Binding<String>) -> some View`.
  private func bindingParameter(
    of argument: Node.Argument, _ arguments: [Node.Argument], _ callee: Program.Declared,
    _ file: Int32
  ) -> Declaration.Parameter? {
    let declaration = program[callee]
    guard declaration.kind == .function, declaration.body != nil, !declaration.isLocal,
      let index = matching(arguments, declaration.parameters, file)?.firstIndex(where: {
        $0.contains(argument.value)
      }), declaration.parameters[index].type?.path?.last == "Binding"
    else { return nil }
    return declaration.parameters[index]
  }

  /// What a function assigns through a binding that it gets, and what those do that it gives the binding to.
  private func changed(
    by function: Program.Declared, _ parameter: Declaration.Parameter, _ type: TypeRef,
    _ passed: Set<Program.Declared>
  ) -> Values {
    let mentions = program.mentions(of: parameter.name, in: function.file).filter { mention in
      guard case .name = program[mention].kind else { return false }
      return owner(of: mention).map { member(around: $0) } == function
    }
    return mentions.reduce(into: Values()) { result, mention in
      guard case .node(let parent) = program[mention].parent,
        case .member(mention.node?, "wrappedValue") = program[
          Program.Spot(file: mention.file, node: parent)
        ].kind
      else { return result.add(changed(through: mention, type, passing: passed)) }
      guard case .node(let around) = program[Program.Spot(file: mention.file, node: parent)].parent,
        case .assignment(let target, let value, let isAppended) = program[
          Program.Spot(file: mention.file, node: around)
        ].kind, target == parent
      else { return }
      let right = Program.Spot(file: mention.file, node: value)
      let found = owner(of: right).map { values(right, startFrame($0), type) } ?? Values()
      // What only callers know may be meant for another binding.
      result.add(isAppended || found.items.isEmpty || found.isOpen ? chosen(type) : found)
    }
  }

  /// The property of a view that an argument is bound to.
  private func target(
    of argument: Node.Argument, _ arguments: [Node.Argument], _ callee: Program.Declared,
    _ file: Int32
  ) -> Program.Declared? {
    let declaration = program[callee]
    var name = argument.label
    var path = declaration.container
    if declaration.isType {
      path.append(declaration.name)
    } else {
      let index = matching(arguments, declaration.parameters, file)?.firstIndex {
        $0.contains(argument.value)
      }
      name = index.map { declaration.parameters[$0].name }
    }
    return name.flatMap { valueMembers($0, of: path).first }
  }
}
