package import NameFlow
package import SourceText

/// Objective-C, C and C++, as far as names are followed through them.
package struct ObjectiveCLowering: Lowering {
  /// What is known of the names that `#if` asks for.
  private let conditions: CompilationConditions.Names

  package init(under conditions: CompilationConditions.Names = .init()) {
    self.conditions = conditions
  }

  package var hasSelectors: Bool { true }

  package func words(of text: SourceText) -> IdentifierScan {
    IdentifierScan.scan(objectiveC: text.utf8)
  }

  package func comments(of text: SourceText) -> [ToolComment] { text.toolComments(.objectiveC) }

  package func mayAskForFont(_ text: SourceText) -> Bool { Needles.objectiveCFonts.occur(in: text) }

  package func outline(of text: SourceText) -> Outline? {
    var reader = ObjCOutlineReader(text)
    return reader.read()
  }

  package func facts(of text: SourceText) -> Result<SourceFacts, Refusal> {
    let source = ObjCSource(text, under: conditions)
    guard !source.isTooDeep else {
      return .failure(
        Refusal(reason: "brackets nested more than \(ObjCBrackets.reach) deep"))
    }
    return ObjCExtractor.facts(of: source)
  }
}

extension SourceUnit {
  /// A file of Objective-C; to be made on one of ``ParserThreads``.
  package init(objectiveC text: SourceText) { self.init(text, ObjectiveCLowering()) }
}

extension Needles {
  /// The words without which a file of Objective-C asks for no font.
  static let objectiveCFonts = Needles(
    words: [
      "ontWithName", "DescriptorWithName", "DescriptorWithFamily", "ontWithFamily", "FontNamed",
      "convertFont", "CTFontCreateWithName", "CTFontDescriptorCreateWithName",
      "CGFontCreateWithFontName", "CGContextSelectFont", "FontDescriptorNameAttribute",
      "FontDescriptorFamilyAttribute", "FontNameAttribute", "FontFamilyAttribute",
      "FontFamilyNameAttribute", "FontDisplayNameAttribute", "setFontName", ".fontName",
      "CATextLayer", "CTFontManagerRegister", "CTFontDescriptorMatchFontDescriptors",
      "ByAddingAttributes", "WithFontAttributes",
    ])
}
