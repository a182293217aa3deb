extension String {
  /// Each word with a capital letter first and small ones behind: a word is made of letters, and of
  /// apostrophes behind them.
  var capitalizedWords: String {
    var result = ""
    var isInWord = false
    for character in self {
      if character.isLetter {
        result += isInWord ? character.lowercased() : character.titlecased
        isInWord = true
      } else {
        isInWord = isInWord && (character == "'" || character == "’")
        result.append(character)
      }
    }
    return result
  }

  /// What stands between separators; of an empty text the text itself.
  ///
  /// - Parameter most: how often it is cut at most.
  func parts(
    between separator: String, atMost most: Int = .max, omittingEmpty omitsEmpty: Bool = false
  ) -> [String] {
    split(separator: separator, maxSplits: most, omittingEmptySubsequences: omitsEmpty)
      .map { String($0) }
  }

  /// The text with another part in the first place of one.
  func replacingFirst(_ old: String, by new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    var copy = self
    copy.replaceSubrange(range, with: new)
    return copy
  }
}

extension Character {
  fileprivate var titlecased: String {
    unicodeScalars.prefix(1).map(\.properties.titlecaseMapping).joined()
      + String(String.UnicodeScalarView(unicodeScalars.dropFirst())).lowercased()
  }
}
