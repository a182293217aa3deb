import JavaScriptLowering
import NameFlow

/// Styles of a table of which code takes one by its key: `const faces = { bold: { fontFamily: … } }`, and
/// `...faces[weight]`.
final class JSStyleTables {
  private let code: JSCode
  private var known: [JSSite: JSObjectFlow.Keys] = [:]

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
    let site = JSSite(module: module, node: style)
    guard let taken = JSObjectFlow.taken(site, code, keys: keys) else { return nil }
    if !taken.sites.isEmpty { return .taken(taken.sites) }
    return taken.open.isEmpty ? .never : .perhaps(taken.open)
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
