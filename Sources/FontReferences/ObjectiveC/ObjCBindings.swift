import SourceText

/// What an expression stands for: the expressions that give it its value.
struct ObjCBindings {
  var values: [ObjCBinding] = []
  /// Names that are known already: those that Swift gives.
  var known = ObjCNames()
  /// Why not all of them are known.
  var unknown: String?
  /// What they are gathered for, where others ask for the same.
  var key: ObjCEvaluator.BindingKey?

  static func unknown(_ reason: String) -> ObjCBindings { ObjCBindings(unknown: reason) }
}

struct ObjCBinding {
  var expression: ObjCExpression
  /// What stands between the two.
  var step: FlowStep?
  /// Whether the value is one of the elements of the expression.
  var isElement = false
  /// Whether the value is the name of a font that is made from this expression.
  var isCarried = false
  var certainty = NameCandidate.Certainty.constant
}

extension ObjCEvaluator {
  /// What a word, call, message, property or subscript stands for.
  func bindings(of expression: ObjCExpression, in code: ObjCCode) -> ObjCBindings {
    let range = expression.range
    let site = ObjCSite(code: expression.code, token: range.lowerBound)
    if range.count == 1, let word = code.word(range.lowerBound) {
      return bindings(ofWord: word, at: site)
    }
    if let call = code.call(range) { return bindings(ofCall: call.name, at: site) }
    if let send = code.send(range) { return bindings(of: send, at: site) }
    if let (base, key) = code.trailingSubscript(range) {
      return elementBindings(base, key: key, in: expression.code)
    }
    if let (base, name) = code.trailingProperty(range) {
      return bindings(ofProperty: name, receiver: base, at: site)
    }
    return .unknown("the value of '\(code.excerpt(range))' is not known")
  }

  /// An element of what stands before a subscript or receives `objectForKey:`.
  func elementBindings(_ base: Range<Int>, key: Range<Int>?, in code: Int) -> ObjCBindings {
    let elements = elements(
      of: ObjCExpression(code: code, range: base),
      key: key.map { ObjCExpression(code: code, range: $0) })
    return ObjCBindings(
      values: elements.values.map {
        ObjCBinding(expression: $0.expression, step: nil, certainty: .derived)
      }, unknown: elements.unknown)
  }

  /// What a word means: a macro's parameter, a variable, a parameter, a macro, a global, an instance
  /// variable; in this order.
  func bindings(ofWord word: String, at site: ObjCSite) -> ObjCBindings {
    let code = program.codes[site.code]
    if code.macro?.parameters?.contains(word) == true {
      let arguments = macroArguments(word, of: site.code)
      let unused =
        "'\(word)' is a parameter of the macro '\(code.macro?.name ?? "")', not used here"
      return ObjCBindings(values: arguments, unknown: arguments.isEmpty ? unused : nil)
    }
    if let local = program.local(word, at: site) { return bindings(of: local, word, at: site) }
    let macros = visibleMacros(word, from: site.code)
      .filter { program.codes[$0].macro?.parameters == nil }
    if !macros.isEmpty { return ObjCBindings(values: macros.map(binding(toMacro:))) }
    let globals = bindings(.global(word, site.code)) { bindings(ofGlobal: word, from: site.code) }
    if !globals.isEmpty {
      return ObjCBindings(values: globals, key: .global(word, site.code))
    }
    if let className = program.className(at: site) {
      let property = word.hasPrefix("_") ? String(word.dropFirst()) : word
      let stored = storedValues(of: property, in: className)
      if !stored.isEmpty { return ObjCBindings(values: stored) }
    }
    return .unknown("the value of '\(word)' is not known")
  }

