// Asks the system that it runs on for its fonts, and prints the answers as JSON: which families and fonts it
// lists, and what it gives for each name that fontgate knows, by PostScript name, family, and full name, and
// in another letter case.
//
// macOS:        swiftc -parse-as-library FontProbe.swift -o probe && ./probe > macOS.json
// elsewhere:    make an app for the platform in Xcode, with this file as its only source, and run it on a
//               device or in a simulator; the JSON is in the console and on the screen.
//
// CONTRIBUTING.md says how to add what it prints. This file is checked against declarations of the few APIs
// that it uses. It has not been run on iOS, tvOS, watchOS, visionOS, or macOS by those who wrote it.

import Foundation

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The fonts of a system, as its own API has them.
enum SystemFonts {
  #if canImport(UIKit)
    static var families: [String] { UIFont.familyNames }

    static func names(ofFamily family: String) -> [String] {
      UIFont.fontNames(forFamilyName: family)
    }

    static func name(givenFor name: String) -> String? { UIFont(name: name, size: 17)?.fontName }
  #elseif canImport(AppKit)
    static var families: [String] { NSFontManager.shared.availableFontFamilies }

    static func names(ofFamily family: String) -> [String] {
      let members = NSFontManager.shared.availableMembers(ofFontFamily: family) ?? []
      return members.compactMap { $0.first as? String }
    }

    static func name(givenFor name: String) -> String? { NSFont(name: name, size: 17)?.fontName }
  #else
    static var families: [String] { [] }
    static func names(ofFamily family: String) -> [String] { [] }
    static func name(givenFor name: String) -> String? { nil }
  #endif
}

/// What is printed.
struct Probe: Codable {
  /// The form of the file; `scripts/tables/build-system-fonts` reads this one.
  var fontgateProbe = 1
  var platform: String
  var version: String
  var isSimulator: Bool
  /// PostScript names by family, as the system lists them.
  var families: [String: [String]]
  var lookups: [Lookup]

  struct Lookup: Codable {
    var name: String
    var kind: Kind
    /// The PostScript name of the font that the name gives; none where it gives no font.
    var gives: String?
  }

  enum Kind: String, Codable {
    case postScript, family, full, otherCase
  }
}

extension Probe {
  /// The answers of this system.
  static func here() -> Probe {
    let listed = Dictionary(
      SystemFonts.families.map { ($0, SystemFonts.names(ofFamily: $0).sorted()) },
      uniquingKeysWith: +)
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return Probe(
      platform: platform, version: "\(version.majorVersion).\(version.minorVersion)",
      isSimulator: isSimulator, families: listed, lookups: lookups)
  }

  /// As `scripts/tables/build-system-fonts` reads it.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  private static var lookups: [Lookup] {
    var asked: Set<String> = []
    var lookups: [Lookup] = []
    func ask(_ name: Substring, _ kind: Kind) {
      guard !name.isEmpty, asked.insert("\(kind)|\(name)").inserted else { return }
      let gives = SystemFonts.name(givenFor: String(name))
      lookups.append(Lookup(name: String(name), kind: kind, gives: gives))
    }
    for row in FontNames.text.split(separator: "\n") {
      let parts = row.split(separator: "|", omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      ask(parts[0], .postScript)
      ask(parts[1], .family)
      ask(parts[2], .full)
      ask(Substring(parts[0].lowercased()), .otherCase)
    }
    return lookups
  }

  private static var platform: String {
    #if targetEnvironment(macCatalyst)
      "macCatalyst"
    #elseif os(iOS)
      "iOS"
    #elseif os(tvOS)
      "tvOS"
    #elseif os(watchOS)
      "watchOS"
    #elseif os(visionOS)
      "visionOS"
    #elseif os(macOS)
      "macOS"
    #else
      "unknown"
    #endif
  }

  private static var isSimulator: Bool {
    #if targetEnvironment(simulator)
      true
    #else
      false
    #endif
  }
}

#if canImport(SwiftUI) && !os(macOS)
  @main struct ProbeApp: App {
    private let text: String

    init() {
      text = Probe.here().json
      print(text)
    }

    var body: some Scene {
      WindowGroup {
        ScrollView { Text(text) }
      }
    }
  }
#else
  @main enum ProbeTool {
    static func main() { print(Probe.here().json) }
  }
#endif

