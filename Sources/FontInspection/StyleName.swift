/// What the words of a style's name, or of a family's, say about weight, width and slope.
///
/// `ExtraCondensed SemiBold Italic` is of weight 600 and italic: words of width do not count as weight.
public struct StyleName: Sendable, Equatable {
  /// The weight that the words speak of, 100 to 900 as `OS/2` usWeightClass has it; `nil` without such a
  /// word. Words such as Regular give way to a bolder or lighter one.
  public let weight: Int?
  /// Whether a word says italic, oblique or slanted.
  public let isItalic: Bool
  /// Whether a word says condensed, narrow, wide or the like.
  public let isOfOtherWidth: Bool
  /// Whether all words are of weight, width or slope.
  public let isOfStyleAlone: Bool

  public init(_ name: String) {
    let words = Self.words(of: name).map(\.text)
    let weights = words.compactMap { Self.weights[$0] }
    weight = weights.first { $0 != 400 } ?? weights.first
    isItalic = words.contains(where: Self.slopes.contains)
    isOfOtherWidth = words.contains(where: Self.widths.contains)
    isOfStyleAlone = !words.isEmpty && words.allSatisfy(Self.isStyle)
  }

  /// A family's name without the words of weight and slope at its end: `Open Sans` for
  /// `Open Sans SemiBold Italic`. Words of width stay, for a family may well be condensed. A name of
  /// nothing but such words stays as it is.
  public static func family(of name: String) -> String {
    let words = words(of: name)
    guard
      let last = words.lastIndex(where: { weights[$0.text] == nil && !slopes.contains($0.text) })
    else { return name }
    return String(name[..<words[last].end])
  }
}

extension StyleName {
  private struct Word {
    /// In lower case; two that belong together are one: `semibold`.
    var text: String
    var end: String.Index
  }

  /// The words: they end at anything but letters and digits, and where a capital follows a small letter.
  private static func words(of name: String) -> [Word] {
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return wordsOfASCII(name) }
    var words: [Word] = []
    var word = ""
    var wasSmall = false
    for index in name.indices {
      let character = name[index]
      let isPart = character.isLetter || character.isNumber
      if !isPart || wasSmall && character.isUppercase { end(&word, at: index, &words) }
      if isPart { word += character.lowercased() }
      wasSmall = character.isLowercase
    }
    end(&word, at: name.endIndex, &words)
    return words
  }

  /// The same for what nearly all names are made of: no question of Unicode is asked.
  private static func wordsOfASCII(_ name: String) -> [Word] {
    var words: [Word] = []
    var word: [UInt8] = []
    var wasSmall = false
    func endWord(at index: String.Index) {
      var text = String(decoding: word, as: UTF8.self)
      word.removeAll(keepingCapacity: true)
      end(&text, at: index, &words)
    }
    for index in name.utf8.indices {
      let byte = name.utf8[index]
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      let isPart = isCapital || isSmall || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if !isPart || wasSmall && isCapital { endWord(at: index) }
      if isPart { word.append(isCapital ? byte | 0x20 : byte) }
      wasSmall = isSmall
    }
    endWord(at: name.endIndex)
    return words
  }

  /// Ends a word; one that belongs to the word before it is joined to that.
  private static func end(_ word: inout String, at index: String.Index, _ words: inout [Word]) {
    defer { word = "" }
    guard !word.isEmpty else { return }
    if let last = words.last, modifiers.contains(last.text), isModified(word) {
      words[words.count - 1] = Word(text: last.text + word, end: index)
    } else {
      words.append(Word(text: word, end: index))
    }
  }

  private static func isStyle(_ word: String) -> Bool {
    weights[word] != nil || slopes.contains(word) || widths.contains(word)
  }

  private static func isModified(_ word: String) -> Bool {
    ["light", "bold", "black", "thin"].contains(word) || plainWidths.contains(word)
  }

  private static let modifiers: Set<String> = ["extra", "ultra", "semi", "demi"]
  private static let slopes: Set<String> = [
    "italic", "ital", "it", "oblique", "slanted", "inclined", "kursiv",
  ]
  private static let plainWidths = [
    "condensed", "compressed", "narrow", "expanded", "extended", "wide",
  ]
  private static let widths = Set(
    plainWidths + modifiers.flatMap { modifier in plainWidths.map { modifier + $0 } })

  /// By the description of `OS/2` usWeightClass, and the words in use beside its own.
  private static let weights = [
    "hairline": 100, "thin": 100, "extrathin": 100, "ultrathin": 100, "extralight": 200,
    "ultralight": 200, "light": 300, "semilight": 350, "demilight": 350, "book": 400,
    "regular": 400, "normal": 400, "roman": 400, "plain": 400, "medium": 500, "demi": 600,
    "semibold": 600, "demibold": 600, "bold": 700, "extrabold": 800, "ultrabold": 800,
    "heavy": 800, "black": 900, "extrablack": 900, "ultrablack": 900,
  ]
}
