import SourceText
import Testing

/// Where the steps for following names are few, less is known: it is said.
@Suite struct FewStepsTests {
  @Test(
    "what few steps leave unknown is said", arguments: Form.all, [40, 150])
  func form(_ form: Form, steps: Int) throws {
    let app = try form.app()
    let all = try app.findings()
    let some = try ParserThreads.$steps.withValue(steps) { try app.findings() }
    func names(_ findings: [FoundName], _ finding: Mark.Finding) -> Set<String> {
      Set(findings.filter { $0.mark.finding == finding }.compactMap(\.name))
    }
    let told = Set(some.compactMap(\.name))
    let lost = names(all, .wrong).subtracting(told)
    let isSaid = some.contains {
      $0.isCutShort || $0.reason != nil && $0.mark.finding == .listed
    }
    #expect(lost.isEmpty || isSaid, "\(lost.sorted())")
    let wronged = names(some, .wrong).intersection(names(all, .right))
    #expect(wronged.isEmpty, "\(wronged.sorted())")
  }
}
