/// A place in a file that a diagnostic can point at: a file, and where known the text in it.
package struct SourcePlace: Sendable, Hashable {
  /// The absolute path of the file.
  package var path: String
  /// The text meant, or `nil` where the file as a whole is meant (a font, a binary property list).
  package var range: TextRange?

  package init(path: String, range: TextRange? = nil) {
    self.path = path
    self.range = range
  }

  /// The line, from 1.
  package var line: Int? { range?.start.line }
  /// The column, from 1, in UTF-8 bytes.
  package var column: Int? { range?.start.column }
}

/// A stretch of text, its end excluded.
package struct TextRange: Sendable, Hashable {
  package var start: TextPosition
  package var end: TextPosition

  package init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }
}

/// A position in a text.
package struct TextPosition: Sendable, Hashable, Comparable {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1: the UTF-8 bytes before it on its line, plus one.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePlace: Comparable {
  /// By path, then by position; a place without text stands before those with.
  package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    guard left.path == right.path else { return left.path < right.path }
    switch (left.range, right.range) {
    case (nil, nil), (_, nil): return false
    case (nil, _): return true
    case (let left?, let right?):
      return (left.start, left.end) < (right.start, right.end)
    }
  }
}

/// A file that should have been checked and was not, and why. Never an omission without a word.
package struct UncheckedFile: Sendable, Hashable {
  /// The absolute path.
  package var path: String
  /// The reason: `"is not UTF-8"`, `"brackets nested 40 deep"`.
  package var reason: String
  /// Whether the file counts as an error (it could not be read), or is only said
  /// (a setting that is not supported).
  package var isError: Bool

  package init(path: String, reason: String, isError: Bool = true) {
    self.path = path
    self.reason = reason
    self.isError = isError
  }
}

/// A comment in a source file that speaks to fontgate: `fontgate:disable:next rule_id - reason`.
package struct ToolComment: Sendable, Hashable {
  /// The comment's text from `fontgate:` on, without the comment's own marks.
  package var text: String
  /// Where `fontgate:` stands.
  package var place: SourcePlace

  package init(text: String, place: SourcePlace) {
    self.text = text
    self.place = place
  }
}
