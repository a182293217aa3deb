import Testing

/// What is found of an app depends on what its code does, and on nothing else: not on the order of
/// declarations and files, nor on names, nor on code that no one runs.
@Suite struct RewritingTests {
  @Test(
    "sources are found to ask for the same when they are rewritten, by the seed 1",
    arguments: Subject.all)
  func rewriting(of subject: Subject) throws {
    let app = try subject.app()
    let before = try Answer(app)
    for rewriting in Rewriting.all {
      guard let sources = rewriting.rewrite(app.sources, app.language) else { continue }
      var rewritten = app
      rewritten.sources = sources
      func check() throws {
        let change = try Answer(rewritten).change(from: before)
        #expect(change.isEmpty, "\(rewriting)")
      }
      if let reason = Self.knownFailures["\(subject.name): \(rewriting.testDescription)"] {
        withKnownIssue(reason) { try check() }
      } else {
        try check()
      }
    }
  }

  /// What the program is known to answer otherwise after a rewriting, and why.
  private static let knownFailures: [String: Comment] = {
    let mentioned = [
      "Constants/function-with-ifs", "Enums/case-from-a-function",
      "Enums/raw-value-from-elsewhere", "Texts/appended", "Values/assigned-twice",
      "Values/dictionary-with-an-unknown-key", "Values/tuple-taken-apart",
    ].map { form in
      (
        form + ": code added that no one runs",
        "a function counts as used where any code has a word like its name" as Comment
      )
    }
    return Dictionary(uniqueKeysWithValues: mentioned)
  }()

  @Test("the known failures are of rewritings that there are")
  func names() {
    let names = Set(
      Subject.all.flatMap { subject in
        Rewriting.all.map { "\(subject.name): \($0.testDescription)" }
      })
    #expect(Set(Self.knownFailures.keys).isSubset(of: names))
  }

  @Test("each rewriting changes some of the sources", arguments: Rewriting.all)
  func isTried(_ rewriting: Rewriting) throws {
    let count = try Subject.all.count { subject in
      let app = try subject.app()
      return rewriting.rewrite(app.sources, app.language) != nil
    }
    #expect(count > 2)
  }
}

/// A form, or a program of the parity suite in one of its languages.
struct Subject: Sendable, CustomTestStringConvertible {
  var name: String
  var app: @Sendable () throws -> SourceApp
  var testDescription: String { name }

  static let all: [Subject] =
    Form.all.map { Subject(name: $0.name, app: $0.app) }
    + ParityProgram.all.flatMap(\.versions).map {
      Subject(name: "\($0.program.name), \($0.language.rawValue)", app: $0.app)
    }
}

/// What is found of an app, without the places.
private struct Answer {
  private var summaries: [String]

  init(_ app: SourceApp) throws {
    summaries = try app.findings().map { found in
      "\(found.summary) (\(found.message.sorted().joined(separator: ", ")))"
        .replacing("Anew", with: "")
    }.sorted()
  }

  /// What is found beside another answer, and what is not found any more.
  func change(from other: Answer) -> [String] {
    summaries.difference(from: other.summaries).map { step in
      switch step {
      case .insert(_, let summary, _): "gained: " + summary
      case .remove(_, let summary, _): "lost: " + summary
      }
    }
  }
}
