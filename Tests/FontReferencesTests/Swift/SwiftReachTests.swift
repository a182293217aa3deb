import Testing

/// How far names are followed, and to which files.
@Suite struct SwiftReachTests {
  @Test func `a name goes through any number of functions`() {
    let reading = SwiftReading(
      """
      func first(_ name: String) -> UIFont? { UIFont(name: name, size: 1) }
      func second(_ name: String) -> UIFont? { first(name) }
      func third(_ name: String) -> UIFont? { second(name) }
      func fourth(_ name: String) -> UIFont? { third(name) }
      let title = fourth("Inter")
      """)
    #expect(reading.lines == ["Inter @ 5:20 UIFont(name:size:)"])
  }

  @Test func `a method is not called by its own call of super`() {
    let reading = SwiftReading(
      """
      class Label: UILabel {
        var fontName = "Inter"
        override func layoutSubviews() {
          super.layoutSubviews()
          font = UIFont(name: fontName, size: 1)
        }
      }
      """)
    #expect(reading.lines == ["Inter @ 2:18 UIFont(name:size:)"])
  }

  @Test func `a function that calls itself is asked for by its other callers`() {
    let reading = SwiftReading(
      """
      func make(_ name: String, _ turns: Int) -> UIFont? {
        turns == 0 ? UIFont(name: name, size: 1) : make(name, turns - 1)
      }
      let title = make("Inter", 3)
      """)
    #expect(reading.lines == ["Inter @ 4:18 UIFont(name:size:)"])
  }

  @Test func `types and members are found in whatever file declares them`() {
    let call = "let title = UIFont(name: AppFont.Name.title.rawValue, size: 1)"
    let reading = SwiftReading(files: [
      "/App/A.swift": "enum AppFont {\n  static let body = \"Body\"\n}",
      "/App/B.swift":
        "extension AppFont {\n  enum Name: String {\n    case title = \"Inter\"\n  }\n}",
      "/App/C.swift": call,
    ])
    #expect(reading.names == ["Inter"])
  }

  @Test func `an extension of an alias extends the type`() {
    let reading = SwiftReading(files: [
      "/App/A.swift": "struct AppFont {\n  var size = 1\n}\ntypealias Fonts = AppFont",
      "/App/B.swift": "extension Fonts {\n  static let title = \"Inter\"\n}",
      "/App/C.swift": "let title = UIFont(name: AppFont.title, size: 1)",
    ])
    #expect(reading.names == ["Inter"])
  }

  @Test func `a global within a condition may be indented`() {
    let reading = SwiftReading(files: [
      "/App/A.swift": "struct Other {}\n#if os(iOS)\n  let titleName = \"Inter\"\n#endif",
      "/App/B.swift": "let title = UIFont(name: titleName, size: 1)",
    ])
    #expect(reading.names == ["Inter"])
  }

  @Test func `an initialiser in an extension elsewhere is followed`() {
    let reading = SwiftReading(files: [
      "/App/A.swift": "struct Style {\n  var name: String\n}",
      "/App/B.swift":
        "extension Style {\n  init(bold: Bool) {\n    self.init(name: \"Inter\")\n  }\n}",
      "/App/C.swift": "let title = UIFont(name: Style(bold: true).name, size: 1)",
    ])
    #expect(reading.names == ["Inter"])
  }
}
