import JavaScriptLowering
import NameFlow

/// Styles of a table of which code takes one by its key: `const faces = { bold: { fontFamily: … } }`, and
/// `...faces[weight]`.
final class JSStyleTables {
  private let code: JSCode
  /// By their modules, the tables' entries by the nodes of the styles.
  private var entries: [Int: [JSNode.ID: Entry]] = [:]
  private var known: [JSRunningCode.Variable: Taken?] = [:]

  private struct Entry {
    var table: JSRunningCode.Variable
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
        guard let object = object(style.value, module) else { continue }
        let table = JSRunningCode.Variable(module: module, binding: binding)
        found[object] = Entry(table: table, key: name)
      }
    }
    return found
  }

  /// The style that an entry is; one that has a name which nothing but the table asks for is the table's.
  private func object(_ node: JSNode.ID, _ module: Int) -> JSNode.ID? {
    let tree = code.program.trees[module]
    switch tree[node].kind {
    case .object: return node
    case .name(let name):
      guard let binding = tree.binding(name, in: tree[node].scope),
        case .variable(let value?) = tree.bindings[binding].kind,
        tree.bindings[binding].path.isEmpty, case .object = tree[value].kind,
        let mentions = code.running.mentions(
          of: JSRunningCode.Variable(module: module, binding: binding)),
        mentions.count == 1
      else { return nil }
      return value
    default: return nil
    }
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
  private func taken(of table: JSRunningCode.Variable) -> Taken? {
    guard let mentions = code.running.mentions(of: table), mentions.count <= Self.mostPlaces else {
      return nil
    }
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
      // What takes all of it may be an object that nobody takes: `const theme = { FONTS }`.
      default: if code.running.contains(mention) { return nil }
      }
    }
    // What nothing takes is looked at as any other object.
    return mentions.isEmpty ? nil : taken
  }

  /// The keys that an expression surely is somewhere, and whether it may be others.
  private func keys(_ site: JSSite) -> (known: Set<String>, isOpen: Bool) {
    let values = code.askingBriefly(times: 10) { code.values(site) }
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
}
