import JavaScriptLowering
import NameFlow
import SourceText

/// Makes a reference of a place: the names that can reach it, how, and who uses them.
struct ReferenceAssembly {
  let evaluator: Evaluator
  private let known = KnownUses()
  private let older: OlderCode
  private let texts: ViewTexts
  private var program: Program { evaluator.program }

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    older = OlderCode(evaluator.program)
    texts = ViewTexts(evaluator)
  }

  /// What was found for other places.
  private final class KnownUses {
    /// The uses of what a function gives.
    var ofFunctions: [Program.Declared: [Evaluator.Use]] = [:]
    /// Whether code asks if calls give a font.
    var askedAbout: [Program.Spot: Bool] = [:]
  }

  /// The reference; `nil` where the place turns out to ask for nothing by name.
  func reference(for call: FontCall) -> FontReference? {
    if evaluator.isThrownAway(call) || evaluator.isGivenFamily(call) { return nil }
    let isOfFont = evaluator.isNameOfFont(call.name)
    return evaluator.asking(atMost: isOfFont ? Evaluator.Budget.existing : .max) {
      found(for: call, isNameOfFont: isOfFont)
    }
  }

  /// - Parameter isNameOfFont: whether the name is that of a font that there is.
  private func found(for call: FontCall, isNameOfFont: Bool) -> FontReference? {
    var isRun = false
    let (solutions, isCut) = evaluator.noticingCuts {
      evaluator.solutions(at: call.name) { frame in
        let values = evaluator.values(call.name, frame, .foreign(["String"]))
        // What a context does not run asks for nothing in it.
        guard values.isOpen || evaluator.mayRun(call.name, frame) else { return Values() }
        isRun = isRun || !values.isOpen
        return call.subject == .attributes ? evaluator.names(in: values) : values
      }
    }
    var findings = Findings()
    for solution in solutions {
      collect(solution, call, &findings)
      if let missing = missing(in: solution, call) { findings.candidates.add(missing) }
    }
    // Where a font comes from that has too many makers is no name that is left open.
    if isNameOfFont, solutions.contains(where: \.isCut) {
      findings.isCarried = true
      findings.reasons = []
    }
    findings.isCutShort = isCut && !isNameOfFont
    findings.settle()
    // No call comes to it: there is no name to know.
    if findings.areNothing {
      if findings.isCutShort {
        add("too complex to follow", &findings)
      } else if !isRun, !solutions.isEmpty, !solutions.contains(where: \.isCut) {
        return nil
      }
    }
    // Nor does a value to a setter that nothing sends.
    if findings.candidates.isEmpty, evaluator.isInSetterNeverSent(call.call) { return nil }
    return isFontCall(call, findings) ? reference(for: call, findings) : nil
  }

  private func isFontCall(_ call: FontCall, _ findings: Findings) -> Bool {
    guard findings.candidates.isEmpty else { return true }
    switch call.subject {
    case .name: return true
    case .attributes: return !findings.reasons.isEmpty
    case .perhapsName:
      if case .cast(_, let type?) = program[call.name].kind {
        return ["CFString", "NSString", "String"].contains(type.path?.last)
      }
      return evaluator.staticType(call.name)?.ref.isString == true
    }
  }

  /// What was found on all ways to a place.
  private struct Findings {
    var candidates = NameCandidates()
    var reasons: [String] = []
    var isCarried = false
    /// Whether not all was followed that may give a name.
    var isCutShort = false
    /// Empty names that a variable holds until code sets it.
    var placeholders: [NameCandidate] = []

    var areNothing: Bool {
      candidates.isEmpty && reasons.isEmpty && placeholders.isEmpty && !isCarried
    }

    /// What a variable holds at first is asked for where nothing else may be in it.
    mutating func settle() {
      guard candidates.isEmpty, reasons.isEmpty, !isCarried else { return }
      for placeholder in placeholders { candidates.add(placeholder) }
    }
  }

  private func reference(for call: FontCall, _ findings: Findings) -> FontReference {
    let platforms = evaluator.platforms(at: call.call).intersection(call.platforms)
    var reference = FontReference(
      api: call.api, place: program.place(call.name), text: program.source(call.name),
      candidates: findings.candidates.sorted(by: Self.isBefore),
      undetermined: findings.reasons.first, platforms: platforms.names,
      isForceUnwrapped: isForceUnwrapped(call.call),
      isCarriedOn: findings.isCarried && findings.reasons.isEmpty)
    reference.isCutShort = findings.isCutShort
    reference.isQuestion = evaluator.isQuestion(call.call) || evaluator.isBesideName(call)
    if findings.candidates.isEmpty, reference.undetermined == nil {
      reference.undetermined =
        findings.isCarried
        ? "the name of an existing font" : "no code sets it"
    }
    if findings.candidates.isEmpty, call.api.makesFont {
      let journey = FontJourney(
        from: call, in: evaluator.startFrame(at: call.call), evaluator)
      reference.isScaled = journey.isScaled
      reference.scalings = journey.scalings
    }
    let isPreviewOrTest = evaluator.isPreviewOrTest(call.call)
    reference.isLive =
      !isPreviewOrTest && evaluator.isReached(call.call)
      && (findings.candidates.isEmpty
        ? evaluator.isUsed(call.call) : findings.candidates.contains(where: \.isLive))
    return reference
  }

  private static func isBefore(_ left: NameCandidate, _ right: NameCandidate) -> Bool {
    if left.place != right.place { return left.place < right.place }
    return left.name < right.name
  }

  private func collect(
    _ solution: Evaluator.Solution, _ call: FontCall, _ findings: inout Findings
  ) {
    let texts = solution.values.items.filter { AccessorName(value: $0.value) != nil || $0.isText }
    let fates = texts.isEmpty ? [] : self.fates(of: call, in: solution.frame)
    for item in solution.values.items {
      if let accessor = AccessorName(value: item.value) {
        for fate in fates {
          var candidate = candidate(
            accessor.written, item.trail, call, solution.frame, isOnly: texts.count == 1, fate)
          candidate.accessor = accessor
          findings.candidates.add(candidate)
        }
        continue
      }
      switch item.value {
      case .text(let name):
        findings.isCarried = findings.isCarried || item.trail.isCarried
        let isPlaceholder = name.isEmpty && evaluator.isPlaceholder(item.trail)
        for fate in fates {
          let candidate = candidate(
            name, item.trail, call, solution.frame, isOnly: texts.count == 1, fate)
          if isPlaceholder {
            findings.placeholders.append(candidate)
          } else {
            findings.candidates.add(candidate)
          }
        }
      case .absent: continue
      case .unknown(let reason):
        if item.trail.isCarried { findings.isCarried = true } else { add(reason, &findings) }
      case .platform, .instance, .enumCase, .list, .table, .tuple, .closure, .function, .type,
        .foreignType,
        .font, .symbol, .number, .truth, .open, .record, .external:
        if item.trail.isCarried {
          findings.isCarried = true
        } else {
          add("'\(program.source(call.name))'", &findings)
        }
      }
    }
  }

  /// A key that a table lacks which has the names: no font is asked for.
  private func missing(in solution: Evaluator.Solution, _ call: FontCall) -> NameCandidate? {
    let frame = solution.frame
    guard call.subject == .name, !solution.isCut,
      solution.values.items.allSatisfy({ $0.value == .absent }),
      let lacking = evaluator.lackingTable(of: call.name, frame)
    else { return nil }
    let uses = evaluator.uses(of: call.call, through: frame.sites, &known.ofFunctions)
    let fate = Fate(
      uses: uses.map { $0.fontUse(program) },
      isLive: evaluator.isLive(uses, call.call, through: frame.sites))
    let name = lacking.meant == nil ? program.source(call.name) : lacking.key
    var candidate = candidate(name, lacking.trail, call, frame, isOnly: true, fate)
    candidate.missingKey = MissingKey(
      key: lacking.key, object: program.source(lacking.table),
      objectPlace: program.place(lacking.table), keys: lacking.keys, meant: lacking.meant)
    return candidate
  }

  /// What becomes of a font after it is made.
  private struct Fate {
    var uses: [FontUse]
    var isLive: Bool
    /// The files of the process's own code that make the views of what it links in which the font is used.
    var makers: Set<String> = []
    var journey: FontJourney?
  }

  /// What becomes of the font in each call that makes it; once and for all where it does not depend on the
  /// calls.
  private func fates(of call: FontCall, in frame: Frame) -> [Fate] {
    func fate(_ frame: Frame) -> Fate {
      let uses = evaluator.uses(of: call.call, through: frame.sites, &known.ofFunctions)
      return Fate(
        uses: uses.map { $0.fontUse(program) },
        isLive: evaluator.isLive(uses, call.call, through: frame.sites),
        makers: makers(of: uses.isEmpty ? [call.call] : uses.map(\.spot)),
        journey: call.api.makesFont
          ? FontJourney(from: call, in: frame, evaluator, texts: texts) : nil)
    }
    guard let calls = evaluator.calls(running: call.name, in: frame) else { return [fate(frame)] }
    guard !calls.isEmpty else { return [Fate(uses: [], isLive: false)] }
    return calls.map(fate)
  }

  private func makers(of uses: [Program.Spot]) -> Set<String> {
    Set(uses.compactMap { evaluator.ownMaker(ofViewAround: $0).map(program.path) })
  }

  private func add(_ reason: String, _ findings: inout Findings) {
    if !findings.reasons.contains(reason) { findings.reasons.append(reason) }
  }

  private func candidate(
    _ name: String, _ trail: Trail, _ call: FontCall, _ frame: Frame, isOnly: Bool, _ fate: Fate
  ) -> NameCandidate {
    let origin =
      trail.origin ?? Trail.Origin(file: call.name.file, range: program[call.name].range)
    let place = program.place(origin.file, origin.range)
    let steps =
      trail.steps.map { FlowStep(place: program.place($0.file, $0.range), what: $0.what) }
      + frame.sites.reversed().map {
        FlowStep(place: evaluator.place(of: $0), what: evaluator.what(at: $0))
      }
    // A call on the way is compiled for its own platforms.
    let platforms = frame.sites.reduce(trail.platforms) {
      $0.intersection(evaluator.platforms(at: $1.spot))
    }
    var candidate = NameCandidate(
      name: name, place: place,
      certainty: certainty(trail, origin, call, frame, isOnly: isOnly), flow: steps,
      uses: fate.uses, variants: fate.journey?.variants ?? [],
      attempt: attempt(trail, call, frame), isReachable: trail.isProven,
      isLive: fate.isLive && evaluator.reachability?.isReached(origin) ?? true,
      platforms: platforms.names)
    candidate.makers = fate.makers
    candidate.isSure = trail.isSure && !evaluator.isBehindFontThatIsThere(call.call)
    candidate.isAskedAbout = call.api.onMiss == .nothing && !isOnly && isAskedAbout(call.call)
    candidate.isWordForNone =
      call.api.onMiss == .nothing && WordsForNone.contains(name) && !isOnly
      && evaluator.mayDoWithout(call.call)
    candidate.behindVariant = evaluator.variantTried(before: call.call)
    candidate.olderSystems = older.systems(
      at: [origin]
        + ([call.call] + frame.sites.map(\.spot)).map {
          Trail.Origin(file: $0.file, range: program[$0].range)
        })
    candidate.sizes = fate.journey?.sizes ?? []
    // Of several names each may be meant for other texts, such as those of one language.
    let isAlone = isOnly && trail.isProven && trail.isSure
    candidate.texts = isAlone ? fate.journey?.texts ?? [] : []
    candidate.isScaled = fate.journey?.isScaled ?? false
    candidate.scalings = fate.journey?.scalings ?? []
    return candidate
  }

  private func isAskedAbout(_ call: Program.Spot) -> Bool {
    if let known = known.askedAbout[call] { return known }
    let isAsked = evaluator.isAskedAbout(call)
    known.askedAbout[call] = isAsked
    return isAsked
  }

  private func certainty(
    _ trail: Trail, _ origin: Trail.Origin, _ call: FontCall, _ frame: Frame, isOnly: Bool
  ) -> NameCandidate.Certainty {
    if trail.isCombined || !isOnly || !trail.isProven || !trail.isSure { return .derived }
    let arguments = [call.name] + frame.sites.map(\.spot)
    let stands = arguments.contains { spot in
      let range = program[spot].range
      return spot.file == origin.file && range.lowerBound <= origin.range.lowerBound
        && origin.range.upperBound <= range.upperBound
    }
    return stands && trail.steps.isEmpty ? .literal : .constant
  }

  /// The turn of the call, or of the nearest call on the way to it.
  private func attempt(_ trail: Trail, _ call: FontCall, _ frame: Frame) -> NameAttempt? {
    if let attempt = trail.attempt ?? evaluator.turn(ofTest: call.call)
      ?? evaluator.turn(behindTests: call.call, naming: call.name)
    {
      return NameAttempt(
        chain: program.place(attempt.chain.file, attempt.chain.range), index: attempt.index)
    }
    for spot in [call.call] + frame.sites.map(\.spot) {
      guard let chain = evaluator.chain(of: spot) else { continue }
      return NameAttempt(
        chain: program.place(chain.file, chain.range), index: Int(program[spot].range.lowerBound))
    }
    return nil
  }

  /// Whether a missing font crashes right here.
  private func isForceUnwrapped(_ call: Program.Spot) -> Bool {
    guard case .node(let parent) = program[call].parent,
      case .unwrapped(_, isForced: true) =
        program[Program.Spot(file: call.file, node: parent)].kind
    else { return false }
    return true
  }
}

extension Possible {
  fileprivate var isText: Bool { if case .text = value { true } else { false } }
}
