import SourceText

/// All modules of the apps: their trees, and what they became.
struct JSProgram: Sendable {
  let modules: [JSModule]
  let names: JSModuleNames
  /// The trees of the modules, in their order; empty for those that are nested too deep.
  let trees: [JSTree]
  /// The nodes that those of the trees became.
  let nodes: [[Node.ID?]]
  /// The modules as files in which names are followed.
  let units: [SourceUnit]
  /// Where members of names are read.
  let members: [JSMemberName: [JSSite]]
  /// The names under which other modules import something of a module.
  let importedNames: [Int: Set<String>]
  /// Modules that could not be read.
  let unchecked: [UncheckedFile]

  init(_ files: JSAppFiles) {
    modules = files.modules
    names = JSModuleNames(files.modules, files.aliases)
    let parsed = ParserThreads.map(files.modules, Parsed.init)
    trees = parsed.map(\.tree)
    nodes = parsed.map(\.nodes)
    units = parsed.map(\.unit)
    var unchecked = files.unchecked
    for (module, result) in zip(files.modules, parsed) {
      guard let violation = result.violation, JSFontUseSearch.mayFind(in: module.text) else {
        continue
      }
      unchecked.append(UncheckedFile(path: module.path, reason: violation))
    }
    self.unchecked = unchecked
    members = Self.members(in: trees)
    var imported: [Int: Set<String>] = [:]
    for (module, tree) in zip(files.modules, trees) {
      for binding in tree.bindings {
        guard case .imported(let index) = binding.kind, tree.imports.indices.contains(index),
          let target = names.module(tree.imports[index].module, from: module.path)
        else { continue }
        imported[target, default: []].insert(binding.name)
      }
    }
    importedNames = imported
  }

  /// A module that is read.
  private struct Parsed: Sendable {
    let tree: JSTree
    let nodes: [Node.ID?]
    let unit: SourceUnit
    let violation: String?

    init(_ module: JSModule) {
      do throws(JSViolation) {
        let tokens = try JSTokenizer.tokens(of: module.text)
        tree = try JSParser.parse(module.text, tokens)
        violation = nil
      } catch {
        tree = JSTree(text: module.text, tokens: [])
        violation = error.reason
      }
      let lowered = JSExtractor.lowered(tree)
      nodes = lowered.nodes
      unit = SourceUnit(module.text, JavaScriptLowering(lowered: .success(lowered.facts)))
    }
  }

  private static func members(in trees: [JSTree]) -> [JSMemberName: [JSSite]] {
    var members: [JSMemberName: [JSSite]] = [:]
    for (module, tree) in trees.enumerated() {
      for (id, node) in tree.nodes.enumerated() {
        guard case .member(let object, let name, _) = node.kind,
          case .name(let owner) = tree[object].kind
        else { continue }
        members[JSMemberName(object: owner, member: name), default: []].append(
          JSSite(module: module, node: id))
      }
    }
    return members
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
