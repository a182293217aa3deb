import JavaScriptLowering
import NameFlow
import SourceText

/// The sizes that a call gives its font.
extension Evaluator {
  /// The numbers that can be a font's size in a frame; none where some of them are not known. They are
  /// followed through what gives fonts, not into the code that lays out views.
  func sizes(of call: FontCall, in frame: Frame) -> [FontSize] {
    guard let size = size(of: call) else { return [] }
    let style = style(of: call)
    let values = values(ofSize: size, frame)
    let sizes = values.compactMap { item -> FontSize? in
      guard case .number(let number) = item.value, let origin = item.trail.origin,
        !isOffScreen(origin.file), !isOffScreen(call.call.file),
        let points = Double(number.replacing("_", with: ""))
      else { return nil }
      var known = FontSize(
        points: points, place: program.place(origin.file, origin.range),
        platforms: item.trail.platforms.names)
      known.style = style
      return known
    }
    return sizes.count == values.count ? sizes.unique : []
  }

  /// What a size may be on all ways to a frame: a number that is written there is the same on each.
  private func values(ofSize size: Program.Spot, _ frame: Frame) -> [Possible] {
    guard !isNumber(size) else { return values(size, frame).items }
    return solutions(from: frame, effort: Budget.sizing, where: givesFont) { self.values(size, $0) }
      .flatMap(\.values.items)
  }

  private func isNumber(_ size: Program.Spot) -> Bool {
    if case .number = program[size].kind { true } else { false }
  }

  /// The text style that a call scales its font's size with, as it is written there.
  private func style(of call: FontCall) -> TextStyle? {
    switch call.api {
    case .fontCustom: return .body
    case .fontCustomRelative:
      guard let style = argument("relativeTo", of: call),
        case .member(_, let name) = program[style].kind
      else { return nil }
      return TextStyle(rawValue: name)
    default: return nil
    }
  }

  /// What a call gives that makes a size of another: `metrics.scaledValue(for: 17)`, `CGFloat(17)`.
  func scaledValue(
    _ callee: Program.Spot, _ arguments: [Node.Argument], _ call: Program.Spot, _ frame: Frame
  ) -> Values? {
    if let limited = limitedValue(callee, arguments, call, frame) { return limited }
    if case .member(let base?, "rounded") = program[callee].kind {
      return values(Program.Spot(file: call.file, node: base), frame)
    }
    guard arguments.count == 1, let argument = arguments.first else { return nil }
    let size = Program.Spot(file: call.file, node: argument.value)
    switch (program[callee].kind, argument.label) {
    case (.member(_, "scaledValue"), "for"):
      guard callees(of: call).isEmpty else { return nil }
      return values(size, frame).map { Possible(value: $0.value, trail: $0.trail.scaled) }
    case (.name(let name), nil) where Self.conversions.contains(name):
      return callees(of: call).isEmpty ? values(size, frame) : nil
    default: return nil
    }
  }

  private static let conversions: Set<String> = [
    "CGFloat", "Double", "Float", "round", "floor", "ceil", "roundf", "floorf", "ceilf",
  ]

  /// `min(size, 40)`: one of its arguments, which grows as far as it may where one of them does.
  private func limitedValue(
    _ callee: Program.Spot, _ arguments: [Node.Argument], _ call: Program.Spot, _ frame: Frame
  ) -> Values? {
    guard case .name(let name) = program[callee].kind, arguments.count == 2,
      let isLess = Self.limits[name], arguments.allSatisfy({ $0.label == nil }),
      callees(of: call).isEmpty
    else { return nil }
    let both = arguments.map { values(Program.Spot(file: call.file, node: $0.value), frame) }
    if let open = both.first(where: \.isOpen) { return open }
    return both[0].flatMap { first in
      both[1].map { second in
        let isScaled = first.trail.isScaled || second.trail.isScaled
        var chosen = Possible(value: .unknown("'\(program.source(call))'"), trail: first.trail)
        if let one = first.number, let other = second.number {
          chosen = (one < other) == isLess ? first : second
        }
        return isScaled ? Possible(value: chosen.value, trail: chosen.trail.scaled) : chosen
      }
    }
  }

  /// Whether the less of two is chosen.
  private static let limits = [
    "min": true, "max": false, "fmin": true, "fmax": false, "MIN": true, "MAX": false,
  ]

  /// Whether a font's size surely grows with the user's already, in a frame.
  func isSizeScaled(_ call: FontCall, in frame: Frame) -> Bool {
    guard let size = size(of: call) else { return false }
    if isSystemSize(size) { return true }
    let items = values(ofSize: size, frame)
    return !items.isEmpty && items.allSatisfy(\.trail.isScaled)
  }

  /// `UIFont.preferredFont(forTextStyle: .body).pointSize`; with traits of its own it may be any size.
  private func isSystemSize(_ size: Program.Spot) -> Bool {
    guard case .member(let font?, "pointSize") = program[size].kind,
      case .call(let callee, let arguments) =
        program[Program.Spot(file: size.file, node: font)].kind,
      case .member(_, "preferredFont") = program[Program.Spot(file: size.file, node: callee)].kind
    else { return false }
    return arguments.map(\.label) == ["forTextStyle"]
  }

  /// The argument of a call with a label.
  func argument(_ label: String, of call: FontCall) -> Program.Spot? {
    guard case .call(_, let arguments) = program[call.call].kind,
      let argument = arguments.first(where: { $0.label == label })
    else { return nil }
    return Program.Spot(file: call.call.file, node: argument.value)
  }

