/// A place of a form's sources and what is found of the name there.
struct Mark: Hashable, Comparable, CustomStringConvertible {
  var file: String
  var line: Int
  var column: Int
  var finding: Finding

  var description: String { "\(file):\(line):\(column) \(finding.rawValue)" }

  static func < (left: Mark, right: Mark) -> Bool {
    (left.file, left.line, left.column, left.finding.rawValue)
      < (right.file, right.line, right.column, right.finding.rawValue)
  }
}

extension Mark {
  enum Finding: String {
    /// A font has the name: nothing is said.
    case right
    /// An error.
    case wrong
    /// A warning: a name that is tried next is drawn.
    case missed
    /// A warning: nothing uses it.
    case unused
    /// A note: a name before it is drawn, or whether anything asks for it is not known.
    case dead
    /// No font has the name, and the diagnostic stands at another one of its chain.
    case too
    /// A note that it cannot be determined.
    case listed
    /// The name of a font that exists already, or none: what is drawn is what was drawn before.
    case carried
    /// Code for another platform.
    case elsewhere
    /// A weight or a style that the font's family has no face for.
    case lacking
  }
}

extension SourceFile {
  /// What the comments of the file say of the lines above them.
  var marks: [Mark] {
    var subject = 0
    var dropped = 0
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line -> Mark? in
      guard let (column, finding) = Self.mark(in: line) else {
        subject = index + 1 - dropped
        return nil
      }
      if isWithoutComments { dropped += 1 }
      return Mark(file: name, line: subject, column: column, finding: finding)
    }
  }

  /// The text as it is given to the program: a document that knows no comments has none of the marks.
  var checkedText: String {
    guard isWithoutComments else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { Self.mark(in: $0) == nil }.joined(separator: "\n")
  }

  private var isWithoutComments: Bool { name.hasSuffix(".json") }

  /// The column, counted in bytes from 1, and the word of a line like `//   ^ right`.
  private static func mark(in line: Substring) -> (column: Int, finding: Mark.Finding)? {
    let words = line.split(separator: " ")
    guard words.count == 3, words[0] == "//", words[1] == "^",
      let finding = Mark.Finding(rawValue: String(words[2])), let caret = line.firstIndex(of: "^")
    else { return nil }
    return (line[..<caret].utf8.count + 1, finding)
  }
}
