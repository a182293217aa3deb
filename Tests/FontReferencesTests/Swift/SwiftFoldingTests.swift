import FontReferences
import SourceText
import Testing

@Suite struct SwiftFoldingTests {
  @Test("a sum or a list of thousands is read in time that grows with it", .timeLimit(.minutes(10)))
  func long() {
    let sum = String(repeating: "\n  + b", count: 10_000)
    let list = String(repeating: "\"a\", ", count: 10_000)
    #expect(SwiftReading("_ = UIFont(name: a\(sum), size: 1)").references.count == 1)
    #expect(SwiftReading("f(UIFont.a, [\(list)])").references.isEmpty)
  }

  @Test("a chain as long as the limits let through does not overflow the stack")
  func chain() {
    let chain = String(repeating: "\n  .b(c)", count: 990)
    #expect(SwiftReading("_ = UIFont(name: \"A\", size: 1)\(chain)").names == ["A"])
  }

  @Test(
    "operations that are operands of each other are folded in time that grows with them",
    .timeLimit(.minutes(10)), arguments: ["a +++ ", "a = "])
  func operations(_ part: String) {
    let chain = String(repeating: part + "\n", count: 490)
    #expect(SwiftReading(chain + Self.call).names == ["A"])
    let long = SwiftReading(String(repeating: part + "\n", count: 20_000) + Self.call)
    #expect(long.reading.unchecked.map(\.reason) == ["operations nested more than 500 deep"])
    #expect(long.references.isEmpty)
  }

  @Test(
    "casts and tests of a type are folded in time that grows with them",
    .timeLimit(.minutes(10)), arguments: ["as", "is"])
  func casts(_ word: String) {
    let long = SwiftReading(
      "let a = \(Self.call)" + String(repeating: "\n  \(word) B", count: 20_000))
    #expect(long.reading.unchecked.map(\.reason) == ["operations nested more than 500 deep"])
  }

  @Test("operators bind as those of the standard library do")
  func precedence() {
    let reading = SwiftReading(
      """
      infix operator +++
      func +++ (left: String, right: String) -> String { left + "-" + right }
      let a = UIFont(name: "A" + "B" +++ "C" + "D", size: 1)
      let b = UIFont(name: 1 == 2 || 3 == 3 && true ? "E" : "F" + "G", size: 1)
      let c = UIFont(name: nil ?? "H" as String + "I", size: 1)
      let d = UIFont(name: ("J") +++ "K" +++ ("L"), size: 1)
      """)
    #expect(reading.names.contains("AB-CD"))
    #expect(reading.names.contains("HI"))
    #expect(reading.names.contains("J-K-L"))
    #expect(reading.reading.unchecked == [])
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
      nested("_ = \"\\(", ")\"", 60), nested("try ", "", 30), nested("#if A\n", "\n#endif", 60),
      "if a { }" + String(repeating: "\nelse if a { }", count: 490) + " else { \(call) }",
      "let a: " + String(repeating: "A<", count: 30) + "B" + String(repeating: ">", count: 30)
        + " = \(call)",
      "let a = " + String(repeating: "b ? c :\n", count: 490) + call,
      "let a = " + String(repeating: "b ?\n", count: 490) + call
        + String(repeating: "\n: c", count: 490),
      "let a: " + String(repeating: "(B) -> ", count: 490) + "C = \(call)",
    ])
  func limits(_ source: String) {
    let reading = SwiftReading(source)
    #expect(reading.reading.unchecked == [])
    #expect(reading.names == ["A"])
  }
}
