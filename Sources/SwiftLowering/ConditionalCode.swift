import NameFlow
import SwiftSyntax

/// `#if os(…)`: the platforms each clause may be compiled for. All clauses are read.
extension SwiftExtractor {
  func platformClauses(_ syntax: IfConfigDeclSyntax) -> [(IfConfigClauseSyntax, PlatformSet)] {
    SwiftCondition.truths(syntax).map { ($0.clause, $0.1.possible) }
  }
}
