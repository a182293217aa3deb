/// Measures how deep code is nested, one token at a time.
struct NestingMeter {
  private let bytes: [UInt8]
  private var brackets = 0
  private var squareBrackets = 0
  private var conditionals = 0
  /// What has been read of the statement, by the token that is repeated.
  private var repeated: [Repetition: Int] = [:]

  /// Tokens that nest each time they are repeated, without any bracket that closes.
  private enum Repetition: String {
    case angle = "<"
    case prefix = "prefix operators"
    case keyword = "try"
    case ternary = "?"
    case arrow = "->"
    case alternative = "else if"
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A comment or string stands here.
  mutating func passOperand() {}

  /// Reads code; the reason when a limit is passed.
  mutating func pass(_ range: Range<Int>) -> String? {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == .hash {
        passDirective(at: index)
      } else {
        passByte(byte)
      }
      if squareBrackets > NestingLimits.squareBrackets {
        return "'[' nested more than \(NestingLimits.squareBrackets) deep"
      }
      if brackets > NestingLimits.brackets {
        return "brackets nested more than \(NestingLimits.brackets) deep"
      }
      if conditionals > NestingLimits.brackets {
        return "conditional directives nested more than \(NestingLimits.brackets) deep"
      }
      if repeated[.angle, default: 0] > NestingLimits.repetitions {
        return "'<' repeated more than \(NestingLimits.repetitions) times"
      }
      index += 1
    }
    return nil
  }

  private mutating func passByte(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["):
      squareBrackets += 1
      brackets += 1
    case UInt8(ascii: "]"):
      squareBrackets = max(0, squareBrackets - 1)
      brackets = max(0, brackets - 1)
    case UInt8(ascii: "("), UInt8(ascii: "{"): brackets += 1
    case UInt8(ascii: ")"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
    case UInt8(ascii: "<"): repeated[.angle, default: 0] += 1
    case UInt8(ascii: ";"), UInt8(ascii: ","), .newline: repeated.removeAll()
    default: break
    }
  }

  private mutating func passDirective(at index: Int) {
    if bytes[index...].starts(with: "#if".utf8) { conditionals += 1 }
    if bytes[index...].starts(with: "#endif".utf8) { conditionals = max(0, conditionals - 1) }
  }
}
