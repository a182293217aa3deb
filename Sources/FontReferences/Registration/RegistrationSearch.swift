import JavaScriptLowering
import NameFlow
import SourceText

/// Finds the calls that register fonts at run time, and works out what each registers.
struct RegistrationSearch {
  let evaluator: Evaluator
  private let accessors: GeneratedFontAccessors
  private let known = KnownCallers()
  private var program: Program { evaluator.program }

  /// What was found for functions that were asked about.
  private final class KnownCallers {
    var ofFunctions: [Program.Declared: Callers] = [:]
  }

  /// A function with those that mention it, tests and previews aside.
  private struct Callers {
    var functions: [Program.Declared]
    /// Whether all of them begin in tests and previews.
    var areForTestsOnly: Bool
  }

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    let program = evaluator.program
    program.read(program.files(having: Self.needles))
    accessors = GeneratedFontAccessors(evaluator: evaluator)
  }

  /// Every registration, sorted by place.
  func registrations() -> [FontRegistration] {
    let names = Self.functions + ["registerAllCustomFonts", "blast", Self.fetching]
    return (calls(of: names) + callsOfAbsent() + accessors.registrations()).sorted {
      ($0.place, $0.function) < ($1.place, $1.function)
    }
  }

  /// Every call that makes a font or a descriptor of a file, which no manifest has to list for that.
  func fileReadings() -> [FontRegistration] {
    calls(of: Self.readers).compactMap { call in
      var call = call
      // What is made of other data, or by a name, reads no file of the bundle.
      call.coverage = call.coverage.filter { $0.reason == nil }
      return call.coverage.isEmpty ? nil : call
    }.sorted { ($0.place, $0.function) < ($1.place, $1.function) }
  }

  private func calls(of names: [String]) -> [FontRegistration] {
    names.flatMap { name in calls(of: name, at: program.mentionsRead(of: name)) }
  }

  private func calls(of name: String, at mentions: [Program.Spot]) -> [FontRegistration] {
    mentions.flatMap { mention in
      evaluator.call(of: mention).map { registrations(name, mention, $0) } ?? []
    }
  }

  /// What may register in code that is not here: `registerIconFontWithURL:` of a pod. Most that has such a name
  /// registers cells and the like.
  private func callsOfAbsent() -> [FontRegistration] {
    let naming = Set(program.files(having: Self.fontFiles))
    return program.wordsRead(beginningWith: "register").filter { $0 != "registerAllCustomFonts" }
      .flatMap { name in
        let saysFont = name.lowercased().contains("font")
        let mentions = program.mentionsRead(of: name)
        return calls(of: name, at: mentions.filter { saysFont || naming.contains($0.file) })
      }
  }

  /// How the names of font files end in code.
  private static let fontFileEndings = ["ttf\"", "otf\"", "ttc\""]
  private static let fontFiles = Needles(words: fontFileEndings)

  private static let needles = Needles(
    words: fontFileEndings + [
      "CTFontManagerRegister", "FontBlaster", "FontConvertible", "registerAllCustomFonts",
      "FontFamily", ".font(size:", ".swiftUIFont(size:", fetching, "CGFontCreateWithDataProvider",
      "CGFont(", "CTFontManagerCreateFontDescriptor",
    ])

  /// Core Text's call that fetches fonts which Apple offers as downloads.
  private static let fetching = "CTFontDescriptorMatchFontDescriptorsWithProgressHandler"

  /// Core Text's own. Those that unregister, ask or copy register nothing.
  private static let functions = [
    "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterFontsForURLs",
    "CTFontManagerRegisterFontURLs", "CTFontManagerRegisterGraphicsFont",
    "CTFontManagerRegisterFontDescriptors", "CTFontManagerRegisterFontsWithAssetNames",
  ]

  /// Those that make a font or descriptors of a file.
  private static let readers = [
    "CGFont", "CGFontCreateWithDataProvider", "CTFontManagerCreateFontDescriptorFromData",
    "CTFontManagerCreateFontDescriptorsFromData", "CTFontManagerCreateFontDescriptorsFromURL",
  ]
}

