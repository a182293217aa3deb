import SourceText
import Testing

@Suite struct MarkupDocumentTests {
  @Test func `attributes are placed between their quotes`() throws {
    let text = SourceText(
      "<?xml version='1.0'?>\n<document a=\"é\">\n  <font name='In&quot;ter'\n  size = \"12\"/></document>"
    )
    let root = try MarkupDocument.read(text)
    #expect(root.name == "document")
    #expect(covered(root.place, in: text) == "<document a=\"é\">")
    let font = try #require(root.children.first)
    #expect(font[attribute: "name"]?.value == "In\"ter")
    #expect(font.attributes.map { covered($0.place, in: text) } == ["In&quot;ter", "12"])
    #expect(font[attribute: "size"]?.place.line == 4)
    #expect(font[attribute: "size"]?.place.column == 11)
    #expect(font[attribute: "none"] == nil)
  }

  @Test func `text is joined over comments and CDATA and placed`() throws {
    let text = SourceText("<a>x&amp;<!-- y --><![CDATA[<z>]]><b/>é</a>")
    let root = try MarkupDocument.read(text)
    #expect(root.text == "x&<z>é")
    #expect(
      root.textPlace.flatMap { covered($0, in: text) } == "x&amp;<!-- y --><![CDATA[<z>]]><b/>é")
    #expect(root.children.map(\.name) == ["b"])
  }

  @Test(arguments: [
    ("", "contains no element"), ("<a>", "'<a>' is not closed"),
    ("<a></b>", "expected '</a>', found '</b>'"),
    ("</a>", "unexpected '</a>'"), ("<a/><b/>", "a second root element '<b>'"),
    ("<a/>x", "text outside the root element"), ("x<a/>", "text outside the root element"),
    ("<a b></a>", "the attribute 'b' has no value"), ("<a b=c/>", "the value of 'b' has no quotes"),
    ("<a b='<'/>", "'<' within a value"), ("<a b='c", "unterminated value of 'b'"),
    ("<a b='1' b='2'/>", "duplicate attribute 'b'"),
    ("<a b='1'c='2'/>", "missing space before an attribute"),
    ("<a/ >", "'/' within the tag '<a'"), ("<!-- ", "unterminated comment"),
    ("<a><![CDATA[", "unterminated CDATA section"),
    ("<!DOCTYPE a [ <!ENTITY", "unterminated document type"),
    ("<a>&b;</a>", "unknown reference '&b;'"),
    ("<a>&#0;</a>", "unknown reference '&#0;'"),
    ("< a/>", "unexpected '<'"), ("<a", "unterminated tag '<a'"),
    ("<a><!b></a>", "unexpected '<!'"),
  ])
  func `what is not well-formed is refused`(source: String, reason: String) {
    let error = #expect(throws: DocumentError.self) {
      try MarkupDocument.read(SourceText(source))
    }
    #expect(error?.reason == reason)
  }

  @Test func `what Git LFS did not fetch is told from a document`() {
    let pointer = SourceText(
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n")
    let reason = "is a Git LFS pointer, not the file: run \"git lfs pull\""
    #expect(throws: DocumentError(reason, place: pointer.place(0..<0))) {
      try MarkupDocument.read(pointer)
    }
    #expect(throws: DocumentError(reason, place: pointer.place(0..<0))) {
      try PropertyListDocument.read(pointer)
    }
    #expect(throws: DocumentError(reason, place: pointer.place(0..<0))) {
      try JSONDocument.read(pointer)
    }
  }

  @Test(arguments: [
    "<!DOCTYPE a [ <!ENTITY b '>]'> <!-- ' --> ]><a/>",
    "<?a x?> <?b y?>\n<a/>\n<!-- c -->\n<?d z?>",
    "<a><b x='1' y=\"2\"/>t<c>u</c></a>", "<é ü='ß'>ä</é>", "<a>\u{1F600}&#x1F600;</a>",
    "<a b='x\ny'></a >",
  ])
  func `elements are those XMLParser reads`(source: String) throws {
    let expected = ParsedMarkup(source)
    #expect(expected.isWellFormed)
    #expect(try MarkupDocument.read(SourceText(source)).outline == expected.outline)
  }

  @Test func `thousands of instructions and comments do not overflow the stack`() throws {
    let source = String(repeating: "<?x?> <!-- y --> ", count: 50_000) + "<a/>"
    #expect(try MarkupDocument.read(SourceText(source)).name == "a")
  }

  @Test func `deep nesting is refused`() {
    let error = #expect(throws: DocumentError.self) {
      try MarkupDocument.read(SourceText(String(repeating: "<a>", count: 100_000)))
    }
    #expect(error?.reason == "nested more than 300 deep")
  }
}
