import JavaScriptLowering
import NameFlow
import SourceText

/// The references of the apps' code.
final class JSReading {
  let code: JSCode
  private let styles: JSStyleUses
  private let tokens: JSThemeTokens
  private let merged: JSMergedStyles
  private var tailwind: JSTailwind
  private let others: JSOtherFonts
  private let older: OlderCode
  private var nameBudget = FollowingBudget.names

  var evaluator: Evaluator { code.evaluator }

  init(_ code: JSCode) {
    self.code = code
    styles = JSStyleUses(code)
    tokens = JSThemeTokens(code)
    merged = JSMergedStyles(code)
    tailwind = JSTailwind(code: code)
    others = JSOtherFonts(code)
    older = OlderCode(code.evaluator.program)
  }

  func read(_ sheets: JSTailwindSheets) -> ReferenceReading {
    var reading = ReferenceReading()
    tailwind.applied = sheets.applied
    var loaded = JSLoadedFonts(code)
    var uses: [JSFontUse] = []
    for module in code.program.modules.indices {
      let search = JSFontUseSearch(code, module: module)
      uses += search.uses
      for call in search.loads {
        let site = JSSite(module: module, node: call)
        if code.running.contains(site) { loaded.add(site) }
      }
    }
    let classes = uses.filter { $0.tailwindClass != nil }
    tailwind.variables = JSTailwindVariables(code, classes, sheets)
    reading.references = (uses + tailwind.variables.uses).compactMap(reference)
    reading.references += tailwind.variables.references(tailwind)
    reading.references += JSIconFonts(code).references
    reading.references += JSThemeDefaults(code, tokens).references + sheets.references(tailwind)
    reading.references += JSTailwindClasses(code, tailwind, classes, keys: sheets.keys).references
    reading.registrations = loaded.unknown
    reading.loadedFonts = loaded.fonts
    let asking = Set(reading.references.map(\.place.path))
    let old = Set(
      code.program.modules.filter { asking.contains($0.path) && $0.package.lacksDesigns }
        .map(\.path))
    for index in reading.references.indices where old.contains(reading.references[index].place.path)
    {
      reading.references[index].lacksDesigns = true
    }
    return reading
  }

  private func reference(_ use: JSFontUse) -> FontReference? {
    let tree = code.program.trees[use.module]
    // A question of its own, before the one about the names.
    let style = finding(use)
    let isLive = style.isLive
    switch use.value {
    case .literal(let name, let range, _):
      if JSThemeTokens.isToken(name) {
        return FontReference(
          api: .reactNative, place: tree.place(range), text: name, candidates: [],
          undetermined: "'\(name)' is an unknown theme name")
      }
      let place = tree.place(range)
      return FontReference(
        api: .reactNative, place: place, text: name,
        candidates: [
          NameCandidate(
            name: name, place: place, certainty: .literal, isReachable: isLive, isLive: isLive)
        ], isLive: isLive)
    case .declarations(let node):
      return code.asking { reference(node, use, style, asked(by: use)) }
        .flatMap { $0.candidates.isEmpty && $0.undetermined == nil ? nil : $0 }
    case .insertion(let node, _), .node(let node):
      let found = code.asking { reference(node, use, style, asked(by: use)) }
        .map { JSPageStyles.marked($0, of: use) }
      return use.style.map { others.left(by: found, inStyle: $0, of: use.module) } ?? found
    case .given(let node, let library):
      let found = code.asking { reference(node, use, style, asked(by: use)) }
      // What is looked up in the theme is asked for.
      if case .string(let text) = tree[node].kind, JSThemeTokens.isToken(text) { return found }
      return found.map { given($0, to: library, isDrawnWith: use.isDrawnWith) }
    }
  }

