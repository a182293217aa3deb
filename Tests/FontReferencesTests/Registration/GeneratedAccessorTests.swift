import FontReferences
import SourceText
import Testing

/// Accessors that SwiftGen and Tuist generate.
@Suite struct GeneratedAccessorTests {
  static let generated = """
    internal enum FontFamily {
      internal enum Gate {
        internal static let bold = FontConvertible(name: "Gate-Bold", family: "Gate", path: "GateBold.ttf")
        internal static let all: [FontConvertible] = [bold]
      }
      internal static let allCustomFonts: [FontConvertible] = [Gate.all].flatMap { $0 }
      internal static func registerAllCustomFonts() { allCustomFonts.forEach { $0.register() } }
    }
    internal struct FontConvertible {
      internal let name: String
      internal let family: String
      internal let path: String
      internal func register() {
        guard let url = url else { return }
        CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
      }
      fileprivate var url: URL? { return Bundle.main.url(forResource: path, withExtension: nil) }
    }
    """

  @Test("each accessor registers its file and asks for its name")
  func accessors() {
    let reading = SwiftReading(Self.generated)
    #expect(
      reading.reading.registrations.flatMap(\.coverage).map(\.summary) == ["3:89 GateBold.ttf"])
    #expect(
      reading.lines == ["Gate-Bold @ 3:54 FontConvertible(name:family:path:)"])
  }

  @Test("registering all of them covers those that are at hand")
  func all() {
    let files = [
      "/App/A.swift": "FontFamily.registerAllCustomFonts()", "/App/B.swift": Self.generated,
    ]
    #expect(
      registrations(in: files).map { $0.function + " " + ($0.coverage.first?.summary ?? "") } == [
        "registerAllCustomFonts 3:89 GateBold.ttf", "FontConvertible 3:89 GateBold.ttf",
      ])
    #expect(
      registered(in: "FontFamily.registerAllCustomFonts()") == ["1:1 accessors"])
  }

  @Test("accessors that the build generates cover their faces, or all fonts")
  func absent() {
    let source = """
      let title = AppFontFamily.Inter.bold.font(size: 12)
      let body = AppFontFamily.Inter.regular.font(size: 12)
      let other = myFontFamily.name.count
      """
    let faces = ["1:13 accessor Inter.bold", "2:12 accessor Inter.regular"]
    #expect(registered(in: source) == faces)
    #expect(registered(in: source + "\nlet name = AppFontFamily.Inter.italic.name") == faces)
    let others = [
      "use(AppFontFamily.Inter.self)", "let all = AppFontFamily.allFonts",
      "extension AppFontFamily.Inter { static var note: Font { light.swiftUIFont(size: 9) } }",
    ]
    for other in others {
      #expect(registered(in: source + "\n" + other) == ["1:13 accessors"])
    }
    #expect(registered(in: "enum AppFontFamily { enum Inter {} }\n" + source) == [])
  }
}
