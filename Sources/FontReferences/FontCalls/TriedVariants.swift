import NameFlow
import SourceText

/// Fonts that are asked for where another font has no bold or italic.
extension Evaluator {
  /// The calls that give `nil` where a font has no style like the one that is asked for.
  private static let fallible = ["CTFontCreateCopyWithSymbolicTraits", "withSymbolicTraits"]

  /// Where a style is asked for of another font, if a call is made only where there is none:
  /// `if copy == nil { … }`, `font.fontDescriptor.withSymbolicTraits(.traitBold) ?? …`.
  func variantTried(before call: Program.Spot) -> SourcePlace? {
    guard Self.fallible.contains(where: { !program.mentions(of: $0, in: call.file).isEmpty }) else {
      return nil
    }
    var current = call
    for _ in 0..<32 {
      guard case .node(let parent) = program[current].parent else { return nil }
      let around = Program.Spot(file: call.file, node: parent)
      func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: call.file, node: id) }
      switch program[around].kind {
      case .coalesced(let items) where items.first != current.node:
        if let place = items.first.flatMap({ variant(in: at($0)) }) { return place }
      case .ifElse(let conditions, let then, let other) where conditions.count == 1:
        let condition = at(conditions[0])
        if current.node == other, let place = variant(testedBy: condition, isThere: true) {
          return place
        }
        if current.node == then, let place = variant(testedBy: condition, isThere: false) {
          return place
        }
      case .guardElse(let conditions, current.node):
        let places = conditions.compactMap { variant(testedBy: at($0), isThere: true) }
        if conditions.count == 1, let place = places.first { return place }
      case .block(let statements):
        if let place = variant(left: statements, before: current) { return place }
      case .closure: return nil
      default: break
      }
      current = around
    }
    return nil
  }

  /// The same, where a statement before one leaves with the font: `if let font = … { return font }`.
  private func variant(left statements: [Node.ID], before current: Program.Spot) -> SourcePlace? {
    for statement in statements {
      guard statement != current.node else { return nil }
      let spot = Program.Spot(file: current.file, node: statement)
      guard case .ifElse(let conditions, let then, nil) = program[spot].kind,
        conditions.count == 1, program.facts(current.file)?.leaves(then) == true
      else { continue }
      let condition = Program.Spot(file: current.file, node: conditions[0])
      if let place = variant(testedBy: condition, isThere: true) { return place }
    }
    return nil
  }

  /// The place of the style that a condition asks for.
  ///
  /// - Parameter isThere: whether the condition is to hold where there is one.
  private func variant(testedBy condition: Program.Spot, isThere: Bool) -> SourcePlace? {
    switch program[condition].kind {
    case .optionalBinding(_, let value?) where isThere:
      let spot = Program.Spot(file: condition.file, node: value)
      return variant(in: spot) ?? name(spot).flatMap { variant(in: $0, at: condition) }
    case .compared(_, _, let isEqual) where isEqual != isThere:
      return tested(condition).flatMap { variant(in: $0, at: condition) }
    case .not(let inner) where !isThere:
      return variant(testedBy: Program.Spot(file: condition.file, node: inner), isThere: true)
    case .name(let name) where isThere && program.isObjectiveC(condition.file):
      return variant(in: name, at: condition)
    default: return nil
    }
  }

  /// The same of what a variable holds at first.
  private func variant(in name: String, at spot: Program.Spot) -> SourcePlace? {
    for definition in meaning(of: name, at: spot).definitions {
      guard case .value(let value, _) = definition.source else { continue }
      return variant(in: Program.Spot(file: spot.file, node: value))
    }
    return nil
  }

  /// The first style that an expression asks for and does not get by any other way.
  private func variant(in spot: Program.Spot) -> SourcePlace? {
    var current = spot
    for _ in 0..<32 {
      func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
      switch program[current].kind {
      case .cast(let inner, _), .unwrapped(let inner, isForced: false): current = at(inner)
      case .call(let callee, let arguments):
        guard let name = program[at(callee)].kind.lastName else { return nil }
        if Self.fallible.contains(name) {
          return placeOfVariant(name, arguments, at(callee), current)
        }
        // `descriptor.map { UIFont(descriptor: $0, size: 0) }`
        guard ["map", "flatMap"].contains(name),
          case .member(let base?, _) = program[at(callee)].kind
        else { return nil }
        current = at(base)
      default: return nil
      }
    }
    return nil
  }
}
