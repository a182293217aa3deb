import FontReferences
import Testing

@Suite struct SwiftFoldingTests {
  @Test("a sum or a list of thousands is read in time that grows with it")
  func long() {
    let sum = String(repeating: " + b", count: 10_000)
    let list = String(repeating: "\"a\", ", count: 10_000)
    let time = ContinuousClock().measure {
      #expect(SwiftReading("_ = UIFont(name: a\(sum), size: 1)").references.count == 1)
      #expect(SwiftReading("f(UIFont.a, [\(list)])").references.isEmpty)
    }
    #expect(time < .seconds(5))
  }

  @Test("a chain as long as the limits let through does not overflow the stack")
  func chain() {
    let chain = String(repeating: "\n  .b(c)", count: 990)
    #expect(SwiftReading("_ = UIFont(name: \"A\", size: 1)\(chain)").names == ["A"])
  }
}