extension RegistrationSearch {
  /// What a call registers in the app, and what only previews and tests register by it.
  private func registrations(
    _ name: String, _ mention: Program.Spot, _ call: Program.Spot
  ) -> [FontRegistration] {
    var ofTests: [RegisteredFonts] = []
    guard let registration = registration(name, mention, call, &ofTests) else { return [] }
    guard !ofTests.isEmpty, !registration.isForTestsOnly else { return [registration] }
    var other = registration
    other.coverage = ofTests
    other.isForTestsOnly = true
    return [registration, other]
  }

  private func registration(
    _ name: String, _ mention: Program.Spot, _ call: Program.Spot,
    _ ofTests: inout [RegisteredFonts]
  ) -> FontRegistration? {
    guard case .call(_, let arguments) = program[call].kind else { return nil }
    let coverage: [RegisteredFonts]
    var function = name
    switch name {
    case "blast":
      guard isFontBlaster(mention) else { return nil }
      function = "FontBlaster.blast"
      coverage = [
        RegisteredFonts(.bundle, in: blasted(arguments, call), place: program.place(call))
      ]
    case Self.fetching: coverage = [RegisteredFonts(.downloads, place: program.place(call))]
    case "registerAllCustomFonts": coverage = accessors.all(calledBy: mention, call)
    default:
      // What these register, their callers say, who are read themselves.
      guard !accessors.declare(call), evaluator.callees(of: call).isEmpty,
        let first = arguments.first
      else { return nil }
      if Self.functions.contains(name) || Self.readers.contains(name) {
        (coverage, ofTests) = registered(
          Program.Spot(file: call.file, node: first.value), call,
          as: name.hasSuffix("AssetNames") ? .assets : .files)
      } else {
        (coverage, ofTests) = handedOn(arguments, call)
      }
    }
    guard !coverage.isEmpty else { return nil }
    var registration = FontRegistration(
      function: function, place: program.place(call), coverage: coverage,
      platforms: evaluator.platforms(at: call).names, isForTestsOnly: isForTestsOnly(call))
    registration.endsAtFirst = evaluator.endsLoop(behind: call)
    let owner = evaluator.owner(of: call).map { evaluator.member(around: $0) }
    if registration.isForTestsOnly, !isOfTests(call), let owner, isOffered(owner) {
      // What an app that is not here may call.
      registration.isForTestsOnly = false
      registration.isUncalled = true
      registration.isOffered = true
    } else if let uncalled = owner.flatMap({ evaluator.uncalled($0) }) {
      registration.isUncalled = true
      registration.isOffered = uncalled.contains { program[$0].isPublic }
    } else if !evaluator.isReached(call) {
      // It is called by what nothing comes to, such as a constant that is made when it is first read.
      registration.isUncalled = true
      registration.isOffered = true
    }
    return registration
  }

  /// Whether a call stands in a test, a preview, or code that is compiled for debugging.
  private func isOfTests(_ call: Program.Spot) -> Bool {
    if evaluator.isPreviewOrTest(call) { return true }
    guard let line = program.place(call).line else { return false }
    return program.texts[Int(call.file)].isForDebugging(line: line)
  }

  /// Whether only tests, previews or builds for debugging run a call, or the function it stands in.
  private func isForTestsOnly(_ call: Program.Spot) -> Bool {
    if isOfTests(call) { return true }
    guard let owner = evaluator.owner(of: call).map({ evaluator.member(around: $0) }) else {
      return false
    }
    return isForTestsOnly(owner)
  }

  /// Whether all that mentions a function stands in tests and previews, or in functions of which that is
  /// true. A call that names the module is a mention, too.
  private func isForTestsOnly(_ owner: Program.Declared) -> Bool {
    callers(of: owner).areForTestsOnly
  }

