import SourceText

/// What the standard library and Foundation do with texts, lists and optionals.
extension Evaluator {
  /// The result of a call of a known function from elsewhere.
  package func library(
    _ target: Program.Spot, _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values? {
    if let known = library.result(of: spot, target, arguments, frame, self)
      ?? setting(target, arguments, spot, frame)
    {
      return known
    }
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
    guard let owner = frame.owner, hasReceiver(owner) else { return nil }
    let type = path(of: canonical(container(of: owner), owner.file))
    if ["Array", "Dictionary", "Set"].contains(type.last ?? "") {
      guard Self.sequenceMethods.contains(method) else { return nil }
      return sequenceMethod(method, selfValue(at: spot, frame), spot, arguments, spot, frame)
    }
    guard isText(type) else { return nil }
    switch method {
    case "prefix", "suffix", "dropFirst", "dropLast":
      return cut(method, selfValue(at: spot, frame), arguments, spot)
    default: return textMethod(method, selfValue(at: spot, frame), arguments, spot, frame)
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
      case "describing":
        return writtenAsOptional(value) { values(value, frame) }
          ?? described(typeOfSelf(value, frame) ?? values(value, frame))
      case "reflecting": return described(values(value, frame), withModules: true)
      case "format": return formatted(arguments, spot, frame)
      // Data that is made of a text has the text for its value.
      case "data", "decoding": return texts(values(value, frame))
      default: return nil
      }
    case "Data" where first.label == "base64Encoded":
      return texts(values(value, frame)).map { mapText($0, \.decodedFromBase64) }
    case "URL", "NSURL", "CGDataProvider", "CGFont": return values(value, frame)
    case "Array", "Set", "AnySequence", "Optional": return values(value, frame)
    case "type" where first.label == "of": return types(of: values(value, frame))
    case "zip": return zipped(arguments, spot, frame)
    // A binding has what its first function gives.
    case "Binding" where first.label == "get": return result(ofClosure: value, frame)
    case "NSLocalizedString": return .unknown("a localized string")
    case "#": return spelled(value, frame)
    default: return nil
    }
  }

  /// Values that are texts, or depend on what is not known yet; `nil` where some are anything else.
  private func texts(_ values: Values) -> Values? {
    let areTexts = values.items.allSatisfy { item in
      switch item.value {
      case .text, .open, .absent: true
      default: false
      }
    }
    return areTexts && !values.items.isEmpty ? values : nil
  }

  private func result(ofClosure value: Program.Spot, _ frame: Frame) -> Values? {
    guard case .closure(let closure) = program[value].kind else { return nil }
    return results(of: Program.Spot(file: value.file, node: closure.body), frame, nil)
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
    case "data" where arguments.first?.label == "using": return texts(values(base, frame))
    case _ where Self.sequenceMethods.contains(method):
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
      if case .closure = program[argument].kind {
        return sequenceMethod(method, base, arguments, spot, frame)
      }
      if method == "contains", let range = range(at: base) {
        return holds(range, values(argument, frame), frame).value
      }
      return answers(method, values(base, frame), values(argument, frame))
    case "callAsFunction", "cString": return values(base, frame)
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
      return trimmed(texts, by: arguments, spot, frame)
    case "appending": return product(texts, argument(0), spot)
    case "replacingOccurrences", "replacing":
      guard case .text(let old)? = argument(0).items.first?.value,
        case .text(let new)? = argument(1).items.first?.value
      else { return .unknown("a modified string") }
      // Other options find other parts than the text that is written.
      guard arguments.allSatisfy({ isPlain($0, spot) }) else { return changedTexts(texts) }
      return replacing(old, by: new, in: texts)
    case "components", "split":
      guard case .text(let separator)? = argument(0).items.first?.value, !separator.isEmpty else {
        return .unknown("part of a string")
      }
      guard let split = Splitting(method, arguments, program, spot.file) else {
        return .unknown("part of a string")
      }
      return texts.map { parts(of: $0, separator, split) }
    default: return nil
    }
  }

  private func parts(of item: Possible, _ separator: String, _ how: Splitting) -> Possible {
    guard case .text(let text) = item.value else { return item }
    let parts = how.parts(of: text, between: separator).map { part in
      Lazy.known(mapText(Values(item: item)) { _ in part })
    }
    return Possible(value: .list(parts), trail: item.trail)
  }

  /// `Self.self` in what a protocol's extension gives all that conform: the type of what the code runs on.
  func typeOfSelf(_ spot: Program.Spot, _ frame: Frame) -> Values? {
    guard case .member(let base?, "self") = program[spot].kind,
      case .name("Self") = program[Program.Spot(file: spot.file, node: base)].kind
    else { return nil }
    return types(of: selfValue(at: spot, frame))
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

  func pair(
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

  /// `prefix(1)`, `dropFirst()` of a text.
  func cut(
    _ method: String, _ texts: Values, _ arguments: [Node.Argument], _ spot: Program.Spot
  ) -> Values {
    var count = 1
    if let first = arguments.first {
      guard
        case .number(let number) = program[Program.Spot(file: spot.file, node: first.value)].kind,
        // A negative one ends the program that asks for it.
        let value = Int(number), value >= 0
      else { return .unknown("part of a string") }
      count = value
    }
    return mapText(texts) { text in
      switch method {
      case "prefix": String(text.prefix(count))
      case "suffix": String(text.suffix(count))
      case "dropFirst": String(text.dropFirst(count))
      case "dropLast": String(text.dropLast(count))
      case "reversed", "sorted", "shuffled", "filter", "map", "compactMap", "joined", "reduce": nil
      default: String(text.prefix(1))
      }
    }
  }
}
