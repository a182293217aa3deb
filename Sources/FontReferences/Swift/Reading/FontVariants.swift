/// Weights and styles asked of a font in the chain of modifiers around it.
extension Evaluator {
  func variants(at spot: Program.Spot) -> [FontVariant] {
    var result: [FontVariant] = []
    var current = spot
    // A font that is an argument of `.font(…)` is changed by the modifiers of the view too.
    var isInView = false
    for _ in 0..<256 {
      guard case .node(let parent) = program[current].parent else { break }
      let around = Program.Spot(file: spot.file, node: parent)
      switch program[around].kind {
      case .member(let base?, let name) where base == current.node:
        guard let call = call(of: around), case .call(_, let arguments) = program[call].kind else {
          if name == "fontDescriptor" {
            current = around
            continue
          }
          return result
        }
        if let variant = variant(name, arguments, around, call) { result.append(variant) }
        current = call
      case .unwrapped, .cast, .coalesced: current = around
      case .call(let callee, let arguments) where callee != current.node:
        guard !isInView, arguments.contains(where: { $0.value == current.node }),
          case .member(let base, let name) =
            program[Program.Spot(file: spot.file, node: callee)].kind,
          name == "font" || name == "withDesign" || name == "scaledFont"
        else { return result }
        isInView = true
        if let base { result += before(Program.Spot(file: spot.file, node: base)) }
        current = around
      default: return result
      }
    }
    return result
  }

  /// The modifiers a view has before its font.
  private func before(_ base: Program.Spot) -> [FontVariant] {
    var result: [FontVariant] = []
    var current = base
    for _ in 0..<256 {
      guard case .call(let callee, let arguments) = program[current].kind else { break }
      let target = Program.Spot(file: base.file, node: callee)
      guard case .member(let inner?, let name) = program[target].kind else { break }
      if let variant = variant(name, arguments, target, current) { result.append(variant) }
      current = Program.Spot(file: base.file, node: inner)
    }
    return result.reversed()
  }

  private func variant(
    _ name: String, _ arguments: [Node.Argument], _ member: Program.Spot, _ call: Program.Spot
  ) -> FontVariant? {
    func made(
      _ weight: Int?, _ isItalic: Bool, _ onMiss: FontVariant.Miss = .unchanged
    ) -> FontVariant? {
      guard weight != nil || isItalic else { return nil }
      let range = program[call].range
      let start = program[member].range.upperBound - Int32(name.utf8.count)
      let place = program.place(call.file, start..<max(start, range.upperBound))
      return FontVariant(
        weight: weight, isItalic: isItalic, what: written(name, arguments, call.file), place: place,
        onMiss: onMiss)
    }
    switch name {
    case "bold", "italic":
      // `.bold(false)`, `.bold(isActive)`
      if let first = arguments.first {
        guard case .truth(true) = program[Program.Spot(file: call.file, node: first.value)].kind
        else { return nil }
      }
      return made(name == "bold" ? 700 : nil, name == "italic")
    case "weight", "fontWeight":
      guard let first = arguments.first else { return nil }
      return made(weight(Program.Spot(file: call.file, node: first.value)), false, .nearest)
    case "withSymbolicTraits":
      guard let first = arguments.first else { return nil }
      let traits = traits(Program.Spot(file: call.file, node: first.value))
      return made(
        traits.contains("traitBold") || traits.contains("bold") ? 700 : nil,
        traits.contains("traitItalic") || traits.contains("italic"), .nothing)
    default: return nil
    }
  }

  private func written(_ name: String, _ arguments: [Node.Argument], _ file: Int32) -> String {
    let inner = arguments.map { program.source(Program.Spot(file: file, node: $0.value)) }
    return ".\(name)(\(inner.joined(separator: ", ")))"
  }

  private func weight(_ spot: Program.Spot) -> Int? {
    guard case .member(_, let name) = program[spot].kind else { return nil }
    return Self.weights[name]
  }

  private static let weights: [String: Int] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]

  private func traits(_ spot: Program.Spot) -> [String] {
    switch program[spot].kind {
    case .member(_, let name): [name]
    case .array(let items):
      items.flatMap { traits(Program.Spot(file: spot.file, node: $0)) }
    default: []
    }
  }
}
