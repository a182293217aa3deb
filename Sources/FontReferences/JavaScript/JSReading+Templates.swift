import JavaScriptLowering
import NameFlow

/// What is inserted into templates of CSS.
extension JSReading {
  /// What a function in a template makes of the properties of its component, or the value itself, between the texts
  /// around it.
  func drawn(
    _ values: Values, _ spot: Program.Spot, _ frame: Frame, between texts: [String]
  ) -> Values {
    let made = called(values, spot, frame)
    guard texts.contains(where: { !$0.isEmpty }) else { return made }
    guard texts.count == 2 else { return .unknown("a name of several parts") }
    let range = evaluator.program[spot].range
    let trail = Trail(origin: Trail.Origin(file: spot.file, range: range))
    let before = evaluator.product(Values(.text(texts[0]), trail), made, spot)
    return evaluator.product(before, Values(.text(texts[1]), trail), spot)
  }

  /// The names that inserted declarations give: those of functions of the app, which return them as a text.
  func declared(_ values: Values, _ spot: Program.Spot, _ frame: Frame) -> Values {
    called(values, spot, frame).flatMap { item in
      switch item.value {
      case .record(let record):
        return record[Node.fontFamily].map { evaluator.values($0, of: item) } ?? Values()
      case .list(let items):
        return items.reduce(into: Values()) { names, item in
          names.add(declared(evaluator.values(item), spot, frame))
        }
      case .open: return Values(item: item)
      default: return Values()
      }
    }
  }

  private func called(_ values: Values, _ spot: Program.Spot, _ frame: Frame) -> Values {
    values.flatMap { item in
      guard case .function = item.value else { return Values(item: item) }
      return evaluator.call(item, [evaluator.properties(spot, frame)], spot, frame)
    }
  }
}
