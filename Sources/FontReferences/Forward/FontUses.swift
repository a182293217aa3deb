import JavaScriptLowering
import NameFlow
import SourceText

/// Who uses a font that is made somewhere.
extension Evaluator {
  struct Use: Hashable {
    var spot: Program.Spot
    var what: String
    /// Only previews or tests run it.
    var isPreviewOrTest: Bool

    func fontUse(_ program: Program) -> FontUse {
      FontUse(place: program.place(spot), what: what, isPreviewOrTest: isPreviewOrTest)
    }
  }

  /// The uses of what is made at a place, got to through some calls: the callers of the function around
  /// the outermost one, where that gives the font away; else that call itself.
  ///
  /// - Parameter known: the uses of what functions give that were asked for before.
  func uses(
    of call: Program.Spot, through sites: [Frame.Site], _ known: inout [Program.Declared: [Use]]
  ) -> [Use] {
    let outermost = sites.last?.spot ?? call
    if let owner = owner(of: outermost).map({ member(around: $0) }), givesFont(owner) {
      let result = known[owner] ?? uses(ofWhatGives: owner)
      known[owner] = result
      // Previews of a library are not all that use it.
      if result.allSatisfy(\.isPreviewOrTest), isOfferedToOthers(outermost) { return [] }
      if !result.isEmpty || !isUsed(outermost) { return result }
    }
    guard let last = sites.last, case .call(let spot) = last else { return [] }
    return [Use(spot: spot, what: what(at: last), isPreviewOrTest: isPreviewOrTest(spot))]
  }

  private func uses(ofWhatGives owner: Program.Declared) -> [Use] {
    var result: [Use] = []
    var seen: Set<Program.Declared> = []
    collect(owner, &result, &seen, 0)
    return result
  }

  private func collect(
    _ owner: Program.Declared, _ result: inout [Use], _ seen: inout Set<Program.Declared>,
    _ depth: Int
  ) {
    guard depth < 6, seen.insert(owner).inserted else { return }
    for site in self.sites(of: owner) {
      guard let around = self.owner(of: site.spot).map({ member(around: $0) }) else { continue }
      if around != owner, givesFont(around), !self.sites(of: around).isEmpty {
        collect(around, &result, &seen, depth + 1)
      } else if around != owner {
        result.append(
          Use(
            spot: site.spot, what: program[owner].qualifiedName,
            isPreviewOrTest: isPreviewOrTest(site.spot)))
      }
    }
  }

  /// Whether code hands the font it makes to others: it returns a font, or changes a view's font.
  func givesFont(_ owner: Program.Declared) -> Bool {
    let declaration = program[owner]
    switch declaration.kind {
    case .function, .property, .subscripted: break
    case .initializer: return type(ofMembersOf: declaration, owner.file).isFont
    default: return false
    }
    if let type = type(of: owner) {
      if type.isFont { return true }
      if case .foreign(let path) = type, ["View", "Text"].contains(path.last ?? "") {
        let container = TypeRef.foreign(declaration.container)
        return declaration.kind == .function && Self.views.contains(container)
      }
    } else if declaration.kind == .function, let only = onlyResult(of: owner) {
      // A macro says no type.
      return fontCall(inside: only)?.api.makesFont == true
    } else if declaration.kind == .property, let value = declaration.value {
      if let call = fontCall(inside: Program.Spot(file: owner.file, node: value)) {
        return call.api.makesFont
      }
      return staticType(Program.Spot(file: owner.file, node: value))?.ref.isFont == true
    }
    return false
  }

  private func type(ofMembersOf declaration: Declaration, _ file: Int32) -> TypeRef {
    resolve(.named(declaration.container, []), in: [], file)
  }

  private static let views: Set<TypeRef> = [
    .foreign(["View"]), .foreign(["Text"]), .foreign(["UILabel"]), .foreign(["UIView"]),
  ]

