/// A place in a file that a diagnostic can point at: a file, and where known the text in it.
public struct SourcePlace: Sendable, Hashable {
  /// The absolute path of the file.
  public var path: String
  /// The text meant, or `nil` where the file as a whole is meant (a font, a binary property list).
  public var range: TextRange?

  public init(path: String, range: TextRange? = nil) {
    self.path = path
    self.range = range
  }

  /// The line, from 1.
  public var line: Int? { range?.start.line }
  /// The column, from 1, in UTF-8 bytes.
  public var column: Int? { range?.start.column }
}

/// A stretch of text, its end excluded.
public struct TextRange: Sendable, Hashable {
  public var start: TextPosition
  public var end: TextPosition

  public init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }
}

/// A position in a text.
public struct TextPosition: Sendable, Hashable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1: the UTF-8 bytes before it on its line, plus one.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourcePlace: Comparable {
  /// By path, then by position; a place without text stands before those with.
  public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
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
public struct UncheckedFile: Sendable, Hashable {
  /// The absolute path.
  public var path: String
  /// The reason: `"is not UTF-8"`, `"brackets nested 40 deep"`.
  public var reason: String
  /// Whether the file counts as an error (it could not be read), or is only said
  /// (a setting that is not supported).
  public var isError: Bool

  public init(path: String, reason: String, isError: Bool = true) {
    self.path = path
    self.reason = reason
    self.isError = isError
  }
}

/// A comment in a source file that speaks to fontgate: `fontgate:disable:next rule_id - reason`.
public struct ToolComment: Sendable, Hashable {
  /// The comment's text from `fontgate:` on, without the comment's own marks.
  public var text: String
  /// Where `fontgate:` stands.
  public var place: SourcePlace

  public init(text: String, place: SourcePlace) {
    self.text = text
    self.place = place
  }
}
