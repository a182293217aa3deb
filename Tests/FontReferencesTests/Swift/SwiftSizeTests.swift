import FontReferences
import SourceText
import Testing

/// The sizes at which Swift asks for a font, and whether they grow with the user's.
@Suite struct SwiftSizeTests {
  @Test func `a number at the call is the size, and stands where it is written`() throws {
    let name = try #require(
      Self.names(#"let a = Font.custom("Inter", size: 9.5, relativeTo: .body)"#).first)
    #expect(name.sizes.map(\.points) == [9.5])
    #expect(name.sizes.map(\.place.column) == [36])
  }

  @Test(arguments: [
    (#"let a = Font.custom("Inter", fixedSize: 12)"#, [12]),
    (#"let a = UIFont(name: "Inter", size: CGFloat(12))"#, [12]),
    (#"let a = NSFont(name: "Inter", size: 1_2)"#, [12]),
    ("let size: CGFloat = 12\nlet a = UIFont(name: \"Inter\", size: size)", [12]),
    (
      """
      enum Size: CGFloat { case small = 9, large = 20 }
      func font(_ size: Size) -> UIFont? { UIFont(name: "Inter", size: size.rawValue) }
      let a = font(.small)
      let b = font(.large)
      """, [9, 20]
    ),
    (
      """
      func font(size: CGFloat = 14) -> UIFont? { UIFont(name: "Inter", size: size) }
      let a = font()
      let b = font(size: 8)
      """, [8, 14]
    ),
    (#"func f(_ x: Bool) { a.font = UIFont(name: "Inter", size: x ? 10 : 12) }"#, [10, 12]),
  ])
  func `a size is followed to its number`(source: String, points: [Double]) throws {
    let name = try #require(Self.names(source).first)
    #expect(name.sizes.map(\.points).sorted() == points)
  }

  @Test func `each name has the sizes of its own calls`() {
    let names = Self.names(
      """
      func font(_ name: String, _ size: CGFloat) -> UIFont? { UIFont(name: name, size: size) }
      let a = font("Icons", 8)
      let b = font("Inter", 17)
      """)
    #expect(names.map(\.name) == ["Icons", "Inter"])
    #expect(names.map { $0.sizes.map(\.points) } == [[8], [17]])
  }

  @Test(arguments: [
    #"func f(_ x: CGFloat) { a.font = UIFont(name: "Inter", size: 9 * x) }"#,
    #"let a = UIFont(name: "Inter", size: 9)?.withSize(20)"#,
    #"let a = UIFont(descriptor: UIFont(name: "Inter", size: 9)!.fontDescriptor, size: 20)"#,
    #"let a = SKLabelNode(fontNamed: "Inter")"#,
    "import SceneKit\nlet a = UIFont(name: \"Inter\", size: 9)",
  ])
  func `a size that is worked out, or is none of text on the screen, is not known`(
    source: String
  ) throws {
    let name = try #require(Self.names(source).first)
    #expect(name.sizes == [])
  }

  @Test(arguments: [
    #"let a = UIFontMetrics.default.scaledFont(for: UIFont(name: "Inter", size: 1)!)"#,
    """
    func f() -> UIFont? {
      guard let font = UIFont(name: "Inter", size: 1) else { return nil }
      return UIFontMetrics(forTextStyle: .body).scaledFont(for: font, maximumPointSize: 30)
    }
    """,
    """
    func f() -> UIFont? {
      let font: UIFont
      if let custom = UIFont(name: "Inter", size: 1) { font = custom } else { font = .system }
      return UIFontMetrics.default.scaledFont(for: font)
    }
    """,
    """
    enum Theme { static let title = UIFont(name: "Inter", size: 1)! }
    let a = UIFontMetrics.default.scaledFont(for: Theme.title)
    """,
    """
    final class Fonts {
      private let font: UIFont
      init() { font = UIFont(name: "Inter", size: 1)! }
      func title() -> UIFont { UIFontMetrics.default.scaledFont(for: font) }
    }
    """,
    """
    extension UIFont { var scaled: UIFont { UIFontMetrics.default.scaledFont(for: self) } }
    let a = UIFont(name: "Inter", size: 1)!.scaled
    """,
    """
    func scale(_ font: UIFont) -> UIFont { UIFontMetrics.default.scaledFont(for: font) }
    let a = scale(UIFont(name: "Inter", size: 1)!)
    """,
    #"let a = UIFont(name: "Inter", size: UIFontMetrics.default.scaledValue(for: 17))"#,
    #"let a = UIFont(name: "Inter", size: UIFont.preferredFont(forTextStyle: .body).pointSize)"#,
    """
    func font(_ size: CGFloat) -> UIFont? { UIFont(name: "Inter", size: size) }
    let a = font(UIFontMetrics.default.scaledValue(for: 17))
    """,
    """
    func font(sizeCategory: UIContentSizeCategory) -> UIFont? {
      guard let size = table[sizeCategory] else { return nil }
      return UIFont(name: "Inter", size: size)
    }
    """,
    """
    struct A { @ScaledMetric var size = 12; var b: UIFont? { UIFont(name: "Inter", size: size) } }
    """,
  ])
  func `a font scales where it, or its size, reaches the metrics`(source: String) throws {
    let name = try #require(Self.names(source).first)
    #expect(name.isScaled)
  }

  @Test func `a font beside one that scales does not`() {
    let names = Self.names(
      """
      func title() -> UIFont { UIFontMetrics.default.scaledFont(for: UIFont(name: "A", size: 1)!) }
      func body() -> UIFont { UIFont(name: "B", size: 1)! }
      func note(_ font: UIFont) -> UIFont { UIFontMetrics.default.scaledFont(for: font) }
      """)
    #expect(names.map(\.name) == ["A", "B"])
    #expect(names.map(\.isScaled) == [true, false])
  }

  private static func names(_ source: String) -> [NameCandidate] {
    SwiftReading(source).references.flatMap(\.candidates).sorted { $0.name < $1.name }
  }
}
