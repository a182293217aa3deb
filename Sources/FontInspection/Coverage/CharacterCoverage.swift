import Algorithms

/// The characters a face has glyphs for (`cmap`), by code point.
public struct CharacterCoverage: Sendable, Equatable {
  /// The code points in ranges that rise and do not touch.
  public let ranges: [ClosedRange<UInt32>]

  /// The coverage of code points in any order; ranges may overlap.
  public init(_ ranges: [ClosedRange<UInt32>] = []) {
    self.init(merged: ranges.merged)
  }

  /// The coverage of ranges that rise and do not touch.
  init(merged ranges: [ClosedRange<UInt32>]) {
    self.ranges = ranges
  }

  /// The number of code points.
  public var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Whether there is no character.
  public var isEmpty: Bool { ranges.isEmpty }

  /// Whether there is a glyph for a character.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    contains(scalar.value...scalar.value)
  }

  /// Whether there is a glyph for every one of the characters.
  public func contains(_ other: CharacterCoverage) -> Bool {
    other.ranges.allSatisfy(contains)
  }

  /// What both cover.
  public func intersection(_ other: CharacterCoverage) -> CharacterCoverage {
    var shared: [ClosedRange<UInt32>] = []
    for range in other.ranges {
      var index = ranges.partitioningIndex { $0.upperBound >= range.lowerBound }
      while index < ranges.count, ranges[index].lowerBound <= range.upperBound {
        shared.append(ranges[index].clamped(to: range))
        index += 1
      }
    }
    return CharacterCoverage(merged: shared)
  }
}

extension CharacterCoverage {
  private func contains(_ range: ClosedRange<UInt32>) -> Bool {
    let index = ranges.partitioningIndex { $0.upperBound >= range.lowerBound }
    guard index < ranges.count else { return false }
    return ranges[index].lowerBound <= range.lowerBound
      && range.upperBound <= ranges[index].upperBound
  }
}

extension [ClosedRange<UInt32>] {
  /// The ranges in rising order, those that overlap or touch made one.
  var merged: [ClosedRange<UInt32>] {
    var result: [ClosedRange<UInt32>] = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound.saturatingSuccessor {
        result[result.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }
}

extension UInt32 {
  fileprivate var saturatingSuccessor: UInt32 { self == .max ? self : self + 1 }
}
