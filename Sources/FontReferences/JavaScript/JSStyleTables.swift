import JavaScriptLowering
import NameFlow

/// Styles of a table of which code takes one by its key: `const faces = { bold: { fontFamily: … } }`, and
/// `...faces[weight]`.
final class JSStyleTables {
  private let code: JSCode
  /// By their modules, the tables' entries by the nodes of the styles.
  private var entries: [Int: [JSNode.ID: Entry]] = [:]
  private var known: [Table: Taken?] = [:]

  private struct Table: Hashable {
    var module: Int
    var binding: Int
  }

  private struct Entry {
    var table: Table
    var key: String
  }

  /// What code takes of a table.
  fileprivate struct Taken {
    /// By their keys, where.
    var places: [String: [JSSite]] = [:]
    /// Where it takes what stands under a key that is not known.
    var open: [JSSite] = []
  }

  /// How code takes a style.
  enum Use {
    case taken([JSSite])
    /// It may be the one whose key is not known.
    case perhaps([JSSite])
    case never
  }

  /// The most places that take something of a table that are looked at.
  private static let mostPlaces = 5_000

  init(_ code: JSCode) {
    self.code = code
  }

  /// How code takes a style; `nil` for what is in no table, or in one that is taken as a whole.
  func use(of style: JSNode.ID, in module: Int) -> Use? {
    if entries[module] == nil { entries[module] = found(in: module) }
    guard let entry = entries[module]?[style] else { return nil }
    if known[entry.table] == nil { known[entry.table] = .some(taken(of: entry.table)) }
    guard let taken = known[entry.table] ?? nil else { return nil }
    if let places = taken.places[entry.key] { return .taken(places) }
    return taken.open.isEmpty ? .never : .perhaps(taken.open)
  }

  private func found(in module: Int) -> [JSNode.ID: Entry] {
    let tree = code.program.trees[module]
    var found: [JSNode.ID: Entry] = [:]
    for (binding, declared) in tree.bindings.enumerated() where declared.path.isEmpty {
      guard case .variable(let node?) = declared.kind, let styles = styles(node, tree) else {
        continue
      }
      let names = styles.compactMap { if case .name(let name) = $0.key { name } else { nil } }
      // What is spread, or stands under a key that is worked out, may be any of it.
      guard names.count == styles.count else { continue }
      for (name, style) in zip(names, styles) {
        guard case .object = tree[style.value].kind else { continue }
        found[style.value] = Entry(table: Table(module: module, binding: binding), key: name)
      }
    }
    return found
  }
}

extension JSStyleTables {
  /// Those of an object, of `StyleSheet.create({ … })`, of `Object.freeze({ … })`.
  private func styles(_ node: JSNode.ID, _ tree: JSTree) -> [JSProperty]? {
    switch tree[node].kind {
    case .object(let styles): return styles
    case .call(let callee, let arguments):
      guard arguments.count == 1, case .object(let styles) = tree[arguments[0]].kind,
        tree.isWritten(callee, as: "StyleSheet.create")
          || tree.isWritten(callee, as: "Object.freeze")
      else { return nil }
      return styles
    default: return nil
    }
  }
}

// MARK: - What is taken

extension JSStyleTables {
  private func taken(of table: Table) -> Taken? {
    guard let mentions = mentions(of: table), mentions.count <= Self.mostPlaces else { return nil }
    var taken = Taken()
    for mention in mentions {
      let tree = code.program.trees[mention.module]
      guard let parent = code.parent(of: mention) else { return nil }
      let site = JSSite(module: mention.module, node: parent)
      switch tree[parent].kind {
      case .member(mention.node, let key, _):
        if code.running.contains(site) { taken.places[key, default: []].append(site) }
      case .element(mention.node, let key):
        guard code.running.contains(site) else { continue }
        let (keys, isOpen) = keys(JSSite(module: mention.module, node: key))
        for key in keys { taken.places[key, default: []].append(site) }
        if isOpen { taken.open.append(site) }
      default: return nil
      }
    }
    // What nothing takes is looked at as any other object.
    return mentions.isEmpty ? nil : taken
  }

  /// The keys that an expression surely is somewhere, and whether it may be others.
  private func keys(_ site: JSSite) -> (known: Set<String>, isOpen: Bool) {
    let values = code.askingBriefly { code.values(site) }
    var known: Set<String> = []
    var isOpen = values.items.isEmpty
    for item in values.items where item.value != .absent {
      if let key = item.value.written, item.trail.isProven, item.trail.isSure {
        known.insert(key)
      } else {
        isOpen = true
      }
    }
    return (known, isOpen)
  }

  /// Where code names a table; `nil` where others may have it in ways that are not seen.
  private func mentions(of table: Table) -> [JSSite]? {
    let program = code.program
    let tree = program.trees[table.module]
    let name = tree.bindings[table.binding].name
    var found = mentions(of: name, table.binding, in: table.module)
    var exported: Set<String> = []
    for export in tree.exports {
      switch export.value {
      case .binding(name): exported.insert(export.name ?? "default")
      case .node(let node):
        guard case .name(name) = tree[node].kind else { continue }
        exported.insert(export.name ?? "default")
        found.removeAll { $0.node == node }
      default: continue
      }
    }
    var waiting = exported.isEmpty ? [] : [(module: table.module, names: exported)]
    var seen: Set<Int> = []
    while let (module, names) = waiting.popLast() {
      guard seen.insert(module).inserted else { continue }
      for importer in code.running.importers[module] ?? [] {
        switch importer {
        case .variable(let variable, let name?):
          guard names.contains(name) else { continue }
          let local = program.trees[variable.module].bindings[variable.binding].name
          found += mentions(of: local, variable.binding, in: variable.module)
        case .passing(let module, let own, let name?):
          if names.contains(name) { waiting.append((module, [own ?? name])) }
        case .passing(let module, nil, nil): waiting.append((module, names))
        // Who has all of a module may take any of it.
        case .variable(_, nil), .passing, .other: return nil
        }
      }
    }
    return found
  }

  private func mentions(of name: String, _ binding: Int, in module: Int) -> [JSSite] {
    let tree = code.program.trees[module]
    return tree.nodes.indices.compactMap { id in
      guard case .name(name) = tree[id].kind, tree.binding(name, in: tree[id].scope) == binding
      else { return nil }
      return JSSite(module: module, node: id)
    }
  }
}
