extension String {
  /// Whether there is nothing but white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The name between double quotes, as messages write it; of a name longer than any font's, the
  /// beginning.
  var quoted: String {
    // No longer name has a place in a message: the specification's limit for PostScript names is 63.
    utf8.count > 400 ? "\"\(prefix(100))…\"" : "\"\(self)\""
  }
}

extension Collection<String> {
  /// The names as a list in a sentence: `"a", "b" and "c"`; at most three, then how many more.
  var listed: String {
    let shown = prefix(3).map(\.quoted)
    let rest = count - shown.count
    let parts = rest > 0 ? shown + ["\(rest) more"] : shown
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension [String] {
  /// Clauses in one sentence: `the one is used, and the other returns nil`. What another clause begins with is
  /// said by that.
  var asClauses: String {
    let clauses = filter { clause in !contains { $0.hasPrefix(clause + " ") } }
    guard clauses.count > 1, let last = clauses.last else { return clauses.first ?? "" }
    return clauses.dropLast().joined(separator: ", ") + ", and " + last
  }
}
