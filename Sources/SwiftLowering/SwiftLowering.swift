package import NameFlow
package import SourceText

/// Swift, as far as names are followed through it.
package struct SwiftLowering: Lowering {
  /// What is known of the names that `#if` asks for.
  private let conditions: CompilationConditions.Names

  package init(under conditions: CompilationConditions.Names = .init()) {
    self.conditions = conditions
  }

  package func words(of text: SourceText) -> IdentifierScan { IdentifierScan.scan(text.utf8) }

  package func comments(of text: SourceText) -> [ToolComment] { text.toolComments(.swift) }

  package func mayAskForFont(_ text: SourceText) -> Bool { Needles.swiftFonts.occur(in: text) }

  package func outline(of text: SourceText) -> Outline? {
    var reader = OutlineReader(text)
    return reader.read()
  }

  package func facts(of text: SourceText) -> Result<SourceFacts, Refusal> {
    SwiftSourceParser.parse(text).flatMap { SwiftExtractor.facts(of: text, $0, under: conditions) }
  }
}

extension SourceUnit {
  /// A file of Swift; to be made on one of ``ParserThreads``.
  package init(swift text: SourceText) { self.init(text, SwiftLowering()) }
}
