import AppManifest
import FontReferences
import SourceText

/// A name as it is written somewhere and the calls it reaches, or a call whose name is unknown.
struct NameGroup {
  /// What is known of the name on all its ways together.
  var candidate: NameCandidate?
  /// In the order of their places; never empty.
  var uses: [FontReference]
  /// Every way of the name to a call; empty where the name is not known.
  var ways: [Way] = []

  /// A name as it reaches one call.
  struct Way {
    var use: FontReference
    var candidate: NameCandidate
  }

  /// What is asked of a process; `nil` where the name is not known.
  var question: ProcessMatcher.Question? {
    candidate.map { candidate in
      ProcessMatcher.Question(
        name: candidate.name, familyOnly: uses.contains(where: \.api.asksForFamily),
        facesOnly: uses.allSatisfy(\.api.ignoresFamilies),
        inInterfaceBuilder: uses.contains(where: \.api.isInterfaceBuilder),
        inReactNative: uses.contains { $0.api == .reactNative },
        isMissing: candidate.missingKey != nil,
        lacksDesigns: uses.allSatisfy(\.lacksDesigns))
    }
  }

  /// Whether it stands in the document that a process shows before any code runs.
  func isOnLaunchScreen(of process: AppProcess) -> Bool {
    uses.contains { use in
      guard use.api.isInterfaceBuilder else { return false }
      return use.isOnLaunchScreen
        || process.manifest.launchScreen == FileName(use.place.path).stem
    }
  }

  /// The groups of some references (sorted by place): a name written once is one group, whatever the
  /// number of calls; only calls that take a family are apart from calls that take any name.
  static func groups(of references: [FontReference]) -> [NameGroup] {
    var groups: [NameGroup] = []
    var named: [Key: Int] = [:]
    var unnamed: [Call: Int] = [:]
    for reference in references {
      for candidate in reference.candidates {
        let key = Key(candidate, reference.api)
        if let known = named[key] {
          groups[known].add(reference, candidate)
        } else {
          named[key] = groups.count
          groups.append(NameGroup(candidate: candidate, uses: []))
          groups[groups.count - 1].add(reference, candidate)
        }
      }
      if reference.candidates.isEmpty || reference.undetermined != nil {
        let call = Call(reference)
        if let known = unnamed[call] {
          groups[known].add(reference)
        } else {
          unnamed[call] = groups.count
          groups.append(NameGroup(candidate: nil, uses: [reference]))
        }
      }
    }
    for index in groups.indices { groups[index].candidate?.arrange() }
    groups.sort { $0.isBefore($1) }
    return groups
  }
}

extension NameGroup {
  /// A call as it is written.
  private struct Call: Hashable {
    var place: SourcePlace
    var api: FontAPI

    init(_ reference: FontReference) {
      place = reference.place
      api = reference.api
    }
  }

  private struct Key: Hashable {
    var place: SourcePlace
    var name: String
    var familyOnly: Bool
    var facesOnly: Bool
    var inInterfaceBuilder: Bool

    init(_ candidate: NameCandidate, _ api: FontAPI) {
      place = candidate.place
      name = candidate.name
      familyOnly = api.asksForFamily
      facesOnly = api.ignoresFamilies
      inInterfaceBuilder = api.isInterfaceBuilder
    }
  }

  private mutating func add(_ use: FontReference, _ way: NameCandidate) {
    candidate?.takeIn(way)
    ways.append(Way(use: use, candidate: way))
    // A call may get thousands of names: here it is told with the one that the group is about.
    var own = use
    own.candidates = [way]
    add(own)
  }

  /// Takes in a call, which is told once although several programs may make it.
  private mutating func add(_ use: FontReference) {
    guard let last = uses.last, Call(last) == Call(use) else { return uses.append(use) }
    uses[uses.count - 1].takeIn(use)
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

extension FontReference {
  /// Takes in what the same call is in other programs.
  fileprivate mutating func takeIn(_ other: FontReference) {
    guard other != self else { return }
    programs = programs.flatMap { known in other.programs.map(known.union) }
    candidates += other.candidates.filter { !candidates.contains($0) }
    undetermined = undetermined ?? other.undetermined
    isLive = isLive || other.isLive
    isCarriedOn = isCarriedOn && other.isCarriedOn
    isCutShort = isCutShort || other.isCutShort
  }
}

extension NameCandidate {
  /// Takes in another way of the name: of several the shortest is shown, the others say no more. What the
  /// ways have several of is put in order once, when all of them are in.
  fileprivate mutating func takeIn(_ other: NameCandidate) {
    guard other != self else { return }
    if other.flow.count < flow.count {
      flow = other.flow
      certainty = other.certainty
    } else if other.flow.count == flow.count, certainty != other.certainty {
      // The order of programs, which that of targets is, tells nothing.
      certainty = .derived
    }
    uses += other.uses
    variants += other.variants
    sizes += other.sizes
    scalings += other.scalings
    texts += other.texts
    isScaled = isScaled || other.isScaled
    attempt = attempt ?? other.attempt
    isSure = isSure && isReachable || other.isSure && other.isReachable
    isReachable = isReachable || other.isReachable
    isLive = isLive || other.isLive
    isAskedAbout = isAskedAbout && other.isAskedAbout
    isWordForNone = isWordForNone && other.isWordForNone
    if behindVariant != other.behindVariant { behindVariant = nil }
    if olderSystems != other.olderSystems { olderSystems = nil }
    if let known = platforms { platforms = other.platforms.map(known.union) }
  }

  fileprivate mutating func arrange() {
    uses = Self.merged(uses).sorted { ($0.place, $0.what) < ($1.place, $1.what) }
    variants = variants.unique.sorted { ($0.place, $0.what) < ($1.place, $1.what) }
    scalings = scalings.unique.sorted { $0.place < $1.place }
    texts = texts.unique.sorted { $0.place < $1.place }
    sizes = sizes.unique.sorted { ($0.place, $0.points) < ($1.place, $1.points) }
  }

  /// What one program runs only in previews another may run for its users.
  private static func merged(_ uses: [FontUse]) -> [FontUse] {
    let users = Set(uses.filter { !$0.isPreviewOrTest })
    return uses.unique.filter { use in
      guard use.isPreviewOrTest else { return true }
      var user = use
      user.isPreviewOrTest = false
      return !users.contains(user)
    }
  }
}
