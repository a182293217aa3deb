/// What the methods of lists and optionals give: those that run a closure over the elements, and those that
/// put lists together.
extension Evaluator {
  static let sequenceMethods: Set<String> = [
    "allSatisfy", "compactMap", "compactMapValues", "dropFirst", "dropLast", "enumerated", "filter",
    "first", "flatMap", "joined", "last", "map", "mapValues", "merging", "prefix", "randomElement",
    "reduce", "reversed", "shuffled", "sorted", "suffix", "union",
  ]

  func sequenceMethod(
    _ method: String, _ base: Program.Spot, _ arguments: [Node.Argument], _ spot: Program.Spot,
    _ frame: Frame
  ) -> Values {
    sequenceMethod(method, values(base, frame), base, arguments, spot, frame)
  }

  func sequenceMethod(
    _ method: String, _ source: Values, _ base: Program.Spot, _ arguments: [Node.Argument],
    _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    let function = arguments.last.map { Program.Spot(file: spot.file, node: $0.value) }
      .flatMap { isFunction($0, of: method) ? $0 : nil }
    return source.flatMap { item in
      switch item.value {
      case .list(let items):
        return listMethod(method, items, base, function, arguments, spot, frame)
      case .table(let entries):
        return dictionaryMethod(method, entries, function, arguments, spot, frame)
          ?? Values(item.value, item.trail)
      case .text:
        // Nobody goes through the characters of a font's name: what may be absent is changed where it is there.
        if let function, method == "map" || method == "flatMap", isWritten(function) {
          return run(function, [.known(Values(item.value, item.trail))], spot, frame)
        }
        return cut(method, Values(item.value, item.trail), arguments, spot)
      case .open: return Values(item.value, item.trail)
      case .unknown:
        // An optional of something unknown stays unknown.
        return Values(item.value, item.trail)
      case .absent: return Values(.absent)
      default:
        // What a function of the platform's is passed on to keeps its name: `data.flatMap(CGFont.init)`.
        guard let function, method == "map" || method == "flatMap", isWritten(function) else {
          return Values(item.value, item.trail)
        }
        return run(function, [.known(Values(item.value, item.trail))], spot, frame)
      }
    }
  }

  private func listMethod(
    _ method: String, _ items: [Lazy], _ base: Program.Spot, _ function: Program.Spot?,
    _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    let items = isFiltered(by: method, function) ? turns(of: items, base) : items
    func results() -> [Lazy]? {
      function.map { function in items.map { .known(run(function, [$0], spot, frame)) } }
    }
    func picked(_ method: String) -> Values? {
      function.map { function in
        self.picked(method, items) { item, _ in
          truth(of: run(function, [item], spot, frame))
        }
      }
    }
    let unknown = Values.unknown("'\(program.source(spot))'")
    switch method {
    case "map": return results().map { Values(.list($0)) } ?? unknown
    case "compactMap": return results().map { Values(.list(present($0))) } ?? unknown
    case "flatMap": return results().map { flattened(present($0)) } ?? unknown
    case "filter": return picked("filter") ?? Values(.list(items))
    case "contains": return picked("some") ?? unknown
    case "allSatisfy": return picked("every") ?? unknown
    case "reduce": return reduced(items, arguments, spot, frame)
    case "first", "last":
      guard let function else {
        return end(method == "first" ? items.first : items.last, of: items)
      }
      guard case .closure = program[function].kind, triesParameter(of: function) else {
        return picked(method == "first" ? "find" : "findLast") ?? unknown
      }
      var result = elements(of: Values(.list(items)), base, isTried: true)
      result.add(Possible(value: .absent))
      return result
    case "randomElement":
      var result = all(items)
      if items.isEmpty { result.add(Possible(value: .absent)) }
      return result
    case "joined": return joined(items, arguments, spot, frame)
    case "union": return product(Values(.list(items)), argument(0, arguments, spot, frame), spot)
    case "enumerated":
      let pairs = items.enumerated().map { index, item in
        pair(.known(Values(.number(String(index)))), item, labels: ("offset", "element"))
      }
      return Values(.list(pairs))
    default:
      return rearranged(items, by: method, arguments, spot, frame) ?? Values(.list(items))
    }
  }

  /// Whether what a list's method gives are the elements for which a closure finds a font.
  private func isFiltered(by method: String, _ function: Program.Spot?) -> Bool {
    guard method == "filter" || method == "compactMap", let function,
      case .closure(let parts) = program[function].kind
    else { return false }
    return method == "filter"
      ? triesParameter(of: function)
      : isFilter(
        Program.Spot(file: function.file, node: parts.body), of: parts.parameters.first ?? "$0")
  }

  private func turns(of items: [Lazy], _ list: Program.Spot) -> [Lazy] {
    let chain = Trail.Origin(file: list.file, range: program[list].range)
    return items.enumerated().map { index, item in
      .known(values(item).trying(Trail.Attempt(chain: chain, index: index)))
    }
  }

