import FontInspection
import Testing

struct StyleNameTests {
  @Test(
    arguments: [
      ("Regular", 400), ("Bold", 700), ("SemiBold Italic", 600), ("Semi Bold", 600),
      ("Demi-Bold", 600), ("ExtraCondensed Light", 300), ("Extra Condensed Extra Light", 200),
      ("SemiExpanded Bold", 700), ("Light Roman", 300), ("Italic", nil), ("Condensed", nil),
      ("Display", nil), ("ExtraBlack", 900), ("Ultra", nil), ("", nil), ("Bold75", nil),
    ] as [(String, Int?)])
  func `the words of a style tell its weight`(name: String, weight: Int?) {
    #expect(StyleName(name).weight == weight)
  }

  @Test func `words of slope say italic`() {
    let italic = ["Italic", "BoldItalic", "Bold Oblique", "Slanted", "LightIt"]
    #expect(italic.allSatisfy { StyleName($0).isItalic })
    #expect(!["Regular", "Italian", "Capital", "Kit"].contains { StyleName($0).isItalic })
  }

  @Test func `words of width say that it is another`() {
    #expect(
      ["Condensed Medium", "ExtraBold Semi Condensed"].allSatisfy { StyleName($0).isOfOtherWidth })
    #expect(!StyleName("Medium Italic").isOfOtherWidth)
  }

  @Test func `a style with other words is not of style alone`() {
    #expect(StyleName("ExtraCondensed Bold Italic").isOfStyleAlone)
    #expect(!StyleName("Caption Bold").isOfStyleAlone)
    #expect(!StyleName("").isOfStyleAlone)
  }

  @Test(
    arguments: [
      ("Open Sans SemiBold", "Open Sans"), ("Open Sans Semi Bold Italic", "Open Sans"),
      ("Roboto Condensed", "Roboto Condensed"), ("GateSans-Bold", "GateSans"),
      ("Roboto Condensed Light", "Roboto Condensed"), ("Black", "Black"), ("Ultra", "Ultra"),
      ("M+ 1p thin", "M+ 1p"), ("Light Sans", "Light Sans"), ("", ""),
    ])
  func `a family without its words of weight and slope`(name: String, family: String) {
    #expect(StyleName.family(of: name) == family)
  }
}
