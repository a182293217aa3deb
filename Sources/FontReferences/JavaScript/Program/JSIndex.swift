/// What is asked of a program again and again, looked up once.
final class JSIndex {
  /// The names under which a function or class may be called.
  struct Names {
    /// Its own.
    var own: String?
    /// All of them, in order.
    var all: [String]
  }

  private let program: JSProgram
  private var exportTables: [Int: JSExportTable] = [:]
  private var functionNames: [Int: [Int: Names]] = [:]
  private var importedNames: [Int: [String]] = [:]

  init(_ program: JSProgram) {
    self.program = program
  }

  func exports(of module: Int) -> JSExportTable {
    if let known = exportTables[module] { return known }
    let table = JSExportTable(program.trees[module])
    exportTables[module] = table
    return table
  }

  /// The tags that give something of a context its value: `<Theme.Provider value={…}>`.
  private(set) lazy var providers: [JSSite] = (program.calls["Provider"] ?? []).filter { site in
    guard let markup = markup(site), let component = markup.component,
      case .member = program.trees[site.module][component].kind
    else { return false }
    return markup.attributes.contains { $0.name == "value" && $0.value != nil }
  }

  /// The tags that give the components of a library their theme: `<ThemeProvider theme={…}>`.
  private(set) lazy var themes: [JSSite] = program.calls.keys.filter {
    $0.hasSuffix("Provider") || $0 == "NavigationContainer"
  }.sorted().flatMap { program.calls[$0] ?? [] }.filter { site in
    markup(site)?.attributes.contains { $0.name == "theme" && $0.value != nil } == true
  }

  private func markup(_ site: JSSite) -> JSMarkup? {
    if case .markup(let markup) = program[site].kind { markup } else { nil }
  }
}

// MARK: Names

extension JSIndex {
  func names(ofFunction function: Int, in module: Int) -> Names {
    let known = functionNames[module] ?? declaredNames(in: module)
    functionNames[module] = known
    var names =
      known[function] ?? Names(own: program.trees[module].functions[function].name, all: [])
    if let own = names.own { names.all.append(own) }
    names.all = Set(names.all + imported(of: module)).sorted()
    return names
  }

  /// The names of all classes of a module: which of them is meant is told by the value.
  func names(ofClassesIn module: Int) -> [String] {
    let declared = program.trees[module].bindings.filter { binding in
      if case .classType = binding.kind { true } else { false }
    }
    return Set(declared.map(\.name) + imported(of: module)).sorted()
  }

  private func imported(of module: Int) -> [String] {
    if let known = importedNames[module] { return known }
    let names = (program.importedNames[module] ?? []).sorted()
    importedNames[module] = names
    return names
  }

  /// The names that a module declares for each of its functions.
  private func declaredNames(in module: Int) -> [Int: Names] {
    let tree = program.trees[module]
    let functions = Dictionary(
      tree.functions.enumerated().compactMap { index, function in function.node.map { ($0, index) }
      }
    ) { first, _ in first }
    var found: [Int: Names] = [:]
    func add(_ name: String, to function: Int, isVariable: Bool) {
      var names = found[function] ?? Names(own: nil, all: [])
      names.own = name
      if isVariable { names.all.append(name) }
      found[function] = names
    }
    for binding in tree.bindings {
      switch binding.kind {
      case .function(let function): add(binding.name, to: function, isVariable: false)
      case .variable(let value?) where binding.path.isEmpty:
        for node in tree.wrapped(in: value) {
          if let function = functions[node] { add(binding.name, to: function, isVariable: true) }
        }
      default: continue
      }
    }
    return found
  }
}

extension JSTree {
  /// An expression, and what it is wrapped around: `memo(forwardRef(() => …))`.
  fileprivate func wrapped(in value: JSNode.ID) -> [JSNode.ID] {
    var nodes = [value]
    while nodes.count < 4, let last = nodes.last, case .call(_, let arguments) = self[last].kind,
      let first = arguments.first
    {
      nodes.append(first)
    }
    return nodes
  }
}
