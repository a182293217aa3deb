import AppManifest
import FontInspection
import FontReferences
import SourceText

/// Gathers the names that are asked for and says what each process gives for them.
struct NameAssessment {
  private let processes: [ProcessFonts]
  private let matchers: [ProcessMatcher]
  /// `nil` where no name is asked for: working out what names are near takes longer than reading the fonts.
  private let nearest: NearestNames?

  init(
    _ inputs: StableInputs, processes: [ProcessFonts], others: OtherApps,
    _ options: Assessment.Options
  ) {
    self.processes = processes
    let isAsked = !inputs.references.references.isEmpty
    let faces = FaceIndex(isAsked ? inputs.catalogue.files : [])
    let unreadable = UnreadableFonts(inputs.catalogue.failures)
    let references = inputs.references.references
    let told = inputs.manifests.interfaceBuilderFonts.namesByFile
    let ofPackages = options.packageFonts.namesByFile
    matchers = processes.enumerated().map { index, fonts in
      ProcessMatcher(
        index: index, fonts: fonts, faces: faces, unreadable: unreadable,
        unseen: UnseenFonts(
          fonts, unread: unreadable.unfetched.filter(fonts.registers),
          told: told, ofPackages: ofPackages,
          documents: inputs.manifests.interfaceBuilderFonts,
          asked: { references.names(in: fonts.process) }), others: others,
        knownNames: options.knownNames)
    }
    nearest = isAsked ? NearestNames(inputs.catalogue.files) : nil
  }

  /// What the processes give for the names, in their order.
  func names(_ groups: [NameGroup]) -> [ResolvedName] {
    // Those of one name stand together, for they have answers in common.
    let sets = Dictionary(grouping: groups.indices) { groups[$0].candidate?.name }
      .values.sorted { $0[0] < $1[0] }
    let parts = stride(from: 0, to: sets.count, by: 64).map { start in
      sets[start..<min(start + 64, sets.count)].flatMap { $0 }
    }
    let answered = ParserThreads.map(parts) { part in
      var cache = AnswerCache()
      return part.map { index in
        let group = groups[index]
        return (
          index: index,
          name: group.candidate == nil ? undetermined(group) : determined(group, &cache)
        )
      }
    }
    return answered.joined().sorted { $0.index < $1.index }.map(\.name)
  }
}

extension NameAssessment {
  private func undetermined(_ group: NameGroup) -> ResolvedName {
    let resolutions = processes.indices.filter { index in
      group.uses.contains { $0.runs(in: processes[index].process) }
    }.map { Resolution(process: $0, outcome: .undetermined) }
    return ResolvedName(candidate: nil, uses: group.uses, resolutions: resolutions)
  }

  /// The processes that may ask for a name: names of JavaScript are followed through the code of all, and are those of
  /// the processes that have the code which writes them.
  private func writers(of group: NameGroup) -> [ProcessMatcher] {
    guard let place = group.candidate?.place, group.uses.allSatisfy({ $0.api == .reactNative })
    else { return matchers }
    return matchers.filter { $0.process.sources.contains(place.path) }
  }

  private func determined(_ group: NameGroup, _ cache: inout AnswerCache) -> ResolvedName {
    var resolved = ResolvedName(
      candidate: group.candidate, uses: group.uses, resolutions: [])
    guard let question = group.question else { return resolved }
    let all = writers(of: group).compactMap { matcher -> Resolution? in
      let ways = group.ways.filter { $0.runs(in: matcher.process) }
      guard !ways.isEmpty else { return nil }
      var question = question
      question.onLaunchScreen = group.isOnLaunchScreen(of: matcher.process)
      var answer = cache.answer(question, of: matcher)
      let running = ways.filter { $0.isLive(in: matcher.process) }
      // How code that does not run gets the name says nothing of how code that runs does.
      let deciding = running.isEmpty ? ways : running
      answer.isReachable = deciding.contains(where: \.candidate.isReachable)
      answer.isSure = deciding.contains { $0.candidate.isReachable && $0.candidate.isSure }
      answer.isLive = !running.isEmpty
      answer.isAskedAlone = deciding.contains { !$0.isTriedInTurn }
      answer.isUsedByTarget = ways.contains { $0.isUsedByTarget(of: matcher.process) }
      answer.isOfTests = ways.allSatisfy { $0.isOfTests(in: matcher.process) }
      return answer
    }
    resolved.resolutions = ConventionChoice(processes: processes).choose(all)
    resolved.nearest = suggestions(question, resolved.resolutions, &cache)
    resolved.tellMisspellings()
    let finding = Set(
      resolved.resolutions.filter { $0.outcome.isFound || $0.outcome == .unknown }.map(name))
    for index in resolved.resolutions.indices {
      let own = name(of: resolved.resolutions[index])
      resolved.resolutions[index].isFoundElsewhere =
        finding.count > (finding.contains(own) ? 1 : 0)
    }
    resolved.suggestions = resolved.nearest.map(\.name)
    return resolved
  }

