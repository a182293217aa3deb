import NameFlow
import SourceText

/// Where a font that is passed to `scaledFont(for:)` is scaled already, whoever runs the code.
extension Evaluator {
  /// What to write for a call of `scaledFont(for:)`: the font that it gets, if that surely scales already.
  func unscaled(_ call: Program.Spot) -> FontScaling.Unscaled? {
    guard case .call(let callee, let arguments) = program[call].kind,
      case .member(let metrics?, "scaledFont") = program[beside(call, callee)].kind,
      let font = arguments.first, font.label == "for"
    else { return nil }
    let spot = beside(call, font.value)
    var search = ScaledFontSearch()
    // Something with an operator would have to be put in parentheses.
    switch program[spot].kind {
    case .name, .member, .call: break
    default: return nil
    }
    guard isScaled(spot, 0, &search) else { return nil }
    let own = beside(call, metrics)
    let isSame =
      arguments.count == 1 && !search.metrics.isEmpty
      && search.metrics.allSatisfy {
        program.source($0, limit: 500) == program.source(own, limit: 500)
      }
      && isFixed(own)
    return FontScaling.Unscaled(
      call: program.place(call), font: program.place(spot), text: program.source(spot, limit: 500),
      isSame: isSame)
  }

  /// Whether an expression gives the same wherever it stands: `UIFontMetrics(forTextStyle: .title1)`.
  private func isFixed(_ spot: Program.Spot) -> Bool {
    switch program[spot].kind {
    case .member(nil, _): true
    case .member(let base?, _): isFixed(beside(spot, base))
    case .name(let name): name.first?.isUppercase ?? false
    case .call(let callee, let arguments):
      isFixed(beside(spot, callee)) && arguments.allSatisfy { isFixed(beside(spot, $0.value)) }
    default: false
    }
  }

  /// What was looked at on the way to what scales a font: nothing is looked at again.
  private struct ScaledFontSearch {
    var left = 500
    var seen: Set<Program.Declared> = []
    /// What scales it, wherever that is.
    var metrics: [Program.Spot] = []
  }

  /// Whether each font that an expression can give is scaled.
  private func isScaled(
    _ spot: Program.Spot, _ depth: Int, _ search: inout ScaledFontSearch
  ) -> Bool {
    search.left -= 1
    guard depth < 12, search.left > 0 else { return false }
    func all(_ nodes: [Node.ID], _ search: inout ScaledFontSearch) -> Bool {
      !nodes.isEmpty && nodes.allSatisfy { isScaled(beside(spot, $0), depth + 1, &search) }
    }
    switch program[spot].kind {
    case .unwrapped(let value, _): return all([value], &search)
    case .coalesced(let values): return all(values, &search)
    case .ternary(_, let first, let second): return all([first, second], &search)
    case .call(let callee, let arguments):
      let own = callees(of: spot)
      guard own.isEmpty else { return own.allSatisfy { givesScaled($0, depth, &search) } }
      switch program[beside(spot, callee)].kind {
      case .member(let metrics?, "scaledFont") where arguments.first?.label == "for":
        search.metrics.append(beside(spot, metrics))
        return true
      case .member(_, "preferredFont"):
        return arguments.map(\.label) == ["forTextStyle"]
      default: return false
      }
    case .name(let name):
      let meaning = self.meaning(of: name, at: spot)
      guard meaning.isLocal else {
        return arePlaces(of: name, in: container(at: spot), spot.file, depth, &search)
      }
      let definitions = meaning.definitions
      return !definitions.isEmpty
        && definitions.allSatisfy { definition in
          switch definition.source {
          case .value(let value, _), .unwrapped(let value): all([value], &search)
          default: false
          }
        }
    case .member(let base?, let name):
      guard case .name(let type) = program[beside(spot, base)].kind,
        type == "self" || type.first?.isUppercase ?? false
      else { return false }
      let path = type == "self" || type == "Self" ? container(at: spot) : [type]
      return arePlaces(of: name, in: path, spot.file, depth, &search)
    default: return false
    }
  }

  /// Whether each constant with a name keeps a scaled font.
  private func arePlaces(
    of name: String, in type: [String], _ file: Int32, _ depth: Int,
    _ search: inout ScaledFontSearch
  ) -> Bool {
    let members = valueMembers(name, of: type)
    let found = members.isEmpty ? program.globals(named: name) : members
    let places = program.nearest(found, to: file)
    return !places.isEmpty && places.allSatisfy { givesScaled($0, depth, &search) }
  }

  /// Whether all that a function gives, or what a constant keeps, is scaled.
  private func givesScaled(
    _ declared: Program.Declared, _ depth: Int, _ search: inout ScaledFontSearch
  ) -> Bool {
    guard search.seen.insert(declared).inserted, !program[declared].isType else { return false }
    if let value = program[declared].value {
      let spot = Program.Spot(file: declared.file, node: value)
      return !program[declared].isVariable && isScaled(spot, depth + 1, &search)
    }
    guard let body = program[declared].body else { return false }
    let start = Program.Spot(file: declared.file, node: body)
    var results: [Program.Spot] = []
    var nodes = [body]
    for _ in 0..<2_000 {
      guard let node = nodes.popLast() else { break }
      let spot = beside(start, node)
      switch program[spot].kind {
      case .closure, .declared: continue
      case .result(let value):
        if let value { results.append(beside(spot, value)) }
      default: nodes += program[spot].kind.children
      }
    }
    if results.isEmpty, case .block(let statements) = program[start].kind, statements.count == 1 {
      results = [beside(start, statements[0])]
    }
    return nodes.isEmpty && !results.isEmpty
      && results.allSatisfy { isScaled($0, depth + 1, &search) }
  }

  private func beside(_ spot: Program.Spot, _ node: Node.ID) -> Program.Spot {
    Program.Spot(file: spot.file, node: node)
  }
}
