import NameFlow
import SourceText

/// Makes the nodes and declarations of a file of its tree.
///
/// What stands outside of functions is declared for the whole file; what stands in them is local.
package struct JSExtractor {
  var facts: SourceFacts
  let tree: JSTree
  var nodes: [Node.ID?]
  var exports = ModuleExports()
  /// The functions around that run on an object of their own; `nil` for the members of a class.
  var receivers: [Declaration.ID?] = []
  /// The tags that are given more than is written there, by the tag around them.
  var slotted: Set<JSNode.ID> = []
  var depth = 0
  private var hidden = 0
  /// The variables of the tree by the expressions that they are made of, and those without one.
  private(set) var variables: [JSNode.ID: [Int]] = [:]
  private(set) var bareVariables: [Int] = []
  /// Functions and classes that statements declare, by their names.
  private(set) var declaredFunctions: [Int: String] = [:]
  private(set) var declaredClasses: [Int: String] = [:]

  /// The deepest expression that is followed.
  static let deepest = 600

  package static func lowered(_ tree: JSTree) -> JSLowered {
    var extractor = JSExtractor(tree)
    extractor.readModule()
    extractor.facts.exports = extractor.exports
    return JSLowered(facts: extractor.facts, nodes: extractor.nodes)
  }

  private init(_ tree: JSTree) {
    self.tree = tree
    facts = SourceFacts(text: tree.text)
    nodes = Array(repeating: nil, count: tree.nodes.count)
    for (index, binding) in tree.bindings.enumerated() {
      switch binding.kind {
      case .variable(let value?): variables[value, default: []].append(index)
      case .variable(nil): bareVariables.append(index)
      case .function(let function): declaredFunctions[function] = binding.name
      case .classType(let type): declaredClasses[type] = binding.name
      default: continue
      }
    }
    bareVariables.sort { tree.bindings[$0].range.lowerBound < tree.bindings[$1].range.lowerBound }
  }

  /// A name that no code can write.
  mutating func hiddenName() -> String {
    hidden += 1
    return "#\(hidden)"
  }
}

// MARK: - Nodes

extension JSExtractor {
  mutating func add(_ kind: Node.Kind, _ range: Range<Int>) -> Node.ID {
    facts.add(kind, range: self.range(range))
  }

  mutating func declare(_ declaration: Declaration) -> Declaration.ID { facts.add(declaration) }

  mutating func own(_ node: Node.ID?, _ owner: Declaration.ID) { facts.own(node, owner) }

  func range(_ range: Range<Int>) -> Range<Int32> {
    Int32(clamping: range.lowerBound)..<Int32(clamping: range.upperBound)
  }
}

// MARK: - The module

extension JSExtractor {
  fileprivate mutating func readModule() {
    readDeclarations()
    readCode()
    readExports()
    readLocalNames()
    readTypes()
  }

  private mutating func readTypes() {
    facts.types.declared = tree.types.declared
    facts.types.imported = tree.types.imported
    // What stands in a function is not the same for all who ask.
    for (type, value) in tree.types.values where tree[value].scope == 0 {
      if let node = nodes[value] { facts.types.values[type, default: []].append(node) }
    }
  }

  private mutating func readDeclarations() {
    let names = tree.scopes.first?.names.sorted { $0.value < $1.value } ?? []
    var hiddenNames: [JSNode.ID: String] = [:]
    for (name, index) in names {
      let binding = tree.bindings[index]
      switch binding.kind {
      case .variable(let value):
        guard let value, !binding.path.isEmpty else {
          property(name, binding.range) { extractor in value.map { extractor.expression($0) } }
          continue
        }
        let whole = hiddenNames[value] ?? hiddenName()
        if hiddenNames.updateValue(whole, forKey: value) == nil {
          property(whole, binding.range) { $0.expression(value) }
        }
        property(name, binding.range) { $0.part(binding, of: whole) }
      case .function(let function): _ = self.function(function, named: name, isDeclared: true)
      case .classType(let type):
        property(name, binding.range) { $0.maker(type, binding.range) }
      case .imported(let index) where tree.imports.indices.contains(index):
        let link = tree.imports[index]
        exports.links[name] = add(.linked(link.module, link.name), binding.range)
      default: continue
      }
    }
  }

  private mutating func property(
    _ name: String, _ range: Range<Int>, _ value: (inout JSExtractor) -> Node.ID?
  ) {
    var declaration = Declaration(kind: .property, name: name, range: self.range(range))
    declaration.isPrivate = true
    declaration.isVariable = true
    let id = declare(declaration)
    let value = value(&self)
    own(value, id)
    facts[id].value = value
  }

  private mutating func readCode() {
    var declaration = Declaration(kind: .code, name: "", range: 0..<0)
    declaration.isPrivate = true
    let id = declare(declaration)
    var statements: [Node.ID] = []
    for statement in tree.body {
      switch tree[statement].kind {
      case .variables: continue
      case .function(let function) where declaredFunctions[function] != nil: continue
      case .classType(let type) where declaredClasses[type] != nil: continue
      default: statements += self.statement(statement)
      }
    }
    let body = add(.block(statements), 0..<tree.text.utf8.count)
    facts[id].body = body
    own(body, id)
  }

  private mutating func readLocalNames() {
    for node in facts.nodes {
      if case .bound(let name) = node.kind { exports.localNames.insert(name) }
    }
    for declaration in facts.declarations where declaration.kind == .function {
      if let statement = declaration.statement, case .declared = facts[statement].kind {
        exports.localNames.insert(declaration.name)
      }
      exports.localNames.formUnion(declaration.parameters.map(\.name))
    }
    for word in facts.mentions.keys where word.hasSuffix("=") {
      exports.localNames.insert(String(word.dropLast(word.hasSuffix(".=") ? 2 : 1)))
    }
  }

  // MARK: Exports

  private mutating func readExports() {
    for export in tree.exports {
      let node: Node.ID?
      switch export.value {
      case .binding(let local): node = add(.name(local), 0..<0)
      case .node(let value): node = nodes[value]
      case .imported(let module, let name): node = add(.linked(module, name), 0..<0)
      }
      guard let node else { continue }
      if let name = export.name {
        if exports.named[name] == nil { exports.named[name] = node }
      } else {
        exports.passedOn.append(node)
      }
    }
    exports.whole = tree.document.flatMap { nodes[$0] }
    readAssignedExports()
    exports.assignedMembers = Set(
      tree.memberAssignments.compactMap { tree.lastName(of: $0.target) })
  }

  /// `exports.bold = …` and `module.exports = …`: of several the first, and what is given as a whole
  /// hides the names that come later.
  private mutating func readAssignedExports() {
    for (target, value) in tree.memberAssignments {
      guard case .member(let object, let member, _) = tree[target].kind, let node = nodes[value]
      else { continue }
      if tree.isExports(object) {
        guard exports.whole == nil, exports.named[member] == nil else { continue }
        exports.named[member] = node
      } else if exports.whole == nil, member == "exports", tree.isWritten(object, as: "module") {
        exports.whole = node
      }
    }
  }
}
