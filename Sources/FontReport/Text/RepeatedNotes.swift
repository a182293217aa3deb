import FontDiagnostics

/// Names that nobody can determine for one reason: of many calls people read the first, with the number of
/// the others.
enum RepeatedNotes {
  /// More than this many are told as one.
  static let most = 3

  static func collapsed(_ findings: [Diagnostic]) -> [Diagnostic] {
    var counts: [Key: Int] = [:]
    for case .some(let key) in findings.map(Key.init) { counts[key, default: 0] += 1 }
    var told: Set<Key> = []
    return findings.compactMap { finding in
      guard let key = Key(finding), let count = counts[key], count > most else { return finding }
      guard told.insert(key).inserted else { return nil }
      var first = finding
      first.notes.append(
        .init("\(count - 1) more calls are like this one, all in the json report"))
      return first
    }
  }

  private struct Key: Hashable {
    var message: String
    var target: String?

    init?(_ finding: Diagnostic) {
      guard finding.rule == "undetermined_font_name" else { return nil }
      message = finding.message
      target = finding.target
    }
  }
}
