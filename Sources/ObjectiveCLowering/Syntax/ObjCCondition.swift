import NameFlow
import SourceText

/// Reads the condition of `#if`: `TARGET_OS_IPHONE && !defined(X) && THEME == 2`; whatever else it asks is unknown.
///
/// Two stacks instead of recursion: a condition may be nested as deep as it likes.
struct ObjCCondition {
  private var operands: [Operand] = []
  private var operators: [Operator] = []
  /// Whether what stands next is no operator between two operands.
  private var expectsOperand = true
  /// What is known of names.
  private let names: CompilationConditions.Names

  private enum Operator: Equatable {
    case parenthesis, or, and
    case comparison(Comparison)
    /// One of which the value is not worked out, by how tightly it binds.
    case other(Int)
    case not, minus

    var binding: Int {
      switch self {
      case .parenthesis: 0
      case .or: 1
      case .and: 2
      case .other(let binding): binding
      case .comparison(let comparison): comparison.isOfEquality ? 4 : 5
      case .not, .minus: 7
      }
    }
  }

  static func truth(of code: ObjCCode, _ names: CompilationConditions.Names) -> PlatformTruth {
    var condition = ObjCCondition(names: names)
    var index = 0
    while index < code.tokens.count { index = max(condition.read(code, index), index + 1) }
    while let last = condition.operators.popLast() { condition.apply(last) }
    return condition.operands.count == 1 ? condition.operands[0].truth : .unknown
  }

  private init(names: CompilationConditions.Names) { self.names = names }

  /// Reads what stands at an index; the index after it.
  private mutating func read(_ code: ObjCCode, _ index: Int) -> Int {
    let text = code.string(index..<index + 1)
    switch code.tokens[index].kind {
    case .openParenthesis:
      operators.append(.parenthesis)
      expectsOperand = true
    case .closeParenthesis: closeParenthesis()
    case .number: take(Operand(literal: text))
    case .identifier: return readWord(code, index)
    default: readOperator(text)
    }
    return index + 1
  }

  private mutating func take(_ operand: Operand) {
    operands.append(operand)
    expectsOperand = false
  }

  private mutating func readWord(_ code: ObjCCode, _ index: Int) -> Int {
    let word = code.word(index) ?? ""
    let hasArguments = code.kind(index + 1) == .openParenthesis
    guard word == "defined" else {
      take(hasArguments ? .unknown : Operand(named: word, names))
      return hasArguments ? code.after(index + 1) : index + 1
    }
    let name = index + (hasArguments ? 2 : 1)
    take(Operand(truth: PlatformTruth(isDefined: code.word(name) ?? "", names)))
    return hasArguments ? code.after(index + 1) : name + 1
  }

  private mutating func readOperator(_ text: String) {
    if expectsOperand, text == "!" || text == "-" {
      operators.append(text == "!" ? .not : .minus)
      return
    }
    let next: Operator
    switch text {
    case "&&": next = .and
    case "||": next = .or
    case "?", ":": next = .other(1)
    case "&", "|", "^": next = .other(3)
    default: next = Comparison(rawValue: text).map { .comparison($0) } ?? .other(6)
    }
    while let last = operators.last, last.binding >= next.binding {
      operators.removeLast()
      apply(last)
    }
    operators.append(next)
    expectsOperand = true
  }

  private mutating func closeParenthesis() {
    while let last = operators.popLast(), last != .parenthesis { apply(last) }
    expectsOperand = false
  }

  private mutating func apply(_ operation: Operator) {
    if operation == .parenthesis { return }
    let right = operands.popLast() ?? .unknown
    switch operation {
    case .not: operands.append(right.negated)
    case .minus: operands.append(Operand(number: right.number.map { 0 &- $0 }))
    default:
      let left = operands.popLast() ?? .unknown
      operands.append(Self.value(of: operation, left, right))
    }
  }

  private static func value(
    of operation: Operator, _ left: Operand, _ right: Operand
  ) -> Operand {
    switch operation {
    case .and: Operand(truth: left.truth.and(right.truth))
    case .or: Operand(truth: left.truth.or(right.truth))
    case .comparison(let comparison): Operand(truth: comparison.truth(left, right))
    default: .unknown
    }
  }
}

/// A number in the condition of `#if`, as far as it is known.
private struct Operand {
  /// On which platforms it is other than zero.
  var truth: PlatformTruth
  /// What it is on all of them.
  var number: Int?
  /// Whether it is 1 where it is not 0.
  var isFlag = false
  /// The least that it is where it is not 0.
  var least: Int?

  static let unknown = Operand(number: nil)

  /// What asks whether something holds.
  init(truth: PlatformTruth) {
    self.truth = truth
    isFlag = true
    number = truth == .yes ? 1 : truth == .no ? 0 : nil
  }

  init(number: Int?) {
    truth = number.map { $0 == 0 ? .no : .yes } ?? .unknown
    self.number = number
  }

  /// `10`, `0x1F`, `200L`
  init(literal: String) {
    let digits = literal.lowercased()
    let number = String(digits.reversed().drop { "ul".contains($0) }.reversed())
    self.init(
      number: number.hasPrefix("0x") ? Int(number.dropFirst(2), radix: 16) : Int(number))
  }

  /// What a name stands for, which may be another name: `#define THEME DARK`.
  init(named name: String, _ names: CompilationConditions.Names) {
    var name = name
    for _ in 0..<Self.mostNames {
      guard let value = names.defined[name] else { break }
      guard value.first?.isNumber == false, value.allSatisfy(\.isPartOfName) else {
        self.init(literal: value)
        return
      }
      name = value
    }
    if names.defined[name] != nil {
      self.init(number: nil)
    } else if let version = PlatformTruth.versionOfSystem(named: name) {
      self.init(number: version)
    } else {
      self.init(truth: PlatformTruth(value: name, names))
      least = PlatformTruth.leastVersion(ofSDK: name)
      isFlag = least == nil && truth != .unknown
    }
  }

  /// The most names that one stands for.
  private static let mostNames = 8

  var negated: Operand { Operand(truth: truth.negated) }
}

private enum Comparison: String {
  case equal = "=="
  case unequal = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="

  var isOfEquality: Bool { self == .equal || self == .unequal }

  /// The same with its sides exchanged.
  private var mirrored: Comparison {
    switch self {
    case .equal, .unequal: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }

  private func holds(_ left: Int, _ right: Int) -> Bool {
    switch self {
    case .equal: left == right
    case .unequal: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }

  func truth(_ left: Operand, _ right: Operand) -> PlatformTruth {
    if let left = left.number, let right = right.number {
      return holds(left, right) ? .yes : .no
    }
    if let number = right.number { return truth(left, number) }
    return left.number.map { mirrored.truth(right, $0) } ?? .unknown
  }

  /// Whether it holds between what is 0 on some platforms and a number.
  private func truth(_ operand: Operand, _ number: Int) -> PlatformTruth {
    let elsewhere: PlatformTruth = holds(0, number) ? operand.truth.negated : .no
    if operand.isFlag {
      return (holds(1, number) ? operand.truth : .no).or(elsewhere)
    }
    guard let least = operand.least else { return .unknown }
    // Whether it holds for the least and for all that are greater alike.
    let isKnown =
      (least > number || least == number && !isOfEquality)
      && holds(least, number) == holds(.max, number)
    guard isKnown else {
      return PlatformTruth(
        certain: elsewhere.certain, possible: operand.truth.possible.union(elsewhere.possible))
    }
    return (holds(least, number) ? operand.truth : .no).or(elsewhere)
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
