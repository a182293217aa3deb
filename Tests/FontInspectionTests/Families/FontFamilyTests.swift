import FontInspection
import Testing

struct FontFamilyTests {
  private static func families(_ names: String...) throws -> [FontFamily] {
    FontFamily.families(of: try names.map { try Fixtures.read($0) })
  }

  private static func member(
    _ name: String, _ weight: Int, italic: Bool = false, width: Int = 5, bold: Bool = false
  ) -> FontFamily.Member {
    FontFamily.Member(
      postScriptNames: [name], weight: weight, width: width, isItalic: italic, hasBoldBit: bold)
  }

  @Test func `the faces of several files make a ladder`() throws {
    let families = try Self.families(
      "GateSans-Bold.ttf", "MyFont.ttf", "GateSans-Regular.ttf", "GateSans-Italic.ttf")
    #expect(families.map(\.name) == ["Gate Sans", "My Font"])
    let sans = try #require(families.first)
    #expect(
      sans.members.flatMap(\.postScriptNames) == [
        "GateSans-Regular", "GateSans-Italic", "GateSans-Bold",
      ])
    #expect(sans.ladder?.uprightWeights == [400, 700])
    #expect(sans.ladder?.italicWeights == [400])
    #expect(sans.ladder?.rungs.first?.italic?.postScriptNames == ["GateSans-Italic"])
    #expect(sans.member(named: "GateSans-Bold")?.isBold == true)
  }

  @Test func `a variable font brings its named instances, the default one once`() throws {
    let family = try #require(try Self.families("GateVariable.ttf").first)
    #expect(family.ladder?.uprightWeights == [300, 400, 600, 900])
    #expect(
      family.members.map(\.postScriptNames) == [
        ["GateVariable-Light"], ["GateVariable"], ["GateVariable-SemiBold"], ["GateVariable-Black"],
      ])
    #expect(family.members.map { $0.source?.isInstance } == [true, false, true, true])
    #expect(family.members.map(\.isBold) == [false, false, true, true])
  }

  @Test func `a default without an instance is a member of its own`() throws {
    let family = try #require(try Self.families("faults/names/GateHidden.ttf").first)
    #expect(family.members.map(\.weight) == [300, 350, 400, 700])
  }

  @Test func `the nearest weight is the one Core Text would take, and italics are not made up`() {
    let family = FontFamily(
      name: "Gate",
      members: [
        Self.member("Gate-Light", 300), Self.member("Gate-Medium", 500),
        Self.member("Gate-Black", 900), Self.member("Gate-CondensedBold", 700, width: 3),
      ])
    // 300 is -0.23 and 500 is 0.2: regular lies nearer to the medium.
    #expect(family.nearest(toWeight: 400, isItalic: false)?.postScriptNames == ["Gate-Medium"])
    // 900 is 0.8: bold at 0.4 is nearer to the medium's 0.2.
    #expect(family.nearest(toWeight: 700, isItalic: false)?.postScriptNames == ["Gate-Medium"])
    #expect(
      family.nearest(toWeight: 700, isItalic: false, width: 3)?.postScriptNames
        == ["Gate-CondensedBold"])
    #expect(family.nearest(toWeight: 400, isItalic: true) == nil)
  }

  @Test func `bold is a matter of bits or of weight`() {
    #expect(Self.member("A", 500, bold: true).isBold)
    #expect(Self.member("A", 600).isBold)
    #expect(!Self.member("A", 599).isBold)
  }

  @Test func `each width has its ladder, and the nearest to normal is the family's`() {
    let family = FontFamily(
      name: "Gate",
      members: [
        Self.member("A", 400, width: 3), Self.member("B", 700, width: 3),
        Self.member("C", 250, width: 7),
      ])
    #expect(family.ladders.map(\.width) == [3, 7])
    #expect(family.ladders.map(\.uprightWeights) == [[400, 700], [300]])
    #expect(family.ladder?.width == 3)
    #expect(FontFamily(name: "Gate", members: []).ladder == nil)
  }

  @Test(arguments: [(400, 0), (0, -1), (50, -0.85), (650, 0.35), (1000, 1), (4000, 1), (-3, -1)])
  func `weights between the hundreds lie between their traits`(weight: Int, trait: Double) {
    #expect(abs(WeightTrait.value(ofClass: weight) - trait) < 0.000_001)
  }

  @Test(
    arguments: [(nil, 400), (0, 400), (4, 400), (10, 1000), (250, 250), (60_000, 1000)]
      as [(Int?, Int)])
  func `odd weight classes are taken as they are meant`(stored: Int?, weight: Int) {
    let style = FaceStyle(
      weightClass: stored, widthClass: 0, slant: .upright, isBold: false, isItalic: false,
      isMonospaced: false)
    #expect(style.weight == weight)
    #expect(style.width == 5)
  }
}