  private func name(of resolution: Resolution) -> String {
    processes[resolution.process].process.name
  }

  private func suggestions(
    _ question: ProcessMatcher.Question, _ resolutions: [Resolution], _ cache: inout AnswerCache
  ) -> [NearestName] {
    let unsure = resolutions.filter {
      $0.outcome == .fallback || $0.outcome == .caseInsensitive || $0.unseen != nil
    }
    let asking = unsure.map { matchers[$0.process] }
    guard let nearest, let first = asking.first else { return [] }
    let key = AnswerCache.Key(question: question, processes: asking.map(\.index))
    return cache.suggestions(key) {
      nearest.names(
        near: question.name, familyOnly: question.familyOnly,
        for: NearestNames.Asker(
          platform: first.process.platform, deploymentTarget: first.process.deploymentTarget,
          has: { path in asking.contains { $0.has(path) } },
          mayHave: { path in asking.contains { $0.mayOfferNames(of: path) } },
          given: question.inReactNative ? Set(asking.flatMap(\.givenNames)).sorted() : []))
    }
  }
}

extension ProcessFonts {
  /// Whether the process has a file among its fonts, by its manifest or by code.
  fileprivate func registers(_ path: String) -> Bool {
    declared.contains(path) || runTime.files[path] != nil || loaded.contains { $0.file == path }
  }
}

extension [InterfaceBuilderFont] {
  /// The names that documents saw fonts to have, by the names of their files in small letters.
  fileprivate var namesByFile: [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for font in self {
      names[FileName(font.fileName).name.lowercased(), default: []].formUnion(font.postScriptNames)
    }
    return names
  }
}

extension [FontReference] {
  /// The names that a process asks for.
  fileprivate func names(in process: AppProcess) -> [FoldedName] {
    var names: Set<String> = []
    for reference in self where reference.runs(in: process) {
      names.formUnion(reference.candidates.map(\.name))
    }
    return names.map(FoldedName.init)
  }
}

extension ResolvedName {
  /// A name that is nearly one of a font that is there is a misspelling of it, whatever else the process
  /// may have. A file of exactly this name that is not there has the better claim.
  fileprivate mutating func tellMisspellings() {
    let isMisspelt = nearest.first.map { $0.reason != .sameFamily } ?? false
    for index in resolutions.indices {
      guard let unseen = resolutions[index].unseen else { continue }
      if isMisspelt, !resolutions[index].isNamedByFile,
        !unseen.isNamedExactly(candidate?.name ?? "")
      {
        resolutions[index].outcome = .fallback
        resolutions[index].unseen = nil
      }
    }
    let isUnsure = resolutions.contains {
      $0.outcome == .fallback || $0.outcome == .caseInsensitive
    }
    if !isUnsure { nearest = [] }
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

extension FontCatalogue {
  /// All names of the fonts in each file, in small letters.
  fileprivate var namesByFile: [String: Set<String>] {
    Dictionary(
      files.map { file in
        (file.path, Set(file.faces.flatMap(\.everyName).map { $0.lowercased() }))
      }, uniquingKeysWith: { first, _ in first })
  }
}
