import FontReferences
import Testing

/// The name of a font that exists already asks for nothing; everything that only looks like one does.
@Suite struct SwiftCarriedNameTests {
  private func reference(_ name: String) -> FontReference? {
    SwiftReading("func f(_ font: UIFont, _ theme: Theme) { _ = UIFont(name: \(name), size: 1) }")
      .references.first
  }

  @Test(
    "the name of a font asks for nothing",
    arguments: [
      "font.fontName", "font.familyName", "label.font.fontName", "label.font!.fontName",
      "label?.font?.fontName ?? font.fontName", "(label.font as UIFont).fontName",
      "NSFont.systemFont(ofSize: 12).fontName", "font.fontDescriptor.postscriptName",
      "\"\\(font.fontName)\"",
    ])
  func carried(_ name: String) {
    #expect(reference(name)?.isCarriedOn == true)
    #expect(reference(name)?.candidates == [])
  }

  @Test(
    "the name of the system font is a private one",
    arguments: [
      "UIFont.preferredFont(forTextStyle: .body).fontName",
      "UIFont.systemFont(ofSize: 12, weight: .bold).fontName",
    ])
  func systemFont(_ name: String) {
    #expect(reference(name)?.candidates.map(\.name) == [".SFUI-Regular"])
  }

  @Test(
    "what is not known is not hidden behind the name of a font",
    arguments: [
      "theme.fontName", "kit.style.familyName", "Settings.fontName", "settings().fontName",
      "isBold ? font.fontName : name", "font.fontName + \"-Bold\"", "\"\\(font.familyName)-Bold\"",
      "font.fontName.replacingOccurrences(of: \"a\", with: \"b\")", "fonts[font.fontName]",
      "names.first ?? font.fontName",
    ])
  func unknown(_ name: String) {
    #expect(reference(name)?.isCarriedOn == false)
    #expect(reference(name)?.undetermined != nil)
  }
}
