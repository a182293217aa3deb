import Foundation
import SourceText
import Testing

@Suite struct XMLPropertyListTests {
  private let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  private func read(_ body: String) throws -> PlacedValue {
    try PropertyListDocument.read(
      path: "/Info.plist", bytes: Array((head + body + "\n</plist>\n").utf8))
  }

  @Test func `keys and strings are placed between their tags`() throws {
    let source = head + "<dict>\n  <key>é&amp;</key><string>Inter.ttf</string>\n</dict></plist>"
    let text = SourceText(source)
    let entry = try #require(try PropertyListDocument.read(text).entry("é&"))
    #expect(covered(entry.keyPlace, in: text) == "é&amp;")
    #expect(covered(entry.value.place, in: text) == "Inter.ttf")
    #expect(entry.value.place.line == 5)
    #expect(entry.value.place.column == 29)
  }

  @Test func `containers are placed at their start tags and empty strings at theirs`() throws {
    let source =
      head + "<dict><key>a</key><array><string/>\n<string></string></array></dict></plist>"
    let text = SourceText(source)
    let array = try #require(try PropertyListDocument.read(text)["a"])
    #expect(covered(array.place, in: text) == "<array>")
    #expect(array.array?.map { covered($0.place, in: text) } == ["<string/>", "<string></string>"])
  }

  @Test(arguments: [
    "<string/>", "<string></string>", "<string> a\n </string>", "<string>&#65;&#x42;&lt;</string>",
    "<string>a<![CDATA[<b> & ]]>c</string>", "<integer>0x1F</integer>", "<integer>-3</integer>",
    "<integer>+3</integer>", "<real>1.5</real>", "<true/>", "<false></false>",
    "<date>2011-01-01T00:00:00Z</date>", "<data>AAA=</data>", "<dict/>", "<array/>",
    "<array><!-- <string>x</string> --><string>a</string></array>",
    "<dict><key>a</key><dict><key>b</key><array><true/><string>é😀</string></array></dict></dict>",
    "<dict><key>a</key><key>b</key></dict>", "<string foo=\"bar\">x</string>",
    "<?instruction ?><string>x</string>",
  ])
  func `values are those Foundation reads`(body: String) throws {
    let body = "<array>\(body)</array>"
    let expected = try #require(foundationReads(head + body + "</plist>"))
    #expect(try read(body).plain == expected)
  }

  @Test(arguments: [
    ("<string>a<!-- c -->b</string>", "a comment within '<string>'"),
    ("<dict><string>a</string></dict>", "expected <key>, found '<string>'"),
    ("<dict>text<key>a</key><true/></dict>", "expected a key, found text"),
    ("<dict><key>a</key></dict>", "the key 'a' has no value"),
    ("<array>x</array>", "expected a value, found text"),
    ("<integer>a</integer>", "'a' is not a number"),
    ("<true>x</true>", "text within '<true>'"),
    ("<foo/>", "'<foo>' is not an element of a property list"),
    ("<string>&unknown;</string>", "unknown reference '&unknown;'"),
    ("<string>a & b</string>", "unexpected '&'"),
    ("<string>a</string><string>b</string>", "a second value '<string>' after the first"),
    ("", "contains no value"),
    ("<dict></array>", "expected '</dict>', found '</array>'"),
    ("<dict>\n<<<<<<< HEAD\n", "an unresolved merge conflict"),
  ])
  func `a fault is named, and refused by Foundation too`(body: String, reason: String) {
    let error = #expect(throws: DocumentError.self) { try read(body) }
    #expect(error?.reason == reason)
    #expect(foundationReads(head + body + "</plist>") == nil)
  }

  @Test func `a fault stands where it is`() {
    let error = #expect(throws: DocumentError.self) {
      try read("<dict>\n  <key>a</key>\n  <true/>\n  <array/>\n</dict>")
    }
    #expect(error?.place.line == 7)
    #expect(error?.place.column == 3)
  }

  @Test(arguments: ["", " \n", "\u{FEFF}"])
  func `an empty file is said to be empty`(source: String) {
    let error = #expect(throws: DocumentError.self) {
      try PropertyListDocument.read(SourceText(source))
    }
    #expect(error?.reason == "is empty")
  }

  @Test func `a web page is no property list`() {
    let error = #expect(throws: DocumentError.self) {
      try PropertyListDocument.read(SourceText("<!DOCTYPE html><html><body></body></html>"))
    }
    #expect(error?.reason == "is not a property list: its root is '<html>'")
  }

  @Test func `a list without the plist element is read`() throws {
    let value = try PropertyListDocument.read(
      SourceText("<dict><key>a</key><string>x</string></dict>"))
    #expect(value["a"]?.string == "x")
  }

  @Test func `UTF-16 is read`() throws {
    let source = "<plist><dict><key>a</key><string>é</string></dict></plist>"
    let bytes = Array("\u{FEFF}\(source)".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let value = try PropertyListDocument.read(path: "/a.plist", bytes: bytes)
    #expect(value["a"]?.string == "é")
  }

  @Test func `equal keys are all kept`() throws {
    let value = try read(
      "<dict><key>a</key><string>x</string><key>a</key><string>y</string></dict>")
    #expect(value.entries?.map(\.value.string) == ["x", "y"])
  }

  @Test func `deep nesting is refused`() {
    let deep = String(repeating: "<array>", count: 100_000)
    let error = #expect(throws: DocumentError.self) { try read(deep) }
    #expect(error?.reason == "nested more than 300 deep")
  }
}
