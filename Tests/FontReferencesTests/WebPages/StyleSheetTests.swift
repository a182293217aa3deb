import Testing

@testable import FontReferences

@Suite struct StyleSheetTests {
  @Test func `declarations of fonts are found wherever rules stand`() {
    let sheet = self.sheet(
      """
      /* p { font-family: Comment } */
      p { color: red; font-family: One }
      @media print { a:hover { FONT-FAMILY : Two; } }
      font:hover { color: blue }
      a::after { content: "font-family: String"; background: url(data:x;font-family:Data) }
      b { font: 12px Three } :root { --font: Four; --font-family: Five }
      """)
    #expect(sheet.lists.map { $0.families.map(\.name) } == [["One"], ["Two"], ["Three"]])
  }

  @Test func `a font face names its files`() {
    let sheet = self.sheet(
      """
      @font-face { font-family: "Gate Web"; src: url("a b.woff2?x#iefix") format("woff2"), url(c%20d.ttf); }
      @font-face { font-family: Far; src: url(https://example.com/a.woff), url('/b.woff') }
      @font-face { font-family: Local; src: local("Georgia"), url(c.ttf) }
      @font-face { font-family: Data; src: url(data:font/woff2;base64,AAAA) }
      """)
    #expect(sheet.faces.map(\.family) == ["Gate Web", "Far", "Local", "Data"])
    #expect(sheet.faces.map(\.files) == [["a b.woff2", "c d.ttf"], [], ["c.ttf"], []])
    #expect(sheet.faces.map(\.hasOtherSources) == [false, true, true, true])
    #expect(sheet.lists.isEmpty)
  }

  @Test func `a page's styles are those of its elements and attributes`() {
    let bytes = Array(
      """
      <!-- <p style="a"> --><p class=x style="one">text style="b"</p>
      <style type='text/css'>two</style><script>style="c"</script><font face='three'>
      """.utf8)
    let page = WebPage(bytes)
    #expect(page.styles.map { String(decoding: bytes[$0], as: UTF8.self) } == ["one", "two"])
    #expect(page.families.map { String(decoding: bytes[$0], as: UTF8.self) } == ["three"])
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "{", "}", "(", "\"", "/*", "<a b=\"", "<style>", "@font-face{", "font:", "src:(",
    ])
  func `a million of anything is read once`(piece: String) {
    let bytes = Array(String(repeating: piece, count: 200_000).utf8)
    _ = StyleSheet(bytes, 0..<bytes.count)
    _ = WebPage(bytes)
  }

  private func sheet(_ text: String) -> StyleSheet {
    let bytes = Array(text.utf8)
    return StyleSheet(bytes, 0..<bytes.count)
  }
}
