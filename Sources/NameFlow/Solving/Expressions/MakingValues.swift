/// Instances, and the cases of enums made from raw values.
extension Evaluator {
  /// What an initialiser of the sources makes.
  package func made(
    by declared: Program.Declared, _ arguments: [Node.Argument], _ spot: Program.Spot,
    _ frame: Frame
  ) -> Values {
    let declaration = program[declared]
    let path =
      declaration.isType ? declaration.container + [declaration.name] : declaration.container
    let type = canonical(path, declared.file)
    if shape(of: type) == .enumeration {
      guard arguments.count == 1, arguments.first?.label == "rawValue" else {
        return any(.own(type), "an enum created by an initializer")
      }
      return enumCase(of: type, arguments[0].value, spot, frame)
    }
    guard shape(of: type) != nil else { return foreignMade(declared, arguments, spot, frame) }
    let bound: [Value.Bound]
    if declaration.isType {
      bound = arguments.map { argument in
        let label = argument.label ?? closureField(of: declared, beside: arguments)
        let field = label.flatMap { valueMembers($0, of: path).first }
        return Value.Bound(
          label: label,
          value: .node(
            Program.Spot(file: spot.file, node: argument.value), frame,
            field.flatMap { self.type(of: $0) }))
      }
    } else {
      bound = bind(declared, arguments, spot, frame).map { Value.Bound(label: $0, value: $1) }
        .sorted { ($0.label ?? "") < ($1.label ?? "") }
    }
    return Values(
      .instance(Instance(type: type, origin: .made(declaration.isType ? nil : declared, bound))))
  }

  /// The property that a closure behind the brackets is for.
  func closureField(
    of type: Program.Declared, beside arguments: [Node.Argument]
  ) -> String? {
    let labels = Set(arguments.compactMap(\.label))
    return storedProperties(of: type).map { program[$0] }.first { property in
      guard !labels.contains(property.name), case .function? = property.type else { return false }
      return property.value == nil
    }?.name
  }

  /// An initialiser that an extension gives a type from elsewhere: what `self.init` in it makes, or what it says that
  /// `self` is.
  private func foreignMade(
    _ declared: Program.Declared, _ arguments: [Node.Argument], _ spot: Program.Spot,
    _ frame: Frame
  ) -> Values {
    guard let body = program[declared].body, let facts = program.facts(declared.file),
      frame.depth < 40
    else { return .unknown("'\(program.source(spot))'") }
    let inner = Frame(
      owner: declared, arguments: .bound(bind(declared, arguments, spot, frame)),
      receiver: .unbound, depth: frame.depth + 1)
    let scan = FieldScan.scan("self", isShadowed: false, in: body, of: facts)
    let type = TypeRef.foreign(program[declared].container)
    var result = assigned(scan.definitions, type, by: declared, inner).values
    for call in scan.delegates {
      result.add(values(Program.Spot(file: declared.file, node: call), inner))
    }
    return result.items.isEmpty ? .unknown("'\(program.source(spot))'") : result
  }

  /// What a call of an initialiser makes, for `self.init(…)` and `super.init(…)`.
  package func made(by call: Program.Spot, _ frame: Frame) -> Values {
    guard case .call(_, let arguments) = program[call].kind else { return Values() }
    return union(callees(of: call)) { made(by: $0, arguments, call, frame) }
  }

  private func enumCase(
    of type: String, _ value: Node.ID, _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    let raw = values(Program.Spot(file: spot.file, node: value), frame)
    return raw.flatMap { item in
      switch item.value {
      case .text(let text):
        let found = caseValues(type).filter { candidate in
          guard case .enumCase(_, let name, _) = candidate else { return false }
          return rawValue(ofCase: name, type).items.contains { $0.value == .text(text) }
        }
        return found.items.isEmpty
          ? Values(.absent)
          : found.map {
            Possible(value: $0.value, trail: item.trail)
          }
      case .open: return Values(item.value)
      case .unknown, .symbol:
        // Whatever comes from elsewhere can name each case.
        return any(.own(type), "a raw value from elsewhere").map { $0.proven }
      default: return any(.own(type), "a raw value from elsewhere")
      }
    }
  }

  /// `.init(…)` of the type the place asks for, and payload cases of types from elsewhere.
  func madeImplicitly(
    _ target: Program.Spot, _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame,
    _ expected: TypeRef?
  ) -> Values? {
    guard case .member(nil, let name) = program[target].kind, let expected, case .own = expected
    else { return nil }
    let candidates =
      name == "init"
      ? makers(of: expected)
      : members(name, of: expected.path ?? []).filter { program[$0].isStatic }
    let fitting = candidates.filter {
      program[$0].isType || program[$0].kind == .enumCase
        || matching(arguments, program[$0].parameters, spot.file) != nil
    }
    guard !fitting.isEmpty else { return nil }
    return union(fitting) { apply($0, arguments, spot, frame, nil) }
  }
}
