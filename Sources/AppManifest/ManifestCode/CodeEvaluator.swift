import SourceText
import SwiftParser
import SwiftSyntax

/// Works out the values of a project file that is written in Swift: literals, constants, and the
/// project's own functions as far as they only put values together.
///
/// Nothing is run. What depends on the environment, on loops without a known end or on anything else
/// is ``CodeValue/unknown(_:)``; where a condition is not known, what would come first is taken. Texts
/// and lists that grow beyond a limit are unknown, too.
final class CodeEvaluator {
  let declarations: CodeDeclarations
  /// Whether a limit was reached: then nothing that was worked out is the whole of it.
  private(set) var isCutShort = false
  private let budget: CodeBudget
  /// The functions and constants under way, so that none is entered within itself.
  private var entered: Set<SyntaxIdentifier> = []
  /// How often one would have been.
  private var reentries = 0
  private var known: [SyntaxIdentifier: CodeValue] = [:]
  private var depth = 0

  /// The most elements of a list that is put together.
  static let mostElements = 10_000
  private static let deepestCall = 48
  private static let deepest = 4_000

  /// Begins the evaluation of a file.
  init(_ declarations: CodeDeclarations, budget: CodeBudget = CodeBudget()) {
    self.declarations = declarations
    self.budget = budget
    budget.beginFile()
  }

  func value(_ expression: ExprSyntax, _ scope: CodeScope) -> CodeValue {
    guard depth < Self.deepest, spend(1) else {
      isCutShort = true
      return .unknown(scope.place(expression))
    }
    depth += 1
    defer { depth -= 1 }
    return computed(expression, scope)
  }

  private func computed(_ expression: ExprSyntax, _ scope: CodeScope) -> CodeValue {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return string(literal, scope)
    case .booleanLiteralExpr(let literal): return .boolean(literal.literal.text == "true")
    case .integerLiteralExpr(let literal):
      return .string(literal.literal.text, scope.place(literal))
    case .floatLiteralExpr(let literal): return .string(literal.literal.text, scope.place(literal))
    case .nilLiteralExpr: return .nothing
    case .arrayExpr(let array):
      return .array(array.elements.map { value($0.expression, scope) }, scope.place(array))
    case .dictionaryExpr(let dictionary): return self.dictionary(dictionary, scope)
    case .declReferenceExpr(let reference): return named(reference, scope)
    case .memberAccessExpr(let access): return member(access, scope)
    case .functionCallExpr(let call): return self.call(call, scope)
    case .subscriptCallExpr(let access): return element(access, scope)
    case .sequenceExpr(let sequence): return self.sequence(sequence, scope)
    case .closureExpr(let closure): return .closure(closure, scope)
    case .keyPathExpr(let path): return keyPath(path)
    case .tupleExpr(let tuple):
      let values = tuple.elements.map { value($0.expression, scope) }
      return values.count == 1 ? values[0] : .array(values, scope.place(tuple))
    case .prefixOperatorExpr(let prefixed):
      guard prefixed.operator.text == "!",
        let flag = value(prefixed.expression, scope).boolean
      else { break }
      return .boolean(!flag)
    case .forceUnwrapExpr(let unwrap): return value(unwrap.expression, scope)
    case .optionalChainingExpr(let chain): return value(chain.expression, scope)
    case .tryExpr(let attempt): return value(attempt.expression, scope)
    case .ifExpr(let condition):
      var scope = scope
      return run(condition, &scope) ?? .unknown(scope.place(expression))
    case .switchExpr(let selection):
      var scope = scope
      return run(selection, &scope) ?? .unknown(scope.place(expression))
    default: break
    }
    return .unknown(scope.place(expression))
  }

  /// Takes steps; false where there are none left.
  func spend(_ count: Int) -> Bool {
    if budget.take(count) { return true }
    isCutShort = true
    return false
  }

  /// Takes steps for elements or bytes that are copied.
  func spend(copying count: Int) -> Bool { spend(1 + count / 16) }

  /// Runs a body that is not under way already; `nil` where it is, or the calls are too deep.
  func entering(_ id: SyntaxIdentifier, _ body: () -> CodeValue) -> CodeValue? {
    guard entered.count < Self.deepestCall else {
      isCutShort = true
      return nil
    }
    guard entered.insert(id).inserted else {
      reentries += 1
      return nil
    }
    defer { entered.remove(id) }
    return body()
  }

  /// The same for what has one value wherever it is asked for.
  func keeping(_ id: SyntaxIdentifier, _ body: () -> CodeValue) -> CodeValue? {
    if let value = known[id] { return value }
    let before = reentries
    let value = entering(id, body)
    if let value, reentries == before, !isCutShort { known[id] = value }
    return value
  }

  /// A text that was put together; unknown where it is too long.
  func text(_ parts: [String], separator: String = "", _ place: SourcePlace) -> CodeValue {
    FollowedText.joined(parts, separator: separator, longest: FollowedText.longestPath)
      .map { .string($0, place) } ?? .unknown(place)
  }

  /// Lists one behind the other; unknown where they are too long together.
  func list(_ parts: [[CodeValue]], _ place: SourcePlace) -> CodeValue {
    let count = parts.reduce(0) { $0 + $1.count }
    guard count <= Self.mostElements, spend(copying: count) else { return .unknown(place) }
    return .array(parts.flatMap { $0 }, place)
  }
}

// MARK: Literals and operators

