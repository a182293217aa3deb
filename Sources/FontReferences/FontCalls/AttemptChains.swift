import JavaScriptLowering
import NameFlow

/// What stands for a chain of fonts that are tried one after another: all of its turns find the same.
extension Evaluator {
  /// The chain a call is a turn of: as an operand of `??`, behind a test for a font that is not there, in a
  /// cascade list. `nil` where it stands alone.
  func chain(of call: Program.Spot) -> Trail.Origin? {
    if !cascadeLists(of: call).isEmpty { return origin(call) }
    var current = call
    var found: Trail.Origin?
    var isForced = false
    for _ in 0..<16 {
      guard case .node(let parent) = program[current].parent else { return found }
      let around = Program.Spot(file: call.file, node: parent)
      switch program[around].kind {
      case .coalesced(let items):
        // What a variable keeps is the first turn where it is not there.
        let kept = items.first.flatMap { name(at($0, current)) }
        found = kept.flatMap { declaration(of: $0, at: around) } ?? origin(around)
        current = around
      case .optionalBinding: return chain(ofCondition: around) ?? found
      // The last of them may be forced.
      case .unwrapped(_, isForced: true) where found == nil:
        isForced = true
        current = around
      case .result where isForced: current = around
      case .block where isForced: return chain(ofAlternative: current, in: around)
      case _ where isForced, .unwrapped(_, isForced: true): return found
      case .binding(let pattern, _, _):
        guard case .bound(let name) = program[at(pattern, current)].kind else { return found }
        return isTestedLater(name, after: around) ? origin(current) : found
      case .assignment(let target, _, _):
        if let name = name(at(target, current)), found == nil,
          isTestedLater(name, after: around)
        {
          found = origin(current)
        }
        current = around
      case .unwrapped, .cast, .result, .member, .call, .array: current = around
      case .dictionary:
        let isCascade = cascadeLists(of: around).contains { $0.value == current.node }
        return isCascade ? origin(around) : found
      case .block: return chain(ofAlternative: current, in: around) ?? found
      default: return found
      }
    }
    return found
  }

  private func at(_ id: Node.ID, _ beside: Program.Spot) -> Program.Spot {
    Program.Spot(file: beside.file, node: id)
  }

  private func origin(_ spot: Program.Spot) -> Trail.Origin {
    Trail.Origin(file: spot.file, range: program[spot].range)
  }

  // MARK: Conditions

  /// `if let font = …` and `guard let font = …` with another font where there is none.
  private func chain(ofCondition condition: Program.Spot) -> Trail.Origin? {
    guard case .node(let parent) = program[condition].parent else { return nil }
    let statement = at(parent, condition)
    switch program[statement].kind {
    case .guardElse(let conditions, let other) where conditions.count == 1:
      return makesFont(at(other, statement)) ? origin(statement) : nil
    case .ifElse(let conditions, _, let other) where conditions.count == 1:
      let hasOther = other.map { makesFont(at($0, statement)) } ?? false
      return chain(ofIf: statement, isOne: hasOther || isElse(statement))
    default: return nil
    }
  }

  /// What stands for the fonts of an `if` with all its `else`: where it leaves with the font, those of the
  /// block around it.
  private func chain(ofIf statement: Program.Spot, isOne: Bool) -> Trail.Origin? {
    var outermost = statement
    while isElse(outermost), case .node(let outer) = program[outermost].parent {
      outermost.node = outer
    }
    guard case .ifElse(_, let then, _) = program[outermost].kind,
      program.facts(statement.file)?.leaves(then) == true,
      case .node(let parent) = program[outermost].parent,
      case .block(let statements) = program[at(parent, statement)].kind
    else { return isOne ? origin(outermost) : nil }
    let hasOthers = statements.contains {
      $0 != outermost.node && makesFont(at($0, statement))
    }
    return isOne || hasOthers ? origin(at(parent, statement)) : nil
  }

  private func isElse(_ statement: Program.Spot) -> Bool {
    guard case .node(let parent) = program[statement].parent,
      case .ifElse(_, _, let other) = program[at(parent, statement)].kind
    else { return false }
    return other == statement.node
  }

  // MARK: Alternatives

