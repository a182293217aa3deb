import AppManifest
import FontReferences
import SourceText
import Testing

@testable import FontResolution

struct BuiltInRow: CustomTestStringConvertible {
  var fact: String
  var name: String
  var platform: Platform
  var deploymentTarget: OSVersion?
  var api: FontAPI = .uiFont
  var outcome: Resolution.Outcome
  var how: BuiltInMatch.How?
  var unavailable: BuiltInAvailability.Status?

  var testDescription: String { "\(fact): \(name) on \(platform)" }
}

struct BuiltInFontTests {
  @Test(
    "of a built-in family its most regular face is drawn: upright, of normal width",
    arguments: [
      ("Futura", "Futura-Medium"), ("American Typewriter", "AmericanTypewriter"),
      ("Helvetica Neue", "HelveticaNeue"), ("Avenir Next Condensed", "AvenirNextCondensed-Regular"),
    ])
  func regularFace(family: String, face: String) throws {
    let match = try #require(BuiltInFonts.match(family, on: .iOS, familyOnly: true))
    #expect(BuiltInFonts.postScriptName(of: match, on: .iOS) == face)
  }

  @Test(
    "a built-in font is there on the platforms and versions that have it",
    arguments: [
      BuiltInRow(
        fact: "6 Georgia", name: "Georgia", platform: .iOS, outcome: .builtIn,
        how: .postScriptName),
      BuiltInRow(
        fact: "6 Georgia", name: "Georgia-BoldItalic", platform: .iOS,
        deploymentTarget: OSVersion(12), outcome: .builtIn, how: .postScriptName),
      BuiltInRow(
        fact: "6 Noteworthy is a family", name: "Noteworthy", platform: .iOS, outcome: .builtIn,
        how: .familyName),
      BuiltInRow(
        fact: "6 Noteworthy is a family", name: "Noteworthy-Bold", platform: .iOS,
        outcome: .builtIn, how: .postScriptName),
      BuiltInRow(
        fact: "2.1 full names", name: "Helvetica Light Oblique", platform: .iOS,
        outcome: .builtIn, how: .fullName),
      BuiltInRow(
        fact: "11 family and style", name: "Times New Roman Bold", platform: .iOS,
        outcome: .builtIn, how: .fullName),
      BuiltInRow(
        fact: "11 family and style", name: "Helvetica Neue Ultra Light", platform: .iOS,
        outcome: .builtIn, how: .fullName),
      BuiltInRow(
        fact: "11 family and style, no such face", name: "Georgia Light", platform: .iOS,
        outcome: .fallback),
      BuiltInRow(
        fact: "2.1.2 case", name: "georgia", platform: .iOS, outcome: .caseInsensitive,
        how: .caseInsensitive),
      BuiltInRow(
        fact: "2.1.5 no folding", name: "Helvetica-Neue", platform: .iOS, outcome: .fallback),
      BuiltInRow(
        fact: "2.1 family alone", name: "Avenir Next", platform: .iOS,
        api: .descriptorFamilyAttribute, outcome: .builtIn, how: .familyName),
      BuiltInRow(
        fact: "2.1 family alone", name: "AvenirNext-Bold", platform: .iOS,
        api: .descriptorFamilyAttribute, outcome: .fallback),
      BuiltInRow(
        fact: "12.1 Courier unlisted in iOS 15", name: "Courier", platform: .iOS,
        outcome: .builtIn, how: .postScriptName),
      BuiltInRow(
        fact: "12.1 Courier unlisted in iOS 15", name: "Courier-Bold", platform: .iOS,
        deploymentTarget: OSVersion(13), outcome: .builtIn, how: .postScriptName),
      BuiltInRow(
        fact: "12.1 Courier's full names", name: "Courier Bold Oblique", platform: .iOS,
        outcome: .builtIn, how: .fullName),
      BuiltInRow(
        fact: "12.1 Courier in other case", name: "courier", platform: .iOS,
        outcome: .caseInsensitive, how: .caseInsensitive),
      BuiltInRow(
        fact: "12.1 Hiragino unlisted in iOS 11.4", name: "HiraKakuProN-W3", platform: .iOS,
        outcome: .builtIn, how: .postScriptName),
      BuiltInRow(
        fact: "6 Courier New stays", name: "Courier New", platform: .iOS, outcome: .builtIn,
        how: .familyName),
      BuiltInRow(
        fact: "6 Courier on macOS", name: "Courier", platform: .macOS, outcome: .builtIn,
        how: .postScriptName),
      BuiltInRow(
        fact: "12.1 unlisted before 11.4", name: "IowanOldStyle-Roman", platform: .iOS,
        outcome: .unknown, unavailable: .unlisted),
      BuiltInRow(
        fact: "12.2 Impact between 15.5 and 17.2", name: "Impact", platform: .iOS,
        deploymentTarget: OSVersion(15), outcome: .unknown, unavailable: .notYetThere),
      BuiltInRow(
        fact: "12.2 Impact between 15.5 and 17.2", name: "Impact", platform: .iOS,
        deploymentTarget: OSVersion(16), outcome: .builtIn, how: .postScriptName),
      BuiltInRow(
        fact: "6 iOS 17 brings Impact", name: "Impact", platform: .iOS,
        deploymentTarget: OSVersion(17), outcome: .builtIn, how: .postScriptName),
      BuiltInRow(
        fact: "6 iOS 17 brings Impact", name: "Impact", platform: .iOS, outcome: .builtIn,
        how: .postScriptName),
      BuiltInRow(
        fact: "6 Kefa is Kefa III in 26", name: "Kefa-Regular", platform: .iOS,
        outcome: .unknown, unavailable: .unlisted),
      BuiltInRow(
        fact: "6 another platform's", name: "Monaco", platform: .iOS, outcome: .fallback,
        unavailable: .downloadable),
      BuiltInRow(
        fact: "6 another platform's", name: "Lucida Grande", platform: .iOS, outcome: .fallback,
        unavailable: .downloadable),
      BuiltInRow(
        fact: "6 another platform's", name: "AquaKana", platform: .iOS, outcome: .fallback),
      BuiltInRow(
        fact: "6 downloadable", name: "ProximaNova-Regular", platform: .iOS, outcome: .fallback,
        unavailable: .downloadable),
      BuiltInRow(
        fact: "6 Georgia absent on tvOS", name: "Georgia", platform: .tvOS, outcome: .unknown,
        unavailable: .reportedAbsent),
      BuiltInRow(
        fact: "6 Georgia absent on tvOS", name: "Georgia-Bold", platform: .tvOS,
        outcome: .unknown, unavailable: .otherPlatform),
      BuiltInRow(
        fact: "6 old tvOS list", name: "Avenir-Book", platform: .tvOS, outcome: .builtIn,
        how: .postScriptName),
      BuiltInRow(
        fact: "6 old tvOS list", name: "Zapfino", platform: .tvOS, outcome: .unknown,
        unavailable: .otherPlatform),
      BuiltInRow(
        fact: "6 on no list", name: "Lobster", platform: .tvOS, outcome: .fallback),
      BuiltInRow(
        fact: "6 old watchOS list", name: "Menlo-Bold", platform: .watchOS, outcome: .unknown,
        unavailable: .reportedAbsent),
      BuiltInRow(
        fact: "6 old watchOS list", name: "HelveticaNeue", platform: .watchOS,
        outcome: .unknown, unavailable: .reportedAbsent),
      BuiltInRow(
        fact: "6 old watchOS list", name: "Avenir-Book", platform: .watchOS, outcome: .builtIn,
        how: .postScriptName),
      BuiltInRow(
        fact: "6 no visionOS list", name: "Georgia", platform: .visionOS, outcome: .unknown,
        unavailable: .otherPlatform),
      BuiltInRow(
        fact: "6 no visionOS list", name: "Lobster", platform: .visionOS, outcome: .fallback),
      BuiltInRow(
        fact: "6 Catalyst has the Mac's", name: "LucidaGrande", platform: .macCatalyst,
        outcome: .builtIn, how: .postScriptName),
      BuiltInRow(
        fact: "6 Mac families of the newest list", name: "Noto Sans Adlam", platform: .macOS,
        outcome: .builtIn, how: .familyName),
      BuiltInRow(
        fact: "6 faces of those", name: "NotoSansAdlam-Regular", platform: .macOS,
        outcome: .unknown, unavailable: .unconfirmed),
      BuiltInRow(
        fact: "6 to be fetched on the Mac", name: "Proxima Nova", platform: .macOS,
        outcome: .unknown, unavailable: .unconfirmed),
      BuiltInRow(
        fact: "6 not in the newest list", name: "PingFangSC-Regular", platform: .macOS,
        outcome: .unknown, unavailable: .unconfirmed),
      BuiltInRow(
        fact: "6 later than the Mac's faces", name: "PingFangMO-Regular", platform: .macOS,
        outcome: .unknown, unavailable: .unconfirmed),
    ])
  func builtIn(_ row: BuiltInRow) throws {
    let resolution = try SmallProject.resolution(
      of: row.name, api: row.api, platform: row.platform,
      deploymentTarget: row.deploymentTarget)
    #expect(resolution.outcome == row.outcome)
    #expect(resolution.builtIn?.how == row.how)
    #expect(resolution.unavailable?.availability.status == row.unavailable)
  }

