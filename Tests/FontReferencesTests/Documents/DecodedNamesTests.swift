import FileTree
import FontReferences
import Foundation
import SourceText
import Testing

@Suite struct DecodedNamesTests {
  @Test
  func `a decoded property that reaches a font call is named by the files it is decoded from`()
    throws
  {
    let reading = try read([
      "A.swift": """
      struct Style: Codable { let face: String; let size: Double; let note: String? }
      func font(_ style: Style) -> UIFont? { UIFont(name: style.face, size: style.size) }
      """,
      "a.json": #"[{"face": "Georgia", "size": 12}, {"face": "A clock", "hands": 2}]"#,
      "b.plist": "{ one = { face = Lobster; size = 3; }; }",
    ])
    #expect(reading.references.count == 1)
    #expect(reading.references.first?.candidates.map(\.name) == ["Georgia", "Lobster"])
    #expect(reading.references.first?.undetermined == nil)
  }

  @Test(arguments: [
    "struct Style { let face: String; let size: Double }",
    "struct Style: Encodable { let face: String; let size: Double }",
    "struct Style: Decodable { let face: String; let size: Double; let kind: Int }",
    "struct Style: Decodable { let face: String; let size: Double; init(from decoder: any Decoder) {} }",
  ])
  func `what is not decoded from the file gets no names from it`(type: String) throws {
    let reading = try read([
      "A.swift": type
        + "\nfunc font(_ s: Style) -> UIFont? { UIFont(name: s.face, size: s.size) }",
      "a.json": #"{"face": "Georgia", "size": 12}"#,
    ])
    #expect(reading.references.flatMap(\.candidates) == [])
  }

  @Test func `keys may have other names`() throws {
    let reading = try read([
      "A.swift": """
      struct Style: Decodable {
        let titleFont: String
        let size: Double
        enum CodingKeys: String, CodingKey { case titleFont = "title-font", size }
      }
      struct Snake: Decodable { let bodyFont: String; let lineHeight: Double }
      func a(_ s: Style) -> UIFont? { UIFont(name: s.titleFont, size: 1) }
      func b(_ s: Snake) -> UIFont? { UIFont(name: s.bodyFont, size: 1) }
      """,
      "a.json": #"{"title-font": "A", "size": 12, "body_font": "B", "line_height": 1}"#,
    ])
    #expect(reading.references.flatMap(\.candidates).map(\.name) == ["A", "B"])
  }

  private func read(_ files: [String: String]) throws -> ReferenceReading {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fontgate-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    return ReferenceReader(files: try FileTree.walk(folder.path).files).read()
  }
}
