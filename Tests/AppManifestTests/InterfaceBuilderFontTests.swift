import AppManifest
import SourceText
import Testing

@Suite struct InterfaceBuilderFontTests {
  @Test func `the fonts a storyboard brings are read with the place of the file name`() throws {
    let folder = try AppFolder([
      "Base.lproj/Main.storyboard": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
          <customFonts key="customFonts">
              <array key="Lobster.ttf">
                  <string>Lobster-Regular</string>
              </array>
              <mutableArray key="GateMono.ttc">
                  <string>GateMono-Regular</string>
                  <string>GateMono-Bold</string>
              </mutableArray>
          </customFonts>
          <scenes/>
      </document>
      """,
      "Cell.xib": "<document><customFonts><array key=\"A&amp;B.ttf\"/></customFonts></document>",
      "Broken.xib": "<document><customFonts>",
    ])
    let fonts = try folder.read().interfaceBuilderFonts
    #expect(fonts.map(\.fileName) == ["Lobster.ttf", "GateMono.ttc", "A&B.ttf"])
    #expect(
      fonts.map(\.postScriptNames) == [
        ["Lobster-Regular"], ["GateMono-Regular", "GateMono-Bold"], [],
      ])
    #expect(fonts.first?.place.line == 4)
    #expect(fonts.first?.place.column == 21)
    #expect(fonts.first?.place.range?.end.column == 32)
  }
}
