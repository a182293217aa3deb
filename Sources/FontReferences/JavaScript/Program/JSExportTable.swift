import SourceText

/// What a module exports, by name.
struct JSExportTable {
  /// `export const bold`, `export { bold } from './fonts'`; of several the first.
  private(set) var named: [String: JSExport.Value] = [:]
  /// `export * from './fonts'` and `export = …`, in their order.
  private(set) var passedOn: [JSExport.Value] = []
  /// `exports.bold = …`
  private var assigned: [String: Assignment] = [:]
  /// `module.exports = …`
  private var whole: Assignment?

  private struct Assignment {
    var position: Int
    var value: JSNode.ID
  }

  /// A value of CommonJS under some name: the name's own, or one to look for the name in.
  enum Assigned {
    case value(JSNode.ID)
    case member(of: JSNode.ID)
  }

  init(_ tree: JSTree) {
    for export in tree.exports {
      guard let name = export.name else {
        passedOn.append(export.value)
        continue
      }
      if named[name] == nil { named[name] = export.value }
    }
    for (position, (target, value)) in tree.memberAssignments.enumerated() {
      guard case .member(let object, let member, _) = tree[target].kind else { continue }
      let assignment = Assignment(position: position, value: value)
      if tree.isWritten(object, as: "exports") || tree.isWritten(object, as: "module.exports") {
        if assigned[member] == nil { assigned[member] = assignment }
      } else if whole == nil, member == "exports", tree.isWritten(object, as: "module") {
        whole = assignment
      }
    }
  }

  /// What is assigned to a name, or to all exports before that.
  func assigned(_ name: String) -> Assigned? {
    let own = assigned[name]
    guard let whole, own.map({ whole.position < $0.position }) ?? true else {
      return own.map { .value($0.value) }
    }
    return name == "default" ? .value(whole.value) : .member(of: whole.value)
  }
}

extension JSTree {
  /// Whether a node's text is this one.
  func isWritten(_ id: JSNode.ID, as word: StaticString) -> Bool {
    let range = self[id].range
    return range.count == word.utf8CodeUnitCount
      && text.utf8[range].elementsEqual(word.description.utf8)
  }

  /// Whether a node's text begins so.
  func begins(_ id: JSNode.ID, with word: StaticString) -> Bool {
    text.utf8[self[id].range].starts(with: word.description.utf8)
  }

  /// Whether a node's text ends so.
  func ends(_ id: JSNode.ID, with word: StaticString) -> Bool {
    text.utf8[self[id].range].reversed().starts(with: word.description.utf8.reversed())
  }
}
