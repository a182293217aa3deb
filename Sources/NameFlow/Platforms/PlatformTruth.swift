/// Where a condition holds: surely, or possibly.
package struct PlatformTruth: Sendable, Equatable {
  package var certain: PlatformSet
  package var possible: PlatformSet

  package static let yes = PlatformTruth(certain: .all, possible: .all)
  package static let no = PlatformTruth(certain: [], possible: [])
  package static let unknown = PlatformTruth(certain: [], possible: .all)

  package static func only(_ platforms: PlatformSet, perhaps: PlatformSet = []) -> PlatformTruth {
    PlatformTruth(certain: platforms, possible: platforms.union(perhaps))
  }

  package var negated: PlatformTruth {
    PlatformTruth(
      certain: PlatformSet.all.subtracting(possible),
      possible: PlatformSet.all.subtracting(certain))
  }

  package func and(_ other: PlatformTruth) -> PlatformTruth {
    PlatformTruth(
      certain: certain.intersection(other.certain),
      possible: possible.intersection(other.possible))
  }

  package func or(_ other: PlatformTruth) -> PlatformTruth {
    PlatformTruth(
      certain: certain.union(other.certain), possible: possible.union(other.possible))
  }

  package init(certain: PlatformSet, possible: PlatformSet) {
    self.certain = certain
    self.possible = possible
  }
}