  /// Whether a function that only tests and previews come to is public, or called by one that is.
  private func isOffered(_ owner: Program.Declared) -> Bool {
    callers(of: owner).functions.contains { program[$0].isPublic }
  }

  /// The most functions that lead to a call and are looked at.
  private static let mostCallers = 64

  private func callers(of owner: Program.Declared) -> Callers {
    if let known = known.ofFunctions[owner] { return known }
    var functions = [owner]
    var seen: Set = [owner]
    var isWhole = true
    var isTested = false
    var next = 0
    while next < functions.count {
      let function = functions[next]
      let mentions = mentions(of: function)
      // What nobody names, and what takes the place of a method of the platform's, the system calls.
      if mentions.isEmpty || program[function].isOverride
        || evaluator.isMentionedInOtherLanguage(function)
      {
        isWhole = false
      }
      next += 1
      for mention in mentions {
        guard !evaluator.isPreviewOrTest(mention) else {
          isTested = true
          continue
        }
        guard let around = evaluator.owner(of: mention).map({ evaluator.member(around: $0) }),
          functions.count < Self.mostCallers
        else {
          isWhole = false
          continue
        }
        if seen.insert(around).inserted { functions.append(around) }
      }
    }
    let found = Callers(functions: functions, areForTestsOnly: isWhole && isTested)
    known.ofFunctions[owner] = found
    return found
  }

  /// Where code outside of a function names it. A parameter may have its name: `scene(_ scene: UIScene)`.
  private func mentions(of function: Program.Declared) -> [Program.Spot] {
    program.mentions(of: calledName(of: function)).filter { mention in
      guard program[function].kind == .function else { return true }
      return evaluator.owner(of: mention).map { evaluator.member(around: $0) } != function
        && !evaluator.isOtherCall(mention, than: function)
        && !evaluator.meansAnother(mention, than: function)
    }
  }

  /// The word that calls of a function have: those of an initializer name its type.
  private func calledName(of function: Program.Declared) -> String {
    let declaration = program[function]
    let type = declaration.kind == .initializer ? declaration.container.last : nil
    return type ?? declaration.name
  }

  /// Whether one way to a call begins in a test or a preview.
  private func isForTestsOnly(_ frame: Frame) -> Bool {
    if frame.sites.contains(where: { evaluator.isPreviewOrTest($0.spot) }) { return true }
    guard let first = frame.sites.last,
      let owner = evaluator.owner(of: first.spot).map({ evaluator.member(around: $0) })
    else { return false }
    return isForTestsOnly(owner)
  }

  private func isFontBlaster(_ mention: Program.Spot) -> Bool {
    guard case .member(let base?, _) = program[mention].kind else { return false }
    return program[Program.Spot(file: mention.file, node: base)].kind.lastName == "FontBlaster"
  }

  private func blasted(_ arguments: [Node.Argument], _ call: Program.Spot) -> ResourceBundle {
    guard let bundle = arguments.first(where: { $0.label == "bundle" }) else { return .main }
    let spot = Program.Spot(file: call.file, node: bundle.value)
    return evaluator.asking {
      evaluator.solve(spot) { evaluator.values(spot, $0, .foreign(["Bundle"])) }.bundle
    } ?? .unknown
  }

  /// The font files among the arguments of a function that is not here, and whose name says that it registers.
  private func handedOn(
    _ arguments: [Node.Argument], _ call: Program.Spot
  ) -> (fonts: [RegisteredFonts], ofTests: [RegisteredFonts]) {
    var (fonts, ofTests): ([RegisteredFonts], [RegisteredFonts]) = ([], [])
    for argument in arguments {
      let found = registered(
        Program.Spot(file: call.file, node: argument.value), call, as: .filesByName)
      fonts += found.fonts.filter(\.isFontFile)
      ofTests += found.ofTests.filter(\.isFontFile)
    }
    return (fonts, ofTests)
  }

