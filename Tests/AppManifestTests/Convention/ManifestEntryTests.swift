import AppManifest
import Foundation
import SourceText
import Testing

@Suite struct ManifestEntryTests {
  private func manifest(_ lines: String) throws -> Manifest {
    let folder = try AppFolder(["Info.plist": plist(lines)])
    return try #require(try folder.read().processes.first).manifest
  }

  @Test func `entries and keys have their places`() throws {
    let folder = try AppFolder(["App/Info.plist": plist(appFonts("A.ttf", "fonts/B.otf"))])
    let manifest = try #require(try folder.read().processes.first).manifest
    #expect(manifest.path == folder.path + "/App/Info.plist")
    #expect(manifest.entries.map(\.value) == ["A.ttf", "fonts/B.otf"])
    #expect(manifest.entries.map(\.place.line) == [6, 7])
    #expect(manifest.entries.map(\.place.column) == [9, 9])
    #expect(manifest.keys.map(\.key) == [.uiAppFonts])
    #expect(manifest.keys.first?.place.line == 4)
    #expect(manifest.faults.isEmpty)
  }

  @Test func `a fonts folder is an entry`() throws {
    let manifest = try manifest(
      "<key>ATSApplicationFontsPath</key><string>Fonts/</string>")
    #expect(manifest.entries.map(\.value) == ["Fonts/"])
    #expect(manifest.entries.map(\.key) == [.atsApplicationFontsPath])
  }

  @Test func `an empty fonts folder is an entry, and no fault`() throws {
    let manifest = try manifest(
      appFonts("A.ttf") + "<key>ATSApplicationFontsPath</key><string></string>")
    #expect(manifest.entries.map(\.value) == ["A.ttf", ""])
    #expect(manifest.keys.count == 2)
    #expect(manifest.faults.isEmpty)
  }

  @Test(arguments: [
    ("<key>UIAppFonts</key><string>A.ttf</string>", "a string"),
    ("<key>UIAppFonts</key><dict><key>Item 0</key><string>A.ttf</string></dict>", "a dictionary"),
    ("<key>UIAppFonts</key><true/>", "a boolean"),
  ])
  func `a list of fonts that is no array is a fault`(lines: String, found: String) throws {
    let manifest = try manifest(lines)
    #expect(manifest.entries.isEmpty)
    #expect(
      manifest.faults.map(\.kind) == [
        .wrongType(.uiAppFonts, found: found, expected: "an array of strings")
      ])
    #expect(manifest.faults.first?.place.line == 4)
  }

  @Test func `a fonts folder that is an array is a fault`() throws {
    let manifest = try manifest(
      "<key>ATSApplicationFontsPath</key><array><string>Fonts</string></array>")
    #expect(
      manifest.faults.map(\.kind) == [
        .wrongType(.atsApplicationFontsPath, found: "an array", expected: "a string")
      ])
  }

  @Test func `items that are no file names are faults, and the others entries`() throws {
    let manifest = try manifest(
      """
      <key>UIAppFonts</key>
      <array>
      <string> </string>
      <integer>3</integer>
      <string>A.ttf</string>
      <string/>
      </array>
      """)
    #expect(manifest.entries.map(\.value) == ["A.ttf"])
    #expect(
      manifest.faults.map(\.kind) == [
        .itemIsEmpty(.uiAppFonts), .itemIsNoString(.uiAppFonts, found: "a number"),
        .itemIsEmpty(.uiAppFonts),
      ])
    #expect(manifest.faults.map(\.place.line) == [6, 7, 9])
  }

  @Test func `what a list has beyond the limit is said, and all else is read`() throws {
    let items = (0...Manifest.mostItems).map { "<string>F\($0).ttf</string>" }.joined()
    let manifest = try manifest("<key>UIAppFonts</key><array>\(items)</array>")
    #expect(manifest.entries.count == Manifest.mostItems)
    #expect(
      manifest.faults.map(\.kind) == [
        .tooManyItems(.uiAppFonts, found: Manifest.mostItems + 1, read: Manifest.mostItems)
      ])
  }

  @Test func `of equal keys the last counts and all are known`() throws {
    let manifest = try manifest(appFonts("A.ttf") + appFonts("B.ttf"))
    #expect(manifest.entries.map(\.value) == ["B.ttf"])
    #expect(manifest.keys.count == 2)
  }

  @Test func `a binary manifest has entries without a range`() throws {
    let folder = try AppFolder([:])
    let list: [String: Any] = ["UIAppFonts": ["A.ttf"], "Größe": 1]
    try folder.write(
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0),
      to: "Info.plist")
    let manifest = try #require(try folder.read().processes.first).manifest
    #expect(
      manifest.entries == [
        Manifest.Entry(
          value: "A.ttf", key: .uiAppFonts, place: SourcePlace(path: folder.path + "/Info.plist"))
      ])
  }

  @Test func `a manifest of the old style is read`() throws {
    let folder = try AppFolder(["Info.plist": "{\n  UIAppFonts = (\n    \"A B.ttf\"\n  );\n}\n"])
    let manifest = try #require(try folder.read().processes.first).manifest
    #expect(manifest.entries.map(\.value) == ["A B.ttf"])
    #expect(manifest.entries.first?.place.line == 3)
    #expect(manifest.entries.first?.place.column == 6)
  }

  @Test func `comments that speak to fontgate are found`() throws {
    let folder = try AppFolder([
      "Info.plist": plist("<!-- fontgate:disable:next missing_font_file -->\n" + appFonts("A.ttf"))
    ])
    let comments = try folder.read().comments
    #expect(comments.map(\.text) == ["fontgate:disable:next missing_font_file"])
    #expect(comments.map(\.place.line) == [4])
  }
}
