import AppManifest
import FontReferences
import FontResolution
import Testing

struct PrivateSystemFontTests {
  @Test(
    "Apple's own interface fonts are told by their names (fact T1)",
    arguments: [
      (".SFUI-Regular", PrivateFontName.Kind.interface), (".SFUIText-Bold", .interface),
      (".AppleSystemUIFont", .interface), (".AppleSystemUIFontBold", .interface),
      ("SFUI-Regular", .interface), ("SFUIText-Semibold", .interface),
      ("SFUIDisplay-Bold", .interface), ("SF UI Text", .interface),
      (".SFNSText", .macInterface), (".SFNSDisplay-Bold", .macInterface),
      (".SFNS-Regular", .macInterface), ("SF Pro", .download), ("SF Pro Text", .download),
      ("SFProDisplay-Bold", .download), ("SFProText-SemiboldItalic", .download),
      ("SFProRounded-Heavy", .download), ("SF Mono", .download), ("SFMono-Regular", .download),
      ("SFCompactDisplay-Medium", .download), ("New York", .download),
      ("NewYork-Regular", .download), ("NewYorkLarge-Bold", .download), ("sf pro", .download),
    ])
  func told(_ name: String, _ kind: PrivateFontName.Kind) {
    #expect(PrivateFontName(name)?.kind == kind)
  }

  @Test(
    "ordinary names are not private",
    arguments: [
      "", "Georgia", "SFSportsNight", "SF Movie Poster", "New York Times", "NewYorker",
      "SFProjectFont", "Sfumato", "Helvetica Neue", "SF",
      "SFPro" + String(repeating: "-Bold", count: 200),
    ])
  func ordinary(_ name: String) {
    #expect(PrivateFontName(name) == nil)
  }

  @Test(
    "a private name falls back in code, and stands for the system font in documents (fact T1)",
    arguments: [
      (".SFUI-Regular", FontAPI.uiFont, Platform.iOS, Resolution.Outcome.fallback),
      (".AppleSystemUIFont", .uiFont, .iOS, .unknown),
      (".AppleSystemUIFont", .interfaceBuilderDescription, .iOS, .builtIn),
      (".AppleSystemUIFontBold", .interfaceBuilderFont, .macOS, .builtIn),
      (".SFNSText", .interfaceBuilderFont, .iOS, .fallback),
      (".SFNSText", .interfaceBuilderFont, .macOS, .builtIn),
      (".SFNSText", .nsFont, .macOS, .fallback),
      (".SFUIText", .interfaceBuilderFont, .iOS, .unknown),
      ("SFProText-Bold", .interfaceBuilderDescription, .iOS, .fallback),
      ("New York", .fontCustom, .iOS, .fallback),
    ])
  func outcome(
    _ name: String, _ api: FontAPI, _ platform: Platform, _ outcome: Resolution.Outcome
  ) throws {
    let resolution = try SmallProject.resolution(of: name, api: api, platform: platform)
    #expect(resolution.outcome == outcome)
  }
}
