import JavaScriptLowering
import NameFlow
import SourceText

/// What becomes of a font, or of its descriptor, after it is made: followed from there through modifiers,
/// variables, properties, arguments and results.
struct FontJourney {
  let evaluator: Evaluator
  /// The weights and styles that are asked of it.
  private(set) var variants: [FontVariant] = []
  /// The sizes it is made at; none where it is made anew at another.
  private(set) var sizes: [FontSize]
  /// Whether `UIFontMetrics` scales it somewhere, or its size.
  var isScaled: Bool
  /// The places where it is scaled wrongly.
  var scalings: [FontScaling] = []
  /// The texts that are drawn in it.
  var texts: [DrawnText] = []
  let viewTexts: ViewTexts?
  /// The call that makes it.
  let origin: Program.Spot
  /// Whether its size is one that is scaled already.
  private(set) var isSizeScaled: Bool
  private var pending: [Stop] = []
  private var seen: Set<Mark> = []

  /// A place where the font is.
  struct Stop {
    var spot: Program.Spot
    /// Where the weights that are asked for may come from.
    var frame: Frame
    /// The calls that the code around returns to, the nearest first; behind the last of them, all that
    /// there are.
    var returns: [Return] = []
    /// The font is one of a view, and what is followed is the view.
    var isInView = false
    /// The view is the one that the modifier around the code is called on.
    var isOfReceiver = false
    /// The call that has scaled the font.
    var scaledBy: Program.Spot?
    /// The font is one of several that are kept together: what is asked of one of them need not be asked of
    /// this one.
    var isHeld = false
  }

  struct Return: Hashable {
    var site: Frame.Site
    var frame: Frame?

    /// Where it leads to, whatever the call's arguments.
    static func == (left: Return, right: Return) -> Bool { left.site == right.site }

    func hash(into hasher: inout Hasher) { hasher.combine(site) }
  }

  private struct Mark: Hashable {
    var spot: Program.Spot
    var returns: [Return]
    var isInView: Bool
    var isOfReceiver: Bool
    var scaledBy: Program.Spot?
    var isHeld: Bool
  }

  /// The most places of one journey.
  private static let limit = 2_000

  var program: Program { evaluator.program }

  /// The way of a font that a call makes in a frame.
  init(from call: FontCall, in frame: Frame, _ evaluator: Evaluator, texts: ViewTexts? = nil) {
    self.evaluator = evaluator
    viewTexts = texts
    origin = call.call
    sizes = evaluator.sizes(of: call, in: frame)
    isScaled = evaluator.hasScaledSize(call, in: frame)
    isSizeScaled = isScaled && evaluator.isSizeScaled(call, in: frame)
    noteScaledSize(of: call)
    let start = Stop(
      spot: call.call, frame: frame, returns: frame.sites.map { Return(site: $0, frame: nil) })
    variants += evaluator.variants(ofAttributes: call.call, frame)
    if isDelegation(call.call) { leave(start) } else { go(start) }
    while let stop = pending.popLast() { step(stop) }
    variants = variants.unique.sorted { $0.place < $1.place }
    self.texts = self.texts.unique
    scalings = scalings.unique.filter { isSizeScaled || $0.kind != .fontOfScaledSize }
      .sorted { $0.place < $1.place }
  }

  /// `self.init(name: "…", size: 17)`, which makes the instance of the initialiser around it.
  private func isDelegation(_ call: Program.Spot) -> Bool {
    guard case .call(let callee, _) = program[call].kind,
      case .member(let base?, "init") = program[Program.Spot(file: call.file, node: callee)].kind,
      case .name(let word) = program[Program.Spot(file: call.file, node: base)].kind
    else { return false }
    return word == "self" || word == "super"
  }

  mutating func go(_ stop: Stop) {
    let mark = Mark(
      spot: stop.spot, returns: stop.returns, isInView: stop.isInView,
      isOfReceiver: stop.isOfReceiver, scaledBy: stop.scaledBy, isHeld: stop.isHeld)
    guard seen.count < Self.limit, seen.insert(mark).inserted else { return }
    pending.append(stop)
  }

  mutating func go(_ stop: Stop, to spot: Program.Spot) {
    var next = stop
    next.spot = spot
    go(next)
  }
}

// MARK: - Outwards

