import NameFlow
import SourceText

/// Who draws the text of the animations.
enum LottiePlayer {
  /// Lottie for iOS, with the fonts that have the names.
  case standard
  /// The app gives it fonts of its own choice.
  case withOwnFonts
  /// Nothing that was found: a page, another platform's app, nobody.
  case unknown
}

/// Who plays which animation: what the processes do that have it.
struct LottiePlayers: Sendable {
  private let programs: [CodeProgram]
  /// The files that import Lottie, and those that speak of the fonts it is given.
  private var importing: [String] = []
  private var providing: [String] = []

  private static let imports = Needles(words: [
    "import Lottie", "@import Lottie", "<Lottie/", "\"Lottie",
  ])
  private static let providers = Needles(words: ["FontProvider", "fontProvider"])

  init(among texts: [SourceText] = [], programs: [CodeProgram] = []) {
    self.programs = programs
    let marks = ParserThreads.map(texts) { text in
      (imports: Self.imports.occur(in: text), provides: Self.providers.occur(in: text))
    }
    for (text, marks) in zip(texts, marks) {
      if marks.imports { importing.append(text.path) }
      if marks.provides { providing.append(text.path) }
    }
  }

  /// Who plays a document. What no program has may be played by any.
  func player(of document: String) -> LottiePlayer {
    let holding = programs.filter { $0.contains(document) }
    let isOfItsPrograms = { (path: String) in
      holding.isEmpty || holding.contains { $0.contains(path) }
    }
    if !importing.contains(where: isOfItsPrograms) { return .unknown }
    return providing.contains(where: isOfItsPrograms) ? .withOwnFonts : .standard
  }
}
