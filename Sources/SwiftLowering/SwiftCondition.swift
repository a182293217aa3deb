import Algorithms
import NameFlow
import SourceText
import SwiftSyntax

/// On which platforms the condition of `#if` holds.
struct SwiftCondition {
  /// What the module's build settings say.
  let names: CompilationConditions.Names

  /// The truth of each branch, the earlier ones being false.
  func truths(_ node: IfConfigDeclSyntax) -> [(clause: IfConfigClauseSyntax, PlatformTruth)] {
    var remaining = PlatformTruth.yes
    return node.clauses.map { clause in
      let own = clause.condition.map { truth($0) } ?? .yes
      defer { remaining = remaining.and(own.negated) }
      return (clause, remaining.and(own))
    }
  }

  func truth(_ node: ExprSyntax) -> PlatformTruth {
    let node = node.withoutMarks
    switch node.as(ExprSyntaxEnum.self) {
    case .sequenceExpr(let sequence): return truth(sequence)
    case .prefixOperatorExpr(let prefix) where prefix.operator.text == "!":
      return truth(prefix.expression).negated
    case .booleanLiteralExpr(let literal):
      return literal.literal.text == "true" ? .yes : .no
    case .declReferenceExpr(let reference):
      let name = reference.baseName.text
      if let isDefined = names.isDefined(name) { return isDefined ? .yes : .no }
      return Self.ofOtherCompilers.contains(name) ? .no : .unknown
    case .functionCallExpr(let call):
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let argument = call.arguments.first?.expression.trimmedDescription,
        // `canImport(SwiftUI, _version: 6)`
        call.arguments.count == 1
      else { return .unknown }
      return truth(name, argument)
    default: return .unknown
    }
  }

  /// The names that no build of Swift code defines: `SKIP` is for what Skip makes Kotlin of.
  private static let ofOtherCompilers: Set<String> = ["SKIP"]

  /// `a && b || c`, in which `&&` binds tighter.
  private func truth(_ sequence: SequenceExprSyntax) -> PlatformTruth {
    var whole = PlatformTruth.no
    var product = PlatformTruth.yes
    for element in sequence.elements {
      guard let mark = element.as(BinaryOperatorExprSyntax.self) else {
        product = product.and(truth(element))
        continue
      }
      switch mark.operator.text {
      case "&&": break
      case "||":
        whole = whole.or(product)
        product = .yes
      default: return .unknown
      }
    }
    return whole.or(product)
  }

  private func truth(_ name: String, _ argument: String) -> PlatformTruth {
    switch (name, argument) {
    case ("os", "iOS"): .only([.iOS, .macCatalyst])
    case ("os", "macOS"), ("os", "OSX"): .only(.macOS)
    case ("os", "tvOS"): .only(.tvOS)
    case ("os", "watchOS"): .only(.watchOS)
    case ("os", "visionOS"), ("os", "xrOS"): .only(.visionOS)
    case ("os", _): .no
    case ("targetEnvironment", "macCatalyst"): .only(.macCatalyst)
    case ("canImport", "UIKit"): .only(.mobile)
    case ("canImport", "AppKit"), ("canImport", "Cocoa"): .only(.macOS, perhaps: .macCatalyst)
    case ("canImport", "WatchKit"): .only(.watchOS, perhaps: .iOS)
    case ("canImport", "SwiftUI"), ("canImport", "CoreText"), ("canImport", "Foundation"): .yes
    case ("swift", _): Self.truth(ofVersion: argument, least: Self.leastLanguage)
    case ("compiler", _): Self.truth(ofVersion: argument, least: Self.leastCompiler)
    default: .unknown
    }
  }
}

extension SwiftCondition {
  /// The oldest language mode and the oldest compiler of Xcode 16, which apps are shipped with since April 2025:
  /// modes 4, 4.2, 5 and 6 of Swift 6.0. Source: <https://developer.apple.com/news/upcoming-requirements/>,
  /// <https://developer.apple.com/support/xcode/>
  private static let leastLanguage = [4]
  private static let leastCompiler = [6]

  /// Whether a version is at least, or below, another: `>=5.5`, `<6`.
  private static func truth(ofVersion condition: String, least: [Int]) -> PlatformTruth {
    let condition = condition.filter { $0 != " " }
    let isBelow = !condition.hasPrefix(">=")
    guard !isBelow || condition.hasPrefix("<") else { return .unknown }
    let parts = condition.dropFirst(isBelow ? 1 : 2).split(separator: ".").map { Int($0) }
    let version = parts.compactMap { $0 }
    guard !version.isEmpty, version.count == parts.count,
      !least.lexicographicallyPrecedes(version.trimmingSuffix { $0 == 0 })
    else { return .unknown }
    return isBelow ? .no : .yes
  }
}

extension ExprSyntax {
  /// The expression without brackets around it.
  fileprivate var withoutMarks: ExprSyntax {
    var node = self
    while let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      node = only.expression
    }
    return node
  }
}
