import SourceText

/// Where the functions, methods and macros of a program are used.
struct ObjCSites: Sendable {
  var sends: [String: [ObjCSite]] = [:]
  var calls: [String: [ObjCSite]] = [:]

  /// The sites of each piece of code, in its order.
  init(_ codes: [ObjCCallSites]) {
    for (code, sites) in codes.enumerated() {
      for (selector, tokens) in sites.sends {
        sends[selector, default: []] += tokens.map { ObjCSite(code: code, token: $0) }
      }
      for (name, tokens) in sites.calls {
        calls[name, default: []] += tokens.map { ObjCSite(code: code, token: $0) }
      }
    }
  }
}

// From a call to what it returns.
extension ObjCEvaluator {
  /// What a function, or a macro with parameters, gives.
  func bindings(ofCall name: String, at site: ObjCSite) -> ObjCBindings {
    let macros = visibleMacros(name, from: site.code)
    let functions = visibleFunctions(name, from: site.code)
    let values =
      macros.map { macro in
        ObjCBinding(
          expression: ObjCExpression(code: macro, range: 0..<program.codes[macro].tokens.count),
          step: program.codes[macro].macro.map { FlowStep(place: $0.place, what: $0.name) })
      } + functions.flatMap(returnedValues)
    guard values.isEmpty else {
      return ObjCBindings(values: values, key: .call(name, site.code))
    }
    return .unknown("the result of '\(name)' is not known")
  }

  /// What a message gives: an element of a list, or what the project's method returns.
  func bindings(of send: ObjCSend, at site: ObjCSite) -> ObjCBindings {
    switch send.selector {
    case "objectForKey:", "objectForKeyedSubscript:", "valueForKey:", "objectAtIndex:",
      "objectAtIndexedSubscript:", "firstObject", "lastObject", "anyObject":
      return elementBindings(send.receiver, key: send.arguments.first, in: site.code)
    case "copy", "mutableCopy", "self", "autorelease", "retain":
      return ObjCBindings(values: [
        ObjCBinding(expression: ObjCExpression(code: site.code, range: send.receiver))
      ])
    default: break
    }
    if send.arguments.isEmpty {
      return bindings(ofProperty: send.selector, receiver: send.receiver, at: site)
    }
    let className = receiverClass(send.receiver, at: site)
    let methods = (program.methods[send.selector] ?? []).filter { id in
      guard let owner = program.callable(id).className else { return false }
      return className.map { program.areRelated($0, owner) } ?? isAboutFonts(send.selector)
    }
    let values = methods.flatMap(returnedValues)
    guard values.isEmpty else { return ObjCBindings(values: values) }
    if let className, let swift,
      let known = swift.result(
        of: send.selector, send.arguments.map { argument($0, in: site.code) }, on: className)
    {
      return ObjCBindings(known: known)
    }
    return .unknown("the result of '\(send.selector)' is not known")
  }

  /// What a getter or class method without parameters returns.
  func returnedValues(ofMethod selector: String, in className: String) -> [ObjCBinding] {
    (program.methods[selector] ?? [])
      .filter { id in
        program.callable(id).className.map { program.areRelated($0, className) } ?? false
      }
      .flatMap(returnedValues)
  }

  func returnedValues(_ id: ObjCCallableID) -> [ObjCBinding] {
    bindings(.returned(id)) {
      let callable = program.callable(id)
      let step = step(at: callable.nameToken, in: id.code, callable.name)
      return program.codes[id.code].returnedValues(of: callable.body).map {
        ObjCBinding(expression: ObjCExpression(code: id.code, range: $0), step: step)
      }
    }
  }

  /// Whether a selector is plainly a project's own about fonts, so that any receiver will do.
  func isAboutFonts(_ selector: String) -> Bool {
    let selector = selector.lowercased()
    return ["font", "typeface"].contains(where: selector.contains)
  }
}

// From a parameter to the arguments that are passed for it.
extension ObjCEvaluator {
  /// What is passed for a parameter, wherever the function or method is called.
  func arguments(at index: Int, of id: ObjCCallableID) -> ObjCBindings {
    let callable = program.callable(id)
    let values = bindings(.argument(index, id)) {
      callable.isMethod
        ? methodArguments(at: index, of: callable) : functionArguments(at: index, of: id)
    }
    let parameter = callable.parameters[index].name
    let reason = "'\(parameter)' is a parameter of '\(callable.name)', which nothing here calls"
    let passed = argumentsInSwift(at: index, of: callable)
    return ObjCBindings(
      values: values, known: passed ?? ObjCNames(),
      unknown: values.isEmpty && passed == nil ? reason : nil)
  }

