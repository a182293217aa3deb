/// What lists the names of the fonts that there are: to find a name there is to find a font.
extension Evaluator {
  /// The name that is looked for among those of all fonts: `UIFont.familyNames.contains(name)`.
  func listed(by callee: Program.Spot, _ arguments: [Program.Spot]) -> Program.Spot? {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: callee.file, node: id) }
    guard let only = arguments.first, arguments.count == 1,
      case .member(let list?, "contains") = program[callee].kind, listsFonts(at(list))
    else { return nil }
    guard case .closure(let parts) = program[only].kind else { return only }
    let own = parts.parameters.first ?? "$0"
    guard let value = onlyValue(of: at(parts.body)) else { return nil }
    switch program[value].kind {
    case .compared(let left, let right, isEqual: true):
      let sides = [at(left), at(right)]
      return sides.contains { mentions(own, $0) } ? sides.first { !mentions(own, $0) } : nil
    case .call(let callee, let arguments):
      return listed(by: at(callee), arguments.map { at($0.value) })
    default: return nil
    }
  }

  /// Whether code lists names of fonts that there are: `UIFont.familyNames.sorted()`, or a variable that keeps it.
  private func listsFonts(_ list: Program.Spot) -> Bool {
    isAnywhere(in: list) { spot in
      switch program[spot].kind {
      case .name(let name): return Self.functions.contains(name)
      case .member(let base?, let name) where Self.lists.contains(name):
        return isAnywhere(in: Program.Spot(file: spot.file, node: base)) { spot in
          guard case .name(let type) = program[spot].kind else { return false }
          return Self.fontTypes.contains(type)
            || meanings(of: type, at: spot).contains {
              $0.type.path?.last.map(Self.fontTypes.contains) == true
            }
        }
      default: return false
      }
    }
  }

  /// Whether something stands in code, or in what the variables that it names keep.
  private func isAnywhere(in code: Program.Spot, _ isFound: (Program.Spot) -> Bool) -> Bool {
    var pending = [code]
    var steps = 0
    while let next = pending.popLast(), steps < Self.deepestTest {
      steps += 1
      if isFound(next) { return true }
      pending += program[next].kind.children.map { Program.Spot(file: next.file, node: $0) }
      if case .name(let name) = program[next].kind { pending += kept(in: name, at: next) }
    }
    return false
  }

  /// What a variable or a property is declared with.
  private func kept(in name: String, at spot: Program.Spot) -> [Program.Spot] {
    let meaning = meaning(of: name, at: spot)
    if let definition = meaning.definitions.first, meaning.isLocal {
      guard meaning.definitions.count == 1, case .value(let value, _) = definition.source else {
        return []
      }
      return [Program.Spot(file: spot.file, node: value)]
    }
    let members = valueMembers(name, of: container(at: spot))
    let declared = members.isEmpty ? globals(name, seenFrom: spot.file) : members
    guard declared.count == 1, let only = declared.first, program[only].kind == .property,
      !program[only].isVariable || program[only].body != nil
    else { return [] }
    let value = program[only].value.map { Program.Spot(file: only.file, node: $0) }
    return (value ?? onlyResult(of: only)).map { [$0] } ?? []
  }

  /// What gives the names of all fonts that there are, or of those of a family.
  private static let lists: Set<String> = [
    "familyNames", "fontNames", "fontNamesForFamilyName:", "availableFonts",
    "availableFontFamilies",
  ]

  private static let functions: Set<String> = [
    "CTFontManagerCopyAvailableFontFamilyNames", "CTFontManagerCopyAvailablePostScriptNames",
  ]

  private static let fontTypes: Set<String> = ["UIFont", "NSFont", "NSFontManager"]
}
