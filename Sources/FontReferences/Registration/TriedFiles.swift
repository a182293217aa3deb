import NameFlow

/// Files that are tried one after another until one is there.
extension Evaluator {
  /// Whether the loop around a call ends behind it: `for name in names { guard let url = … else { continue } … break }`.
  func endsLoop(behind call: Program.Spot) -> Bool {
    guard let facts = program.facts(call.file) else { return false }
    var current = call.node
    while case .node(let parent) = facts[current].parent {
      switch facts[parent].kind {
      case .block(let statements):
        let rest = statements.drop { $0 != current }.dropFirst()
        let ends = rest.contains { statement in
          switch facts[statement].kind {
          case .jump: program.source(Program.Spot(file: call.file, node: statement)) == "break"
          case .result: true
          default: false
          }
        }
        if ends { return isInLoop(parent, facts) }
      case .loop, .closure: return false
      default: break
      }
      current = parent
    }
    return false
  }

  private func isInLoop(_ node: Node.ID, _ facts: SourceFacts) -> Bool {
    var current = node
    while case .node(let parent) = facts[current].parent {
      switch facts[parent].kind {
      case .loop: return true
      case .closure: return false
      default: current = parent
      }
    }
    return false
  }
}
