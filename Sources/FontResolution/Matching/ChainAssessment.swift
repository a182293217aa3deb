import AppManifest
import FontReferences
import SourceText

/// Puts names that are tried one after another in their order, and says which of them is drawn.
struct ChainAssessment {
  let processes: [ProcessFonts]
  let names: [ResolvedName]

  /// The chains of some groups, which are those of `names`; sorted by the place of the chain.
  func chains(of groups: [NameGroup]) -> [NameChain] {
    turns(of: groups).sorted { $0.key < $1.key }
      .flatMap { chain, turns in
        sequences(of: turns).compactMap { sequence -> NameChain? in
          let outcomes = outcomes(of: sequence, in: chain.programs)
          return outcomes.isEmpty ? nil : NameChain(names: sequence, outcomes: outcomes)
        }
      }
  }
}

extension ChainAssessment {
  /// A chain as some programs run it.
  private struct Chain: Hashable, Comparable {
    var place: SourcePlace
    var programs: Set<Int>?

    static func < (left: Chain, right: Chain) -> Bool {
      if left.place != right.place { return left.place < right.place }
      return (left.programs ?? []).sorted().lexicographicallyPrecedes(
        (right.programs ?? []).sorted())
    }
  }

  /// A name in its turn.
  private struct Turn {
    /// The turn, from 0; several names may have the same.
    var index: Int
    var name: Int
    var place: SourcePlace
    /// The last step before the call: what different lists in one loop differ in.
    var way: SourcePlace?
  }

  private func turns(of groups: [NameGroup]) -> [Chain: [Turn]] {
    var chains: [Chain: [Turn]] = [:]
    var calls: [SourcePlace: Set<SourcePlace>] = [:]
    for way in groups.lazy.flatMap(\.ways) where way.candidate.attempt == nil {
      guard way.isTriedInTurn, let chain = way.use.chain else { continue }
      calls[chain, default: []].insert(way.use.place)
    }
    let positions = calls.mapValues { places in
      Dictionary(uniqueKeysWithValues: places.sorted().enumerated().map { ($1, $0) })
    }
    for (name, group) in groups.enumerated() {
      for way in group.ways where way.isTriedInTurn {
        guard let (chain, index) = turn(of: way, among: positions) else { continue }
        let turn = Turn(
          index: index, name: name, place: way.candidate.place, way: way.candidate.flow.last?.place)
        chains[Chain(place: chain, programs: way.use.programs), default: []].append(turn)
      }
    }
    return chains
  }

  /// The chain of a name and its turn. Where only the calls say that they belong together, one call
  /// comes after another; where there is but one, it takes its names from a list.
  private func turn(
    of way: NameGroup.Way, among calls: [SourcePlace: [SourcePlace: Int]]
  ) -> (SourcePlace, Int)? {
    if let attempt = way.candidate.attempt { return (attempt.chain, attempt.index) }
    guard let chain = way.use.chain, let calls = calls[chain] else { return nil }
    let index =
      calls.count > 1
      ? calls[way.use.place]
      : way.use.candidates.firstIndex(of: way.candidate)
    return index.map { (chain, $0) }
  }

  /// The orders in which the names of a chain are tried: more than one where a turn has alternatives
  /// (`isBold ? a : b`), or where one loop is given several lists.
  private func sequences(of turns: [Turn]) -> [[Int]] {
    let sorted = turns.sorted { ($0.index, $0.place) < ($1.index, $1.place) }
    let first = sorted.first?.index
    let starts = sorted.filter { $0.index == first }
    let ways = Set(starts.map(\.way))
    return ways.sorted { ($0 ?? .nowhere) < ($1 ?? .nowhere) }.flatMap { way in
      var own = sorted.filter { $0.way == way || !ways.contains($0.way) }
      // What is only tested has no way; what is used then has one.
      if way == nil, own.allSatisfy({ $0.index == first }) { own = sorted }
      let byIndex = Dictionary(grouping: own, by: \.index).sorted { $0.key < $1.key }
      let alternatives = byIndex.map { $0.value.map(\.name).unique }
      let width = alternatives.map(\.count).max() ?? 0
      return (0..<width).map { lane in
        alternatives.compactMap { $0[safe: min(lane, $0.count - 1)] }.unique
      }
    }.filter { $0.count > 1 }.unique
  }

  private func outcomes(of sequence: [Int], in programs: Set<Int>?) -> [NameChain.Outcome] {
    let running = Set(sequence.flatMap { names[$0].resolutions.map(\.process) })
      .filter { processes[$0].process.runs(programs) }.sorted()
    let known = running.filter { processes.indices.contains($0) && !isShared($0) }
    let shared = running.filter { processes.indices.contains($0) && isShared($0) }
    let groups = known.map { [$0] } + (shared.isEmpty ? [] : [shared])
    return groups.compactMap { group in
      let tried = sequence.filter { !resolutions(of: $0, in: group).isEmpty }
      guard tried.count > 1 else { return nil }
      let drawn = tried.first { name in
        resolutions(of: name, in: group).contains { $0.outcome.isFound }
      }
      return NameChain.Outcome(processes: group, tried: tried, drawn: drawn)
    }
  }

  private func isShared(_ process: Int) -> Bool { processes[process].process.sources == .any }

  private func resolutions(of name: Int, in group: [Int]) -> [Resolution] {
    names[name].resolutions.filter { group.contains($0.process) }
  }
}

extension SourcePlace {
  fileprivate static let nowhere = SourcePlace(path: "")
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