  func argument(
    _ index: Int, _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    guard arguments.indices.contains(index) else { return Values() }
    return values(Program.Spot(file: spot.file, node: arguments[index].value), frame)
  }

  /// Elements without those that are surely not there.
  private func present(_ items: [Lazy]) -> [Lazy] {
    items.compactMap { item in
      let found = values(item)
      let present = found.filter { $0 != .absent }
      return present.items.isEmpty && !found.items.isEmpty ? nil : .known(present)
    }
  }

  private func joined(
    _ items: [Lazy], _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    let isOfLists = items.contains { item in values(item).items.contains { $0.value.isList } }
    if arguments.isEmpty, isOfLists { return flattened(items) }
    let separator = arguments.isEmpty ? Values(.text("")) : argument(0, arguments, spot, frame)
    var result: Values?
    for item in items {
      let next = values(item)
      result = result.map { product(product($0, separator, spot), next, spot) } ?? next
    }
    return result ?? Values(.text(""))
  }

  /// `reduce(start) { $0 + $1 }`, `reduce(start, +)`, `reduce(into: start) { $0[$1] = … }`
  private func reduced(
    _ items: [Lazy], _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    let unknown = Values.unknown("what 'reduce' gives is not known")
    guard arguments.count == 2, items.count <= Budget.rounds else { return unknown }
    let step = Program.Spot(file: spot.file, node: arguments[1].value)
    var result = argument(0, arguments, spot, frame)
    for item in items {
      guard budget > 0 else { return .unknown("too complex to follow") }
      if arguments[0].label == "into" {
        guard case .closure(let closure) = program[step].kind else { return unknown }
        result = changed(by: closure, step, frame.running(step, with: [.known(result), item]))
      } else {
        result = run(step, [.known(result), item], spot, frame)
      }
    }
    return result
  }

  /// What a closure leaves in the first thing that it is given.
  private func changed(
    by closure: Node.Closure, _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    guard let facts = program.facts(spot.file) else { return Values() }
    let name = closure.parameters.first ?? "$0"
    var scan = StatementScan(facts: facts, name: name, isAssigned: true)
    if !scan.scan(closure.body) {
      scan.definitions.append(Definition(source: .closureParameter(spot.node, 0)))
    }
    let meaning = LocalMeaning(definitions: scan.definitions, isLocal: true)
    return values(
      of: meaning, named: name, Program.Spot(file: spot.file, node: closure.body), frame, nil)
  }

  // MARK: Functions as arguments

  private func isFunction(_ argument: Program.Spot, of method: String) -> Bool {
    switch program[argument].kind {
    case .name, .member: ["map", "compactMap", "flatMap", "filter"].contains(method)
    default: isWritten(argument)
    }
  }

  /// Whether a function is written where it is given.
  private func isWritten(_ argument: Program.Spot) -> Bool {
    switch program[argument].kind {
    case .closure, .keyPath: true
    default: false
    }
  }

  /// What a function gives that is itself an argument.
  func run(
    _ function: Program.Spot, _ arguments: [Lazy], _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    switch program[function].kind {
    case .keyPath(let path):
      return arguments.first.map { follow(path, from: values($0), spot, frame) } ?? Values()
    case .name("+") where arguments.count == 2:
      return product(values(arguments[0]), values(arguments[1]), spot)
    case .closure(let closure):
      guard frame.depth < 40 else { return .unknown("a closure") }
      return results(
        of: Program.Spot(file: function.file, node: closure.body),
        frame.running(function, with: arguments), nil)
    default:
      return values(function, frame).flatMap { item in
        switch item.value {
        case .function(let declared, let receiver, _):
          return union(declared) { run($0, on: receiver, arguments, spot, frame) }
        case .open: return Values(item: item)
        // A case is a function of what it holds: `names.map(Plist.Value.string)`.
        case .enumCase(let type, let name, let payload) where payload.isEmpty:
          let given = arguments.map { Value.Bound(label: nil, value: $0) }
          return Values(.enumCase(type: type, name: name, payload: given), item.trail)
        case .symbol(let type, let name):
          return library.made(type, name, with: arguments).map { Values($0) }
            ?? .unknown("'\(program.source(spot))'")
        default: return .unknown("'\(program.source(spot))'")
        }
      }
    }
  }

  private func run(
    _ declared: Program.Declared, on receiver: Lazy?, _ arguments: [Lazy], _ spot: Program.Spot,
    _ frame: Frame
  ) -> Values {
    let declaration = program[declared]
    guard let body = declaration.body, declaration.parameters.count == arguments.count,
      frame.depth < 40, !declaration.isLocal
    else { return .unknown("'\(program.source(spot))'") }
    let bound = Dictionary(zip(declaration.parameters.map(\.name), arguments)) { $1 }
    let inner = Frame(
      owner: declared, arguments: .bound(bound), receiver: receiver.map { .value($0) } ?? .none,
      depth: frame.depth + 1)
    let step = self.step(declared)
    return results(of: Program.Spot(file: declared.file, node: body), inner, type(of: declared))
      .map { Possible(value: $0.value, trail: $0.trail.passing(step)) }
  }
}
