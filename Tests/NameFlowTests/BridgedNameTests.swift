import Testing

@testable import NameFlow

@Suite("What Swift and Objective-C call one another's functions")
struct BridgedNameTests {
  @Test(
    "a name of Swift's belongs to a selector",
    arguments: [
      ("font", ["named", "size"], "fontNamed:size:", true),
      ("appFont", ["withName", "size"], "appFontWithName:size:", true),
      ("font", ["for"], "fontForStyle:", true),
      ("name", [], "name", true),
      ("make", [nil], "make:", true),
      ("make", [nil], "makeFont:", true),
      ("make", [nil], "maker:", false),
      ("font", ["named"], "fontNamed:size:", false),
      ("font", ["named", "weight"], "fontNamed:size:", false),
      ("fonts", ["named"], "fontNamed:", false),
    ] as [(String, [String?], String, Bool)])
  func imported(name: String, labels: [String?], selector: String, isSame: Bool) {
    #expect(BridgedName.isImported(name, labels, from: selector) == isSame)
  }

  @Test("class methods that begin with the class's name are initialisers")
  func initialisers() {
    #expect(BridgedName.isImportedInitialiser(of: "GATheme", ["name"], from: "themeWithName:"))
    #expect(BridgedName.isImportedInitialiser(of: "UIFont", ["named"], from: "fontNamed:"))
    #expect(BridgedName.isImportedInitialiser(of: "Theme", ["name"], from: "initWithName:"))
    #expect(!BridgedName.isImportedInitialiser(of: "Theme", ["name"], from: "fontWithName:"))
  }

  @Test("a function of Swift's has a selector with and without 'With'")
  func selectors() {
    #expect(BridgedName.selectors("font", []) == ["font"])
    #expect(BridgedName.selectors("font", [nil, "size"]) == ["font:size:"])
    #expect(BridgedName.selectors("font", ["name"]) == ["fontWithName:", "fontName:"])
  }
}
