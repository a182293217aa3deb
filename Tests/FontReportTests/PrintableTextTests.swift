import Testing

@testable import FontReport

@Suite struct PrintableTextTests {
  @Test(arguments: [
    "plain", "", "日本語", "é", "e\u{301}", "👩‍👩‍👧", "❤️", "1️⃣", "🏴\u{E0067}\u{E0062}\u{E007F}", "नमस्ते",
    "a\u{3000}b",
    "\u{E000}",
  ])
  func `what can be seen is left as it is`(_ text: String) {
    #expect(PrintableText.text(text).utf8.elementsEqual(text.utf8))
  }

  @Test(arguments: [
    ("a\nb", "a\\nb"), ("a\r\nb", "a\\r\\nb"), ("\t", "\\t"), ("\u{1B}[2J", "\\u{1B}[2J"),
    ("\u{0}", "\\u{0}"), ("\u{7F}", "\\u{7F}"), ("\u{9B}", "\\u{9B}"), ("\u{85}", "\\u{85}"),
    ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"), ("\u{202E}abc", "\\u{202E}abc"),
    ("\u{2066}\u{2069}", "\\u{2066}\\u{2069}"), ("a\u{200B}b", "a\\u{200B}b"),
    ("a\u{200D}b", "a\\u{200D}b"), ("\u{FEFF}", "\\u{FEFF}"), ("a\u{A0}b", "a\\u{A0}b"),
    ("a\u{AD}b", "a\\u{AD}b"), ("a\u{FE0F}", "a\\u{FE0F}"), ("1\u{FE0F}", "1\\u{FE0F}"),
    ("👩\u{200D}", "👩\\u{200D}"), ("\u{E0041}", "\\u{E0041}"), ("\u{FFFF}", "\\u{FFFF}"),
    ("\u{FFFA}", "\\u{FFFA}"), ("\u{61C}", "\\u{61C}"), ("\u{3164}", "\\u{3164}"),
  ])
  func `what cannot be seen is escaped`(text: String, shown: String) {
    #expect(PrintableText.text(text).utf8.elementsEqual(shown.utf8))
  }

  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("日", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("👩‍👩‍👧", 2), ("❤️", 2), ("❤", 1),
      ("🇩🇪", 2),
      ("\u{301}", 0), ("\u{3000}", 2),
    ] as [(Character, Int)])
  func `characters have the width that terminals give them`(character: Character, columns: Int) {
    #expect(DisplayWidth.columns(character) == columns)
  }
}
