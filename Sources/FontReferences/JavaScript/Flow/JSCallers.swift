import SourceText

/// What parameters are, told by the calls and tags that give them.
extension JSEvaluator {
  /// The most calls by one name that are looked at.
  private static let mostCallers = 4_000

  func argument(_ index: Int, of function: Int, in module: Int, _ frame: JSFrame) -> [JSValue] {
    let key = JSFrame.Key(module: module, function: function, index: index)
    if let known = frame.arguments[key] ?? knownArguments[key] { return known }
    let call = JSFrame.Call(module: module, function: function)
    guard asking.insert(call).inserted else { return ofItself }
    defer { asking.remove(call) }
    let before = cuts
    let found = bounded(argument(index, of: call))
    if cuts == before { knownArguments[key] = found }
    return found
  }

  private func argument(_ index: Int, of call: JSFrame.Call) -> [JSValue] {
    if let items = item(index, for: call) { return items }
    let (sites, areAll) = callers(of: call)
    let values = each(sites) { argument(index, at: $0) }
    guard values.isEmpty else { return areAll ? values : values + tooInvolved }
    let name = self.index.names(ofFunction: call.function, in: call.module).own
    return JSValue.unknown("a parameter" + (name.map { " of '\($0)'" } ?? ""))
  }

  /// The properties that tags give a class.
  func properties(ofClass index: Int, in module: Int) -> [JSValue] {
    let call = JSFrame.Call(classType: index, in: module)
    guard asking.insert(call).inserted else {
      noteCycle()
      return JSValue.unknown("a property")
    }
    defer { asking.remove(call) }
    let (sites, areAll) = sites(self.index.names(ofClassesIn: module), of: call)
    let values = sites.compactMap { site -> JSValue? in
      guard case .markup(let markup) = program[site].kind else { return nil }
      return JSValue(.object(properties(of: markup, in: site.module)))
    }
    guard !values.isEmpty else { return JSValue.unknown("a property") }
    return areAll ? values : values + tooInvolved
  }

  /// The calls and tags that reach a function, and whether they are all.
  func callers(of call: JSFrame.Call) -> (sites: [JSSite], areAll: Bool) {
    sites(index.names(ofFunction: call.function, in: call.module).all, of: call)
  }

  private func sites(
    _ names: [String], of call: JSFrame.Call
  ) -> (sites: [JSSite], areAll: Bool) {
    var sites: [JSSite] = []
    var areAll = true
    for name in names {
      guard take(1) else { return (sites, false) }
      let reach = reach(of: name)
      sites += reach.sites[call] ?? []
      areAll = areAll && reach.isWhole
    }
    return (sites, areAll)
  }

  /// What the calls and tags reach that name something by a word.
  private func reach(of name: String) -> JSReach {
    if let known = knownReach[name] { return known }
    let before = (cuts: cuts, limits: limits)
    let sites = program.calls[name] ?? []
    var reach = JSReach()
    for site in sites.prefix(Self.mostCallers) {
      guard let callee = callee(of: site) else { continue }
      for call in Set(values(callee).compactMap(JSFrame.Call.init)) {
        reach.sites[call, default: []].append(site)
      }
    }
    reach.isWhole = limits == before.limits && sites.count <= Self.mostCallers
    if cuts == before.cuts { knownReach[name] = reach }
    return reach
  }

  private func callee(of site: JSSite) -> JSSite? {
    switch program[site].kind {
    case .call(let callee, _): JSSite(module: site.module, node: callee)
    case .markup(let markup): markup.component.map { JSSite(module: site.module, node: $0) }
    default: nil
    }
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
        object.set(name, thunk ?? .values([JSValue(.boolean(true))]))
      } else if let value {
        spread(merged(values(value)), into: &object)
      }
    }
    object.set("children", .values(JSValue.unknown("children")))
    return object
  }
}

/// The calls and tags that name something by one word, by what they reach.
struct JSReach {
  var sites: [JSFrame.Call: [JSSite]] = [:]
  /// Whether all of them were looked at.
  var isWhole = true
}

extension JSFrame.Call {
  /// A class: its tags reach it as calls reach a function.
  init(classType index: Int, in module: Int) {
    self.init(module: module, function: -1 - index)
  }

  /// What a call of a value reaches.
  fileprivate init?(_ value: JSValue) {
    switch value.content {
    case .function(let module, let index, _): self.init(module: module, function: index)
    case .classType(let module, let index): self.init(classType: index, in: module)
    default: return nil
    }
  }
}
