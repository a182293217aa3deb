import NameFlow
import SourceText

extension Program {
  /// A place without the quotes around it.
  func placeWithin(_ file: Int32, _ range: Range<Int32>) -> SourcePlace {
    let bytes = texts[Int(file)].utf8
    let (start, end) = (Int(range.lowerBound), Int(range.upperBound))
    guard end - start >= 2, end <= bytes.count, bytes[start] == bytes[end - 1],
      [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`")].contains(bytes[start])
    else { return place(file, range) }
    return place(file, range.lowerBound + 1..<range.upperBound - 1)
  }

  /// Where an expression stands; of a list and a dictionary, which may be long, where it begins.
  func placeWithin(_ spot: Spot) -> SourcePlace {
    let range = self[spot].range
    switch self[spot].kind {
    case .array, .record, .dictionary:
      return place(spot.file, range.lowerBound..<min(range.upperBound, range.lowerBound + 1))
    default: return placeWithin(spot.file, range)
    }
  }
}

extension Evaluator {
  /// A call of the code around a place of which nothing is known.
  func unasked(around spot: Program.Spot) -> Frame {
    Frame(owner: owner(of: spot), arguments: .unbound("a parameter"), receiver: .unbound)
  }
}
