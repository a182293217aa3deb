import JavaScriptLowering
import NameFlow

/// The names that a font gets on its way: of variables, properties, parameters, and `self`.
extension FontJourney {
  /// Goes on wherever a local name stands for the font.
  mutating func follow(
    _ name: String, _ stop: Stop, where isMeant: (Definition.Source) -> Bool
  ) {
    var next = stop
    for mention in program.mentions(of: name, in: stop.spot.file)
    where evaluator.means(name, at: mention, isMeant) {
      next.spot = mention
      go(next)
    }
  }

  /// Goes on wherever a property is read.
  mutating func follow(
    _ declared: Program.Declared, scaledBy: Program.Spot? = nil, isHeld: Bool = false
  ) {
    guard program[declared].kind == .property else { return }
    for site in evaluator.sites(of: declared) {
      go(
        Stop(
          spot: site.spot, frame: evaluator.startFrame(at: site.spot), scaledBy: scaledBy,
          isHeld: isHeld))
    }
  }

  /// Goes on in a closure that is called with the font.
  mutating func follow(closure: Program.Spot, _ stop: Stop) {
    guard case .closure(let found) = program[closure].kind else { return }
    var next = stop
    next.spot = closure
    follow(found.parameters.first ?? "$0", next) {
      if case .closureParameter(closure.node, 0) = $0 { true } else { false }
    }
  }

  /// `title = font`, `self.title = font`
  mutating func assign(_ target: Program.Spot, _ stop: Stop) {
    let value = stop.spot.node
    if stop.scaledBy != nil, !stop.isHeld, evaluator.isUnadjustedLabel(target) {
      scalings.append(FontScaling(kind: .unadjustedLabel, place: program.place(target)))
    }
    note(textsOfLabelWith: target, stop)
    switch program[target].kind {
    case .unwrapped(let inner, _):
      assign(Program.Spot(file: target.file, node: inner), stop)
    case .name(let name):
      if evaluator.meaning(of: name, at: target).isLocal {
        follow(name, stop) { if case .value(value, nil) = $0 { true } else { false } }
      } else {
        follow(members: name, of: evaluator.container(at: target), isHeld: stop.isHeld)
      }
    case .member(let base?, let name):
      let base = Program.Spot(file: target.file, node: base)
      guard case .own(let path)? = evaluator.staticType(base)?.ref else { return }
      follow(
        members: name, of: path.split(separator: ".").map(String.init), isHeld: stop.isHeld)
    default: return
    }
  }

  mutating func follow(members name: String, of path: [String], isHeld: Bool) {
    guard !path.isEmpty else { return }
    for declared in evaluator.valueMembers(name, of: path) { follow(declared, isHeld: isHeld) }
  }

  /// Goes on in a function that gets the font as an argument.
  mutating func pass(
    _ stop: Stop, to declared: Program.Declared, by call: Program.Spot, _ arguments: [Node.Argument]
  ) {
    let declaration = program[declared]
    guard declaration.body != nil,
      let matched = evaluator.matching(arguments, declaration.parameters, call.file),
      let index = matched.firstIndex(where: { $0.contains(stop.spot.node) }),
      var inner = inside(declared, call, arguments, stop)
    else { return }
    inner.spot.file = declared.file
    follow(declaration.parameters[index].name, inner) {
      if case .parameter(declared.id, index) = $0 { true } else { false }
    }
  }

  /// Goes on in a function or property that the sources give to fonts, and that is asked of the font.
  mutating func enter(
    _ declared: Program.Declared, _ site: Program.Spot, _ arguments: [Node.Argument], _ stop: Stop
  ) {
    guard let body = program[declared].body, let inner = inside(declared, site, arguments, stop)
    else { return }
    var nodes = [body]
    for _ in 0..<Self.nodes {
      guard let node = nodes.popLast() else { return }
      let spot = Program.Spot(file: declared.file, node: node)
      receive(spot, declared, inner)
      nodes += program[spot].kind.children.reversed()
    }
  }

  /// The most nodes that are looked through for `self`.
  private static let nodes = 2_000

