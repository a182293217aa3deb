import AppManifest
import FontInspection
import FontReferences
import SourceText

/// Gathers the names that are asked for and says what each process gives for them.
struct NameAssessment {
  private let references: [FontReference]
  private let processes: [ProcessFonts]
  private let matchers: [ProcessMatcher]
  private let nearest: NearestNames

  init(_ inputs: StableInputs, processes: [ProcessFonts], knownNames: Set<String>) {
    references = inputs.references.references
    self.processes = processes
    let faces = FaceIndex(inputs.catalogue.files)
    let unreadable = UnreadableFonts(inputs.catalogue.failures)
    matchers = processes.enumerated().map { index, fonts in
      ProcessMatcher(
        index: index, fonts: fonts, faces: faces, unreadable: unreadable, knownNames: knownNames)
    }
    nearest = NearestNames(inputs.catalogue.files)
  }

  /// Every name, sorted by the place where it is written (a call without a name by its own).
  func names() -> [ResolvedName] {
    var cache = AnswerCache()
    return NameGroup.groups(of: references).map { group in
      group.candidate == nil ? undetermined(group) : determined(group, &cache)
    }
  }
}

extension NameAssessment {
  private func undetermined(_ group: NameGroup) -> ResolvedName {
    let resolutions = running(group).map { Resolution(process: $0, outcome: .undetermined) }
    return ResolvedName(candidate: nil, uses: group.uses, resolutions: resolutions)
  }

  private func determined(_ group: NameGroup, _ cache: inout AnswerCache) -> ResolvedName {
    var resolved = ResolvedName(
      candidate: group.candidate, uses: group.uses, resolutions: [])
    guard let question = group.question else { return resolved }
    let all = running(group).compactMap { index -> Resolution? in
      guard matchers.indices.contains(index) else { return nil }
      return cache.answer(question, of: matchers[index])
    }
    resolved.resolutions = ConventionChoice(processes: processes).choose(all)
    resolved.nearest = suggestions(question, resolved.resolutions, &cache)
    resolved.suggestions = resolved.nearest.map(\.name)
    return resolved
  }

  /// The processes in which a use runs: its file is among their sources, and it is compiled for their
  /// platform.
  private func running(_ group: NameGroup) -> [Int] {
    processes.indices.filter { index in
      let process = processes[index].process
      return group.uses.contains { use in
        process.sources.contains(use.place.path) && use.isCompiled(for: process.platform)
      }
    }
  }

  private func suggestions(
    _ question: ProcessMatcher.Question, _ resolutions: [Resolution], _ cache: inout AnswerCache
  ) -> [NearestName] {
    let unsure = resolutions.filter { $0.outcome == .fallback || $0.outcome == .caseInsensitive }
    let asking = unsure.map { matchers[$0.process] }
    guard let first = asking.first else { return [] }
    let key = AnswerCache.Key(question: question, processes: asking.map(\.index))
    return cache.suggestions(key) {
      nearest.names(
        near: question.name, familyOnly: question.familyOnly,
        for: NearestNames.Asker(
          platform: first.process.platform, deploymentTarget: first.process.deploymentTarget,
          has: { path in asking.contains { $0.has(path) } }))
    }
  }
}

/// Answers that were given: a name is often asked for in many places.
struct AnswerCache {
  struct Key: Hashable {
    var question: ProcessMatcher.Question
    var processes: [Int]
  }

  private var answers: [Key: Resolution] = [:]
  private var suggestions: [Key: [NearestName]] = [:]

  mutating func answer(
    _ question: ProcessMatcher.Question, of matcher: ProcessMatcher
  ) -> Resolution {
    let key = Key(question: question, processes: [matcher.index])
    if let known = answers[key] { return known }
    let answer = matcher.resolve(question)
    answers[key] = answer
    return answer
  }

  mutating func suggestions(_ key: Key, make: () -> [NearestName]) -> [NearestName] {
    if let known = suggestions[key] { return known }
    let made = make()
    suggestions[key] = made
    return made
  }
}

extension FontReference {
  /// Whether `#if os(…)` lets the call into a platform's build. `os(iOS)` holds for Mac Catalyst too.
  fileprivate func isCompiled(for platform: Platform) -> Bool {
    guard let platforms else { return true }
    let names: Set<String> =
      switch platform {
      case .iOS: ["ios", "ipados"]
      case .macOS: ["macos", "osx"]
      case .macCatalyst: ["ios", "ipados", "maccatalyst"]
      case .tvOS: ["tvos"]
      case .watchOS: ["watchos"]
      case .visionOS: ["visionos", "xros"]
      }
    return platforms.contains { names.contains($0.lowercased()) }
  }
}
