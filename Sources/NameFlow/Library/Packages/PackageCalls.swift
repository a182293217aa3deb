/// What calls of packages give, by what is known of them.
extension Evaluator {
  /// `nil` for a call that nothing is known of.
  func packageCall(
    _ module: String, _ path: [String], _ arguments: [Lazy], _ spot: Program.Spot, _ frame: Frame
  ) -> Values? {
    guard let name = path.last,
      let call = PackageFacts.call(name, of: module)
        ?? PackageFacts.call(path.suffix(2).joined(separator: "."), of: module)
    else { return nil }
    let first = arguments.first
    switch call {
    case .font(let family):
      var record = Record(spot, frame)
      let name = family.map { Lazy.known(Values(.text($0))) } ?? first
      if let name { record.set("family", Record.Field(values: [name])) }
      if let options = family == nil ? arguments.dropFirst().first : first {
        spread(values(options), into: &record)
      }
      return Values(.record(record))
    case .fontOfOptions:
      var record = Record(spot, frame)
      record.isOpen = true
      if let first { spread(values(first), into: &record) }
      return Values(.record(record))
    case .function: return Values(.external(module, path + ["()"]))
    case .receiver: return Values(.external(module, Array(path.dropLast())))
    case .kept:
      var kept = Values.unknown("what is kept under a key")
      kept.add(Values(.absent))
      return kept
    case .fontsOfPaper: return fontsOfPaper(first, spot, frame)
    case .slice: return slice(of: first, spot, frame)
    case .selected: return selected(by: first, spot, frame)
    case .second: return arguments.dropFirst().first.map { values($0) } ?? Values(.absent)
    case .store: return store(of: first, module, path, spot, frame)
    case .itself: return first.map { values($0) } ?? Values(.absent)
    case .madeOfTheme: return styles(of: first, module, spot, frame)
    case .hookOfTheme: return hook(of: first, theme(of: module), spot, frame)
    case .stylesAndTheme:
      var record = Record(spot, frame)
      record.set("theme", Record.Field(values: [.known(theme(of: module))]))
      if first != nil {
        let styles = styles(of: first, module, spot, frame)
        record.set("styles", Record.Field(values: [.known(styles)]))
      }
      record.isOpen = true
      return Values(.record(record))
    }
  }

  private func styles(
    of first: Lazy?, _ module: String, _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    guard let first else { return Values(.absent) }
    return values(first).flatMap { item in
      guard case .function = item.value else { return Values(item: item) }
      return call(item, [.known(theme(of: module))], spot, frame)
    }
  }

  /// The theme that a package's function gives to the function it is given; `nil` for another call.
  func themeGiven(by call: Program.Spot) -> Values? {
    guard case .call(let callee, let arguments) = program[call].kind, !arguments.isEmpty else {
      return nil
    }
    let target = Program.Spot(file: call.file, node: callee)
    let name: String?
    switch program[target].kind {
    case .name(let own): name = own
    case .member(_, let own): name = own
    default: name = nil
    }
    guard let name, PackageFacts.mayMakeOfTheme(name) else { return nil }
    for item in atHome(target).items {
      guard case .external(let module, let path) = item.value, let last = path.last,
        PackageFacts.call(last, of: module)?.givesTheme == true
      else { continue }
      return theme(of: module)
    }
    return nil
  }
}

// MARK: - Themes

extension Evaluator {
  /// The themes that a package is given: those that its providers have, or that are registered with it.
  package func theme(of module: String) -> Values {
    if let known = knownThemes[module] { return known }
    let before = cuts
    let registrations = PackageFacts.themeRegistrations(of: module)
    var themes =
      registrations.isEmpty ? provided(toThemesOf: module) : registered(by: registrations, module)
    if themes.items.isEmpty { themes = .unknown("the theme of '\(module)'") }
    if cuts == before, budget > 0 { knownThemes[module] = themes }
    return themes
  }

