/// What texts and lists answer with yes or no.
extension Evaluator {
  /// `name.hasPrefix("Gate")`, `name.contains("Bold")`, `names.contains(name)`
  func answers(_ method: String, _ subjects: Values, _ arguments: Values) -> Values {
    subjects.flatMap { subject in
      switch subject.value {
      case .open, .unknown: return Values(item: subject)
      default:
        return arguments.flatMap { argument in
          switch argument.value {
          case .open, .unknown: Values(item: argument)
          default:
            answer(method, subject.value, argument.value).asked(of: subject.trail)
              .asked(of: argument.trail).value
          }
        }
      }
    }
  }

  private func answer(_ method: String, _ subject: Value, _ argument: Value) -> Truth {
    switch (subject, argument) {
    case (.text(let text), .text(let part)):
      switch method {
      case "hasPrefix": text.hasPrefix(part) ? .yes : .no
      case "hasSuffix": text.hasSuffix(part) ? .yes : .no
      default: part.isEmpty || text.contains(part) ? .yes : .no
      }
    case (.list(let items), _) where method == "contains": contains(argument, items)
    default: .unsure
    }
  }

  /// Whether one of a list's elements is equal to a value.
  private func contains(_ value: Value, _ items: [Lazy]) -> Truth {
    var result = Truth.no
    for item in items {
      let found = values(item).items.map { sameness($0.value, value).asked(of: $0.trail) }
      if found == [.yes] { return .yes }
      if found.isEmpty || found.contains(where: { $0 != .no }) { result = .unsure }
    }
    return result
  }
}
