/// What a property gets from what is around its view: `@Environment`, `@EnvironmentObject`, and the
/// wrappers of packages that look a value up.
extension Evaluator {
  /// The values of such a property; `nil` for all others.
  func surrounding(_ declared: Program.Declared) -> Values? {
    let declaration = program[declared]
    guard declaration.value == nil else { return nil }
    if declaration.attributes.contains("Query") { return queried(declared) }
    guard isSurrounding(declaration) else { return nil }
    if let path = environmentPath(of: declared) { return environment(path) }
    if let wrapped = wrapped(declared) { return wrapped }
    guard case .own = surroundingType(of: declared) else { return nil }
    return any(surroundingType(of: declared), "an unknown instance")
  }

  /// The type of such a property.
  func surroundingType(of declared: Program.Declared) -> TypeRef {
    if let type = type(of: declared) { return type }
    if let path = environmentPath(of: declared) { return type(inEnvironment: path) }
    guard let first = firstArgument(of: declared), case .member(_?, "self") = program[first].kind,
      case .meta(let type)? = staticType(first)
    else { return .other }
    return type
  }

  /// What `@Query var notes: [Note]` finds: whatever is stored, code once made it.
  private func queried(_ declared: Program.Declared) -> Values? {
    guard case .array(let element)? = type(of: declared), element.isOwn else { return nil }
    // There may be none, or many.
    return Values(.list([.known(any(element, "a stored object"))])).mayDiffer
  }

  private func isSurrounding(_ declaration: Declaration) -> Bool {
    declaration.attributes.contains { name in
      guard name.first?.isUppercase == true, !Self.givenWrappers.contains(name) else {
        return false
      }
      // A wrapper of the sources may look the value up as well.
      return !program.declaresType(named: name)
        || !initialisers(of: name).contains { takesValue(program[$0]) } && isGetter(name)
    }
  }

  private func takesValue(_ initialiser: Declaration) -> Bool {
    initialiser.parameters.first?.label == "wrappedValue"
  }

  /// Whether a wrapper works its value out.
  private func isGetter(_ wrapper: String) -> Bool {
    ownMembers("wrappedValue", of: wrapper).contains { program[$0].body != nil }
  }

  /// What the wrappers of a property make of what it is given; that itself where they keep it.
  func made(of given: Values, byWrappersOf declared: Program.Declared) -> Values {
    let declaration = program[declared]
    guard !declaration.wrappers.isEmpty, let value = declaration.value, !given.isOpen,
      declaration.attributes.contains(where: isAtWork)
    else { return given }
    let first = values(
      Program.Spot(file: declared.file, node: value), rootFrame(declared), type(of: declared))
    var made = wrapped(declared) ?? Values()
    if made.items.isEmpty || made.isOpen {
      made = .unknown("what a property wrapper makes of a value")
    }
    func isAmong(_ item: Possible, _ others: Values) -> Bool {
      others.items.contains { $0.value == item.value }
    }
    // A wrapper that keeps what the property is declared with keeps what else it is given.
    if made.items.allSatisfy({ isAmong($0, first) }) { return given }
    let isFollowed = made.items.allSatisfy { if case .unknown = $0.value { false } else { true } }
    guard isFollowed else {
      made.add(given)
      return made
    }
    guard !given.items.allSatisfy({ isAmong($0, first) }) else { return made }
    made.add(given.unsure)
    made.add(.unknown("what a property wrapper makes of a value"))
    return made
  }

  /// Whether a wrapper of the sources may make something else of a value.
  private func isAtWork(_ wrapper: String) -> Bool {
    program.declaresType(named: wrapper)
      && (isGetter(wrapper) || initialisers(of: wrapper).contains { takesValue(program[$0]) })
  }

  /// What a wrapper of the sources makes of its arguments: `@Setting("font", default: "Lobster")`.
  private func wrapped(_ declared: Program.Declared) -> Values? {
    for wrapper in program[declared].wrappers {
      let call = Program.Spot(file: declared.file, node: wrapper)
      guard !callees(of: call).isEmpty else { continue }
      let spot = Program.Spot(file: declared.file, node: Node.ID(index: 0))
      return follow(
        ["wrappedValue"], from: values(call, rootFrame(declared)), spot, rootFrame(declared))
    }
    return nil
  }

