import Testing

@testable import FontDiagnostics

struct WordingTests {
  @Test func `a message shows a name whole, and of an endless one the beginning`() {
    #expect("Inter-Bold".quoted == "\"Inter-Bold\"")
    let endless = String(repeating: "A", count: 5000)
    #expect(endless.quoted == "\"" + String(repeating: "A", count: 100) + "…\"")
  }
}