  /// The font call that an expression is, with `!` or `??` around it.
  private func fontCall(inside spot: Program.Spot) -> FontCall? {
    switch program[spot].kind {
    case .unwrapped(let inner, _), .cast(let inner, _):
      return fontCall(inside: Program.Spot(file: spot.file, node: inner))
    case .coalesced(let items):
      return items.first.flatMap { fontCall(inside: Program.Spot(file: spot.file, node: $0)) }
    case .call: return fontCall(spot)
    default: return nil
    }
  }

  // MARK: Liveness

  /// Whether only previews or tests run some code: it is theirs, or that of views that only they make.
  func isPreviewOrTest(_ spot: Program.Spot) -> Bool {
    switch runner(of: spot) {
    case .previewOrTest: return true
    case .anyone: return false
    case .view(let type):
      if let known = previewViews[type] { return known }
      let isPreviewOrTest = isPreviewOrTest(view: type)
      previewViews[type] = isPreviewOrTest
      return isPreviewOrTest
    }
  }

  /// Who runs some code.
  enum Runner {
    case previewOrTest
    /// Whoever makes the view.
    case view(String)
    case anyone
  }

  func runner(of spot: Program.Spot) -> Runner {
    if program.facts(spot.file)?.isTest == true { return .previewOrTest }
    guard let owner = owner(of: spot) else { return .anyone }
    if program[owner].isPreview || program[member(around: owner)].isPreview {
      return .previewOrTest
    }
    let type = canonical(container(of: owner), owner.file)
    return !type.isEmpty && ancestors(of: type).contains("View") ? .view(type) : .anyone
  }

  /// Whether only previews or tests make a view, or views that only they make do.
  private func isPreviewOrTest(view: String) -> Bool {
    var isShown = false
    let search = searchMakers(of: view) { _, runner in
      switch runner {
      case .anyone: return .found
      case .previewOrTest:
        isShown = true
        return .other
      case .view: return .through
      }
    }
    return search == .isWhole && isShown
  }

  /// Whether a font that is made at a place, got to through some calls, gets anywhere.
  func isLive(_ uses: [Use], _ call: Program.Spot, through sites: [Frame.Site]) -> Bool {
    if isPreviewOrTest(call) || !isReached(call) || isInMethodNeverSent(call)
      || isUnnamedResource(call) || isCalledInVain(call)
    {
      return false
    }
    if uses.isEmpty {
      let outermost = sites.last?.spot ?? call
      return isUsed(outermost) && isReached(outermost) && !isCalledInVain(outermost)
    }
    return uses.contains { !$0.isPreviewOrTest && isReached($0.spot) && !isLeft($0.spot) }
  }

  /// Whether the function around a place is one of a library's that others call, who are not here.
  private func isOfferedToOthers(_ spot: Program.Spot) -> Bool {
    guard let owner = owner(of: spot).map({ member(around: $0) }), program[owner].isPublic else {
      return false
    }
    let types = typeDeclarations(canonical(container(of: owner), owner.file)).filter {
      program[$0].kind != .type(.addition)
    }
    guard types.isEmpty || types.contains(where: { program[$0].isPublic }) else { return false }
    return reachability?.mayBeNamedUnseen(owner.file) ?? !hasEntry
  }

  /// Whether a member that can only be come to by its name gives a font on, and nobody asks for it.
  private func isLeft(_ use: Program.Spot) -> Bool {
    isInMethodNeverSent(use) || isInIdleMacro(use)
      || (reachability?.isNamed(use) == true || isInInitializer(use)) && !isUsed(use)
      || neverRuns(use) || isCalledInVain(use)
  }

  private func isInInitializer(_ spot: Program.Spot) -> Bool {
    owner(of: spot).map { program[member(around: $0)].kind == .initializer } ?? false
  }

  /// Whether the process may come to some code.
  func isReached(_ spot: Program.Spot) -> Bool { reachability?.isReached(spot) ?? true }

