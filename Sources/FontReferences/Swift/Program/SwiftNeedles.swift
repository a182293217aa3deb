import SourceText

/// The words without which a Swift file asks for no font and is not parsed.
struct SwiftNeedles: Sendable {
  /// A text, and what may not stand right behind it.
  struct Needle: Sendable {
    var bytes: [UInt8]
    var excludesBehind: [UInt8] = []

    /// The byte to look for first: a capital, a dot or a bracket, for they are rarer than the rest.
    var anchor: Int {
      bytes.firstIndex { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
        ?? bytes.firstIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "(") } ?? 0
    }
  }

  /// For each byte the needles it anchors, with the byte's place in them.
  private let byAnchor: [[(needle: Needle, anchor: Int)]]
  private let isAnchor: [Bool]

  /// What a file holds that takes a font's name, or that changes what such a call means elsewhere.
  static let fonts = SwiftNeedles(calls + declarations)

  init(_ needles: [Needle]) {
    var table: [[(needle: Needle, anchor: Int)]] = Array(repeating: [], count: 256)
    for needle in needles where !needle.bytes.isEmpty {
      let anchor = needle.anchor
      table[Int(needle.bytes[anchor])].append((needle, anchor))
    }
    byAnchor = table
    isAnchor = table.map { !$0.isEmpty }
  }

  /// Any of these words.
  init(words: [String]) {
    self.init(words.map { Needle(bytes: Array($0.utf8)) })
  }

  /// Whether one of the needles stands in a text.
  func occur(in text: SourceText) -> Bool {
    let bytes = text.utf8
    let end = bytes.count
    var index = 0
    while index < end {
      let byte = Int(bytes[index])
      if isAnchor[byte] {
        for (needle, anchor) in byAnchor[byte] where stands(needle, at: index - anchor, bytes) {
          return true
        }
      }
      index += 1
    }
    return false
  }

  private func stands(_ needle: Needle, at start: Int, _ bytes: [UInt8]) -> Bool {
    let end = start + needle.bytes.count
    guard start >= 0, end <= bytes.count else { return false }
    var index = needle.bytes.count - 1
    while index >= 0 {
      if bytes[start + index] != needle.bytes[index] { return false }
      index -= 1
    }
    return needle.excludesBehind.isEmpty || end == bytes.count
      || !needle.excludesBehind.contains(bytes[end])
  }
}

extension SwiftNeedles {
  private static let calls: [Needle] = [
    ".custom(", ".init(name", "super.init(fontNamed", "UIFont(", "UIFont.init(", "NSFont(",
    "NSFont.init(", "FontDescriptor(", "FontDescriptor.init(", "AttributeName.name",
    "AttributeName.family", ".addingAttributes", "CTFont(", "CTFont.init(", "CTFontCreateWithName",
    "CTFontDescriptorCreateWithName", "CTFontNameAttribute", "CTFontFamilyNameAttribute",
    "CTFontDisplayNameAttribute", "CTFontManagerRegister", "CGFont(", "CGFont.init(",
    "SKLabelNode(", "SKLabelNode.init(", "CFTypeRef", ".selectFont(",
    ".font(withFamily", "FontBlaster.blast", "AllCustomFonts(", ".init(\n", "fontNamed:",
    ".withFamily(", "toFamily:", "toFace:", "FontConvertible(", "FontResource(", "FontFamily(",
    ".fontName",
    "self.init(name", "Self(name",
  ].map { Needle(bytes: Array($0.utf8)) }

  private static let types = ["Font", "UIFont", "NSFont", "CTFont", "CGFont", "SKLabelNode"]

  /// Extensions call the platform's members by no more than their name; a type `Font` of the app's
  /// own is not SwiftUI's; a `typealias` is another name for one of the platform's.
  private static let declarations: [Needle] =
    types.flatMap { type in
      ["extension \(type)", "extension SwiftUI.\(type)"].map { Needle(bytes: Array($0.utf8)) }
        + ["= \(type)", ".\(type)"].map {
          Needle(bytes: Array($0.utf8), excludesBehind: Array(".(:?!,)=>".utf8) + identifierBytes)
        }
    }
    + ["struct", "class", "enum", "actor", "protocol", "typealias"].map { keyword in
      Needle(bytes: Array("\(keyword) Font".utf8), excludesBehind: identifierBytes)
    }
    + ["case custom(", "func custom("].map { Needle(bytes: Array($0.utf8)) }

  private static let identifierBytes =
    Array(UInt8(ascii: "a")...UInt8(ascii: "z")) + Array(UInt8(ascii: "A")...UInt8(ascii: "Z"))
    + Array(UInt8(ascii: "0")...UInt8(ascii: "9")) + [UInt8(ascii: "_")]
}
