import SourceText

// Strings that are put together from others.
extension ObjCEvaluator {
  /// What `stringWithFormat:` and its kin give; `nil` where the expression is none of them.
  func stringOperation(_ expression: ObjCExpression, in code: ObjCCode) -> ObjCNames? {
    guard let send = code.send(expression.range) else {
      return cString(expression, in: code)
    }
    func piece(_ range: Range<Int>) -> ObjCNames {
      names(ObjCExpression(code: expression.code, range: range))
    }
    guard let argument = send.arguments.first else {
      return letterCase(send, in: expression.code)
    }
    switch send.selector {
    case "stringWithFormat:", "initWithFormat:", "localizedStringWithFormat:":
      return formatted(argument, in: expression.code)
    case "stringByAppendingFormat:":
      return .joined([piece(send.receiver), formatted(argument, in: expression.code)])
    case "stringByAppendingString:":
      return .joined([piece(send.receiver), piece(argument)])
    case "stringWithString:", "initWithString:", "stringWithUTF8String:", "initWithUTF8String:",
      "stringWithCString:encoding:":
      return piece(argument)
    case "stringByReplacingOccurrencesOfString:withString:":
      guard send.arguments.count == 2 else { return nil }
      return replaced(piece(send.receiver), piece(argument), by: piece(send.arguments[1]))
    default: return nil
    }
  }

  /// `CFStringCreateWithCString(NULL, "Gate", kCFStringEncodingUTF8)`
  private func cString(_ expression: ObjCExpression, in code: ObjCCode) -> ObjCNames? {
    guard let (name, arguments) = code.call(expression.range), name == "CFStringCreateWithCString",
      arguments.count == 3
    else { return nil }
    return names(ObjCExpression(code: expression.code, range: arguments[1]))
  }

  private func letterCase(_ send: ObjCSend, in code: Int) -> ObjCNames? {
    let change: (String) -> String
    switch send.selector {
    case "capitalizedString": change = { $0.capitalizedWords }
    case "lowercaseString": change = { $0.lowercased() }
    case "uppercaseString": change = { $0.uppercased() }
    default: return nil
    }
    return names(ObjCExpression(code: code, range: send.receiver)).mapped(change)
  }

  private func replaced(
    _ whole: ObjCNames, _ part: ObjCNames, by other: ObjCNames
  ) -> ObjCNames {
    guard let part = part.candidates.first?.name, part.isEmpty == false,
      let other = other.candidates.first?.name
    else { return .unknown("what is replaced in it is not known") }
    return whole.mapped { FollowedText.replacing(part, in: $0, by: other) }
  }

  /// The strings that a format and its arguments give.
  private func formatted(_ range: Range<Int>, in code: Int) -> ObjCNames {
    let items = program.codes[code].split(range, at: .comma)
    guard let first = items.first else { return .unknown("it has no format") }
    let formats = names(ObjCExpression(code: code, range: first))
    let arguments = items.dropFirst().map { ObjCExpression(code: code, range: $0) }
    var all = ObjCNames(undetermined: formats.undetermined)
    for format in formats.candidates {
      all.add(formatted(format, with: Array(arguments)))
    }
    return all
  }

  private func formatted(_ format: NameCandidate, with arguments: [ObjCExpression]) -> ObjCNames {
    var pieces: [ObjCNames] = []
    var next = 0
    for part in ObjCFormat.parts(of: format.name) {
      switch part {
      case .text(let text):
        var piece = format
        piece.name = text
        pieces.append(ObjCNames(candidates: [piece]))
      case .argument(let position, let isNumber):
        let index = position ?? next
        next = index + 1
        guard index >= 0, index < arguments.count else {
          return .unknown("the format '\(format.name)' has too few arguments")
        }
        pieces.append(isNumber ? number(arguments[index]) : names(arguments[index]))
      case .other:
        return .unknown("the format '\(format.name)' is not understood")
      }
    }
    guard !pieces.isEmpty else { return ObjCNames(candidates: [format]) }
    return .joined(pieces)
  }

  /// A number that is written out.
  private func number(_ expression: ObjCExpression) -> ObjCNames {
    let code = program.code(expression)
    let range = code.unwrapped(expression.range)
    guard range.count == 1, code.kind(range.lowerBound) == .number else {
      return notKnown(range, in: code)
    }
    return ObjCNames(candidates: [
      NameCandidate(name: code.string(range), place: code.place(range), certainty: .derived)
    ])
  }
}

/// The parts of a format string.
enum ObjCFormat {
  enum Part: Equatable {
    case text(String)
    /// `%@`, `%2$@`, `%s`, `%d`: the position from 0 where it is told, and whether a number is meant.
    case argument(position: Int?, isNumber: Bool)
    case other
  }

  static func parts(of format: String) -> [Part] {
    var parts: [Part] = []
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

  private static func argument(_ rest: inout Substring) -> Part {
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits) {
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    while let modifier = rest.first, "lzhqtj".contains(modifier) { rest.removeFirst() }
    switch rest.popFirst() {
    case "@", "s", "S": return .argument(position: position, isNumber: false)
    case "d", "i", "u", "D", "U": return .argument(position: position, isNumber: true)
    default: return .other
    }
  }
}

extension ObjCNames {
  /// The names after a change; `nil` is one that makes a text too long.
  fileprivate func mapped(_ change: (String) -> String?) -> ObjCNames {
    var names = self
    for index in names.candidates.indices {
      guard let changed = change(names.candidates[index].name).flatMap(FollowedText.name) else {
        return .tooLong
      }
      names.candidates[index].name = changed
      names.candidates[index].certainty = .derived
    }
    return names
  }
}

extension String {
  /// Each word with a capital first letter and small others, as `capitalizedString` gives.
  fileprivate var capitalizedWords: String {
    var startsWord = true
    return String(
      flatMap { character -> String in
        defer { startsWord = !character.isLetter && character != "'" }
        return startsWord ? character.uppercased() : character.lowercased()
      })
  }
}
