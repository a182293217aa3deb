import SourceText

/// What names mean, across modules.
extension JSEvaluator {
  func name(_ name: String, at site: JSSite, _ frame: JSFrame) -> [JSValue] {
    let tree = program.trees[site.module]
    guard let binding = tree.binding(name, in: tree[site.node].scope) else {
      return [JSValue(.library("", path: [name]))]
    }
    return values(of: binding, in: site.module, frame)
  }

  /// What a declared name is.
  func values(of binding: Int, in module: Int, _ frame: JSFrame) -> [JSValue] {
    let tree = program.trees[module]
    guard tree.bindings.indices.contains(binding) else {
      return JSValue.unknown("it is not declared")
    }
    let declared = tree.bindings[binding]
    let whole: [JSValue]
    switch declared.kind {
    case .variable(let value):
      let values =
        [value].compactMap { $0 } + (declared.path.isEmpty ? assigned(to: binding, in: tree) : [])
      if values.isEmpty {
        return JSValue.unknown("'\(declared.name)' is given no value that is followed")
      }
      whole = values.flatMap {
        self.values(JSSite(module: module, node: $0), self.frame(frame, at: $0, tree))
      }
    case .parameter(let function, let index):
      let given = argument(index, of: function, in: module, frame)
      let assigned = assigned(to: binding, in: tree).flatMap {
        self.values(JSSite(module: module, node: $0), frame)
      }
      whole = assigned.isEmpty ? given : given.filter { !$0.isNothing } + assigned
    case .function(let index): return [JSValue(.function(module: module, index: index, frame))]
    case .classType(let index): return [JSValue(.classType(module: module, index: index))]
    case .imported(let index): return imported(index, in: module)
    case .unknown: return JSValue.unknown("'\(declared.name)' is only known at run time")
    }
    let part = declared.path.reduce(whole) { follow($1, of: $0, in: module, declared, frame) }
    return part.map { named($0, declared, tree) }
  }

  private func assigned(to binding: Int, in tree: JSTree) -> [JSNode.ID] {
    tree.assignments[binding] ?? []
  }

  /// Outside of functions no parameter counts.
  private func frame(_ frame: JSFrame, at node: JSNode.ID, _ tree: JSTree) -> JSFrame {
    tree.function(around: tree[node].scope) == nil ? JSFrame() : frame
  }

  /// Remembers by which name a value goes.
  private func named(_ value: JSValue, _ binding: JSBinding, _ tree: JSTree) -> JSValue {
    var value = value
    if case .object(var object) = value.content, object.name == nil || object.name == "default" {
      object.name = binding.name
      value.content = .object(object)
    }
    if value.text != nil {
      value.add(FlowStep(place: tree.place(binding.range), what: binding.name))
    }
    return value
  }

  /// One step of a pattern.
  private func follow(
    _ step: JSBinding.Step, of values: [JSValue], in module: Int, _ binding: JSBinding,
    _ frame: JSFrame
  ) -> [JSValue] {
    switch step {
    case .key(let key):
      return each(values) { value in
        member(key, of: value) {
          self.missing(key, $0, self.program.trees[module].place(binding.range), as: nil)
        }
      }
    case .index(let index):
      return values.flatMap { value -> [JSValue] in
        guard case .array(let items) = value.content else { return unknownPart(of: value) }
        return items.indices.contains(index) ? items[index] : [JSValue(.nothing)]
      }
    case .rest(let keys):
      return values.map { value in
        guard case .object(var object) = value.content else { return value }
        object.remove(Set(keys))
        var rest = value
        rest.content = .object(object)
        return rest
      }
    case .fallback(let node):
      return values.flatMap { value -> [JSValue] in
        if case .unknown = value.content {
          return [value] + self.values(JSSite(module: module, node: node), frame)
        }
        return value.isNothing ? self.values(JSSite(module: module, node: node), frame) : [value]
      }
    case .unknown: return JSValue.unknown("'\(binding.name)' is a part that is not followed")
    }
  }