  /// What a place makes of the values that get there.
  func asked(by use: JSFontUse) -> (Values, Program.Spot, Frame) -> Values {
    switch use.value {
    case .insertion(_, let texts): return { self.drawn($0, $1, $2, between: texts) }
    case .declarations where use.isPicture: return { values, _, _ in self.pictured(values) }
    case .declarations: return { self.declared($0, $1, $2) }
    default: break
    }
    if !use.members.isEmpty {
      return { values, _, _ in
        use.members.reduce(values) { self.evaluator.entries($1, of: $0) }
      }
    }
    if use.takesNamesOfTheme {
      return { values, spot, _ in
        self.tokens.lookedUpInTheme(values, by: use.asker, at: spot)
      }
    }
    guard use.takesFirst || !use.renderers.isEmpty else { return { values, _, _ in values } }
    return { values, _, _ in
      values.flatMap { item in
        guard case .text(let list) = item.value else { return Values(item: item) }
        if use.tailwindClass != nil,
          let value = self.tailwind.variables.value(of: list, item.trail)
        {
          return value
        }
        return Values(item: Possible(value: use.drawn(list), trail: item.trail))
      }
    }
  }

  private func unknown(_ node: JSNode.ID, _ tree: JSTree, _ reason: String) -> FontReference {
    FontReference(
      api: .reactNative, place: tree.place(node), text: tree.shortString(node), candidates: [],
      undetermined: reason)
  }

  private func lookedUp(_ values: Values, by use: JSFontUse) -> Values {
    let mayHoldToken = values.items.contains { item in
      if case .text(let text) = item.value { JSThemeTokens.isToken(text) } else { false }
    }
    return mayHoldToken ? tokens.lookedUp(values, by: use.asker) : values
  }

  /// The values that get to a place in a call, and whether the code there runs.
  func question(
    _ use: JSFontUse, _ spot: Program.Spot, _ frame: Frame,
    _ change: (Values, Program.Spot, Frame) -> Values
  ) -> (values: Values, isReached: Bool) {
    switch evaluator.reaches(spot, frame) {
    case .open(let frame): (Values(.open(frame)), false)
    case .no: (Values(), false)
    case .yes, .unsure:
      (lookedUp(change(evaluator.values(spot, frame), spot, frame), by: use), true)
    }
  }

  /// What a place gives if code gets there at all, where that is known though the conditions are not: a literal is
  /// nothing but itself.
  private func whatever(
    _ spot: Program.Spot, _ frame: Frame,
    _ change: (Values, Program.Spot, Frame) -> Values, _ use: JSFontUse
  ) -> Values? {
    let values = lookedUp(change(evaluator.values(spot, frame), spot, frame), by: use)
    let isKnown = values.items.allSatisfy { item in
      switch item.value {
      case .unknown, .open: false
      default: true
      }
    }
    return isKnown && !values.items.isEmpty ? values.unsure : nil
  }

