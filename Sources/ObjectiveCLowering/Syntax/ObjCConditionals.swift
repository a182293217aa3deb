import NameFlow
import SourceText

/// The conditional directives that are open, and what they leave of the platforms.
struct ObjCConditionals {
  private var frames: [Frame] = []

  private struct Frame {
    /// The platforms of the branch that is open.
    var active: PlatformSet
    /// The platforms for which no branch so far is surely taken.
    var remaining: PlatformSet
    /// The platforms for which the branch that is open surely is compiled.
    var sure: PlatformSet
    /// The platforms that surely come by here, and for which no branch so far may be taken.
    var untried: PlatformSet
    var brackets: Int
  }

  /// Whether the text is compiled wherever the file is.
  var isSure: Bool { sure == .all }

  private var sure: PlatformSet { frames.last?.sure ?? .all }

  /// The platforms the text is compiled for now; empty where it never is (`#if 0`).
  var active: PlatformSet { frames.last?.active ?? .all }

  /// `#if`, `#ifdef`, `#ifndef`
  mutating func open(_ truth: PlatformTruth, brackets: Int) {
    let outer = active
    frames.append(
      Frame(
        active: outer.intersection(truth.possible), remaining: outer.subtracting(truth.certain),
        sure: sure.intersection(truth.certain), untried: sure.subtracting(truth.possible),
        brackets: brackets))
  }

  /// `#elif`, `#else`; the brackets that were open at the `#if`.
  mutating func turn(_ truth: PlatformTruth = .yes) -> Int? {
    guard var frame = frames.popLast() else { return nil }
    frame.active = frame.remaining.intersection(truth.possible)
    frame.remaining.subtract(truth.certain)
    frame.sure = frame.untried.intersection(truth.certain)
    frame.untried.subtract(truth.possible)
    frames.append(frame)
    return frame.brackets
  }

  /// `#endif`
  mutating func close() {
    frames.removeLast(min(1, frames.count))
  }
}

/// Reads the condition of `#if`: `TARGET_OS_IPHONE && !defined(X)`; whatever else it asks is unknown.
///
/// Two stacks instead of recursion: a condition may be nested as deep as it likes.
struct ObjCCondition {
  private var values: [PlatformTruth] = []
  private var operators: [Operator] = []

  private enum Operator: Int {
    case parenthesis, or, and, comparison, not
  }

  /// What the module's build settings say.
  private let names: CompilationConditions.Names

  static func truth(of code: ObjCCode, _ names: CompilationConditions.Names) -> PlatformTruth {
    var condition = ObjCCondition(names: names)
    var index = 0
    while index < code.tokens.count { index = max(condition.read(code, index), index + 1) }
    while let last = condition.operators.popLast() { condition.apply(last) }
    return condition.values.count == 1 ? condition.values[0] : .unknown
  }

  /// Reads what stands at an index; the index after it.
  private mutating func read(_ code: ObjCCode, _ index: Int) -> Int {
    switch code.tokens[index].kind {
    case .openParenthesis: operators.append(.parenthesis)
    case .closeParenthesis: closeParenthesis()
    case .number: values.append(code.string(index..<index + 1).hasPrefix("0") ? .no : .yes)
    case .identifier: return readWord(code, index)
    default: readOperator(code.string(index..<index + 1))
    }
    return index + 1
  }

  private mutating func readWord(_ code: ObjCCode, _ index: Int) -> Int {
    let word = code.word(index) ?? ""
    let hasArguments = code.kind(index + 1) == .openParenthesis
    guard word == "defined" else {
      values.append(hasArguments ? .unknown : PlatformTruth(value: word, names))
      return hasArguments ? code.after(index + 1) : index + 1
    }
    let name = index + (hasArguments ? 2 : 1)
    values.append(PlatformTruth(isDefined: code.word(name) ?? "", names))
    return hasArguments ? code.after(index + 1) : name + 1
  }

  private mutating func readOperator(_ text: String) {
    let next: Operator
    switch text {
    case "!":
      operators.append(.not)
      return
    case "&&": next = .and
    case "||": next = .or
    default: next = .comparison
    }
    while let last = operators.last, last.rawValue >= next.rawValue {
      operators.removeLast()
      apply(last)
    }
    operators.append(next)
  }

  private mutating func closeParenthesis() {
    while let last = operators.popLast(), last != .parenthesis { apply(last) }
  }

  private mutating func apply(_ operation: Operator) {
    switch operation {
    case .parenthesis: return
    case .not: values.append((values.popLast() ?? .unknown).negated)
    case .and, .or, .comparison:
      let right = values.popLast() ?? .unknown
      let left = values.popLast() ?? .unknown
      switch operation {
      case .and: values.append(left.and(right))
      case .or: values.append(left.or(right))
      default: values.append(.unknown)
      }
    }
  }
}
