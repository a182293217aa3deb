import NameFlow

/// Files that are tried one after another until one is there.
extension Evaluator {
  /// Whether the loop around a call ends behind it: `for name in names { guard let url = … else { continue } … break }`.
  func endsLoop(behind call: Program.Spot) -> Bool {
    guard let facts = program.facts(call.file) else { return false }
    var current = call.node
    var ends = false
    while case .node(let parent) = facts[current].parent {
      switch facts[parent].kind {
      case .block(let statements):
        let rest = statements.drop { $0 != current }.dropFirst()
        ends = ends || rest.contains { leavesLoop(Program.Spot(file: call.file, node: $0)) }
      case .loop: return ends
      case .closure: return false
      default: break
      }
      current = parent
    }
    return false
  }

  private func leavesLoop(_ statement: Program.Spot) -> Bool {
    switch program[statement].kind {
    case .jump: program.source(statement) == "break"
    case .result: true
    default: false
    }
  }
}
