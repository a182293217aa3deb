import JavaScriptLowering
import NameFlow
import SourceText

/// What scales a font with the size of text that the user chooses, wherever the font is kept till then.
extension FontJourney {
  /// `.custom(name, size: scaled)`, which scales the size once more.
  mutating func noteScaledSize(of call: FontCall) {
    guard isSizeScaled, let size = evaluator.argument("size", of: call) else { return }
    let kind: FontScaling.Kind
    switch call.api {
    case .fontCustom: kind = .scaledSize
    case .fontCustomRelative: kind = .scaledSizeInStyle
    default: return
    }
    scalings.append(
      FontScaling(
        kind: kind, place: program.place(size),
        style: evaluator.argument("relativeTo", of: call).map(program.place),
        isForAll: evaluator.isSizeScaled(call, in: evaluator.startFrame(at: call.call))))
  }

  /// `metrics.scaledFont(for: font)`, and `font.map(metrics.scaledFont(for:))`.
  mutating func scale(_ stop: Stop, at callee: Program.Spot, in call: Program.Spot) {
    isScaled = true
    var next = stop
    next.spot = call
    if !stop.isHeld {
      let place = place(ofScaling: callee, in: call)
      if let first = stop.scaledBy, first != call {
        scalings.append(
          FontScaling(
            kind: .scaledFont, place: place, first: program.place(first),
            unscaled: evaluator.unscaled(call)))
      } else if stop.scaledBy == nil, isSizeScaled {
        scalings.append(FontScaling(kind: .fontOfScaledSize, place: place))
      }
      next.scaledBy = call
    }
    go(next)
  }

  /// A call from the word for it to its end; `scaledFontForFont:` stands behind what scales.
  private func place(ofScaling callee: Program.Spot, in call: Program.Spot) -> SourcePlace {
    let whole = program[call].range
    var end = program[callee].range.upperBound
    if program.isObjectiveC(call.file), case .call(_, let arguments) = program[call].kind,
      let font = arguments.first
    {
      end = program[Program.Spot(file: call.file, node: font.value)].range.lowerBound
    }
    let word = Array("scaledFont".utf8)
    let bytes = program.texts[Int(call.file)].utf8
    let last = min(Int(end), bytes.count)
    let text = bytes[max(0, min(Int(whole.lowerBound), last))..<max(0, last)]
    let start = text.indices.last { text[$0...].starts(with: word) }.map { Int32($0) }
    return program.place(call.file, (start ?? whole.lowerBound)..<whole.upperBound)
  }

  /// The call that has scaled what a function gives, where a call of the function may run it.
  func scaling(
    _ stop: Stop, in declared: Program.Declared, by site: Program.Spot
  ) -> Program.Spot? {
    guard let scaling = stop.scaledBy, evaluator.owner(of: scaling) == declared else {
      return stop.scaledBy
    }
    var arguments: [Node.Argument] = []
    if case .call(_, let given) = program[site].kind { arguments = given }
    let frame = Frame(
      owner: declared,
      arguments: .bound(
        evaluator.bind(declared, arguments, site, evaluator.startFrame(at: site))),
      receiver: evaluator.hasReceiver(declared) ? .unbound : .none)
    return evaluator.mayRun(scaling, frame) ? scaling : nil
  }
}

// MARK: - Fonts that are kept

extension FontJourney {
  /// A collection that holds the font, and what takes it out again.
  mutating func hold(_ around: Program.Spot, _ stop: Stop) {
    let node = stop.spot.node
    var next = stop
    next.isHeld = true
    next.scaledBy = nil
    switch program[around].kind {
    case .array, .tuple: go(next, to: around)
    case .dictionary(let entries) where entries.contains(where: { $0.value == node }):
      go(next, to: around)
    case .subscripted(node, _) where stop.isHeld: go(next, to: around)
    case .loop(let loop) where loop.sequence == node && stop.isHeld:
      for name in loop.pattern.map({ names(boundBy: $0, around) }) ?? [] {
        follow(name, next) { if case .element = $0 { true } else { false } }
      }
    default: return
    }
  }

  private func names(boundBy pattern: Node.ID, _ beside: Program.Spot) -> [String] {
    switch program[Program.Spot(file: beside.file, node: pattern)].kind {
    case .bound(let name): [name]
    case .tuplePattern(let parts): parts.flatMap { names(boundBy: $0, beside) }
    case .cast(let inner, _): names(boundBy: inner, beside)
    default: []
    }
  }

  /// `Style(font: font)`, which keeps it under the argument's label.
  mutating func store(as label: String, in call: Program.Spot, _ stop: Stop) {
    guard case .value(.own(let path))? = evaluator.staticType(call) else { return }
    follow(members: label, of: path.split(separator: ".").map(String.init), isHeld: true)
  }

  /// A closure or a function that is called with the font.
  mutating func give(to taker: Program.Spot, of call: Program.Spot, _ stop: Stop) {
    switch program[taker].kind {
    case .closure: follow(closure: taker, stop)
    case .member(_, "scaledFont"): scale(stop, at: taker, in: call)
    default: return
    }
  }
}

extension FontJourney.Stop {
  /// The way of a font that is made of this one, which no one has scaled yet.
  var remade: FontJourney.Stop {
    var stop = self
    stop.scaledBy = nil
    return stop
  }
}
