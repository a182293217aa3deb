import SourceText

/// `first ?? second`
extension Evaluator {
  package func coalesced(_ items: [Program.Spot], _ frame: Frame, _ expected: TypeRef?) -> Values {
    var result = Values()
    // Of dynamic code no type says that what is unknown may be missing.
    var isTaken = true
    // Whether one that is missing here may be there where more is seen.
    var mayDiffer = false
    // What the one before lacks, where each value that it may have is known.
    var lacking: [Possible]?
    for (index, item) in items.enumerated() {
      var found = self.values(item, frame, expected ?? typeOfFirst(items, before: item))
      if let lacking, index > 0, isKey(item, of: items[index - 1]) {
        found = told(found, of: item, frame).meeting(lacking)
      }
      let values = isTaken ? found : found.unsure
      let isLast = index == items.count - 1
      // `?? ""` means no font in particular.
      let isLeft =
        isLast && index > 0 && !program.isDynamic(item.file)
        && values.items.allSatisfy { $0.value == .text("") }
      guard !isLeft else { break }
      let isTried = isLast && index > 0 && !program.isDynamic(item.file)
      let turn = isTried ? turn(after: result) : turn(ofFonts: values, item, index)
      let present = isLast ? values : values.filter { $0 != .absent }
      result.add(turn.map(present.attempted) ?? present)
      mayDiffer =
        mayDiffer || !isLast && values.items.contains { $0.value == .absent && $0.trail.mayDiffer }
      if !values.mayBeAbsent, !failable(values), !breaks(item, frame, where: \.mayBeAbsent) {
        break
      }
      lacking = lacks(found, item, frame)
      if lacking?.contains(where: { !$0.trail.isSure }) == true { isTaken = false }
      if isNameThatFontsHave(item),
        !breaks(item, frame, where: { $0.mayBeAbsent || failable($0) })
      {
        break
      }
      let mayGoOn =
        program.isDynamic(item.file)
        ? values.isKnownToLack || breaks(item, frame, where: \.isKnownToLack)
        : !isFontThatIsThere(item)
      if !mayGoOn { isTaken = false }
    }
    return mayDiffer ? result.mayDiffer : result
  }

  /// `style` of `names[style]`
  private func isKey(_ spot: Program.Spot, of other: Program.Spot) -> Bool {
    guard case .subscripted(_, let arguments) = program[other].kind, let key = arguments.first,
      arguments.count == 1
    else { return false }
    return program.source(Program.Spot(file: other.file, node: key.value)) == program.source(spot)
  }

  /// That there is no value, by what it needs: `names[style]`, where `style` is no key. `nil` where it may be
  /// missing for another reason.
  private func lacks(_ values: Values, _ spot: Program.Spot, _ frame: Frame) -> [Possible]? {
    guard !program.isDynamic(spot.file), !failable(values),
      !breaks(spot, frame, where: \.mayBeAbsent),
      values.items.allSatisfy({ $0.value == .absent || !Values(item: $0).mayBeAbsent })
    else { return nil }
    return values.items.filter { $0.value == .absent }
  }

  /// The type that a member without a base has behind another operand: `label.face ?? .current`.
  private func typeOfFirst(_ items: [Program.Spot], before item: Program.Spot) -> TypeRef? {
    guard let first = items.first, first != item, !program.isDynamic(item.file),
      case .member(nil, _) = program[item].kind
    else { return nil }
    return staticType(first)?.ref
  }

  /// The turn of fonts that are made by name, of which the next is taken where they are not there.
  private func turn(ofFonts values: Values, _ item: Program.Spot, _ index: Int) -> Trail.Attempt? {
    let areFonts = values.items.allSatisfy { item in
      switch item.value {
      case .font, .absent: true
      default: false
      }
    }
    guard areFonts, !program.isDynamic(item.file), case .node(let whole) = program[item].parent
    else { return nil }
    let range = program[Program.Spot(file: item.file, node: whole)].range
    return Trail.Attempt(chain: Trail.Origin(file: item.file, range: range), index: index)
  }

  /// Whether an expression is a name of a font, `NSFont.systemFont(ofSize: 13).familyName`: that AppKit gives an
  /// Optional says nothing, as each font has its names. A descriptor has one for sure if it is a font's own.
  private func isNameThatFontsHave(_ spot: Program.Spot) -> Bool {
    guard !program.isDynamic(spot.file), case .member(let base?, let name) = program[spot].kind
    else { return false }
    var font = Program.Spot(file: spot.file, node: base)
    if name == "postscriptName", case .member(let owner?, "fontDescriptor") = program[font].kind {
      font.node = owner
    } else if !["fontName", "familyName", "displayName"].contains(name) {
      return false
    }
    return isFont(font, orDescriptor: false)
  }

  /// Whether an expression is the font of a view of the platform, or takes something of it (`field.font?.fontName`):
  /// only code that takes it away leaves none. Or one of the system's, which Core Text always makes.
  private func isFontThatIsThere(_ spot: Program.Spot) -> Bool {
    var current = spot
    for _ in 0..<32 {
      switch program[current].kind {
      case .member(let base?, "font"):
        current.node = base
        guard case .value(.foreign(let path))? = staticType(current) else { return false }
        return library.type(of: "font", in: path) != nil
      case .call(let callee, _):
        current.node = callee
        if case .name("CTFontCreateUIFontForLanguage") = program[current].kind { return true }
      case .member(let base?, _), .unwrapped(let base, _): current.node = base
      default: return false
      }
    }
    return false
  }

  /// Whether something stands behind `??` and a font that is there.
  package func isBehindFontThatIsThere(_ spot: Program.Spot) -> Bool {
    var current = spot
    for _ in 0..<32 {
      guard case .node(let parent) = program[current].parent else { return false }
      let around = Program.Spot(file: spot.file, node: parent)
      switch program[around].kind {
      case .coalesced(let items):
        let before = items.prefix { $0 != current.node }
        return before.contains { isFontThatIsThere(Program.Spot(file: spot.file, node: $0)) }
      case .unwrapped, .cast, .member, .call: current = around
      default: return false
      }
    }
    return false
  }

  /// Whether a chain such as `theme?.title.name` ends at its `?`.
  private func breaks(
    _ spot: Program.Spot, _ frame: Frame, where lacks: (Values) -> Bool
  ) -> Bool {
    var current = spot
    for _ in 0..<32 {
      switch program[current].kind {
      case .member(let base?, _), .call(let base, _), .subscripted(let base, _),
        .unwrapped(let base, isForced: true):
        current.node = base
      case .unwrapped(let base, isForced: false):
        current.node = base
        let values = values(current, frame)
        if values.items.isEmpty || lacks(values) { return true }
      default: return false
      }
    }
    return false
  }

  /// Fonts that are made by name may be `nil`, and files that a bundle is asked for.
  private func failable(_ values: Values) -> Bool {
    values.items.isEmpty
      || values.items.contains { item in
        switch item.value {
        case .font, .platform: true
        case .list(let items): items.contains { self.values($0).isOfPlatform }
        default: false
        }
      }
  }
}
