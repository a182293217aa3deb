import SourceText
import Testing

@Suite struct ByteSearchTests {
  private func plainly(_ bytes: [UInt8], _ needle: [UInt8], _ range: Range<Int>) -> Int? {
    guard !needle.isEmpty else { return nil }
    return range.first { bytes[$0..<range.upperBound].starts(with: needle) }
  }

  @Test(arguments: ["", "a", "ab", "aa", "aba", "abcab", "bbbbbbbbb", "abababababababab"])
  func `bytes are found where a search of every place finds them`(word: String) {
    var generator = Generator(state: 7)
    for _ in 0..<300 {
      let bytes = (0..<40).map { _ in UInt8(97 + Int.random(in: 0..<3, using: &generator)) }
      let start = Int.random(in: 0...40, using: &generator)
      let range = start..<Int.random(in: start...40, using: &generator)
      let needle = Array(word.utf8)
      #expect(bytes.firstIndex(of: needle, in: range) == plainly(bytes, needle, range))
    }
  }

  @Test func `a needle longer than a step is found, too`() {
    let needle = Array(repeating: UInt8(97), count: 300) + [98]
    let bytes = Array(repeating: UInt8(97), count: 700) + [98, 97]
    #expect(bytes.firstIndex(of: needle, in: 0..<bytes.count) == 400)
    #expect(bytes.firstIndex(of: needle, in: 401..<bytes.count) == nil)
  }

  /// The same numbers in each run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }
}
