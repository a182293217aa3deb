import SourceText

/// All modules of the apps: their trees, and what names mean across them.
struct JSProgram: Sendable {
  let modules: [JSModule]
  let names: JSModuleNames
  /// The trees of the modules, in their order; empty for those that are nested too deep.
  let trees: [JSTree]
  /// Where calls and tags name a function or component, by the name.
  let calls: [String: [JSSite]]
  /// The calls that are given a function as it is written: `list.map((item) => …)`.
  let callbacks: [JSFrame.Call: JSSite]
  /// Where members of names are read.
  let members: [JSMemberName: [JSSite]]
  /// The names under which other modules import something of a module.
  let importedNames: [Int: Set<String>]
  /// The names of members that are given values somewhere: `fonts.bold = …`.
  let assignedMembers: Set<String>
  /// Modules that could not be read.
  let unchecked: [UncheckedFile]

  init(_ files: JSAppFiles) {
    modules = files.modules
    names = JSModuleNames(files.modules, files.aliases)
    let parsed = ParserThreads.map(files.modules) { module -> (tree: JSTree, violation: String?) in
      do throws(JSViolation) {
        let tokens = try JSTokenizer.tokens(of: module.text)
        return (try JSParser.parse(module.text, tokens), nil)
      } catch {
        return (JSTree(text: module.text, tokens: []), error.reason)
      }
    }
    trees = parsed.map(\.tree)
    var unchecked = files.unchecked
    for (module, result) in zip(files.modules, parsed) {
      guard let violation = result.violation, JSFontUseSearch.mayFind(in: module.text) else {
        continue
      }
      unchecked.append(UncheckedFile(path: module.path, reason: violation))
    }
    self.unchecked = unchecked
    (calls, members, callbacks) = Self.sites(in: trees)
    var imported: [Int: Set<String>] = [:]
    var assigned: Set<String> = []
    for (module, tree) in zip(files.modules, trees) {
      for binding in tree.bindings {
        guard case .imported(let index) = binding.kind, tree.imports.indices.contains(index),
          let target = names.module(tree.imports[index].module, from: module.path)
        else { continue }
        imported[target, default: []].insert(binding.name)
      }
      assigned.formUnion(tree.memberAssignments.compactMap { tree.lastName(of: $0.target) })
    }
    importedNames = imported
    assignedMembers = assigned
  }

  private static func sites(
    in trees: [JSTree]
  ) -> (
    calls: [String: [JSSite]], members: [JSMemberName: [JSSite]],
    callbacks: [JSFrame.Call: JSSite]
  ) {
    var calls: [String: [JSSite]] = [:]
    var members: [JSMemberName: [JSSite]] = [:]
    var callbacks: [JSFrame.Call: JSSite] = [:]
    for (module, tree) in trees.enumerated() {
      for (id, node) in tree.nodes.enumerated() {
        let site = JSSite(module: module, node: id)
        switch node.kind {
        case .call(let callee, let arguments):
          if let name = tree.lastName(of: callee) { calls[name, default: []].append(site) }
          if let first = arguments.first, case .function(let index) = tree[first].kind {
            callbacks[JSFrame.Call(module: module, function: index)] = site
          }
        case .markup(let markup):
          if let name = markup.component.flatMap(tree.lastName) {
            calls[name, default: []].append(site)
          }
        case .member(let object, let name, _):
          guard case .name(let owner) = tree[object].kind else { continue }
          members[JSMemberName(object: owner, member: name), default: []].append(site)
        default: break
        }
      }
    }
    return (calls, members, callbacks)
  }

  subscript(site: JSSite) -> JSNode { trees[site.module][site.node] }

  func place(_ site: JSSite) -> SourcePlace { trees[site.module].place(site.node) }

  func string(_ site: JSSite) -> String { trees[site.module].string(site.node) }
}

/// A node of a module.
struct JSSite: Hashable, Comparable, Sendable {
  var module: Int
  var node: JSNode.ID

  static func < (left: JSSite, right: JSSite) -> Bool {
    (left.module, left.node) < (right.module, right.node)
  }
}

extension JSTree {
  /// `font` of `font`, of `theme.font`.
  func lastName(of id: JSNode.ID) -> String? {
    switch self[id].kind {
    case .name(let name): name
    case .member(_, let name, _): name
    default: nil
    }
  }
}