  /// What an argument stands for on all ways to it, and on those of them that begin in previews and tests.
  private func registered(
    _ argument: Program.Spot, _ call: Program.Spot, as kind: RegisteredKind
  ) -> (fonts: [RegisteredFonts], ofTests: [RegisteredFonts]) {
    let solutions = evaluator.asking {
      evaluator.solutions(at: argument) { evaluator.single(evaluator.values(argument, $0)) }
    }
    func fonts(_ solutions: [Evaluator.Solution]) -> [RegisteredFonts] {
      solutions.flatMap { solution -> [RegisteredFonts] in
        let found = evaluator.fonts(in: solution.values, of: call, as: kind)
        let isKnown = found.contains { $0.reason == nil }
        return isKnown || evaluator.mayRun(solution.frame) ? found : []
      }.unique.sorted { $0.place < $1.place }
    }
    var (live, tested): ([Evaluator.Solution], [Evaluator.Solution]) = ([], [])
    for solution in solutions {
      if isForTestsOnly(solution.frame) { tested.append(solution) } else { live.append(solution) }
    }
    // Where only previews run the call, it is told as such.
    guard !live.isEmpty else { return (fonts(tested), []) }
    // Functions that nothing calls register nothing; where all are such, the call itself is told as one.
    let called = live.filter { solution in
      evaluator.root(of: solution.frame).flatMap { evaluator.uncalled($0) } == nil
    }
    return (fonts(called.isEmpty ? live : called), fonts(tested))
  }
}

extension Evaluator {
  /// A function that nothing runs, and those that call it, of which the same is true; `nil` where code
  /// mentions it otherwise, or the system or Objective-C may call it.
  func uncalled(
    _ owner: Program.Declared, after known: Set<Program.Declared> = []
  ) -> Set<Program.Declared>? {
    var found = known.union([owner])
    guard found.count < 8, isForSourcesOnly(owner) else { return nil }
    for mention in program.mentions(of: program[owner].name) {
      guard let around = self.owner(of: mention).map({ member(around: $0) }) else { return nil }
      if found.contains(around) { continue }
      guard let callers = uncalled(around, after: found) else { return nil }
      found = callers
    }
    return found
  }

  /// Whether only code that is here can call a function: a type's own that answers to no protocol and
  /// no class from elsewhere that may ask for it.
  private func isForSourcesOnly(_ owner: Program.Declared) -> Bool {
    let declaration = program[owner]
    guard declaration.kind == .function, !declaration.isOverride,
      declaration.attributes.isEmpty || declaration.attributes == ["MainActor"],
      !["main", "callAsFunction"].contains(declaration.name), !isMentionedInOtherLanguage(owner)
    else { return false }
    return declaration.container.isEmpty
      || isPlain(declaration.container, inheriting: Self.silentTypes.contains)
  }

  /// The types of raw values, and protocols of the language that ask for none of a type's functions by a name
  /// of its own.
  private static let silentTypes: Set<String> = [
    "String", "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Character",
    "CaseIterable", "RawRepresentable", "Sendable", "Hashable", "Equatable", "Identifiable",
  ]

  /// The code at the root of a chain of calls.
  func root(of frame: Frame) -> Program.Declared? {
    frame.sites.last.flatMap { owner(of: $0.spot) } ?? frame.owner
  }

  /// Whether something may run the code at the root of a chain of calls that the sources do not call:
  /// another module, Objective-C, the system.
  func mayRun(_ frame: Frame) -> Bool {
    guard frame.isClosed, let root = root(of: frame) else { return true }
    let declaration = program[root]
    guard declaration.isCallable, !declaration.isPublic, !declaration.isOverride else {
      return true
    }
    let attributes = ["objc", "IBAction", "main", Declaration.constructor]
    if !declaration.attributes.allSatisfy({ !attributes.contains($0) }) { return true }
    if declaration.isPrivate || declaration.isStatic || declaration.container.isEmpty {
      return false
    }
    // A method of a class may be one that the system calls.
    return shape(of: canonical(declaration.container, root.file)) != .structure
      && shape(of: canonical(declaration.container, root.file)) != .enumeration
  }
}
