import NameFlow

/// What is made by a name and draws no text.
extension Evaluator {
  /// Whether attributes are added to a descriptor by a call whose result nobody takes: it changes nothing.
  func isThrownAway(_ call: FontCall) -> Bool {
    guard call.api == .descriptorNameAttribute || call.api == .descriptorFamilyAttribute else {
      return false
    }
    var current = call.call
    for _ in 0..<3 {
      guard case .node(let parent) = program[current].parent else { return false }
      let around = Program.Spot(file: current.file, node: parent)
      if case .block(let statements) = program[around].kind {
        guard case .call(let callee, _) = program[current].kind, statements.count > 1,
          let name = program[Program.Spot(file: current.file, node: callee)].kind.lastName
        else { return false }
        return Self.makingDescriptors.contains(name)
      }
      current = around
    }
    return false
  }

  private static let makingDescriptors: Set<String> = [
    "addingAttributes", "withFamily", "fontDescriptorByAddingAttributes:",
    "fontDescriptorWithFamily:",
  ]

  /// Whether a descriptor that is made by a name is given another family at once, which takes the name from it:
  /// `UIFontDescriptor(name: font.fontName, size: 12).withFamily("Gate Sans")`.
  func isGivenFamily(_ call: FontCall) -> Bool {
    switch call.api {
    case .uiFontDescriptorName, .nsFontDescriptorName: break
    default: return false
    }
    guard case .node(let parent) = program[call.call].parent,
      case .member(call.call.node?, "withFamily") =
        program[Program.Spot(file: call.call.file, node: parent)].kind
    else { return false }
    return true
  }

  /// Whether a family stands beside a font's name among the attributes of one descriptor.
  func isBesideName(_ call: FontCall) -> Bool {
    guard call.api == .descriptorFamilyAttribute,
      case .dictionary(let entries) = program[call.call].kind
    else { return false }
    return entries.contains { entry in
      switch program[Program.Spot(file: call.call.file, node: entry.key)].kind {
      case .name(let name), .member(_, let name):
        name == "name" || name.hasSuffix("NameAttribute") && !name.contains("Family")
      default: false
      }
    }
  }

  /// Whether what a call gives is compared with `nil`, or bound to no name, and goes nowhere.
  func isQuestion(_ call: Program.Spot) -> Bool {
    guard case .node(let parent) = program[call].parent else { return false }
    let around = Program.Spot(file: call.file, node: parent)
    switch program[around].kind {
    case .compared(let left, let right, _):
      let other = Program.Spot(file: call.file, node: left == call.node ? right : left)
      guard case .absent = program[other].kind else { return false }
      return !endsProgram(around)
    case .not: return true
    case .ifElse(let conditions, _, _), .guardElse(let conditions, _):
      return conditions.contains(call.node)
    default: return false
    }
  }

  /// Whether the program ends where a test fails: `guard UIFont(name: …) != nil else { fatalError() }`.
  private func endsProgram(_ test: Program.Spot) -> Bool {
    guard case .node(let parent) = program[test].parent else { return false }
    let branch: Node.ID
    switch program[Program.Spot(file: test.file, node: parent)].kind {
    case .guardElse(_, let other): branch = other
    case .ifElse(_, let then, _): branch = then
    default: return false
    }
    let range = program[Program.Spot(file: test.file, node: branch)].range
    return Self.endings.contains { ending in
      program.mentions(of: ending, in: test.file).contains {
        range.contains(program[$0].range.lowerBound)
      }
    }
  }

  private static let endings = [
    "fatalError", "preconditionFailure", "assertionFailure", "abort", "exit",
  ]
}
