import FontReferences
import SourceText
import Testing

@Suite struct SwiftLiteralTests {
  @Test(
    "a literal's value is what the program sees",
    arguments: [
      (#""Inter\u{2D}Bold""#, "Inter-Bold"),
      (##"#"Inter"#"##, "Inter"),
      (##"#"Int\er"#"##, #"Int\er"#),
      (##"#"Int\#u{65}r"#"##, "Inter"),
      (#""Int\"er\\""#, #"Int"er\"#),
      ("\"\"\"\n    Inter\n    \"\"\"", "Inter"),
      ("\"\"\"\n    Inter \\\n    Bold\n    \"\"\"", "Inter Bold"),
      (#""Źródło 🎉""#, "Źródło 🎉"),
    ])
  func values(_ literal: String, _ value: String) throws {
    let reading = SwiftReading("_ = UIFont(name: \(literal), size: 12)")
    let candidate = try #require(reading.references.first?.candidates.first)
    #expect(candidate.name == value)
    #expect(candidate.place.column == 18)
  }

  @Test("the place reaches from quote to quote, in bytes")
  func range() throws {
    let reading = SwiftReading("_ = UIFont(name: \"Ü\", size: 12)")
    let range = try #require(reading.references.first?.candidates.first?.place.range)
    #expect(range.start == TextPosition(line: 1, column: 18))
    #expect(range.end == TextPosition(line: 1, column: 22))
    #expect(reading.references.first?.text == "\"Ü\"")
  }

  @Test(
    "a name that cannot be followed is listed with the reason",
    arguments: [
      (#"UIFont(name: name, size: 1)"#, "'name' is not in this project"),
      (#"UIFont(name: AppFont.title, size: 1)"#, "'AppFont.title'"),
      (#"UIFont(name: other.fontName, size: 1)"#, "'other' is not in this project"),
      (#"UIFont(name: label.font.fontName, size: 1)"#, "the name of an existing font"),
      (#"UIFont(name: "Inter-\(weight)", size: 1)"#, "'weight' is not in this project"),
      (#"UIFont(name: title(), size: 1)"#, "the result of 'title()'"),
      (#"UIFont(name: a ?? "c", size: 1)"#, "'a' is not in this project"),
      (#"UIFont(name: a!, size: 1)"#, "'a' is not in this project"),
      (#"CTFontCreateWithName(a as CFString, 1, nil)"#, "'a' is not in this project"),
      (#"UIFontDescriptor(fontAttributes: a)"#, "attributes from elsewhere"),
      (#"d.addingAttributes(a)"#, "attributes from elsewhere"),
      (
        #"func make(_ name: String, for x: Int) { UIFont(name: name, size: 1) }"#,
        "a parameter of 'make(_:for:)', which this project does not call"
      ),
      (
        #"struct F { init(named name: String) { f = .custom(name, size: 1) } }"#,
        "a parameter of 'F.init(named:)', which this project does not call"
      ),
    ])
  func undetermined(_ source: String, _ reason: String) throws {
    let references = SwiftReading(source).references
    #expect(references.count == 1)
    #expect(references.first?.undetermined == reason)
  }

  @Test("an exclamation mark behind the font crashes where it is missing")
  func forceUnwrapped() {
    let source = """
      _ = UIFont(name: "A", size: 1)!
      _ = (UIFont(name: "B", size: 1))!.withSize(2)
      _ = UIFont(name: "C", size: 1) ?? other!
      _ = f(UIFont(name: "D", size: 1))!
      _ = (UIFont(name: "E", size: 1) ?? b)!
      """
    #expect(
      SwiftReading(source).references.map(\.isForceUnwrapped) == [true, true, false, false, false])
  }
}
