extension StringProtocol {
  /// The letters and digits alone, lower case: what names share that differ by hyphen, space or case.
  package var squashed: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
