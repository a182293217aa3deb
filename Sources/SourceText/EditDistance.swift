/// The number of letters by which two words differ.
package enum EditDistance {
  /// How many letters two words may differ by and still be spellings of one: one for four, at most three.
  package static func bound(_ left: String, _ right: String) -> Int {
    min(min(left.utf8.count, right.utf8.count) / 4, 3)
  }

  /// Insertions, deletions, substitutions and swaps of neighbours, or `nil` when more than a bound.
  ///
  /// The work is the length times the bound, and words over 255 bytes are not compared.
  package static func between(_ left: String, _ right: String, atMost bound: Int) -> Int? {
    let left = Array(left.utf8)
    let right = Array(right.utf8)
    guard abs(left.count - right.count) <= bound, max(left.count, right.count) <= 255 else {
      return nil
    }
    var before: [Int] = []
    var previous = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      for (column, other) in right.enumerated() {
        var cost = min(previous[column + 1] + 1, current[column] + 1)
        cost = min(cost, previous[column] + (byte == other ? 0 : 1))
        if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      if current.allSatisfy({ $0 > bound }) { return nil }
      before = previous
      previous = current
    }
    guard let distance = previous.last, distance <= bound else { return nil }
    return distance
  }

  /// The word that was probably meant: one with a single slip, else the shortest that begins with it, else
  /// the nearest one, when no more than a third of the letters differ.
  package static func nearest(to word: String, among words: [String]) -> String? {
    let bound = max(1, word.utf8.count / 3)
    let near =
      words
      .compactMap { known in between(known, word, atMost: bound).map { (known, $0) } }
      .min { $0.1 < $1.1 }
    if let near, near.1 <= 1 { return near.0 }
    let begun = word.utf8.count < shortestBeginning ? [] : words.filter { $0.hasPrefix(word) }
    return begun.min { $0.utf8.count < $1.utf8.count } ?? near?.0
  }

  /// So many letters begin a word that can be guessed.
  private static let shortestBeginning = 3
}
