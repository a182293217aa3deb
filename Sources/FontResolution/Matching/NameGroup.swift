import FontReferences
import SourceText

/// A name as it is written somewhere and the calls it reaches, or a call whose name is not known.
struct NameGroup {
  var candidate: NameCandidate?
  /// In the order of their places; never empty.
  var uses: [FontReference]

  /// What is asked of a process; `nil` where the name is not known.
  var question: ProcessMatcher.Question? {
    candidate.map { candidate in
      ProcessMatcher.Question(
        name: candidate.name, familyOnly: uses.contains(where: \.api.asksForFamily),
        inInterfaceBuilder: uses.contains(where: \.api.isInterfaceBuilder))
    }
  }

  /// The groups of some references (sorted by place): a name written once is one group, whatever the
  /// number of calls; only calls that take a family are apart from calls that take any name.
  static func groups(of references: [FontReference]) -> [NameGroup] {
    var named: [Key: NameGroup] = [:]
    var unnamed: [NameGroup] = []
    for reference in references {
      for candidate in reference.candidates {
        named[Key(candidate, reference.api), default: NameGroup(candidate: candidate, uses: [])]
          .add(reference, candidate)
      }
      if reference.candidates.isEmpty || reference.undetermined != nil {
        unnamed.append(NameGroup(candidate: nil, uses: [reference]))
      }
    }
    return (named.values + unnamed).sorted { $0.isBefore($1) }
  }
}

extension NameGroup {
  private struct Key: Hashable {
    var place: SourcePlace
    var name: String
    var familyOnly: Bool
    var inInterfaceBuilder: Bool

    init(_ candidate: NameCandidate, _ api: FontAPI) {
      place = candidate.place
      name = candidate.name
      familyOnly = api.asksForFamily
      inInterfaceBuilder = api.isInterfaceBuilder
    }
  }

  private mutating func add(_ use: FontReference, _ way: NameCandidate) {
    // Of several ways to a call the shortest is shown, the others say no more.
    if let known = candidate, way.flow.count < known.flow.count { candidate = way }
    if uses.last != use { uses.append(use) }
  }

  private func isBefore(_ other: NameGroup) -> Bool {
    guard let first = uses.first, let second = other.uses.first else { return false }
    let left = candidate?.place ?? first.place
    let right = other.candidate?.place ?? second.place
    if left != right { return left < right }
    if (candidate == nil) != (other.candidate == nil) { return candidate != nil }
    let names = [candidate?.name ?? "", other.candidate?.name ?? ""]
    if names[0] != names[1] { return names[0] < names[1] }
    if first.place != second.place { return first.place < second.place }
    return (first.api.rawValue, first.text) < (second.api.rawValue, second.text)
  }
}
