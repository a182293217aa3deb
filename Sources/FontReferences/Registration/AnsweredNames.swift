import NameFlow
import SourceText

/// Names that the app's own code answers to: it puts a method of its own in the place of
/// `fontWithName:size:`, and gives fonts of its choice for the names that stand beside.
enum AnsweredNames {
  private static let replacing = Needles(words: [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
  ])
  private static let replaced = Needles(words: ["fontWithName:size:", "UIFont.init(name:size:)"])
  private static let longestName = 100

  static func fonts(in texts: [SourceText]) -> [LoadedFont] {
    texts.filter { replacing.occur(in: $0) && replaced.occur(in: $0) }.flatMap(fonts)
  }

  private static func fonts(in text: SourceText) -> [LoadedFont] {
    var found: [LoadedFont] = []
    var start: Int?
    for (index, byte) in text.utf8.enumerated() {
      if byte == UInt8(ascii: "\n") { start = nil }
      guard byte == UInt8(ascii: "\"") else { continue }
      guard let begin = start else {
        start = index + 1
        continue
      }
      start = nil
      guard index > begin, index - begin <= longestName else { continue }
      let name = String(decoding: text.utf8[begin..<index], as: UTF8.self)
      var font = LoadedFont(name: name, file: nil, place: text.place(begin..<index))
      font.isAnswered = true
      found.append(font)
    }
    return found
  }
}
