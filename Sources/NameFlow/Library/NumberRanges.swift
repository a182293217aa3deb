import SourceText

/// The numbers that code goes through to take the elements of a list by them.
extension Evaluator {
  /// What a loop goes through: the numbers of a range, or those of a list's elements; else what is there.
  func iterated(_ sequence: Program.Spot, _ frame: Frame) -> Values {
    guard !program.isDynamic(sequence.file) else { return values(sequence, frame) }
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: sequence.file, node: id) }
    switch program[sequence].kind {
    case .tuple(let items) where items.count == 1: return iterated(at(items[0].value), frame)
    case .other:
      guard let range = range(at: sequence), let first = range.first, let last = range.last
      else { break }
      return numbers(
        from: values(first, frame), to: values(last, frame), isWithLast: range.isWithLast)
    case .call(let callee, let arguments) where arguments.count == 2:
      guard case .name("..<") = program[at(callee)].kind else { break }
      let bounds = arguments.map { values(at($0.value), frame) }
      return numbers(from: bounds[0], to: bounds[1], isWithLast: false)
    case .call(let callee, let arguments) where arguments.count == 3:
      guard case .name("stride") = program[at(callee)].kind else { break }
      let bounds = arguments.map { values(at($0.value), frame) }
      return numbers(
        from: bounds[0], to: bounds[1], isWithLast: arguments[1].label == "through",
        by: bounds[2])
    case .member(let list?, "indices"):
      return values(at(list), frame).flatMap { item in
        switch item.value {
        case .list(let items):
          numbers(from: Values(.number("0")), to: Values(.number(String(items.count))))
            .asSure(as: item.trail)
        default: Values(item: item)
        }
      }
    default: break
    }
    return values(sequence, frame)
  }

  /// A range of numbers as it is written: `400..<600`, `600...`, `..<400`.
  struct NumberRange {
    var first: Program.Spot?
    var last: Program.Spot?
    var isWithLast: Bool
  }

  /// The range that is written at a place, in brackets or not.
  func range(at spot: Program.Spot) -> NumberRange? {
    func at(_ id: Node.ID) -> Program.Spot { Program.Spot(file: spot.file, node: id) }
    guard !program.isDynamic(spot.file) else { return nil }
    switch program[spot].kind {
    case .tuple(let items) where items.count == 1: return range(at: at(items[0].value))
    case .other(let sides) where sides.count == 2:
      guard let word = word(between: at(sides[0]), at(sides[1])), ["..<", "..."].contains(word)
      else { return nil }
      return NumberRange(first: at(sides[0]), last: at(sides[1]), isWithLast: word == "...")
    case .other(let sides) where sides.count == 1:
      let text = program.source(spot)
      if text.hasSuffix("...") { return NumberRange(first: at(sides[0]), isWithLast: false) }
      guard text.hasPrefix("..<") || text.hasPrefix("...") else { return nil }
      return NumberRange(last: at(sides[0]), isWithLast: text.hasPrefix("..."))
    default: return nil
    }
  }

  /// Whether a number is in a range.
  func holds(_ range: NumberRange, _ number: Values, _ frame: Frame) -> Truth {
    let isBehindFirst = range.first.map { order(values($0, frame), number, .lessOrEqual) } ?? .yes
    let isBeforeLast =
      range.last.map { order(number, values($0, frame), range.isWithLast ? .lessOrEqual : .less) }
      ?? .yes
    return isBehindFirst.and(isBeforeLast)
  }

  /// `1...3 ~= count`
  func isPatternMatch(_ pattern: Program.Spot, _ subject: Program.Spot) -> Bool {
    word(between: pattern, subject) == "~="
  }

  /// What is written between two operands.
  private func word(between left: Program.Spot, _ right: Program.Spot) -> String? {
    let start = Int(program[left].range.upperBound)
    let end = Int(program[right].range.lowerBound)
    let bytes = program.texts[Int(left.file)].utf8
    guard start <= end, end <= bytes.count, end - start < 64 else { return nil }
    let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]
    return String(decoding: bytes[start..<end].filter { !blanks.contains($0) }, as: UTF8.self)
  }

  private func numbers(
    from first: Values, to last: Values, isWithLast: Bool = false,
    by step: Values = Values(.number("1"))
  ) -> Values {
    if let open = first.openFrame ?? last.openFrame ?? step.openFrame { return Values(.open(open)) }
    guard let start = onlyNumber(first), let step = onlyNumber(step), step > 0 else {
      return .unknown("a number")
    }
    return last.flatMap { item in
      guard case .number(let text) = item.value, let end = Int(text), end < Int.max else {
        return .unknown("a number")
      }
      let bound = isWithLast ? end + 1 : end
      guard start < bound else { return Values(.list([])) }
      let (count, overflow) = bound.subtractingReportingOverflow(start)
      guard !overflow, allows(list: count / step) else { return .unknown("a number") }
      let items = Swift.stride(from: start, to: bound, by: step).map {
        Lazy.known(Values(.number(String($0))))
      }
      return Values(.list(items), item.trail)
    }
  }

  private func onlyNumber(_ values: Values) -> Int? {
    guard values.items.count == 1, case .number(let text)? = values.items.first?.value else {
      return nil
    }
    return Int(text)
  }
}
