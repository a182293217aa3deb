import SourceText
import Testing

/// What is found of an app depends on what its code does, and on nothing else: not on the order of
/// declarations, files and targets, nor on names, nor on code that no one runs, nor on how many workers
/// there are.
@Suite struct RewritingTests {
  @Test(
    "the same is reported of an app whose sources are rewritten, by the seed 1",
    arguments: Subject.all)
  func rewriting(of subject: Subject) throws {
    let (sources, copy) = (try subject.sources(), try Subject.Copy(of: subject))
    let before = try Answer(copy.report())
    for rewriting in Rewriting.all {
      guard let rewritten = rewriting.rewrite(sources) else { continue }
      let change = try Answer(copy.report(on: rewritten)).change(from: before)
      #expect(change.isEmpty, "\(rewriting)")
    }
  }

  @Test("each rewriting changes some of the sources", arguments: Rewriting.all)
  func isTried(_ rewriting: Rewriting) throws {
    let count = try Subject.all.count { try rewriting.rewrite($0.sources()) != nil }
    #expect(count > 10)
  }

  @Test("one worker reports the same bytes as many", arguments: Subject.stories)
  func workers(on subject: Subject) throws {
    let copy = try Subject.Copy(of: subject)
    let one = try ParserThreads.$workers.withValue(1) { try copy.report() }
    for number in [2, 8] {
      let many = try ParserThreads.$workers.withValue(number) { try copy.report() }
      #expect(one == many, "\(number) workers")
    }
  }
}
