import AppManifest
import FontReferences
import FontResolution
import SourceText

/// What a process, or several that cannot be told apart, gives for a name: the best of them.
struct Verdict {
  var name: String
  var candidate: NameCandidate
  /// The calls the name reaches; never empty.
  var uses: [FontReference]
  /// The nearest real names, best first.
  var nearest: [NearestName]
  var resolution: Resolution
  var group: ProcessGroup
}

extension Assessment {
  /// What each process gives for each determined name that is not blank.
  ///
  /// Processes whose sources are not known are one: a reference is a mistake only when none of them
  /// resolves it.
  var verdicts: [Verdict] {
    names.filter { $0.candidate?.name.isBlank == false }.flatMap(verdicts(on:))
  }

  /// The same for the names that are empty or white space.
  var blankVerdicts: [Verdict] {
    names.filter { $0.candidate?.name.isBlank == true }.flatMap(verdicts(on:))
  }

  private func verdicts(on name: ResolvedName) -> [Verdict] {
    guard let candidate = name.candidate else { return [] }
    func verdict(_ resolution: Resolution, _ group: ProcessGroup) -> Verdict {
      Verdict(
        name: candidate.name, candidate: candidate, uses: name.uses,
        nearest: name.nearest, resolution: resolution, group: group)
    }
    guard !name.resolutions.isEmpty else {
      return [verdict(Resolution(process: 0, outcome: .unknown), ProcessGroup(processes: []))]
    }
    let groups = groups(of: name.resolutions.map(\.process)) { $0.sources != .any }
    return groups.compactMap { indices, group in
      let resolutions = name.resolutions.filter { indices.contains($0.process) }
      guard let best = resolutions.min(by: { $0.rank < $1.rank }) else { return nil }
      return verdict(best, group)
    }
  }
}

extension Verdict {
  /// Notes for the calls that use the name elsewhere than where it is written.
  var useNotes: [Diagnostic.Note] {
    uses.filter { !$0.place.holds(candidate.place) }.map {
      Diagnostic.Note("used by \($0.api.rawValue) here", place: $0.place)
    }
  }

  /// What happens when no font has the name: `the user sees the system font`.
  var consequence: String {
    var clauses: [String] = []
    for use in uses {
      let clause = use.consequence
      if !clauses.contains(clause) { clauses.append(clause) }
    }
    return clauses.joined(separator: ", ")
  }

  /// A diagnostic at the name.
  func diagnostic(
    of rule: any Rule.Type, _ message: String, severity: Severity? = nil,
    suggestions: [String] = [], notes: [Diagnostic.Note] = [], help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule: rule.description.identifier, severity: severity ?? rule.description.severity,
      message: message, place: candidate.place, target: group.target, platform: group.platform,
      configurations: group.configurations, name: name, suggestions: suggestions,
      notes: notes + useNotes, help: help)
  }
}

extension Resolution {
  /// How well the name is served, 0 best.
  fileprivate var rank: Int {
    switch outcome {
    case .postScriptName: 0
    case .namedInstance: 1
    case .registeredAtRunTime: 2
    case .builtIn:
      switch builtIn?.how {
      case .familyName: 5
      case .fullName: 7
      case .caseInsensitive: 9
      case .postScriptName, nil: 3
      }
    case .familyName: 4
    case .fullName: 6
    case .caseInsensitive: 8
    case .unknown: 10
    case .unregistered: 11
    case .fallback: 12
    case .undetermined: 13
    }
  }
}

extension FontReference {
  fileprivate var consequence: String {
    switch api.onMiss {
    case .nothing where api == .configured: "the user sees another font"
    case .systemFont: "the user sees the system font"
    case .nothing:
      "\(api.rawValue) returns nil" + (isForceUnwrapped ? ", and the app crashes" : "")
    case .helvetica: "the user sees Helvetica"
    case .someDefault: "the user sees a default font"
    }
  }
}

extension SourcePlace {
  /// Whether another place lies within this one.
  fileprivate func holds(_ other: SourcePlace) -> Bool {
    guard path == other.path else { return false }
    guard let range, let inner = other.range else { return range == other.range }
    return range.start <= inner.start && inner.end <= range.end
  }
}