  /// `nil` where nothing gets there, or where the place holds a table of fonts and asks for none.
  private func reference(
    _ node: JSNode.ID, _ use: JSFontUse, _ style: JSStyleUses.Finding,
    _ change: (Values, Program.Spot, Frame) -> Values
  ) -> FontReference? {
    let tree = code.program.trees[use.module]
    guard let spot = code.spot(JSSite(module: use.module, node: node)) else {
      return unknown(node, tree, "it is nested too deeply to follow")
    }
    var isReached = false
    var (solutions, isCut) = evaluator.noticingCuts {
      evaluator.solutions(at: spot) { frame in
        let found = question(use, spot, frame, change)
        isReached = isReached || found.isReached
        return found.values
      }
    }
    for index in solutions.indices where solutions[index].values.isUnknown {
      // What holds in this call, or else in every one; where there are more calls, only that.
      let frames = [solutions[index].frame, evaluator.unboundFrame(around: spot)]
      for case let frame? in solutions[index].isCut ? Array(frames.dropFirst()) : frames
      where solutions[index].values.isUnknown {
        let (values, isCut) = evaluator.noticingCuts {
          code.askingBriefly { whatever(spot, frame, change, use) }
        }
        guard let values else { continue }
        solutions[index].values = values
        solutions[index].isOfAll = solutions[index].frame !== frame && !isCut
        isReached = true
      }
    }
    guard isReached || isCut || solutions.contains(where: \.isCut) else { return nil }
    let all = solutions.flatMap(\.values.items)
    if all.contains(where: \.value.isDeclaration) { return nil }
    let isTable = all.contains(where: \.value.isTable)
    if isTable, use.tailwindClass == "" {
      return self.unknown(node, tree, "a computed Tailwind configuration")
    }
    if isTable, !all.contains(where: { $0.value.isText }) { return nil }
    var unknown = all.lazy.compactMap(\.value.reason).first
    var found = JSCandidates()
    for solution in solutions {
      let variants = use.style.map { self.variants($0, use.module, solution.frame) } ?? []
      for item in solution.values.items {
        guard var candidate = candidate(item, spot, solution.frame, style) else { continue }
        if solution.values.items.count > 1 { candidate.texts = [] }
        candidate.variants =
          (variants + merged.variants(of: candidate.name, at: spot)).unique
        found.add(candidate)
      }
    }
    // Beside what is not known only a slip is surely a mistake.
    for item in all where unknown == nil || item.trail.lack?.isSlip == true {
      missing(item, style).map { found.add($0) }
    }
    var candidates = found.items
    if all.isEmpty {
      if case .declarations = use.value { return nil }
      unknown = isCut ? "too complex to follow" : "no code sets it"
    }
    nameBudget.beginQuestion()
    if !nameBudget.take(candidates.count) {
      candidates = []
      unknown = unknown ?? "too complex to follow"
    }
    var reference = FontReference(
      api: .reactNative, place: tree.place(node), text: tree.shortString(node),
      candidates: candidates, undetermined: unknown, isLive: style.isLive,
      isCarriedOn: candidates.isEmpty && unknown == nil)
    reference.isCutShort = isCut && !solutions.contains(where: \.isOfAll)
    return reference
  }
}

extension JSReading {
  /// Where the style of a use is used: nothing draws what stands in code that does not run.
  private func finding(_ use: JSFontUse) -> JSStyleUses.Finding {
    var finding = used(use)
    if !runs(use) {
      finding.isLive = false
      finding.mayStyleText = false
    }
    return finding
  }

  private func runs(_ use: JSFontUse) -> Bool {
    switch use.value {
    case .literal(_, _, let node), .node(let node), .insertion(let node, _),
      .declarations(let node), .given(let node, _):
      code.running.contains(JSSite(module: use.module, node: node))
    }
  }

  private func used(_ use: JSFontUse) -> JSStyleUses.Finding {
    if let style = use.style { return styles.finding(style, in: use.module) }
    guard let key = use.tailwindClass else { return JSStyleUses.Finding() }
    let uses = tailwind.uses(of: key)
    return JSStyleUses.Finding(
      uses: uses, isLive: !uses.isEmpty, mayStyleText: !uses.isEmpty, isSure: use.isSure)
  }
}

// MARK: - Names

extension JSReading {
  /// The longest way that is told.
  private static let mostSteps = 6

