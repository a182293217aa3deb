import Testing

/// At each limit of how names are followed it is said that a name is not known; no name is wrong because
/// of a limit.
@Suite struct LimitTests {
  @Test("what is beyond a limit is listed, and is no error", arguments: Case.all)
  func reported(of example: Case) throws {
    let findings = try example.app.findings()
    // A list of names that no font has is wrong as far as it is followed.
    let wrong = findings.filter { $0.mark.finding == .wrong && $0.name?.hasPrefix("x") != true }
    #expect(wrong.isEmpty)
    let isRight = findings.contains { $0.name == LimitProgram.right && $0.mark.finding == .right }
    let reasons = Set(findings.compactMap(\.reason))
    if let reason = example.reason {
      #expect(reasons.contains { $0.contains(reason) }, "\(reasons)")
    } else {
      #expect(isRight, "\(findings)")
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var program: LimitProgram
    var language: SourceLanguage
    var testDescription: String { "\(program.limit), \(language.rawValue)" }

    var reason: String? { program.reasons[language] }
    var app: SourceApp {
      SourceApp(sources: [program.write(Phrases(language: language))], language: language)
    }

    static let all: [Case] = LimitProgram.all.flatMap { program in
      program.languages.map { Case(program: program, language: $0) }
    }
  }
}
