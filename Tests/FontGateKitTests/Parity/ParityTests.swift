import Testing

/// A program means the same in every language that it can be written in.
@Suite struct ParityTests {
  @Test(
    "the same is found of a program in each of its languages",
    arguments: ParityProgram.all.flatMap(\.versions))
  func parity(of version: ParityProgram.Version) throws {
    func check() throws {
      // What is asked on another platform only is nothing that is asked.
      let found = try version.app().findings().filter { $0.mark.finding != .elsewhere }
      #expect(try found.map(\.summary).sorted() == version.program.expected())
    }
    guard let reason = try version.knownFailure() else { return try check() }
    withKnownIssue(reason) { try check() }
  }

  @Test("a program is written in several languages", arguments: ParityProgram.all.map(\.name))
  func languages(of name: String) throws {
    let program = ParityProgram(name: name)
    let languages = program.versions.map(\.language)
    #expect(Set(languages).count == languages.count && languages.count > 1)
    #expect(try Set(program.knownFailures().keys).isSubset(of: languages))
    #expect(try !program.expected().isEmpty)
  }
}
