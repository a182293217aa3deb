import SourceText
import Testing

@testable import FontReferences

@Suite struct WebPageLimitTests {
  private func sheet(_ text: String) -> StyleSheet {
    let bytes = Array(text.utf8)
    return StyleSheet(bytes, 0..<bytes.count)
  }

  @Test func `a list of more families than are tried stays open`() {
    let names = (1...101).map { "F\($0)" }
    let whole = sheet("a { font-family: \(names.dropLast(2).joined(separator: ", ")) }").lists
    #expect(whole.map(\.families.count) == [99])
    #expect(whole.map(\.isOpen) == [false])
    let cut = sheet("a { font-family: \(names.joined(separator: ", ")) }").lists
    #expect(cut.map(\.families.count) == [100])
    #expect(cut.map(\.isOpen) == [true])
  }

  @Test func `a family longer than any name is not known`() {
    let long = String(repeating: "Long ", count: 300)
    #expect(sheet("a { font-family: One, \(long) }").lists.map(\.isOpen) == [true])
  }

  @Test func `a selector that looks like a declaration is passed once`() {
    let flood = String(repeating: "font:(;", count: 20_000) + String(repeating: ")", count: 20_000)
    let lists = sheet(flood + "{ font-family: One }").lists
    #expect(lists.map { $0.families.map(\.name) } == [["One"]])
  }
}
