import SourceText
import SwiftSyntax

/// Works out which fonts an expression can stand for, and the strings by which they are named.
///
/// It follows what registrations are written with: constants, lists that are looped over, enums whose
/// cases are files, functions whose parameters are names. Names beyond that are asked of ``StringValues``.
/// Steps, depth and the number of values are bounded, so that no text decides how long it takes.
final class RegistrationEvaluator {
  typealias Context = RegistrationContext
  typealias Spot = RegistrationSpot
  typealias Value = RegistrationValue

  let sources: RegistrationSources
  let strings: any StringValues
  private var stepsLeft = 0
  private var depth = 0
  /// The functions whose callers are being read.
  var calling: Set<Spot> = []
  var constructing: Set<RegistrationType> = []

  enum Limit {
    static let steps = 50_000
    static let depth = 120
    static let values = 256
    static let calls = 6
  }

  init(_ sources: RegistrationSources, strings: any StringValues) {
    self.sources = sources
    self.strings = strings
  }

  /// Begins the reading of another registration.
  func start() {
    stepsLeft = Limit.steps
  }

  func values(_ node: ExprSyntax, in file: Int, _ context: Context) -> [Value] {
    guard stepsLeft > 0, depth < Limit.depth else { return [.unknown("too much to follow")] }
    stepsLeft -= 1
    depth += 1
    defer { depth -= 1 }
    let found = read(Spot(file, node.unmarked), node.unmarked, context)
    guard found.count > Limit.values else { return found }
    return Array(found.prefix(Limit.values)) + [.unknown("more than \(Limit.values) values")]
  }

  /// The strings an expression can be; beyond its own reading those that are known elsewhere.
  func texts(_ node: ExprSyntax, in file: Int, _ context: Context) -> [Value] {
    let values = values(node, in: file, context)
    if values.texts.isEmpty, values.openFunction == nil, !values.isAbsent,
      let known = strings.strings(at: sources.place(node, in: file))
    {
      return known.map { .text($0.text, $0.place) }
    }
    return values
  }
}

extension RegistrationEvaluator {
  private func read(_ spot: Spot, _ node: ExprSyntax, _ context: Context) -> [Value] {
    let file = spot.file
    func at(_ node: ExprSyntax) -> [Value] { values(node, in: file, context) }
    switch node.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let node): return string(node, in: file, context)
    case .nilLiteralExpr: return [.absent]
    case .arrayExpr(let node): return [.list(node.elements.flatMap { at($0.expression) })]
    case .dictionaryExpr(let node): return [.list(pairs(node, in: file, context))]
    case .tupleExpr(let node):
      return [
        .tuple(
          node.elements.map {
            Value.Part(label: $0.label?.identifierText, values: at($0.expression))
          })
      ]
    case .declReferenceExpr(let node): return name(node.baseName.identifierText, spot, context)
    case .memberAccessExpr(let node): return member(node, in: file, context)
    case .functionCallExpr(let node): return call(node, in: file, context)
    case .subscriptCallExpr(let node): return at(node.calledExpression).elements
    case .sequenceExpr(let node): return sequence(Array(node.elements), in: file, context)
    case .asExpr(let node): return at(node.expression)
    case .ifExpr(let node):
      return branches(Syntax(node)).flatMap { at($0) }
    case .switchExpr(let node):
      return branches(Syntax(node)).flatMap { at($0) }
    case .macroExpansionExpr(let node) where ["filePath", "file"].contains(node.macroName.text):
      return [.folder(.unknown)]
    default: return [.unknown("'\(node.excerpt)'")]
    }
  }

  private func pairs(
    _ node: DictionaryExprSyntax, in file: Int, _ context: Context
  ) -> [Value] {
    guard case .elements(let elements) = node.content else { return [] }
    return elements.map { element in
      .tuple([
        Value.Part(label: "key", values: values(element.key, in: file, context)),
        Value.Part(label: "value", values: values(element.value, in: file, context)),
      ])
    }
  }

  /// Operators, of which those count that a name or a list can come out of: `?:`, `??`, `+`, `as`.
  private func sequence(
    _ elements: [ExprSyntax], in file: Int, _ context: Context
  ) -> [Value] {
    if elements.contains(where: { $0.is(AssignmentExprSyntax.self) }) { return [] }
    if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
    {
      return values(ternary.thenExpression, in: file, context)
        + sequence(Array(elements[(index + 1)...]), in: file, context)
    }
    let alternatives = elements.split { $0.isOperator("??") }
    if alternatives.count > 1 {
      return alternatives.flatMap { sequence(Array($0), in: file, context) }
        .filter { if case .absent = $0 { false } else { true } }
    }
    var operands: [[Value]] = []
    for part in elements.split(whereSeparator: { $0.isOperator("+") }) {
      // What stands behind `as` is a type.
      guard let first = part.first, part.count == 1 || part.dropFirst().first?.isCast == true else {
        return [.unknown("'\(elements.first?.excerpt ?? "")'")]
      }
      operands.append(values(first, in: file, context))
    }
    guard let first = operands.first else { return [] }
    return operands.dropFirst().reduce(first) { sum($0, $1) }
  }

  /// Two lists are one, a folder and a path are a path, two strings are one.
  private func sum(_ left: [Value], _ right: [Value]) -> [Value] {
    if left.openFunction != nil { return left }
    if right.openFunction != nil { return right }
    let isList = (left + right).contains { if case .list = $0 { true } else { false } }
    if isList { return [.list(left.elements + right.elements)] }
    if left.firstFolder != nil || !left.sources.isEmpty { return path(left, right) }
    return joined(left, right)
  }

  /// What the branches of `if` and `switch` give.
  private func branches(_ node: Syntax) -> [ExprSyntax] {
    RegistrationResults.of(node)
  }
}

extension ExprSyntax {
  fileprivate func isOperator(_ name: String) -> Bool {
    self.as(BinaryOperatorExprSyntax.self)?.operator.text == name
  }

  fileprivate var isCast: Bool { self.is(UnresolvedAsExprSyntax.self) }
}

extension SyntaxProtocol {
  /// The source on one line, cut where it is long.
  var excerpt: String {
    let line = trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}

/// The expressions that a body gives back: what `return` says, or its only expression.
enum RegistrationResults {
  static func of(_ body: Syntax) -> [ExprSyntax] {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(body)
    if !collector.found.isEmpty { return collector.found }
    return last(body)
  }

  /// Without `return`: the only expression, or that of each branch.
  private static func last(_ body: Syntax) -> [ExprSyntax] {
    if let node = body.as(CodeBlockItemListSyntax.self) {
      guard node.count == 1, let item = node.first else { return [] }
      if let expression = item.item.as(ExprSyntax.self) { return last(Syntax(expression)) }
      if let statement = item.item.as(ExpressionStmtSyntax.self) {
        return last(Syntax(statement.expression))
      }
      return []
    }
    if let node = body.as(CodeBlockSyntax.self) { return last(Syntax(node.statements)) }
    if let node = body.as(IfExprSyntax.self) {
      return last(Syntax(node.body)) + (node.elseBody.map { last(Syntax($0)) } ?? [])
    }
    if let node = body.as(SwitchExprSyntax.self) {
      return node.cases.flatMap { item -> [ExprSyntax] in
        item.as(SwitchCaseSyntax.self).map { last(Syntax($0.statements)) } ?? []
      }
    }
    return body.as(ExprSyntax.self).map { [$0] } ?? []
  }

  /// The values of `return`, not those of functions and closures within.
  private final class Collector: SyntaxVisitor {
    var found: [ExprSyntax] = []

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.expression { found.append(value) }
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
