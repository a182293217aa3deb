import Testing

@testable import NameFlow

@Suite("What is done with texts is what the platform does")
struct TextOperationTests {
  @Test(
    "each word begins with a capital",
    arguments: [
      ("semi-bold", "Semi-Bold"), ("o'neil", "O'neil"), ("a’b", "A’b"), ("a1b c2d", "A1B C2D"),
      ("foo_bar", "Foo_Bar"), ("x.y", "X.Y"), ("sf proDisplay", "Sf Prodisplay"), ("3d", "3D"),
      ("éa", "Éa"), ("ABC-DEF", "Abc-Def"), ("ǆ", "ǅ"), ("ﬁne", "Fine"), ("", ""),
    ])
  func capitals(text: String, expected: String) {
    #expect(text.capitalizedWords == expected)
  }

  @Test(
    "parts between separators",
    arguments: [
      ("a--b", "-", ["a", "", "b"]), ("", "-", [""]), ("-", "-", ["", ""]),
      ("a, b", ", ", ["a", "b"]),
    ] as [(String, String, [String])])
  func parts(text: String, separator: String, expected: [String]) {
    #expect(text.parts(between: separator) == expected)
  }

  @Test("of several places the first is replaced")
  func first() {
    #expect("a-b-c".replacingFirst("-", by: " ") == "a b-c")
    #expect("abc".replacingFirst("-", by: " ") == "abc")
  }
}
