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

  static func fonts(in program: Program) -> [LoadedFont] {
    program.files(having: replacing).map { program.texts[Int($0)] }
      .filter { replaced.occur(in: $0) }.flatMap(fonts)
  }

  private static func fonts(in text: SourceText) -> [LoadedFont] {
    text.quoted(upTo: longestName).map { range in
      let name = String(decoding: text.utf8[range], as: UTF8.self)
      var font = LoadedFont(name: name, file: nil, place: text.place(range))
      font.isAnswered = true
      return font
    }
  }
}
