import NameFlow
import SourceText

/// Accessors that SwiftGen and Tuist generate: `FontConvertible(name:family:path:)` registers the file at
/// `path` when it is first used, and asks for the font by `name`. R.swift's register nothing.
struct GeneratedFontAccessors {
  private let evaluator: Evaluator
  private var program: Program { evaluator.program }
  private var accessors: [Accessor] = []
  /// The names of families that nothing declares.
  private let absentNames: [String]

  private struct Accessor {
    var call: Program.Spot
    var function: String
    var path: Program.Spot
  }

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    let program = evaluator.program
    absentNames = Self.absentNames(in: program)
    for name in program.wordsRead(endingWith: "FontConvertible") {
      accessors += program.mentionsRead(of: name).compactMap { accessor($0, name) }
    }
    // `static let bold: FontConvertible = .init(name: …)`
    accessors += program.mentionsRead(of: "init").compactMap { mention in
      guard case .member(nil, _) = program[mention].kind,
        var found = accessor(mention, ""),
        let name = evaluator.expectedType(of: found.call)?.path?.last,
        name.hasSuffix("FontConvertible")
      else { return nil }
      found.function = name
      return found
    }
  }

  /// What a call makes, where it gives the name and the path that an accessor has.
  private func accessor(_ mention: Program.Spot, _ name: String) -> Accessor? {
    guard let call = evaluator.call(of: mention),
      case .call(_, let arguments) = program[call].kind,
      arguments.contains(where: { $0.label == "name" }),
      let path = arguments.first(where: { $0.label == "path" })
    else { return nil }
    return Accessor(
      call: call, function: name, path: Program.Spot(file: call.file, node: path.value))
  }

  /// One registration for each accessor that is at hand, and one for each set of them that is not.
  func registrations() -> [FontRegistration] {
    accessors.map { accessor in
      var registration = FontRegistration(
        function: accessor.function, place: program.place(accessor.call),
        coverage: fonts(of: accessor), platforms: evaluator.platforms(at: accessor.call).names)
      registration.isOfAccessor = true
      // Each registers its own font when it is used, and one that nothing names registers none.
      registration.isUncalled = !evaluator.isReached(accessor.call) || !isUsed(accessor)
      return registration
    } + absentFamilies() + renamedFamilies() + templateFamilies()
  }

  /// Whether something may come to an accessor: not where only lists of the generated file name it, and nothing
  /// names those.
  private func isUsed(_ accessor: Accessor) -> Bool {
    guard let start = declaration(around: accessor.call) else { return true }
    var seen: Set = [start]
    var pending = [start]
    while let next = pending.popLast() {
      for mention in program.mentions(of: program[next].name) where mayMean(next, by: mention) {
        guard mention.file == start.file, let around = declaration(around: mention),
          program[around].isStatic, seen.count < Self.mostDeclarations
        else { return true }
        if seen.insert(around).inserted { pending.append(around) }
      }
    }
    return false
  }

  /// The most declarations of a generated file that are looked at for one accessor.
  private static let mostDeclarations = 16

  /// Whether a mention may be one of a static member that registers. The member of another type is not, and a
  /// font's mere name registers nothing.
  private func mayMean(_ declared: Program.Declared, by mention: Program.Spot) -> Bool {
    guard case .member(let base, _) = program[mention].kind else { return true }
    // `.bold` is a member of what is expected, which is no family.
    guard let base else { return false }
    if let made = member(of: mention), ["name", "family", "path"].contains(memberName(made)) {
      return false
    }
    let type = program[Program.Spot(file: mention.file, node: base)].kind.lastName
    guard let type, type.first?.isUppercase == true else { return true }
    return type == program[declared].container.last || program.mayBeAlias(type)
  }

  /// The member that a place stands in.
  private func declaration(around spot: Program.Spot) -> Program.Declared? {
    var spot = spot
    while case .node(let parent) = program[spot].parent {
      spot = Program.Spot(file: spot.file, node: parent)
    }
    guard case .declaration(let id) = program[spot].parent else { return nil }
    return Program.Declared(file: spot.file, id: id)
  }

  /// What `registerAllCustomFonts()` registers.
  func all(calledBy mention: Program.Spot, _ call: Program.Spot) -> [RegisteredFonts] {
    var family: String?
    if case .member(let base?, _) = program[mention].kind {
      family = program[Program.Spot(file: mention.file, node: base)].kind.lastName
    }
    let own = accessors.filter { accessor in
      guard let family else { return true }
      return evaluator.container(at: accessor.call).contains(family)
    }
    if !own.isEmpty { return own.flatMap(fonts) }
    // A function of the app's own does what its code says.
    guard evaluator.callees(of: call).isEmpty else { return [] }
    return [RegisteredFonts(.generatedAccessors, place: program.place(call))]
  }

  /// Whether a call stands in what generated accessors are made of, or in FontBlaster's own source.
  func declare(_ call: Program.Spot) -> Bool {
    evaluator.container(at: call).contains {
      $0 == "FontBlaster" || $0.hasSuffix("FontConvertible")
    }
  }

  private func fonts(of accessor: Accessor) -> [RegisteredFonts] {
    let values = evaluator.asking {
      evaluator.solve(accessor.path) { evaluator.values(accessor.path, $0) }
    }
    return values.items.compactMap { item in
      guard case .text(let path) = item.value else { return nil }
      let origin = item.trail.origin.map { program.place($0.file, $0.range) }
      return RegisteredFonts(
        .file(name: path.lastComponent, extension: nil),
        place: origin ?? program.place(accessor.path))
    }
  }

  private static func absentNames(in program: Program) -> [String] {
    Set(program.wordsRead(endingWith: "FontFamily") + renamedNames(in: program)).filter {
      $0.first?.isUppercase == true && !program.declaresType(named: $0)
    }.sorted()
  }

  /// The names of families that get another one: `typealias Sans = AppFontFamily.Sans`.
  private static func renamedNames(in program: Program) -> [String] {
    program.texts.indices.flatMap { file in
      (program.facts(Int32(file))?.declarations ?? []).flatMap { declaration in
        declaration.kind == .alias
          ? declaration.type?.path?.filter { $0.hasSuffix("FontFamily") } ?? [] : []
      }
    }
  }

  /// `AppFontFamily.Inter.bold` where nothing declares `AppFontFamily`: it is generated by the build. Each accessor
  /// registers the file of its own face.
  private func absentFamilies() -> [FontRegistration] {
    lazy var isMade = areFontsMade
    return absentNames.compactMap { name in
      // Others may have a type of the plain name; SwiftGen's makes fonts.
      let isPlain = name == "FontFamily"
      let mentions = program.mentionsRead(of: name)
      let uses = mentions.filter {
        isHandedOn($0)
          ? isMade : isPlain ? makesFont(ofFamily: $0) : isFamilyOfFaces($0, isMade)
      }
      guard let first = uses.first else { return nil }
      let run = uses.filter(evaluator.isReached)
      let place = program.place(run.first ?? first)
      // What else is made of the families may come to every face.
      let isFollowed =
        !isExtended(name) && !uses.contains(where: isHandedOn)
        && (isPlain
          || mentions.allSatisfy { face(ofFamily: $0) != nil || registersAll(ofFamily: $0) })
      var registration = FontRegistration(
        function: name, place: place,
        coverage: isFollowed
          ? faces(run.isEmpty ? uses : run) : [RegisteredFonts(.generatedAccessors, place: place)])
      registration.isOfAccessor = true
      registration.isUncalled = run.isEmpty
      return registration
    }
  }

  /// Whether code adds to the families: `extension AppFontFamily.Inter`.
  private func isExtended(_ name: String) -> Bool {
    program.files(mentioning: [name]).contains { file in
      program.facts(file)?.declarations.contains { declaration in
        declaration.isType && (declaration.name == name || declaration.container.contains(name))
      } ?? false
    }
  }

  /// The faces that are used, each with its first use.
  private func faces(_ uses: [Program.Spot]) -> [RegisteredFonts] {
    var seen: Set<RegisteredFonts.Kind> = []
    return uses.compactMap { use in
      guard let family = member(of: use), let face = member(of: family) else { return nil }
      let style = memberName(face)
      let kind: RegisteredFonts.Kind =
        style == "all"
        ? .generatedAccessors
        : .generatedAccessor(family: memberName(family), style: style)
      return seen.insert(kind).inserted
        ? RegisteredFonts(kind, place: program.place(use)) : nil
    }
  }

  /// `typealias Fonts = AppFontFamily` where nothing declares `AppFontFamily`: what is used of it is not followed.
  private func renamedFamilies() -> [FontRegistration] {
    absentNames.filter { $0 != "FontFamily" || areFontsMade }.compactMap { name in
      for file in program.files(mentioning: [name]).sorted() {
        guard let facts = program.facts(file),
          let alias = facts.declarations.first(where: {
            $0.kind == .alias && $0.type?.path?.contains(name) == true
          })
        else { continue }
        let place = program.place(file, alias.range)
        return FontRegistration(
          function: name, place: place,
          coverage: [RegisteredFonts(.generatedAccessors, place: place)])
      }
      return nil
    }
  }

  /// `UIFont.Inter.bold.font(size: 17)` where nothing declares `Inter`: a template of the project's own
  /// makes other accessors than the tool's. Their first use stands for all.
  private func templateFamilies() -> [FontRegistration] {
    for name in ["font", "swiftUIFont"] {
      for mention in program.mentionsRead(of: name) {
        guard let call = evaluator.call(of: mention),
          case .call(_, let arguments) = program[call].kind, arguments.map(\.label) == ["size"],
          case .member(let face?, _) = program[mention].kind,
          case .member(let family?, _) =
            program[Program.Spot(file: mention.file, node: face)].kind,
          let type = program[Program.Spot(file: mention.file, node: family)].kind.lastName,
          type.first?.isUppercase == true, !program.declaresType(named: type),
          !isOfTool(Program.Spot(file: mention.file, node: family))
        else { continue }
        let place = program.place(call)
        return [
          FontRegistration(
            function: "\(type).\(name)(size:)", place: place,
            coverage: [RegisteredFonts(.templateAccessors, place: place)])
        ]
      }
    }
    return []
  }

  /// Whether a family is one of the tool's own accessors: `AppFontFamily.Inter`.
  private func isOfTool(_ family: Program.Spot) -> Bool {
    guard case .member(let base?, _) = program[family].kind else { return false }
    return program[Program.Spot(file: family.file, node: base)].kind.lastName?
      .hasSuffix("FontFamily") == true
  }

  /// Whether a member of a member is asked for: `AppFontFamily.Inter.bold`. Its mere name registers nothing, and
  /// what is handed on does where something makes a font of it.
  private func isFamilyOfFaces(_ mention: Program.Spot, _ isMade: Bool) -> Bool {
    guard let face = face(ofFamily: mention) else { return false }
    return member(of: face).map { !["name", "family", "path"].contains(memberName($0)) } ?? isMade
  }

  /// Whether a family is handed on, as a whole or with all others: `let sans = AppFontFamily.Sans.self`.
  private func isHandedOn(_ mention: Program.Spot) -> Bool {
    guard case .name = program[mention].kind, let family = member(of: mention) else { return false }
    return memberName(family) == "self" || member(of: family).map(memberName) == "self"
  }

  /// Whether something may make a font of an accessor that is handed on: `face.font(size: 17)`,
  /// `UIFont(font: face, size: 17)`, `Font.custom(face, size: 17)`.
  private var areFontsMade: Bool {
    let members = ["font", "swiftUIFont", "textStyle", "register"].flatMap(program.mentionsRead)
    let isMade = members.contains { mention in
      guard case .member(_?, let name) = program[mention].kind,
        let call = evaluator.call(of: mention),
        case .call(_, let arguments) = program[call].kind
      else { return false }
      let labels = arguments.map(\.label)
      return switch name {
      case "register": labels.isEmpty
      case "textStyle": labels == [nil]
      default: labels.first == "size" || labels.first == "fixedSize"
      }
    }
    return isMade
      || ["UIFont", "NSFont", "Font", "custom"].flatMap(program.mentionsRead).contains { mention in
        guard let call = evaluator.call(of: mention),
          case .call(_, let arguments) = program[call].kind, let first = arguments.first
        else { return false }
        if first.label == "font" { return true }
        guard first.label == nil, program[mention].kind.lastName == "custom" else { return false }
        let type = evaluator.staticType(Program.Spot(file: call.file, node: first.value))?.ref
        return type?.isString != true
      }
  }

  /// Whether a face makes a font: `FontFamily.Inter.bold.font(size: 12)`.
  private func makesFont(ofFamily mention: Program.Spot) -> Bool {
    guard let made = face(ofFamily: mention).flatMap(member) else { return false }
    return ["font", "swiftUIFont", "textStyle", "register"].contains(memberName(made))
  }

  /// Whether all fonts are registered: `AppFontFamily.registerAllCustomFonts()`, which is a registration of its own.
  private func registersAll(ofFamily mention: Program.Spot) -> Bool {
    guard case .name = program[mention].kind, let function = member(of: mention) else {
      return false
    }
    return memberName(function) == "registerAllCustomFonts"
  }

  private func face(ofFamily mention: Program.Spot) -> Program.Spot? {
    guard case .name = program[mention].kind, let face = member(of: mention).flatMap(member),
      memberName(face) != "self"
    else { return nil }
    return face
  }

  private func memberName(_ spot: Program.Spot) -> String {
    if case .member(_, let name) = program[spot].kind { name } else { "" }
  }

  private func member(of spot: Program.Spot) -> Program.Spot? {
    guard case .node(let parent) = program[spot].parent else { return nil }
    let around = Program.Spot(file: spot.file, node: parent)
    guard case .member(let base?, _) = program[around].kind, base == spot.node else { return nil }
    return around
  }
}

extension Program {
  /// The words that files mention which are parsed already, and that end like this; sorted.
  func wordsRead(endingWith ending: String) -> [String] { wordsRead { $0.hasSuffix(ending) } }

  /// The same for words that begin like this.
  func wordsRead(beginningWith start: String) -> [String] { wordsRead { $0.hasPrefix(start) } }

  func wordsRead(where isMeant: (String) -> Bool) -> [String] {
    let words = texts.indices.flatMap { file in
      facts(Int32(file))?.mentions.keys.filter(isMeant) ?? []
    }
    return Set(words).sorted()
  }
}
