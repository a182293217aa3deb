import JavaScriptLowering
import NameFlow
import SourceText

/// The weights and styles that a modifier asks of a font.
extension Evaluator {
  /// What a method asks of the font it is called on, or a function of the font it is given.
  func variants(
    _ name: String, _ arguments: [Node.Argument], _ member: Program.Spot, _ call: Program.Spot,
    _ frame: Frame
  ) -> [FontVariant] {
    func spot(_ index: Int) -> Program.Spot? {
      arguments.indices.contains(index)
        ? Program.Spot(file: call.file, node: arguments[index].value) : nil
    }
    func made(
      _ asked: Asked, _ onMiss: FontVariant.Miss, width: FontVariant.Width? = nil
    ) -> FontVariant? {
      guard asked.weight != nil || asked.isItalic || width != nil else { return nil }
      var variant = FontVariant(
        weight: asked.weight, isItalic: asked.isItalic, what: written(name, arguments, call.file),
        place: placeOfVariant(name, arguments, member, call), onMiss: onMiss)
      variant.width = width
      return variant
    }
    switch name {
    case "bold", "italic":
      if let first = spot(0), isNever(first, frame) { return [] }
      let asked = name == "bold" ? Asked(weight: 700) : Asked(isItalic: true)
      return [made(asked, .unchanged)].compactMap { $0 }
    case "weight", "fontWeight":
      return weights(spot(0), frame).compactMap { made(Asked(weight: $0), .nearest) }
    case "width", "fontWidth":
      let widths = spot(0).map { symbols($0, frame).compactMap(FontVariant.Width.init) } ?? []
      return widths.compactMap { made(Asked(), .unchanged, width: $0) }
    case "withSymbolicTraits":
      return [made(Asked(traits: traits(spot(0), frame)), .nothing)].compactMap { $0 }
    case "convert" where arguments.last?.label == "toHaveTrait":
      return [made(Asked(traits: traits(spot(1), frame)), .unchanged)].compactMap { $0 }
    case "CTFontCreateCopyWithSymbolicTraits":
      return [made(Asked(traits: traits(spot(3), frame)), .nothing)].compactMap { $0 }
    case "addingAttributes":
      return spot(0).map { variants(ofAttributes: $0, frame) } ?? []
    default: return []
    }
  }

  /// Where a call asks for a weight or a style.
  func placeOfVariant(
    _ name: String, _ arguments: [Node.Argument], _ member: Program.Spot, _ call: Program.Spot
  ) -> SourcePlace {
    let range = program[call].range
    // The name of a message does not end it: what it asks for stands there.
    let start =
      program.isObjectiveC(call.file)
      ? arguments.first.map {
        program[Program.Spot(file: call.file, node: $0.value)].range.lowerBound
      } ?? range.lowerBound
      : program[member].range.upperBound - Int32(name.utf8.count)
    return program.place(call.file, start..<max(start, range.upperBound))
  }

  /// What the attributes of a descriptor ask for: `[.traits: [.weight: UIFont.Weight.bold]]`.
  func variants(ofAttributes attributes: Program.Spot, _ frame: Frame) -> [FontVariant] {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: attributes.file, node: id) }
    return entries(of: attributes, keyed: "traits").flatMap { traits in
      entries(of: at(traits.value), keyed: "weight").flatMap { trait in
        weights(at(trait.value), frame).map {
          FontVariant(
            weight: $0, isItalic: false, what: program.source(at(trait.value)),
            place: program.place(at(trait.value)), onMiss: .nearest)
        }
      }
    }
  }

  /// The modifiers a view has before its font.
  func variants(before base: Program.Spot, _ frame: Frame) -> [FontVariant] {
    var result: [[FontVariant]] = []
    var current = base
    for _ in 0..<256 {
      guard case .call(let callee, let arguments) = program[current].kind else { break }
      let target = Program.Spot(file: base.file, node: callee)
      guard case .member(let inner?, let name) = program[target].kind else { break }
      result.append(variants(name, arguments, target, current, frame))
      current = Program.Spot(file: base.file, node: inner)
    }
    return result.reversed().flatMap { $0 }
  }

  /// As messages write it: `.weight(.bold)`.
  private func written(_ name: String, _ arguments: [Node.Argument], _ file: Int32) -> String {
    let inner = arguments.map { argument in
      (argument.label.map { $0 + ": " } ?? "")
        + program.source(Program.Spot(file: file, node: argument.value))
    }
    let dot = name.first?.isUppercase == true ? "" : "."
    return "\(dot)\(name)(\(inner.joined(separator: ", ")))"
  }
}

/// A weight and a style.
private struct Asked {
  var weight: Int?
  var isItalic = false

  init(weight: Int? = nil, isItalic: Bool = false) {
    self.weight = weight
    self.isItalic = isItalic
  }

  init(traits: Set<String>) {
    weight =
      traits.isDisjoint(with: ["traitBold", "bold", "boldFontMask", "boldTrait"]) ? nil : 700
    isItalic = !traits.isDisjoint(
      with: ["traitItalic", "italic", "italicFontMask", "italicTrait"])
  }
}

// MARK: - Arguments

extension Evaluator {
  /// `.bold(false)`; where no one knows it, it may be asked for.
  private func isNever(_ spot: Program.Spot, _ frame: Frame) -> Bool {
    let values = values(spot, frame).items
    return !values.isEmpty && values.allSatisfy { $0.value == .truth(false) }
  }

  private func weights(_ spot: Program.Spot?, _ frame: Frame) -> [Int] {
    guard let spot else { return [] }
    if case .member(_, let name) = program[spot].kind, let weight = Self.weights[name] {
      return [weight]
    }
    return symbols(spot, frame).compactMap { Self.weights[$0] }
  }

  private static let weights: [String: Int] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]

  /// The names of all traits that may be in a set.
  private func traits(_ spot: Program.Spot?, _ frame: Frame) -> Set<String> {
    guard let spot else { return [] }
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
    switch program[spot].kind {
    case .array(let items):
      return items.reduce(into: []) { $0.formUnion(traits(at($1), frame)) }
    case .member(let base, let name) where base == nil || name.hasPrefix("trait"): return [name]
    case .call(let callee, let arguments):
      switch program[at(callee)].kind {
      // `traits.union(.traitBold)`, `SymbolicTraits(traits)`
      case .member(_, "union"), .member(_, "SymbolicTraits"), .member(_, "init"):
        return arguments.reduce(into: []) { $0.formUnion(traits(at($1.value), frame)) }
      default: return Set(symbols(spot, frame))
      }
    default: return Set(symbols(spot, frame))
    }
  }

  /// The names of the constants that an expression may be, or may hold.
  private func symbols(_ spot: Program.Spot, _ frame: Frame) -> [String] {
    let solutions = solutions(from: frame) { self.values(spot, $0) }
    return solutions.flatMap { symbols(in: $0.values, 0) }.unique
  }

  private func symbols(in values: Values, _ depth: Int) -> [String] {
    values.items.flatMap { item -> [String] in
      switch item.value {
      case .symbol(_, let name): [name]
      case .list(let items) where depth < 4:
        items.flatMap { symbols(in: self.values($0), depth + 1) }
      default: []
      }
    }
  }
}