  /// What the package's own providers are given, or else those of others; most libraries have keys of
  /// their own beside.
  private func provided(toThemesOf module: String) -> Values {
    var own = Values()
    var others = Values()
    var made: [Program.Spot] = []
    var hasOwn = false
    for name in callIndex.calls.keys.sorted()
    where name.hasSuffix("Provider") || name == "NavigationContainer" {
      for call in callIndex.calls[name] ?? [] {
        guard budget > 0 else { continue }
        let value = property("theme", ofTag: call)
        // What a provider is given in a row, `{...{ theme }}`, is asked only of the package's own.
        guard value != nil || name == "ThemeProvider" else { continue }
        let isOwn = isComponent(call, of: module)
        hasOwn = hasOwn || isOwn
        guard
          let found = value.map({ value in solve(value) { values(value, $0) } })
            ?? (isOwn ? theme(spreadInto: call) : nil)
        else { continue }
        for item in found.items {
          if isOwn, case .function = item.value, let value { made.append(value) }
          guard case .record(var record) = item.value else { continue }
          record.isOpen = record.isOpen || !isOwn || !PackageFacts.hasPlainTheme(module)
          let theme = Possible(value: .record(record), trail: item.trail)
          if isOwn { own.add(theme) } else { others.add(theme) }
        }
      }
    }
    guard hasOwn, !made.isEmpty else { return hasOwn ? own : others }
    // Which of them is around a component is not followed.
    var themes = own
    themes.add(self.themes(madeBy: made, of: own))
    return themes.map { item in
      guard case .record(var record) = item.value else { return item }
      record.isOpen = true
      return Possible(value: .record(record), trail: item.trail)
    }
  }

  /// The themes that functions make of the one around them: `<ThemeProvider theme={(outer) => ({ ...outer, title })}>`.
  private func themes(madeBy functions: [Program.Spot], of outer: Values) -> Values {
    functions.reduce(into: Values()) { themes, function in
      let made = solve(function) { frame in
        values(function, frame).flatMap { item in
          guard case .function = item.value else { return Values() }
          return call(item, [.known(outer)], function, frame)
        }
      }
      themes.add(made)
    }
  }

  /// The theme among what a tag is given without naming it.
  private func theme(spreadInto tag: Program.Spot) -> Values? {
    guard case .call(_, let arguments) = program[tag].kind, let first = arguments.first else {
      return nil
    }
    let properties = Program.Spot(file: tag.file, node: first.value)
    return solve(properties) { values(properties, $0) }.flatMap { item in
      guard case .record(let record) = item.value, let field = record["theme"] else {
        return Values()
      }
      return values(field, of: item)
    }
  }

  private func isComponent(_ tag: Program.Spot, of module: String) -> Bool {
    guard case .call(let callee, _) = program[tag].kind else { return false }
    return isExport(Program.Spot(file: tag.file, node: callee), of: module)
  }

  /// The themes that functions of a package are given, each under a name: any of them may be the one.
  private func registered(by functions: [String: [String]], _ module: String) -> Values {
    var themes = Values()
    for (name, way) in functions.sorted(by: { $0.key < $1.key }) {
      for call in callIndex.calls[name] ?? [] {
        guard budget > 0, case .call(let callee, let arguments) = program[call].kind,
          let first = arguments.first,
          isExport(Program.Spot(file: call.file, node: callee), of: module)
        else { continue }
        let value = Program.Spot(file: call.file, node: first.value)
        var found = solve(value) { values(value, $0) }
        for name in way {
          found = found.flatMap { memberByValue(name, of: $0, value, moduleFrame) }
        }
        for item in found.items {
          guard case .record(let record) = item.value else { continue }
          for name in record.names {
            if let field = record[name] { themes.add(values(field, of: item)) }
          }
        }
      }
    }
    return themes
  }

  private func isExport(_ callee: Program.Spot, of module: String) -> Bool {
    atHome(callee).items.contains { item in
      guard case .external(let other, _) = item.value else { return false }
      return PackageFacts.areOfOnePackage(other, module)
    }
  }
}
