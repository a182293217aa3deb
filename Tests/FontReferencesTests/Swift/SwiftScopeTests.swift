import FontReferences
import SourceText
import Testing

@Suite struct SwiftScopeTests {
  @Test(
    "a branch of #if limits the platforms",
    arguments: [
      ("#if os(iOS)", ["iOS", "macCatalyst"]),
      ("#if os(macOS)", ["macOS"]),
      ("#if !os(macOS)", ["iOS", "macCatalyst", "tvOS", "visionOS", "watchOS"]),
      ("#if os(iOS) || os(tvOS)", ["iOS", "macCatalyst", "tvOS"]),
      ("#if os(iOS) && !targetEnvironment(macCatalyst)", ["iOS"]),
      ("#if canImport(UIKit)", ["iOS", "macCatalyst", "tvOS", "visionOS", "watchOS"]),
      ("#if (os(watchOS) && DEBUG)", ["watchOS"]),
      ("#if os(watchOS)\n#else", ["iOS", "macCatalyst", "macOS", "tvOS", "visionOS"]),
      ("#if os(iOS)\n#elseif os(macOS)\n#else", ["tvOS", "visionOS", "watchOS"]),
      ("#if os(iOS) || os(tvOS)\n#elseif os(tvOS) || os(watchOS)", ["watchOS"]),
    ])
  func platforms(_ condition: String, _ names: [String]) {
    let reading = SwiftReading("\(condition)\n_ = UIFont(name: \"A\", size: 1)\n#endif")
    #expect(reading.references.map { $0.platforms?.sorted() } == [names])
  }

  @Test(
    "a condition that says nothing of platforms limits none",
    arguments: [
      "#if DEBUG", "#if !DEBUG", "#if swift(>=6)", "#if canImport(SwiftUI)", "#if DEBUG\n#else",
      "#if canImport(Charts)",
    ])
  func unlimited(_ condition: String) {
    let reading = SwiftReading("\(condition)\n_ = UIFont(name: \"A\", size: 1)\n#endif")
    #expect(reading.references.map(\.platforms) == [nil])
  }

  @Test("a type Font of the app's own is not SwiftUI's")
  func ownFont() {
    let use = #"let a = Font.custom("A", size: 1); let b = SwiftUI.Font.custom("B", size: 1)"#
    for declaration in ["struct Font {}", "class Font {}", "enum Font {}", "typealias Font = Int"] {
      #expect(SwiftReading(files: ["/A.swift": declaration, "/B.swift": use]).names == ["B"])
    }
    for other in ["extension Font {}", "struct Fonts {}", "let Font = 1", "// struct Font {}"] {
      #expect(SwiftReading(files: ["/A.swift": other, "/B.swift": use]).names == ["A", "B"])
    }
  }

  @Test("a Font within another type is one only there")
  func nestedFont() {
    let files = [
      "/A.swift": "enum Theme { enum Font { } }",
      "/B.swift": #"extension Theme { static let a = Font.custom("inside", size: 1) }"#,
      "/C.swift": #"let a = Font.custom("outside", size: 1)"#,
      "/D.swift": #"func f() { struct Font {}; _ = Font.custom("local", size: 1) }"#,
    ]
    #expect(SwiftReading(files: files).names == ["outside"])
  }

  @Test("a package's Font is seen where it is public and imported")
  func packageFont() {
    let use = #"let a = Font.custom("A", size: 1)"#
    func names(_ declaration: String, _ use: String) -> [String] {
      SwiftReading(
        files: ["/Kit/F.swift": declaration, "/App/B.swift": use],
        modules: [
          CodeModule(name: "Kit", sources: ["/Kit/F.swift"]),
          CodeModule(name: "App", sources: ["/App/B.swift"]),
        ]
      ).names
    }
    #expect(names("struct Font {}", use) == ["A"])
    #expect(names("public struct Font {}", use) == ["A"])
    #expect(names("public struct Font {}", "import Kit\n" + use) == [])
  }

  @Test("an app's own custom(_:size:) is SwiftUI's only behind .font")
  func ownCustom() {
    let files = [
      "/A.swift": "enum AppFont { case custom(String, size: Double) }",
      "/B.swift": #"x.style(.custom("A", size: 1)); x.font(.custom("B", size: 1))"#,
    ]
    #expect(SwiftReading(files: files).names == ["B"])
  }

  @Test("an app's own custom(_:size:) for its own names is not SwiftUI's")
  func addedCustom() {
    let files = [
      "/A.swift": """
      extension Font {
        static func custom(_ name: Name, size: Double) -> Font { custom(name.rawValue, size: size) }
      }
      """,
      "/B.swift": #"x.font(.custom(.title, size: 1)); x.font(.custom("B", size: 1))"#,
    ]
    #expect(SwiftReading(files: files).references.map(\.text) == ["name.rawValue", #""B""#])
  }

  @Test("another name for the platform's type means that type")
  func aliases() {
    let files = [
      "/A.swift": """
      #if os(macOS)
      typealias PlatformFont = NSFont
      #else
      public typealias PlatformFont = UIFont
      #endif
      """,
      "/B.swift": #"let a = PlatformFont(name: "A", size: 1)"#,
    ]
    let references = SwiftReading(files: files).references
    #expect(references.map(\.api) == [.nsFont, .uiFont])
    #expect(references.first?.platforms == ["macOS"])
    #expect(references.last?.platforms?.contains("macOS") == false)
    #expect(
      SwiftReading("typealias A = B\ntypealias B = A\n_ = A(name: \"UIFont\", size: 1)").names == []
    )
  }

  @Test("calls that register fonts are found")
  func registrations() {
    let source = """
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error)
      CoreText.CTFontManagerRegisterGraphicsFont(font, nil)
      FontFamily.registerAllCustomFonts()
      FontBlaster.blast()
      // CTFontManagerRegisterFontURLs()
      CTFontManagerUnregisterFontsForURL(url, .process, nil)
      """
    let registrations = SwiftReading(source).reading.registrations
    #expect(
      registrations.map(\.function) == [
        "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterGraphicsFont",
        "registerAllCustomFonts", "FontBlaster.blast",
      ])
    #expect(registrations.map(\.place.line) == [1, 2, 3, 4])
  }

  @Test(
    "a file that is nested too deep is unchecked, and the others are read", .timeLimit(.minutes(10))
  )
  func tooDeep() {
    let deep = [
      String(repeating: "[", count: 40), "let x: " + String(repeating: "A<", count: 5_000),
      String(repeating: "#if A\n", count: 20_000),
    ]
    for source in deep {
      let result = SwiftReading(files: [
        "/Deep.swift": "UIFont(name: \"A\", size: 1)\n" + source,
        "/Fine.swift": "UIFont(name: \"B\", size: 1)",
      ])
      #expect(result.reading.unchecked.map(\.path) == ["/Deep.swift"])
      #expect(result.reading.unchecked.first?.reason.contains("more than") == true)
      #expect(result.names == ["B"])
    }
  }

  @Test("comments to fontgate are found in files that ask for no font, too")
  func comments() {
    #expect(
      SwiftReading("// fontgate:disable a_b").reading.comments.map(\.text) == [
        "fontgate:disable a_b"
      ])
  }

  @Test("two readings are the same, whatever the order of the files")
  func order() {
    let sources = (0..<20).map { ("/\($0).swift", "UIFont(name: \"F\($0)\", size: 1)") }
    let first = SwiftReading(files: Dictionary(uniqueKeysWithValues: sources)).reading
    let second = SwiftReading(files: Dictionary(uniqueKeysWithValues: sources.reversed())).reading
    #expect(first == second)
  }
}
