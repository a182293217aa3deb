import SourceText

/// What stands in the texts of the files, whether that is a word or not.
extension Program {
  /// Files that hold one of some words.
  package func files(having needles: Needles) -> [Int32] {
    let held = ParserThreads.map(units) { $0.holds(needles) }
    return held.indices.filter { held[$0] }.map { Int32($0) }
  }

  /// Files that hold a text which is no identifier: an operator.
  func files(writing text: String) -> [Int32] {
    if let known = writing[text] { return known }
    let found = files(having: Needles(words: [text]))
    writing[text] = found
    return found
  }

  /// Whether a text stands in a file of Objective-C.
  func isWrittenInObjectiveC(_ text: String) -> Bool {
    if let known = writtenInObjectiveC[text] { return known }
    let bytes = Array(text.utf8)
    let isWritten = texts.indices.contains {
      isOfObjectiveC[$0] && texts[$0].utf8.firstIndex(of: bytes, in: texts[$0].utf8.indices) != nil
    }
    writtenInObjectiveC[text] = isWritten
    return isWritten
  }

  /// Whether a word stands somewhere as it is looked for, be it in code or in a string.
  ///
  /// - Parameter declared: what the word has to do with: its own file does not count, nor one that cannot see it.
  package func hasText(
    withWord word: String, outside declared: Declared? = nil,
    where passes: ([UInt8], Range<Int>) -> Bool
  ) -> Bool {
    let bytes = Array(word.utf8)
    return files(mentioning: [word]).contains { file in
      guard file != declared?.file else { return false }
      let text = texts[Int(file)].utf8
      return text.hasWord(bytes) { passes(text, $0) }
        && declared.map { isSeen($0, from: file) } != false
    }
  }
}
