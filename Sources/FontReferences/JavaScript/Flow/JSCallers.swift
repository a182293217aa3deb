import SourceText

/// What parameters are, told by the calls and tags that give them.
extension JSEvaluator {
  private static let mostCallers = 400

  func argument(_ index: Int, of function: Int, in module: Int, _ frame: JSFrame) -> [JSValue] {
    let key = JSFrame.Key(module: module, function: function, index: index)
    if let known = frame.arguments[key] { return known }
    let call = JSFrame.Call(module: module, function: function)
    let name = callerNames(of: function, in: module).own
    let reason = "a parameter" + (name.map { " of '\($0)'" } ?? "")
    guard asking.insert(call).inserted else { return [.ofItself] }
    defer { asking.remove(call) }
    if let items = item(index, for: call) { return bounded(items) }
    let values = callers(of: call).flatMap { site in argument(index, at: site) }
    return values.isEmpty ? JSValue.unknown(reason) : bounded(values)
  }

  /// The properties that tags give a class.
  func properties(ofClass index: Int, in module: Int) -> [JSValue] {
    let tree = program.trees[module]
    let names = tree.bindings.filter { binding in
      if case .classType(index) = binding.kind { true } else { false }
    }.map(\.name)
    let call = JSFrame.Call(module: module, function: -1 - index)
    guard asking.insert(call).inserted else { return JSValue.unknown("a property") }
    defer { asking.remove(call) }
    let sites = Set(names).union(program.importedNames[module] ?? [])
      .flatMap { program.calls[$0] ?? [] }.prefix(Self.mostCallers)
    let values = sites.flatMap { site -> [JSValue] in
      guard case .markup(let markup) = program[site].kind, let component = markup.component,
        self.values(JSSite(module: site.module, node: component)).contains(where: { value in
          if case .classType(module, index) = value.content { true } else { false }
        })
      else { return [] }
      return [JSValue(.object(properties(of: markup, in: site.module)))]
    }
    return values.isEmpty ? JSValue.unknown("a property") : values
  }

  /// The calls and tags that reach a function.
  func callers(of call: JSFrame.Call) -> [JSSite] {
    let names = callerNames(of: call.function, in: call.module)
    var sites: [JSSite] = []
    for name in names.all.sorted() {
      for site in (program.calls[name] ?? []).prefix(Self.mostCallers) {
        guard let callee = callee(of: site) else { continue }
        let isMeant = values(callee).contains { value in
          if case .function(call.module, call.function, _) = value.content { true } else { false }
        }
        if isMeant { sites.append(site) }
      }
    }
    return sites
  }

  private func callee(of site: JSSite) -> JSSite? {
    switch program[site].kind {
    case .call(let callee, _): JSSite(module: site.module, node: callee)
    case .markup(let markup): markup.component.map { JSSite(module: site.module, node: $0) }
    default: nil
    }
  }

  /// The names under which a function may be called.
  private func callerNames(of function: Int, in module: Int) -> (own: String?, all: Set<String>) {
    let tree = program.trees[module]
    let declared = tree.functions[function]
    var all = program.importedNames[module] ?? []
    var own = declared.name
    for binding in tree.bindings {
      switch binding.kind {
      case .function(function): own = binding.name
      case .variable(let value?) where binding.path.isEmpty && tree.holds(declared.node, in: value):
        own = binding.name
        all.insert(binding.name)
      default: continue
      }
    }
    if let own { all.insert(own) }
    return (own, all)
  }

  /// What a call gives for a parameter, or a tag for all properties.
  func argument(_ index: Int, at site: JSSite) -> [JSValue] {
    switch program[site].kind {
    case .call(_, let arguments):
      guard arguments.indices.contains(index) else { return [JSValue(.nothing)] }
      return values(JSSite(module: site.module, node: arguments[index])).map { value in
        var value = value
        if value.text != nil {
          value.add(
            FlowStep(
              place: program.place(site), what: program.trees[site.module].shortString(site.node)))
        }
        if case .object(var object) = value.content {
          object.isOfArguments = true
          value.content = .object(object)
        }
        return value
      }
    case .markup(let markup):
      guard index == 0 else { return JSValue.unknown("a reference") }
      return [JSValue(.object(properties(of: markup, in: site.module)))]
    default: return []
    }
  }

  private func properties(of markup: JSMarkup, in module: Int) -> JSObject {
    var object = JSObject(isOfArguments: true)
    for attribute in markup.attributes {
      let value = attribute.value.map { JSSite(module: module, node: $0) }
      if let name = attribute.name {
        let thunk = value.map { JSThunk.node($0, JSFrame(), isGetter: false) }
        object.entries.append((name, thunk ?? .values([JSValue(.boolean(true))])))
      } else if let value {
        object.takeIn(merged(values(value)))
      }
    }
    object.entries.append(("children", .values(JSValue.unknown("children"))))
    return object
  }
}

extension JSTree {
  /// Whether a function is an expression, or is what it is wrapped in: `memo(forwardRef(() => …))`.
  fileprivate func holds(_ function: JSNode.ID?, in value: JSNode.ID) -> Bool {
    guard let function else { return false }
    var value = value
    for _ in 0..<4 {
      if value == function { return true }
      guard case .call(_, let arguments) = self[value].kind, let first = arguments.first else {
        return false
      }
      value = first
    }
    return false
  }
}
