import JavaScriptLowering
import NameFlow

/// Styles of a table of which code takes one by its key: `const faces = { bold: { fontFamily: … } }`, and
/// `...faces[weight]`.
final class JSStyleTables {
  private let code: JSCode
  private var known: [JSSite: JSObjectFlow.Keys] = [:]
  /// What code takes of tables.
  private var taken: [JSSite: JSObjectFlow.Taken?] = [:]

  /// How code takes a style.
  enum Use {
    case taken([JSSite])
    /// It may be the one whose key is not known.
    case perhaps([JSSite])
    case never
  }

  init(_ code: JSCode) {
    self.code = code
  }

  /// How code takes a style; `nil` for what is in no table, or in one that is taken as a whole.
  func use(of style: JSNode.ID, in module: Int) -> Use? {
    guard let (table, key) = place(of: JSSite(module: module, node: style)) else { return nil }
    if taken[table] == nil {
      taken[table] = .some(JSObjectFlow.taken(of: table, code, keys: keys))
    }
    guard let taken = taken[table] ?? nil else { return nil }
    if let sites = taken.sites[key] { return .taken(sites) }
    if taken.isPartial { return nil }
    return taken.open.isEmpty ? .never : .perhaps(taken.open)
  }

  /// The table that has a style, and under which key; one that has a name which nothing but the table asks for is the
  /// table's.
  private func place(of style: JSSite) -> (table: JSSite, key: String)? {
    var site = style
    if let variable = code.running.binding(of: style.node, in: style.module) {
      guard let mentions = code.running.mentions(of: variable), mentions.count == 1 else {
        return nil
      }
      site = mentions[0]
    }
    guard let parent = code.parent(of: site),
      case .object(let properties) = code.program.trees[site.module][parent].kind,
      let property = properties.first(where: { $0.value == site.node }),
      case .name(let key) = property.key
    else { return nil }
    return (JSSite(module: site.module, node: parent), key)
  }

  /// The keys that an expression surely is somewhere, and whether it may be others.
  private func keys(_ site: JSSite) -> JSObjectFlow.Keys {
    if let keys = known[site] { return keys }
    let values = code.askingBriefly(times: 10) { code.values(site) }
    var keys = JSObjectFlow.Keys(isOpen: values.items.isEmpty)
    for item in values.items where item.value != .absent {
      if let key = item.value.written, item.trail.isProven, item.trail.isSure {
        keys.known.insert(key)
      } else {
        keys.isOpen = true
      }
    }
    known[site] = keys
    return keys
  }
}
