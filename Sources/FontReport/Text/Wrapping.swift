/// Text in lines of some columns.
enum Wrapping {
  /// The lines of a text, broken at spaces; in quotes and brackets only where what is in them fits no line.
  /// A word that is wider than a line stays whole.
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
    var open: [Substring] = []
    var marks = Marks()
    var width = 0
    for part in text.split(separator: " ", omittingEmptySubsequences: false) {
      width += (open.isEmpty ? 0 : 1) + DisplayWidth.columns(part)
      open.append(part)
      marks.read(part)
      if width > room {
        words += open
      } else if marks.areClosed {
        words.append(text[open[0].startIndex..<part.endIndex])
      } else {
        continue
      }
      (open, marks, width) = ([], Marks(), 0)
    }
    return words + open
  }

  /// The quotes and brackets that have begun.
  private struct Marks {
    private var isQuoted = false
    private var depth = 0
    var areClosed: Bool { !isQuoted && depth <= 0 }

    mutating func read(_ text: Substring) {
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""): isQuoted.toggle()
        case UInt8(ascii: "(") where !isQuoted: depth += 1
        case UInt8(ascii: ")") where !isQuoted: depth -= 1
        default: break
        }
      }
    }
  }
}
