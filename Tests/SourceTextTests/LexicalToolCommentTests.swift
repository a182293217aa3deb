import SourceText
import Testing

@Suite struct LexicalToolCommentTests {
  private static func comments(_ source: String, _ language: TextLanguage) -> [ToolComment] {
    SourceText(path: "/a", bytes: Array(source.utf8)).toolComments(language)
  }

  @Test("a comment speaks to fontgate from its mark to the end of its line or of itself")
  func readsComments() throws {
    let source = """
      let a = 1 // fontgate:disable:this unknown_font_name - it's fine  \r
      /* 🎉 fontgate:disable empty_font_name */ let b = "// fontgate:disable no"
      // see fontgate: below
      """
    let comments = Self.comments(source, .swift)
    #expect(
      comments.map(\.text) == [
        "fontgate:disable:this unknown_font_name - it's fine",
        "fontgate:disable empty_font_name", "fontgate: below",
      ])
    #expect(comments.map(\.place.line) == [1, 2, 3])
    #expect(comments.map(\.place.column) == [14, 9, 8])
  }

  @Test("markup has comments of its own")
  func readsMarkup() {
    let comments = Self.comments(
      "<a b=\"fontgate:disable no\"/>\n<!-- fontgate:disable:next a_b -->", .markup)
    #expect(comments.map(\.text) == ["fontgate:disable:next a_b"])
    #expect(comments.first?.place.line == 2)
    #expect(comments.first?.place.column == 6)
  }

  @Test("an Objective-C comment ends with its line")
  func readsObjectiveC() {
    #expect(
      Self.comments("a(); // fontgate:enable x\nb();", .objectiveC).map(\.text)
        == ["fontgate:enable x"])
  }
}
