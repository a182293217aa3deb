public import SourceText

/// Findings that are known and let be: those that an earlier run wrote down.
///
/// An entry says what was found and in which file, not where in it, since code moves, nor in which
/// targets, since one mistake may be in many and a run may check some.
public struct Baseline: Sendable, Equatable {
  /// The absolute path of the file.
  public var path: String
  public var entries: [Entry]

  public struct Entry: Sendable, Equatable {
    public var finding: Finding
    /// Where the entry stands in the file.
    public var place: SourcePlace

    public init(_ finding: Finding, place: SourcePlace) {
      self.finding = finding
      self.place = place
    }
  }

  /// What makes two findings one for a baseline.
  public struct Finding: Sendable, Hashable {
    public var rule: String
    /// The path of the file it is in, relative to the baseline's folder.
    public var path: String
    /// The font name it is about, else its message.
    public var subject: String

    public init(rule: String, path: String, subject: String) {
      self.rule = rule
      self.path = path
      self.subject = subject
    }
  }

  public init(path: String, entries: [Entry] = []) {
    self.path = path
    self.entries = entries
  }

  /// A baseline in which these diagnostics stand, to be written to a file.
  public init(of diagnostics: [Diagnostic], path: String) {
    self.init(path: path)
    entries = diagnostics.map { Entry(finding(of: $0), place: SourcePlace(path: path)) }
      .sorted { $0.finding.sortKey.lexicographicallyPrecedes($1.finding.sortKey) }
  }

  /// The diagnostics that are not among the entries, and the entries that are none of theirs.
  ///
  /// An entry stands for one diagnostic: a mistake that is made once more than it was is found.
  func compared(with diagnostics: [Diagnostic]) -> (new: [Diagnostic], stale: [Entry]) {
    var rest = Dictionary(grouping: entries, by: \.finding)
    let new = diagnostics.filter { rest[finding(of: $0)]?.popLast() == nil }
    return (new, rest.values.joined().sorted { $0.place < $1.place })
  }

  private func finding(of diagnostic: Diagnostic) -> Finding {
    Finding(
      rule: diagnostic.rule, path: relative(diagnostic.place.path),
      subject: diagnostic.name ?? diagnostic.message)
  }

  /// The absolute path of the file that an entry is about.
  func file(of entry: Entry) -> String {
    entry.finding.path.hasPrefix("/") ? entry.finding.path : folder + entry.finding.path
  }

  /// The baseline's folder with a slash at its end.
  private var folder: String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private func relative(_ file: String) -> String {
    file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
  }
}

extension Baseline.Finding {
  fileprivate var sortKey: [String] { [path, rule, subject] }
}
