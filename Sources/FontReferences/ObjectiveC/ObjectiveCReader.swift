public import SourceText

/// Reads which fonts Objective-C and C++ sources ask for.
///
/// Message sends are known by their selector whatever the receiver; the body of a macro is code; a
/// name is followed through macros, constants, variables, parameters and properties over all files.
/// No parser is at hand: a tokenizer that knows comments, strings and directives, in time that grows
/// with the text.
public struct ObjectiveCReader: Sendable {
  private let constants: [NamedStringConstant]

  /// - Parameter constants: string constants of other languages that these sources may name.
  public init(constants: [NamedStringConstant] = []) {
    self.constants = constants
  }

  /// Every place that asks for a font by name, sorted by place, and the calls that register fonts.
  public func read(_ texts: [SourceText]) -> ReferenceReading {
    let reading = ObjCReading(texts, constants: constants)
    return ReferenceReading(
      references: reading.references().sorted { $0.place < $1.place },
      registrations: reading.registrations().sorted { $0.place < $1.place },
      comments: texts.flatMap { $0.toolComments(.objectiveC) })
  }

  /// The macros and global variables that hold a string, sorted by name and place: what other
  /// languages can name.
  public func constants(in texts: [SourceText]) -> [NamedStringConstant] {
    ObjCReading(texts, constants: constants).namedConstants()
  }
}

/// The sources as one program, with every place that uses a font API.
private struct ObjCReading: Sendable {
  private let program: ObjCProgram
  private let sites: [ObjCCallSites]
  private let constants: [NamedStringConstant]

  init(_ texts: [SourceText], constants: [NamedStringConstant]) {
    let program = ObjCProgram(
      ParserThreads.map(texts) { text in
        let source = ObjCSource(text)
        return (source: source, outline: ObjCOutline(source.code))
      })
    let selectors = program.calledSelectors
    let functions = program.calledFunctions
    self.program = program
    self.constants = constants
    sites = ParserThreads.map(program.codes) {
      $0.callSites(selectors: selectors, functions: functions)
    }
  }

  func references() -> [FontReference] {
    guard sites.contains(where: { !$0.uses.isEmpty }) else { return [] }
    return evaluating { evaluator in
      sites.enumerated().flatMap { index, sites in
        evaluator.references(sites.uses, in: index)
      }
    }
  }

  func registrations() -> [FontRegistration] {
    guard sites.contains(where: { !$0.registrations.isEmpty }) else { return [] }
    return evaluating { evaluator in
      sites.enumerated().flatMap { index, sites in
        evaluator.registrations(sites.registrations, in: index)
      }
    }
  }

  func namedConstants() -> [NamedStringConstant] {
    evaluating { $0.namedConstants() }.sorted { ($0.name, $0.place) < ($1.name, $1.place) }
  }

  /// Runs on a thread whose stack holds the deepest way that is followed.
  private func evaluating<Result: Sendable>(
    _ body: @escaping @Sendable (ObjCEvaluator) -> [Result]
  ) -> [Result] {
    let (program, sites, constants) = (program, sites, constants)
    return ParserThreads.map([0]) { _ in
      body(ObjCEvaluator(program, sites: ObjCSites(sites), constants: constants))
    }.flatMap { $0 }
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
        isForTestsOnly: code.text.isForTests)
    }
  }

  fileprivate func references(_ uses: [ObjCFontUse], in index: Int) -> [FontReference] {
    guard !uses.isEmpty else { return [] }
    let code = program.codes[index]
    let chains = ObjCChains(uses, in: code, program.outlines[index])
    return uses.enumerated().map { position, use in
      let names = names(at: ObjCExpression(code: index, range: use.argument))
      return FontReference(
        api: api(of: use, in: index), place: code.place(use.argument),
        text: code.string(use.argument), candidates: names.candidates,
        undetermined: names.undetermined, platforms: code.platforms(at: use.argument.lowerBound),
        chain: chains.firsts[position].map { code.place(uses[$0].argument) })
    }
  }

  /// The macros without parameters and the global variables whose strings are known.
  fileprivate func namedConstants() -> [NamedStringConstant] {
    let macros = program.macros.flatMap { name, codes in
      codes.filter { program.codes[$0].macro?.parameters == nil }.map { code in
        (name, ObjCExpression(code: code, range: 0..<program.codes[code].tokens.count))
      }
    }
    let globals = program.globals.flatMap { name, ids in
      ids.map { (name, ObjCExpression(code: $0.code, range: program.assignment($0).value)) }
    }
    return (macros + globals).flatMap { name, expression in
      names(at: expression).candidates.map {
        NamedStringConstant(name: name, value: $0.name, place: $0.place)
      }
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
