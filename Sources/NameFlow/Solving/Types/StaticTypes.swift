/// The types of expressions, as far as the sources say them.
extension Evaluator {
  package func staticType(_ spot: Program.Spot) -> StaticType? {
    if program.isDynamic(spot.file) { return nil }
    if let known = staticTypes[spot] { return known }
    guard typeDepth < Budget.types else {
      questions.cutShort()
      return nil
    }
    let found = answer(.staticType(spot), first: .staticType(nil)) {
      typeDepth += 1
      defer { typeDepth -= 1 }
      return .staticType(findStaticType(spot))
    }
    if case .staticType(let type) = found { return type }
    return nil
  }

  private func findStaticType(_ spot: Program.Spot) -> StaticType? {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
    switch program[spot].kind {
    case .text: return .value(.foreign(["String"]))
    case .number(let number):
      return .value(.foreign([number.contains(".") ? "Double" : "Int"]))
    case .truth, .compared, .ordered, .not, .all, .either: return .value(.foreign(["Bool"]))
    case .array(let items):
      guard let first = items.first, case .value(let type)? = staticType(at(first)) else {
        return .value(.array(.other))
      }
      return .value(.array(type))
    case .dictionary(let entries):
      guard let first = entries.first, case .value(let key)? = staticType(at(first.key)),
        case .value(let value)? = staticType(at(first.value))
      else { return nil }
      return .value(.dictionary(key, value))
    case .name(let name): return typeOfName(name, spot)
    case .member(let base, let member): return typeOfMember(member, base.map(at), spot)
    case .call(let callee, _): return typeOfCall(at(callee), spot)
    case .unwrapped(let inner, _): return staticType(at(inner))
    case .cast(let inner, let type):
      return type.map { .value(resolve($0, at: spot)) } ?? staticType(at(inner))
    case .coalesced(let items):
      for item in items { if let type = staticType(at(item)) { return type } }
      return nil
    case .ternary(_, let first, let second):
      return staticType(at(first)) ?? staticType(at(second))
    case .sum(let items):
      for item in items { if let type = staticType(at(item)) { return type } }
      return nil
    case .subscripted(let base, _):
      guard case .value(let type)? = staticType(at(base)) else { return nil }
      switch type {
      case .array(let element): return .value(element)
      case .dictionary(_, let value): return .value(value)
      default: return nil
      }
    default: return nil
    }
  }

  private func typeOfName(_ name: String, _ spot: Program.Spot) -> StaticType? {
    if name == "self" { return typeOfSelf(at: spot) }
    // A binding of a property is taken for the property.
    if name.first == "$", Int(name.dropFirst()) == nil {
      return typeOfName(String(name.dropFirst()), spot)
    }
    if name == "super" {
      return superclass(of: container(at: spot).joined(separator: ".")).map { .value($0) }
    }
    let meaning = self.meaning(of: name, at: spot)
    for definition in meaning.definitions {
      if let type = type(of: definition, named: name, spot) { return type }
    }
    if meaning.isLocal, declaresLocally(name, at: spot) { return nil }
    var container = self.container(at: spot)
    if program.isObjectiveC(spot.file), !container.isEmpty,
      let global = globals(name, seenFrom: spot.file).first(where: {
        program[$0].kind == .property
      })
    {
      return typeOfDeclared(global)
    }
    while !container.isEmpty {
      if let member = program.nearest(valueMembers(name, of: container), to: spot.file).first {
        return typeOfDeclared(member)
      }
      container.removeLast()
    }
    let globals = program.globals(named: name).filter {
      isGlobal($0) && program[$0].kind == .property
    }
    if let global = program.nearest(globals, to: spot.file).first { return typeOfDeclared(global) }
    return typeNamed(name) { resolve(path: [name], at: spot) }.map { .meta($0) }
  }

  /// What `self` is of where something stands.
  func typeOfSelf(at spot: Program.Spot) -> StaticType? {
    guard let owner = owner(of: spot) else { return nil }
    let container = container(of: owner)
    guard !container.isEmpty else { return nil }
    let type = resolve(path: container, in: spot)
    return hasReceiver(member(around: owner)) ? .value(type) : .meta(type)
  }

