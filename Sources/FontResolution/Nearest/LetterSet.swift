/// Which letters a word has: a cheap bound on how many edits lie between two words.
struct LetterSet: Hashable, Sendable {
  private var bits: UInt64 = 0

  init(_ word: String) {
    for byte in word.utf8 { bits |= 1 << UInt64(byte & 63) }
  }

  /// Whether two words may be that few edits apart: an edit changes the presence of two letters at most.
  func isNear(_ other: LetterSet, atMost edits: Int) -> Bool {
    (bits ^ other.bits).nonzeroBitCount <= 2 * edits
  }
}
