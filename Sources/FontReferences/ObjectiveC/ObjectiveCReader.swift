public import SourceText

/// Reads which fonts Objective-C and C++ sources ask for.
///
/// Message sends are known by their selector whatever the receiver; the body of a macro is code; a
/// name is followed through macros, constants, variables, parameters and properties over all files.
/// No parser is at hand: a tokenizer that knows comments, strings and directives, in time that grows
/// with the text.
public struct ObjectiveCReader: Sendable {
  public init() {}

  /// Every place that asks for a font by name, sorted by place, and the calls that register fonts.
  public func read(_ texts: [SourceText]) -> ReferenceReading {
    let sources = ObjCReading(texts)
    // Runs on a thread whose stack holds the deepest way that is followed.
    var reading = ParserThreads.map([sources]) { $0.follow($0.evaluator()) }.first
    reading?.comments = texts.flatMap { $0.toolComments(.objectiveC) }
    return reading ?? ReferenceReading()
  }
}

/// The sources as one program, with every place that uses a font API.
struct ObjCReading: Sendable {
  private let program: ObjCProgram
  private let sites: [ObjCCallSites]
  /// The files that are left.
  let unchecked: [UncheckedFile]

  init(_ texts: [SourceText]) {
    let sources = ParserThreads.map(texts) { text in
      let source = ObjCSource(text)
      return source.isTooDeep
        ? (source: ObjCSource(leaving: text), outline: ObjCOutline())
        : (source: source, outline: ObjCOutline(source.code))
    }
    unchecked = sources.filter { $0.source.isTooDeep && $0.source.code.text.holds("ont") }.map {
      UncheckedFile(
        path: $0.source.code.text.path,
        reason: "brackets nested more than \(ObjCBrackets.reach) deep")
    }
    let program = ObjCProgram(sources)
    let selectors = program.calledSelectors
    let functions = program.calledFunctions
    self.program = program
    sites = ParserThreads.map(program.codes) {
      $0.callSites(selectors: selectors, functions: functions)
    }
  }

  /// Follows the names; one for each thread.
  func evaluator(swift: SwiftExports? = nil) -> ObjCEvaluator {
    ObjCEvaluator(program, sites: ObjCSites(sites), swift: swift)
  }

  /// Every place that asks for a font by name, and the calls that register fonts, sorted by place.
  func follow(_ evaluator: ObjCEvaluator) -> ReferenceReading {
    let references = sites.enumerated().flatMap { index, sites in
      evaluator.references(sites.uses, in: index)
    }
    let registrations = sites.enumerated().flatMap { index, sites in
      evaluator.registrations(sites.registrations, in: index)
    }
    return ReferenceReading(
      references: references.sorted { $0.place < $1.place },
      registrations: registrations.sorted { $0.place < $1.place }, unchecked: unchecked)
  }
}

extension ObjCEvaluator {
  fileprivate func registrations(
    _ calls: [ObjCRegistrationCall], in index: Int
  ) -> [FontRegistration] {
    let code = program.codes[index]
    return calls.map { call in
      FontRegistration(
        function: call.function, place: code.place(call.range),
        coverage: registeredFonts(call, in: index),
        platforms: code.platforms(at: call.range.lowerBound),
        isForTestsOnly: code.text.isForTests
          || code.text.isForDebugging(line: code.place(call.range).line ?? 0))
    }
  }

  fileprivate func references(_ uses: [ObjCFontUse], in index: Int) -> [FontReference] {
    guard !uses.isEmpty else { return [] }
    let code = program.codes[index]
    let chains = ObjCChains(uses, in: code, program.outlines[index])
    return uses.enumerated().map { position, use in
      var names =
        chains.isTooLong(at: position)
        ? .tooMuch : given(names(at: ObjCExpression(code: index, range: use.argument)))
      let isLive = isUsed(ObjCSite(code: index, token: use.call.lowerBound))
      for candidate in names.candidates.indices where !isLive {
        names.candidates[candidate].isLive = false
      }
      return FontReference(
        api: api(of: use, in: index), place: code.place(use.argument),
        text: code.string(use.argument), candidates: names.candidates,
        undetermined: names.undetermined, platforms: code.platforms(at: use.argument.lowerBound),
        isLive: isLive, isCarriedOn: names.isCarried,
        chain: chains.firsts[position].map { code.place(uses[$0].argument) })
    }
  }
}

extension SourceText {
  /// Whether a folder above the file is one of tests.
  fileprivate var isForTests: Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }
}

extension ObjCProgram {
  /// The selectors whose arguments may have to be followed: of the project's methods and setters.
  fileprivate var calledSelectors: Set<String> {
    Set(methods.keys.filter { $0.hasSuffix(":") })
      .union(propertyOwners.keys.map(ObjCNaming.setter))
  }

  /// The functions and macros whose arguments may have to be followed.
  fileprivate var calledFunctions: Set<String> {
    Set(functions.keys).union(macros.keys)
  }
}
