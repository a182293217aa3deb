import AppManifest
import FontReferences
import FontReport
import SourceText
import Testing

@Suite struct TextStyleTableTests {
  @Test func `a dictionary's styles are shown at every category, rounded as each framework does`() {
    let text = table(width: 100).text
    #expect(
      text == """
        Styles.plist (iOS)

        SwiftUI, Font.custom(_:size:relativeTo:), rounded to points:
        style    font             size XS  S  M  L XL XXL XXXL AX1 AX2 AX3 AX4 AX5
        body     Noteworthy-Bold    17 15 15 16 17 19  20   22  26  31  37  43  48
        headlne  Georgia            17  -  -  -  -  -   -    -   -   -   -   -   -

        UIKit, UIFontMetrics, at 3x scale:
        style    font             size    XS     S     M  L    XL XXL  XXXL   AX1 AX2 AX3   AX4 AX5
        body     Noteworthy-Bold    17 14.67 15.33 16.33 17 18.67  20 22.33 26.33  31  37 43.33  48
        headlne  Georgia            17     -     -     -  -     -   -     -     -   -   -     -   -
        headlne is not a text style

        """)
  }

  @Test(arguments: [20, 40, 60, 80])
  func `what has no room beside the rest stands below it`(width: Int) {
    let lines = table(width: width).text.split(separator: "\n").filter { $0.hasPrefix("body") }
    #expect(lines.count > 2)
    #expect(lines.allSatisfy { $0.count <= max(width, 36) })
  }

  @Test func `on a Mac text does not scale`() {
    let text = table(on: .macOS, width: 100).text
    #expect(text.contains("body     Noteworthy-Bold    17\n"))
  }

  @Test func `the system font has sizes of its own for each category`() {
    let text = TextStyleTable(of: .iOS, width: 100).text
    #expect(
      text.contains("body         system    17 14 15 16 17 19  21   23  28  33  40  47  53\n"))
  }

  private func table(on platform: Platform = .iOS, width: Int) -> TextStyleTable {
    let place = SourcePlace(path: "/App/Styles.plist")
    func entry(_ key: String, _ style: TextStyle?, _ font: String) -> StyleDictionary.Entry {
      StyleDictionary.Entry(
        key: key, keyPlace: place, style: style, form: style.map { _ in .name },
        font: StyleDictionary.Field(value: font, place: place),
        size: StyleDictionary.Field(value: 17, place: place), faults: [])
    }
    let dictionary = StyleDictionary(
      place: place,
      entries: [entry("body", .body, "Noteworthy-Bold"), entry("headlne", nil, "Georgia")])
    return TextStyleTable(dictionary, on: platform, width: width, currentDirectory: "/App")
  }
}