  private func bindings(
    of local: ObjCLocal, _ word: String, at site: ObjCSite
  ) -> ObjCBindings {
    switch local {
    case .variable(let assignments, let declaration):
      var values = assignments.compactMap { binding(to: $0, in: site.code) }
      // A static variable keeps what another call has given it.
      if values.isEmpty, declaration.value.isEmpty { values = lateValues(of: word, at: site) }
      return ObjCBindings(
        values: values, unknown: values.isEmpty ? "'\(word)' is given no value before" : nil)
    case .parameter(let id, let index, let assignments):
      let values = assignments.compactMap { binding(to: $0, in: site.code) }
      if let first = assignments.first,
        program.codes[site.code].reaching([first], site.token).isEmpty == false,
        values.count == assignments.count, isReplaced(by: assignments, at: site)
      {
        return ObjCBindings(values: values)
      }
      var arguments = self.arguments(at: index, of: id)
      arguments.values += values
      return arguments
    case .blockParameter(let caret, let index):
      return blockArguments(caret: caret, index: index, word, in: site.code)
    }
  }

  /// Whether a parameter's own value cannot reach a place: an assignment always runs before it.
  private func isReplaced(by assignments: [ObjCAssignment], at site: ObjCSite) -> Bool {
    guard let first = assignments.first else { return false }
    var marker = first
    marker.kind = .declaration
    marker.token = -1
    return !program.codes[site.code].reaching([marker] + assignments, site.token)
      .contains { $0.token == -1 }
  }

  /// The values given to a local variable in a block or loop that runs before, though it stands after.
  private func lateValues(of word: String, at site: ObjCSite) -> [ObjCBinding] {
    guard let id = program.callable(at: site) else { return [] }
    return bindings(.late(word, id)) {
      program.outlines[site.code]
        .assignments(named: word, in: program.callable(id).body)
        .filter { $0.kind == .assignment }
        .compactMap { binding(to: $0, in: site.code) }
    }
  }

  func binding(to assignment: ObjCAssignment, in code: Int) -> ObjCBinding? {
    guard !assignment.value.isEmpty else { return nil }
    return ObjCBinding(
      expression: ObjCExpression(code: code, range: assignment.value),
      step: step(at: assignment.token, in: code, assignment.name),
      isElement: assignment.kind == .loop)
  }

  private func bindings(ofGlobal word: String, from code: Int) -> [ObjCBinding] {
    let definitions = program.visible(
      program.globals[word] ?? [], from: code,
      isPrivate: { id in
        program.isImplementation(id.code)
          && program.codes[id.code].isStatic(declarationOf: program.assignment(id).token)
      }, in: \.code)
    guard !definitions.isEmpty || program.assignments[word] != nil else { return [] }
    let files = Set(definitions.map(\.code) + [code])
    let later = outerAssignments(to: word).filter { files.contains($0.code) }
    return (definitions + later).compactMap { binding(to: program.assignment($0), in: $0.code) }
  }

  func binding(toMacro macro: Int) -> ObjCBinding {
    let code = program.codes[macro]
    return ObjCBinding(
      expression: ObjCExpression(code: macro, range: 0..<code.tokens.count),
      step: code.macro.map { FlowStep(place: $0.place, what: $0.name) })
  }

  func step(at token: Int, in code: Int, _ what: String) -> FlowStep {
    FlowStep(place: program.codes[code].place(token..<token + 1), what: what)
  }

  /// A property of a receiver: `self.titleFont`, `Theme.titleFont`.
  func bindings(
    ofProperty name: String, receiver: Range<Int>, at site: ObjCSite
  ) -> ObjCBindings {
    let code = program.codes[site.code]
    let className =
      receiverClass(receiver, at: site) ?? program.soleOwners[name]
    if let className {
      if let known = swift?.member(name, of: className) { return ObjCBindings(known: known) }
      let values =
        returnedValues(ofMethod: name, in: className) + storedValues(of: name, in: className)
      let assigned = assignedInSwift(name, in: className)
      if !values.isEmpty || assigned != nil {
        return ObjCBindings(values: values, known: assigned ?? ObjCNames())
      }
    }
    guard Self.fontProperties.contains(name) else {
      return .unknown("the value of the property '\(name)' is not known")
    }
    let makers = makers(ofFont: ObjCExpression(code: site.code, range: receiver))
    guard name != "familyName", !makers.isEmpty else {
      let reason = "it is the name of an existing font, '\(code.excerpt(receiver))'"
      return ObjCBindings(known: ObjCNames(undetermined: reason, isCarried: true))
    }
    return ObjCBindings(values: makers)
  }

}
