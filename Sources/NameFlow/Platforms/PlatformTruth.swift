/// Where a condition holds: surely, or possibly.
struct PlatformTruth: Sendable, Equatable {
  var certain: PlatformSet
  var possible: PlatformSet

  static let yes = PlatformTruth(certain: .all, possible: .all)
  static let no = PlatformTruth(certain: [], possible: [])
  static let unknown = PlatformTruth(certain: [], possible: .all)

  static func only(_ platforms: PlatformSet, perhaps: PlatformSet = []) -> PlatformTruth {
    PlatformTruth(certain: platforms, possible: platforms.union(perhaps))
  }

  var negated: PlatformTruth {
    PlatformTruth(
      certain: PlatformSet.all.subtracting(possible),
      possible: PlatformSet.all.subtracting(certain))
  }

  func and(_ other: PlatformTruth) -> PlatformTruth {
    PlatformTruth(
      certain: certain.intersection(other.certain),
      possible: possible.intersection(other.possible))
  }

  func or(_ other: PlatformTruth) -> PlatformTruth {
    PlatformTruth(
      certain: certain.union(other.certain), possible: possible.union(other.possible))
  }

  init(certain: PlatformSet, possible: PlatformSet) {
    self.certain = certain
    self.possible = possible
  }
}
