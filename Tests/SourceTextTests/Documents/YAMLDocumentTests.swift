import SourceText
import Testing

@Suite struct YAMLDocumentTests {
  @Test func `keys and values are placed in bytes`() throws {
    let text = SourceText(
      """
      # é
      "ä ö": &x 'it''s' # c
      plain: two words
      list: [é, 😀x, "a\\"b"]
      block: |
        text
      nested:
        - 12
        - true
      """)
    let value = try YAMLDocument.read(text)
    let entries = try #require(value.entries)
    #expect(
      entries.map { covered($0.keyPlace, in: text) } == ["ä ö", "plain", "list", "block", "nested"])
    #expect(covered(entries[0].value.place, in: text) == "it''s")
    #expect(entries[0].value.string == "it's")
    #expect(covered(entries[1].value.place, in: text) == "two words")
    #expect(entries[2].value.array?.map { covered($0.place, in: text) } == ["é", "😀x", "a\\\"b"])
    #expect(covered(entries[2].value.place, in: text) == "[")
    #expect(entries[3].value.string == "text\n")
    #expect(covered(entries[3].value.place, in: text) == "|")
    #expect(entries[4].value.array?.map(\.content) == [.number(12), .boolean(true)])
  }

  @Test func `line ends that only YAML knows shift nothing`() throws {
    let text = SourceText("a: \"x\u{2028}y\"\nb: z\r\nc: w\n")
    let value = try YAMLDocument.read(text)
    #expect(value["b"]?.place.line == 2)
    #expect(value["c"].map { covered($0.place, in: text) } == "w")
  }

  @Test func `scalars have the types their users mean`() throws {
    let value = try YAMLDocument.read(SourceText("[~, yes, 'yes', 1.5, 5.0.1, '', -x, .5, null]"))
    #expect(
      value.array?.map(\.content) == [
        .other("null"), .boolean(true), .string("yes"), .number(1.5), .string("5.0.1"), .string(""),
        .string("-x"), .number(0.5), .other("null"),
      ])
  }

  @Test func `aliases and merge keys are replaced`() throws {
    let value = try YAMLDocument.read(
      SourceText("base: &b {x: 1, y: 2}\nlist: [*b]\nmore:\n  <<: *b\n  y: 3\n"))
    #expect(value["more"]?["x"]?.content == .number(1))
    #expect(value["more"]?["y"]?.content == .number(3))
    #expect(value["more"]?.entries?.count == 2)
    #expect(value["list"]?.array?.first?["x"]?.content == .number(1))
  }

  @Test(arguments: ["", "# nothing\n", "---\n"])
  func `a text without a value is an empty dictionary or null`(source: String) throws {
    let value = try YAMLDocument.read(SourceText(source))
    #expect(value.content == .dictionary([]) || value.content == .other("null"))
  }

  @Test(arguments: [
    ("a: 1\na: 2\n", "duplicate key 'a'", 1),
    ("a: [1\n", "did not find expected ',' or ']'", 2),
    ("a: *b\n", "found undefined alias", 1),
    ("a:\n\t- b\n", "found character that cannot start any token", 2),
    ("a: b: c\n", "mapping values are not allowed in this context", 1),
    ("a: 1\n--- \nb: 2\n", "but found another document", 2),
  ])
  func `a fault is named and placed`(source: String, reason: String, line: Int) {
    let error = #expect(throws: DocumentError.self) { try YAMLDocument.read(SourceText(source)) }
    #expect(error?.reason == reason)
    #expect(error?.place.line == line)
  }

  @Test func `aliases of aliases are refused when they grow beyond measure`() {
    var source = "a0: &a0 [x, x]\n"
    for level in 1...40 { source += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    let error = #expect(throws: DocumentError.self) { try YAMLDocument.read(SourceText(source)) }
    #expect(error?.reason == "expands to more than 32 MB")
    for key in ["? *a40\n: x\n", "? [*a40]\n: x\n", "[*a40]: x\n", "*a40 : x\n", "{a: *a40}: x\n"] {
      let error = #expect(throws: DocumentError.self) {
        try YAMLDocument.read(SourceText(source + key))
      }
      #expect(error?.reason == "has aliases within its keys")
    }
  }

  @Test func `an alias is read once, and counts in depth and size where it stands`() throws {
    let nested = String(repeating: "[", count: 200) + "x" + String(repeating: "]", count: 200)
    let value = try YAMLDocument.read(SourceText("a: &a \(nested)\nb: *a\nc: [*a, *a]\n"))
    #expect(value["b"] == value["a"])
    #expect(value["c"]?.array?.count == 2)
    let deep = String(repeating: "[", count: 150) + "*a" + String(repeating: "]", count: 150)
    let error = #expect(throws: DocumentError.self) {
      try YAMLDocument.read(SourceText("a: &a \(nested)\nb: \(deep)\n"))
    }
    #expect(error?.reason == "nested more than 300 deep")
  }

  @Test func `places on one long line are those of the characters`() throws {
    let entries = (0..<1_000).map { "ü\($0): [é\($0)]" }
    let value = try YAMLDocument.read(SourceText("{" + entries.joined(separator: ", ") + "}"))
    let columns = value.entries?.map { $0.keyPlace.column }
    var expected = [2]
    for entry in entries.dropLast() { expected.append((expected.last ?? 0) + entry.utf8.count + 2) }
    #expect(columns == expected)
    let items = value.entries?.map { $0.value.array?.first?.place.column }
    #expect(items?.last == (expected.last ?? 0) + "ü999: [".utf8.count)
  }

  @Test func `text that looks like aliases in keys is read`() throws {
    let source = "a: &a [x]\nb: *a\nscript: |\n  rm *.swift; PATH=${HOME}:${PATH}; echo ? *x : y\n"
    #expect(try YAMLDocument.read(SourceText(source))["b"]?.array?.first?.string == "x")
  }

  @Test(arguments: ["[", "{a: ", "- "])
  func `deep nesting is refused`(opening: String) {
    for count in [400, 50_000] {
      #expect(throws: DocumentError.self) {
        try YAMLDocument.read(SourceText(String(repeating: opening, count: count)))
      }
    }
    let deep = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    let error = #expect(throws: DocumentError.self) { try YAMLDocument.read(SourceText(deep)) }
    #expect(error?.reason == "nested more than 300 deep")
  }
}
