import Testing

/// A program that goes beyond one limit of how names are followed. Each name that it asks for is right, so
/// whatever is reported as wrong is so because of the limit.
struct LimitProgram: Sendable, CustomTestStringConvertible {
  /// The constant.
  var limit: String
  /// What is said of what cannot be followed; `nil` where all names are found in spite of the limit.
  var reasons: [SourceLanguage: String]
  var write: @Sendable (Phrases) -> SourceFile

  var testDescription: String { limit }

  init(
    _ limit: String, _ reason: String?, in languages: [SourceLanguage] = SourceLanguage.allCases,
    also others: [SourceLanguage: String] = [:],
    _ write: @escaping @Sendable (Phrases) -> SourceFile
  ) {
    self.limit = limit
    self.languages = languages
    reasons = others
    for language in languages where others[language] == nil { reasons[language] = reason }
    self.write = write
  }

  var languages: [SourceLanguage]

  static let right = "GateSans-Bold"

  private static func times(_ count: Int, _ line: (Int) -> String) -> String {
    (1...count).map(line).joined()
  }

  static let all: [LimitProgram] = [
    LimitProgram("Evaluator.Budget.depth", "calls nested too deeply") { words in
      words.app(
        words.constant("c0", words.text(right))
          + times(500) { words.constant("c\($0)", "c\($0 - 1)") },
        start: words.ask("c500"))
    },
    LimitProgram("Evaluator.Budget.chain", "a parameter") { words in
      words.app(
        words.function("f0", of: ["name"], words.ask("name"))
          + times(16) {
            words.function(
              "f\($0)", of: ["name"], words.statement(words.call("f\($0 - 1)", "name")))
          },
        start: words.statement(words.call("f16", words.text(right))))
    },
    LimitProgram("Evaluator.Budget.effort", "too complex to follow") { words in
      words.app(
        words.function("f0", of: ["name"], words.ask("name"))
          + times(11) { index in
            let (before, after) = (
              words.joined(words.text(""), "name"), words.joined("name", words.text(""))
            )
            return words.function(
              "f\(index)", of: ["name"],
              [before, after].map { words.statement(words.call("f\(index - 1)", $0)) }.joined())
          },
        start: words.statement(words.call("f11", words.text(right))))
    },
    LimitProgram("Evaluator.Allowance.query", "too complex to follow") { words in
      let values = (0..<250).map { (key: "k\($0)", value: "x\($0)") }
      let sums = times(10) { index in
        words.constant(
          "s\(index)", words.joined("values[key\(index)]", "values[other\(index)]"))
      }
      let all = (2...10).reduce("s1") { words.joined($0, "s\($1)") }
      return words.app(
        words.constant("values", words.dictionary(values)) + sums, start: words.ask(all))
    },
    LimitProgram(
      "Evaluator.Budget.text", "a string of over 16 KB"
    ) { words in
      words.app(
        words.constant("c0", words.text("0123456789abcdef"))
          + times(11) { words.constant("c\($0)", words.joined("c\($0 - 1)", "c\($0 - 1)")) },
        start: words.ask("c11"))
    },
    LimitProgram(
      "Evaluator.Budget.list", "a list of over 4096",
      also: [.javaScript: "an element of a list that is not followed"]
    ) { words in
      let lists = times(13) { index in
        words.constant("c\(index)", words.joinedLists("c\(index - 1)", "c\(index - 1)"))
      }
      return words.app(
        words.constant("c0", words.list([words.text(right)])) + lists,
        start: words.each(of: "c13", words.ask("name")))
    },
    LimitProgram("Evaluator.Budget.rounds", nil, in: [.swift]) { words in
      words.app(
        """
        func same(_ words: [String]) -> [String] {
          var names: [String] = []
          for word in words { names.append(word) }
          return names
        }

        """,
        start: words.each(
          of: "same(" + words.list(Array(repeating: words.text(right), count: 600)) + ")",
          words.ask("name")))
    },
    LimitProgram("Values.limit", "more than 256 values") { words in
      words.app(
        words.constant("all", words.list((0..<300).map { words.text("x\($0)") })),
        start: words.each(of: "all", words.ask("name")))
    },
    LimitProgram("Evaluator.Budget.nesting", nil, also: [.javaScript: "calls itself"]) { words in
      words.app(
        words.function("same", of: ["name"], giving: "name"),
        start: words.ask((0..<20).reduce(words.text(right)) { name, _ in words.call("same", name) })
      )
    },
    LimitProgram("the depth of frames", "calls nested too deeply") { words in
      words.app(
        words.function("f0", of: ["name"], giving: "name")
          + times(90) {
            words.function("f\($0)", of: ["name"], giving: words.call("f\($0 - 1)", "name"))
          },
        start: words.ask(words.call("f90", words.text(right))))
    },
    LimitProgram("OpenQuestions.rounds", nil) { words in
      let circle = times(20) { words.assignment("v\($0)", "v\($0 - 1)") }
      return words.app(
        "",
        start: times(21) { words.variable("v\($0 - 1)", words.text(right)) }
          + circle + words.assignment("v0", "v20") + words.ask("v0") + words.ask("v11"))
    },
    LimitProgram("SitesByValue.mostElements", nil) { words in
      let found = words.looked(up: "name", in: "names", or: words.text(right))
      return words.app(
        words.constant("names", words.dictionary([("x", right)])),
        start: words.each(
          of: words.list((0..<250).map { words.text("n\($0)") }), words.ask(found)))
    },
    LimitProgram("Assumptions.limit", nil) { words in
      let flags = (0..<10).map { "f\($0)" }
      let chosen = words.condition(
        "kids",
        words.assignment("x", words.text("GateSans")) + words.assignment("y", words.text("-Bold")),
        otherwise: words.assignment("x", words.text("My"))
          + words.assignment("y", words.text("Font")))
      let body = flags.reduce(chosen) { words.condition($1, $0) }
      return words.app(
        words.function(
          "draw", of: [], flags: ["kids"] + flags,
          words.variable("x", words.text("GateSans")) + words.variable("y", words.text("-Italic"))
            + body + words.ask(words.joined("x", "y"))),
        start: "")
    },
    LimitProgram("Assumptions.limit, the outermost", nil) { words in
      let flags = (0..<10).map { "f\($0)" }
      func chosen(_ x: String, _ y: String) -> String {
        flags.reduce(
          words.assignment("x", words.text(x)) + words.assignment("y", words.text(y))
        ) { words.condition($1, $0) }
      }
      return words.app(
        words.function(
          "draw", of: [], flags: ["kids"] + flags,
          words.variable("x", words.text("GateSans")) + words.variable("y", words.text("-Italic"))
            + words.condition(
              "kids", chosen("GateSans", "-Bold"), otherwise: chosen("My", "Font"))
            + words.ask(words.joined("x", "y"))),
        start: "")
    },
    LimitProgram("PathCondition.limit", nil) { words in
      let flags = (0..<30).map { "f\($0)" }
      let body = flags.reduce(words.ask("name")) { words.condition($1, $0) }
      return words.app(
        words.function(
          "draw", of: ["name"], flags: flags,
          words.condition(words.isEqual("name", words.text(right)), body)),
        start: [right, "Wrong"].map { name in
          words.statement("draw(" + ([words.text(name)] + flags).joined(separator: ", ") + ")")
        }.joined())
    },
    LimitProgram("FontReference.most", "too complex to follow", in: [.swift, .objectiveC]) {
      words in
      let fonts = (0...100).map { _ in words.font(words.text(right)) }
      return words.app(
        "",
        start: words.statement(
          "label.font = " + fonts.joined(separator: words.language == .swift ? " ?? " : " ?: ")))
    },
    LimitProgram("Node.Case.mostFallingThrough", nil) { words in
      let wrong = words.assignment("name", words.text("Wrong"))
      let last = words.assignment("name", words.text(right))
      return words.app(
        "",
        start: words.variable("name", words.text("MyFont"))
          + words.choice(among: Array(repeating: wrong, count: 100) + [last]) + words.ask("name"))
    },
    LimitProgram("JSStyleUses.mostSites", nil, in: [.javaScript]) { words in
      words.app(
        "const Title = ({ font }) => <Text style={{ fontFamily: font }} />;\n",
        start: times(1_200) { _ in "draw(<Title font='\(right)' />);\n" })
    },
    LimitProgram("Evaluator.Budget.members", "is unknown", in: [.javaScript]) { words in
      let objects = ["k", "l"].map { letter in
        "const \(letter) = {"
          + (0..<6_000).map { "\(letter)\($0): '\(right)'" }.joined(separator: ",\n") + "};\n"
      }
      return words.app(
        objects.joined() + "const all = { ...k, ...l };\n", start: words.ask("all.l1"))
    },
    LimitProgram("Evaluator.Budget.types", "calls nested too deeply", in: [.swift]) { words in
      words.app(
        "struct Theme { let name = \"\(right)\" }\nlet t0 = Theme()\n"
          + times(450) { "let t\($0) = t\($0 - 1)\n" }, start: words.ask("t450.name"))
    },
  ]
}