  /// The chain of a font that is made where another is not there.
  private func chain(
    ofAlternative statement: Program.Spot, in block: Program.Spot
  ) -> Trail.Origin? {
    guard case .node(let parent) = program[block].parent else {
      return chain(behindIfs: statement, in: block)
    }
    let around = at(parent, block)
    switch program[around].kind {
    case .guardElse(let conditions, block.node):
      return chain(ofTests: conditions, in: around)
    case .ifElse(let conditions, _, let other):
      if other == block.node || asksForNone(conditions, block),
        let found = chain(ofTests: conditions, in: around)
      {
        return found
      }
    default: break
    }
    return chain(behindIfs: statement, in: block)
  }

  private func asksForNone(_ conditions: [Node.ID], _ beside: Program.Spot) -> Bool {
    conditions.contains {
      if case .compared(_, _, isEqual: true) = program[at($0, beside)].kind { true } else { false }
    }
  }

  private func chain(
    ofTests conditions: [Node.ID], in statement: Program.Spot
  ) -> Trail.Origin? {
    // What else is asked may be what fails.
    guard let only = conditions.first, conditions.count == 1 else { return nil }
    return chain(ofTest: at(only, statement), in: statement)
  }

  /// The chain of the font that a condition of a statement tests.
  private func chain(
    ofTest condition: Program.Spot, in statement: Program.Spot
  ) -> Trail.Origin? {
    if let name = tested(condition) {
      return declaration(of: name, at: condition) ?? assignment(of: name, before: statement)
    }
    guard case .optionalBinding(_, let value?) = program[condition].kind,
      makesFont(at(value, condition))
    else { return nil }
    if case .guardElse = program[statement].kind { return origin(statement) }
    return chain(ofIf: statement, isOne: true)
  }

  /// `if let font = … { return font }`, or `if font != nil { return font }`, and then `return …`.
  private func chain(
    behindIfs statement: Program.Spot, in block: Program.Spot
  ) -> Trail.Origin? {
    guard case .block(let statements) = program[block].kind, statements.last == statement.node,
      case .result = program[statement].kind
    else { return nil }
    for other in statements.dropLast() {
      guard case .ifElse(let conditions, let then, _) = program[at(other, block)].kind,
        conditions.count == 1, program.facts(block.file)?.leaves(then) == true
      else { continue }
      let condition = at(conditions[0], block)
      switch program[condition].kind {
      case .optionalBinding(_, let value?) where makesFont(at(value, block)):
        return origin(block)
      case .compared(_, _, isEqual: false):
        // `if (font != nil) return font;`
        if let found = tested(condition).flatMap({ declaration(of: $0, at: condition) }) {
          return found
        }
      default: continue
      }
    }
    return nil
  }

  /// Where a local variable gets its first value, which is a font that may not be there.
  private func declaration(of name: String, at spot: Program.Spot) -> Trail.Origin? {
    for definition in meaning(of: name, at: spot).definitions.reversed() {
      if case .value(let value, _) = definition.source, makesFont(at(value, spot)) {
        return origin(at(value, spot))
      }
    }
    return nil
  }

  /// Where a property gets a font that may not be there, in the statements before one.
  private func assignment(of name: String, before statement: Program.Spot) -> Trail.Origin? {
    guard name.hasPrefix("self."), case .node(let parent) = program[statement].parent,
      case .block(let statements) = program[at(parent, statement)].kind,
      let index = statements.firstIndex(of: statement.node)
    else { return nil }
    for other in statements[..<index].reversed() {
      if case .assignment(let target, let value, false) = program[at(other, statement)].kind,
        self.name(at(target, statement)) == name, makesFont(at(value, statement))
      {
        return origin(at(value, statement))
      }
    }
    return nil
  }

  /// Whether code makes a font or nothing, or the system font.
  private func makesFont(_ spot: Program.Spot) -> Bool {
    var pending = [spot]
    while let next = pending.popLast() {
      if case .call(let callee, _) = program[next].kind,
        isFallible(next) || SystemFontName.font(madeBy: at(callee, next), self) != nil
      {
        return true
      }
      pending += program[next].kind.children.map { at($0, spot) }
    }
    return false
  }

  // MARK: Cascade lists

  /// The attributes of a descriptor that hold the fonts to try next.
  private func cascadeLists(of attributes: Program.Spot) -> [Node.Entry] {
    ["cascadeList", "kCTFontCascadeListAttribute"].flatMap { entries(of: attributes, keyed: $0) }
  }
}
