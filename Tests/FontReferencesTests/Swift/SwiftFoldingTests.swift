import FontReferences
import Testing

@Suite struct SwiftFoldingTests {
  @Test("a sum or a list of thousands is read in time that grows with it", .timeLimit(.minutes(10)))
  func long() {
    let sum = String(repeating: " + b", count: 10_000)
    let list = String(repeating: "\"a\", ", count: 10_000)
    #expect(SwiftReading("_ = UIFont(name: a\(sum), size: 1)").references.count == 1)
    #expect(SwiftReading("f(UIFont.a, [\(list)])").references.isEmpty)
  }

  @Test("a chain as long as the limits let through does not overflow the stack")
  func chain() {
    let chain = String(repeating: "\n  .b(c)", count: 990)
    #expect(SwiftReading("_ = UIFont(name: \"A\", size: 1)\(chain)").names == ["A"])
  }

  private static let call = #"UIFont(name: "A", size: 1)"#

  private static func nested(_ open: String, _ close: String, _ count: Int) -> String {
    String(repeating: open, count: count) + call + String(repeating: close, count: count)
  }

  @Test(
    "what the limits let through is read to its innermost part",
    arguments: [
      nested("f { ", " }", 60), nested("f(", ")", 60), nested("if a { ", " }", 60),
      nested("struct A { func f() { ", " } }", 30), nested("f([", "])", 12),
      nested("switch a { case .b: ", " }", 60), nested("do { ", " } catch { }", 60),
      nested("_ = \"\\(", ")\"", 60), nested("try ", "", 490), nested("#if A\n", "\n#endif", 60),
      "if a { }" + String(repeating: " else if a { }", count: 490) + " else { \(call) }",
      "let a: " + String(repeating: "A<", count: 490) + "B" + String(repeating: ">", count: 490)
        + " = \(call)",
      "let a = " + String(repeating: "b ? c : ", count: 490) + call,
      "let a = " + String(repeating: "b ? ", count: 490) + call
        + String(repeating: " : c", count: 490),
      "let a: " + String(repeating: "(B) -> ", count: 490) + "C = \(call)",
    ])
  func limits(_ source: String) {
    let reading = SwiftReading(source)
    #expect(reading.reading.unchecked == [])
    #expect(reading.names == ["A"])
  }
}
