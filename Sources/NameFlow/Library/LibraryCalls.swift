import SourceText

/// What the standard library and Foundation do with texts, lists and optionals.
extension Evaluator {
  /// The result of a call of a known function from elsewhere.
  package func library(
    _ target: Program.Spot, _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values? {
    if let known = library.result(of: spot, target, arguments, frame, self) { return known }
    switch program[target].kind {
    case .member(_, "constant") where arguments.count == 1 && arguments.first?.label == nil:
      // A binding that never changes.
      return arguments.first.map { values(Program.Spot(file: spot.file, node: $0.value), frame) }
    case .name(let function):
      return libraryFunction(function, arguments, spot, frame)
        ?? methodOfSelf(function, arguments, spot, frame)
    case .member(let base?, let method):
      let base = Program.Spot(file: spot.file, node: base)
      if method == "init", case .name(let type) = program[base].kind {
        return libraryFunction(type, arguments, spot, frame)
      }
      return libraryMethod(method, base, arguments, spot, frame)
    default: return nil
    }
  }

  /// `prefix(1)` in an extension of `String`.
  private func methodOfSelf(
    _ method: String, _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values? {
    guard let owner = frame.owner, hasReceiver(owner), isText(container(of: owner)) else {
      return nil
    }
    switch method {
    case "prefix", "suffix", "dropFirst", "dropLast":
      return cut(method, selfValue(frame), arguments, spot)
    default: return textMethod(method, selfValue(frame), arguments, spot, frame)
    }
  }

  /// Whether a type of the platform is one of texts.
  package func isText(_ container: [String]) -> Bool { TypeRef.foreign(container).isString }

  private func libraryFunction(
    _ name: String, _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values? {
    guard let first = arguments.first else { return nil }
    let value = Program.Spot(file: spot.file, node: first.value)
    switch name {
    case "String", "NSString", "Substring", "CFStringCreateWithCString", "LocalizedStringKey":
      switch first.label {
      case nil, "string", "stringLiteral": return described(values(value, frame))
      case "describing", "reflecting": return described(values(value, frame))
      case "format": return formatted(arguments, spot, frame)
      default: return nil
      }
    case "URL", "NSURL", "CGDataProvider", "CGFont": return values(value, frame)
    case "Array", "Set", "AnySequence", "Optional": return values(value, frame)
    case "type" where first.label == "of": return types(of: values(value, frame))
    case "zip": return zipped(arguments, spot, frame)
    case "NSLocalizedString": return .unknown("a localised text")
    case "#": return spelled(value, frame)
    default: return nil
    }
  }

  private func libraryMethod(
    _ method: String, _ base: Program.Spot, _ arguments: [Node.Argument], _ spot: Program.Spot,
    _ frame: Frame
  ) -> Values? {
    func argument(_ index: Int) -> Program.Spot? {
      arguments.indices.contains(index)
        ? Program.Spot(file: spot.file, node: arguments[index].value) : nil
    }
    switch method {
    case "map", "compactMap", "flatMap", "filter", "first", "last", "sorted", "reversed",
      "shuffled", "enumerated", "randomElement", "joined", "prefix", "dropFirst", "dropLast",
      "suffix":
      return sequenceMethod(method, base, arguments, spot, frame)
    case "lowercased", "uppercased", "capitalized", "trimmingCharacters", "appending",
      "replacingOccurrences", "replacing", "components", "split":
      return textMethod(method, values(base, frame), arguments, spot, frame)
    case "withSize", "scaledFont", "bold", "italic", "weight", "monospacedDigit", "leading",
      "withTraits", "smallCaps":
      // A font that is changed keeps its name.
      let font = values(base, frame).filter { if case .font = $0 { true } else { false } }
      if !font.items.isEmpty { return font }
      return argument(0).map { values($0, frame) }
    case "hasPrefix", "hasSuffix", "contains":
      guard let argument = argument(0) else { return nil }
      return answers(method, values(base, frame), values(argument, frame))
    case "callAsFunction": return values(base, frame)
    default: return nil
    }
  }

  private func textMethod(
    _ method: String, _ texts: Values, _ arguments: [Node.Argument], _ spot: Program.Spot,
    _ frame: Frame
  ) -> Values? {
    func argument(_ index: Int) -> Values {
      guard arguments.indices.contains(index) else { return Values() }
      return values(Program.Spot(file: spot.file, node: arguments[index].value), frame)
    }
    switch method {
    case "lowercased": return mapText(texts) { $0.lowercased() }
    case "uppercased": return mapText(texts) { $0.uppercased() }
    case "capitalized": return mapText(texts) { $0.capitalizedWords }
    case "trimmingCharacters":
      return mapText(texts) { $0.trimmed }
    case "appending": return product(texts, argument(0), spot)
    case "replacingOccurrences", "replacing":
      guard case .text(let old)? = argument(0).items.first?.value,
        case .text(let new)? = argument(1).items.first?.value
      else { return .unknown("a changed text") }
      return replacing(old, by: new, in: texts)
    case "components", "split":
      guard case .text(let separator)? = argument(0).items.first?.value, !separator.isEmpty else {
        return .unknown("a part of a text")
      }
      return texts.map { parts(of: $0, separator) }
    default: return nil
    }
  }

  private func parts(of item: Possible, _ separator: String) -> Possible {
    guard case .text(let text) = item.value else { return item }
    let parts = text.parts(between: separator).map { part in
      Lazy.known(mapText(Values(item: item)) { _ in part })
    }
    return Possible(value: .list(parts), trail: item.trail)
  }

  private func sequenceMethod(
    _ method: String, _ base: Program.Spot, _ arguments: [Node.Argument], _ spot: Program.Spot,
    _ frame: Frame
  ) -> Values {
    let source = values(base, frame)
    let closure = arguments.last.flatMap { argument -> Program.Spot? in
      let spot = Program.Spot(file: spot.file, node: argument.value)
      if case .closure = program[spot].kind { return spot }
      return nil
    }
    return source.flatMap { item in
      switch item.value {
      case .list(let items):
        return listMethod(method, items, base, closure, arguments, spot, frame)
      case .text:
        return cut(method, Values(item.value, item.trail), arguments, spot)
      case .open: return Values(item.value, item.trail)
      case .unknown:
        // An optional of something unknown stays unknown.
        return Values(item.value, item.trail)
      case .absent: return Values(.absent)
      default:
        guard let closure, method == "map" || method == "flatMap" else {
          return Values(item.value, item.trail)
        }
        return result(of: closure, with: .known(Values(item.value, item.trail)), frame)
      }
    }
  }

  private func listMethod(
    _ method: String, _ items: [Lazy], _ base: Program.Spot, _ closure: Program.Spot?,
    _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    switch method {
    case "map", "compactMap", "flatMap":
      if let path = arguments.first.flatMap({ keyPath($0.value, spot) }) {
        return Values(.list(items.map { .known(follow(path, from: values($0), spot, frame)) }))
      }
      guard let closure else { return .unknown("'\(program.source(spot))'") }
      return Values(.list(items.map { .known(result(of: closure, with: $0, frame)) }))
    case "first", "last":
      guard closure != nil else {
        return end(method == "first" ? items.first : items.last, of: items)
      }
      let isTried = closure.map { triesParameter(of: $0) } ?? false
      var result = elements(of: Values(.list(items)), base, isTried: isTried)
      result.add(Possible(value: .absent))
      return result
    case "randomElement":
      var result = all(items)
      if items.isEmpty { result.add(Possible(value: .absent)) }
      return result
    case "joined": return joined(items, arguments, spot, frame)
    case "enumerated":
      let pairs = items.enumerated().map { index, item in
        pair(.known(Values(.number(String(index)))), item, labels: ("offset", "element"))
      }
      return Values(.list(pairs))
    default: return Values(.list(items))
    }
  }

  private func keyPath(_ argument: Node.ID, _ call: Program.Spot) -> [String]? {
    guard case .keyPath(let path) = program[Program.Spot(file: call.file, node: argument)].kind
    else { return nil }
    return path
  }

  private func joined(
    _ items: [Lazy], _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values {
    let separator =
      arguments.first.map { values(Program.Spot(file: spot.file, node: $0.value), frame) }
      ?? Values(.text(""))
    var result: Values?
    for item in items {
      let next = values(item)
      result = result.map { product(product($0, separator, spot), next, spot) } ?? next
    }
    return result ?? Values(.text(""))
  }

  private func types(of values: Values) -> Values {
    values.flatMap { item in
      switch item.value {
      case .open, .unknown: return Values(item: item)
      default:
        guard let type = type(of: item.value) else { return .unknown("a type") }
        return Values(typeValue(type), item.trail)
      }
    }
  }

  private func pair(
    _ first: Lazy, _ second: Lazy, labels: (String?, String?) = (nil, nil)
  ) -> Lazy {
    .known(
      Values(
        .tuple([
          Value.Bound(label: labels.0, value: first), Value.Bound(label: labels.1, value: second),
        ])))
  }

  /// `zip(labels, names)`: of one list, or both.
  private func zipped(
    _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values? {
    guard arguments.count == 2 else { return nil }
    let sides = arguments.map { values(Program.Spot(file: spot.file, node: $0.value), frame) }
    func elements(_ item: Possible) -> [Lazy]? {
      if case .list(let items) = item.value { items } else { nil }
    }
    return sides[0].flatMap { left in
      sides[1].flatMap { right in
        if case .open = left.value { return Values(item: left) }
        if case .open = right.value { return Values(item: right) }
        let (first, second) = (elements(left), elements(right))
        guard let count = [first?.count, second?.count].compactMap({ $0 }).min() else {
          return .unknown("'\(program.source(spot))'")
        }
        let pairs = (0..<count).map { index in
          pair(
            first?[index] ?? .known(Values(item: left)),
            second?[index] ?? .known(Values(item: right)))
        }
        return Values(.list(pairs))
      }
    }
  }

  private func result(of closure: Program.Spot, with value: Lazy, _ frame: Frame) -> Values {
    guard case .closure(let body) = program[closure].kind, frame.depth < 40 else {
      return .unknown("a closure")
    }
    return results(
      of: Program.Spot(file: closure.file, node: body.body),
      frame.running(closure, with: [value]), nil)
  }

  /// `prefix(1)`, `dropFirst()` of a text.
  private func cut(
    _ method: String, _ texts: Values, _ arguments: [Node.Argument], _ spot: Program.Spot
  ) -> Values {
    var count = 1
    if let first = arguments.first {
      guard
        case .number(let number) = program[Program.Spot(file: spot.file, node: first.value)].kind,
        // A negative one ends the program that asks for it.
        let value = Int(number), value >= 0
      else { return .unknown("a part of a text") }
      count = value
    }
    return mapText(texts) { text in
      switch method {
      case "prefix": String(text.prefix(count))
      case "suffix": String(text.suffix(count))
      case "dropFirst": String(text.dropFirst(count))
      case "dropLast": String(text.dropLast(count))
      case "reversed", "sorted", "shuffled", "filter", "map", "compactMap": nil
      default: String(text.prefix(1))
      }
    }
  }
}
