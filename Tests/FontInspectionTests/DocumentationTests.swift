import Foundation
import Testing

struct DocumentationTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  @Test func `the tutorial shows the example that is built and run`() throws {
    let tutorial = try Self.text("Sources/FontInspection/FontInspection.docc/ListEveryFace.md")
    let example = try Self.text("Examples/Sources/list-faces/ListFaces.swift")
    #expect(tutorial.contains("```swift\n\(example)```"))
  }

  @Test func `every public type has its place in the overview`() throws {
    let overview = try Self.text("Sources/FontInspection/FontInspection.docc/FontInspection.md")
    let folder = Self.repository.appending(path: "Sources/FontInspection")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let declaration = /(?m)^public (?:struct|enum|final class) (\w+)/
    for file in files where file.hasSuffix(".swift") {
      let source = try Self.text("Sources/FontInspection/\(file)")
      for match in source.matches(of: declaration) {
        #expect(overview.contains("``\(match.1)``"), "\(match.1) of \(file)")
      }
    }
  }
}
