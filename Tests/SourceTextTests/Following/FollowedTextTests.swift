import SourceText
import Testing

@Suite struct FollowedTextTests {
  private static let full = String(repeating: "x", count: FollowedText.longest)

  @Test func `a text is joined as long as a name may be, and no longer`() {
    let half = String(Self.full.dropLast(FollowedText.longest / 2))
    #expect(FollowedText.joined([half, half]) == Self.full)
    #expect(FollowedText.joined([half, half, "x"]) == nil)
    #expect(FollowedText.joined([half, half], separator: "-") == nil)
    #expect(FollowedText.joined([String](), separator: "-") == "")
  }

  @Test func `separators alone may be too long`() {
    let parts = Array(repeating: "", count: FollowedText.longest + 2)
    #expect(FollowedText.joined(parts) == "")
    #expect(FollowedText.joined(parts, separator: "-") == nil)
  }

  @Test func `what is replaced may make a text too long`() {
    #expect(FollowedText.replacing("a", in: "banana", by: "o") == "bonono")
    #expect(FollowedText.replacing("x", in: Self.full, by: "y")?.count == FollowedText.longest)
    #expect(FollowedText.replacing("x", in: Self.full, by: "xx") == nil)
  }

  @Test func `a name is counted in bytes`() {
    #expect(FollowedText.name(Self.full) == Self.full)
    #expect(FollowedText.name(Self.full + "x") == nil)
    #expect(FollowedText.name(String(Self.full.dropLast()) + "é") == nil)
  }
}

@Suite struct FollowingBudgetTests {
  @Test func `a question takes what is its own, and further steps from the store`() {
    var budget = FollowingBudget(own: 10, most: 20, store: 100)
    budget.beginQuestion()
    let (first, next) = (budget.take(20), budget.take())
    #expect(first && !next)
  }

  @Test func `what is taken from the store is gone, what is a question's own is not`() {
    var budget = FollowingBudget(own: 10, most: 20, store: 15)
    for expected in [20, 15, 10, 10] {
      budget.beginQuestion()
      var taken = 0
      while taken < 50, budget.take() { taken += 1 }
      #expect(taken == expected)
    }
  }
}

@Suite struct ExcerptTests {
  private func excerpt(_ text: String, longest: Int = 10) -> String {
    SourceText(path: "/a", bytes: Array(text.utf8))
      .excerpt(0..<text.utf8.count, longest: longest, cut: longest - 3)
  }

  @Test func `white space is one space, and a long text is cut`() {
    #expect(excerpt(" a\n\t b ") == "a b")
    #expect(excerpt("0123456789") == "0123456789")
    #expect(excerpt("0123456789a") == "0123456…")
  }

  @Test func `no more is looked at than is shown`() {
    #expect(excerpt("a" + String(repeating: " ", count: 100_000) + "b") == "a…")
    #expect(excerpt(String(repeating: "a", count: 100_000)) == "aaaaaaa…")
  }
}
