import FontGateKit
import FontReferences
import Foundation
import SourceText
import Testing

@Suite struct ReadmeTests {
  @Test("the report in the README is a story's real one")
  func report() throws {
    let readme = try String(contentsOfFile: Story.repository + "/README.md", encoding: .utf8)
    let report = try String(
      contentsOfFile: Story.apps + "/misspelled-name/report.txt", encoding: .utf8)
    #expect(readme.contains(report))
  }

  @Test("the configuration in the README is one that fontgate reads")
  func configuration() throws {
    let readme = try String(contentsOfFile: Story.repository + "/README.md", encoding: .utf8)
    let start = try #require(readme.range(of: "```yaml\n")).upperBound
    let end = try #require(readme.range(of: "```", range: start..<readme.endIndex)).lowerBound
    let read = try Configuration.read(
      SourceText(path: "/App/.fontgate.yml", bytes: Array(readme[start..<end].utf8)))
    #expect(read.knownFonts.map(\.name) == ["Brand-Licensed"])
    #expect(read.fontFunctions.map(\.argument) == [0, 1])
  }
}
