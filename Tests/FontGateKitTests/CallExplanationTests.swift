import FontGateKit
import SourceText
import Testing

/// What `fontgate explain FILE:LINE` says of font calls in the stories.
@Suite struct CallExplanationTests {
  private func explanation(_ story: String, _ file: String, line: Int) -> Explanation {
    let folder = Story.apps + "/" + story
    let options = CheckOptions(paths: ["."], currentDirectory: folder)
    return CheckRun(options).explain(file: file, line: line)
  }

  @Test func `each caller is told with the name it gives and the way of the name`() {
    #expect(
      explanation("interpolated-name", "Fonts.swift", line: 13).text == """
        Fonts.swift:13:13: Font.custom(_:size:) receives "GateSans-\\(weight.rawValue)"
        in interpolated-name

          called through Font.gate(_:size:) (Fonts.swift:20:26)
            "GateSans-Bold", from Fonts.swift:13:13
              through "Bold" (Fonts.swift:5:15)
              through Weight.bold (Fonts.swift:5:8)

          called through Font.gate(_:size:) (Fonts.swift:21:28)
            "GateSans-Blod", from Fonts.swift:13:13
              through "Blod" (Fonts.swift:6:18)
              through Weight.heading (Fonts.swift:6:8)

          called through Font.gate(_:size:) (Fonts.swift:22:25)
            "GateSans-Regular", from Fonts.swift:13:13
              through "Regular" (Fonts.swift:4:18)
              through Weight.regular (Fonts.swift:4:8)

        """)
  }

  @Test func `targets that have their own declarations are told apart`() {
    #expect(
      explanation("constants-in-each-target", "Shared/Title.swift", line: 7).text == """
        Shared/Title.swift:7:29: Font.custom(_:size:) receives AppFont.title.rawValue
        in Weather

            "GateSans-Regular", from App/AppFont.swift:2:16
              through AppFont.title (App/AppFont.swift:2:8)

        Shared/Title.swift:7:29: Font.custom(_:size:) receives AppFont.title.rawValue
        in Today

            "GateSans-Bold", from Today/AppFont.swift:2:16
              through AppFont.title (Today/AppFont.swift:2:8)

        """)
  }

  @Test func `names that generated accessors give are those of the fonts`() {
    let text = explanation("tuist-accessors-of-one-family", "Kit/Sources/Style.swift", line: 14)
      .text
    #expect(text.contains("\"GateDisplay-SemiBold\", from"))
    #expect(text.contains("\"GateDisplay-Regular\", from"))
    #expect(!text.contains("unknown"))
  }

  @Test func `names of JavaScript are told alike`() {
    #expect(
      explanation("react-native-theme", "src/Tide.tsx", line: 18).text == """
        src/Tide.tsx:18:24: fontFamily receives fonts.display
        in react-native-theme

            "Gate Serif", from src/theme/fonts.ts:6:35
              through fonts.display (src/Tide.tsx:18:24)

        """)
  }

  @Test func `a line that asks for no font, and a file that is not there, are said`() {
    let nothing = explanation("interpolated-name", "Fonts.swift", line: 3)
    #expect(nothing.text == "no font call on line 3 of Fonts.swift\n")
    let script = explanation("react-native-theme", "src/Icon.android.tsx", line: 1)
    #expect(script.text == "no font call on line 1 of src/Icon.android.tsx\n")
    let missing = explanation("interpolated-name", "Nowhere.swift", line: 3)
    #expect(missing.text.isEmpty)
    #expect(missing.missingPaths.map(\.path) == ["Nowhere.swift"])
  }

  @Test func `a name is explained where it is written, with the calls that take it from there`() {
    let text = explanation("interpolated-name", "Fonts.swift", line: 6).text
    #expect(text.hasPrefix("\"GateSans-Blod\"\n"))
    #expect(text.contains("Fonts.swift:13:13: Font.custom(_:size:) receives"))
    #expect(text.contains("called through Font.gate(_:size:) (Fonts.swift:21:28)"))
    #expect(!text.contains("GateSans-Regular\", from"))
  }
}
