/// The framework that generated tests are for.
package enum TestFramework: String, Sendable, CaseIterable {
  case swiftTesting = "swift-testing"
  case xctest
}

/// A file of tests that asks the system for fonts.
struct GeneratedTests {
  private let expectations: Expectations
  private let framework: TestFramework
  private let header: String

  init(_ expectations: Expectations, _ framework: TestFramework, header: String) {
    self.expectations = expectations
    self.framework = framework
    self.header = header
  }

  var text: String {
    header + """
      // Add it to a test target that runs in the app (Host Application), so that the app's fonts are there.
      \(left)
      #if canImport(UIKit)
        \(bringing("UIKit"))
        private typealias SystemFont = UIFont
      #else
        \(bringing("AppKit"))
        private typealias SystemFont = NSFont
      #endif
      \(bringing(framework == .xctest ? "XCTest" : "Testing"))

      /// A name that the app's code asks for, and the PostScript name of the font that it stands for; `nil` if
      /// any font will do.
      private let fonts: [(name: String, font: String?)] = [
      \(list)]

      /// The name of the font that the system gives for a name; `nil` where it has none.
      private func fontName(for name: String) -> String? {
        SystemFont(name: name, size: 17)?.fontName
      }

      \(tests)
      """
  }
}

extension GeneratedTests {
  private func bringing(_ module: String) -> String { "import \(module)" }

  private var left: String {
    expectations.left.map { "// Not tested: \(SwiftText.comment($0))\n" }.joined()
  }

  private var list: String {
    expectations.fonts.map { name, font in
      "  (\(SwiftText.literal(name)), \(font.map(SwiftText.literal) ?? "nil")),\n"
    }.joined()
  }

  private var tests: String {
    switch framework {
    case .swiftTesting:
      """
      @Suite struct AppFontTests {
        @Test(arguments: fonts.map(\\.name))
        func nameGivesItsFont(_ name: String) throws {
          let given = try #require(fontName(for: name), "the system has no font of this name")
          let expected = fonts.first { $0.name == name }?.font
          #expect(given == expected ?? given)
        }
      }

      """
    case .xctest:
      """
      final class AppFontTests: XCTestCase {
        func testEveryNameGivesItsFont() {
          for (name, font) in fonts {
            guard let given = fontName(for: name) else {
              XCTFail("the system has no font named \\(name)")
              continue
            }
            XCTAssertEqual(given, font ?? given, "the font for \\(name)")
          }
        }
      }

      """
    }
  }
}
