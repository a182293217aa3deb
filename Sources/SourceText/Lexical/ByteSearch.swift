import Foundation

extension [UInt8] {
  /// Where these bytes first stand within a range.
  ///
  /// What is looked for is the byte of the needle that code has most seldom: the C library passes over the
  /// others many at once.
  package func firstIndex(of needle: [UInt8], in range: Range<Int>) -> Int? {
    let range = range.clamped(to: indices)
    guard range.count >= needle.count, let anchor = Self.rarest(of: needle) else { return nil }
    return unsafe withUnsafeBytes { text in
      let last = range.upperBound - needle.count + anchor
      var index = range.lowerBound + anchor
      while index <= last, let start = text.baseAddress,
        let found = unsafe memchr(start + index, Int32(needle[anchor]), last - index + 1)
      {
        index = unsafe UnsafeRawPointer(found) - start
        if stands(needle, from: index - anchor) { return index - anchor }
        index += 1
      }
      return nil
    }
  }

  private func stands(_ needle: [UInt8], from start: Int) -> Bool {
    for offset in needle.indices where self[start + offset] != needle[offset] { return false }
    return true
  }

  /// The place of the byte that code has most seldom.
  private static func rarest(of needle: [UInt8]) -> Int? {
    needle.indices.min { rank[Int(needle[$0])] < rank[Int(needle[$1])] }
  }

  /// How often bytes stand in code, as their order; those that are not in the list hardly do.
  private static let rank: [UInt8] = {
    var rank: [UInt8] = Array(repeating: 0, count: 256)
    let seldomFirst = "XYZJKQWGHUVONPMRLBDIEFATSCqzjxkvwbygfh_@\"'/;:{}=,).(-pmudclnsraoitne "
    for (place, byte) in seldomFirst.utf8.enumerated() { rank[Int(byte)] = UInt8(place) + 1 }
    return rank
  }()
}

extension String {
  /// Whether a text stands in it, byte by byte.
  package func holds(_ text: StaticString) -> Bool {
    utf8.count >= text.utf8CodeUnitCount
      && Array(utf8).firstIndex(of: Array(text.description.utf8), in: 0..<utf8.count) != nil
  }
}
