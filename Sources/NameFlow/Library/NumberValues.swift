/// Numbers that are worked out: what they are is not followed, but whether they grow with the size of text
/// that the user chooses.
extension Evaluator {
  /// `17 * scale`, `size / 2 - 1`
  func arithmetic(
    _ items: [Program.Spot], by others: [Program.Spot], _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    let reason = "'\(program.source(spot))'"
    var isScaled = false
    for item in items {
      let found = values(item, frame)
      if let open = found.openFrame { return Values(.open(open)) }
      isScaled = isScaled || found.isScaled
    }
    guard isScaled else { return .unknown(reason) }
    for other in others {
      let found = values(other, frame)
      if let open = found.openFrame { return Values(.open(open)) }
      // What is divided by what grows need not grow.
      if found.items.contains(where: \.trail.isScaled) { return .unknown(reason) }
    }
    return Values(.unknown(reason), Trail().scaled)
  }
}

extension Values {
  /// Whether each of them grows with the size of text that the user chooses.
  package var isScaled: Bool { !items.isEmpty && items.allSatisfy(\.trail.isScaled) }
}