  /// The type that a name means, which need not begin with a capital where the sources declare it.
  func typeNamed(_ name: String, _ resolved: () -> TypeRef) -> TypeRef? {
    if name.first?.isUppercase == true { return resolved() }
    guard program.declaresType(named: name) else { return nil }
    let type = resolved()
    return type.isOwn ? type : nil
  }

  private func resolve(path: [String], in spot: Program.Spot) -> TypeRef {
    resolve(.named(path, []), in: [], spot.file)
  }

  private func type(
    of definition: Definition, named name: String, _ spot: Program.Spot
  ) -> StaticType? {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
    switch definition.source {
    case .value(let value, let type):
      return type.map { .value(resolve($0, at: spot)) } ?? staticType(at(value))
    case .nothing(let type): return type.map { .value(resolve($0, at: spot)) }
    case .unwrapped(let value): return staticType(at(value))
    case .rebound(let condition):
      guard case .optionalBinding(let name, _) = program[at(condition)].kind else { return nil }
      return typeOfName(name, at(condition))
    case .parameter(let id, let index):
      let owner = Program.Declared(file: spot.file, id: id)
      let parameters = program[owner].parameters
      guard parameters.indices.contains(index), let type = parameters[index].type else {
        return nil
      }
      return .value(resolve(type, in: container(of: owner), owner.file))
    case .element(let loop):
      guard case .loop(let loop) = program[at(loop)].kind, let sequence = loop.sequence else {
        return nil
      }
      if let type = loop.type { return .value(resolve(type, at: spot)) }
      return loop.pattern.flatMap { part(of: elementType(at(sequence)), named: name, by: at($0)) }
    case .closureParameter(let closure, let index):
      if let base = sequence(iteratedBy: at(closure)) {
        return typeOfElement(base, index, of: at(closure))
      }
      return typeOfParameter(index, ofClosure: at(closure))
    case .local(let id): return typeOfDeclared(Program.Declared(file: spot.file, id: id))
    case .inserted(_, let target, _), .rearranged(_, let target): return staticType(at(target))
    case .pattern(let pattern, _):
      return castType(of: name, in: at(pattern)).map { .value(resolve($0, at: spot)) }
    case .appended, .updated, .replaced, .entry, .placed, .passed, .changed, .touched: return nil
    }
  }