  private func candidate(
    _ item: Possible, _ spot: Program.Spot, _ frame: Frame, _ style: JSStyleUses.Finding
  ) -> NameCandidate? {
    guard case .text(let name) = item.value, item.value.reason == nil else { return nil }
    let program = evaluator.program
    let range = program[spot].range
    let origin = item.trail.origin ?? Trail.Origin(file: spot.file, range: range)
    let isHere = origin.file == spot.file && origin.range == range
    let steps =
      item.trail.steps.map { FlowStep(place: program.place($0.file, $0.range), what: $0.what) }
      + frame.sites.reversed().compactMap { site -> FlowStep? in
        guard case .call(let call) = site, case .call = program[call].kind,
          !evaluator.isStyle(call)
        else { return nil }
        return FlowStep(place: program.place(call), what: evaluator.what(at: site))
      }
    let certainty: NameCandidate.Certainty =
      item.trail.isCombined || !item.trail.isProven ? .derived : isHere ? .literal : .constant
    var candidate = NameCandidate(
      name: name, place: program.place(origin.file, origin.range), certainty: certainty,
      flow: Array(steps.prefix(Self.mostSteps)), uses: style.uses,
      isReachable: item.trail.isProven && style.mayStyleText, isLive: style.isLive)
    if !code.isCalled(frame) { (candidate.isReachable, candidate.isLive) = (false, false) }
    candidate.isSure = item.trail.isSure && style.isSure
    candidate.texts = style.texts
    candidate.olderSystems = older.systems(
      at: [origin]
        + ([spot] + frame.sites.map(\.spot)).map {
          Trail.Origin(file: $0.file, range: program[$0].range)
        })
    return candidate
  }

  private func missing(_ item: Possible, _ style: JSStyleUses.Finding) -> NameCandidate? {
    // An element of a list that has no font of its own is drawn with the system's, as is meant.
    guard item.value == .absent, let lack = item.trail.lack, let origin = item.trail.origin,
      lack.object != "it", !lack.isOfSome || lack.meantName != nil
    else { return nil }
    let program = evaluator.program
    var candidate = NameCandidate(
      name: lack.kind == .member ? lack.object + "." + lack.name : lack.name,
      place: program.place(origin.file, origin.range),
      certainty: .constant, uses: style.uses,
      isReachable: item.trail.isProven && style.mayStyleText, isLive: style.isLive)
    candidate.isSure = item.trail.isSure && style.isSure
    candidate.missingKey = MissingKey(
      key: lack.name, object: lack.object,
      objectPlace: lack.home.map { program.place($0.file, $0.range) }, keys: lack.names,
      kind: lack.kindOfKey)
    return candidate
  }

  /// `fontWeight` and `fontStyle` beside the name.
  private func variants(_ style: JSNode.ID, _ module: Int, _ frame: Frame) -> [FontVariant] {
    let tree = code.program.trees[module]
    guard case .object(let properties) = tree[style].kind else { return [] }
    return properties.compactMap { property in
      guard case .name(let key) = property.key, key == "fontWeight" || key == "fontStyle",
        let spot = code.spot(JSSite(module: module, node: property.value))
      else { return nil }
      let values = evaluator.values(spot, frame).items
      guard values.count == 1, let text = values[0].value.written else { return nil }
      let place = tree.place(property.value)
      let what = "\(key): \(tree.shortString(property.value))"
      return FontVariant(key, text, what: what, place: place)
    }
  }
}

extension Values {
  fileprivate var isUnknown: Bool {
    items.contains { if case .unknown = $0.value { true } else { false } }
  }
}

extension Value {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }

  /// Whether it is no name, but holds some.
  fileprivate var isTable: Bool {
    switch self {
    case .record(let record): record.maker == nil
    case .list, .table, .function: true
    default: false
    }
  }

  /// Whether it says what a component may be given: `fontFamily: PropTypes.string`.
  fileprivate var isDeclaration: Bool {
    guard case .external(let library, let path) = self else { return false }
    return library == "prop-types" || path.contains("PropTypes") || path.contains("propTypes")
  }

  /// Why it is not known; `nil` where it is.
  fileprivate var reason: String? {
    switch self {
    case .unknown(let reason): reason
    case .text(let text): FollowedText.name(text) == nil ? FollowedText.reason : nil
    case .external(let library, let path):
      path.isEmpty || library.isEmpty
        ? "'\(path.isEmpty ? library : path.joined(separator: "."))' is not followed"
        : "'\(path.joined(separator: "."))' of '\(library)' is not followed"
    case .absent, .list, .table, .function: nil
    case .record(let record): record.maker == nil ? nil : "its value is not a string"
    case .open: "a parameter"
    default: "its value is not a string"
    }
  }
}
