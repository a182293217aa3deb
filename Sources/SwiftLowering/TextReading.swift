import NameFlow
import SwiftParser
import SwiftSyntax

/// String literals: their characters with escapes undone, and what is interpolated.
extension SwiftExtractor {
  mutating func text(_ node: StringLiteralExprSyntax) -> Node.ID {
    var pieces: [Node.Piece] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let segment):
        let value = characters(of: segment, in: node)
        if !value.isEmpty { pieces.append(.literal(value)) }
      case .expressionSegment(let segment):
        guard let first = segment.expressions.first else { continue }
        pieces.append(.value(expression(first.expression)))
        // Further arguments (`specifier:`, `default:`) decide how it is written.
        if segment.expressions.count > 1 {
          pieces.append(.value(add(.other([]), segment)))
        }
      }
    }
    return add(.text(pieces), node)
  }

  private func characters(
    of segment: StringSegmentSyntax, in node: StringLiteralExprSyntax
  ) -> String {
    let raw = segment.content.text
    let isMultiLine = node.openingQuote.tokenKind == .multilineStringQuote
    if !isMultiLine, !raw.utf8.contains(UInt8(ascii: "\\")) { return raw }
    // Detached, since a change below the root copies all that stands around it, to the whole file.
    let alone = node.detached.with(
      \.segments, StringLiteralSegmentListSyntax([.stringSegment(segment)]))
    return alone.representedLiteralValue ?? raw
  }
}
