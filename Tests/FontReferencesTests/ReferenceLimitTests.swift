import SourceText
import Testing

@testable import FontReferences

@Suite struct ReferenceLimitTests {
  private func reading(_ counts: [String: Int]) -> ReferenceReading {
    let references = counts.sorted { $0.key < $1.key }.flatMap { path, count in
      (1...count).map { line in
        let start = TextPosition(line: line, column: 1)
        let place = SourcePlace(path: path, range: TextRange(start: start, end: start))
        return FontReference(api: .uiFont, place: place, text: "", candidates: [])
      }
    }
    return ReferenceReading(references: references)
  }

  @Test func `what one file asks for beyond the limit is said, and all else is kept`() {
    let most = ReferenceReading.mostReferences
    let limited = reading(["/a.xib": most + 3, "/b.xib": most, "/c.xib": 1]).limited
    #expect(limited.references.count == 2 * most + 1)
    #expect(limited.references.filter { $0.place.path == "/a.xib" }.last?.place.line == most)
    #expect(
      limited.unchecked == [
        UncheckedFile(
          path: "/a.xib",
          reason: "uses \(most + 3) font names; only the first \(most) were checked")
      ])
  }
}
