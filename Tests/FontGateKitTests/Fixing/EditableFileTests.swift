import AppManifest
import FontDiagnostics
import Foundation
import SourceText
import Testing

@testable import FontGateKit

/// What edits do to the bytes of files.
@Suite struct EditableFileTests {
  @Test(arguments: [
    ("a.swift", "f(\"Old\")", "\"Old\"", "f(\"Ne\\\"w\")"),
    ("a.swift", "f(##\"Old\"##)", "##\"Old\"##", nil),
    ("a.swift", "f(\"\\(x)-Old\")", "\"\\(x)-Old\"", nil),
    ("a.swift", "case old", "old", nil),
    ("a.m", "f(@\"Old\")", "@\"Old\"", "f(@\"Ne\\\"w\")"),
    ("a.tsx", "f('Old')", "'Old'", "f('Ne\"w')"),
    ("a.ts", "f(`Old`)", "`Old`", "f(`Ne\"w`)"),
    ("a.ts", "f(`${x}Old`)", "`${x}Old`", nil),
    ("a.json", "[\"Old\"]", "Old", "[\"Ne\\\"w\"]"),
    ("a.yml", "- Old # here", "Old", "- \"Ne\\\"w\" # here"),
    ("a.yml", "- 'Old'", "Old", "- 'Ne\"w'"),
    ("a.xib", "<a b=\"Old\"/>", "Old", "<a b=\"Ne&quot;w\"/>"),
    ("a.plist", "<string></string>", "<string></string>", "<string>Ne&quot;w</string>"),
  ])
  func `a name is written as the language writes it`(
    path: String, text: String, old: String, new: String?
  ) throws {
    #expect(try edited(path, text, old, .replacement("Ne\"w")) == new)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `entries are added like the others`(end: String) throws {
    let list = Self.list(["<string>A.ttf</string>", "<!-- the last -->"], end)
    let new = Self.list(
      ["<string>A.ttf</string>", "<!-- the last -->", "<string>B&amp;C.ttf</string>"], end)
    #expect(try edited("a.plist", list, "UIAppFonts", .insertion(["B&C.ttf"])) == new)
  }