  private func unknownPart(of value: JSValue) -> [JSValue] {
    value.isUnknown ? [value] : JSValue.unknown("a part of it is not followed")
  }
}

// MARK: Modules

extension JSEvaluator {
  private func imported(_ index: Int, in module: Int) -> [JSValue] {
    let tree = program.trees[module]
    guard tree.imports.indices.contains(index) else { return JSValue.unknown("an import") }
    let statement = tree.imports[index]
    return imported(statement.module, statement.name, from: module)
  }

  /// What a module gives under a name; all of it where there is none.
  func imported(_ specifier: String, _ name: String?, from module: Int) -> [JSValue] {
    let path = program.modules[module].path
    guard let target = program.names.module(specifier, from: path) else {
      if specifier.hasFontExtension, let file = program.names.asset(specifier, from: path).first {
        return [JSValue(.library(JSLoadedFonts.assetPrefix + file, path: []))]
      }
      return [JSValue(.library(specifier, path: name.map { [$0] } ?? []))]
    }
    guard let name else { return [JSValue(.module(target))] }
    return export(name, of: target)
      ?? JSValue.unknown("'\(name)' is not exported by '\(specifier)'")
  }

  /// What a module exports under a name; `nil` where it does not.
  func export(_ name: String, of module: Int) -> [JSValue]? {
    let asked = JSExportName(module: module, name: name)
    if let known = knownExports[asked] { return known }
    guard passing.count < Self.mostModules, take(1) else { return tooInvolved }
    guard passing.insert(asked).inserted else { return ofItself }
    defer { passing.remove(asked) }
    let before = cuts
    let values = findExport(name, of: module)
    if cuts == before { knownExports[asked] = .some(values) }
    return values
  }

  /// Looks in a module, and in those whose exports it passes on, in each once.
  private func findExport(_ name: String, of module: Int) -> [JSValue]? {
    var seen: Set<Int> = []
    var waiting: [JSPassedOn] = [.module(module)]
    while let next = waiting.popLast() {
      guard take(1) else { return tooInvolved }
      switch next {
      case .value(let site): return each(values(site)) { member(name, of: $0) { _ in [] } }
      case .module(let module):
        guard seen.insert(module).inserted else { continue }
        if let values = ownExport(name, of: module) { return values }
        waiting += passedOn(by: module).reversed()
      }
    }
    return nil
  }

  /// What is named by itself, or assigned to `exports`.
  private func ownExport(_ name: String, of module: Int) -> [JSValue]? {
    let exports = index.exports(of: module)
    if let value = exports.named[name] { return values(of: value, in: module) }
    switch exports.assigned(name) {
    case .value(let node): return values(JSSite(module: module, node: node))
    case .member(let node):
      return each(values(JSSite(module: module, node: node))) {
        member(name, of: $0) { _ in JSValue.unknown("an export") }
      }
    case nil: return nil
    }
  }

  private func values(of export: JSExport.Value, in module: Int) -> [JSValue] {
    switch export {
    case .node(let node): return values(JSSite(module: module, node: node))
    case .binding(let name):
      guard let binding = program.trees[module].binding(name, in: 0) else {
        return JSValue.unknown("an export")
      }
      return values(of: binding, in: module, JSFrame())
    case .imported(let specifier, let name): return imported(specifier, name, from: module)
    }
  }

  private func passedOn(by module: Int) -> [JSPassedOn] {
    let path = program.modules[module].path
    return index.exports(of: module).passedOn.compactMap { value in
      switch value {
      case .imported(let specifier, _):
        program.names.module(specifier, from: path).map { .module($0) }
      case .node(let node): .value(JSSite(module: module, node: node))
      case .binding: nil
      }
    }
  }
}

/// A name of a module.
struct JSExportName: Hashable {
  var module: Int
  var name: String
}

/// Where a module takes further exports from.
private enum JSPassedOn {
  case module(Int)
  case value(JSSite)
}

extension String {
  fileprivate var hasFontExtension: Bool {
    let name = lowercased()
    return [".ttf", ".otf", ".ttc", ".woff", ".woff2"].contains(where: name.hasSuffix)
  }
}
