/// What Swift takes from the Objective-C of the same process, and what that gives it.
extension Evaluator {
  /// A constant of Objective-C's.
  func objectiveCConstant(_ name: String, _ spot: Program.Spot) -> Values? {
    objectiveC?.constant(name, seenFrom: program.path(spot.file)).map(values)
  }

  /// A member of a type of Objective-C's, or of an instance of one.
  func objectiveCMember(_ name: String, of type: [String]?, _ spot: Program.Spot) -> Values? {
    guard let objectiveC, let type = type?.last else { return nil }
    return objectiveC.member(name, of: type, seenFrom: program.path(spot.file)).map(values)
  }

  /// The result of a function or method of Objective-C's.
  func objectiveCResult(
    _ callee: Program.Spot, _ arguments: [Node.Argument]
  ) -> Values? {
    guard let objectiveC else { return nil }
    let path = program.path(callee.file)
    let labels = arguments.map(\.label)
    switch program[callee].kind {
    case .name(let name):
      return objectiveC.result(of: name, labels, on: nil, seenFrom: path).map(values)
    case .member(let base?, let name):
      let base = Program.Spot(file: callee.file, node: base)
      guard let type = staticType(base)?.ref.path?.last else { return nil }
      return objectiveC.result(of: name, labels, on: type, seenFrom: path).map(values)
    default: return nil
    }
  }

  /// The frames in which Objective-C calls a function.
  func objectiveCFrames(of owner: Program.Declared) -> [Frame] {
    let declaration = program[owner]
    guard let objectiveC, declaration.kind == .function, !declaration.parameters.isEmpty,
      !declaration.isPrivate, !declaration.isLocal
    else { return [] }
    let types = objectiveCNames(of: declaration.container)
    return types.flatMap { objectiveC.calls(ofAny: declaration.selectors, on: $0) }.map { call in
      let step = Trail.Step(program.origin(call.place), declaration.qualifiedName)
      return Frame(
        owner: owner, arguments: .bound(bound(owner, to: call.arguments, step)),
        receiver: hasReceiver(owner) ? .unbound : .none, isClosed: true)
    }
  }

  /// Whether Objective-C mentions what a declaration is called there.
  func isMentionedInObjectiveC(_ owner: Program.Declared) -> Bool {
    guard let objectiveC else { return false }
    let declaration = program[owner]
    guard !declaration.isPrivate, !declaration.isLocal,
      objectiveCNames(of: declaration.container).contains(where: objectiveC.mentions)
    else { return false }
    return declaration.selectors.contains { selector in
      objectiveC.mentions(String(selector.prefix { $0 != ":" }))
    }
  }

  /// What Objective-C calls a type: its name, or the one that `@objc(Name)` gives it.
  private func objectiveCNames(of path: [String]) -> [String] {
    guard let last = path.last else { return [] }
    return [last]
      + typeDeclarations(path.joined(separator: ".")).compactMap { program[$0].objectiveCName }
  }

  /// The arguments of a call from Objective-C by the names of the parameters.
  func bound(
    _ declared: Program.Declared, to arguments: [ObjCExports.Argument], _ step: Trail.Step? = nil
  ) -> [String: Lazy] {
    let parameters = program[declared].parameters
    var result: [String: Lazy] = [:]
    for (index, parameter) in parameters.enumerated() {
      let type = parameter.type.map { resolve($0, in: container(of: declared), declared.file) }
      let argument = index < arguments.count ? arguments[index] : nil
      result[parameter.name] = .known(value(of: argument, as: type ?? .other, step))
    }
    return result
  }

  private func value(
    of argument: ObjCExports.Argument?, as type: TypeRef, _ step: Trail.Step?
  ) -> Values {
    if case .own(let path) = type {
      guard let word = argument?.word, let known = enumCase(path, from: word) else {
        return any(type, "a value that Objective-C passes")
      }
      return Values(known)
    }
    guard let argument, !argument.names.candidates.isEmpty else {
      return .unknown("a value that Objective-C passes")
    }
    return values(argument.names).map { item in
      guard let step else { return item }
      return Possible(value: item.value, trail: item.trail.passing(step))
    }
  }

  /// `FontStyleBold` is what Objective-C calls `FontStyle.bold`.
  private func enumCase(_ type: String, from word: String) -> Value? {
    guard isEnumeration(.own(type)) else { return nil }
    let names = objectiveCNames(of: type.split(separator: ".").map(String.init))
    return caseValues(type).items.lazy.map(\.value).first { value in
      guard case .enumCase(_, let name, _) = value else { return false }
      return names.contains { $0 + BridgedName.capitalised(name) == word }
    }
  }

  private func values(_ names: ObjCNames) -> Values {
    var result = Values()
    for candidate in names.candidates {
      let trail = Trail(
        origin: program.origin(candidate.place),
        steps: candidate.flow.map { Trail.Step(program.origin($0.place), $0.what) },
        isCombined: candidate.certainty == .derived, isCarried: names.isCarried)
      result.add(Possible(value: .text(candidate.name), trail: trail))
    }
    if let reason = names.undetermined {
      result.add(Values(.unknown(reason), Trail(isCarried: names.isCarried)))
    }
    return result
  }
}

extension Trail.Step {
  fileprivate init(_ origin: Trail.Origin, _ what: String) {
    self.init(file: origin.file, range: origin.range, what: what)
  }
}

extension Declaration {
  /// The selectors by which Objective-C calls it.
  var selectors: [String] {
    if let objectiveCName { return [objectiveCName] }
    return BridgedName.selectors(name, parameters.map(\.label))
  }
}
