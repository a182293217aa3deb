import FontReferences
import SourceText
import Testing

@Suite("Interface Builder documents")
struct InterfaceBuilderTests {
  @Test("a fontDescription with a name is a reference at the attribute's value")
  func fontDescription() throws {
    let reading = read(
      """
      <label id="a">
        <fontDescription key="fontDescription" name="Gate-Bold" family="Gate" pointSize="17"/>
      </label>
      """)
    let reference = try #require(reading.references.first)
    #expect(reading.references.count == 1)
    #expect(reference.api == .interfaceBuilderDescription)
    #expect(reference.candidates.map(\.name) == ["Gate-Bold"])
    #expect(reference.candidates.map(\.certainty) == [.literal])
    #expect(reference.place.shortDescription == "Main.storyboard:4:48")
    #expect(reference.place.range?.end.column == 57)
    #expect(reference.candidates.map(\.place) == [reference.place])
  }

  @Test("A font is what the designer was shown where a description stands beside it")
  func archivedPreview() {
    let font = "<object class=\"NSFont\"><string key=\"NSName\">X</string></object>"
    let description =
      "<object class=\"IBUIFontDescription\"><string key=\"name\">Y</string></object>"
    #expect(read("<object>\(font)\(font)</object>").references.count == 2)
    let beside = read("<object>\(font)\(description)</object>")
    #expect(beside.references.flatMap(\.candidates).map(\.name) == ["Y"])
  }

  @Test(
    "every form that names a font",
    arguments: [
      (
        "<fontDescription key=\"titleFont\" name=\"X\" pointSize=\"1\"/>",
        FontAPI.interfaceBuilderDescription
      ),
      (
        "<fontDescription key=\"fontDescription\" family=\"X\" pointSize=\"1\"/>",
        .interfaceBuilderDescription
      ),
      (
        "<textAttributes key=\"titleTextAttributes\"><fontDescription key=\"fontDescription\""
          + " name='X'/></textAttributes>", .interfaceBuilderDescription
      ),
      (
        "<variation key=\"heightClass=compact\"><fontDescription key=\"fontDescription\""
          + " name=\"X\"/></variation>", .interfaceBuilderDescription
      ),
      (
        "<attributedString><fragment content=\"a\"><attributes><font key=\"NSFont\" size=\"14\""
          + " name=\"X\"/></attributes></fragment></attributedString>", .interfaceBuilderFont
      ),
      (
        "<textFieldCell><font key=\"font\" size=\"13\" name=\"X\"/></textFieldCell>",
        .interfaceBuilderControlFont
      ),
      (
        "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"fontName\" value=\"X\"/>",
        .userDefinedRuntimeAttribute
      ),
      (
        "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"layer.titleFont\" value=\"X\"/>",
        .userDefinedRuntimeAttribute
      ),
      (
        "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"customFontName\">"
          + "<string key=\"value\">X</string></userDefinedRuntimeAttribute>",
        .userDefinedRuntimeAttribute
      ),
    ])
  func everyForm(markup: String, api: FontAPI) {
    let reading = read(markup)
    #expect(reading.references.map(\.api) == [api])
    #expect(reading.references.flatMap(\.candidates).map(\.name) == ["X"])
  }

  @Test(
    "system fonts, sizes and what a document brings with it ask for nothing",
    arguments: [
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
      "<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"17\"/>",
      "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>",
      "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"light\" pointSize=\"1\"/>",
      "<font key=\"font\" metaFont=\"system\"/>",
      "<font key=\"font\" usesAppearanceFont=\"YES\"/>",
      "<customFonts key=\"customFonts\"><array key=\"G.ttf\"><string>G</string></array>"
        + "</customFonts>",
      "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"fontSize\" value=\"12\"/>",
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"fontSize\" value=\"large\"/>",
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"fontColor\" value=\"red\"/>",
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"title\" value=\"Gate\"/>",
      "<!-- <fontDescription name=\"X\"/> -->",
    ])
  func nothing(markup: String) {
    #expect(read(markup).references.isEmpty)
  }

  @Test("the system font's own name is kept, for the resolution to say so")
  func systemFontName() {
    let reading = read("<font key=\"NSFont\" size=\"13\" name=\".AppleSystemUIFont\"/>")
    #expect(reading.references.flatMap(\.candidates).map(\.name) == [".AppleSystemUIFont"])
  }

  @Test(
    "an attribute of the app's own with font in its key is not determined, never dropped",
    arguments: [
      ("fontStyle", "Headline"), ("font", "bold"), ("fontName", "title"), ("fontKey", "title"),
    ])
  func ownAttribute(key: String, value: String) {
    let reading = read(
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(key)\" value=\"\(value)\"/>")
    #expect(reading.references.map(\.candidates) == [[]])
    #expect(reading.references.first?.undetermined != nil)
  }

  @Test(
    "the root element tells the platforms",
    arguments: [
      ("targetRuntime=\"iOS.CocoaTouch\"", ["iOS", "macCatalyst", "tvOS", "visionOS"]),
      (
        "type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\" targetRuntime=\"AppleTV\"",
        ["tvOS"]
      ),
      (
        "type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"",
        ["watchOS"]
      ),
      (
        "type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"",
        ["macOS"]
      ),
      (
        "type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"",
        ["iOS", "macCatalyst", "tvOS", "visionOS"]
      ),
    ])
  func platforms(root: String, platforms: [String]) {
    let reading = read("<fontDescription name=\"X\"/>", root: root)
    #expect(reading.references.map { $0.platforms?.sorted() } == [platforms])
  }

  @Test("xibs of old are read as well: a description is asked for, its preview is not")
  func archives() {
    let reading = read(
      """
      <object class="IBUILabel">
        <object class="IBUIFontDescription" key="IBUIFontDescription">
          <string key="name">Gate-Bold</string><string key="family">Gate</string>
        </object>
        <object class="NSFont" key="IBUIFont"><string key="NSName">Preview</string></object>
      </object>
      <object class="IBUILabel">
        <object class="IBUIFontDescription" key="IBUIFontDescription"><int key="type">1</int></object>
        <object class="NSFont" key="IBUIFont"><string key="NSName">Helvetica</string></object>
      </object>
      <object class="NSTextFieldCell">
        <object class="NSFont" key="NSSupport"><string key="NSName">Gate-Thin</string></object>
      </object>
      """)
    #expect(reading.references.flatMap(\.candidates).map(\.name) == ["Gate-Bold", "Gate-Thin"])
    #expect(reading.references.first?.place.shortDescription == "Main.storyboard:5:24")
  }

  @Test("a document that cannot be read is said to be unchecked")
  func brokenDocument() {
    let reading = InterfaceBuilderReader().read([
      InterfaceDocument(
        SourceText(path: "/app/A.xib", bytes: Array("<document><view></document>".utf8)))
    ])
    #expect(reading.references.isEmpty)
    #expect(reading.unchecked.map(\.path) == ["/app/A.xib"])
  }

  @Test("comments to fontgate are handed on")
  func comments() {
    let reading = read("<!-- fontgate:disable:next unknown_font_name -->")
    #expect(reading.comments.map(\.text) == ["fontgate:disable:next unknown_font_name"])
  }

  /// Reads a storyboard whose second line on is this markup.
  private func read(_ markup: String, root: String = "") -> ReferenceReading {
    let document = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document \(root)>
      \(markup)
      </document>
      """
    return InterfaceBuilderReader().read([
      InterfaceDocument(
        SourceText(path: "/app/Main.storyboard", bytes: Array(document.utf8)))
    ])
  }
}