  /// What stands for the font in a member of it: `self`, or what is asked of it without a word.
  private mutating func receive(_ spot: Program.Spot, _ member: Program.Declared, _ inner: Stop) {
    var stop = inner
    stop.spot = spot
    switch program[spot].kind {
    case .name("self"): go(stop)
    case .name("fontDescriptor"): go(stop)
    case .name(let name) where evaluator.call(of: spot) == nil:
      guard !evaluator.meaning(of: name, at: spot).isLocal else { return }
      for declared in evaluator.fontProperties(name, in: program[member].container) {
        enter(declared, spot, [], stop)
      }
    case .call(let callee, let arguments):
      let callee = Program.Spot(file: spot.file, node: callee)
      guard case .name(let name) = program[callee].kind, name.first?.isLowercase == true,
        !evaluator.meaning(of: name, at: callee).isLocal
      else { return }
      modifier(name, arguments, callee, spot, stop)
    default: return
    }
  }

  /// The way within a function that a call runs; `nil` where too many are on the way already.
  private func inside(
    _ declared: Program.Declared, _ site: Program.Spot, _ arguments: [Node.Argument], _ stop: Stop
  ) -> Stop? {
    guard stop.returns.count < 8, !stop.returns.contains(where: { $0.site == .call(site) }) else {
      return nil
    }
    let frame = Frame(
      owner: declared, arguments: .bound(evaluator.bind(declared, arguments, site, stop.frame)),
      receiver: evaluator.hasReceiver(declared) ? .unbound : .none, depth: stop.frame.depth + 1)
    var inner = stop
    inner.frame = frame
    inner.returns.insert(Return(site: .call(site), frame: stop.frame), at: 0)
    return inner
  }
}

extension Evaluator {
  /// Whether a local name has the meaning in question, if only behind `if let name`.
  fileprivate func means(
    _ name: String, at mention: Program.Spot, _ isMeant: (Definition.Source) -> Bool
  ) -> Bool {
    var current = mention
    for _ in 0..<8 {
      let definitions = meaning(of: name, at: current).definitions
      if definitions.contains(where: { isMeant($0.source) }) { return true }
      let rebound = definitions.compactMap { definition -> Node.ID? in
        if case .rebound(let condition) = definition.source { condition } else { nil }
      }
      guard let condition = rebound.first else { return false }
      current.node = condition
    }
    return false
  }

  /// The computed properties that the sources give to fonts by a name.
  func fontProperties(_ name: String, at member: Program.Spot) -> [Program.Declared] {
    guard case .member(let base?, _) = program[member].kind else { return [] }
    let type = staticType(Program.Spot(file: member.file, node: base))
    if let path = type?.ref.path { return fontProperties(name, in: path) }
    return Self.fontTypes.sorted().flatMap { fontProperties(name, in: [$0]) }
  }

  fileprivate func fontProperties(_ name: String, in container: [String]) -> [Program.Declared] {
    guard !container.isEmpty else { return [] }
    return valueMembers(name, of: container).filter {
      program[$0].kind == .property && program[$0].body != nil && hasReceiver($0) && isOfFonts($0)
    }
  }

  /// Whether something is a member of the platform's fonts, their descriptors, or of what has a font.
  func isOfFonts(_ declared: Program.Declared) -> Bool {
    guard hasReceiver(declared), let type = program[declared].container.last else { return false }
    return Self.fontTypes.contains(type) || Self.viewTypes.contains(type)
  }

  private static let fontTypes: Set<String> = [
    "Font", "UIFont", "NSFont", "UIFontDescriptor", "NSFontDescriptor", "CTFont",
  ]
  private static let viewTypes: Set<String> = ["View", "Text"]

  func startFrame(at spot: Program.Spot) -> Frame {
    owner(of: spot).map { startFrame($0) }
      ?? Frame(owner: nil, arguments: .bound([:]), receiver: .none)
  }
}

extension TypeRef {
  var isDescriptor: Bool {
    guard case .foreign(let path) = self else { return false }
    return path.last?.hasSuffix("FontDescriptor") == true
  }
}
