import NameFlow

/// The texts of the views that a font gets to.
extension FontJourney {
  /// A modifier gives the font to what it is called on: a text, or the view that another modifier is called on.
  mutating func note(textsOf base: Program.Spot?, _ stop: inout Stop) {
    guard let viewTexts, !stop.isHeld, !stop.isInView || stop.isOfReceiver else {
      stop.isOfReceiver = false
      return
    }
    switch viewTexts.root(of: base, stop.frame) {
    case .texts(let found):
      texts += found
      stop.isOfReceiver = false
    case .receiver: stop.isOfReceiver = true
    case .other: stop.isOfReceiver = false
    }
  }

  /// The call of a modifier of the app's own, which gives the font to what it is called on.
  mutating func note(textsOfReceiver stop: inout Stop) {
    guard stop.isInView, stop.isOfReceiver, case .call(let callee, _) = program[stop.spot].kind,
      case .member(let base?, _) = program[Program.Spot(file: stop.spot.file, node: callee)].kind
    else { return }
    note(textsOf: Program.Spot(file: stop.spot.file, node: base), &stop)
  }

  /// `Title()` in `.modifier(Title())`, wherever the sources make that modifier.
  mutating func leave(modifier body: Program.Declared, _ stop: Stop) {
    guard program[body].kind == .function, program[body].parameters.count == 1,
      let type = program[body].container.last,
      program.typesAndExtensions(named: type, in: []).filter({ program[$0].isType }).count == 1
    else { return }
    var next = stop
    next.returns = []
    let words = Needles(words: ["modifier("])
    for mention in program.mentions(of: type, where: words.occur) {
      guard let call = evaluator.call(of: mention), isMade(in: call, beside: body) else { continue }
      next.spot = call
      next.frame = evaluator.startFrame(at: call)
      go(next)
    }
  }

  /// Whether a modifier that a call makes may make the font, by what the modifier is made with.
  private func isMade(in call: Program.Spot, beside body: Program.Declared) -> Bool {
    guard let owner = evaluator.owner(of: origin), evaluator.hasReceiver(owner),
      program[owner].container == program[body].container
    else { return true }
    let frame = Frame(
      owner: owner, arguments: program[owner].isCallable ? .unbound("a parameter") : .bound([:]),
      receiver: .value(.node(call, evaluator.startFrame(at: call), nil)))
    return evaluator.reaches(origin, frame) != .no
  }

  /// A label gets the font.
  mutating func note(textsOfLabelWith font: Program.Spot, _ stop: Stop) {
    guard let viewTexts, !stop.isHeld, case .member(_?, "font") = program[font].kind else { return }
    texts += viewTexts.texts(ofLabelWith: font, stop.frame)
  }
}
