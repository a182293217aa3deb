import FontInspection
import Testing

struct FontFileTests {
  @Test(arguments: try Fixtures.withFacts.filter { $0 != "damaged/short-os2.ttf" })
  func `every face has the facts that fontTools reads`(file: String) throws {
    let font = try Fixtures.read(file)
    #expect(font.faces.map(FaceFacts.init) == (try Facts(file)).faces)
    #expect(font.damage.isEmpty)
  }

  @Test(arguments: [
    ("GateSans-Regular.ttf", FontFormat.trueType), ("GateSerif-Regular.otf", .openTypeCFF),
    ("GateMono.ttc", .trueType), ("Gate.woff", .woff), ("Gate.woff2", .woff2),
  ])
  func `the content decides the format`(file: String, format: FontFormat) throws {
    let bytes = try Fixtures.bytes(file)
    #expect(try FontFile.read(bytes: bytes, name: "renamed.txt").format == format)
  }

  @Test func `a resource fork in a file is read`() throws {
    let font = try FontFile.read(
      bytes: FontBuilder.suitcase(try Fixtures.bytes("GateSans-Bold.ttf")), name: "Gate.dfont")
    #expect(font.format == .dataForkSuitcase)
    #expect(font.faces.map(\.postScriptName) == ["GateSans-Bold"])
  }

  @Test func `an EOT file is known, and said not to be readable here`() throws {
    var bytes = [UInt8](repeating: 0, count: 120)
    bytes.replaceSubrange(8..<12, with: [0x01, 0x00, 0x02, 0x00])
    bytes.replaceSubrange(34..<36, with: Array("LP".utf8))
    let error = #expect(throws: FontInspectionError.self) {
      try FontFile.read(bytes: bytes, name: "Gate.eot")
    }
    #expect(error?.cause == .notAFont(.formatNotSupportedHere(.embeddedOpenType)))
  }

  @Test func `a collection gives all its faces`() throws {
    let font = try Fixtures.read("GateMono.ttc")
    #expect(font.isCollection)
    #expect(font.faces.map(\.postScriptName) == ["GateMono-Regular", "GateMono-Bold"])
    #expect(font.faces.allSatisfy { $0.style.isMonospaced })
  }

  @Test func `the Macintosh record comes first where two PostScript names differ`() throws {
    let names = try #require(try Fixtures.read("macintosh/GateTwin.ttf").faces.first).names
    #expect(names.postScript == ["gatetwin-Bold", "GateTwin-Bold"])
  }

  @Test func `names in Macintosh records alone are enough`() throws {
    let names = try #require(try Fixtures.read("macintosh/GateMac.ttf").faces.first).names
    #expect(names.postScript == ["GateMac-Regular"])
    #expect(names.families == ["Gate Mac"])
  }

  @Test func `an instance with a PostScript name of its own keeps it`() throws {
    let face = try #require(try Fixtures.read("GateVariable.ttf").faces.first)
    #expect(
      face.instances.map(\.postScriptNames) == [
        ["GateVariable-Light"], ["GateVariable"], ["GateVariable-SemiBold"],
        ["GateVariable-Black"],
      ])
  }

  @Test func `an instance without one is named after the face and its style`() throws {
    let face = try #require(try Fixtures.read("GateFlex.ttf").faces.first)
    #expect(
      face.instances.map(\.postScriptNames) == [
        ["GateFlex-Regular_Light"], ["GateFlex-Regular"], ["GateFlex-Regular_SemiBold"],
        ["GateFlex-Regular_Extra-Bold"],
      ])
  }

  @Test func `a file from memory equals the file on disk`() throws {
    let path = Fixtures.path("GateFlex.ttf")
    let bytes = try Fixtures.bytes("GateFlex.ttf")
    #expect(try FontFile.read(path: path) == FontFile.read(bytes: bytes, name: path))
  }

  @Test(arguments: ["a.ttf", "/b/A.OTF", "x.woff2", "y.dfont"])
  func `a font is known by its suffix`(path: String) {
    #expect(FontFormat.isFontPath(path))
  }

  @Test(arguments: ["ttf", "a.txt", "a.ttf.bak", "", ".", "a.ttfx"])
  func `other suffixes are no fonts`(path: String) {
    #expect(!FontFormat.isFontPath(path))
  }
}
