@testable import FontReferences
import SourceText
import Testing

@Suite struct StyleDictionaryTests {
  @Test func `a dictionary is told by its content, in every form of property list and in JSON`()
    throws
  {
    let xml = try #require(
      dictionary("Any.plist", Self.xml(Self.entry("headline", "Georgia", "17"))))
    #expect(xml.entries.map(\.style) == [.headline])
    #expect(xml.entries[0].font?.value == "Georgia")
    #expect(xml.entries[0].font?.place.line == 3)
    #expect(xml.entries[0].size?.value == 17)
    let json = #"{"title": {"fontName": "Georgia", "fontSize": 28.5}}"#
    #expect(dictionary("any.json", json)?.entries.first?.size?.value == 28.5)
    let old = #"{ body = { fontName = Georgia; fontSize = 17; }; }"#
    #expect(dictionary("Old.plist", old)?.entries.first?.size?.value == 17)
    #expect(dictionary("Old.plist", old)?.entries.first?.faults == [])
  }

  @Test func `the keys of older versions are the values of constants`() throws {
    let text = Self.xml(
      Self.entry("UICTFontTextStyleTitle1", "Georgia", "28")
        + Self.entry("UICTFontTextStyleSubhead", "Georgia", "15"))
    let read = try #require(dictionary("Styles.plist", text))
    #expect(read.entries.map(\.style) == [.title, .subheadline])
    #expect(read.form == .rawValue)
  }

  @Test(arguments: [
    #"{"originHash": "fontName", "pins": [], "version": 3}"#,
    #"{"images": [{"idiom": "universal"}], "info": {"author": "fontName", "version": 1}}"#,
    #"{"title": "fontName", "body": "a letter", "headline": ["fontSize"]}"#,
    #"{"name": "app", "dependencies": {"fontName": "1.0.0", "fontSize": "2.0.0"}}"#,
    #"{"body": {"fontSize": 12}, "a": 1, "b": 2, "c": 3}"#,
    #"{"button": {"fontName": "Georgia", "fontSize": 12}}"#,
    #"[{"body": {"fontName": "Georgia", "fontSize": 12}}]"#,
    #"{"fontName": "Georgia", "fontSize": 12}"#,
  ])
  func `other JSON is left alone`(text: String) {
    let reading = Self.read("data.json", text)
    #expect(reading.styleDictionaries == [] && reading.references == [])
  }

  @Test(arguments: [
    (#"{"body": {"fontName": "Georgia"}}"#, StyleDictionary.Fault.Kind.missing("fontSize")),
    (
      #"{"body": {"fontSize": 12}, "title": {"fontName": "A", "fontSize": 1}}"#,
      .missing("fontName")
    ),
    (
      #"{"body": {"fontName": 3, "fontSize": 12}}"#,
      .wrongType("fontName", found: "a number", expected: "a string")
    ),
    (
      #"{"body": {"fontName": "Georgia", "fontSize": true}}"#,
      .wrongType("fontSize", found: "a boolean", expected: "a number")
    ),
    (
      #"{"body": {"fontName": "Georgia", "fontSize": 12}, "title": "Georgia"}"#,
      .noDictionary(found: "a string")
    ),
  ])
  func `what keeps a dictionary from being decoded is a fault`(
    text: String, fault: StyleDictionary.Fault.Kind
  ) throws {
    let read = try #require(dictionary("Styles.json", text))
    #expect(read.entries.flatMap(\.faults).map(\.kind) == [fault])
  }

  @Test func `a design stands for a name`() throws {
    let read = try #require(
      dictionary(
        "Styles.json",
        #"""
        {"body": {"design": "serif", "fontSize": 12}, "title": {"fontName": "A", "fontSize": 1}}
        """#))
    #expect(read.entries[0].faults == [])
  }

  @Test func `damaged data is said, and is a dictionary where it holds all that makes one`() {
    let damaged = Self.read("Styles.json", #"{"body": {"fontName": "Georgia", "fontSize": 12}"#)
    #expect(damaged.styleDictionaries.map(\.damage) == ["',' or '}' is missing"])
    let other = Self.read("other.json", #"{"fontName": "#)
    #expect(other.styleDictionaries == [])
    #expect(other.unchecked.map(\.isError) == [false])
    #expect(Self.read("other.json", #"{"name": "#).unchecked == [])
    // Styles further in are some other format's.
    let theme = #"{"default": {"title": {"fontName": "Georgia", "fontSize": 12, }, "body": 1}}"#
    #expect(Self.read("theme.json", theme).styleDictionaries == [])
    let list =
      "<dict><key>a</key><dict><key>body</key></dict><key>fontName</key><key>fontSize</key>"
    #expect(Self.read("Theme.plist", "<plist>" + list).styleDictionaries == [])
    let own = "<dict><key>body</key><dict><key>fontName</key><key>fontSize</key>"
    #expect(Self.read("Styles.plist", "<plist>" + own).styleDictionaries.count == 1)
  }

  @Test func `what is nested deep, huge or not UTF-8 ends no process`() {
    let deep = String(repeating: "[", count: 100_000) + "\"fontName\""
    #expect(Self.read("deep.json", deep).unchecked.map(\.reason) == ["nested more than 300 deep"])
    let bytes =
      Array(#"{"body": {"fontName": ""#.utf8) + [0xFF, 0xC0] + Array(#"", "fontSize": 1}}"#.utf8)
    #expect(Self.read("latin.json", bytes).references.map(\.text) == ["ÿÀ"])
    let huge = Array(#"["fontName", ""#.utf8) + Array(repeating: 0x20, count: 17 << 20)
    #expect(
      Self.read("huge.json", huge).unchecked.map(\.reason) == [
        "is larger than 16 MB, and was not searched for font names"
      ])
  }

  private func dictionary(_ path: String, _ text: String) -> StyleDictionary? {
    Self.read(path, text).styleDictionaries.first
  }

  private static func read(_ path: String, _ text: String) -> ReferenceReading {
    read(path, Array(text.utf8))
  }

  private static func read(_ path: String, _ bytes: [UInt8]) -> ReferenceReading {
    DocumentReader().read(path, bytes)
  }

  private static func xml(_ entries: String) -> String {
    "<plist version=\"1.0\"><dict>\n\(entries)</dict></plist>\n"
  }

  private static func entry(_ key: String, _ name: String, _ size: String) -> String {
    """
    <key>\(key)</key><dict>
    <key>fontName</key><string>\(name)</string>
    <key>fontSize</key><integer>\(size)</integer></dict>

    """
  }
}
