import NameFlow
import SwiftSyntax

/// `#if os(…)`: the platforms each clause may be compiled for. What is compiled for none is not read.
extension SwiftExtractor {
  func platformClauses(_ syntax: IfConfigDeclSyntax) -> [(IfConfigClauseSyntax, PlatformSet)] {
    SwiftCondition(names: conditions).truths(syntax).map { ($0.clause, $0.1.possible) }
      .filter { !$0.1.isEmpty }
  }
}