  /// What Swift passes for a parameter; `nil` where it calls nothing of the kind.
  private func argumentsInSwift(at index: Int, of callable: ObjCCallable) -> ObjCNames? {
    guard let swift, !callable.isStatic else { return nil }
    guard callable.isMethod else { return swift.arguments(at: index, ofFunction: callable.name) }
    guard let owner = callable.className else { return nil }
    let passed = swift.arguments(at: index, of: callable.name, on: owner)
    guard let property = ObjCNaming.property(ofSetter: callable.name),
      let assigned = swift.assigned(property, of: owner)
    else { return passed }
    var all = passed ?? ObjCNames()
    all.add(assigned)
    return all
  }

  /// An argument as Swift gets it.
  func argument(_ range: Range<Int>, in code: Int) -> ObjCExports.Argument {
    let text = program.codes[code]
    let range = text.unwrapped(range)
    return ObjCExports.Argument(
      names: names(ObjCExpression(code: code, range: range)),
      word: range.count == 1 ? text.word(range.lowerBound) : nil)
  }

  private func methodArguments(at index: Int, of callable: ObjCCallable) -> [ObjCBinding] {
    guard let owner = callable.className else { return [] }
    let passed: [ObjCBinding] = (sites.sends[callable.name] ?? []).compactMap { site in
      guard let send = program.codes[site.code].send(at: site.token),
        index < send.arguments.count, let keyword = send.keywords.first,
        reaches(send, owner, at: site)
      else { return nil }
      return ObjCBinding(
        expression: ObjCExpression(code: site.code, range: send.arguments[index]),
        step: step(at: keyword, in: site.code, callable.name), certainty: .derived)
    }
    guard index == 0, let property = ObjCNaming.property(ofSetter: callable.name) else {
      return passed
    }
    return passed + assignedValues(of: property, in: owner)
  }

  /// Whether a message can reach a method of a class.
  private func reaches(_ send: ObjCSend, _ owner: String, at site: ObjCSite) -> Bool {
    if let className = receiverClass(send.receiver, at: site) {
      return program.areRelated(className, owner)
    }
    return isAboutFonts(send.selector)
      || (program.methodOwners[send.selector]?.count == 1 && send.arguments.count > 1)
  }

  private func functionArguments(at index: Int, of id: ObjCCallableID) -> [ObjCBinding] {
    let callable = program.callable(id)
    return (sites.calls[callable.name] ?? []).compactMap { site in
      guard visibleFunctions(callable.name, from: site.code).contains(id) else { return nil }
      return argument(at: index, of: callable.name, at: site)
    }
  }

  /// What is passed for a parameter of the macro that a piece of code is the body of.
  func macroArguments(_ parameter: String, of code: Int) -> [ObjCBinding] {
    guard let macro = program.codes[code].macro,
      let index = macro.parameters?.firstIndex(of: parameter)
    else { return [] }
    return bindings(.macroArgument(parameter, code)) {
      (sites.calls[macro.name] ?? []).compactMap { site in
        guard visibleMacros(macro.name, from: site.code).contains(code) else { return nil }
        return argument(at: index, of: macro.name, at: site)
      }
    }
  }

  private func argument(at index: Int, of name: String, at site: ObjCSite) -> ObjCBinding? {
    let code = program.codes[site.code]
    guard let inside = code.inside(site.token + 1) else { return nil }
    let arguments = code.split(inside, at: .comma)
    guard index < arguments.count else { return nil }
    return ObjCBinding(
      expression: ObjCExpression(code: site.code, range: arguments[index]),
      step: step(at: site.token, in: site.code, name), certainty: .derived)
  }

  /// What a block's parameter is: an element of what is enumerated.
  func blockArguments(
    caret: Int, index: Int, _ word: String, in code: Int
  ) -> ObjCBindings {
    let text = program.codes[code]
    let reason = "'\(word)' is a parameter of a block"
    guard let open = text.parent(caret), let send = text.send(at: open) else {
      return .unknown(reason)
    }
    let isElement =
      (send.selector.hasPrefix("enumerateObjects") && index == 0)
      || (send.selector.hasPrefix("enumerateKeysAndObjects") && index == 1)
    guard isElement else { return .unknown(reason) }
    return ObjCBindings(values: [
      ObjCBinding(
        expression: ObjCExpression(code: code, range: send.receiver),
        step: step(at: send.keywords.first ?? caret, in: code, send.selector), isElement: true)
    ])
  }
}
