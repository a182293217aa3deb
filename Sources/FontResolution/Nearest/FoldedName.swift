/// A font's name as words in lower case, so that spellings of one name can be told to be one.
///
/// Words end at hyphens, spaces, underscores and dots, and where a capital follows a small letter:
/// `OpenSans-SemiBoldItalic` is `open sans semi bold italic`. A text too long to be a name has none.
struct FoldedName: Hashable {
  /// The words as they are written, in lower case.
  let words: [String]
  /// The words with one spelling for each weight and slant: `semi bold`, `demi` are `semibold`.
  let canonicalWords: [String]
  /// The words without anything between them.
  let joined: String
  /// The canonical words without anything between them.
  let canonical: String
  /// The canonical words without the word that says "of no particular style".
  let withoutRegular: String

  init(_ name: String) {
    words = name.isTooLongForFont ? [] : FoldedName.words(of: name)
    canonicalWords = FoldedName.canonical(words)
    joined = words.joined()
    canonical = canonicalWords.joined()
    withoutRegular = canonicalWords.filter { $0 != "regular" }.joined()
  }

  /// The canonical words of style at the end.
  var style: [String] { Array(canonicalWords.suffix(while: FoldedName.isStyle)) }

  /// The canonical words before those of style.
  var family: ArraySlice<String> { canonicalWords.dropLast(style.count) }

  /// Whether it is a family (its words joined) and then nothing but words of style.
  func isFamilyAndStyle(_ family: String) -> Bool {
    styleWords(afterFamily: family) != nil
  }

  /// The canonical words after a family's (joined), when they are all words of style.
  func styleWords(afterFamily family: String) -> [String]? {
    var start = ""
    for (index, word) in words.enumerated() {
      start += word
      guard start.utf8.count <= family.utf8.count else { return nil }
      guard start == family else { continue }
      let rest = FoldedName.canonical(Array(words.dropFirst(index + 1)))
      return rest.allSatisfy(FoldedName.isStyle) ? rest : nil
    }
    return nil
  }

  /// The weight its last words speak of, 100 to 900; `nil` where none does. Marks of a foundry may
  /// follow: `TimesNewRomanPS-BoldMT`.
  var weight: Int? { canonicalWords.lazy.reversed().compactMap { FoldedName.weights[$0] }.first }

  var isItalic: Bool { canonicalWords.contains("italic") }

  /// The words of style wherever they are, but those that speak of nothing in particular.
  var styles: Set<String> {
    Set(canonicalWords.filter { FoldedName.isStyle($0) && $0 != "regular" })
  }
}

extension FoldedName {
  private static func words(of name: String) -> [String] {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return wordsOfASCII(name) }
    var words: [String] = []
    var word = ""
    var wasLower = false
    // What nobody sees is no letter, and a dash of another kind is a hyphen.
    let seen = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    for character in String(String.UnicodeScalarView(seen)) {
      let separates =
        character == "_" || character == "." || character == ","
        || character.unicodeScalars.first?.properties.generalCategory == .dashPunctuation
      if separates || character.isWhitespace || (wasLower && character.isUppercase) {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      wasLower = character.isLowercase || character.isNumber
      if !separates, !character.isWhitespace { word += character.lowercased() }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// The same for what nearly all names are made of: no question of Unicode is asked.
  private static func wordsOfASCII(_ name: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    var wasLower = false
    for byte in name.utf8 {
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let separates = separators.contains(byte)
      if separates || (wasLower && isUpper) { end() }
      wasLower =
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if !separates { word.append(isUpper ? byte | 0x20 : byte) }
    }
    end()
    return words
  }

  /// Blanks, as Unicode has them among these, and marks between words.
  private static let separators = Set("-_., \t\n\r\u{B}\u{C}".utf8)

  private static func canonical(_ words: [String]) -> [String] {
    var result: [String] = []
    for word in words {
      if let previous = result.last, let pair = pairs[previous + " " + word] {
        result[result.count - 1] = pair
      } else {
        result.append(spellings[word] ?? word)
      }
    }
    // `Poppins_700Bold` says its weight twice.
    let pairs = zip(result, result.dropFirst() + [""])
    return pairs.filter { word, next in Int(word).map { weights[next] != $0 } ?? true }.map(\.0)
  }

  private static func isStyle(_ word: String) -> Bool { StyleWords.isStyle(word) }

  private static let spellings = [
    "demi": "semibold", "semi": "semibold", "demibold": "semibold", "ultrabold": "extrabold",
    "ultra": "extra", "extralight": "ultralight", "hairline": "thin", "normal": "regular",
    "roman": "regular", "plain": "regular", "oblique": "italic", "slanted": "italic",
    "inclined": "italic", "it": "italic", "ital": "italic", "reg": "regular", "med": "medium",
  ]

  private static let pairs = [
    "semibold bold": "semibold", "extra bold": "extrabold", "extra light": "ultralight",
    "ultra light": "ultralight", "extra black": "extrablack",
  ]

  private static let weights = [
    "thin": 100, "ultralight": 200, "light": 300, "book": 400, "regular": 400, "medium": 500,
    "semibold": 600, "bold": 700, "extrabold": 800, "heavy": 800, "black": 900, "extrablack": 900,
  ]
}

extension String {
  /// Whether it is no name of a font, nor near one: megabytes are not worth a look.
  var isTooLongForFont: Bool { utf8.count > 1000 }
}

extension Array {
  /// The longest end of which every element passes.
  fileprivate func suffix(while passes: (Element) -> Bool) -> ArraySlice<Element> {
    let start = lastIndex { !passes($0) }.map { $0 + 1 } ?? startIndex
    return self[start...]
  }
}