  /// Whether a file draws scenes or pages, whose sizes are none on the screen.
  private func isOffScreen(_ file: Int32) -> Bool {
    guard let facts = program.facts(file) else { return false }
    return !facts.imports.isDisjoint(with: [
      "SpriteKit", "SceneKit", "RealityKit", "ARKit", "PDFKit",
    ])
      || [
        "UIGraphicsPDFRenderer", "UIGraphicsBeginPDFContextToData", "UIPrintInteractionController",
      ]
      .contains { facts.mentions[$0] != nil }
  }

  /// The size argument of a call that makes a font; `CGFloat(17)` is 17.
  private func size(of call: FontCall) -> Program.Spot? {
    guard call.api.takesSize, case .call(_, let arguments) = program[call.call].kind,
      let argument = arguments.first(where: { ["size", "fixedSize"].contains($0.label) })
    else { return nil }
    let size = Program.Spot(file: call.call.file, node: argument.value)
    guard case .call(let callee, let inner) = program[size].kind, inner.count == 1,
      case .name("CGFloat") = program[Program.Spot(file: size.file, node: callee)].kind
    else { return size }
    return Program.Spot(file: size.file, node: inner[0].value)
  }

  /// Whether a font's size grows with the user's, on some way to the call.
  func hasScaledSize(_ call: FontCall, in frame: Frame) -> Bool {
    guard let size = size(of: call), !isNumber(size) else { return false }
    return solutions(from: frame, effort: Budget.sizing, where: givesFont) { frame in
      var search = ScalingSearch()
      return self.scaling(of: size, frame, 0, &search)
    }
    .contains { $0.values.items.contains { $0.value == .truth(true) } }
  }

  /// What was looked at on the way to a size that the user chooses: nothing is looked at again.
  private struct ScalingSearch {
    struct Step: Hashable {
      var spot: Program.Spot
      var depth: Int
    }
    var seen: Set<Step> = []
    /// The most nodes that are looked at.
    var left = 5_000
  }

  /// Whether what gives a number its value mentions a size that the user chooses; open where only the
  /// callers know.
  private func scaling(
    of spot: Program.Spot, _ frame: Frame, _ depth: Int, _ search: inout ScalingSearch
  ) -> Values {
    guard depth < 6, search.seen.insert(.init(spot: spot, depth: depth)).inserted else {
      return Values(.truth(false))
    }
    var nodes = [spot.node]
    for _ in 0..<200 {
      guard let node = nodes.popLast(), search.left > 0 else { break }
      search.left -= 1
      let next = Program.Spot(file: spot.file, node: node)
      let found = scaling(at: next, frame, depth, &search)
      if found.isOpen || found.items.contains(where: { $0.value == .truth(true) }) { return found }
      nodes += program[next].kind.children
    }
    return Values(.truth(false))
  }

  private func scaling(
    at spot: Program.Spot, _ frame: Frame, _ depth: Int, _ search: inout ScalingSearch
  ) -> Values {
    switch program[spot].kind {
    case .member(_, let name) where Self.scalingWords.contains(name): return Values(.truth(true))
    case .call:
      return union(callees(of: spot)) { self.scaling(in: $0, depth, &search) }
    case .name(let name):
      if Self.scalingWords.contains(name) { return Values(.truth(true)) }
      let meaning = self.meaning(of: name, at: spot)
      guard meaning.isLocal else {
        let members = valueMembers(name, of: container(at: spot))
        let globals = members.isEmpty ? program.globals(named: name).filter { isGlobal($0) } : []
        return union(members + program.nearest(globals, to: spot.file)) {
          self.scaling(in: $0, depth, &search)
        }
      }
      var result = Values()
      for definition in meaning.definitions {
        result.add(scaling(of: definition, in: spot.file, frame, depth, &search))
      }
      return result
    default: return Values()
    }
  }

  private func scaling(
    of definition: Definition, in file: Int32, _ frame: Frame, _ depth: Int,
    _ search: inout ScalingSearch
  ) -> Values {
    switch definition.source {
    case .value(let value, _), .unwrapped(let value):
      return scaling(of: Program.Spot(file: file, node: value), frame, depth + 1, &search)
    case .parameter(let id, let index):
      let owner = Program.Declared(file: file, id: id)
      guard frame.owner == owner, program[owner].parameters.indices.contains(index) else {
        return Values()
      }
      switch frame.arguments {
      case .open: return Values(.open(frame))
      case .unbound: return Values()
      case .bound(let arguments):
        guard
          case .node(let value, let frame, _)? = arguments[program[owner].parameters[index].name]
        else { return Values() }
        return scaling(of: value, frame, depth + 1, &search)
      }
    default: return Values()
    }
  }

  /// Whether a function or property of the sources gives such a size.
  private func scaling(
    in declared: Program.Declared, _ depth: Int, _ search: inout ScalingSearch
  ) -> Values {
    let declaration = program[declared]
    if declaration.attributes.contains("ScaledMetric") { return Values(.truth(true)) }
    guard let node = declaration.body ?? declaration.value else { return Values() }
    let frame = Frame(owner: declared, arguments: .unbound("a parameter"), receiver: .unbound)
    return scaling(
      of: Program.Spot(file: declared.file, node: node), frame, depth + 1, &search)
  }

  private static let scalingWords: Set<String> = [
    "UIFontMetrics", "scaledValue", "preferredFont", "preferredFontDescriptor",
    "preferredContentSizeCategory", "sizeCategory", "dynamicTypeSize",
  ]
}

extension FontAPI {
  /// Whether its call says the size of text, in points.
  fileprivate var takesSize: Bool {
    switch self {
    case .fontCustom, .fontCustomRelative, .fontCustomFixed, .uiFont, .nsFont: true
    default: false
    }
  }
}

extension Possible {
  fileprivate var number: Double? {
    guard case .number(let number) = value else { return nil }
    return Double(number.replacing("_", with: ""))
  }
}
