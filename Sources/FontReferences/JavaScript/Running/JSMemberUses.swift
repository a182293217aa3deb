import JavaScriptLowering

/// Which functions that are members of an object somebody takes out of it: of an object of which all that names it is
/// seen, those that nobody asks for are called by nobody.
extension JSRunningCode {
  /// Whether code that runs takes a member of an object that a variable stands for, or may take any.
  ///
  /// - Parameter range: where the member itself stands.
  func isTaken(_ member: String, of object: Variable, besides range: Range<Int>) -> Bool {
    var seen: Set<Variable> = []
    return isTaken(member, of: object, besides: range, &seen)
  }

  private func isTaken(
    _ member: String, of object: Variable, besides range: Range<Int>, _ seen: inout Set<Variable>
  ) -> Bool {
    guard seen.insert(object).inserted else { return false }
    let tree = program.trees[object.module]
    var names: Set<String> = ["default"]
    if let binding = object.binding {
      let name = tree.bindings[binding].name
      names = tree.namesExporting(name)
      for node in mentions(of: name, in: object.module)
      where !range.contains(tree[node].range.lowerBound) && isMention(node, of: object)
        && !isExported(node, from: object.module)
      {
        let site = JSSite(module: object.module, node: node)
        if membersRead(at: site)?.contains(member) ?? true, contains(site) { return true }
      }
    }
    guard !names.isEmpty else { return false }
    if mayBeImportedUnseen(object.module) { return true }
    for importer in importers[object.module] ?? [] {
      switch importer {
      case .other: return true
      case .place(let site):
        let read = membersRead(at: site).map(Set.init)
        if read?.isDisjoint(with: names.union([member])) != true, contains(site) { return true }
      case .variable(let variable, let name?):
        if names.contains(name), isTaken(member, of: variable, besides: 0..<0, &seen) {
          return true
        }
        // What some tools make of a default object: `import { title } from './labels'`.
        if names.contains("default"), name == member,
          isMentioned(variable, besides: 0..<0) || isTaken(variable)
        {
          return true
        }
      case .variable(let variable, nil):
        if areRead(names.union([member]), of: variable) || isTaken(variable) { return true }
      case .passing(let module, let own, let name):
        guard name.map(names.contains) ?? true else { continue }
        var modules: Set<Export> = []
        let passed = name.map { [own ?? $0] } ?? own.map { [$0] } ?? names
        if areTaken(Set(passed), of: module, &modules) { return true }
      }
    }
    return false
  }

  /// Whether an object has a function that asks for others of its members, or a member that is made when it is asked for:
  /// `this.title`.
  private func namesItself(_ object: JSNode.ID, in module: Int) -> Bool {
    let tree = program.trees[module]
    let range = tree[object].range
    return code.selves(in: module).contains { range.contains(tree[$0.node].range.lowerBound) }
  }

  /// The key of a function, of a class, or of the name of one, in an object of which only others take members.
  func functionMember(_ value: JSNode.ID, of object: JSNode.ID, in module: Int) -> String? {
    let tree = program.trees[module]
    guard case .object(let properties) = tree[object].kind, tree.isFunction(value),
      properties.allSatisfy({ !$0.isGetter && !$0.isSpread }),
      let property = properties.first(where: { $0.value == value }),
      case .name(let key) = property.key
    else { return nil }
    return namesItself(object, in: module) ? nil : key
  }
}

extension JSRunningCode.Named {
  init(_ variable: JSRunningCode.Variable, _ member: String? = nil) {
    self.variable = variable
    self.member = member
  }
}

extension JSTree {
  /// Whether an expression is a function or a class, or the name of one.
  fileprivate func isFunction(_ value: JSNode.ID) -> Bool {
    switch self[value].kind {
    case .function, .classType: return true
    case .name(let name):
      guard let found = binding(name, in: self[value].scope), bindings[found].path.isEmpty else {
        return false
      }
      switch bindings[found].kind {
      case .function, .classType: return true
      case .variable(let made?):
        if case .function = self[made].kind { return true }
        return false
      default: return false
      }
    default: return false
    }
  }
}

extension JSProperty {
  fileprivate var isSpread: Bool { if case .spread = key { true } else { false } }
}