extension FontJourney {
  private mutating func step(_ stop: Stop) {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: stop.spot.file, node: id) }
    let node = stop.spot.node
    guard case .node(let parent) = program[stop.spot].parent else {
      if case .declaration(let id) = program[stop.spot].parent {
        let declared = Program.Declared(file: stop.spot.file, id: id)
        // What is kept in a variable may be another font later.
        let scaledBy = program[declared].isVariable ? nil : stop.scaledBy
        if program[declared].value == node {
          follow(declared, scaledBy: scaledBy, isHeld: stop.isHeld)
        }
      }
      return
    }
    let around = at(parent)
    switch program[around].kind {
    case .unwrapped, .cast, .coalesced, .branching: go(stop, to: around)
    case .ternary(let condition, _, _) where condition != node: go(stop, to: around)
    case .member(let base?, let name) where base == node: member(name, around, stop)
    case .call(let callee, let arguments) where callee != node:
      argument(of: around, at(callee), arguments, stop)
    case .binding(let pattern, _, let value) where value == node:
      guard case .bound(let name) = program[at(pattern)].kind else { return }
      follow(name, stop) { if case .value(node, _) = $0 { true } else { false } }
    case .optionalBinding(let name, let value) where value == node:
      follow(name, stop) { if case .unwrapped(node) = $0 { true } else { false } }
    case .assignment(let target, let value, false) where value == node:
      assign(at(target), stop)
    case .array, .dictionary, .tuple, .subscripted, .loop: hold(around, stop)
    case .result: leave(stop)
    case .block(let statements) where statements.count == 1: end(around, stop)
    default: return
    }
  }

  /// A member of the font: a modifier, its descriptor, or something that the sources give to fonts.
  private mutating func member(_ name: String, _ member: Program.Spot, _ stop: Stop) {
    if let call = evaluator.call(of: member), case .call(_, let arguments) = program[call].kind {
      return modifier(name, arguments, member, call, stop)
    }
    if name == "fontDescriptor" { return go(stop.remade, to: member) }
    if stop.isHeld { go(stop, to: member) }
    for declared in evaluator.fontProperties(name, at: member) { enter(declared, member, [], stop) }
  }

  /// A method of the font, or of the view that has it.
  mutating func modifier(
    _ name: String, _ arguments: [Node.Argument], _ member: Program.Spot, _ call: Program.Spot,
    _ stop: Stop
  ) {
    let own = evaluator.callees(of: call).filter { evaluator.isOfFonts($0) }
    for declared in own { enter(declared, call, arguments, stop) }
    if name == "withSize" {
      sizes = []
      isSizeScaled = false
    }
    if own.isEmpty {
      if !stop.isHeld {
        variants += evaluator.variants(name, arguments, member, call, stop.frame)
      }
      if stop.isHeld || ["map", "flatMap"].contains(name), let last = arguments.last {
        give(to: Program.Spot(file: call.file, node: last.value), of: call, stop)
      }
    }
    go(["map", "flatMap"].contains(name) ? stop : stop.remade, to: call)
  }

  /// A call that takes the font.
  private mutating func argument(
    of call: Program.Spot, _ callee: Program.Spot, _ arguments: [Node.Argument], _ stop: Stop
  ) {
    guard let argument = arguments.first(where: { $0.value == stop.spot.node }) else { return }
    switch (program[callee].kind, argument.label) {
    case (.member(_, "scaledFont"), "for"): scale(stop, at: callee, in: call)
    case (.member(_, "convert"), nil), (.member(_, "addingAttributes"), nil):
      if !stop.isHeld {
        variants += evaluator.variants("convert", arguments, callee, call, stop.frame)
      }
      go(stop.remade, to: call)
    case (_, "descriptor"):
      if !keepsSize(arguments, call.file) { sizes = [] }
      go(stop, to: call)
    case (_, "fontAttributes"), (.name("Font"), nil): go(stop, to: call)
    case (.name(let function), nil) where function.hasPrefix("CTFontCreate"):
      variants += evaluator.variants(function, arguments, callee, call, stop.frame)
      go(stop, to: call)
    case (.member(let base, let name), nil) where Self.takers.contains(name):
      take(in: call, base, stop)
    case (.name(let name), nil) where Self.takers.contains(name): take(in: call, nil, stop)
    default: break
    }
    guard !stop.isInView else { return }
    let callees = evaluator.callees(of: call)
    for declared in callees { pass(stop, to: declared, by: call, arguments) }
    if callees.allSatisfy({ program[$0].isType }), let label = argument.label {
      store(as: label, in: call, stop)
    }
  }

  /// Methods that give a view its font.
  private static let takers: Set<String> = ["font", "modifier", "withDesign", "scaledFont"]

  /// `UIFont(descriptor: bold, size: 0)`: the descriptor's own size.
  private func keepsSize(_ arguments: [Node.Argument], _ file: Int32) -> Bool {
    arguments.allSatisfy { argument in
      guard argument.label == "size" else { return true }
      switch program[Program.Spot(file: file, node: argument.value)].kind {
      case .number("0"), .number("0.0"), .member(_, "pointSize"): return true
      default: return false
      }
    }
  }

  /// A view takes the font: what changes the view changes the font.
  private mutating func take(in call: Program.Spot, _ base: Node.ID?, _ stop: Stop) {
    if let base, !stop.isInView, !stop.isHeld {
      variants += evaluator.variants(
        before: Program.Spot(file: call.file, node: base), stop.frame)
    }
    var next = stop
    next.spot = call
    note(textsOf: base.map { Program.Spot(file: call.file, node: $0) }, &next)
    next.isInView = true
    go(next)
  }

  // MARK: Results

  /// `return`, from the innermost closure or function.
  private mutating func leave(_ stop: Stop) {
    var current = stop.spot
    for _ in 0..<10_000 {
      switch program[current].parent {
      case .none: return
      case .declaration(let id):
        return leave(Program.Declared(file: current.file, id: id), stop)
      case .node(let parent):
        current.node = parent
        if case .closure = program[current].kind { return leave(closure: current, stop) }
      }
    }
  }

  /// The only statement of a block: what the block gives.
  private mutating func end(_ block: Program.Spot, _ stop: Stop) {
    switch program[block].parent {
    case .none: return
    case .declaration(let id): leave(Program.Declared(file: block.file, id: id), stop)
    case .node(let parent):
      let around = Program.Spot(file: block.file, node: parent)
      switch program[around].kind {
      case .closure: leave(closure: around, stop)
      case .ifElse, .switching:
        guard case .node(let outer) = program[around].parent else { return }
        let outside = Program.Spot(file: block.file, node: outer)
        switch program[outside].kind {
        case .branching: go(stop, to: outside)
        case .block(let statements) where statements.count == 1: end(outside, stop)
        default: return
        }
      default: return
      }
    }
  }

  private mutating func leave(closure: Program.Spot, _ stop: Stop) {
    guard case .node(let parent) = program[closure].parent else { return }
    let call = Program.Spot(file: closure.file, node: parent)
    guard case .call(let callee, _) = program[call].kind else { return }
    if callee == closure.node { return go(stop, to: call) }
    guard case .member(_, let name) = program[Program.Spot(file: call.file, node: callee)].kind,
      ["map", "flatMap"].contains(name)
    else { return }
    go(stop, to: call)
  }

  private mutating func leave(_ declared: Program.Declared, _ stop: Stop) {
    var next = stop
    if let back = stop.returns.first, back.isFollowed(inView: stop.isInView) {
      next.returns.removeFirst()
      next.spot = back.site.spot
      next.frame = back.frame ?? evaluator.startFrame(at: back.site.spot)
      next.scaledBy = scaling(stop, in: declared, by: back.site.spot)
      note(textsOfReceiver: &next)
      return go(next)
    }
    if stop.isOfReceiver, program[declared].name == "body" {
      return leave(modifier: declared, stop)
    }
    guard evaluator.givesFont(declared) || evaluator.type(of: declared)?.isDescriptor == true
    else { return }
    next.returns = []
    for site in evaluator.sites(of: declared) {
      next.spot = site.spot
      next.frame = evaluator.startFrame(at: site.spot)
      next.scaledBy = scaling(stop, in: declared, by: site.spot)
      next.isOfReceiver = stop.isOfReceiver
      note(textsOfReceiver: &next)
      go(next)
    }
  }
}

extension FontJourney.Return {
  /// Whether what is returned is there: what makes an instance gives no font, but a view's modifier does.
  fileprivate func isFollowed(inView: Bool) -> Bool {
    switch site {
    case .call: true
    case .construction: inView
    }
  }
}
