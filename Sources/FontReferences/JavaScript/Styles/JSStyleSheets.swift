import JavaScriptLowering

/// The styles of `const styles = StyleSheet.create({ … })` in a module, of `export default StyleSheet.create({ … })`,
/// and of plain tables of styles: `const fonts = { title: { fontFamily: 'Inter-Bold' } }`.
struct JSStyleSheets {
  struct Entry {
    /// The sheet's name; that of the export for one without.
    var name: String
    var key: String
    /// `nil` for a sheet that has no name in its own file.
    var binding: Int?
    /// Whether other files can use it in ways that are not seen.
    var isShared: Bool
    /// Whether it is a plain object, of which anything may be made.
    var isPlain = false
  }

  /// By the nodes of the styles.
  private(set) var entries: [JSNode.ID: Entry] = [:]

  /// - Parameter givenAway: the names of a module that are used otherwise than for one of their members.
  init(_ code: JSCode, _ module: Int, givenAway: (Int) -> Set<String>) {
    let tree = code.program.trees[module]
    // What is asked first may get more steps: it is asked in one order.
    let outside = Self.exported(tree).sorted().filter {
      Self.isGivenAway($0, of: module, code.program, givenAway)
    }
    let shared = givenAway(module).union(outside)
    var seen: Set<JSNode.ID> = []
    for (binding, declared) in tree.bindings.enumerated() {
      guard case .variable(let value?) = declared.kind, seen.insert(value).inserted else {
        continue
      }
      add(value, declared.name, binding, isShared: shared.contains(declared.name), tree)
    }
    for value in Self.exportedWithoutName(tree) where seen.insert(value).inserted {
      let isShared =
        Self.isGivenAway(Self.export, of: module, code.program, givenAway)
        || (code.running.importers[module] ?? []).contains { importer in
          switch importer {
          case .place, .other: true
          case .variable, .passing: false
          }
        }
      add(value, Self.export, nil, isShared: isShared, tree)
    }
  }

  private static let export = "default"

  private mutating func add(
    _ value: JSNode.ID, _ name: String, _ binding: Int?, isShared: Bool, _ tree: JSTree
  ) {
    for table in tree.styleTables(value) {
      guard case .object(let properties) = tree[table].kind else { continue }
      for property in properties {
        guard case .name(let key) = property.key, entries[property.value] == nil else { continue }
        entries[property.value] = Entry(
          name: name, key: key, binding: binding, isShared: isShared, isPlain: table == value)
      }
    }
  }

  /// What a file gives to others as a whole: `export default …`, `module.exports = …`.
  private static func exportedWithoutName(_ tree: JSTree) -> [JSNode.ID] {
    let exported = tree.exports.compactMap { item -> JSNode.ID? in
      guard item.name == export || item.name == nil, case .node(let node) = item.value else {
        return nil
      }
      return node
    }
    let assigned = tree.nodes.compactMap { node -> JSNode.ID? in
      guard case .assignment("=", let target, let value) = node.kind,
        tree.isWritten(target, as: "module.exports")
      else { return nil }
      return value
    }
    return exported + (assigned.count == 1 ? assigned : [])
  }

  /// Whether others may use what a module exports in ways that are not seen: nothing that is read imports
  /// it, or it is passed on as a whole.
  private static func isGivenAway(
    _ name: String, of module: Int, _ program: JSProgram, _ givenAway: (Int) -> Set<String>
  ) -> Bool {
    guard let importers = program.importers[module], !importers.isEmpty else { return true }
    if let passedOn = program.passedOn[module],
      exportNames(of: name, program.trees[module]).contains(where: passedOn.contains)
    {
      return true
    }
    return importers.sorted { $0.key < $1.key }.contains { importer, names in
      !givenAway(importer).isDisjoint(with: names)
        || names.contains { program.members[JSMemberName(object: $0, member: name)] != nil }
    }
  }

  /// The names by which a module exports what has a name in it; what it exports as its default has that one.
  private static func exportNames(of name: String, _ tree: JSTree) -> Set<String> {
    let names = tree.namesExporting(name).union(name == export ? [export] : [])
    // What is assigned to `module.exports` gives its members as names.
    let isAssigned = name == export && !tree.exports.contains { $0.name == export }
    return isAssigned ? names.union(["any"]) : names
  }

  private static func exported(_ tree: JSTree) -> Set<String> {
    Set(
      tree.exports.compactMap { export in
        switch export.value {
        case .binding(let name): return name
        case .node(let node): if case .name(let name) = tree[node].kind { return name }
        case .imported: break
        }
        return nil
      })
  }

  /// `styles[variant]`, `{ ...styles }` and `styles` given away use what they do not name.
  static func givenAway(_ code: JSCode, _ module: Int) -> Set<String> {
    let tree = code.program.trees[module]
    var names: Set<String> = []
    for id in tree.nodes.indices {
      let site = JSSite(module: module, node: id)
      guard case .name(let name) = tree[id].kind, !names.contains(name),
        let parent = code.parent(of: site)
      else { continue }
      switch tree[parent].kind {
      case .member(id, _, _): continue
      // An object that nobody takes gives nothing away: `const theme = { fonts }`.
      case .object where !code.running.contains(site): continue
      default: names.insert(name)
      }
    }
    return names
  }
}

/// `styles.title`, by its two names.
struct JSMemberName: Hashable, Sendable {
  var object: String
  var member: String
}
