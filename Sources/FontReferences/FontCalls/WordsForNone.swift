import NameFlow
import SourceText

/// Words that stand for no font among names of fonts: `case original = "Original"`.
enum WordsForNone {
  private static let all: Set<String> = [
    "automatic", "default", "none", "original", "standard", "system",
  ]

  static func contains(_ name: String) -> Bool {
    name.utf8.count < 10 && all.contains(name.lowercased())
  }
}

extension Evaluator {
  /// Whether code goes on where a call gives no font: it asks if there is one, or gives on what may be `nil`.
  func mayDoWithout(_ call: Program.Spot) -> Bool {
    var current = call
    for _ in 0..<16 {
      switch program[current].parent {
      case .declaration(let id):
        return givesOptional(Program.Declared(file: call.file, id: id))
      case .node(let parent):
        let around = Program.Spot(file: call.file, node: parent)
        switch program[around].kind {
        case .optionalBinding, .compared: return true
        case .coalesced(let items): return items.first == current.node
        case .unwrapped(_, isForced: true): return false
        case .binding(let pattern, _, _):
          let spot = Program.Spot(file: call.file, node: pattern)
          guard case .bound(let name) = program[spot].kind else { return false }
          return isTestedLater(name, after: around)
        case .unwrapped, .cast, .result, .block: current = around
        default: return false
        }
      default: return false
      }
    }
    return false
  }

  /// Whether a `?` ends the type of a function or a computed property.
  private func givesOptional(_ declared: Program.Declared) -> Bool {
    guard let body = program[declared].body, let facts = program.facts(declared.file) else {
      return false
    }
    let bytes = facts.text.utf8
    var end = Int(program[Program.Spot(file: declared.file, node: body)].range.lowerBound)
    guard end <= bytes.count else { return false }
    let start = max(Int(program[declared].range.lowerBound), end - 200, 0)
    guard start < end else { return false }
    let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "{")]
    while end > start, blanks.contains(bytes[end - 1]) { end -= 1 }
    return end > start && bytes[end - 1] == UInt8(ascii: "?")
  }
}
