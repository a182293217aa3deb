/// Values that were found in other calls than those of whoever asks: what code sets a state to, say. Where only callers
/// know what they are, these are the callers of the code that they stand in.
extension Evaluator {
  /// Values with what they hold, for whoever knows none of the calls that they came by.
  func ofOtherCalls(_ values: Values) -> Values {
    values.map { item in
      switch item.value {
      case .record(let record) where record.home.owner != nil:
        return Possible(value: .record(record.ofOtherCalls), trail: item.trail)
      case .list(let items):
        let elements = items.map { item -> Lazy in
          guard budget > 0, case .node(_, let frame, _) = item, frame.owner != nil else {
            return item
          }
          return .known(valuesOfOtherCalls(item))
        }
        return Possible(value: .list(elements), trail: item.trail)
      default: return item
      }
    }
  }

  func valuesOfOtherCalls(_ lazy: Lazy) -> Values {
    let found = values(lazy)
    guard found.isOpen else { return ofOtherCalls(found) }
    guard case .node(let spot, _, _) = lazy else { return .unknown("a parameter") }
    return ofOtherCalls(solve(spot) { values(spot, $0) })
  }
}
