import SourceText
import Testing

/// Regions written as the text itself: `⟦comment⟧` and `«string»`.
@Suite struct LexicalRegionTests {
  private static func marked(_ source: String, _ language: TextLanguage) -> String {
    let text = SourceText(path: "/a", bytes: Array(source.utf8))
    var end = 0
    return text.regions(language).map { region in
      #expect(region.range.lowerBound == end, "regions have no gap")
      end = region.range.upperBound
      let part = String(decoding: text.utf8[region.range], as: UTF8.self)
      return switch region.kind {
      case .code: part
      case .comment: "⟦\(part)⟧"
      case .string: "«\(part)»"
      }
    }.joined()
  }

  /// Marks a source that is given with its marks, and must come out the same.
  private static func expect(_ marked: String, _ language: TextLanguage) {
    let source = marked.filter { !"⟦⟧«»".contains($0) }
    #expect(Self.marked(source, language) == marked)
  }

  private static let swiftTexts: [String] = [
    "a ⟦// b \"c\" /* d⟧\ne",
    "a ⟦/* b /* c */ \" d */⟧ e",
    "⟦/* unclosed /* */⟧",
    #"let a = «"b // c /* d"»"#,
    #"let a = «"\" \\"» + b"#,
    #"let a = «"b »\(c)« d"» e"#,
    #"let a = «"b »\(f(«"c »\(d)« e"») ⟦/* " */⟧)« g"» h"#,
    ###"let a = «#"b\" \(c) \#n"#» d"###,
    ###"let a = «#"b »\#(c)« d"#» e"###,
    ###"let a = «##"b"# \#" c"##» d"###,
    "let a = «\"\"\"\n  \"b\" // c\n  »\\(d)«\n  \"\"\"» e",
    "let a = «\"\"\"\n  \\\"\"\" b\n  \"\"\"» ⟦// c⟧",
    "let a = «\"unclosed»\nb ⟦// c⟧",
    "let a = «/b\"c\\/d/» ⟦// e⟧",
    "let a = b / c / d ⟦// e⟧",
    "let a = (b + c) / d / «\"e\"»",
    "f(«/a\"b/», c)",
    "let a = «#/b/\"c/#» d",
    "let a = «#/\n  b \" c # a comment\n/#» d",
    "#if DEBUG\n#endif ⟦// a⟧",
    "let `a \" b` = ⟦/* c */⟧ 1",
    "let a = «\"🎉»\r\nb ⟦// 🎉⟧\r\nc",
    "a ⟦// b⟧\rc",
    "«\"»",
    "«\"a »\\(b",
    "let a = «\"\"» + «\"\"\"\n\"\"\"»",
  ]

  @Test(arguments: swiftTexts)
  func swift(_ source: String) {
    Self.expect(source, .swift)
  }

  private static let objectiveCTexts: [String] = [
    "a ⟦// b \"c\" \\\n d⟧\ne",
    "a ⟦/* b /* c */⟧ d «\"e\"»",
    #"NSString *a = @«"b // \" c"»;"#,
    "char a = «'\"'», b = «'\\''»; ⟦// c⟧",
    "#pragma mark - Don't do \n ⟦// this⟧",
    "#error don't «\"a\"»\n",
    "int a = 1'000'000; ⟦// b⟧",
    "auto a = R«\"x(b \" )\" c)x\"»; ⟦// d⟧",
    "#define A \\\n  «\"b\"» \\\n  ⟦/* c */⟧",
    "NSString *a = @«\"b \\\n c\"»;",
    "a = @«\"unclosed»\nb",
  ]

  @Test(arguments: objectiveCTexts)
  func objectiveC(_ source: String) {
    Self.expect(source, .objectiveC)
  }

  private static let markupTexts: [String] = [
    "<a b=«\"c > <!-- \"» d=«'e'»>it's ⟦<!-- f \" -->⟧</a>",
    "<a>«<![CDATA[ <!-- \" ]]>»</a>",
    "⟦<!-- unclosed⟧",
    "<a b=«\"unclosed»",
  ]

  @Test(arguments: markupTexts)
  func markup(_ source: String) {
    Self.expect(source, .markup)
  }

  private static let javaScriptTexts: [String] = [
    "a ⟦// b⟧\n⟦/* c */⟧ d",
    #"a = «'b "c" \' d'» + «"e 'f'"»"#,
    "a = «`b »${c + «`d »${{e: 1}}« f`»}« // g`» + h",
    "a = «/b[/\"]c\\/\"/»g ⟦// d⟧",
    "a = b / c / d ⟦// e⟧",
    "return «/'/»; ⟦// a⟧",
    "<Text>Don't ⟦// b⟧\n</Text>",
  ]

  @Test(arguments: javaScriptTexts)
  func javaScript(_ source: String) {
    Self.expect(source, .javaScript)
  }

  @Test(
    "no text takes more than time in proportion to it", .timeLimit(.minutes(10)),
    arguments: [TextLanguage.swift, .objectiveC, .markup, .javaScript],
    [
      "'", "\"", "`", "\\'", "\\\"", "/*", "*/", " = /a", " = #/a", "#", "<!--", "<![CDATA[",
      "\"\\(", "`${", "(/",
    ])
  func neverQuadratic(_ language: TextLanguage, _ part: String) {
    let text = SourceText(
      path: "/a", bytes: Array(String(repeating: part, count: 50_000).utf8))
    #expect(text.regions(language).last?.range.upperBound == text.utf8.count)
  }
}
