/// What sources call what a process is told of itself (its bundle identifier, a value of its `Info.plist`), and what
/// they make of that: `static var current: Brand { switch Bundle.main.bundleIdentifier { … } }`.
///
/// That is the same wherever it is asked, so it decides conditions as constants do.
extension Evaluator {
  /// How often what is made of a name is asked for in turn.
  private static let rounds = 3
  /// More places than these are those of a word that means something else, too.
  private static let mostPlaces = 500

  func makeNamesOfProcess() -> Set<String> {
    let members = library.membersOfProcess
    var names = Set(members.keys)
    var spots = members.flatMap { program.mentions(of: $0.key, beside: $0.value) }
    for _ in 0..<Self.rounds where !spots.isEmpty && spots.count < Self.mostPlaces {
      let owners = Set(spots.compactMap(owner))
      let found = Set(owners.compactMap(nameOfMember)).subtracting(names)
      names.formUnion(found)
      spots = found.flatMap { program.mentions(of: $0) }
    }
    return names
  }

  /// The name of what a value is asked for without arguments.
  private func nameOfMember(_ declared: Program.Declared) -> String? {
    let declaration = program[declared]
    guard declaration.parameters.isEmpty, !declaration.isLocal,
      declaration.kind == .property || declaration.kind == .function,
      (1...4).contains(program.count(ofFilesDeclaring: declaration.name))
    else { return nil }
    return declaration.name
  }
}
