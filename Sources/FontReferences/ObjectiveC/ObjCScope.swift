/// What a word means inside a function or method.
enum ObjCLocal {
  /// A variable, with the assignments whose values can reach the place.
  case variable([ObjCAssignment], declaration: ObjCAssignment)
  /// A parameter of the function or method, and the assignments that can have changed it.
  case parameter(ObjCCallableID, Int, [ObjCAssignment])
  /// A parameter of a block: the block's caret, and which one.
  case blockParameter(caret: Int, Int)
}

extension ObjCProgram {
  /// What a word means at a place in a function or method; `nil` where it is none of its own.
  func local(_ name: String, at site: ObjCSite) -> ObjCLocal? {
    guard let id = callable(at: site) else { return nil }
    let code = codes[site.code]
    let body = callable(id).body
    guard site.token >= body.lowerBound else { return nil }
    // A function that assigns one name more often than this is generated; its end is what counts.
    // `name = [name …]`: what is being assigned is not what stood there before.
    let own = outlines[site.code]
      .assignments(named: name, in: body.lowerBound..<site.token, last: 512)
      .filter { !$0.value.contains(site.token) }
    let declarations = own.filter(\.kind.isDeclaration)
    func owner(of token: Int) -> ObjCAssignment? {
      declarations.last {
        $0.token <= token && code.scope(of: $0, in: body).contains(token)
      }
    }
    let block = code.blockParameter(name, at: site.token, in: body)
    if let declaration = owner(of: site.token), declaration.token > block?.caret ?? -1 {
      let values = own.filter { owner(of: $0.token)?.token == declaration.token }
      return .variable(code.reaching(values, site.token), declaration: declaration)
    }
    if let block { return .blockParameter(caret: block.caret, block.index) }
    guard let index = callable(id).parameters.firstIndex(where: { $0.name == name }) else {
      return nil
    }
    let values = own.filter { owner(of: $0.token) == nil }
    return .parameter(id, index, code.reaching(values, site.token))
  }
}

extension ObjCAssignment.Kind {
  /// Whether the name begins to mean something new here.
  var isDeclaration: Bool { self == .declaration || self == .loop }

  fileprivate var isWhole: Bool { self == .declaration || self == .assignment || self == .loop }
}

extension ObjCCode {
  /// Where a variable is known: the braces it is declared in, or the body of its loop.
  func scope(of declaration: ObjCAssignment, in body: Range<Int>) -> Range<Int> {
    guard let open = parent(declaration.token), let close = partner(open) else { return body }
    guard kind(open) == .openParenthesis else { return open..<close }
    let start = close + 1
    return open..<(kind(start) == .openBrace ? after(start) : statement(from: start).upperBound)
  }

  /// The assignments whose values can reach a place: those from the last one on that always runs
  /// before it.
  func reaching(_ assignments: [ObjCAssignment], _ token: Int) -> [ObjCAssignment] {
    let whole = assignments.filter { $0.kind.isWhole }
    guard let last = whole.last(where: { alwaysRuns($0, before: token) }) else { return whole }
    return whole.filter { $0.token >= last.token }
  }

  private func alwaysRuns(_ assignment: ObjCAssignment, before token: Int) -> Bool {
    if assignment.kind.isDeclaration { return true }
    if let open = parent(assignment.token) {
      guard kind(open) == .openBrace, let close = partner(open), close > token else { return false }
    }
    switch kind(assignment.token - 1) {
    case .semicolon, .openBrace, .closeBrace: return true
    default: return false
    }
  }

  /// The innermost block around a token that has a parameter of this name.
  func blockParameter(
    _ name: String, at token: Int, in body: Range<Int>
  ) -> (caret: Int, index: Int)? {
    var open = parent(token)
    while let brace = open, body.contains(brace) {
      if let block = blockHead(ofBody: brace),
        let index = block.parameters.firstIndex(where: { $0.name == name })
      {
        return (block.caret, index)
      }
      open = parent(brace)
    }
    return nil
  }

  /// The caret and the parameters of the block whose body begins with this brace.
  func blockHead(ofBody brace: Int) -> (caret: Int, parameters: [ObjCParameter])? {
    guard kind(brace) == .openBrace else { return nil }
    if kind(brace - 1) == .caret { return (brace - 1, []) }
    guard kind(brace - 1) == .closeParenthesis, let open = partner(brace - 1),
      let inside = inside(open)
    else { return nil }
    var caret = open - 1
    while kind(caret) == .identifier || kind(caret) == .star { caret -= 1 }
    guard kind(caret) == .caret else { return nil }
    return (caret, split(inside, at: .comma).map(cParameter))
  }

  /// The values that a function or method returns, those of the blocks in it left out.
  func returnedValues(of body: Range<Int>) -> [Range<Int>] {
    body.compactMap { index in
      guard kind(index) == .identifier, isWord(index, "return"), !isInBlock(index, within: body)
      else { return nil }
      let value = statement(from: index + 1)
      return value.isEmpty ? nil : value
    }
  }

  private func isInBlock(_ token: Int, within body: Range<Int>) -> Bool {
    var open = parent(token)
    while let brace = open, body.contains(brace) {
      if blockHead(ofBody: brace) != nil { return true }
      open = parent(brace)
    }
    return false
  }
}
