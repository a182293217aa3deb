package import SourceText

/// The selectors of Objective-C, as a text writes them.
extension SourceText {
  /// Where a word stands that begins a selector, but in lines of comment and in those of Objective-C that declare or
  /// begin a method or a property.
  package func sends(of word: String) -> [Int] {
    let bytes = Array(word.utf8)
    var sends: [Int] = []
    var start = 0
    while let next = utf8.firstIndex(of: bytes, in: start..<utf8.count) {
      start = next + bytes.count
      let isPart =
        next > 0 && CallWords.isWord(utf8[next - 1])
        || start < utf8.count && CallWords.isWord(utf8[start])
      guard !isPart, let line = line(position(next).line) else { continue }
      let text = line.drop { $0 == " " || $0 == "\t" }
      let isDeclaring =
        ["-", "+", "@property"].contains { text.hasPrefix($0) }
        && !text.drop { $0 != "{" }.contains(word)
      if !isDeclaring, !text.hasPrefix("//") { sends.append(next) }
    }
    return sends
  }

  /// The words of the selector of the method of Objective-C around a place; none outside of methods.
  package func selector(around offset: Int) -> [String] {
    for number in (1...max(1, position(offset).line)).reversed() {
      guard let line = line(number), line.first != "@" else { return [] }
      guard line.first == "-" || line.first == "+" else { continue }
      let header = line.drop { $0 != ")" }.dropFirst().prefix { $0 != "{" && $0 != ";" }
      let words = header.split(separator: ":").map { part -> String in
        let word = part.reversed().drop { $0 == " " }
        return String(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
      }
      return header.contains(":") ? Array(words.dropLast()) : words
    }
    return []
  }
}
