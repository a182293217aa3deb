import SourceText

/// The words without which a Swift file asks for no font and is not parsed.
struct SwiftNeedles: Sendable {
  private let words: [[UInt8]]
  /// By a word's first byte, the words.
  private let byFirstByte: [[Int]]

  /// Words of the APIs that take a font's name.
  static let fonts = SwiftNeedles([
    ".custom", "UIFont", "NSFont", "CTFont", "CGFont", "SKLabelNode", "FontBlaster",
    "AllCustomFonts", ".init(name", ".fontName", ".selectFont", ".font(withFamily",
    ".addingAttributes", "super.init(fontNamed",
    // An app's own type of this name is not SwiftUI's; an extension of SwiftUI's calls it by none.
    "struct Font", "class Font", "enum Font", "actor Font", "protocol Font", "typealias Font",
    "extension Font", "extension SwiftUI.Font", "case custom(", "func custom(",
  ])

  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    var table = Array(repeating: [Int](), count: 256)
    for (index, word) in self.words.enumerated() {
      if let first = word.first { table[Int(first)].append(index) }
    }
    byFirstByte = table
  }

  /// Whether one of the words stands in a text.
  func occur(in text: SourceText) -> Bool {
    let bytes = text.utf8
    for index in bytes.indices where !byFirstByte[Int(bytes[index])].isEmpty {
      for word in byFirstByte[Int(bytes[index])] where bytes[index...].starts(with: words[word]) {
        return true
      }
    }
    return false
  }
}
