import NameFlow

/// Functions and computed properties of Swift's that no code asks for which may run.
extension Evaluator {
  /// Whether code stands in a function that is only called behind conditions that never hold, or by such functions.
  func isCalledInVain(_ spot: Program.Spot) -> Bool {
    // A class of the platform's hardly asks for a function of an app's class.
    isIdle(around: spot, \.calledInVain, exactly: false) { mention, owner in
      self.neverRuns(mention) || self.isOfOtherClass(mention, than: owner)
    }
  }

  /// Whether code may run, by who calls the function around it: not where only previews and tests do, or where all that
  /// has its name calls something else.
  func mayRun(_ spot: Program.Spot) -> Bool {
    if case .previewOrTest = runner(of: spot) { return false }
    guard isReached(spot), !isInMethodNeverSent(spot) else { return false }
    return !isIdle(around: spot, \.neverCalled, exactly: true) { mention, owner in
      if case .previewOrTest = self.runner(of: mention) { return true }
      return self.isOtherCall(mention, than: owner) || self.meansAnother(mention, than: owner)
    }
  }

  /// The most functions that are looked at, each of which the next one calls, and the most mentions of one.
  private static let mostIdle = 16
  private static let mostMentions = 1_000

  private func isIdle(
    around spot: Program.Spot,
    _ known: ReferenceWritableKeyPath<Evaluator, [Program.Declared: Bool]>,
    exactly isExact: Bool,
    _ isNoCall: (Program.Spot, Program.Declared) -> Bool
  ) -> Bool {
    guard !program.isDynamic(spot.file), !program.isObjectiveC(spot.file),
      let start = owner(of: spot).map({ member(around: $0) })
    else { return false }
    if let isIdle = self[keyPath: known][start] { return isIdle }
    var seen: Set<Program.Declared> = [start]
    var pending = [start]
    var isIdle = true
    while isIdle, let next = pending.popLast() {
      let callers = callers(of: next, exactly: isExact) { isNoCall($0, next) }
      let new = callers?.filter { seen.insert($0).inserted }
      isIdle = new != nil && seen.count <= Self.mostIdle
      pending += new ?? []
    }
    for owner in isIdle ? seen : [start] { self[keyPath: known][owner] = isIdle }
    return isIdle
  }

  /// The functions in which a function is called; `nil` where something else may call it, or nothing has its name.
  private func callers(
    of owner: Program.Declared, exactly isExact: Bool,
    besides isNoCall: (Program.Spot) -> Bool
  ) -> Set<Program.Declared>? {
    guard isKnownByCalls(owner, exactly: isExact) else { return nil }
    var callers: Set<Program.Declared> = []
    var isMentioned = false
    var count = 0
    let isCalled = program.containsMention(of: program[owner].name) { mention in
      count += 1
      guard count <= Self.mostMentions else { return true }
      let around = self.owner(of: mention).map { member(around: $0) }
      guard around != owner, isReached(mention) else { return false }
      if isNoCall(mention) {
        isMentioned = true
        return false
      }
      guard let around, isKnownByCalls(around, exactly: isExact) else { return true }
      callers.insert(around)
      return callers.count > Self.mostIdle
    }
    if !isCalled, !isMentioned, callers.isEmpty { return isForCallsByType(owner) ? [] : nil }
    return isCalled ? nil : callers
  }

  /// Whether a function that nothing names is one that nobody calls: a type's own function, of a type of which no protocol
  /// and no class from elsewhere asks for functions of its own.
  private func isForCallsByType(_ owner: Program.Declared) -> Bool {
    let declaration = program[owner]
    return declaration.kind == .function && declaration.isStatic && !declaration.isPublic
      && isPlain(declaration.container) { $0 == "NSObject" || PlainTypes.askForValues($0) }
  }

  /// Whether a type of the sources, its extensions among it, has no attribute and inherits nothing but what passes.
  func isPlain(_ container: [String], inheriting passes: (String) -> Bool) -> Bool {
    guard let name = container.last else { return false }
    let parts = program.typesAndExtensions(named: name, in: Array(container.dropLast()))
    return !parts.isEmpty
      && parts.allSatisfy { part in
        program[part].attributes.isEmpty
          && program[part].inherited.allSatisfy { $0.path?.last.map(passes) ?? false }
      }
  }

  /// Whether a mention is a member of a value of a class of the platform's that has nothing of what an extension adds to
  /// another one: `field.placeholder` of a text field, beside `UITextView.placeholder`.
  private func isOfOtherClass(_ mention: Program.Spot, than owner: Program.Declared) -> Bool {
    guard let type = program[owner].container.first, program[owner].container.count == 1,
      !program.isObjectiveC(mention.file), case .member(let base?, _) = program[mention].kind,
      case .value(.foreign(let path))? = staticType(
        Program.Spot(file: mention.file, node: base)), path.count == 1
    else { return false }
    return isForeign(type) && PlatformClasses.lacks(path[0], membersOf: type)
  }

  /// Whether it is what a computed property does where it is set, which has the name of the property.
  private func isAccessor(of code: Program.Declared) -> Bool {
    let declaration = program[code]
    guard declaration.kind == .code, !declaration.container.isEmpty else { return false }
    let properties = valueMembers(declaration.name, of: declaration.container).filter {
      $0.file == code.file && program[$0].parent == declaration.parent
    }
    return properties.count == 1
      && properties.allSatisfy { program[$0].body != nil && program[$0].attributes.isEmpty }
  }

  /// Whether only code that names a function calls it.
  ///
  /// - Parameter isExact: whether it is not enough that a class of the platform's hardly does.
  private func isKnownByCalls(_ owner: Program.Declared, exactly isExact: Bool) -> Bool {
    let declaration = program[owner]
    guard declaration.kind == .function || declaration.kind == .property || isAccessor(of: owner),
      let body = declaration.body, !declaration.isOverride, !declaration.isLocal,
      declaration.attributes.allSatisfy(Self.mayStand),
      declaration.name.first.map({ $0.isLetter || $0 == "_" }) == true,
      !PlainTypes.isCalledByItself(declaration.name),
      let reachability, reachability.hasEntry, !program.isObjectiveC(owner.file),
      !reachability.isNamedOutside(declaration.name), !isAskedForElsewhere(owner),
      !isMentionedInOtherLanguage(owner)
    else { return false }
    if declaration.isPrivate || isForCallsByType(owner)
      || reachability.isNamed(Program.Spot(file: owner.file, node: body))
    {
      return true
    }
    // What a class inherits from the platform calls no function that it does not know, and tells those that it knows
    // whose they are.
    guard !isExact, let name = declaration.container.last, !reachability.isOpen(type: name) else {
      return false
    }
    return declaration.kind == .function && declaration.parameters.isEmpty
      && shape(of: canonical(declaration.container, owner.file)) == .reference
  }

  /// Whether an attribute lets nobody find what it stands at.
  private static func mayStand(_ attribute: String) -> Bool {
    PlainTypes.attributes.contains(attribute) && attribute != "IBInspectable"
  }
}