extension CodeEvaluator {
  private func string(_ literal: StringLiteralExprSyntax, _ scope: CodeScope) -> CodeValue {
    let start = literal.openingQuote.endPositionBeforeTrailingTrivia.utf8Offset
    let end = literal.closingQuote.positionAfterSkippingLeadingTrivia.utf8Offset
    let place = scope.text.place(start..<max(start, end))
    if let plain = literal.representedLiteralValue { return .string(plain, place) }
    var parts: [String] = []
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let plain): parts.append(plain.content.text)
      case .expressionSegment(let inserted):
        guard let only = inserted.expressions.first, inserted.expressions.count == 1,
          let part = self.text(of: value(only.expression, scope))
        else { return .unknown(place) }
        parts.append(part)
      }
    }
    return text(parts, place)
  }

  /// A value as interpolation writes it.
  private func text(of value: CodeValue) -> String? {
    switch value {
    case .string(let text, _): text
    case .member(let member): member.name
    case .boolean(let value): String(value)
    default: nil
    }
  }

  private func dictionary(_ literal: DictionaryExprSyntax, _ scope: CodeScope) -> CodeValue {
    guard case .elements(let elements) = literal.content else {
      return .dictionary([], scope.place(literal))
    }
    let pairs = elements.map { element in
      CodePair(key: value(element.key, scope), value: value(element.value, scope))
    }
    return .dictionary(pairs, scope.place(literal))
  }

  private func keyPath(_ path: KeyPathExprSyntax) -> CodeValue {
    .keyPath(
      path.components.compactMap { component in
        component.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
      })
  }

  /// An element of an array by a literal index, or of a dictionary by its key.
  private func element(_ access: SubscriptCallExprSyntax, _ scope: CodeScope) -> CodeValue {
    let unknown = CodeValue.unknown(scope.place(access))
    guard let key = access.arguments.first.flatMap({ value($0.expression, scope).string }) else {
      return unknown
    }
    switch value(access.calledExpression, scope) {
    case .array(let values, _):
      guard let index = Int(key), values.indices.contains(index) else { return unknown }
      return values[index]
    case .dictionary(let pairs, _):
      return pairs.last { $0.key.string == key }?.value ?? .nothing
    default: return unknown
    }
  }

  /// Operands and operators in the order they are written; `+` and `??` need no precedence.
  private func sequence(_ sequence: SequenceExprSyntax, _ scope: CodeScope) -> CodeValue {
    let elements = Array(sequence.elements)
    if let question = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[question].as(UnresolvedTernaryExprSyntax.self)
    {
      let isTrue = fold(elements[..<question], scope).boolean ?? true
      return isTrue
        ? value(ternary.thenExpression, scope) : fold(elements[(question + 1)...], scope)
    }
    return fold(elements[...], scope)
  }

  private func fold(_ elements: ArraySlice<ExprSyntax>, _ scope: CodeScope) -> CodeValue {
    guard let first = elements.first else { return .nothing }
    var result = value(first, scope)
    var index = elements.startIndex + 1
    while index + 1 < elements.endIndex || index < elements.endIndex {
      guard let operation = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text else {
        // `as Type` and the like change no value.
        index += 2
        continue
      }
      guard index + 1 < elements.endIndex else { break }
      let right = value(elements[index + 1], scope)
      result = combine(result, operation, right)
      index += 2
    }
    return result
  }

  private func combine(_ left: CodeValue, _ operation: String, _ right: CodeValue) -> CodeValue {
    switch (operation, left, right) {
    case ("+", .array(let first, let place), .array(let second, _)):
      return list([first, second], place)
    case ("+", .array(let first, let place), .unknown(let second)):
      return list([first, [.unknown(second)]], place)
    case ("+", .unknown(let first), .array(let second, let place)):
      return list([[.unknown(first)], second], place)
    case ("+", .string(let first, let place), .string(let second, _)):
      return text([first, second], place)
    case ("??", .nothing, _), ("??", .unknown, _): return right
    case ("??", _, _): return left
    case ("==", _, _), ("!=", _, _):
      guard let isEqual = isEqual(left, right) else { break }
      return .boolean(isEqual == (operation == "=="))
    case ("&&", .boolean(let first), .boolean(let second)): return .boolean(first && second)
    case ("||", .boolean(let first), .boolean(let second)): return .boolean(first || second)
    default: break
    }
    return .unknown(left.place ?? right.place ?? SourcePlace(path: ""))
  }

  func isEqual(_ left: CodeValue, _ right: CodeValue) -> Bool? {
    switch (left, right) {
    case (.string(let first, _), .string(let second, _)): first == second
    case (.member(let first), .member(let second)): first.name == second.name
    case (.boolean(let first), .boolean(let second)): first == second
    case (.nothing, .nothing): true
    case (.array(let first, _), .array(let second, _)): areEqual(first, second)
    case (.unknown, _), (_, .unknown): nil
    case (.nothing, _), (_, .nothing): false
    default: nil
    }
  }

  private func areEqual(_ first: [CodeValue], _ second: [CodeValue]) -> Bool? {
    guard first.count == second.count else { return false }
    var isKnown = true
    for (left, right) in zip(first, second) {
      guard spend(1), let isEqual = isEqual(left, right) else {
        isKnown = false
        continue
      }
      if !isEqual { return false }
    }
    return isKnown ? true : nil
  }
}

extension CodeValue {
  var place: SourcePlace? {
    switch self {
    case .string(_, let place), .array(_, let place), .dictionary(_, let place),
      .unknown(let place):
      place
    case .call(let call): call.place
    case .member(let member): member.place
    case .boolean, .nothing, .closure, .keyPath: nil
    }
  }
}
