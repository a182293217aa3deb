import FontReport
import Testing

@Suite struct ReporterCatalogueTests {
  @Test func `names are unique and every one is found`() throws {
    let names = ReporterCatalogue.all.flatMap { [$0.identifier] + $0.aliases }
    #expect(Set(names).count == names.count)
    for reporter in ReporterCatalogue.all {
      for name in [reporter.identifier] + reporter.aliases {
        #expect(try ReporterCatalogue.reporter(named: name).identifier == reporter.identifier)
      }
    }
  }

  @Test func `the case of letters does not matter`() throws {
    #expect(try ReporterCatalogue.reporter(named: "JSON").identifier == "json")
  }

  @Test(arguments: [("jsn", "json"), ("xcod", "xcode"), ("terminal ", "terminal")])
  func `an unknown name is an error that knows what was meant`(name: String, meant: String) {
    let error = #expect(throws: UnknownReporterError.self) {
      try ReporterCatalogue.reporter(named: name)
    }
    #expect(error?.suggestion == meant)
    #expect(error?.description.contains("did you mean \"\(meant)\"?") == true)
  }

  @Test(arguments: ["", "nonsense", String(repeating: "x", count: 100_000)])
  func `a name that is near to none has no suggestion`(name: String) {
    let error = #expect(throws: UnknownReporterError.self) {
      try ReporterCatalogue.reporter(named: name)
    }
    #expect(error?.suggestion == nil)
    #expect(error?.known.first == "terminal")
  }
}
