/// The calls of functions that are written as arguments: `withStyles(({ theme }) => …)`.
extension Evaluator {
  /// The calls that run such a function, where what it is given to does nothing with it but call it; `nil` where it
  /// may do anything else.
  func calls(ofArgument declared: Program.Declared) -> [Program.Spot]? {
    guard let statement = program[declared].statement else { return nil }
    let written = Program.Spot(file: declared.file, node: statement)
    guard case .function = program[written].kind, case .node(let parent) = program[written].parent,
      case .call(let callee, let arguments) = program[
        Program.Spot(file: declared.file, node: parent)
      ].kind,
      let index = arguments.firstIndex(where: { $0.value == statement })
    else { return nil }
    let target = Program.Spot(file: declared.file, node: callee)
    let around = Program.Spot(file: declared.file, node: parent)
    // A package that makes styles by it keeps it to itself; a hook is called with more.
    if index == 0, !makesHook(around, callee), themeGiven(by: around) != nil { return [around] }
    let found = solve(target) { values(target, $0) }.items
    guard found.count == 1, case .function(let takers, nil, _)? = found.first?.value,
      takers.count == 1, let taker = takers.first, program.isDynamic(taker.file),
      program[taker].parameters.indices.contains(index),
      program[taker].parameters[..<(index + 1)].allSatisfy({ !$0.isVariadic })
    else { return nil }
    let calls = calls(ofParameter: program[taker].parameters[index].name, of: taker)
    return calls?.isEmpty == false ? calls : nil
  }

  /// The calls of what a parameter holds; `nil` where it is not only called.
  private func calls(ofParameter name: String, of function: Program.Declared) -> [Program.Spot]? {
    guard let body = program[function].body else { return nil }
    let range = program[Program.Spot(file: function.file, node: body)].range
    var calls: [Program.Spot] = []
    for mention in program.mentions(of: name, in: function.file)
    where range.contains(program[mention].range.lowerBound) {
      switch program[mention].kind {
      case .member: continue
      case .name(name):
        guard isParameter(name, of: function, at: mention),
          case .node(let parent) = program[mention].parent
        else { return nil }
        let around = Program.Spot(file: mention.file, node: parent)
        guard case .call(let callee, _) = program[around].kind, callee == mention.node else {
          return nil
        }
        calls.append(around)
      default: return nil
      }
    }
    return calls
  }

  /// Whether a name means a parameter of a function and nothing else.
  private func isParameter(
    _ name: String, of function: Program.Declared, at spot: Program.Spot
  ) -> Bool {
    let definitions = meaning(of: name, at: spot).definitions
    guard definitions.count == 1, case .parameter(let id, _)? = definitions.first?.source else {
      return false
    }
    return id == function.id
  }
}
