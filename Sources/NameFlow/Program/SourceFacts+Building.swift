import SourceText
/// How the tables of a file are filled, alike for every language.
extension SourceFacts {
  /// Adds a node, and makes it the parent of those that stand in it.
  package mutating func add(_ kind: Node.Kind, range: Range<Int32>) -> Node.ID {
    let id = Node.ID(index: Int32(nodes.count))
    for child in kind.children {
      nodes[Int(child.index)].parent = .node(id)
    }
    nodes.append(Node(kind: kind, parent: .none, range: range))
    mention(kind, id)
    return id
  }

  /// Lets cases of a `switch` fall into the next ones: what these do follows.
  package mutating func fall(_ cases: inout [Node.Case], from indices: Set<Int>) {
    var length = 0
    for index in cases.indices.dropLast().reversed() {
      guard indices.contains(index), case .block(var statements) = self[cases[index].body].kind
      else {
        length = 0
        continue
      }
      length += 1
      // What falls through more cases than anyone writes goes nowhere.
      let isFollowed = length <= Node.Case.mostFallingThrough
      let next = cases[index + 1].body
      statements.append(
        isFollowed ? next : add(.thrown(add(.absent, range: 0..<0)), range: 0..<0))
      nodes[Int(cases[index].body.index)].kind = .block(statements)
      if isFollowed { cases[index + 1].fallenFrom = cases[index].body }
    }
  }

  /// Notes which statements of a block stand behind one that leaves it. What they declare may be used before.
  ///
  /// - Parameter entries: The indices at which code may be entered from elsewhere: the cases of C.
  package mutating func noteUnreached(of statements: [Node.ID], entries: Set<Int> = []) {
    var leaving: String?
    for (index, statement) in statements.enumerated() {
      if entries.contains(index) { leaving = nil }
      if case .declared = self[statement].kind { continue }
      if let leaving { unreached[statement] = leaving }
      if case .jump = self[statement].kind { leaving = leaving ?? "" }
      leaving = leaving ?? alwaysReturns(statement)
    }
  }

  /// Whether a statement leaves the function: by the function of that name if it is a call, otherwise by none.
  private func alwaysReturns(_ statement: Node.ID) -> String? {
    switch self[statement].kind {
    case .result, .thrown: return ""
    case .ifElse(_, let then, let other?):
      guard !mayJump(then), !mayJump(other), let first = ending(of: then),
        let second = ending(of: other)
      else { return nil }
      return first.isEmpty ? second : first
    case .call(let callee, _):
      // No other language has these functions.
      guard isSwift, case .name(let function) = self[callee].kind,
        Self.ending.contains(function), !localNames.contains(function)
      else { return nil }
      return function
    default: return nil
    }
  }

  private func ending(of branch: Node.ID) -> String? {
    guard case .block(let statements) = self[branch].kind else { return alwaysReturns(branch) }
    return statements.last.flatMap { alwaysReturns($0) }
  }

  /// Whether there is a statement within another one by which code may go on behind it: a `break` of a label, of a `switch`.
  package func mayJump(_ statement: Node.ID) -> Bool {
    hasJump(in: [statement], where: { $0 != "fallthrough" }) { kind in
      switch kind {
      case .function, .declared: true
      default: false
      }
    }
  }

  /// Whether there is a `break` in a statement that leaves the `switch` around it, and is not the statement itself.
  package func mayBreak(_ statement: Node.ID) -> Bool {
    hasJump(in: self[statement].kind.children, where: { $0.hasPrefix("break") }) { kind in
      switch kind {
      case .function, .declared, .closure, .loop, .switching: true
      default: false
      }
    }
  }

  /// Whether one of some statements, or one in them, jumps; what stands in some of them is passed over.
  private func hasJump(
    in statements: [Node.ID], where isMeant: (String) -> Bool, passing isPassed: (Node.Kind) -> Bool
  ) -> Bool {
    guard hasJumps else { return false }
    var pending = statements
    while let next = pending.popLast() {
      let kind = self[next].kind
      if case .jump = kind, unreached[next] == nil, isMeant(source(next, limit: 20)) { return true }
      if !isPassed(kind) { pending += kind.children }
    }
    return false
  }

  /// The standard library's functions that never return.
  static let ending: Set<String> = ["fatalError", "preconditionFailure"]

  private var isSwift: Bool { path.hasSuffix(".swift") }

  package mutating func add(_ declaration: Declaration) -> Declaration.ID {
    let id = Declaration.ID(index: Int32(declarations.count))
    declarations.append(declaration)
    return id
  }

  /// Makes a declaration the parent of a node.
  package mutating func own(_ node: Node.ID?, _ owner: Declaration.ID) {
    guard let node else { return }
    nodes[Int(node.index)].parent = .declaration(owner)
  }

  /// Whether a folder above the file is one of tests.
  package var isInTestFolder: Bool {
    path.folderComponents.contains { folder in
      folder == "Tests" || folder == "UITests" || folder.hasSuffix("Tests")
        || folder == "Preview Content"
    }
  }

  private mutating func mention(_ kind: Node.Kind, _ id: Node.ID) {
    switch kind {
    case .name(let name), .member(_, let name):
      mentions[name, default: []].append(id)
    case .call(let callee, let arguments):
      if case .member(let base?, let method) = self[callee].kind,
        Self.inserting.contains(method), let name = assignedName(base)
      {
        mentions[name + "=", default: []].append(id)
      }
      guard let label = arguments.first?.label, Self.tellingLabels.contains(label) else { return }
      mentions[label + ":", default: []].append(id)
    case .bound(let name), .optionalBinding(let name, _): localNames.insert(name)
    case .passed(let inner): if let name = assignedName(inner) { localNames.insert(name) }
    case .declared(let id): localNames.insert(self[id].name)
    case .keyPath(let path):
      if let first = path.first { mentions["\\" + first, default: []].append(id) }
    case .jump: hasJumps = true
    case .subscripted: mentions["[", default: []].append(id)
    case .assignment(let target, _, _):
      if let name = assignedName(target) { mentions[name + "=", default: []].append(id) }
      if let name = changedObject(target) { mentions[name + ".=", default: []].append(id) }
    default: break
    }
  }

  /// Labels by which a call of a font API is known whatever it is called through.
  private static let tellingLabels: Set<String> = ["fontNamed", "fontAttributes"]

  /// The variable whose object gets a member: `fonts` of `fonts.bold` and `fonts['bold']`.
  private func changedObject(_ target: Node.ID) -> String? {
    switch self[target].kind {
    case .member(let base?, _), .subscripted(let base, _): root(of: base)
    default: nil
    }
  }

  private func assignedName(_ target: Node.ID) -> String? {
    switch self[target].kind {
    case .name(let name), .member(_, let name): name
    case .unwrapped(let inner, _), .subscripted(let inner, _): assignedName(inner)
    default: nil
    }
  }
}