  /// Wrappers of properties that whoever makes the instance sets.
  private static let givenWrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "Published", "Binding", "Bindable", "IBOutlet",
    "IBInspectable", "MainActor", "GestureState", "FocusState", "Namespace", "ViewBuilder",
    "NSManaged", "AppStorage", "SceneStorage", "FetchRequest", "Query", "ScaledMetric",
  ]

  private func firstArgument(of declared: Program.Declared) -> Program.Spot? {
    for wrapper in program[declared].wrappers {
      guard
        case .call(_, let arguments) = program[
          Program.Spot(file: declared.file, node: wrapper)
        ].kind, let first = arguments.first
      else { continue }
      return Program.Spot(file: declared.file, node: first.value)
    }
    return nil
  }

  // MARK: The environment

  /// `["theme", "title"]` of `@Environment(\.theme.title)`.
  private func environmentPath(of declared: Program.Declared) -> [String]? {
    guard program[declared].attributes.contains("Environment"),
      let first = firstArgument(of: declared), case .keyPath(let path) = program[first].kind,
      !path.isEmpty
    else { return nil }
    return path
  }

  /// The properties that the sources add to the environment's values.
  private func environmentProperties(_ path: [String]) -> [Program.Declared] {
    path.first.map { valueMembers($0, of: ["EnvironmentValues"]) } ?? []
  }

  private func type(inEnvironment path: [String]) -> TypeRef {
    guard var current = environmentProperties(path).first else { return .other }
    for name in path.dropFirst() {
      guard let type = typeOfDeclared(current)?.ref.path,
        let next = valueMembers(name, of: type).first
      else { return .other }
      current = next
    }
    return typeOfDeclared(current)?.ref ?? .other
  }

  /// What is in the environment: the default, and whatever a view puts there.
  private func environment(_ path: [String]) -> Values {
    let key = FieldKey(type: "@Environment", name: path.joined(separator: "."))
    return field(key) { environment(path, key) }
  }

  private func environment(_ path: [String], _ key: FieldKey) -> Values {
    let properties = environmentProperties(path)
    guard let first = path.first, let property = properties.first else {
      return .unknown("the environment's '\(path.joined(separator: "."))'")
    }
    let receiver = Lazy.known(.unknown("the environment"))
    var result = follow(
      path.dropFirst(), from: union(properties) { self.property($0, of: receiver, rootFrame($0)) },
      property)
    for mention in program.mentions(of: "\\" + first) {
      guard case .keyPath(let target) = program[mention].kind, path.starts(with: target),
        let value = value(putUnder: mention)
      else { continue }
      let expected: TypeRef? = target.count == 1 ? typeOfDeclared(property)?.ref : nil
      let put = solve(value, for: key) { kept(self.values(value, $0, expected)) }
      result.add(follow(path.dropFirst(target.count), from: put, property))
    }
    return result
  }

  /// The value in `.environment(\.fontName, "Lobster")`.
  private func value(putUnder keyPath: Program.Spot) -> Program.Spot? {
    guard case .node(let parent) = program[keyPath].parent,
      case .call(let callee, let arguments) = program[
        Program.Spot(file: keyPath.file, node: parent)
      ].kind,
      isNamed("environment", Program.Spot(file: keyPath.file, node: callee)),
      arguments.count == 2, arguments[0].value == keyPath.node
    else { return nil }
    return Program.Spot(file: keyPath.file, node: arguments[1].value)
  }

  private func follow(
    _ path: ArraySlice<String>, from values: Values, _ declared: Program.Declared
  ) -> Values {
    let spot = Program.Spot(file: declared.file, node: Node.ID(index: 0))
    return follow(path, from: values, spot, rootFrame(declared))
  }

  /// The members along a key path.
  package func follow(
    _ path: some Sequence<String>, from values: Values, _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    path.reduce(values) { result, name in
      result.flatMap { self.member(name, of: $0, spot, frame) }
    }
  }

  /// `self[FontNameKey.self]` is the key's default, whatever is put there beside.
  func defaultValue(_ key: Program.Spot) -> Values? {
    guard case .member(_?, "self") = program[key].kind,
      case .meta(.own(let type))? = staticType(key),
      !Self.keys.isDisjoint(with: ancestors(of: type)),
      let property = valueMembers("defaultValue", of: path(of: type))
        .first(where: { program[$0].isStatic })
    else { return nil }
    return self.property(property, of: nil, rootFrame(property))
  }

  private static let keys: Set<String> = [
    "EnvironmentKey", "UITraitDefinition", "UITraitBridgedEnvironmentKey", "SwiftUI.EnvironmentKey",
  ]
}