  /// The type that a pattern casts what it gives a name to: `case .core(let module as any Named)`.
  private func castType(of name: String, in pattern: Program.Spot) -> TypeName? {
    var pending = [pattern]
    while let next = pending.popLast() {
      func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: pattern.file, node: id) }
      if case .cast(let inner, let type) = program[next].kind,
        case .bound(name) = program[at(inner)].kind
      {
        return type
      }
      pending += program[next].kind.children.map(at)
    }
    return nil
  }

  /// The type of what a pattern calls by a name: `for (font, button) in buttons`.
  private func part(
    of type: StaticType?, named name: String, by pattern: Program.Spot
  ) -> StaticType? {
    guard case .tuplePattern(let items) = program[pattern].kind else { return type }
    guard case .value(.tuple(let parts))? = type, parts.count == items.count else { return nil }
    for (item, part) in zip(items, parts) {
      if case .bound(name) = program[Program.Spot(file: pattern.file, node: item)].kind {
        return .value(part.type)
      }
    }
    return nil
  }

  private func elementType(_ sequence: Program.Spot) -> StaticType? {
    switch staticType(sequence) {
    case .value(.array(let element))?: return .value(element)
    case .value(.dictionary(let key, let value))?: return .value(.pair(key, value))
    default: break
    }
    if case .member(let base?, "allCases") = program[sequence].kind,
      case .meta(let type)? = staticType(Program.Spot(file: sequence.file, node: base))
    {
      return .value(type)
    }
    return nil
  }

  /// What a closure that runs over a sequence is given.
  private func typeOfElement(
    _ sequence: Program.Spot, _ index: Int, of closure: Program.Spot
  ) -> StaticType? {
    let element = elementType(sequence)
    guard case .closure(let parts) = program[closure].kind, parts.parameters.count > 1 else {
      return index == 0 ? element : typeOfParameter(index, ofClosure: closure)
    }
    // `{ key, value in … }` takes a pair apart.
    if case .value(.tuple(let types))? = element, types.indices.contains(index) {
      return .value(types[index].type)
    }
    return index == 0 ? element : typeOfParameter(index, ofClosure: closure)
  }

  /// What the function that a closure is given to gives it. A class or protocol may be what a generic
  /// parameter conforms to, and says too little.
  private func typeOfParameter(_ index: Int, ofClosure closure: Program.Spot) -> StaticType? {
    if let part = part(index, ofReducer: closure) { return part }
    guard case .function(let parameters, _)? = expectedType(of: closure),
      parameters.indices.contains(index), case .own(let path) = parameters[index],
      let shape = shape(of: path), [.structure, .enumeration, .reference].contains(shape)
    else { return nil }
    return .value(parameters[index])
  }

  /// What a reducer of the Composable Architecture gives its closure: the state and the action of the type around,
  /// `Reduce { state, action in … }`.
  private func part(_ index: Int, ofReducer closure: Program.Spot) -> StaticType? {
    let parts = ["State", "Action"]
    guard parts.indices.contains(index), case .node(let parent) = program[closure].parent else {
      return nil
    }
    let call = Program.Spot(file: closure.file, node: parent)
    guard case .call(let callee, _) = program[call].kind, callee != closure.node,
      case .name("Reduce") = program[Program.Spot(file: call.file, node: callee)].kind,
      !program.declaresType(named: "Reduce")
    else { return nil }
    let type = resolve(.named([parts[index]], []), at: closure)
    return type.isOwn ? .value(type) : nil
  }

  /// What reading a property, or calling a function, gives.
  package func typeOfDeclared(_ declared: Program.Declared) -> StaticType? {
    let declaration = program[declared]
    switch declaration.kind {
    case .enumCase:
      return .value(.own(canonical(declaration.container, declared.file)))
    case .initializer:
      return .value(resolve(.named(declaration.container, []), in: [], declared.file))
    case .type:
      return .value(.own((declaration.container + [declaration.name]).joined(separator: ".")))
    case .property, .function, .subscripted:
      if let type = type(of: declared) { return .value(type) }
      guard declaration.kind == .property else { return nil }
      guard let value = declaration.value else {
        // A property may take its value from what it is itself.
        guard surroundingTypesInWork.insert(declared).inserted else {
          questions.forgetAll()
          return nil
        }
        defer { surroundingTypesInWork.remove(declared) }
        let type = surroundingType(of: declared)
        return type == .other ? nil : .value(type)
      }
      return staticType(Program.Spot(file: declared.file, node: value))
    case .alias, .code: return nil
    }
  }

  private func typeOfMember(
    _ member: String, _ base: Program.Spot?, _ spot: Program.Spot
  ) -> StaticType? {
    guard let base else { return typeOfImplicitMember(member, spot) }
    if let generated = library.generated(at: spot, program) { return .value(generated.type) }
    if let found = ofModule(member, base) {
      return program.nearest(found, to: spot.file).first.flatMap { typeOfDeclared($0) }
    }
    guard let type = staticType(base) else { return typeOfOnly(member) }
    switch type {
    case .meta(let ref):
      guard let path = ref.path else { return nil }
      if member == "self" { return type }
      if member == "allCases" { return .value(.array(ref)) }
      let found = valueMembers(member, of: path).filter { program[$0].isStatic }
      if let first = program.nearest(found, to: spot.file).first { return typeOfDeclared(first) }
      if let function = unaryFunctions(member, of: path, isMeta: true, spot.file).first {
        return typeOfDeclared(function)
      }
      let nested = typeNamed(member) { resolve(.named(path + [member], []), in: [], spot.file) }
      if let nested { return .meta(nested) }
      return ["shared", "default", "appearance"].contains(member) ? .value(ref) : nil
    case .value(let ref):
      if let part = ref.type(ofPart: member) { return .value(part) }
      guard let path = ref.path else { return nil }
      let found = valueMembers(member, of: path).filter { !program[$0].isStatic }
      if let first = program.nearest(found, to: spot.file).first { return typeOfDeclared(first) }
      switch member {
      case "rawValue": return rawType(of: path.joined(separator: ".")).map { .value($0) }
      case "fontName": return .value(.foreign(["String"]))
      default: return library.type(of: member, in: path).map { .value($0) }
      }
    }
  }

  /// A type within the type that the place asks for, with which a chain begins: `.Sans.bold.font(12)`, where
  /// `UIFont.Sans` is an enum.
  private func typeOfImplicitMember(_ member: String, _ spot: Program.Spot) -> StaticType? {
    guard program.declaresType(named: member), let path = expectedType(of: spot)?.path,
      valueMembers(member, of: path).allSatisfy({ !program[$0].isStatic })
    else { return nil }
    let nested = resolve(.named(path + [member], []), in: [], spot.file)
    return nested.isOwn ? .meta(nested) : nil
  }

  /// The type of a property whose name all properties of one type have.
  private func typeOfOnly(_ member: String) -> StaticType? {
    // A name that many files declare is hardly that of one type.
    guard program.count(ofFilesDeclaring: member) <= 12 else { return nil }
    let all = program.declarations(named: member).filter {
      program[$0].kind == .property && !program[$0].container.isEmpty
    }
    let types = Set(all.map { type(of: $0) })
    guard types.count == 1, let only = types.first, let type = only, case .own = type else {
      return nil
    }
    return .value(type)
  }

  /// `[String]` and `[Role: String]`, where they stand for a type.
  func typeOfCollection(_ spot: Program.Spot) -> TypeRef? {
    func meta(_ id: Node.ID) -> TypeRef? {
      let spot = Program.Spot(file: spot.file, node: id)
      if case .member(_, "self") = program[spot].kind { return nil }
      if case .meta(let type)? = staticType(spot) { return type }
      return typeOfCollection(spot)
    }
    switch program[spot].kind {
    case .array(let items) where items.count == 1: return meta(items[0]).map { .array($0) }
    case .dictionary(let entries) where entries.count == 1:
      guard let key = meta(entries[0].key) else { return nil }
      return .dictionary(key, meta(entries[0].value) ?? .other)
    default: return nil
    }
  }

  private func typeOfCall(_ callee: Program.Spot, _ spot: Program.Spot) -> StaticType? {
    if let first = callees(of: spot).first {
      return typeOfResult(of: first, in: spot).map { .value($0) } ?? typeOfDeclared(first)
    }
    if let type = typeOfCollection(callee) { return .value(type) }
    if case .array = program[callee].kind { return .value(.array(.other)) }
    // A proxy of all instances.
    if case .member(let base?, "appearance") = program[callee].kind,
      case .meta(let type)? = staticType(Program.Spot(file: spot.file, node: base))
    {
      return .value(type)
    }
    if case .member(let base?, let method) = program[callee].kind,
      TypeRef.keepingMethods.contains(method),
      case .value(let type)? = staticType(Program.Spot(file: spot.file, node: base)),
      let result = type.result(of: method)
    {
      return .value(result)
    }
    if unaryMessage(callee, arguments(of: spot)) { return staticType(callee) }
    if case .meta(let type)? = staticType(callee) { return .value(type) }
    if case .member(let base?, "init") = program[callee].kind,
      case .meta(let type)? = staticType(Program.Spot(file: spot.file, node: base))
    {
      return .value(type)
    }
    return nil
  }
}

extension Evaluator {
  private func arguments(of call: Program.Spot) -> [Node.Argument] {
    if case .call(_, let arguments) = program[call].kind { arguments } else { [] }
  }
}

extension StaticType {
  package var ref: TypeRef {
    switch self {
    case .value(let type), .meta(let type): type
    }
  }
}

extension Evaluator {
  /// Whether what gets a value is of a class of the platform that a type of the sources inherits from: few of its objects
  /// are of that type.
  func isOfPlatform(receiver target: Program.Spot, not type: String) -> Bool {
    guard case .member(let base?, _) = program[target].kind,
      case .value(let found)? = staticType(Program.Spot(file: target.file, node: base)),
      let path = found.path?.joined(separator: ".")
    else { return false }
    return path != type && isForeign(path) && !isForeign(type)
  }
}
