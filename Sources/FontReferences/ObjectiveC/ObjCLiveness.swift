import SourceText

/// The words that code uses: what stands in none of them is used by nothing.
struct ObjCUsedWords: Sendable {
  /// Wherever they stand; a macro's own name is no token of its file.
  private var everywhere: Set<UInt64> = []
  /// In functions, methods, macros and lists of values: declarations are left out.
  private var inBodies: Set<UInt64> = []

  init(_ program: ObjCProgram) {
    let found = ParserThreads.map(Array(program.codes.indices)) { Self.words(of: $0, in: program) }
    for words in found {
      everywhere.formUnion(words.everywhere)
      inBodies.formUnion(words.inBodies)
    }
  }

  private init() {}

  private static func words(of index: Int, in program: ObjCProgram) -> ObjCUsedWords {
    var words = ObjCUsedWords()
    let code = program.codes[index]
    for token in code.tokens.indices {
      guard let word = code.word(token) else { continue }
      let hash = IdentifierScan.hash(word)
      words.everywhere.insert(hash)
      let isInList = code.parent(token).map { code.kind($0) == .openBrace } ?? false
      if code.macro != nil || isInList || program.outlines[index].callable(at: token) != nil {
        words.inBodies.insert(hash)
      }
    }
    return words
  }

  func hasMacro(_ name: String) -> Bool { everywhere.contains(IdentifierScan.hash(name)) }

  func hasCall(_ name: String) -> Bool { inBodies.contains(IdentifierScan.hash(name)) }
}

// Whether anything uses a font that is made somewhere.
extension ObjCEvaluator {
  /// Whether anything may run a place: not where only a macro or a function makes the font, and nothing
  /// names either. An instance's method may be called by the system.
  func isUsed(_ site: ObjCSite) -> Bool {
    if let macro = program.codes[site.code].macro { return usedWords.hasMacro(macro.name) }
    guard let callable = program.callable(at: site).map(program.callable), callable.givesFont else {
      return true
    }
    let word = String(callable.name.prefix { $0 != ":" })
    return usedWords.hasCall(word)
      || swift?.mentions(BridgedName.names(of: callable.name)) == true
  }
}

extension ObjCCallable {
  /// Whether it is a function or a class's method that gives back a font.
  fileprivate var givesFont: Bool {
    guard !isMethod || isOfClass else { return false }
    return resultType?.hasSuffix("Font") == true
  }
}
