/// Text in lines of some columns.
enum Wrapping {
  /// The lines of a text, broken at spaces; those in quotes hold as long as what they quote fits a line. A
  /// word that is wider than a line stays whole.
  /// - Parameters:
  ///   - first: the columns of the first line.
  ///   - rest: those of the others.
  static func lines(_ text: String, first: Int, rest: Int) -> [String] {
    var lines: [String] = []
    var line: String?
    var used = 0
    for word in words(of: text, fitting: rest) {
      let width = DisplayWidth.columns(word)
      if let begun = line, used + 1 + width <= (lines.isEmpty ? first : rest) {
        line = begun + " " + word
        used += 1 + width
        continue
      }
      if let line { lines.append(line) }
      line = String(word)
      used = width
    }
    return lines + [line ?? ""]
  }

  /// What no line is broken in.
  private static func words(of text: String, fitting room: Int) -> [Substring] {
    var words: [Substring] = []
    var quoted: [Substring] = []
    var width = 0
    for part in text.split(separator: " ", omittingEmptySubsequences: false) {
      let hasMark = part.count { $0 == "\"" } % 2 == 1
      if quoted.isEmpty, !hasMark {
        words.append(part)
        continue
      }
      width = quoted.isEmpty ? 0 : width + 1
      width += DisplayWidth.columns(part)
      quoted.append(part)
      if width > room {
        words += quoted
        quoted = []
      } else if hasMark, quoted.count > 1 {
        words.append(text[quoted[0].startIndex..<part.endIndex])
        quoted = []
      }
    }
    return words + quoted
  }
}