/// What is looked up, a line a font: its PostScript name, its family, and its full name where it is known.
/// `scripts/tables/build-system-fonts` writes these lines.
enum FontNames {
  static let text = """
    AcademyEngravedLetPlain|Academy Engraved LET|
    AdelleSansDevanagari-Bold|Adelle Sans Devanagari|Adelle Sans Devanagari Bold
    AdelleSansDevanagari-Extrabold|Adelle Sans Devanagari|Adelle Sans Devanagari Extrabold
    AdelleSansDevanagari-Heavy|Adelle Sans Devanagari|Adelle Sans Devanagari Heavy
    AdelleSansDevanagari-Light|Adelle Sans Devanagari|Adelle Sans Devanagari Light
    AdelleSansDevanagari-Regular|Adelle Sans Devanagari|Adelle Sans Devanagari Regular
    AdelleSansDevanagari-Semibold|Adelle Sans Devanagari|Adelle Sans Devanagari Semibold
    AdelleSansDevanagari-Thin|Adelle Sans Devanagari|Adelle Sans Devanagari Thin
    Al-Firat|Al Firat|Al Firat Regular
    Al-KhalilBold|Al Khalil|Al Khalil Bold
    Al-Khalil|Al Khalil|Al Khalil Regular
    Al-Rafidain|Al Rafidain|Al Rafidain Regular
    AlBayan-Bold|Al Bayan|Al Bayan Bold
    AlBayan|Al Bayan|Al Bayan Plain
    AlNile-Bold|Al Nile|Al Nile Bold
    AlNile|Al Nile|Al Nile
    AlRafidainAlFanni|Al Rafidain Al Fanni|Al Rafidain Al Fanni
    AlTarikh|Al Tarikh|Al Tarikh Regular
    Algiers|Algiers|Algiers Regular
    AmericanTypewriter-Bold|American Typewriter|American Typewriter Bold
    AmericanTypewriter-CondensedBold|American Typewriter|American Typewriter Condensed Bold
    AmericanTypewriter-CondensedLight|American Typewriter|American Typewriter Condensed Light
    AmericanTypewriter-Condensed|American Typewriter|American Typewriter Condensed
    AmericanTypewriter-Light|American Typewriter|American Typewriter Light
    AmericanTypewriter-Semibold|American Typewriter|American Typewriter Semibold
    AmericanTypewriter|American Typewriter|American Typewriter
    AndaleMono|Andale Mono|Andale Mono
    AnnaiMN-Regular|Annai MN|Annai MN Regular
    Apple-Chancery|Apple Chancery|Apple Chancery
    AppleBraille-Outline6Dot|Apple Braille|Apple Braille Outline 6 Dot
    AppleBraille-Outline8Dot|Apple Braille|Apple Braille Outline 8 Dot
    AppleBraille-Pinpoint6Dot|Apple Braille|Apple Braille Pinpoint 6 Dot
    AppleBraille-Pinpoint8Dot|Apple Braille|Apple Braille Pinpoint 8 Dot
    AppleBraille|Apple Braille|Apple Braille
    AppleCasual|Casual|
    AppleColorEmoji|Apple Color Emoji|Apple Color Emoji
    AppleGothic|AppleGothic|
    AppleMyungjo|AppleMyungjo|AppleMyungjo Regular
    AppleSDGothicNeo-Bold|Apple SD Gothic Neo|Apple SD Gothic Neo Bold
    AppleSDGothicNeo-ExtraBold|Apple SD Gothic Neo|Apple SD GothicNeo ExtraBold
    AppleSDGothicNeo-Heavy|Apple SD Gothic Neo|Apple SD Gothic Neo Heavy
    AppleSDGothicNeo-Light|Apple SD Gothic Neo|Apple SD Gothic Neo Light
    AppleSDGothicNeo-Medium|Apple SD Gothic Neo|Apple SD Gothic Neo Medium
    AppleSDGothicNeo-Regular|Apple SD Gothic Neo|Apple SD Gothic Neo Regular
    AppleSDGothicNeo-SemiBold|Apple SD Gothic Neo|Apple SD Gothic Neo SemiBold
    AppleSDGothicNeo-Thin|Apple SD Gothic Neo|Apple SD Gothic Neo Thin
    AppleSDGothicNeo-UltraLight|Apple SD Gothic Neo|Apple SD Gothic Neo UltraLight
    AppleSymbols|Apple Symbols|Apple Symbols
    Arial-Black|Arial Black|Arial Black
    Arial-BoldItalicMT|Arial|
    Arial-BoldMT|Arial|
    Arial-ItalicMT|Arial|
    ArialHebrew-Bold|Arial Hebrew|Arial Hebrew Bold
    ArialHebrew-Light|Arial Hebrew|Arial Hebrew Light
    ArialHebrewScholar-Bold|Arial Hebrew Scholar|Arial Hebrew Scholar Bold
    ArialHebrewScholar-Light|Arial Hebrew Scholar|Arial Hebrew Scholar Light
    ArialHebrewScholar|Arial Hebrew Scholar|Arial Hebrew Scholar
    ArialHebrew|Arial Hebrew|Arial Hebrew
    ArialMT|Arial|
    ArialNarrow-BoldItalic|Arial Narrow|Arial Narrow Bold Italic
    ArialNarrow-Bold|Arial Narrow|Arial Narrow Bold
    ArialNarrow-Italic|Arial Narrow|Arial Narrow Italic
    ArialNarrow|Arial Narrow|Arial Narrow
    ArialRoundedMTBold|Arial Rounded MT Bold|Arial Rounded MT Bold
    ArialUnicodeMS|Arial Unicode MS|Arial Unicode MS
    Athelas-BoldItalic|Athelas|Athelas Bold Italic
    Athelas-Bold|Athelas|Athelas Bold
    Athelas-Italic|Athelas|Athelas Italic
    Athelas-Regular|Athelas|Athelas Regular
    Avenir-BlackOblique|Avenir|Avenir Black Oblique
    Avenir-Black|Avenir|Avenir Black
    Avenir-BookOblique|Avenir|Avenir Book Oblique
    Avenir-Book|Avenir|Avenir Book
    Avenir-HeavyOblique|Avenir|Avenir Heavy Oblique
    Avenir-Heavy|Avenir|Avenir Heavy
    Avenir-LightOblique|Avenir|Avenir Light Oblique
    Avenir-Light|Avenir|Avenir Light
    Avenir-MediumOblique|Avenir|Avenir Medium Oblique
    Avenir-Medium|Avenir|Avenir Medium
    Avenir-Oblique|Avenir|Avenir Oblique
    Avenir-Roman|Avenir|Avenir Roman
    AvenirNext-BoldItalic|Avenir Next|Avenir Next Bold Italic
    AvenirNext-Bold|Avenir Next|Avenir Next Bold
    AvenirNext-DemiBoldItalic|Avenir Next|Avenir Next Demi Bold Italic
    AvenirNext-DemiBold|Avenir Next|Avenir Next Demi Bold
    AvenirNext-HeavyItalic|Avenir Next|Avenir Next Heavy Italic
    AvenirNext-Heavy|Avenir Next|Avenir Next Heavy
    AvenirNext-Italic|Avenir Next|Avenir Next Italic
    AvenirNext-MediumItalic|Avenir Next|Avenir Next Medium Italic
    AvenirNext-Medium|Avenir Next|Avenir Next Medium
    AvenirNext-Regular|Avenir Next|Avenir Next Regular
    AvenirNext-UltraLightItalic|Avenir Next|Avenir Next Ultra Light Italic
    AvenirNext-UltraLight|Avenir Next|Avenir Next Ultra Light
    AvenirNextCondensed-BoldItalic|Avenir Next Condensed|Avenir Next Condensed Bold Italic
    AvenirNextCondensed-Bold|Avenir Next Condensed|Avenir Next Condensed Bold
    AvenirNextCondensed-DemiBoldItalic|Avenir Next Condensed|Avenir Next Condensed Demi Bold Italic
    AvenirNextCondensed-DemiBold|Avenir Next Condensed|Avenir Next Condensed Demi Bold
    AvenirNextCondensed-HeavyItalic|Avenir Next Condensed|Avenir Next Condensed Heavy Italic
    AvenirNextCondensed-Heavy|Avenir Next Condensed|Avenir Next Condensed Heavy
    AvenirNextCondensed-Italic|Avenir Next Condensed|Avenir Next Condensed Italic
    AvenirNextCondensed-MediumItalic|Avenir Next Condensed|Avenir Next Condensed Medium Italic
    AvenirNextCondensed-Medium|Avenir Next Condensed|Avenir Next Condensed Medium
    AvenirNextCondensed-Regular|Avenir Next Condensed|Avenir Next Condensed Regular
    AvenirNextCondensed-UltraLightItalic|Avenir Next Condensed|Avenir Next Condensed Ultra Light Italic
    AvenirNextCondensed-UltraLight|Avenir Next Condensed|Avenir Next Condensed Ultra Light
    Ayuthaya|Ayuthaya|Ayuthaya
    BMDoHyeon-OTF|BM Dohyeon|BM DoHyeon OTF
    BMHANNA11yrsoldOTF|BM Hanna 11yrs Old|BM HANNA 11yrs old OTF
    BMHANNAAirOTF|BM Hanna Air|BM HANNA Air OTF
    BMHANNAProOTF|BM Hanna Pro|BM HANNA Pro OTF
    BMJUAOTF|BM Jua|BM JUA OTF
    BMKIRANGHAERANG-OTF|BM Kirang Haerang|BM KIRANGHAERANG OTF
    BMYEONSUNG-OTF|BM Yeonsung|BM YEONSUNG OTF
    Baghdad|Baghdad|Baghdad Regular
    Baloo-Regular|Baloo|Baloo Regular
    Baloo2-Bold|Baloo 2|Baloo 2 Bold
    Baloo2-ExtraBold|Baloo 2|Baloo 2 ExtraBold
    Baloo2-Medium|Baloo 2|Baloo 2 Medium
    Baloo2-Regular|Baloo 2|Baloo 2 Regular
    Baloo2-SemiBold|Baloo 2|Baloo 2 SemiBold
    BalooBhai-Regular|Baloo Bhai|Baloo Bhai Regular
    BalooBhai2-Bold|Baloo Bhai 2|Baloo Bhai 2 Bold
    BalooBhai2-ExtraBold|Baloo Bhai 2|Baloo Bhai 2 ExtraBold
    BalooBhai2-Medium|Baloo Bhai 2|Baloo Bhai 2 Medium
    BalooBhai2-Regular|Baloo Bhai 2|Baloo Bhai 2 Regular
    BalooBhai2-SemiBold|Baloo Bhai 2|Baloo Bhai 2 SemiBold
    BalooBhaijaan-Regular|Baloo Bhaijaan|Baloo Bhaijaan Regular
    BalooBhaina-Regular|Baloo Bhaina|Baloo Bhaina Regular
    BalooBhaina2-Bold|Baloo Bhaina 2|Baloo Bhaina 2 Bold
    BalooBhaina2-ExtraBold|Baloo Bhaina 2|Baloo Bhaina 2 ExtraBold
    BalooBhaina2-Medium|Baloo Bhaina 2|Baloo Bhaina 2 Medium
    BalooBhaina2-Regular|Baloo Bhaina 2|Baloo Bhaina 2 Regular
    BalooBhaina2-SemiBold|Baloo Bhaina 2|Baloo Bhaina 2 SemiBold
    BalooChettan-Regular|Baloo Chettan|Baloo Chettan Regular
    BalooChettan2-Bold|Baloo Chettan 2|Baloo Chettan 2 Bold
    BalooChettan2-ExtraBold|Baloo Chettan 2|Baloo Chettan 2 ExtraBold
    BalooChettan2-Medium|Baloo Chettan 2|Baloo Chettan 2 Medium
    BalooChettan2-Regular|Baloo Chettan 2|Baloo Chettan 2 Regular
    BalooChettan2-SemiBold|Baloo Chettan 2|Baloo Chettan 2 SemiBold
    BalooDa-Regular|Baloo Da|Baloo Da Regular
    BalooDa2-Bold|Baloo Da 2|Baloo Da 2 Bold
    BalooDa2-ExtraBold|Baloo Da 2|Baloo Da 2 ExtraBold
    BalooDa2-Medium|Baloo Da 2|Baloo Da 2 Medium
    BalooDa2-Regular|Baloo Da 2|Baloo Da 2 Regular
    BalooDa2-SemiBold|Baloo Da 2|Baloo Da 2 SemiBold
    BalooPaaji-Regular|Baloo Paaji|Baloo Paaji Regular
    BalooPaaji2-Bold|Baloo Paaji 2|Baloo Paaji 2 Bold
    BalooPaaji2-ExtraBold|Baloo Paaji 2|Baloo Paaji 2 ExtraBold
    BalooPaaji2-Medium|Baloo Paaji 2|Baloo Paaji 2 Medium
    BalooPaaji2-Regular|Baloo Paaji 2|Baloo Paaji 2 Regular
    BalooPaaji2-SemiBold|Baloo Paaji 2|Baloo Paaji 2 SemiBold
    BalooTamma-Regular|Baloo Tamma|Baloo Tamma Regular
    BalooTamma2-Bold|Baloo Tamma 2|Baloo Tamma 2 Bold
    BalooTamma2-ExtraBold|Baloo Tamma 2|Baloo Tamma 2 ExtraBold
    BalooTamma2-Medium|Baloo Tamma 2|Baloo Tamma 2 Medium
    BalooTamma2-Regular|Baloo Tamma 2|Baloo Tamma 2 Regular
    BalooTamma2-SemiBold|Baloo Tamma 2|Baloo Tamma 2 SemiBold
    BalooTammudu-Regular|Baloo Tammudu|Baloo Tammudu Regular
    BalooTammudu2-Bold|Baloo Tammudu 2|Baloo Tammudu 2 Bold
    BalooTammudu2-ExtraBold|Baloo Tammudu 2|Baloo Tammudu 2 ExtraBold
    BalooTammudu2-Medium|Baloo Tammudu 2|Baloo Tammudu 2 Medium
    BalooTammudu2-Regular|Baloo Tammudu 2|Baloo Tammudu 2 Regular
    BalooTammudu2-SemiBold|Baloo Tammudu 2|Baloo Tammudu 2 SemiBold
    BalooThambi-Regular|Baloo Thambi|Baloo Thambi Regular
    BalooThambi2-Bold|Baloo Thambi 2|Baloo Thambi 2 Bold
    BalooThambi2-ExtraBold|Baloo Thambi 2|Baloo Thambi 2 ExtraBold
    BalooThambi2-Medium|Baloo Thambi 2|Baloo Thambi 2 Medium
    BalooThambi2-Regular|Baloo Thambi 2|Baloo Thambi 2 Regular
    BalooThambi2-SemiBold|Baloo Thambi 2|Baloo Thambi 2 SemiBold
    BanglaMN-Bold|Bangla MN|Bangla MN Bold
    BanglaMN|Bangla MN|Bangla MN
    BanglaSangamMN-Bold|Bangla Sangam MN|Bangla Sangam MN Bold
    BanglaSangamMN|Bangla Sangam MN|Bangla Sangam MN
    BankGothic-Light|Bank Gothic|Bank Gothic Light
    BankGothic-Medium|Bank Gothic|Bank Gothic Medium
    Baskerville-BoldItalic|Baskerville|Baskerville Bold Italic
    Baskerville-Bold|Baskerville|Baskerville Bold
    Baskerville-Italic|Baskerville|Baskerville Italic
    Baskerville-SemiBoldItalic|Baskerville|Baskerville SemiBold Italic
    Baskerville-SemiBold|Baskerville|Baskerville SemiBold
    Baskerville|Baskerville|Baskerville
    Basra-Bold|Basra|Basra Bold
    Basra|Basra|Basra Regular
    Beirut|Beirut|Beirut Regular
    BigCaslon-Medium|Big Caslon|Big Caslon Medium
    BlackmoorLetPlain|Blackmoor LET|Blackmoor LET Plain:2.0
    BlairMdITCTT-Medium|BlairMdITC TT|BlairMdITC TT Medium
    BodoniOrnamentsITCTT|Bodoni Ornaments ITC TT|Bodoni Ornaments ITC TT
    BodoniOrnamentsITCTT|Bodoni Ornaments|Bodoni Ornaments ITC TT
    BodoniSvtyTwoITCTT-Bold|Bodoni 72|Bodoni SvtyTwo ITC TT Bold
    BodoniSvtyTwoITCTT-Bold|Bodoni SvtyTwo ITC TT|Bodoni SvtyTwo ITC TT Bold
    BodoniSvtyTwoITCTT-BookIta|Bodoni 72|Bodoni SvtyTwo ITC TT BookIta
    BodoniSvtyTwoITCTT-BookIta|Bodoni SvtyTwo ITC TT|Bodoni SvtyTwo ITC TT BookIta
    BodoniSvtyTwoITCTT-Book|Bodoni 72|Bodoni SvtyTwo ITC TT Book
    BodoniSvtyTwoITCTT-Book|Bodoni SvtyTwo ITC TT|Bodoni SvtyTwo ITC TT Book
    BodoniSvtyTwoOSITCTT-Bold|Bodoni 72 Oldstyle|Bodoni SvtyTwo OS ITC TT Bold
    BodoniSvtyTwoOSITCTT-Bold|Bodoni SvtyTwo OS ITC TT|Bodoni SvtyTwo OS ITC TT Bold
    BodoniSvtyTwoOSITCTT-BookIt|Bodoni 72 Oldstyle|Bodoni SvtyTwo OS ITC TT BookIt
    BodoniSvtyTwoOSITCTT-BookIt|Bodoni SvtyTwo OS ITC TT|Bodoni SvtyTwo OS ITC TT BookIt
    BodoniSvtyTwoOSITCTT-Book|Bodoni 72 Oldstyle|Bodoni SvtyTwo OS ITC TT Book
    BodoniSvtyTwoOSITCTT-Book|Bodoni SvtyTwo OS ITC TT|Bodoni SvtyTwo OS ITC TT Book
    BodoniSvtyTwoSCITCTT-Book|Bodoni 72 Smallcaps|Bodoni SvtyTwo SC ITC TT Book
    BodoniSvtyTwoSCITCTT-Book|Bodoni SvtyTwo SC ITC TT|Bodoni SvtyTwo SC ITC TT Book
    BookAntiqua-BoldItalic|Book Antiqua|Book Antiqua Bold Italic
    BookAntiqua-Bold|Book Antiqua|Book Antiqua Bold
    BookAntiqua-Italic|Book Antiqua|Book Antiqua Italic
    BookAntiqua|Book Antiqua|Book Antiqua
    BookmanOldStyle-BoldItalic|Bookman Old Style|Bookman Old Style Bold Italic
    BookmanOldStyle-Bold|Bookman Old Style|Bookman Old Style Bold
    BookmanOldStyle-Italic|Bookman Old Style|Bookman Old Style Italic
    BookmanOldStyle|Bookman Old Style|Bookman Old Style
    BordeauxRomanBoldLetPlain|Bordeaux Roman Bold LET|Bordeaux Roman Bold LET Plain
    BradleyHandITCTT-Bold|Bradley Hand|
    BraganzaITCTT|Braganza|Braganza
    BrushScriptMT|Brush Script MT|Brush Script MT Italic
    CambayDevanagari-BoldOblique|Cambay Devanagari|Cambay Devanagari Bold Oblique
    CambayDevanagari-Bold|Cambay Devanagari|Cambay Devanagari Bold
    CambayDevanagari-Oblique|Cambay Devanagari|Cambay Devanagari Oblique
    CambayDevanagari-Regular|Cambay Devanagari|Cambay Devanagari Regular
    Canela-BoldItalic|Canela|Canela Bold Italic
    Canela-Bold|Canela|Canela Bold Regular
    Canela-RegularItalic|Canela|Canela Regular Italic
    Canela-Regular|Canela|Canela Regular Regular
    CanelaDeck-BoldItalic|Canela Deck|Canela Deck Bold Italic
    CanelaDeck-Bold|Canela Deck|Canela Deck Bold
    CanelaDeck-MediumItalic|Canela Deck|Canela Deck Medium Italic
    CanelaDeck-Medium|Canela Deck|Canela Deck Medium
    CanelaDeck-RegularItalic|Canela Deck|Canela Deck Regular Italic
    CanelaDeck-Regular|Canela Deck|Canela Deck Regular
    CanelaText-BoldItalic|Canela Text|Canela Text Bold Italic
    CanelaText-Bold|Canela Text|Canela Text Bold
    CanelaText-MediumItalic|Canela Text|Canela Text Medium Italic
    CanelaText-Medium|Canela Text|Canela Text Medium
    CanelaText-RegularItalic|Canela Text|Canela Text Regular Italic
    CanelaText-Regular|Canela Text|Canela Text Regular
    CapitalsRegular|Capitals|Capitals
    CenturyGothic-BoldItalic|Century Gothic|Century Gothic Bold Italic
    CenturyGothic-Bold|Century Gothic|Century Gothic Bold
    CenturyGothic-Italic|Century Gothic|Century Gothic Italic
    CenturyGothic|Century Gothic|Century Gothic
    CenturySchoolbook-BoldItalic|Century Schoolbook|Century Schoolbook Bold Italic
    CenturySchoolbook-Bold|Century Schoolbook|Century Schoolbook Bold
    CenturySchoolbook-Italic|Century Schoolbook|Century Schoolbook Italic
    CenturySchoolbook|Century Schoolbook|Century Schoolbook
    Chalkboard-Bold|Chalkboard|Chalkboard Bold
    ChalkboardSE-Bold|Chalkboard SE|Chalkboard SE Bold
    ChalkboardSE-Light|Chalkboard SE|Chalkboard SE Light
    ChalkboardSE-Regular|Chalkboard SE|Chalkboard SE Regular
    Chalkboard|Chalkboard|Chalkboard
    Chalkduster|Chalkduster|Chalkduster
    CharcoalCY|Charcoal CY|Charcoal CY
    Charter-BlackItalic|Charter|Charter Black Italic
    Charter-Black|Charter|Charter Black
    Charter-BoldItalic|Charter|Charter Bold Italic
    Charter-Bold|Charter|Charter Bold
    Charter-Italic|Charter|Charter Italic
    Charter-Roman|Charter|Charter Roman
    Cochin-BoldItalic|Cochin|Cochin Bold Italic
    Cochin-Bold|Cochin|Cochin Bold
    Cochin-Italic|Cochin|Cochin Italic
    Cochin|Cochin|Cochin
    ComicSansMS-Bold|Comic Sans MS|Comic Sans MS Bold
    ComicSansMS|Comic Sans MS|Comic Sans MS
    Copperplate-Bold|Copperplate|Copperplate Bold
    Copperplate-Light|Copperplate|Copperplate Light
    Copperplate|Copperplate|Copperplate
    CorsivaHebrew-Bold|Corsiva Hebrew|Corsiva Hebrew Bold
    CorsivaHebrew|Corsiva Hebrew|Corsiva Hebrew
    Courier-BoldOblique|Courier|Courier Bold Oblique
    Courier-Bold|Courier|Courier Bold
    Courier-Oblique|Courier|Courier Oblique
    CourierNewPS-BoldItalicMT|Courier New|
    CourierNewPS-BoldMT|Courier New|
    CourierNewPS-ItalicMT|Courier New|
    CourierNewPSMT|Courier New|
    Courier|Courier|Courier
    Cracked|Cracked|
    DBLCDTempBlack|DB LCD Temp|
    DFKaiShu-SB-Estd-BF|BiauKai|BiauKai
    DFWaWaSC-W5|Wawati SC|Wawati SC Regular
    DFWaWaTC-W5|Wawati TC|Wawati TC Regular
    DINAlternate-Bold|DIN Alternate|DIN Alternate Bold
    DINCondensed-Bold|DIN Condensed|DIN Condensed Bold
    DamascusBold|Damascus|Damascus Bold
    DamascusLight|Damascus|Damascus Light
    DamascusMedium|Damascus|Damascus Medium
    DamascusSemiBold|Damascus|Damascus Semi Bold
    Damascus|Damascus|
    DearJoeFour-Regular|Dear Joe Four|Dear Joe Four
    DearJoeFour-Small|Dear Joe Four|Dear Joe Four Small
    DecoTypeNaskh|DecoType Naskh|DecoType Naskh Regular
    DevanagariMT-Bold|Devanagari MT|Devanagari MT Bold
    DevanagariMT|Devanagari MT|Devanagari MT
    DevanagariSangamMN-Bold|Devanagari Sangam MN|Devanagari Sangam MN Bold
    DevanagariSangamMN|Devanagari Sangam MN|Devanagari Sangam MN
    Didot-Bold|Didot|Didot Bold
    Didot-Italic|Didot|Didot Italic
    Didot|Didot|Didot
    Dijla|Dijla|Dijla Regular
    DiwanKufi|Diwan Kufi|Diwan Kufi Regular
    DiwanMishafiGold|Mishafi Gold|Mishafi Gold Regular
    DiwanMishafi|Diwan Mishafi|
    DiwanMishafi|Mishafi|
    DiwanThuluth|Diwan Thuluth|Diwan Thuluth Regular
    DomaineDisplay-BoldItalic|Domaine Display|Domaine Display Bold Italic
    DomaineDisplay-Bold|Domaine Display|Domaine Display Bold
    DomaineDisplay-MediumItalic|Domaine Display|Domaine Display Medium Italic
    DomaineDisplay-Medium|Domaine Display|Domaine Display Medium
    DomaineDisplay-RegularItalic|Domaine Display|Domaine Display Italic
    DomaineDisplay-Regular|Domaine Display|Domaine Display
    Druk-BoldItalic|Druk|Druk Bold Italic
    Druk-Bold|Druk|Druk Bold Regular
    Druk-Heavy|Druk|Druk Heavy Regular
    Druk-MediumItalic|Druk|Druk Medium Italic
    Druk-Medium|Druk|Druk Medium Regular
    Druk-SuperItalic|Druk|Druk Super Italic
    Druk-Super|Druk|Druk Super Regular
    DrukWide-BoldItalic|Druk Wide|Druk Wide Bold Italic
    DrukWide-Bold|Druk Wide|Druk Wide Bold
    DrukWide-MediumItalic|Druk Wide|Druk Wide Medium Italic
    EuphemiaUCAS-Bold|Euphemia UCAS|Euphemia UCAS Bold
    EuphemiaUCAS-Italic|Euphemia UCAS|Euphemia UCAS Italic
    EuphemiaUCAS|Euphemia UCAS|Euphemia UCAS
    FZLTTHB--B51-0|Lantinghei TC|Lantinghei TC Heavy
    FZLTTHK--GBK1-0|Lantinghei SC|Lantinghei SC Heavy
    FZLTXHB--B51-0|Lantinghei TC|Lantinghei TC Extralight
    FZLTXHK--GBK1-0|Lantinghei SC|Lantinghei SC Extralight
    FZLTZHB--B51-0|Lantinghei TC|Lantinghei TC Demibold
    FZLTZHK--GBK1-0|Lantinghei SC|Lantinghei SC Demibold
    Farah|Farah|
    Farisi|Farisi|Farisi Regular
    ForgottenFuturist-BoldItalic|Forgotten Futurist|Forgotten Futurist Bold Italic
    ForgottenFuturist-Bold|Forgotten Futurist|Forgotten Futurist Bold
    ForgottenFuturist-Italic|Forgotten Futurist|Forgotten Futurist Italic
    ForgottenFuturist-Regular|Forgotten Futurist|Forgotten Futurist Regular
    ForgottenFuturist-Shadow|Forgotten Futurist|Forgotten Futurist Shadow
    FoundersGrotesk-BoldItalic|Founders Grotesk|FoundersGrotesk-BoldItalic
    FoundersGrotesk-Bold|Founders Grotesk|FoundersGrotesk-Bold
    FoundersGrotesk-LightItalic|Founders Grotesk|FoundersGrotesk-LightItalic
    FoundersGrotesk-Light|Founders Grotesk|FoundersGrotesk-Light
    FoundersGrotesk-MediumItalic|Founders Grotesk|FoundersGrotesk-MediumItalic
    FoundersGrotesk-Medium|Founders Grotesk|FoundersGrotesk-Medium
    FoundersGrotesk-RegularItalic|Founders Grotesk|FoundersGrotesk-RegularItalic
    FoundersGrotesk-Regular|Founders Grotesk|FoundersGrotesk-Regular
    FoundersGrotesk-SemiboldItalic|Founders Grotesk|FoundersGrotesk-SemiboldItalic
    FoundersGrotesk-Semibold|Founders Grotesk|FoundersGrotesk-Semibold
    FoundersGroteskCond-Bold|Founders Grotesk Condensed|FoundersGroteskCond-Bold
    FoundersGroteskCond-Reg|Founders Grotesk Condensed|FoundersGroteskCond-Reg
    FoundersGroteskCond-SmBd|Founders Grotesk Condensed|FoundersGroteskCond-SmBd
    FoundersGroteskText-BoldItalic|Founders Grotesk Text|Founders Grotesk Text Bold Italic
    FoundersGroteskText-Bold|Founders Grotesk Text|Founders Grotesk Text Bold
    FoundersGroteskText-RegularItalic|Founders Grotesk Text|Founders Grotesk Text Regular Italic
    FoundersGroteskText-Regular|Founders Grotesk Text|Founders Grotesk Text
    Futura-Bold|Futura|Futura Bold
    Futura-CondensedExtraBold|Futura|Futura Condensed ExtraBold
    Futura-CondensedMedium|Futura|Futura Condensed Medium
    Futura-MediumItalic|Futura|Futura Medium Italic
    Futura-Medium|Futura|Futura Medium
    GB18030Bitmap|GB18030 Bitmap|GB18030 Bitmap
    Galvji-BoldOblique|Galvji|Galvji Bold Oblique
    Galvji-Bold|Galvji|Galvji Bold
    Galvji-Oblique|Galvji|Galvji Oblique
    Galvji|Galvji|Galvji
    Garamond-BoldItalic|Garamond|Garamond Bold Italic
    Garamond-Bold|Garamond|Garamond Bold
    Garamond-Italic|Garamond|Garamond Italic
    Garamond|Garamond|Garamond
    GeezaPro-Bold|Geeza Pro|Geeza Pro Bold
    GeezaPro|Geeza Pro|
    GenevaCyr|Geneva CY|Geneva CY
    Geneva|Geneva|Geneva
    Georgia-BoldItalic|Georgia|Georgia Bold Italic
    Georgia-Bold|Georgia|Georgia Bold
    Georgia-Italic|Georgia|Georgia Italic
    Georgia|Georgia|Georgia
    GillSans-BoldItalic|Gill Sans|Gill Sans Bold Italic
    GillSans-Bold|Gill Sans|Gill Sans Bold
    GillSans-Italic|Gill Sans|Gill Sans Italic
    GillSans-LightItalic|Gill Sans|Gill Sans Light Italic
    GillSans-Light|Gill Sans|Gill Sans Light
    GillSans-SemiBoldItalic|Gill Sans|Gill Sans SemiBold Italic
    GillSans-SemiBold|Gill Sans|Gill Sans SemiBold
    GillSans-UltraBold|Gill Sans|Gill Sans UltraBold
    GillSans|Gill Sans|Gill Sans
    Gotu|Gotu|Gotu
    GranthaSangamMN-Black|Grantha Sangam MN|Grantha Sangam MN Black
    GranthaSangamMN-Bold|Grantha Sangam MN|
    GranthaSangamMN-DemiBold|Grantha Sangam MN|Grantha Sangam MN DemiBold
    GranthaSangamMN-Light|Grantha Sangam MN|Grantha Sangam MN Light
    GranthaSangamMN-Medium|Grantha Sangam MN|Grantha Sangam MN Medium
    GranthaSangamMN-Regular|Grantha Sangam MN|
    Graphik-BoldItalic|Graphik|Graphik-BoldItalic
    Graphik-Bold|Graphik|Graphik-Bold
    Graphik-LightItalic|Graphik|Graphik-LightItalic
    Graphik-Light|Graphik|Graphik-Light
    Graphik-MediumItalic|Graphik|Graphik-MediumItalic
    Graphik-Medium|Graphik|Graphik-Medium
    Graphik-RegularItalic|Graphik|Graphik-RegularItalic
    Graphik-Regular|Graphik|Graphik-Regular
    Graphik-SemiboldItalic|Graphik|Graphik-SemiboldItalic
    Graphik-Semibold|Graphik|Graphik-Semibold
    GraphikCompact-BoldItalic|Graphik Compact|Graphik Compact Bold Italic
    GraphikCompact-Bold|Graphik Compact|Graphik Compact Bold
    GraphikCompact-MediumItalic|Graphik Compact|Graphik Compact Medium Italic
    GraphikCompact-Medium|Graphik Compact|Graphik Compact Medium
    GraphikCompact-RegularItalic|Graphik Compact|Graphik Compact Regular Italic
    GraphikCompact-Regular|Graphik Compact|Graphik Compact Regular
    GraphikCompact-SemiboldItalic|Graphik Compact|Graphik Compact Semibold Italic
    GraphikCompact-Semibold|Graphik Compact|Graphik Compact Semibold
    GujaratiMT-Bold|Gujarati MT|Gujarati MT Bold
    GujaratiMT|Gujarati MT|Gujarati MT
    GujaratiSangamMN-Bold|Gujarati Sangam MN|Gujarati Sangam MN Bold
    GujaratiSangamMN|Gujarati Sangam MN|Gujarati Sangam MN
    GurmukhiMN-Bold|Gurmukhi MN|Gurmukhi MN Bold
    GurmukhiMN|Gurmukhi MN|Gurmukhi MN
    GurmukhiSangamMN-Bold|Gurmukhi Sangam MN|Gurmukhi Sangam MN Bold
    GurmukhiSangamMN|Gurmukhi Sangam MN|Gurmukhi Sangam MN
    Handwriting-Dakota|Handwriting - Dakota|
    HannotateSC-W5|Hannotate SC|Hannotate SC Regular
    HannotateSC-W7|Hannotate SC|Hannotate SC Bold
    HannotateTC-W5|Hannotate TC|Hannotate TC Regular
    HannotateTC-W7|Hannotate TC|Hannotate TC Bold
    HanziPenSC-W3|HanziPen SC|HanziPen SC Regular
    HanziPenSC-W5|HanziPen SC|HanziPen SC Bold
    HanziPenTC-W3|HanziPen TC|HanziPen TC Regular
    HanziPenTC-W5|HanziPen TC|HanziPen TC Bold
    Helvetica-BoldOblique|Helvetica|Helvetica Bold Oblique
    Helvetica-Bold|Helvetica|Helvetica Bold
    Helvetica-LightOblique|Helvetica|Helvetica Light Oblique
    Helvetica-Light|Helvetica|Helvetica Light
    Helvetica-Oblique|Helvetica|Helvetica Oblique
    HelveticaCY-BoldOblique|Helvetica CY|Helvetica CY BoldOblique
    HelveticaCY-Bold|Helvetica CY|Helvetica CY Bold
    HelveticaCY-Oblique|Helvetica CY|Helvetica CY Oblique
    HelveticaCY-Plain|Helvetica CY|Helvetica CY Plain
    HelveticaNeue-BoldItalic|Helvetica Neue|Helvetica Neue Bold Italic
    HelveticaNeue-Bold|Helvetica Neue|Helvetica Neue Bold
    HelveticaNeue-CondensedBlack|Helvetica Neue|Helvetica Neue Condensed Black
    HelveticaNeue-CondensedBold|Helvetica Neue|Helvetica Neue Condensed Bold
    HelveticaNeue-Italic|Helvetica Neue|Helvetica Neue Italic
    HelveticaNeue-LightItalic|Helvetica Neue|Helvetica Neue Light Italic
    HelveticaNeue-Light|Helvetica Neue|Helvetica Neue Light
    HelveticaNeue-MediumItalic|Helvetica Neue|Helvetica Neue Medium Italic
    HelveticaNeue-Medium|Helvetica Neue|Helvetica Neue Medium
    HelveticaNeue-ThinItalic|Helvetica Neue|Helvetica Neue Thin Italic
    HelveticaNeue-Thin|Helvetica Neue|Helvetica Neue Thin
    HelveticaNeue-UltraLightItalic|Helvetica Neue|Helvetica Neue UltraLight Italic
    HelveticaNeue-UltraLight|Helvetica Neue|Helvetica Neue UltraLight
    HelveticaNeue|Helvetica Neue|Helvetica Neue
    Helvetica|Helvetica|Helvetica
    Herculanum|Herculanum|Herculanum
    HiraKakuPro-W3|Hiragino Kaku Gothic Pro|
    HiraKakuPro-W6|Hiragino Kaku Gothic Pro|
    HiraKakuProN-W3|Hiragino Kaku Gothic ProN|
    HiraKakuProN-W6|Hiragino Kaku Gothic ProN|
    HiraKakuStd-W8|Hiragino Kaku Gothic Std|Hiragino Kaku Gothic Std W8
    HiraKakuStdN-W8|Hiragino Kaku Gothic StdN|Hiragino Kaku Gothic StdN W8
    HiraMaruPro-W4|Hiragino Maru Gothic Pro|
    HiraMaruProN-W4|Hiragino Maru Gothic ProN|
    HiraMinPro-W3|Hiragino Mincho Pro|
    HiraMinPro-W6|Hiragino Mincho Pro|
    HiraMinProN-W3|Hiragino Mincho ProN|
    HiraMinProN-W6|Hiragino Mincho ProN|
    HiraginoSans-W0|Hiragino Sans|Hiragino Sans W0
    HiraginoSans-W1|Hiragino Sans|Hiragino Sans W1
    HiraginoSans-W2|Hiragino Sans|Hiragino Sans W2
    HiraginoSans-W3|Hiragino Sans|Hiragino Sans W3
    HiraginoSans-W4|Hiragino Sans|Hiragino Sans W4
    HiraginoSans-W5|Hiragino Sans|Hiragino Sans W5
    HiraginoSans-W6|Hiragino Sans|Hiragino Sans W6
    HiraginoSans-W7|Hiragino Sans|Hiragino Sans W7
    HiraginoSans-W8|Hiragino Sans|Hiragino Sans W8
    HiraginoSans-W9|Hiragino Sans|Hiragino Sans W9
    HiraginoSansCNS-W3|Hiragino Sans CNS|Hiragino Sans CNS W3
    HiraginoSansCNS-W6|Hiragino Sans CNS|Hiragino Sans CNS W6
    HiraginoSansGB-W3|Hiragino Sans GB|Hiragino Sans GB W3
    HiraginoSansGB-W6|Hiragino Sans GB|Hiragino Sans GB W6
    HoeflerText-BlackItalic|Hoefler Text|Hoefler Text Black Italic
    HoeflerText-Black|Hoefler Text|Hoefler Text Black
    HoeflerText-Italic|Hoefler Text|Hoefler Text Italic
    HoeflerText-Ornaments|Hoefler Text|Hoefler Text Ornaments
    HoeflerText-Regular|Hoefler Text|
    HopperScript-Regular|Hopper Script|Hopper Script Regular
    ITFDevanagari-Bold|ITF Devanagari|ITFDevanagari-Bold
    ITFDevanagari-Book|ITF Devanagari|ITFDevanagari-Book
    ITFDevanagari-Demi|ITF Devanagari|ITFDevanagari-Demi
    ITFDevanagari-Light|ITF Devanagari|ITFDevanagari-Light
    ITFDevanagari-Medium|ITF Devanagari|ITFDevanagari-Medium
    ITFDevanagariMarathi-Bold|ITF Devanagari Marathi|ITFDevanagari Marathi-Bold
    ITFDevanagariMarathi-Book|ITF Devanagari Marathi|ITFDevanagari Marathi-Book
    ITFDevanagariMarathi-Demi|ITF Devanagari Marathi|ITFDevanagari Marathi-Demi
    ITFDevanagariMarathi-Light|ITF Devanagari Marathi|ITFDevanagari Marathi Light
    ITFDevanagariMarathi-Medium|ITF Devanagari Marathi|ITF Devanagari Marathi Medium
    Impact|Impact|Impact
    InaiMathi-Bold|InaiMathi|InaiMathi Bold
    InaiMathi|InaiMathi|InaiMathi
    IowanOldStyle-BlackItalic|Iowan Old Style|Iowan Old Style Black Italic
    IowanOldStyle-Black|Iowan Old Style|Iowan Old Style Black
    IowanOldStyle-BoldItalic|Iowan Old Style|Iowan Old Style Bold Italic
    IowanOldStyle-Bold|Iowan Old Style|Iowan Old Style Bold
    IowanOldStyle-Italic|Iowan Old Style|Iowan Old Style Italic
    IowanOldStyle-Roman|Iowan Old Style|Iowan Old Style Roman
    IowanOldStyle-Titling|Iowan Old Style|Iowan Old Style Titling
    JCHEadA|HeadLineA|HeadLineA Regular
    JCfg|PilGi|PilGi Regular
    JCkg|GungSeo|GungSeo Regular
    JCsmPC|PCMyungjo|PCMyungjo Regular
    JainiPurva|Jaini Purva|Jaini Purva
    Jaini|Jaini|Jaini
    JazzLetPlain|Jazz LET|Jazz LET Plain:1.0
    Kailasa-Bold|Kailasa|Kailasa Bold
    Kailasa|Kailasa|
    KannadaMN-Bold|Kannada MN|Kannada MN Bold
    KannadaMN|Kannada MN|Kannada MN
    KannadaSangamMN-Bold|Kannada Sangam MN|Kannada Sangam MN Bold
    KannadaSangamMN|Kannada Sangam MN|Kannada Sangam MN
    Katari-Bold|Katari|Katari Bold
    Katari-Regular|Katari|Katari Regular
    Kefa-Bold|Kefa|Kefa Bold
    Kefa-Regular|Kefa|Kefa Regular
    KefaIII-Bold|Kefa III|
    KefaIII-ExtraBold|Kefa III|
    KefaIII-Light|Kefa III|
    KefaIII-Regular|Kefa III|
    KhmerMN-Bold|Khmer MN|Khmer MN Bold
    KhmerMN|Khmer MN|Khmer MN
    KhmerSangamMN|Khmer Sangam MN|Khmer Sangam MN
    KhmerSangamMN|KhmerSangamMN|Khmer Sangam MN
    Klee-Demibold|Klee|Klee Demibold
    Klee-Medium|Klee|Klee Medium
    KohinoorBangla-Bold|Kohinoor Bangla|Kohinoor Bangla Bold
    KohinoorBangla-Light|Kohinoor Bangla|Kohinoor Bangla Light
    KohinoorBangla-Medium|Kohinoor Bangla|Kohinoor Bangla Medium
    KohinoorBangla-Regular|Kohinoor Bangla|
    KohinoorBangla-Semibold|Kohinoor Bangla|Kohinoor Bangla Semibold
    KohinoorDevanagari-Bold|Kohinoor Devanagari|Kohinoor Devanagari Bold
    KohinoorDevanagari-Book|KohinoorDevanagari|
    KohinoorDevanagari-Light|Kohinoor Devanagari|Kohinoor Devanagari Light
    KohinoorDevanagari-Light|KohinoorDevanagari|Kohinoor Devanagari Light
    KohinoorDevanagari-Medium|Kohinoor Devanagari|Kohinoor Devanagari Medium
    KohinoorDevanagari-Medium|KohinoorDevanagari|Kohinoor Devanagari Medium
    KohinoorDevanagari-Regular|Kohinoor Devanagari|Kohinoor Devanagari Regular
    KohinoorDevanagari-Semibold|Kohinoor Devanagari|Kohinoor Devanagari Semibold
    KohinoorGujarati-Bold|Kohinoor Gujarati|Kohinoor Gujarati Bold
    KohinoorGujarati-Light|Kohinoor Gujarati|Kohinoor Gujarati Light
    KohinoorGujarati-Medium|Kohinoor Gujarati|Kohinoor Gujarati Medium
    KohinoorGujarati-Regular|Kohinoor Gujarati|Kohinoor Gujarati Regular
    KohinoorGujarati-Semibold|Kohinoor Gujarati|Kohinoor Gujarati Semibold
    KohinoorTelugu-Bold|Kohinoor Telugu|Kohinoor Telugu Bold
    KohinoorTelugu-Light|Kohinoor Telugu|Kohinoor Telugu Light
    KohinoorTelugu-Medium|Kohinoor Telugu|Kohinoor Telugu Medium
    KohinoorTelugu-Regular|Kohinoor Telugu|
    KohinoorTelugu-Semibold|Kohinoor Telugu|Kohinoor Telugu Semibold
    Kokonor|Kokonor|Kokonor Regular
    KoufiAbjadi|Koufi Abjadi|Koufi Abjadi Regular
    Krungthep|Krungthep|Krungthep
    KufiStandardGK|KufiStandardGK|KufiStandardGK Regular
    LahoreGurmukhi-Bold|Lahore Gurmukhi|Lahore Gurmukhi Bold
    LahoreGurmukhi-Light|Lahore Gurmukhi|Lahore Gurmukhi Light
    LahoreGurmukhi-Medium|Lahore Gurmukhi|Lahore Gurmukhi Medium
    LahoreGurmukhi-Regular|Lahore Gurmukhi|Lahore Gurmukhi Regular
    LahoreGurmukhi-SemiBold|Lahore Gurmukhi|Lahore Gurmukhi SemiBold
    Laimoon|Laimoon|Laimoon Regular
    LaoMN-Bold|Lao MN|Lao MN Bold
    LaoMN|Lao MN|Lao MN
    LaoSangamMN|Lao Sangam MN|Lao Sangam MN
    LaoSangamMN|LaoSangamMN|Lao Sangam MN
    LavaDevanagari-Bold|Lava Devanagari|Lava Devanagari Bold
    LavaDevanagari-Heavy|Lava Devanagari|Lava Devanagari Heavy
    LavaDevanagari-Medium|Lava Devanagari|Lava Devanagari Medium
    LavaDevanagari-Regular|Lava Devanagari|Lava Devanagari Regular
    LavaKannada-Bold|Lava Kannada|Lava Kannada Bold
    LavaKannada-Heavy|Lava Kannada|Lava Kannada Heavy
    LavaKannada-Medium|Lava Kannada|Lava Kannada Medium
    LavaKannada-Regular|Lava Kannada|Lava Kannada Regular
    LavaTelugu-Bold|Lava Telugu|Lava Telugu Bold
    LavaTelugu-Heavy|Lava Telugu|Lava Telugu Heavy
    LavaTelugu-Medium|Lava Telugu|Lava Telugu Medium
    LavaTelugu-Regular|Lava Telugu|Lava Telugu Regular
    LiGothicMed|Apple LiGothic|Apple LiGothic Medium
    LiHeiPro|LiHei Pro|LiHei Pro
    LiSongPro|LiSong Pro|LiSong Pro
    LiSungLight|Apple LiSung|Apple LiSung Light
    LucidaGrande-Bold|Lucida Grande|Lucida Grande Bold
    LucidaGrande|Lucida Grande|Lucida Grande
    Luminari-Regular|Luminari|Luminari
    MLingWaiMedium-SC|LingWai SC|LingWai SC Medium
    MLingWaiMedium-TC|LingWai TC|LingWai TC Medium
    Maku-Bold|Maku|Maku Bold
    Maku-Regular|Maku|Maku Regular
    MalayalamMN-Bold|Malayalam MN|Malayalam MN Bold
    MalayalamMN|Malayalam MN|Malayalam MN
    MalayalamSangamMN-Bold|Malayalam Sangam MN|Malayalam Sangam MN Bold
    MalayalamSangamMN|Malayalam Sangam MN|Malayalam Sangam MN
    Marion-Bold|Marion|Marion Bold
    Marion-Italic|Marion|Marion Italic
    Marion-Regular|Marion|
    MarkerFelt-Thin|Marker Felt|Marker Felt Thin
    MarkerFelt-Wide|Marker Felt|Marker Felt Wide
    Menlo-BoldItalic|Menlo|Menlo Bold Italic
    Menlo-Bold|Menlo|Menlo Bold
    Menlo-Italic|Menlo|Menlo Italic
    Menlo-Regular|Menlo|Menlo Regular
    MicrosoftSansSerif|Microsoft Sans Serif|Microsoft Sans Serif
    Modak|Modak|Modak
    MonaLisaSolidITCTT|Mona Lisa Solid ITC TT|Mona Lisa Solid ITC TT
    Monaco|Monaco|Monaco
    MonotypeGurmukhi|Gurmukhi MT|Gurmukhi MT
    MshtakanBoldOblique|Mshtakan|Mshtakan BoldOblique
    MshtakanBold|Mshtakan|Mshtakan Bold
    MshtakanOblique|Mshtakan|Mshtakan Oblique
    Mshtakan|Mshtakan|Mshtakan
    Mukta-Bold|Mukta|Mukta Bold
    Mukta-ExtraBold|Mukta|Mukta ExtraBold
    Mukta-ExtraLight|Mukta|Mukta ExtraLight
    Mukta-Light|Mukta|Mukta Light
    Mukta-Medium|Mukta|Mukta Medium
    Mukta-Regular|Mukta|Mukta Regular
    Mukta-SemiBold|Mukta|Mukta SemiBold
    MuktaMahee-Bold|Mukta Mahee|MuktaMahee Bold
    MuktaMahee-ExtraBold|Mukta Mahee|MuktaMahee ExtraBold
    MuktaMahee-ExtraLight|Mukta Mahee|MuktaMahee ExtraLight
    MuktaMahee-Light|Mukta Mahee|MuktaMahee Light
    MuktaMahee-Medium|Mukta Mahee|MuktaMahee Medium
    MuktaMahee-Regular|Mukta Mahee|MuktaMahee Regular
    MuktaMahee-SemiBold|Mukta Mahee|MuktaMahee SemiBold
    MuktaMalar-Bold|Mukta Malar|Mukta Malar Bold
    MuktaMalar-ExtraBold|Mukta Malar|Mukta Malar ExtraBold
    MuktaMalar-ExtraLight|Mukta Malar|Mukta Malar ExtraLight
    MuktaMalar-Light|Mukta Malar|Mukta Malar Light
    MuktaMalar-Medium|Mukta Malar|Mukta Malar Medium
    MuktaMalar-Regular|Mukta Malar|Mukta Malar Regular
    MuktaMalar-SemiBold|Mukta Malar|Mukta Malar SemiBold
    MuktaVaani-Bold|Mukta Vaani|Mukta Vaani Bold
    MuktaVaani-ExtraBold|Mukta Vaani|Mukta Vaani ExtraBold
    MuktaVaani-ExtraLight|Mukta Vaani|Mukta Vaani ExtraLight
    MuktaVaani-Light|Mukta Vaani|Mukta Vaani Light
    MuktaVaani-Medium|Mukta Vaani|Mukta Vaani Medium
    MuktaVaani-Regular|Mukta Vaani|Mukta Vaani Regular
    MuktaVaani-SemiBold|Mukta Vaani|Mukta Vaani SemiBold
    MunaBlack|Muna|Muna Black
    MunaBold|Muna|Muna Bold
    Muna|Muna|Muna Regular
    MyanmarMN-Bold|Myanmar MN|Myanmar MN Bold
    MyanmarMN|Myanmar MN|Myanmar MN
    MyanmarSangamMN-Bold|Myanmar Sangam MN|Myanmar Sangam MN Bold
    MyanmarSangamMN|Myanmar Sangam MN|Myanmar Sangam MN
    MyriadArabic-BlackIt|Myriad Arabic|Myriad Arabic Black Italic
    MyriadArabic-Black|Myriad Arabic|Myriad Arabic Black
    MyriadArabic-BoldIt|Myriad Arabic|Myriad Arabic Bold Italic
    MyriadArabic-Bold|Myriad Arabic|Myriad Arabic Bold
    MyriadArabic-It|Myriad Arabic|Myriad Arabic Italic
    MyriadArabic-LightIt|Myriad Arabic|Myriad Arabic Light Italic
    MyriadArabic-Light|Myriad Arabic|Myriad Arabic Light
    MyriadArabic-Regular|Myriad Arabic|Myriad Arabic
    MyriadArabic-SemiboldIt|Myriad Arabic|Myriad Arabic Semibold Italic
    MyriadArabic-Semibold|Myriad Arabic|Myriad Arabic Semibold
    Nadeem|Nadeem|Nadeem Regular
    NanumBrush|Nanum Brush Script|Nanum Brush Script
    NanumGothicBold|Nanum Gothic|NanumGothic Bold
    NanumGothicExtraBold|Nanum Gothic|NanumGothic ExtraBold
    NanumGothic|Nanum Gothic|NanumGothic
    NanumMyeongjoBold|Nanum Myeongjo|NanumMyeongjoBold
    NanumMyeongjoExtraBold|Nanum Myeongjo|NanumMyeongjoExtraBold
    NanumMyeongjo|Nanum Myeongjo|NanumMyeongjo
    NanumPen|Nanum Pen Script|Nanum Pen Script
    NewPeninimMT-BoldInclined|New Peninim MT|New Peninim MT Bold Inclined
    NewPeninimMT-Bold|New Peninim MT|New Peninim MT Bold
    NewPeninimMT-Inclined|New Peninim MT|New Peninim MT Inclined
    NewPeninimMT|New Peninim MT|New Peninim MT
    Nisan|Nisan|Nisan Regular
    Noteworthy-Bold|Noteworthy|Noteworthy Bold
    Noteworthy-Light|Noteworthy|Noteworthy Light
    NotoNastaliqUrdu-Bold|Noto Nastaliq Urdu|Noto Nastaliq Urdu Bold
    NotoNastaliqUrdu|Noto Nastaliq Urdu|Noto Nastaliq Urdu
    NotoSansChakma-Regular|Noto Sans Chakma|
    NotoSansKannada-Black|Noto Sans Kannada|Noto Sans Kannada Black
    NotoSansKannada-Bold|Noto Sans Kannada|Noto Sans Kannada Bold
    NotoSansKannada-ExtraBold|Noto Sans Kannada|Noto Sans Kannada ExtraBold
    NotoSansKannada-ExtraLight|Noto Sans Kannada|Noto Sans Kannada ExtraLight
    NotoSansKannada-Light|Noto Sans Kannada|Noto Sans Kannada Light
    NotoSansKannada-Medium|Noto Sans Kannada|Noto Sans Kannada Medium
    NotoSansKannada-Regular|Noto Sans Kannada|Noto Sans Kannada Regular
    NotoSansKannada-SemiBold|Noto Sans Kannada|Noto Sans Kannada SemiBold
    NotoSansKannada-Thin|Noto Sans Kannada|Noto Sans Kannada Thin
    NotoSansMyanmar-Black|Noto Sans Myanmar|Noto Sans Myanmar Black
    NotoSansMyanmar-Bold|Noto Sans Myanmar|Noto Sans Myanmar Bold
    NotoSansMyanmar-ExtraBold|Noto Sans Myanmar|Noto Sans Myanmar ExtraBold
    NotoSansMyanmar-ExtraLight|Noto Sans Myanmar|Noto Sans Myanmar ExtraLight
    NotoSansMyanmar-Light|Noto Sans Myanmar|Noto Sans Myanmar Light
    NotoSansMyanmar-Medium|Noto Sans Myanmar|Noto Sans Myanmar Medium
    NotoSansMyanmar-Regular|Noto Sans Myanmar|Noto Sans Myanmar Regular
    NotoSansMyanmar-SemiBold|Noto Sans Myanmar|Noto Sans Myanmar SemiBold
    NotoSansMyanmar-Thin|Noto Sans Myanmar|Noto Sans Myanmar Thin
    NotoSansOriya-Bold|Noto Sans Oriya|Noto Sans Oriya Bold
    NotoSansOriya|Noto Sans Oriya|Noto Sans Oriya
    NotoSansSyriac-Regular_Black|Noto Sans Syriac|
    NotoSansSyriac-Regular_Bold|Noto Sans Syriac|
    NotoSansSyriac-Regular_ExtraBold|Noto Sans Syriac|
    NotoSansSyriac-Regular_ExtraLight|Noto Sans Syriac|
    NotoSansSyriac-Regular_Light|Noto Sans Syriac|
    NotoSansSyriac-Regular_Medium|Noto Sans Syriac|
    NotoSansSyriac-Regular_SemiBold|Noto Sans Syriac|
    NotoSansSyriac-Regular_Thin|Noto Sans Syriac|
    NotoSansSyriac-Regular|Noto Sans Syriac|
    NotoSerifKannada-Black|Noto Serif Kannada|Noto Serif Kannada Black
    NotoSerifKannada-Bold|Noto Serif Kannada|Noto Serif Kannada Bold
    NotoSerifKannada-ExtraBold|Noto Serif Kannada|Noto Serif Kannada ExtraBold
    NotoSerifKannada-ExtraLight|Noto Serif Kannada|Noto Serif Kannada ExtraLight
    NotoSerifKannada-Light|Noto Serif Kannada|Noto Serif Kannada Light
    NotoSerifKannada-Medium|Noto Serif Kannada|Noto Serif Kannada Medium
    NotoSerifKannada-Regular|Noto Serif Kannada|Noto Serif Kannada Regular
    NotoSerifKannada-SemiBold|Noto Serif Kannada|Noto Serif Kannada SemiBold
    NotoSerifKannada-Thin|Noto Serif Kannada|Noto Serif Kannada Thin
    NotoSerifMyanmar-Black|Noto Serif Myanmar|Noto Serif Myanmar Black
    NotoSerifMyanmar-Bold|Noto Serif Myanmar|Noto Serif Myanmar Bold
    NotoSerifMyanmar-ExtraBold|Noto Serif Myanmar|Noto Serif Myanmar ExtraBold
    NotoSerifMyanmar-ExtraLight|Noto Serif Myanmar|Noto Serif Myanmar ExtraLight
    NotoSerifMyanmar-Light|Noto Serif Myanmar|Noto Serif Myanmar Light
    NotoSerifMyanmar-Medium|Noto Serif Myanmar|Noto Serif Myanmar Medium
    NotoSerifMyanmar-Regular|Noto Serif Myanmar|Noto Serif Myanmar Regular
    NotoSerifMyanmar-SemiBold|Noto Serif Myanmar|Noto Serif Myanmar SemiBold
    NotoSerifMyanmar-Thin|Noto Serif Myanmar|Noto Serif Myanmar Thin
    OctoberCompressedDL-Black|October Compressed Devanagari|October Compressed Devanagari Black
    OctoberCompressedDL-Bold|October Compressed Devanagari|October Compressed Devanagari Bold
    OctoberCompressedDL-ExtraLight|October Compressed Devanagari|October Compressed Devanagari ExtraLight
    OctoberCompressedDL-Hairline|October Compressed Devanagari|October Compressed Devanagari Hairline
    OctoberCompressedDL-Heavy|October Compressed Devanagari|October Compressed Devanagari Heavy
    OctoberCompressedDL-Light|October Compressed Devanagari|October Compressed Devanagari Light
    OctoberCompressedDL-Medium|October Compressed Devanagari|October Compressed Devanagari Medium
    OctoberCompressedDL-Regular|October Compressed Devanagari|October Compressed Devanagari Regular
    OctoberCompressedDL-Thin|October Compressed Devanagari|October Compressed Devanagari Thin
    OctoberCompressedTL-Black|October Compressed Tamil|October Compressed Tamil Black
    OctoberCompressedTL-Bold|October Compressed Tamil|October Compressed Tamil Bold
    OctoberCompressedTL-ExtraLight|October Compressed Tamil|October Compressed Tamil ExtraLight
    OctoberCompressedTL-Hairline|October Compressed Tamil|October Compressed Tamil Hairline
    OctoberCompressedTL-Heavy|October Compressed Tamil|October Compressed Tamil Heavy
    OctoberCompressedTL-Light|October Compressed Tamil|October Compressed Tamil Light
    OctoberCompressedTL-Medium|October Compressed Tamil|October Compressed Tamil Medium
    OctoberCompressedTL-Regular|October Compressed Tamil|October Compressed Tamil Regular
    OctoberCompressedTL-Thin|October Compressed Tamil|October Compressed Tamil Thin
    OctoberCondensedDL-Black|October Condensed Devanagari|October Condensed Devanagari Black
    OctoberCondensedDL-Bold|October Condensed Devanagari|October Condensed Devanagari Bold
    OctoberCondensedDL-ExtraLight|October Condensed Devanagari|October Condensed Devanagari ExtraLight
    OctoberCondensedDL-Hairline|October Condensed Devanagari|October Condensed Devanagari Hairline
    OctoberCondensedDL-Heavy|October Condensed Devanagari|October Condensed Devanagari Heavy
    OctoberCondensedDL-Light|October Condensed Devanagari|October Condensed Devanagari Light
    OctoberCondensedDL-Medium|October Condensed Devanagari|October Condensed Devanagari Medium
    OctoberCondensedDL-Regular|October Condensed Devanagari|October Condensed Devanagari Regular
    OctoberCondensedDL-Thin|October Condensed Devanagari|October Condensed Devanagari Thin
    OctoberCondensedTLBlack|October Condensed Tamil|October Condensed Tamil Black
    OctoberCondensedTLBold|October Condensed Tamil|October Condensed Tamil Bold
    OctoberCondensedTLExtraLight|October Condensed Tamil|October Condensed Tamil ExtraLight
    OctoberCondensedTLHairline|October Condensed Tamil|October Condensed Tamil Hairline
    OctoberCondensedTLHeavy|October Condensed Tamil|October Condensed Tamil Heavy
    OctoberCondensedTLLight|October Condensed Tamil|October Condensed Tamil Light
    OctoberCondensedTLMedium|October Condensed Tamil|October Condensed Tamil Medium
    OctoberCondensedTLRegular|October Condensed Tamil|October Condensed Tamil Regular
    OctoberCondensedTLThin|October Condensed Tamil|October Condensed Tamil Thin
    OctoberDL-Black|October Devanagari|October Devanagari Black
    OctoberDL-Bold|October Devanagari|October Devanagari Bold
    OctoberDL-ExtraLight|October Devanagari|October Devanagari ExtraLight
    OctoberDL-Hairline|October Devanagari|October Devanagari Hairline
    OctoberDL-Heavy|October Devanagari|October Devanagari Heavy
    OctoberDL-Light|October Devanagari|October Devanagari Light
    OctoberDL-Medium|October Devanagari|October Devanagari Medium
    OctoberDL-Regular|October Devanagari|October Devanagari Regular
    OctoberDL-Thin|October Devanagari|October Devanagari Thin
    OctoberTL-Black|October Tamil|October Tamil Black
    OctoberTL-Bold|October Tamil|October Tamil Bold
    OctoberTL-ExtraLight|October Tamil|October Tamil ExtraLight
    OctoberTL-Hairline|October Tamil|October Tamil Hairline
    OctoberTL-Heavy|October Tamil|October Tamil Heavy
    OctoberTL-Light|October Tamil|October Tamil Light
    OctoberTL-Medium|October Tamil|October Tamil Medium
    OctoberTL-Regular|October Tamil|October Tamil Regular
    OctoberTL-Thin|October Tamil|October Tamil Thin
    Optima-BoldItalic|Optima|Optima Bold Italic
    Optima-Bold|Optima|Optima Bold
    Optima-ExtraBlack|Optima|Optima ExtraBlack
    Optima-Italic|Optima|Optima Italic
    Optima-Regular|Optima|Optima Regular
    OriyaMN-Bold|Oriya MN|Oriya MN Bold
    OriyaMN|Oriya MN|Oriya MN
    OriyaSangamMN-Bold|Oriya Sangam MN|Oriya Sangam MN Bold
    OriyaSangamMN|Oriya Sangam MN|Oriya Sangam MN
    Osaka-Mono|Osaka|Osaka-Mono
    Osaka|Osaka|Osaka
    PSLOrnanongPro-BoldItalic|PSL Ornanong Pro|PSL Ornanong Pro Bold Italic
    PSLOrnanongPro-Bold|PSL Ornanong Pro|PSL Ornanong Pro Bold
    PSLOrnanongPro-DemiboldItalic|PSL Ornanong Pro|PSL Ornanong Pro Demibold Italic
    PSLOrnanongPro-Demibold|PSL Ornanong Pro|PSL Ornanong Pro Demibold
    PSLOrnanongPro-Italic|PSL Ornanong Pro|PSL Ornanong Pro Italic
    PSLOrnanongPro-LightItalic|PSL Ornanong Pro|PSL Ornanong Pro Light Italic
    PSLOrnanongPro-Light|PSL Ornanong Pro|PSL Ornanong Pro Light
    PSLOrnanongPro-Regular|PSL Ornanong Pro|PSL Ornanong Pro
    PTMono-Bold|PT Mono|PT Mono Bold
    PTMono-Regular|PT Mono|PT Mono
    PTSans-BoldItalic|PT Sans|PT Sans Bold Italic
    PTSans-Bold|PT Sans|PT Sans Bold
    PTSans-CaptionBold|PT Sans Caption|PT Sans Caption Bold
    PTSans-Caption|PT Sans Caption|PT Sans Caption
    PTSans-Italic|PT Sans|PT Sans Italic
    PTSans-NarrowBold|PT Sans Narrow|PT Sans Narrow Bold
    PTSans-Narrow|PT Sans Narrow|PT Sans Narrow
    PTSans-Regular|PT Sans|PT Sans
    PTSerif-BoldItalic|PT Serif|PT Serif Bold Italic
    PTSerif-Bold|PT Serif|PT Serif Bold
    PTSerif-CaptionItalic|PT Serif Caption|PT Serif Caption Italic
    PTSerif-Caption|PT Serif Caption|PT Serif Caption
    PTSerif-Italic|PT Serif|PT Serif Italic
    PTSerif-Regular|PT Serif|PT Serif
    Palatino-BoldItalic|Palatino|Palatino Bold Italic
    Palatino-Bold|Palatino|Palatino Bold
    Palatino-Italic|Palatino|Palatino Italic
    Palatino-Roman|Palatino|
    Papyrus-Condensed|Papyrus|Papyrus Condensed
    Papyrus|Papyrus|Papyrus
    PartyLetPlain|Party LET|
    Phosphate-Inline|Phosphate|Phosphate Inline
    Phosphate-Solid|Phosphate|Phosphate Solid
    PingFangHK-Light|PingFang HK|.PingFang HK Light
    PingFangHK-Medium|PingFang HK|.PingFang HK Medium
    PingFangHK-Regular|PingFang HK|.PingFang HK Regular
    PingFangHK-Semibold|PingFang HK|.PingFang HK Semibold
    PingFangHK-Thin|PingFang HK|.PingFang HK Thin
    PingFangHK-Ultralight|PingFang HK|.PingFang HK Ultralight
    PingFangMO-Light|PingFang MO|
    PingFangMO-Medium|PingFang MO|
    PingFangMO-Regular|PingFang MO|
    PingFangMO-Semibold|PingFang MO|
    PingFangMO-Thin|PingFang MO|
    PingFangMO-Ultralight|PingFang MO|
    PingFangSC-Light|PingFang SC|.PingFang SC Light
    PingFangSC-Medium|PingFang SC|.PingFang SC Medium
    PingFangSC-Regular|PingFang SC|.PingFang SC Regular
    PingFangSC-Semibold|PingFang SC|.PingFang SC Semibold
    PingFangSC-Thin|PingFang SC|.PingFang SC Thin
    PingFangSC-Ultralight|PingFang SC|.PingFang SC Ultralight
    PingFangTC-Light|PingFang TC|.PingFang TC Light
    PingFangTC-Medium|PingFang TC|.PingFang TC Medium
    PingFangTC-Regular|PingFang TC|.PingFang TC Regular
    PingFangTC-Semibold|PingFang TC|.PingFang TC Semibold
    PingFangTC-Thin|PingFang TC|.PingFang TC Thin
    PingFangTC-Ultralight|PingFang TC|.PingFang TC Ultralight
    PlantagenetCherokee|Plantagenet Cherokee|Plantagenet Cherokee
    PoemScriptW00-Regular|PoemScriptW00-Regular|
    PortagoITCTT|PortagoITC TT|PortagoITC TT
    PrincetownLET|Princetown LET|Princetown LET
    Produkt-ExtralightItalic|Produkt|Produkt Extralight Italic
    Produkt-Extralight|Produkt|Produkt Extralight Regular
    Produkt-LightItalic|Produkt|Produkt Light Italic
    Produkt-Light|Produkt|Produkt Light Regular
    Produkt-MediumItalic|Produkt|Produkt Medium Italic
    Produkt-Medium|Produkt|Produkt Medium Regular
    Produkt-RegularItalic|Produkt|Produkt Regular Italic
    Produkt-Regular|Produkt|Produkt Regular Regular
    ProximaNova-BoldIt|Proxima Nova|Proxima Nova Bold It
    ProximaNova-Bold|Proxima Nova|Proxima Nova Bold
    ProximaNova-ExtrabldIt|Proxima Nova|Proxima Nova Extrabold It
    ProximaNova-Extrabld|Proxima Nova|Proxima Nova Extrabold
    ProximaNova-LightIt|Proxima Nova|Proxima Nova Light It
    ProximaNova-Light|Proxima Nova|Proxima Nova Light
    ProximaNova-MediumIt|Proxima Nova|Proxima Nova Medium It
    ProximaNova-Medium|Proxima Nova|Proxima Nova Medium
    ProximaNova-RegularIt|Proxima Nova|Proxima Nova It
    ProximaNova-Regular|Proxima Nova|Proxima Nova
    ProximaNova-SemiboldIt|Proxima Nova|Proxima Nova Semibold It
    ProximaNova-Semibold|Proxima Nova|Proxima Nova Semibold
    PublicoHeadline-BlackItalic|Publico Headline|Publico Headline Black Italic
    PublicoHeadline-Black|Publico Headline|Publico Headline Black
    PublicoHeadline-BoldItalic|Publico Headline|PublicoHeadline-BoldItalic
    PublicoHeadline-Bold|Publico Headline|PublicoHeadline-Bold
    PublicoHeadline-Italic|Publico Headline|Publico Headline Italic
    PublicoHeadline-Roman|Publico Headline|Publico Headline Roman
    PublicoText-BoldItalic|Publico Text|PublicoText-BoldItalic
    PublicoText-Bold|Publico Text|PublicoText-Bold
    PublicoText-Italic|Publico Text|PublicoText-Italic
    PublicoText-Roman|Publico Text|PublicoText-Roman
    PublicoText-SemiboldItalic|Publico Text|PublicoText-SemiboldItalic
    PublicoText-Semibold|Publico Text|PublicoText-Semibold
    QuotesCaps-Regular|Quotes Caps|QuotesCaps-Regular
    QuotesScript-Regular|Quotes Script|QuotesScript-Regular
    RaananaBold|Raanana|Raanana Bold
    Raanana|Raanana|Raanana
    Raya|Raya|Raya Regular
    Rockwell-BoldItalic|Rockwell|Rockwell Bold Italic
    Rockwell-Bold|Rockwell|Rockwell Bold
    Rockwell-Italic|Rockwell|Rockwell Italic
    Rockwell-Regular|Rockwell|
    SIL-Hei-Med-Jian|Hei|Hei Regular
    SIL-Kai-Reg-Jian|Kai|Kai Regular
    STBaoliSC-Regular|Baoli SC|Baoli SC Regular
    STBaoliTC-Regular|Baoli TC|Baoli TC Regular
    STFangsong|STFangsong|STFangsong
    STHeitiSC-Light|Heiti SC|Heiti SC Light
    STHeitiSC-Medium|Heiti SC|Heiti SC Medium
    STHeitiTC-Light|Heiti TC|Heiti TC Light
    STHeitiTC-Medium|Heiti TC|Heiti TC Medium
    STHeiti|STHeiti|STHeiti
    STIXGeneral-BoldItalic|STIXGeneral|STIXGeneral Bold Italic
    STIXGeneral-Bold|STIXGeneral|STIXGeneral Bold
    STIXGeneral-Italic|STIXGeneral|STIXGeneral Italic
    STIXGeneral-Regular|STIXGeneral|
    STIXIntegralsD-Bold|STIXIntegralsD|STIXIntegralsD-Bold
    STIXIntegralsD-Regular|STIXIntegralsD|STIXIntegralsD-Regular
    STIXIntegralsSm-Bold|STIXIntegralsSm|STIXIntegralsSm-Bold
    STIXIntegralsSm-Regular|STIXIntegralsSm|STIXIntegralsSm-Regular
    STIXIntegralsUp-Bold|STIXIntegralsUp|STIXIntegralsUp-Bold
    STIXIntegralsUp-Regular|STIXIntegralsUp|STIXIntegralsUp-Regular
    STIXIntegralsUpD-Bold|STIXIntegralsUpD|STIXIntegralsUpD-Bold
    STIXIntegralsUpD-Regular|STIXIntegralsUpD|STIXIntegralsUpD-Regular
    STIXIntegralsUpSm-Bold|STIXIntegralsUpSm|STIXIntegralsUpSm-Bold
    STIXIntegralsUpSm-Regular|STIXIntegralsUpSm|STIXIntegralsUpSm-Regular
    STIXNonUnicode-BoldItalic|STIXNonUnicode|STIXNonUnicode-BoldItalic
    STIXNonUnicode-Bold|STIXNonUnicode|STIXNonUnicode-Bold
    STIXNonUnicode-Italic|STIXNonUnicode|STIXNonUnicode-Italic
    STIXNonUnicode-Regular|STIXNonUnicode|STIXNonUnicode-Regular
    STIXSizeFiveSym-Regular|STIXSizeFiveSym|STIXSizeFiveSym-Regular
    STIXSizeFourSym-Bold|STIXSizeFourSym|STIXSizeFourSym-Bold
    STIXSizeFourSym-Regular|STIXSizeFourSym|STIXSizeFourSym-Regular
    STIXSizeOneSym-Bold|STIXSizeOneSym|STIXSizeOneSym-Bold
    STIXSizeOneSym-Regular|STIXSizeOneSym|STIXSizeOneSym-Regular
    STIXSizeThreeSym-Bold|STIXSizeThreeSym|STIXSizeThreeSym-Bold
    STIXSizeThreeSym-Regular|STIXSizeThreeSym|STIXSizeThreeSym-Regular
    STIXSizeTwoSym-Bold|STIXSizeTwoSym|STIXSizeTwoSym-Bold
    STIXSizeTwoSym-Regular|STIXSizeTwoSym|STIXSizeTwoSym-Regular
    STIXTwoMath-Regular|STIX Two Math|
    STIXTwoMath|STIX Two Math|STIX Two Math
    STIXTwoText-BoldItalic|STIX Two Text|STIX Two Text Bold Italic
    STIXTwoText-Bold|STIX Two Text|STIX Two Text Bold
    STIXTwoText-Italic_Bold-Italic|STIX Two Text|
    STIXTwoText-Italic_Medium-Italic|STIX Two Text|
    STIXTwoText-Italic_SemiBold-Italic|STIX Two Text|
    STIXTwoText-Italic|STIX Two Text|STIX Two Text Italic
    STIXTwoText_Bold|STIX Two Text|
    STIXTwoText_Medium|STIX Two Text|
    STIXTwoText_SemiBold|STIX Two Text|
    STIXTwoText|STIX Two Text|STIX Two Text
    STIXVariants-Bold|STIXVariants|STIXVariants-Bold
    STIXVariants-Regular|STIXVariants|STIXVariants-Regular
    STKaitiSC-Black|Kaiti SC|Kaiti SC Black
    STKaitiSC-Bold|Kaiti SC|Kaiti SC Bold
    STKaitiSC-Regular|Kaiti SC|Kaiti SC Regular
    STKaitiTC-Black|Kaiti TC|Kaiti TC Black
    STKaitiTC-Bold|Kaiti TC|Kaiti TC Bold
    STKaitiTC-Regular|Kaiti TC|Kaiti TC Regular
    STKaiti|STKaiti|STKaiti
    STLibianSC-Regular|Libian SC|Libian SC Regular
    STLibianTC-Regular|Libian TC|Libian TC Regular
    STSongti-SC-Black|Songti SC|Songti SC Black
    STSongti-SC-Bold|Songti SC|Songti SC Bold
    STSongti-SC-Light|Songti SC|Songti SC Light
    STSongti-SC-Regular|Songti SC|Songti SC Regular
    STSongti-TC-Bold|Songti TC|Songti TC Bold
    STSongti-TC-Light|Songti TC|Songti TC Light
    STSongti-TC-Regular|Songti TC|Songti TC Regular
    STSong|STSong|STSong
    STXihei|STHeiti|STXihei
    STXingkaiSC-Bold|Xingkai SC|Xingkai SC Bold
    STXingkaiSC-Light|Xingkai SC|Xingkai SC Light
    STXingkaiTC-Bold|Xingkai TC|Xingkai TC Bold
    STXingkaiTC-Light|Xingkai TC|Xingkai TC Light
    STYuanti-SC-Bold|Yuanti SC|Yuanti SC Bold
    STYuanti-SC-Light|Yuanti SC|Yuanti SC Light
    STYuanti-SC-Regular|Yuanti SC|Yuanti SC Regular
    STYuanti-TC-Bold|Yuanti TC|Yuanti TC Bold
    STYuanti-TC-Light|Yuanti TC|Yuanti TC Light
    STYuanti-TC-Regular|Yuanti TC|Yuanti TC Regular
    SamaDevanagari-Bold|Sama Devanagari|Sama Devanagari Bold
    SamaDevanagari-Book|Sama Devanagari|Sama Devanagari Book
    SamaDevanagari-ExtraBold|Sama Devanagari|Sama Devanagari ExtraBold
    SamaDevanagari-Medium|Sama Devanagari|Sama Devanagari Medium
    SamaDevanagari-Regular|Sama Devanagari|Sama Devanagari Regular
    SamaDevanagari-SemiBold|Sama Devanagari|Sama Devanagari SemiBold
    SamaGujarati-Bold|Sama Gujarati|Sama Gujarati Bold
    SamaGujarati-Book|Sama Gujarati|Sama Gujarati Book
    SamaGujarati-ExtraBold|Sama Gujarati|Sama Gujarati ExtraBold
    SamaGujarati-Medium|Sama Gujarati|Sama Gujarati Medium
    SamaGujarati-Regular|Sama Gujarati|Sama Gujarati Regular
    SamaGujarati-SemiBold|Sama Gujarati|Sama Gujarati SemiBold
    SamaGurmukhi-Bold|Sama Gurmukhi|Sama Gurmukhi Bold
    SamaGurmukhi-Book|Sama Gurmukhi|Sama Gurmukhi Book
    SamaGurmukhi-ExtraBold|Sama Gurmukhi|Sama Gurmukhi ExtraBold
    SamaGurmukhi-Medium|Sama Gurmukhi|Sama Gurmukhi Medium
    SamaGurmukhi-Regular|Sama Gurmukhi|Sama Gurmukhi Regular
    SamaGurmukhi-SemiBold|Sama Gurmukhi|Sama Gurmukhi SemiBold
    SamaKannada-Bold|Sama Kannada|Sama Kannada Bold
    SamaKannada-Book|Sama Kannada|Sama Kannada Book
    SamaKannada-ExtraBold|Sama Kannada|Sama Kannada ExtraBold
    SamaKannada-Medium|Sama Kannada|Sama Kannada Medium
    SamaKannada-Regular|Sama Kannada|Sama Kannada Regular
    SamaKannada-SemiBold|Sama Kannada|Sama Kannada SemiBold
    SamaMalayalam-Bold|Sama Malayalam|Sama Malayalam Bold
    SamaMalayalam-Book|Sama Malayalam|Sama Malayalam Book
    SamaMalayalam-ExtraBold|Sama Malayalam|Sama Malayalam ExtraBold
    SamaMalayalam-Medium|Sama Malayalam|Sama Malayalam Medium
    SamaMalayalam-Regular|Sama Malayalam|Sama Malayalam Regular
    SamaMalayalam-SemiBold|Sama Malayalam|Sama Malayalam SemiBold
    SamaTamil-Bold|Sama Tamil|Sama Tamil Bold
    SamaTamil-Book|Sama Tamil|Sama Tamil Book
    SamaTamil-ExtraBold|Sama Tamil|Sama Tamil ExtraBold
    SamaTamil-Medium|Sama Tamil|Sama Tamil Medium
    SamaTamil-Regular|Sama Tamil|Sama Tamil Regular
    SamaTamil-SemiBold|Sama Tamil|Sama Tamil SemiBold
    SanFranciscoDisplay-Black|San Francisco|
    SanFranciscoDisplay-Bold|San Francisco|
    SanFranciscoDisplay-Heavy|San Francisco|
    SanFranciscoDisplay-Light|San Francisco|
    SanFranciscoDisplay-Medium|San Francisco|
    SanFranciscoDisplay-Regular|San Francisco|
    SanFranciscoDisplay-Semibold|San Francisco|
    SanFranciscoDisplay-Thin|San Francisco|
    SanFranciscoDisplay-Ultralight|San Francisco|
    SanFranciscoRounded-Black|San Francisco|
    SanFranciscoRounded-Bold|San Francisco|
    SanFranciscoRounded-Heavy|San Francisco|
    SanFranciscoRounded-Light|San Francisco|
    SanFranciscoRounded-Medium|San Francisco|
    SanFranciscoRounded-Regular|San Francisco|
    SanFranciscoRounded-Semibold|San Francisco|
    SanFranciscoRounded-Thin|San Francisco|
    SanFranciscoRounded-Ultralight|San Francisco|
    SanFranciscoText-BoldG1|San Francisco|
    SanFranciscoText-BoldG2|San Francisco|
    SanFranciscoText-BoldG3|San Francisco|
    SanFranciscoText-BoldItalicG1|San Francisco|
    SanFranciscoText-BoldItalicG2|San Francisco|
    SanFranciscoText-BoldItalicG3|San Francisco|
    SanFranciscoText-BoldItalic|San Francisco|
    SanFranciscoText-Bold|San Francisco|
    SanFranciscoText-HeavyItalic|San Francisco|
    SanFranciscoText-Heavy|San Francisco|
    SanFranciscoText-LightItalic|San Francisco|
    SanFranciscoText-Light|San Francisco|
    SanFranciscoText-MediumItalic|San Francisco|
    SanFranciscoText-Medium|San Francisco|
    SanFranciscoText-RegularG1|San Francisco|
    SanFranciscoText-RegularG2|San Francisco|
    SanFranciscoText-RegularG3|San Francisco|
    SanFranciscoText-RegularItalicG1|San Francisco|
    SanFranciscoText-RegularItalicG2|San Francisco|
    SanFranciscoText-RegularItalicG3|San Francisco|
    SanFranciscoText-RegularItalic|San Francisco|
    SanFranciscoText-Regular|San Francisco|
    SanFranciscoText-SemiboldItalic|San Francisco|
    SanFranciscoText-Semibold|San Francisco|
    SanFranciscoText-ThinItalic|San Francisco|
    SanFranciscoText-Thin|San Francisco|
    Sana|Sana|Sana Regular
    SantaFeLetPlain|Santa Fe LET|Santa Fe LET Plain:1.0
    Sathu|Sathu|Sathu
    SauberScript|Sauber Script|SauberScript
    SavoyeLetPlain|Savoye LET|
    SavoyeLetPlain|Savoye Let Plain|
    SchoolHouseCursiveB|SchoolHouse Cursive B|SchoolHouse Cursive B
    SchoolHousePrintedA|SchoolHouse Printed A|SchoolHouse Printed A
    Seravek-BoldItalic|Seravek|Seravek Bold Italic
    Seravek-Bold|Seravek|Seravek Bold
    Seravek-ExtraLightItalic|Seravek|Seravek ExtraLight Italic
    Seravek-ExtraLight|Seravek|Seravek ExtraLight
    Seravek-Italic|Seravek|Seravek Italic
    Seravek-LightItalic|Seravek|Seravek Light Italic
    Seravek-Light|Seravek|Seravek Light
    Seravek-MediumItalic|Seravek|Seravek Medium Italic
    Seravek-Medium|Seravek|Seravek Medium
    Seravek|Seravek|Seravek
    Shobhika-Bold|Shobhika|Shobhika Bold
    Shobhika-Regular|Shobhika|Shobhika Regular
    ShreeDev0714-BoldItalic|Shree Devanagari 714|Shree Devanagari 714 Bold Italic
    ShreeDev0714-Bold|Shree Devanagari 714|Shree Devanagari 714 Bold
    ShreeDev0714-Italic|Shree Devanagari 714|Shree Devanagari 714 Italic
    ShreeDev0714|Shree Devanagari 714|Shree Devanagari 714
    SignPainter-HouseScriptSemibold|SignPainter|SignPainter-HouseScript Semibold
    SignPainter-HouseScript|SignPainter|SignPainter-HouseScript
    Silom|Silom|Silom
    SimSong-Bold|SimSong|SimSong Bold
    SimSong-Regular|SimSong|SimSong Regular
    SinhalaMN-Bold|Sinhala MN|Sinhala MN Bold
    SinhalaMN|Sinhala MN|Sinhala MN
    SinhalaSangamMN-Bold|Sinhala Sangam MN|Sinhala Sangam MN Bold
    SinhalaSangamMN|Sinhala Sangam MN|Sinhala Sangam MN
    Skia-Regular_Black-Condensed|Skia|
    Skia-Regular_Black-Extended|Skia|
    Skia-Regular_Black|Skia|
    Skia-Regular_Bold|Skia|
    Skia-Regular_Condensed|Skia|
    Skia-Regular_Extended|Skia|
    Skia-Regular_Light-Condensed|Skia|
    Skia-Regular_Light-Extended|Skia|
    Skia-Regular_Light|Skia|
    Skia-Regular|Skia|Skia
    SnellRoundhand-Black|Snell Roundhand|Snell Roundhand Black
    SnellRoundhand-Bold|Snell Roundhand|Snell Roundhand Bold
    SnellRoundhand|Snell Roundhand|Snell Roundhand
    Somer|Somer|Somer Regular
    SpotMono-Bold|Spot Mono|SpotMono-Bold
    SpotMono-Medium|Spot Mono|SpotMono-Medium
    SpotMono-Regular|Spot Mono|SpotMono-Regular
    StoneSansITCTT-Bold|Stone Sans ITC TT|Stone Sans ITC TT Bold
    StoneSansITCTT-SemiIta|Stone Sans Sem ITC TT|Stone Sans Sem ITC TT SemiIta
    StoneSansITCTT-Semi|Stone Sans Sem ITC TT|Stone Sans Sem ITC TT Semi
    SukhumvitSet-Bold|Sukhumvit Set|SukhumvitSet-Bold
    SukhumvitSet-Light|Sukhumvit Set|SukhumvitSet-Light
    SukhumvitSet-Medium|Sukhumvit Set|SukhumvitSet-Medium
    SukhumvitSet-SemiBold|Sukhumvit Set|SukhumvitSet-SemiBold
    SukhumvitSet-Text|Sukhumvit Set|SukhumvitSet-Text
    SukhumvitSet-Thin|Sukhumvit Set|SukhumvitSet-Thin
    Superclarendon-BlackItalic|Superclarendon|Superclarendon Black Italic
    Superclarendon-Black|Superclarendon|Superclarendon Black
    Superclarendon-BoldItalic|Superclarendon|Superclarendon Bold Italic
    Superclarendon-Bold|Superclarendon|Superclarendon Bold
    Superclarendon-Italic|Superclarendon|Superclarendon Italic
    Superclarendon-LightItalic|Superclarendon|Superclarendon Light Italic
    Superclarendon-Light|Superclarendon|Superclarendon Light
    Superclarendon-Regular|Superclarendon|Superclarendon Regular
    Symbol|Symbol|Symbol
    SynchroLET|Synchro LET|Synchro LET
    Tahoma-Bold|Tahoma|Tahoma Bold
    Tahoma|Tahoma|Tahoma
    TamilMN-Bold|Tamil MN|Tamil MN Bold
    TamilMN|Tamil MN|Tamil MN
    TamilSangamMN-Black|Tamil Sangam MN|Tamil Sangam MN Black
    TamilSangamMN-Bold|Tamil Sangam MN|Tamil Sangam MN Bold
    TamilSangamMN-Demibold|Tamil Sangam MN|Tamil Sangam MN Demibold
    TamilSangamMN-Light|Tamil Sangam MN|Tamil Sangam MN Light
    TamilSangamMN-Medium|Tamil Sangam MN|Tamil Sangam MN Medium
    TamilSangamMN|Tamil Sangam MN|Tamil Sangam MN
    TeluguMN-Bold|Telugu MN|Telugu MN Bold
    TeluguMN|Telugu MN|Telugu MN
    TeluguSangamMN-Bold|Telugu Sangam MN|Telugu Sangam MN Bold
    TeluguSangamMN|Telugu Sangam MN|Telugu Sangam MN
    Thonburi-Bold|Thonburi|Thonburi Bold
    Thonburi-Light|Thonburi|Thonburi Light
    Thonburi|Thonburi|Thonburi
    Times-BoldItalic|Times|Times Bold Italic
    Times-Bold|Times|Times Bold
    Times-Italic|Times|Times Italic
    Times-Roman|Times|Times Roman
    TimesNewRomanPS-BoldItalicMT|Times New Roman|
    TimesNewRomanPS-BoldMT|Times New Roman|
    TimesNewRomanPS-ItalicMT|Times New Roman|
    TimesNewRomanPSMT|Times New Roman|
    TiroBangla-Italic|Tiro Bangla|Tiro Bangla Italic
    TiroBangla|Tiro Bangla|TiroBangla
    TiroDevaHindi-Italic|Tiro Devanagari Hindi|Tiro Devanagari Hindi Italic
    TiroDevaHindi|Tiro Devanagari Hindi|Tiro Devanagari Hindi
    TiroDevaMarathi-Italic|Tiro Devanagari Marathi|Tiro Devanagari Marathi Italic
    TiroDevaMarathi|Tiro Devanagari Marathi|Tiro Devanagari Marathi
    TiroDevaSanskrit-Italic|Tiro Devanagari Sanskrit|Tiro Devanagari Sanskrit Italic
    TiroDevaSanskrit|Tiro Devanagari Sanskrit|Tiro Devanagari Sanskrit
    TiroGurmukhi-Italic|Tiro Gurmukhi|Tiro Gurmukhi Italic
    TiroGurmukhi|Tiro Gurmukhi|Tiro Gurmukhi
    TiroHindi|Tiro Hindi|TiroHindi
    TiroKannada-Italic|Tiro Kannada|Tiro Kannada Italic
    TiroKannada|Tiro Kannada|TiroKannada
    TiroMarathi|Tiro Marathi|TiroMarathi
    TiroSanskrit|Tiro Sanskrit|TiroSanskrit
    TiroTamil-Italic|Tiro Tamil|Tiro Tamil Italic
    TiroTamil|Tiro Tamil|Tiro Tamil
    TiroTelugu-Italic|Tiro Telugu|Tiro Telugu Italic
    TiroTelugu|Tiro Telugu|TiroTelugu
    ToppanBunkyuGothicPr6N-DB|Toppan Bunkyu Gothic|Toppan Bunkyu Gothic Demibold
    ToppanBunkyuGothicPr6N-Regular|Toppan Bunkyu Gothic|Toppan Bunkyu Gothic Regular
    ToppanBunkyuMidashiGothicStdN-ExtraBold|Toppan Bunkyu Midashi Gothic|Toppan Bunkyu Midashi Gothic Extrabold
    ToppanBunkyuMidashiMinchoStdN-ExtraBold|Toppan Bunkyu Midashi Mincho|Toppan Bunkyu Midashi Mincho Extrabold
    ToppanBunkyuMinchoPr6N-Regular|Toppan Bunkyu Mincho|Toppan Bunkyu Mincho Regular
    Trattatello|Trattatello|Trattatello
    Trebuchet-BoldItalic|Trebuchet MS|
    TrebuchetMS-Bold|Trebuchet MS|Trebuchet MS Bold
    TrebuchetMS-Italic|Trebuchet MS|Trebuchet MS Italic
    TrebuchetMS|Trebuchet MS|Trebuchet MS
    TsukuARdGothic-Bold|Tsukushi A Round Gothic|Tsukushi A Round Gothic Bold
    TsukuARdGothic-Regular|Tsukushi A Round Gothic|Tsukushi A Round Gothic Regular
    TsukuBRdGothic-Bold|Tsukushi B Round Gothic|Tsukushi B Round Gothic Bold
    TsukuBRdGothic-Regular|Tsukushi B Round Gothic|Tsukushi B Round Gothic Regula
    TwCenMT-BoldItalic|Tw Cen MT|Tw Cen MT Bold Italic
    TwCenMT-Bold|Tw Cen MT|Tw Cen MT Bold
    TwCenMT-Italic|Tw Cen MT|Tw Cen MT Italic
    TwCenMT-Regular|Tw Cen MT|Tw Cen MT
    TypeEmbellishmentsOneLetPlain|Type Embellishments One LET|Type Embellishments One LET Embellishments One LET Plain:1.0
    Verdana-BoldItalic|Verdana|Verdana Bold Italic
    Verdana-Bold|Verdana|Verdana Bold
    Verdana-Italic|Verdana|Verdana Italic
    Verdana|Verdana|Verdana
    WaseemLight|Waseem|Waseem Light
    Waseem|Waseem|Waseem Regular
    Webdings|Webdings|Webdings
    WeibeiSC-Bold|Weibei SC|Weibei SC Bold
    WeibeiTC-Bold|Weibei TC|Weibei TC Bold
    Wingdings-Regular|Wingdings|Wingdings
    Wingdings2|Wingdings 2|Wingdings 2
    Wingdings3|Wingdings 3|Wingdings 3
    Yaziji|Yaziji|Yaziji Regular
    YuGo-Bold|YuGothic|YuGothic Bold
    YuGo-Medium|YuGothic|YuGothic Medium
    YuKyo-Bold|YuKyokasho|YuKyokasho Bold
    YuKyo-Medium|YuKyokasho|YuKyokasho Medium
    YuKyo_Yoko-Bold|YuKyokasho Yoko|YuKyokasho Yoko Bold
    YuKyo_Yoko-Medium|YuKyokasho Yoko|YuKyokasho Yoko Medium
    YuMin-Demibold|YuMincho|YuMincho Demibold
    YuMin-Extrabold|YuMincho|YuMincho Extrabold
    YuMin-Medium|YuMincho|YuMincho Medium
    YuMin_36pKn-Demibold|YuMincho +36p Kana|YuMincho +36p Kana Demibold
    YuMin_36pKn-Extrabold|YuMincho +36p Kana|YuMincho +36p Kana Extrabold
    YuMin_36pKn-Medium|YuMincho +36p Kana|YuMincho +36p Kana Medium
    YuppySC-Regular|Yuppy SC|Yuppy SC Regular
    YuppyTC-Regular|Yuppy TC|Yuppy TC Regular
    ZapfDingbatsITC|Zapf Dingbats|
    Zapfino|Zapfino|Zapfino
    Zawra-Bold|Zawra|Zawra Bold
    Zawra-Heavy|Zawra|Zawra Heavy
    """
}
