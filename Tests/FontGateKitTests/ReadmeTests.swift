import Foundation
import Testing

@Suite struct ReadmeTests {
  @Test("the report in the README is a story's real one")
  func report() throws {
    let readme = try String(contentsOfFile: Story.repository + "/README.md", encoding: .utf8)
    let report = try String(
      contentsOfFile: Story.apps + "/misspelt-name/report.txt", encoding: .utf8)
    #expect(readme.contains(report))
  }
}
