import Testing

@testable import FontReport

@Suite struct WrappingTests {
  @Test func `a text is broken at spaces, and its first line may be shorter`() {
    #expect(
      Wrapping.lines("one two three four", first: 7, rest: 10) == ["one two", "three four"])
    #expect(Wrapping.lines("", first: 7, rest: 10) == [""])
  }

  @Test func `a quoted name stays on one line as long as a line can hold it`() {
    #expect(
      Wrapping.lines("no font is \"Gate Sans Bold\" here", first: 20, rest: 20)
        == ["no font is", "\"Gate Sans Bold\"", "here"])
    #expect(
      Wrapping.lines("\"a name that no line can hold\" x", first: 12, rest: 12)
        == ["\"a name that", "no line can", "hold\" x"])
  }

  @Test func `what is in brackets stays on one line as long as a line can hold it`() {
    #expect(
      Wrapping.lines("used here (My App/View.swift:3:4)", first: 25, rest: 25)
        == ["used here", "(My App/View.swift:3:4)"])
    #expect(
      Wrapping.lines("font(of size: a b)", first: 8, rest: 8) == ["font(of", "size: a", "b)"])
  }

  @Test func `spaces in a name are kept`() {
    #expect(Wrapping.lines("a \"Gate  Sans\" b", first: 40, rest: 40) == ["a \"Gate  Sans\" b"])
  }

  @Test func `a word that is wider than a line stays whole`() {
    #expect(
      Wrapping.lines("see App/Resources/Fonts here", first: 10, rest: 10)
        == ["see", "App/Resources/Fonts", "here"])
  }

  @Test func `a long text that never closes its quotes is broken all the same`() {
    let text = String(repeating: "\"a b ", count: 40_000)
    #expect(Wrapping.lines(text, first: 80, rest: 80).allSatisfy { $0.count <= 80 })
  }

  @Test func `a path is cut in its middle, and its file's name stays`() {
    let path = "App/Resources/Fonts/Inter-Bold.ttf"
    #expect(TableLayout.middle(of: path, columns: 24) == "App/Reso…/Inter-Bold.ttf")
    #expect(TableLayout.middle(of: path, columns: 40) == path)
    #expect(TableLayout.middle(of: path, columns: 10) == "…-Bold.ttf")
  }

  @Test func `what paths have in common is their folder`() {
    let paths = ["App/Fonts/A.ttf", "App/Fonts/More/B.ttf"]
    #expect(CommonFolder(of: paths).name == "App/Fonts")
    #expect(paths.map(CommonFolder(of: paths).below) == ["A.ttf", "More/B.ttf"])
    #expect(CommonFolder(of: ["App/A.ttf"]).name == nil)
    #expect(CommonFolder(of: ["A/x.ttf", "B/x.ttf"]).name == nil)
  }
}