  @Test("a font that is no longer listed says since when")
  func unlistedSince() throws {
    let match = try #require(BuiltInFonts.match("Courier", on: .iOS))
    #expect(match.availability.introduced == OSVersion(3))
    #expect(match.availability.unlisted == OSVersion(15))
    #expect(match.availability.status == .available)
    let lost = try #require(BuiltInFonts.match("GurmukhiMN", on: .iOS))
    #expect(lost.availability.unlisted == OSVersion(13))
    #expect(lost.availability.status == .unlisted)
  }

  @Test("the variants of a font that is no longer listed count as there")
  func variantsOfUnlisted() throws {
    let match = try #require(BuiltInFonts.match("Courier", on: .iOS, familyOnly: true))
    #expect(BuiltInFonts.postScriptName(of: match, on: .iOS) == "Courier")
    let family = try #require(BuiltInFamily(holding: match, on: .iOS))
    let place = SourcePlace(path: "/app/App.swift")
    let bold = FontVariant(weight: 700, isItalic: false, what: ".bold()", place: place)
    let italic = FontVariant(weight: nil, isItalic: true, what: ".italic()", place: place)
    #expect(family.match(bold) == nil)
    #expect(family.match(italic) == nil)
  }

  @Test(
    "a full name is told the PostScript name of its face",
    arguments: [
      ("Helvetica Bold", "Helvetica-Bold"), ("Times New Roman Bold", "TimesNewRomanPS-BoldMT"),
      ("Helvetica Light Oblique", "Helvetica-LightOblique"),
    ])
  func fullName(name: String, face: String) throws {
    let match = try #require(BuiltInFonts.match(name, on: .iOS))
    #expect(BuiltInFonts.postScriptName(of: match, on: .iOS) == face)
  }

