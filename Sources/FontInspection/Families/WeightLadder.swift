/// The weights of a family at one width: which of 100 to 900 exist, upright and italic.
public struct WeightLadder: Sendable, Equatable {
  /// `OS/2` usWidthClass, 5 is normal.
  public var width: Int
  /// The weights there are, light to heavy.
  public var rungs: [Rung]

  /// A weight and the members that have it.
  public struct Rung: Sendable, Equatable {
    /// 100 to 900, in hundreds.
    public var weight: Int
    /// The upright member, the one nearest to the hundred where there are several.
    public var upright: FontFamily.Member?
    /// The italic or oblique one.
    public var italic: FontFamily.Member?
  }

  /// The weights that have an upright member.
  public var uprightWeights: [Int] { rungs.filter { $0.upright != nil }.map(\.weight) }

  /// The weights that have an italic member.
  public var italicWeights: [Int] { rungs.filter { $0.italic != nil }.map(\.weight) }
}

extension FontFamily {
  /// A ladder for each width that the family has, narrow to wide.
  public var ladders: [WeightLadder] {
    Set(members.map(\.width)).sorted().map { width in
      let members = members.filter { $0.width == width }
      let rungs = Set(members.map(\.rung)).sorted().map { weight in
        let choice = members.filter { $0.rung == weight }
          .sorted { abs($0.weight - weight) < abs($1.weight - weight) }
        return WeightLadder.Rung(
          weight: weight, upright: choice.first { !$0.isItalic },
          italic: choice.first(where: \.isItalic))
      }
      return WeightLadder(width: width, rungs: rungs)
    }
  }

  /// The ladder of the normal width, or of the width nearest to it.
  public var ladder: WeightLadder? {
    ladders.min { (abs($0.width - 5), $0.width) < (abs($1.width - 5), $1.width) }
  }

  /// The member that a PostScript name names.
  public func member(named postScriptName: String) -> Member? {
    members.first { $0.postScriptNames.contains(postScriptName) }
  }

  /// The member that comes nearest to a weight, as the platform measures weights, of those that are as
  /// italic as asked and nearest in width; `nil` where no member is.
  ///
  /// Nothing is synthesised: an italic that is not there is not drawn.
  public func nearest(toWeight weight: Int, isItalic: Bool, width: Int = 5) -> Member? {
    let wanted = WeightTrait.value(ofClass: weight)
    return members.filter { $0.isItalic == isItalic }.min { left, right in
      let widths = (abs(left.width - width), abs(right.width - width))
      if widths.0 != widths.1 { return widths.0 < widths.1 }
      return abs(WeightTrait.value(ofClass: left.weight) - wanted)
        < abs(WeightTrait.value(ofClass: right.weight) - wanted)
    }
  }
}

/// Weights as Core Text measures them (`kCTFontWeightTrait`), from -1 to 1 with regular at 0.
public enum WeightTrait {
  /// The trait that Core Text gives a font file by its `OS/2` usWeightClass (1 to 1000), as Skia measured
  /// it on macOS 10.13 to 10.15; linear between the hundreds.
  public static func value(ofClass weight: Int) -> Double {
    let weight = min(max(weight, 0), 1000)
    let (hundred, rest) = (weight / 100, weight % 100)
    guard rest > 0 else { return hundreds[hundred] }
    return hundreds[hundred] + (hundreds[hundred + 1] - hundreds[hundred]) * Double(rest) / 100
  }

  private static let hundreds = [-1, -0.7, -0.5, -0.23, 0, 0.2, 0.3, 0.4, 0.6, 0.8, 1]
}
