import FontDiagnostics
import FontReport
import Foundation
import Testing

/// The account that publishes fontgate stands in one place, and everything else has it from there.
@Suite struct PublisherTests {
  @Test func `the documentation and the recipes name the account`() throws {
    let folder = Story.repository + "/Sources/FontGateKit/FontGateKit.docc"
    let articles = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".md") }.map { folder + "/" + $0 }
    let files =
      articles + ["templates/fontgate.yml", "README.md"].map { Story.repository + "/" + $0 }
    let address =
      /(?:github\.com\/|github:|uses: |_FQDN\/|brew install )([A-Za-z0-9-]+)\/fontgate|([A-Za-z0-9-]+)\/homebrew-fontgate/
    var count = 0
    for file in files {
      for found in try String(contentsOfFile: file, encoding: .utf8).matches(of: address) {
        count += 1
        let account = found.output.1 ?? found.output.2
        #expect(
          account.map(String.init) == Report.Tool.publisher, "scripts/set-publisher writes it")
      }
    }
    #expect(count > 6)
  }

  @Test func `an address is one of a known account`() {
    #expect(Report.Tool.repository(of: "OWNER") == nil)
    #expect(Report.Tool.repository(of: "someone") == "https://github.com/someone/fontgate")
  }

  @Test(arguments: RuleCatalogue.all.map { $0.description.identifier })
  func `a rule's page is where its address leads`(rule: String) throws {
    let tool = Report.Tool(
      name: "fontgate", version: "1.0.0", repository: Report.Tool.repository(of: "someone"))
    let address = try #require(tool.page(of: rule), "scripts/build-rule-pages writes the table")
    let start = "https://github.com/someone/fontgate/blob/1.0.0/"
    #expect(address.hasPrefix(start))
    let path = Story.repository + "/" + address.dropFirst(start.count)
    #expect(FileManager.default.fileExists(atPath: path))
  }
}