  @Test(arguments: [
    ("<array/>", "<array>\n\t\t<string>B.ttf</string>\n\t</array>"),
    ("<array></array>", "<array>\n\t\t<string>B.ttf</string>\n\t</array>"),
    ("<array>\n\t</array>", "<array>\n\t\t<string>B.ttf</string>\n\t</array>"),
    (
      "<array><string>A.ttf</string></array>",
      "<array><string>A.ttf</string><string>B.ttf</string></array>"
    ),
  ])
  func `an empty list gets lines, and one in a line keeps to it`(old: String, new: String) throws {
    let before = "<plist>\n<dict>\n\t<key>UIAppFonts</key>\n\t"
    let after = "\n</dict>\n</plist>"
    #expect(
      try edited("a.plist", before + old + after, "UIAppFonts", .insertion(["B.ttf"])) == before
        + new + after)
  }

  @Test func `a property list in one line stays in one`() throws {
    let text =
      "<plist><dict><key>UIAppFonts</key><array><string>A.ttf</string></array></dict></plist>"
    #expect(
      try edited("a.plist", text, "UIAppFonts", .insertion(["B.ttf"]))
        == text.replacing("</array>", with: "<string>B.ttf</string></array>"))
    #expect(
      try edited("a.plist", text, "A.ttf", .removal)
        == text.replacing("<string>A.ttf</string>", with: ""))
    #expect(
      try edited(
        "a.plist", "<plist><dict/></plist>", nil,
        .newList(key: "K", entries: ["B"], in: .propertyList))
        == "<plist><dict><key>K</key><array><string>B</string></array></dict></plist>")
  }

  @Test(arguments: ["\n", "\r\n"])
  func `an entry goes with its line`(end: String) throws {
    let list = Self.list(["<string>A.ttf</string>", "<string>B.ttf</string>"], end)
    #expect(
      try edited("a.plist", list, "A.ttf", .removal) == Self.list(["<string>B.ttf</string>"], end))
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a list is added with the indentation of the file`(end: String) throws {
    let text = ["<plist>", "<dict>", "  <key>A</key>", "  <true/>", "</dict>", "</plist>", ""]
    let list = [
      "  <key>UIAppFonts</key>", "  <array>", "    <string>B.ttf</string>", "  </array>",
    ]
    let new = text[..<4] + list + text[4...]
    #expect(
      try edited(
        "a.plist", text.joined(separator: end), nil,
        .newList(key: "UIAppFonts", entries: ["B.ttf"], in: .propertyList))
        == new.joined(separator: end))
  }

  @Test(arguments: [
    ("\tINFOPLIST_FILE = Old.plist;\n", "\tINFOPLIST_FILE = New/Info.plist;\n"),
    ("\tINFOPLIST_FILE = \"Old one.plist\";\n", "\tINFOPLIST_FILE = \"New/Info.plist\";\n"),
  ])
  func `a setting keeps its quotes`(old: String, new: String) throws {
    let change = Edit.Change.setting(key: "INFOPLIST_FILE", value: "New/Info.plist")
    #expect(try edited("project.pbxproj", old, "INFOPLIST_FILE", change) == new)
  }

  @Test(arguments: [
    ("f(n, size: X)", "f(n, fixedSize: X)"), ("f(n,size :\n X)", "f(n,fixedSize :\n X)"),
    ("f(size: X)", "f(fixedSize: X)"), ("f(n, pointsize: X)", nil), ("f(n, size: /* a */ X)", nil),
    ("f(n, `size`: X)", nil), ("size: X", nil),
  ])
  func `an argument gets another label`(old: String, new: String?) throws {
    #expect(try edited("a.swift", old, "X", .labeling("size", as: "fixedSize")) == new)
  }

  @Test(arguments: [
    ("f(size: 1, style: X)", "f(size: 1)"), ("f(\n  size: 1,\n  style: X\n)", "f(\n  size: 1\n)"),
    ("f(style: X)", nil), ("f(size: 1, // a, b,\n style: X)", nil),
    ("f(size: 1, /* a */ style: X)", nil),
  ])
  func `an argument leaves its call`(old: String, new: String?) throws {
    #expect(try edited("a.swift", old, "X", .argumentRemoval(label: "style")) == new)
    #expect(try edited("a.m", old, "X", .argumentRemoval(label: "style")) == nil)
  }

  @Test func `lists of YAML and JSON are added to`() throws {
    #expect(
      try edited("a.yml", "UIAppFonts:\n  - 'A.ttf'\nb: c\n", "UIAppFonts", .insertion(["B.ttf"]))
        == "UIAppFonts:\n  - 'A.ttf'\n  - 'B.ttf'\nb: c\n")
    #expect(
      try edited("a.json", "{\"f\": [\n  \"A\"\n]}", "f", .insertion(["B"]))
        == "{\"f\": [\n  \"A\",\n  \"B\"\n]}")
  }

  @Test(arguments: [
    ("a.swift", "[\"K\": [\"A\"]]", "[\"K\": [\"A\", \"B\"]]"),
    ("a.swift", "[\"K\": [\n    \"A\",\n  ]]", "[\"K\": [\n    \"A\",\n    \"B\",\n  ]]"),
    ("a.swift", "[\"K\" : []]", "[\"K\" : [\"B\"]]"),
    ("a.swift", "[\"K\": [\"A\" /* a */]]", nil), ("a.swift", "[\"K\": [\"A\"] + more]", nil),
    ("a.swift", "[\"K\": [a]]", nil), ("a.swift", "[\"K\": [\"\\(a)\"]]", nil),
    ("a.swift", "[\"K\": [\"B\"]]", nil), ("a.swift", "[\"K\": fonts]", nil),
    ("a.js", "{ K: ['A'] }", "{ K: ['A', 'B'] }"), ("a.js", "{ K: [require('A')] }", nil),
    ("a.js", "{\r\n K: [\r\n  'A'\r\n ] }", "{\r\n K: [\r\n  'A',\r\n  'B'\r\n ] }"),
    ("a.yml", "K: [A, 'C'] # all", "K: [A, 'C', 'B'] # all"), ("a.yml", "K: []", "K: [B]"),
    ("a.yml", "K: [\n  A\n]", "K: [\n  A,\n  B\n]"),
  ])
  func `a list in brackets is added to`(path: String, old: String, new: String?) throws {
    #expect(try edited(path, old, "K", .insertion(["B"])) == new)
  }

  @Test(arguments: [
    ("a.swift", "[\"A\", \"X\"]", "[\"A\"]"), ("a.swift", "[\"X\", \"A\"]", "[\"A\"]"),
    ("a.swift", "[\n  \"X\",\n  \"A\",\n]", "[\n  \"A\",\n]"),
    ("a.swift", "[\"X\", a]", nil), ("a.swift", "f(\"X\")", nil), ("a.js", "['A', 'X',]", "['A',]"),
    ("a.yml", "K: [A, X]", "K: [A]"), ("a.yml", "K: ['X', A]", "K: [A]"), ("a.yml", "K: [X]", nil),
  ])
  func `an entry leaves a list in brackets`(path: String, old: String, new: String?) throws {
    #expect(try edited(path, old, "X", .removal) == new)
  }

  @Test func `a name of code is written between its quotes`() throws {
    #expect(try edited("a.swift", "[\"Old\"]", "Old", .replacement("New")) == "[\"New\"]")
    #expect(try edited("a.js", "['Old']", "Old", .replacement("New")) == "['New']")
    #expect(try edited("a.swift", "f(Old)", "Old", .replacement("New")) == nil)
  }

  @Test func `a byte-order mark stays, and what is not UTF-8 is left`() throws {
    let file = try EditableFile(path: "a.swift", bytes: [0xEF, 0xBB, 0xBF] + Array("\"Old\"".utf8))
    let changes = try #require(
      file.textEdits(Edit(.replacement("New"), at: file.text.place(0..<5))))
    #expect(file.applying(changes) == [0xEF, 0xBB, 0xBF] + Array("\"New\"".utf8))
    for bytes in [
      [0xFF, 0xFE, 0x22, 0], Array("\"\u{E9}\"".unicodeScalars.map { UInt8($0.value) }),
    ] {
      #expect(throws: EditableFile.Obstacle.self) {
        try EditableFile(path: "a.swift", bytes: bytes)
      }
    }
    #expect(throws: EditableFile.Obstacle.self) {
      try EditableFile(path: "a.plist", bytes: Array("bplist00".utf8))
    }
  }

  private static func list(_ lines: [String], _ end: String) -> String {
    (["<plist>", "<dict>", "\t<key>UIAppFonts</key>", "\t<array>"] + lines.map { "\t\t" + $0 }
      + ["\t</array>", "</dict>", "</plist>", ""]).joined(separator: end)
  }
}