  @Test("a font of other platforms says which")
  func otherPlatforms() throws {
    let match = try #require(BuiltInFonts.match("Georgia-Bold", on: .visionOS))
    #expect(match.availability.platforms == [.iOS, .macOS, .watchOS])
  }

  @Test("a text of more than a thousand bytes is no font's name, however it begins")
  func tooLong() {
    let name = "Noto Sans Adlam " + String(repeating: "x", count: 990)
    #expect(BuiltInFonts.match(name, on: .macOS) == nil)
  }

  @Test("every list is read whole: the numbers of faces are those of the facts (6)")
  func sizes() {
    #expect(SystemFontLists.iOS.faces.count == 303 + 42)
    #expect(
      SystemFontLists.macOS.faces.count + SystemFontLists.macOSUnconfirmed.faces.count == 702)
    #expect(SystemFontLists.downloadable.faces.count == 752)
    #expect(SystemFontLists.tvOS.faces.count == 164)
    #expect(SystemFontLists.watchOS.faces.count == 286)
    #expect(SystemFontLists.macOSFamilies.families.count == 262)
  }

  @Test("full names of the iPhone's fonts come from the same fonts elsewhere (fact B7)")
  func borrowedFullNames() {
    let named = SystemFontLists.iOS.faces.filter { $0.span.unlisted == nil }
      .filter { face in
        BuiltInFonts.match(face.fullName ?? "", on: .iOS)?.availability.status == .available
      }
    // 244 have one; 14 of those are the PostScript name itself.
    #expect(named.count == 230)
  }

  @Test("every current name of the iPhone is found on it")
  func everyName() {
    for face in SystemFontLists.iOS.faces where face.span.isThere {
      let match = BuiltInFonts.match(face.postScriptName, on: .iOS)
      #expect(match?.name == face.postScriptName)
      #expect(match?.how == .postScriptName)
      #expect(match?.availability.status == .available)
    }
  }

  @Test("a table that is not well formed is read as far as it goes")
  func brokenTable() {
    let sections = SystemFontTable.read("Lost|-:A\n[X]\n|\nFamily\nOther|:;;3-:A=,=\n[")
    #expect(sections["X"]?.map(\.family) == ["", "Family", "Other"])
  }
}
