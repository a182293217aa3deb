package import SourceText

/// Findings that are known and let be: those that an earlier run wrote down.
///
/// An entry says which mistake it is and what stands on its line: not on which line, since code moves, nor
/// in which words it was told, nor in which targets, since one mistake may be in many and a run may check
/// some. What stands once more on another line is a mistake of its own; another place that suffers from a
/// mistake that is known is not.
package struct Baseline: Sendable, Equatable {
  /// The absolute path of the file.
  package var path: String
  package var entries: [Entry]

  package struct Entry: Sendable, Equatable {
    package var finding: Finding
    /// Where the entry stands in the file.
    package var place: SourcePlace

    package init(_ finding: Finding, place: SourcePlace) {
      self.finding = finding
      self.place = place
    }
  }

  /// What makes two findings one for a baseline.
  package struct Finding: Sendable, Hashable {
    package var rule: String
    /// The path of the file it is in: relative to the baseline's folder, absolute in a diagnostic.
    package var path: String
    /// What it is about: a font name, an entry, a file. Before there was a `text`, the font name or else
    /// the message.
    package var subject: String
    /// What stands on its line, without the white space around it; empty for a file as a whole, `nil` in
    /// an entry that was written before lines were.
    package var text: String?

    package init(rule: String, path: String, subject: String, text: String? = nil) {
      self.rule = rule
      self.path = path
      self.subject = subject
      self.text = text
    }
  }

  package init(path: String, entries: [Entry] = []) {
    self.path = path
    self.entries = entries
  }

  /// A baseline in which these diagnostics stand, to be written to a file.
  package init(of diagnostics: [Diagnostic], path: String) {
    self.init(path: path)
    entries = diagnostics.flatMap { $0.marks.isEmpty ? [$0.mark(text: "")] : $0.marks }
      .map { Entry(relative($0), place: SourcePlace(path: path)) }
      .sorted { $0.finding.sortKey.lexicographicallyPrecedes($1.finding.sortKey) }
  }

  /// The absolute path of the file that an entry is about.
  func file(of entry: Entry) -> String {
    entry.finding.path.hasPrefix("/") ? entry.finding.path : folder + entry.finding.path
  }

  /// A diagnostic's mark as the file holds it.
  func relative(_ mark: Finding) -> Finding {
    var mark = mark
    if mark.path.hasPrefix(folder) { mark.path = String(mark.path.dropFirst(folder.count)) }
    return mark
  }

  /// The baseline's folder with a slash at its end.
  private var folder: String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}

extension Baseline.Finding {
  fileprivate var sortKey: [String] { [path, rule, subject, text ?? ""] }
}