  /// Whether anything may run the code around a place: unless it gives its font to others, the system
  /// may call it.
  func isUsed(_ call: Program.Spot) -> Bool {
    guard let owner = owner(of: call).map({ member(around: $0) }) else { return true }
    if program[owner].isPreview { return false }
    // The system may call whatever an object of Objective-C's answers to.
    if program.isObjectiveC(owner.file) {
      if isNeverSent(owner) { return false }
      if hasReceiver(owner) { return true }
    }
    let declaration = program[owner]
    guard declaration.kind != .initializer else { return mayMake(owner) }
    guard givesFont(owner) || takesName(owner) || isAccessor(owner) else { return true }
    if isAskedForElsewhere(owner) { return true }
    // Where the process begins is not here, so what uses this need not be, either.
    if !declaration.isPrivate, reachability?.mayBeNamedUnseen(owner.file) ?? !hasEntry {
      return true
    }
    if isMentionedInOtherLanguage(owner) { return true }
    // Key paths and projected values name it by themselves.
    if program.containsMention(of: "\\" + declaration.name, where: { _ in true })
      || program.containsMention(of: "$" + declaration.name, where: { _ in true })
    {
      return true
    }
    // A mention that could not be told apart may be a use.
    func isOther(_ mention: Program.Spot) -> Bool {
      let around = self.owner(of: mention).map { member(around: $0) }
      return (mention.file != owner.file || around != owner)
        && !isOtherCall(mention, than: owner) && !meansAnother(mention, than: owner)
        && !looksElsewhere(mention, than: owner)
        && !isOfValue(mention, besides: owner)
        && isReached(mention) && !isInMethodNeverSent(mention) && !isInIdleMacro(mention)
    }
    return declaration.isPrivate
      ? program.mentions(of: declaration.name, in: owner.file).contains(where: isOther)
      : program.containsMention(of: declaration.name, where: isOther)
  }

  func isInMethodNeverSent(_ spot: Program.Spot) -> Bool {
    guard program.isObjectiveC(spot.file), let owner = owner(of: spot) else { return false }
    return isNeverSent(member(around: owner))
  }

  /// Whether it is a generated accessor: a constant that is made when it is first read.
  private func isAccessor(_ owner: Program.Declared) -> Bool {
    let declaration = program[owner]
    guard declaration.kind == .property, declaration.isStatic, let value = declaration.value,
      let call = fontCall(inside: Program.Spot(file: owner.file, node: value))
    else { return false }
    return call.api == .swiftGen || call.api == .rSwift
  }

  private func takesName(_ owner: Program.Declared) -> Bool {
    program[owner].kind == .function
      && program[owner].parameters.contains { $0.type == .string }
  }

  // MARK: Places

  func place(of site: Frame.Site) -> SourcePlace { program.place(site.spot) }

  /// What is called or read at a site: `scaledFont(name:size:)`.
  func what(at site: Frame.Site) -> String {
    if case .call(let callee, _) = program[site.spot].kind {
      if let declared = callees(of: site.spot).first {
        let declaration = program[declared]
        return declaration.isType ? declaration.name : declaration.qualifiedName
      }
      return program.source(Program.Spot(file: site.spot.file, node: callee))
    }
    return program.source(site.spot)
  }

  /// The platforms a place is compiled for.
  func platforms(at spot: Program.Spot) -> PlatformSet {
    var result = PlatformSet.every
    var current = spot
    for _ in 0..<100_000 {
      switch program[current].parent {
      case .none: return result
      case .declaration(let id):
        let declared = Program.Declared(file: spot.file, id: id)
        result.formIntersection(program[declared].platforms)
        guard let statement = program[declared].statement else { return result }
        current.node = statement
      case .node(let parent):
        switch program[Program.Spot(file: spot.file, node: parent)].kind {
        case .compiled(let clauses):
          for clause in clauses where clause.body == current.node {
            result.formIntersection(clause.platforms)
          }
        case .switching(_, let cases):
          for case_ in cases where case_.body == current.node {
            result.formIntersection(case_.platforms)
          }
        default: break
        }
        current.node = parent
      }
    }
    return result
  }
}

extension FontAPI {
  /// Whether the call's value is a font (or a descriptor of one).
  var makesFont: Bool {
    switch self {
    case .skLabelNode, .skLabelNodeProperty, .caTextLayer, .cgContextSelectFont, .swiftGen, .rSwift:
      false
    default: true
    }
  }
}
