import FontReferences
import SourceText
import Testing

/// What a registration covers, by the forms in which apps write it.
@Suite struct RegistrationCoverageTests {
  @Test("a file is named at the call")
  func literal() {
    #expect(
      registered(
        in: """
          CTFontManagerRegisterFontsForURL(
            Bundle.main.url(forResource: "A", withExtension: "ttf")! as CFURL, .process, nil)
          """) == ["2:32 A.ttf main"])
    #expect(
      registered(
        in: """
          let url = Bundle.module.url(forResource: "B.otf", withExtension: nil)!
          CTFontManagerRegisterFontURLs([url] as CFArray, .process, true, nil)
          """) == ["1:42 B.otf module"])
    #expect(
      registered(
        in: """
          func register() {
            guard let path = Bundle(for: Token.self).path(
              forResource: "C", ofType: "ttf", inDirectory: "Fonts"),
              let data = NSData(contentsOfFile: path),
              let provider = CGDataProvider(data: data),
              let font = CGFont(provider)
            else { return }
            var error: Unmanaged<CFError>?
            CTFontManagerRegisterGraphicsFont(font, &error)
          }
          """) == ["3:18 C.ttf of Token"])
  }

  @Test(
    "a file is named through constants, lists and enums",
    arguments: [
      """
      enum Fonts {
        static let names = ["A", "B"]
        static func register() {
          for name in names {
            guard let url = Bundle.main.url(forResource: name, withExtension: "ttf") else { continue }
            CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
          }
        }
      }
      """,
      """
      enum Face: String, CaseIterable { case a = "A", b = "B" }
      func register() {
        Face.allCases.forEach { face in
          let url = Bundle.main.url(forResource: face.rawValue, withExtension: "ttf")!
          CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
        }
      }
      """,
      """
      enum Face: String, CaseIterable {
        case A, B
        var fileName: String { rawValue + ".ttf" }
        static func register() {
          let urls = allCases.compactMap { Bundle.main.url(forResource: $0.fileName, withExtension: nil) }
          CTFontManagerRegisterFontURLs(urls as CFArray, .process, true, nil)
        }
      }
      """,
      """
      let files: [(name: String, type: String)] = [("A", "ttf"), ("B", "ttf")]
      func register() {
        for (name, type) in files {
          let url = Bundle.main.url(forResource: name, withExtension: type)
          CTFontManagerRegisterFontsForURL(url! as CFURL, .process, nil)
        }
      }
      """,
      """
      final class Loader {
        func register() {
          ["A", "B"].forEach(load)
        }
        private func load(name: String) {
          if let url = Bundle.main.url(forResource: name, withExtension: "ttf") {
            CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
          }
        }
      }
      """,
      """
      func register(named name: String, ext: String = "ttf") {
        let url = Bundle.main.url(forResource: name, withExtension: ext)
        CTFontManagerRegisterFontsForURL(url! as CFURL, .process, nil)
      }
      struct App {
        init() {
          register(named: "A")
          register(named: "B", ext: "ttf")
        }
      }
      """,
      """
      struct CustomFont {
        let name: String
        init(named name: String, extension ext: String) {
          self.name = name
          try? register(named: name, extension: ext)
        }
        private func register(named name: String, extension ext: String) throws {
          guard let url = Bundle.main.url(forResource: name, withExtension: ext),
            let provider = CGDataProvider(url: url as CFURL), let font = CGFont(provider)
          else { return }
          CTFontManagerRegisterGraphicsFont(font, nil)
        }
        static let a = CustomFont(named: "A", extension: "ttf")
        static let b: CustomFont = .init(named: "B", extension: "ttf")
      }
      """,
      """
      enum MyFonts: String, CaseIterable {
        case a = "A.ttf"
        case b = "B.ttf"
        var fontName: String { String(self.rawValue.dropLast(4)) }
        var fileExtension: String { String(self.rawValue.suffix(3)) }
      }
      struct Registry {
        static func register() {
          MyFonts.allCases.forEach { registerFont(fontName: $0.fontName, fontExtension: $0.fileExtension) }
        }
        private static func registerFont(fontName: String, fontExtension: String) {
          guard let fontURL = Bundle.main.url(forResource: fontName, withExtension: fontExtension),
            let fontDataProvider = CGDataProvider(url: fontURL as CFURL),
            let font = CGFont(fontDataProvider)
          else { return }
          var error: Unmanaged<CFError>?
          CTFontManagerRegisterGraphicsFont(font, &error)
        }
      }
      """,
      """
      protocol FontRepresentable: CaseIterable, RawRepresentable where RawValue == String {}
      enum Inter: String, FontRepresentable { case a = "A", b = "B" }
      enum FontManager {
        static func registerFonts<T: FontRepresentable>(fontFamily: T.Type) {
          let bundle = Bundle.main
          for font in T.allCases {
            guard let url = bundle.url(forResource: font.rawValue, withExtension: "ttf"),
              let data = try? Data(contentsOf: url) as CFData,
              let provider = CGDataProvider(data: data), let cgFont = CGFont(provider)
            else { continue }
            CTFontManagerRegisterGraphicsFont(cgFont, nil)
          }
        }
      }
      func start() { FontManager.registerFonts(fontFamily: Inter.self) }
      """,
      """
      func registerAll() {
        var urls: [URL] = []
        for name in ["A", "B"] {
          if let url = Bundle.main.url(forResource: name, withExtension: "ttf") { urls.append(url) }
        }
        let unique = Array(Set(urls))
        CTFontManagerRegisterFontURLs(unique as CFArray, .process, true) { _, _ in true }
      }
      """,
      """
      enum Face { case first, second
        var file: String {
          switch self {
          case .first: "A"
          case .second: return "B"
          }
        }
        func register() {
          let url = Bundle.main.url(forResource: file, withExtension: "ttf")!
          CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
        }
      }
      func start() {
        Face.first.register()
        Face.second.register()
      }
      """,
    ])
  func names(source: String) {
    let files = registered(in: source).map {
      $0.split(separator: " ").dropFirst().joined(separator: " ")
    }
    #expect(files == ["A.ttf main", "B.ttf main"], "\(source)")
  }

  @Test("each call of a wrapper gives a name with its own extension and bundle")
  func together() {
    let files = [
      "/App/Loader.swift": """
      public extension UIFont {
        static func registerFont(bundle: Bundle, fontName: String, fontExtension: String) -> Bool {
          guard let url = bundle.url(forResource: fontName, withExtension: fontExtension) else {
            return false
          }
          return CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
        }
      }
      """,
      "/App/Start.swift": """
      func start() {
        UIFont.registerFont(bundle: .module, fontName: "A", fontExtension: "ttf")
        UIFont.registerFont(bundle: .main, fontName: "B", fontExtension: "otf")
      }
      """,
    ]
    #expect(registered(in: files) == ["2:50 A.ttf module", "3:48 B.otf main"])
  }

  @Test("all files of an extension, whatever the loop around it")
  func allFiles() {
    #expect(
      registered(
        in: """
          let fonts = Bundle.main.urls(forResourcesWithExtension: "ttf", subdirectory: nil)
          fonts?.forEach { url in
            CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
          }
          """) == ["1:13 *.ttf main"])
    #expect(
      registered(
        in: """
          func register() {
            var all: [URL] = []
            for type in ["ttf", "otf"] {
              if let urls = Bundle.module.urls(forResourcesWithExtension: type, subdirectory: "Fonts") {
                all.append(contentsOf: urls)
              }
            }
            for url in Array(Set(all)) { CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) }
          }
          """) == ["4:19 *.ttf module", "4:19 *.otf module"])
    #expect(
      registered(
        in: """
          final class Manager {
            static func register() {
              urls(withExtension: "otf", in: "Fonts").forEach { url in _ = register(from: url) }
            }
            private static func urls(withExtension: String, in folder: String?) -> [URL] {
              return Bundle(for: self).urls(forResourcesWithExtension: withExtension, subdirectory: folder) ?? []
            }
            private static func register(from url: URL) -> Bool {
              CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
            }
          }
          """) == ["6:12 *.otf"])
  }

  @Test("every font of a bundle")
  func bundles() {
    #expect(registered(in: "FontBlaster.blast()") == ["1:1 bundle main"])
    #expect(registered(in: "FontBlaster.blast(bundle: .module) { _ in }") == ["1:1 bundle module"])
    #expect(
      registered(
        in: """
          func register() throws {
            guard let root = Bundle.module.resourceURL else { return }
            let files = try FileManager.default.contentsOfDirectory(
              at: root.appendingPathComponent("Fonts"), includingPropertiesForKeys: nil)
            for file in files where file.pathExtension == "ttf" {
              CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil)
            }
          }
          """) == ["3:19 bundle module"])
    #expect(
      registered(
        in: """
          let url = Bundle.main.resourceURL!.appendingPathComponent("Fonts/A.ttf")
          CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
          """) == ["1:59 A.ttf main"])
  }

  @Test("an asset of data")
  func assets() {
    #expect(
      registered(
        in: """
          func registerFont(named name: String) throws {
            guard let asset = NSDataAsset(name: "Fonts/\\(name)", bundle: Bundle.module),
              let provider = CGDataProvider(data: asset.data as NSData),
              let font = CGFont(provider), CTFontManagerRegisterGraphicsFont(font, nil)
            else { throw Failure() }
          }
          func start() throws { try registerFont(named: "Inter") }
          """) == ["2:39 asset Fonts/Inter module"])
    #expect(
      registered(
        in: #"CTFontManagerRegisterFontsWithAssetNames(["A"] as CFArray, nil, .process, true, nil)"#
      )
        == ["1:43 asset A main"])
  }

  @Test(
    "what cannot be determined says why",
    arguments: [
      (
        """
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        CTFontManagerRegisterFontsForURL(folder.appendingPathComponent("A.ttf") as CFURL, .process, nil)
        """, "a file in a folder that the app writes to"
      ),
      (
        """
        let data = try! Data(contentsOf: URL(string: "https://example.com/A.ttf")!)
        CTFontManagerRegisterGraphicsFont(CGFont(CGDataProvider(data: data as CFData)!)!, nil)
        """, "a file that is downloaded"
      ),
      (
        """
        public func register(url: URL) { CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) }
        """, "a parameter of 'register(url:)'"
      ),
      (
        """
        func load(session: URLSession, url: URL) {
          session.downloadTask(with: url) { file, _, _ in
            CTFontManagerRegisterFontsForURL(file! as CFURL, .process, nil)
          }
        }
        """, "a closure's parameter"
      ),
      (
        """
        let name = UserDefaults.standard.string(forKey: "font")
        let url = Bundle.main.url(forResource: name, withExtension: "ttf")
        CTFontManagerRegisterFontsForURL(url! as CFURL, .process, nil)
        """, "a file whose name is"
      ),
    ])
  func undeterminable(source: String, reason: String) {
    let registrations = registrations(in: ["/App/A.swift": source])
    #expect(registrations.flatMap(\.coverage).compactMap(\.reason).first?.hasPrefix(reason) == true)
    #expect(registrations.flatMap(\.coverage).count == 1)
  }

  @Test(
    "calls that unregister, ask or are never made register nothing",
    arguments: [
      "CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil)",
      "let names = CTFontManagerCopyAvailableFontFamilyNames()",
      "_ = CTFontManagerGetScopeForURL(url as CFURL)",
      "// CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)",
      "private func load(_ url: URL) { CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) }",
    ])
  func nothing(source: String) {
    #expect(registrations(in: ["/App/A.swift": source]).isEmpty)
  }

  @Test("tests and previews register nothing for the app")
  func tests() {
    let source =
      #"CTFontManagerRegisterFontsForURL(Bundle.main.url(forResource: "A", withExtension: "ttf")! as CFURL, .process, nil)"#
    #expect(registrations(in: ["/App/A.swift": source]).map(\.isForTestsOnly) == [false])
    #expect(registrations(in: ["/AppTests/A.swift": source]).map(\.isForTestsOnly) == [true])
    #expect(
      registrations(in: ["/App/A.swift": "import XCTest\n" + source]).map(\.isForTestsOnly) == [
        true
      ])
    #expect(
      registrations(in: ["/App/A.swift": "#Preview { " + source + " }"]).map(\.isForTestsOnly)
        == [true])
  }

  @Test("conditional compilation limits a registration")
  func platforms() {
    let source = """
      func start() {
        #if os(macOS)
        FontBlaster.blast()
        #else
        FontBlaster.blast(bundle: .main)
        #endif
      }
      """
    let found = registrations(in: ["/App/A.swift": source])
    #expect(found.first?.platforms == ["macOS"])
    #expect(found.last?.platforms?.contains("macOS") == false)
  }

  @Test("calls of previews and of builds for debugging are no app's")
  func previews() {
    let source = """
      enum Loader {
        static func load() {
          CTFontManagerRegisterFontsForURL(
            Bundle.main.url(forResource: "A", withExtension: "ttf")! as CFURL, .process, nil)
        }
      }
      struct Preview: PreviewProvider {
        static var previews: some View {
          Loader.load()
          return Text("")
        }
      }
      """
    #expect(registrations(in: ["/App/A.swift": source]).map(\.isForTestsOnly) == [true])
    let debugging = """
      func load() {
        #if DEBUG
        CTFontManagerRegisterFontsForURL(
          Bundle.main.url(forResource: "A", withExtension: "ttf")! as CFURL, .process, nil)
        #endif
      }
      """
    #expect(registrations(in: ["/App/A.swift": debugging]).map(\.isForTestsOnly) == [true])
    #expect(
      registrations(in: ["/App/A.swift": debugging.replacing("DEBUG", with: "!DEBUG")])
        .map(\.isForTestsOnly) == [false])
  }

  @Test("the first of several files may be any that is there")
  func firstThatIsThere() {
    #expect(
      registered(
        in: """
          let urls = ["otf", "ttf"].compactMap { Bundle.main.url(forResource: "A", withExtension: $0) }
          CTFontManagerRegisterFontsForURL(urls.first! as CFURL, .process, nil)
          """
      ).map { $0.split(separator: " ")[1] } == ["A.otf", "A.ttf"])
  }
}
