/// What a text that is not known begins and ends with: `device + " width"`.
package struct KnownEnds: Hashable {
  package var start = ""
  package var end = ""

  /// Whether it may be some text.
  func admit(_ text: String) -> Bool {
    text.utf8.count >= start.utf8.count + end.utf8.count && text.hasPrefix(start)
      && text.hasSuffix(end)
  }
}

extension Evaluator {
  /// What an expression whose text is not known begins and ends with, as far as that is written where it is put together.
  func knownEnds(
    of spot: Program.Spot, _ frame: Frame, deeper levels: Int = 8
  ) -> KnownEnds {
    guard levels > 0, budget > 0 else { return KnownEnds() }
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
    func ends(_ part: Node.ID) -> KnownEnds {
      if let text = onlyText(values(at(part), frame)) { return KnownEnds(start: text, end: text) }
      return knownEnds(of: at(part), frame, deeper: levels - 1)
    }
    func ends(_ piece: Node.Piece) -> KnownEnds {
      switch piece {
      case .literal(let text): KnownEnds(start: text, end: text)
      case .value(let id): ends(id)
      }
    }
    switch program[spot].kind {
    case .text(let pieces):
      guard let first = pieces.first, let last = pieces.last else { return KnownEnds() }
      return KnownEnds(start: ends(first).start, end: ends(last).end)
    case .sum(let items):
      guard let first = items.first, let last = items.last else { return KnownEnds() }
      return KnownEnds(start: ends(first).start, end: ends(last).end)
    case .call(_, let arguments):
      guard let format = arguments.first, format.label == "format",
        let text = onlyText(values(at(format.value), frame))
      else { return KnownEnds() }
      return KnownEnds(ofFormat: text)
    case .name(let name):
      let definitions = meaning(of: name, at: spot).definitions
      guard definitions.count == 1, let definition = definitions.first, definition.isAlwaysRun
      else {
        return KnownEnds()
      }
      switch definition.source {
      case .value(let value, _): return knownEnds(of: at(value), frame, deeper: levels - 1)
      case .parameter(let owner, let index):
        guard let (given, caller) = given(index, of: owner, spot, frame) else { return KnownEnds() }
        return knownEnds(of: given, caller, deeper: levels - 1)
      default: return KnownEnds()
      }
    default: return KnownEnds()
    }
  }

  /// What a call gives a function, and the frame of whoever calls.
  private func given(
    _ index: Int, of owner: Declaration.ID, _ spot: Program.Spot, _ frame: Frame
  ) -> (Program.Spot, Frame)? {
    let declared = Program.Declared(file: spot.file, id: owner)
    let parameters = program[declared].parameters
    guard frame.owner == declared, parameters.indices.contains(index),
      case .bound(let arguments) = frame.arguments,
      case .node(let given, let caller, _)? = arguments[parameters[index].name]
    else { return nil }
    return (given, caller)
  }

  private func onlyText(_ values: Values) -> String? {
    guard values.items.count == 1, case .text(let text)? = values.items.first?.value else {
      return nil
    }
    return text
  }
}

extension KnownEnds {
  fileprivate init(ofFormat format: String) {
    let parts = FormatPart.parts(of: format)
    if case .text(let text)? = parts.first { start = text }
    if case .text(let text)? = parts.last { end = text }
  }
}
