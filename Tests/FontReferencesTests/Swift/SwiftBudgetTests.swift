import NameFlow
import Testing

@testable import FontReferences

/// What is said where a limit of following names is reached: that it is not determined, and why.
@Suite struct SwiftBudgetTests {
  /// Why the one place of some sources is not determined.
  private func reason(_ source: String) throws -> String? {
    let reading = SwiftReading(source)
    let only = try #require(reading.references.first)
    #expect(reading.references.count == 1)
    return only.undetermined
  }

  @Test func `steps of one query`() throws {
    // Each sum looks at the pairs of all values of two variables.
    let names = (0..<250).map { "    case \($0): return \"n\($0)-\"\n" }.joined()
    let function = { (name: String) in
      "func \(name)(_ n: Int) -> String {\n  switch n {\n\(names)    default: return \"\"\n  }\n}\n"
    }
    let sums = (0..<10).map { "let s\($0) = a(Some.n\($0)) + b(Some.m\($0))\n" }.joined()
    let all = (0..<10).map { "s\($0)" }.joined(separator: ", ")
    let source =
      function("a") + function("b") + sums + "let f = UIFont(name: [\(all)].joined(), size: 1)"
    #expect(try reason(source) == "too complex to follow")
  }

  /// A condition that takes too long decides nothing; what it decides about is found all the same.
  @Test func `steps of one condition`() throws {
    let names = (0..<250).map { "    case \($0): return \"n\($0)-\"\n" }.joined()
    let sums = (0..<10).map { "let s\($0) = a(Some.n\($0)) + a(Some.m\($0))\n" }.joined()
    let all = (0..<10).map { "s\($0)" }.joined(separator: ", ")
    let source =
      "func a(_ n: Int) -> String {\n  switch n {\n\(names)    default: return \"\"\n  }\n}\n"
      + sums + "let f = UIFont(name: [\(all)].joined() == \"x\" ? \"First\" : \"Second\", size: 1)"
    let reading = SwiftReading(source)
    #expect(reading.references.first?.undetermined == nil)
    #expect(reading.references.first?.candidates.map(\.name) == ["First", "Second"])
  }

  @Test func `steps of all queries about a program`() throws {
    let names = (0..<250).map { "    case \($0): return \"n\($0)-\"\n" }.joined()
    // Each place takes less than one query may, and all of them more than a program may.
    let places = (0..<1_000).map { "let f\($0) = UIFont(name: a(Some.n\($0)) + \"b\", size: 1)\n" }
    let source =
      "func a(_ n: Int) -> String {\n  switch n {\n\(names)    default: return \"\"\n  }\n}\n"
      + places.joined() + "let last = UIFont(name: \"MyFont\", size: 1)\n"
    let references = SwiftReading(source).references
    #expect(references.first?.undetermined == nil)
    #expect(references.contains { $0.undetermined == "too complex to follow" })
    #expect(references.last?.candidates.map(\.name) == ["MyFont"])
  }

  @Test func `contexts of one query`() throws {
    // Each function is called from two places: 2^11 ways to the font.
    var source = "func f0(_ name: String) { label.font = UIFont(name: name, size: 1) }\n"
    for n in 1...11 {
      source += "func f\(n)(_ name: String) { f\(n - 1)(name + \"a\"); f\(n - 1)(name + \"b\") }\n"
    }
    source += "func start() { f11(\"x\") }\n"
    #expect(try reason(source) == "too complex to follow")
  }

  /// The font has a name; whoever made it was asked where it was made.
  @Test func `contexts of the name of an existing font`() throws {
    var source = "func f0(_ font: UIFont) { label.font = UIFont(name: font.fontName, size: 1) }\n"
    for n in 1...11 {
      source += "func f\(n)(_ font: UIFont) { f\(n - 1)(g\(n)(font)); f\(n - 1)(h\(n)(font)) }\n"
    }
    source += "func start() { f11(.systemFont(ofSize: 1)) }\n"
    let only = try #require(SwiftReading(source).references.first)
    #expect(only.isCarriedOn)
    #expect(only.undetermined == "the name of an existing font")
  }

  @Test func `calls in a chain`() throws {
    let count = Evaluator.Budget.chain + 2
    var source = "func f0(_ name: String) { label.font = UIFont(name: name, size: 1) }\n"
    for n in 1...count { source += "func f\(n)(_ name: String) { f\(n - 1)(name) }\n" }
    source += "func start() { f\(count)(\"x\") }\n"
    #expect(try reason(source) == "a parameter")
  }

  @Test func `constants of constants`() throws {
    let count = Evaluator.Budget.depth + 2
    var source = "let a0 = \"x\"\n"
    for n in 1...count { source += "let a\(n) = a\(n - 1)\n" }
    source += "let f = UIFont(name: a\(count), size: 1)\n"
    #expect(try reason(source) == "calls nested too deeply")
  }

  @Test func `a text that is too long`() throws {
    var source = "let a0 = \"0123456789abcdef\"\n"
    for n in 1...11 { source += "let a\(n) = a\(n - 1) + a\(n - 1)\n" }
    source += "let f = UIFont(name: a11, size: 1)\n"
    #expect(try reason(source) == "a string of over \(Evaluator.Budget.text >> 10) KB")
  }

  @Test func `a list that is too long`() throws {
    var source = "let a0 = [\"a\", \"b\"]\nlet b0 = [\"c\", \"d\"]\n"
    for n in 1...12 {
      source += "let a\(n) = a\(n - 1) + b\(n - 1)\nlet b\(n) = b\(n - 1) + a\(n - 1)\n"
    }
    source += "func f() { for name in a12 { label.font = UIFont(name: name, size: 1) } }\n"
    #expect(try reason(source) == "a list of over \(Evaluator.Budget.list)")
  }

  @Test func `more values than are counted`() throws {
    let names = (0...Values.limit).map { "    \"n\($0)\",\n" }.joined()
    let source =
      "let names = [\n\(names)]\nfunc f() { for name in names { label.font = UIFont(name: name, size: 1) } }"
    #expect(try reason(source) == "more than \(Values.limit) values")
  }
}
