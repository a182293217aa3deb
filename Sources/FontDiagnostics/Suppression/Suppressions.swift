import FontResolution
import SourceText

/// What the comments of all files say about rules: which diagnostics they suppress, and which of them
/// suppress nothing.
struct Suppressions {
  /// A word of a comment that suppresses: the rule it names, or `all`.
  struct Grant: Hashable {
    var comment: ToolComment
    var rule: String
  }

  private let files: [String: SuppressedFile]

  init(_ comments: [ToolComment]) {
    let read = Set(comments).compactMap(SuppressionComment.init)
    files = Dictionary(grouping: read, by: \.comment.place.path).mapValues(SuppressedFile.init)
  }

  /// Every comment, sorted by place.
  var comments: [SuppressionComment] {
    files.values.flatMap(\.commands).sorted { $0.comment.place < $1.comment.place }
  }

  /// What suppresses a diagnostic; empty where nothing does.
  func grants(for diagnostic: Diagnostic) -> [Grant] {
    guard let file = files[diagnostic.place.path] else { return [] }
    guard let start = diagnostic.place.range?.start, start != TextPosition(line: 1, column: 1)
    else { return file.grants(for: diagnostic.rule) }
    return file.grants(on: start.line, for: diagnostic.rule)
      + file.grants(at: start, for: diagnostic.rule)
  }
}

/// A comment that turns rules off or on: `fontgate:disable:next rule_id other_rule - reason`.
struct SuppressionComment {
  enum Action: Hashable {
    case disable, disableNext, disableThis, enable
    /// A word after `fontgate:` that means nothing.
    case unknown(String)
  }

  var comment: ToolComment
  var action: Action
  /// The rules as written, or `all`.
  var rules: [String]

  /// `nil` for prose that merely names the tool.
  init?(_ comment: ToolComment) {
    let marker = "fontgate:"
    guard comment.text.hasPrefix(marker) else { return nil }
    let words = comment.text.dropFirst(marker.count)
      .split(omittingEmptySubsequences: false) { $0.isWhitespace || $0 == "," }
    guard let command = words.first, command.first?.isLetter == true else { return nil }
    self.comment = comment
    action =
      switch command {
      case "disable": .disable
      case "disable:next": .disableNext
      case "disable:this": .disableThis
      case "enable": .enable
      default: .unknown(String(command))
      }
    let reasonMarks: Set<Substring> = ["-", "–", "—", "--", "*/", "-->"]
    rules =
      words.dropFirst().filter { !$0.isEmpty }.prefix { !reasonMarks.contains($0) }
      .map(String.init).unique
  }

  var lines: ClosedRange<Int> {
    guard let range = comment.place.range else { return 0...0 }
    // An end at the start of a line is the end of the line before.
    let last = range.end.column == 1 ? range.end.line - 1 : range.end.line
    return range.start.line...max(range.start.line, last)
  }

  /// What the comment grants (or, enabling, takes back) for a rule.
  func grant(for rule: String) -> Suppressions.Grant? {
    if rules.contains(rule) { return .init(comment: comment, rule: rule) }
    return rules.contains("all") ? .init(comment: comment, rule: "all") : nil
  }
}
