extension [UInt8] {
  /// Where these bytes first stand within a range.
  ///
  /// What is looked at is the last byte of each place where they may stand, as Horspool does: most places
  /// are passed over without a look (https://doi.org/10.1002/spe.4380100608).
  package func firstIndex(of needle: [UInt8], in range: Range<Int>) -> Int? {
    guard let end = needle.last, range.count >= needle.count else { return nil }
    let steps = Steps(needle)
    let last = needle.count - 1
    var index = range.lowerBound + last
    while index < range.upperBound {
      let byte = self[index]
      if byte == end, stands(needle, from: index - last) { return index - last }
      index += steps.after(byte)
    }
    return nil
  }

  private func stands(_ needle: [UInt8], from start: Int) -> Bool {
    for offset in needle.indices where self[start + offset] != needle[offset] { return false }
    return true
  }

  /// How far one may go on from a byte that a place ends with.
  private struct Steps {
    private var steps: [UInt8]

    init(_ needle: [UInt8]) {
      steps = Array(repeating: UInt8(Swift.min(needle.count, 255)), count: 256)
      for (offset, byte) in needle.dropLast().enumerated() {
        steps[Int(byte)] = UInt8(Swift.min(needle.count - 1 - offset, 255))
      }
    }

    func after(_ byte: UInt8) -> Int { Int(steps[Int(byte)]) }
  }
}
