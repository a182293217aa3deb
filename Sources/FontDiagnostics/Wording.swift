extension String {
  /// Whether there is nothing but white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// The name between double quotes, as messages write it.
  var quoted: String { "\"\(self)\"" }

  /// The last component of a path.
  var fileName: String { split(separator: "/").last.map(String.init) ?? self }

  /// The path without its last component.
  var folder: String { split(separator: "/").dropLast().map { "/\($0)" }.joined() }

  /// The part of a file name before its extension.
  var stem: String {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return self }
    return String(self[..<dot])
  }

  /// The letters and digits alone, lower case: what names share that differ by hyphen, space or case.
  var squashed: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension Int {
  /// The number with its noun: `1 font`, `16 fonts`.
  func of(_ noun: String) -> String { self == 1 ? "1 \(noun)" : "\(self) \(noun)s" }
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

extension Sequence where Element: Hashable {
  /// Each element once, in the order of its first appearance.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
