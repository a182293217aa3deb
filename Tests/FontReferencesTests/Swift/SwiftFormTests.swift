import FontReferences
import SourceText
import Testing

/// A source with one call, and how it is read.
struct SwiftForm: Sendable, CustomTestStringConvertible {
  var source: String
  var line: String
  var testDescription: String { source }
  init(_ source: String, _ line: String) {
    self.source = source
    self.line = line
  }
}

/// Every form in which Swift asks for a font by a literal.
@Suite struct SwiftFormTests {
  static let forms: [SwiftForm] = [
    SwiftForm(#"Font.custom("Inter", size: 1)"#, "Inter @ 1:13 Font.custom(_:size:)"),
    SwiftForm(#"SwiftUI.Font.custom("Inter", size: 1)"#, "Inter @ 1:21 Font.custom(_:size:)"),
    SwiftForm(#"x.font(.custom("Inter", size: 1))"#, "Inter @ 1:16 Font.custom(_:size:)"),
    SwiftForm(#"x.font(.custom("Inter", size: 1).bold())"#, "Inter @ 1:16 Font.custom(_:size:)"),
    SwiftForm(#".custom("Inter", fixedSize: 1)"#, "Inter @ 1:9 Font.custom(_:fixedSize:)"),
    SwiftForm(
      #".custom("Inter", size: 1, relativeTo: .body)"#,
      "Inter @ 1:9 Font.custom(_:size:relativeTo:)"),
    SwiftForm(#"let f: Font = .custom("Inter", size: 1)"#, "Inter @ 1:23 Font.custom(_:size:)"),
    SwiftForm(
      #"extension Font { static let a = custom("Inter", size: 1) }"#,
      "Inter @ 1:40 Font.custom(_:size:)"),
    SwiftForm(
      #"extension Font { static let a = Self.custom("Inter", size: 1) }"#,
      "Inter @ 1:45 Font.custom(_:size:)"),
    SwiftForm(#"UIFont(name: "Inter", size: 1)"#, "Inter @ 1:14 UIFont(name:size:)"),
    SwiftForm(#"UIFont.init(name: "Inter", size: 1)"#, "Inter @ 1:19 UIFont(name:size:)"),
    SwiftForm(#"UIKit.UIFont(name: "Inter", size: 1)"#, "Inter @ 1:20 UIFont(name:size:)"),
    SwiftForm(
      #"let f: UIFont? = .init(name: "Inter", size: 1)"#, "Inter @ 1:30 UIFont(name:size:)"),
    SwiftForm(#"a.b.font = .init(name: "Inter", size: 1)"#, "Inter @ 1:24 UIFont(name:size:)"),
    SwiftForm(#"a?.titleFont = .init(name: "Inter", size: 1)!"#, "Inter @ 1:28 UIFont(name:size:)"),
    SwiftForm(
      #"import AppKit; a.font = .init(name: "Inter", size: 1)"#,
      "Inter @ 1:37 NSFont(name:size:)"),
    SwiftForm(
      #"extension UIFont { func a() { _ = Self(name: "Inter", size: 1) } }"#,
      "Inter @ 1:46 UIFont(name:size:)"),
    SwiftForm(
      #"extension UIFont { convenience init() { self.init(name: "Inter", size: 1)! } }"#,
      "Inter @ 1:57 UIFont(name:size:)"),
    SwiftForm(#"NSFont(name: "Inter", size: 1)"#, "Inter @ 1:14 NSFont(name:size:)"),
    SwiftForm(
      #"CTFontCreateWithName("Inter" as CFString, 1, nil)"#, "Inter @ 1:22 CTFontCreateWithName"),
    SwiftForm(
      #"CTFontCreateWithName(("Inter" as NSString) as CFString, 1, nil)"#,
      "Inter @ 1:23 CTFontCreateWithName"),
    SwiftForm(
      #"CTFontCreateWithNameAndOptions("Inter" as CFString, 1, nil, [])"#,
      "Inter @ 1:32 CTFontCreateWithName"),
    SwiftForm(#"CTFont("Inter" as CFString, size: 1)"#, "Inter @ 1:8 CTFontCreateWithName"),
    SwiftForm(
      #"CTFontDescriptorCreateWithNameAndSize("Inter" as CFString, 1)"#,
      "Inter @ 1:39 CTFontDescriptorCreateWithNameAndSize"),
    SwiftForm(#"CGFont("Inter" as CFString)"#, "Inter @ 1:8 CGFont(_:)"),
    SwiftForm(#"CGFont(NSString(string: "Inter"))"#, "Inter @ 1:25 CGFont(_:)"),
    SwiftForm(
      #"UIFontDescriptor(name: "Inter", size: 1)"#, "Inter @ 1:24 UIFontDescriptor(name:size:)"),
    SwiftForm(
      #"NSFontDescriptor(name: "Inter", size: 1)"#, "Inter @ 1:24 NSFontDescriptor(name:size:)"),
    SwiftForm(
      #"UIFontDescriptor(fontAttributes: [.size: 1, .name: "Inter"])"#,
      "Inter @ 1:52 font descriptor attribute .name"),
    SwiftForm(
      #"UIFontDescriptor(fontAttributes: [UIFontDescriptor.AttributeName.family: "Inter"])"#,
      "Inter @ 1:74 font descriptor attribute .family"),
    SwiftForm(
      #"d.addingAttributes([.family: "Inter"])"#, "Inter @ 1:30 font descriptor attribute .family"),
    SwiftForm(
      #"let a = [kCTFontNameAttribute: "Inter"] as CFDictionary"#,
      "Inter @ 1:32 font descriptor attribute .name"),
    SwiftForm(#"SKLabelNode(fontNamed: "Inter")"#, "Inter @ 1:24 SKLabelNode(fontNamed:)"),
    SwiftForm(#"import SpriteKit; node.fontName = "Inter""#, "Inter @ 1:35 SKLabelNode.fontName"),
    SwiftForm(#"layer.font = "Inter" as CFTypeRef"#, "Inter @ 1:14 CATextLayer.font"),
    SwiftForm(
      #"m.font(withFamily: "Inter", traits: [], weight: 5, size: 1)"#,
      "Inter @ 1:20 NSFontManager.font(withFamily:traits:weight:size:)"),
    SwiftForm(#"UIFont(name: (("Inter")), size: 1)"#, "Inter @ 1:16 UIFont(name:size:)"),
    SwiftForm(
      #"let a = b ? nil : UIFont(name: "Inter", size: 1)"#, "Inter @ 1:32 UIFont(name:size:)"),
    SwiftForm(
      #"f { g(UIFont(name: "Inter", size: 1) ?? .body) }"#, "Inter @ 1:20 UIFont(name:size:)"),
    SwiftForm(
      #"x"# + "\n#if A\n" + #".font(.custom("Inter", size: 1))"# + "\n#endif",
      "Inter @ 3:15 Font.custom(_:size:)"),
    SwiftForm(
      #"#Preview { Text("a").font(.custom("Inter", size: 1)) }"#,
      "Inter @ 1:35 Font.custom(_:size:)"),
    SwiftForm(#"Font.custom("", size: 1)"#, " @ 1:13 Font.custom(_:size:)"),
  ]

  @Test("a literal at the call is the name, at the place of its quote", arguments: forms)
  func literals(_ form: SwiftForm) throws {
    let reading = SwiftReading(form.source)
    #expect(reading.lines == [form.line])
    let name = try #require(reading.references.first?.candidates.first)
    #expect(name.certainty == .literal)
    #expect(name.flow.isEmpty)
    #expect(reading.references.first?.undetermined == nil)
  }

  @Test("an emoji, tabs, CRLF and lines before the call do not shift its place", arguments: forms)
  func places(_ form: SwiftForm) throws {
    let plain = try #require(SwiftReading(form.source).references.first?.candidates.first)
    let shifted = try #require(
      SwiftReading("// 🎉 é\r\n\tlet 👩‍👩‍👧 = \"🇩🇪\"; /* ü */\r\n" + form.source)
        .references.first?.candidates.first)
    #expect(shifted.place.line == plain.place.line.map { $0 + 2 })
    #expect(shifted.place.column == plain.place.column)
    let inline = try #require(
      SwiftReading("/* 🎉 */ " + form.source).references.first?.candidates.first)
    if plain.place.line == 1 {
      #expect(inline.place.column == plain.place.column.map { $0 + "/* 🎉 */ ".utf8.count })
    }
  }

  @Test("in a comment or a string nothing asks for a font", arguments: forms)
  func inCommentsAndStrings(_ form: SwiftForm) {
    #expect(SwiftReading("/* \(form.source) */").lines == [])
    #expect(SwiftReading("let a = ##\"\"\"\n\(form.source)\n\"\"\"##").lines == [])
  }

  static let lookAlikes: [String] = [
    #".custom("scrollViewContentSize") { $0 }"#,
    #".custom("a", weight: 1)"#,
    #"custom("a", size: 1)"#,
    #"Color.custom("a", size: 1)"#,
    #"Theme.Font.custom("a", size: 1)"#,
    #"UIFont.systemFont(ofSize: 1)"#,
    #"UIImage(name: "a", size: 1)"#,
    #"let a: Item = .init(name: "a", size: 1)"#,
    #"items.append(.init(name: "a", size: 1))"#,
    #"CTFont(.system, size: 1)"#,
    #"CTFont(fontDescriptor, size: 1)"#,
    #"CGFont(provider)"#,
    #"UIFontDescriptor(fontAttributes: [.size: 1])"#,
    #"let a: [Key: String] = [.name: "a", .family: "b"]"#,
    #"node.fontName = "a""#,
    #"config.font = "a""#,
    #"font == "UIFont""#,
  ]

  @Test("what only looks like a font's call asks for none", arguments: lookAlikes)
  func others(_ source: String) {
    #expect(SwiftReading(source).lines == [])
  }
}
