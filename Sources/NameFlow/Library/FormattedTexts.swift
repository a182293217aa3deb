/// Texts that a format makes, and arguments as they are written.
extension Evaluator {
  /// `String(format: "%@-%@", a, b)`
  package func formatted(
    _ arguments: [Node.Argument], _ spot: Program.Spot, _ frame: Frame
  ) -> Values? {
    guard let first = arguments.first else { return nil }
    let template = values(Program.Spot(file: spot.file, node: first.value), frame)
    let rest = arguments.dropFirst().filter { $0.label == nil }
      .map { Program.Spot(file: spot.file, node: $0.value) }
    return template.flatMap { item in
      guard case .text(let text) = item.value else { return Values(item.value, item.trail) }
      var result: Values?
      var next = 0
      let parts = FormatPart.parts(of: text)
      // `%@` alone is the argument.
      if case .argument(nil)? = parts.first, parts.count == 1, let only = rest.first {
        return described(values(only, frame))
      }
      for part in parts {
        let piece: Values
        switch part {
        case .text(let text): piece = Values(.text(text), Trail(origin: item.trail.origin))
        case .argument(let position):
          let index = position ?? next
          next = index + 1
          guard rest.indices.contains(index) else { return .unknown("a formatted string") }
          piece = described(values(rest[index], frame))
        case .other: return .unknown("a formatted string")
        }
        result = product(result ?? Values(.text(""), item.trail), piece, spot)
      }
      guard let result, parts.count > 1 else { return result ?? Values(item.value, item.trail) }
      return result.map { item in
        var copy = item
        copy.trail.isCombined = true
        return copy
      }
    }
  }

  /// `#name` in a macro: the text of the argument that a use of it gives.
  package func spelled(_ argument: Program.Spot, _ frame: Frame) -> Values {
    guard case .name(let name) = program[argument].kind else {
      return Values(.text(program.source(argument)))
    }
    switch frame.arguments {
    case .open: return Values(.open(frame))
    case .bound(let arguments):
      guard case .node(let given, _, _)? = arguments[name] else { break }
      let origin = Trail.Origin(file: given.file, range: program[given].range)
      return Values(.text(program.source(given)), Trail(origin: origin))
    case .unbound: break
    }
    return .unknown("an argument of a macro that nothing uses")
  }
}

/// The parts of a format.
package enum FormatPart: Equatable {
  case text(String)
  /// `%@`, `%2$@`, `%s`, `%d`: the position from 0 where it is told.
  case argument(position: Int?)
  case other

  package static func parts(of format: String) -> [FormatPart] {
    var parts: [FormatPart] = []
    var text = ""
    var rest = Substring(format)
    while let character = rest.popFirst() {
      guard character == "%" else {
        text.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        text.append("%")
        continue
      }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts.append(argument(&rest))
    }
    if !text.isEmpty { parts.append(.text(text)) }
    return parts
  }

  private static func argument(_ rest: inout Substring) -> FormatPart {
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    while let modifier = rest.first, "lzhqtj".contains(modifier) { rest.removeFirst() }
    switch rest.popFirst() {
    case "@", "s", "S", "d", "i", "u", "D", "U": return .argument(position: position)
    default: return .other
    }
  }
}
