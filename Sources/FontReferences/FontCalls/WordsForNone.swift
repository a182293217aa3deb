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
    var isResult = false
    for _ in 0..<32 {
      switch program[current].parent {
      case .declaration(let id):
        return givesOptional(Program.Declared(file: call.file, id: id))
      case .node(let parent):
        let around = Program.Spot(file: call.file, node: parent)
        switch program[around].kind {
        case .optionalBinding where !isResult, .compared where !isResult: return true
        case .coalesced(let items) where !isResult: return items.first == current.node
        case .unwrapped(_, isForced: true) where !isResult: return false
        case .binding(let pattern, _, _) where !isResult:
          let spot = Program.Spot(file: call.file, node: pattern)
          guard case .bound(let name) = program[spot].kind else { return false }
          return isTestedLater(name, after: around)
        case .closure: return false
        case .unwrapped, .cast, .block: current = around
        case .result:
          isResult = true
          current = around
        // What a branch gives, the function gives.
        case _ where isResult: current = around
        default: return false
        }
      default: return false
      }
    }
    return false
  }

  /// Whether code compares with `nil` what a property or a function gives that gives a call's font or nothing.
  func isAskedAbout(_ call: Program.Spot) -> Bool {
    guard let owner = owner(of: call).map({ member(around: $0) }), givesOptional(owner) else {
      return false
    }
    return program.mentions(of: program[owner].name).contains { mention in
      isCompared(mention) && means(mention, owner)
    }
  }

  /// Whether a name stands for a member: it is read of a value of the member's type, or nothing else has the name.
  private func means(_ mention: Program.Spot, _ declared: Program.Declared) -> Bool {
    let isOnly = program.declarations(named: program[declared].name).count == 1
    guard case .member(let base?, _) = program[mention].kind,
      case .value(let type)? = staticType(Program.Spot(file: mention.file, node: base))
    else { return isOnly }
    return type.path == container(of: declared)
  }

  /// Whether what a name means, or a call of it, is compared with `nil`.
  private func isCompared(_ mention: Program.Spot) -> Bool {
    var current = mention
    for _ in 0..<4 {
      guard case .node(let parent) = program[current].parent else { return false }
      let around = Program.Spot(file: mention.file, node: parent)
      switch program[around].kind {
      case .compared(let left, let right, _):
        return [left, right].contains { side in
          if case .absent = program[Program.Spot(file: mention.file, node: side)].kind {
            true
          } else {
            false
          }
        }
      case .call(current.node, _), .unwrapped(_, isForced: false): current = around
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
