import FontReferences
import SourceText
import Testing

/// What is too much to follow, or leads back to itself, comes to an end and is said.
@Suite struct JavaScriptLimitTests {
  private typealias Reading = JavaScriptReading

  private static func times(_ count: Int, _ line: (Int) -> String) -> String {
    (1...count).map(line).joined(separator: "\n")
  }

  private func reasons(_ files: [String: String]) -> [String?] {
    Reading.read(files).references.map(\.undetermined)
  }

  @Test(
    "modules that export each other's names come to an end",
    arguments: [
      ["a.js": "export { a } from './a'"],
      ["a.js": "export { a } from './b'", "b.js": "export { a } from './a'"],
      [
        "a.js": "import { a } from './b'; export { a }",
        "b.js": "import { a } from './a'; export { a }",
      ],
      ["a.js": "export * from './b'", "b.js": "export * from './a'"],
      [
        "a.js": "export * from './b'; export { a } from './b'",
        "b.js": "export * from './a'; export { a } from './a'",
      ],
      [
        "a.js": "module.exports = require('./b')", "b.js": "module.exports = { ...require('./a') }",
      ],
      ["a.js": "import * as all from './a'; export const a = { ...all, ...all }.a"],
    ])
  func circles(files: [String: String]) {
    var files = files
    files["App.js"] = "import { a } from './a'\nconst style = { fontFamily: a }"
    let reading = Reading.read(files)
    #expect(reading.references.map(\.candidates.isEmpty) == [true])
    #expect(reading.references.first?.undetermined != nil)
  }

  @Test("a name is found behind barrels that pass on each other's exports")
  func barrels() {
    let barrel = "export * from './a'; export * from './b'; export * from './fonts'"
    let names = Reading.names([
      "App.js": "import { bold } from './a'\nconst style = { fontFamily: bold }",
      "a.js": barrel, "b.js": barrel, "fonts.js": "export const bold = 'Lobster'",
    ])
    #expect(names == ["Lobster"])
  }

  @Test(
    "a text that doubles is unknown as soon as it is longer than a name",
    arguments: [
      "const aN = aM + aM", "const aN = `${aM}${aM}`", "const aN = [aM, aM].join('')",
      "const aN = aM.concat(aM)", "const fN = (s) => s + s; const aN = fN(aM)",
    ])
  func doubling(line: String) {
    func code(_ count: Int) -> String {
      "const a0 = 'x'\n"
        + Self.times(count) {
          line.replacing("aN", with: "a\($0)").replacing("fN", with: "f\($0)")
            .replacing("aM", with: "a\($0 - 1)")
        } + "\nconst style = { fontFamily: a\(count) }"
    }
    #expect(Reading.names(code(10)).map(\.count) == [1_024])
    #expect(reasons(["App.tsx": code(11)]) == ["it is a string of more than 1024 bytes"])
  }

  @Test("what an empty text came through does not double either")
  func emptyTexts() {
    let code =
      "const a0 = ''\n" + Self.times(60) { "const a\($0) = a\($0 - 1) + a\($0 - 1)" }
      + Self.times(60) { "\nconst s\($0) = { fontFamily: a\($0) + 'Lobster' }" }
    let candidates = Reading.read(["App.tsx": code]).references.flatMap(\.candidates)
    #expect(candidates.allSatisfy { $0.flow.count <= 6 })
    #expect(candidates.first?.name == "Lobster")
  }

  @Test("an object keeps each key once, however often it is spread into others")
  func spreads() {
    let code =
      "const o0 = { bold: 'Lobster' }\n"
      + Self.times(40) {
        "const o\($0) = { ...o\($0 - 1), ...o\($0 - 1), ...(flag ? o\($0 - 1) : o\($0 - 1)) }\n"
          + "const s\($0) = { fontFamily: o\($0).bold }"
      }
    #expect(Set(Reading.names(code)) == ["Lobster"])
  }

  @Test("functions that call each other in many ways are too much to follow")
  func recursion() {
    let functions = Self.times(30) { number in
      let index = number - 1
      return """
        function f\(index)(s) {
          if (flag) return f\((index + 1) % 30)(s);
          if (other) return f\((index * 7 + 3) % 30)(s + 'a');
          return s;
        }
        """
    }
    let reason = reasons(["App.tsx": functions + "\nconst style = { fontFamily: f0('x') }"])
    #expect(reason == ["calls nested too deeply"])
  }

  @Test("calls beyond those that are looked at are not forgotten")
  func callers() {
    let code =
      "const name = 'Lobster'\n"
      + "const Title = ({ font }) => <Text style={{ fontFamily: font }} />\n"
      + Self.times(8_001) { _ in "show(<Title font={name} />)" }
    let reference = Reading.read(["App.tsx": code]).references.first
    #expect(reference?.candidates.map(\.name) == ["Lobster"])
    #expect(reference?.undetermined == "too complex to follow")
  }

  @Test("of calls beyond those that are looked at all is known that none of them decides")
  func choices() {
    let code =
      "const Title = ({ bold }) => "
      + "<Text style={{ fontFamily: bold ? 'Lobster-Bold' : 'Lobster' }} />\n"
      + Self.times(8_001) { "show(<Title bold={flags[\($0)]} />)" }
    let reference = Reading.read(["App.tsx": code]).references.first
    #expect(reference?.candidates.map(\.name) == ["Lobster-Bold", "Lobster"])
    #expect(reference?.undetermined == nil)
  }

  @Test("what a style sheet is made by is given the theme, however many sheets there are")
  func sheets() {
    var files = [
      "theme.js": """
      import { UnistylesRegistry } from 'react-native-unistyles'
      UnistylesRegistry.addThemes({ light: { font: 'Lobster' } })
      """
    ]
    for number in 0..<40 {
      files["Page\(number).js"] = """
        import { createStyleSheet, useStyles } from 'react-native-unistyles'
        export const Page\(number) = () => {
          const { styles } = useStyles(sheet)
          return <Text style={styles.title} />
        }
        const sheet = createStyleSheet((theme) => ({ title: { fontFamily: theme.font } }))
        """
    }
    #expect(reasons(files) == Array(repeating: nil, count: 40))
  }

  @Test("a name that passes more modules than anyone writes is too much to follow")
  func modules() {
    var files = Dictionary(
      uniqueKeysWithValues: (0..<400).map {
        ("m\($0).js", "export { a } from './m\($0 + 1)'")
      })
    files["m400.js"] = "export const a = 'Lobster'"
    files["App.js"] = "import { a } from './m0'\nconst style = { fontFamily: a }"
    #expect(reasons(files).allSatisfy { $0 != nil })
    files["App.js"] = "import { a } from './m300'\nconst style = { fontFamily: a }"
    #expect(Reading.names(files) == ["Lobster"])
  }

  @Test("of a list with more elements than are followed one by one each is still found")
  func elements() {
    let list = (0..<300).map { "'F\($0)'" }.joined(separator: ", ")
    let code = "[\(list)].map((name) => ({ fontFamily: name }))"
    let found = Reading.read(["App.js": code]).references.first
    #expect(found?.undetermined != nil || found?.candidates.count == 300)
  }

  @Test("an object with more members than are followed may have any")
  func members() {
    let keys = (0..<6_000).map { "k\($0): 'x'" }.joined(separator: ", ")
    let others = (0..<6_000).map { "l\($0): 'x'" }.joined(separator: ", ")
    let code = "const a = { \(keys) }; const b = { \(others) }; const c = { ...a, ...b }"
    #expect(reasons(["App.js": code + "\nconst style = { fontFamily: c.l1 }"]) != [nil])
  }

  @Test(
    "classes, functions and objects that are made of themselves come to an end",
    arguments: [
      "class A extends A { n = this.n }\nconst style = { fontFamily: new A().n }",
      "class A extends B {} class B extends A {}\nconst style = { fontFamily: new A().n }",
      "class A { a = new A().a }\nconst style = { fontFamily: new A().a }",
      "const f = (n) => f(n + 'a')\nconst style = { fontFamily: f('') }",
      "const o = { ...o, a: o.a }\nconst style = { fontFamily: o.a }",
      "const o = {}; o.a = o.b; o.b = o.a\nconst style = { fontFamily: o.a }",
      "let a = b; let b = a; a = b + a\nconst style = { fontFamily: a }",
      "const [s, set] = useState(s); set(s)\nconst style = { fontFamily: s }",
    ])
  func ofThemselves(code: String) {
    #expect(reasons(["App.js": "import { useState } from 'react'\n" + code]) != [nil])
  }

  @Test(
    "code that is nested too deep, or read too often, is left with the reason",
    arguments: [
      (
        String(repeating: "a=>", count: 500), "expressions and statements nested more than 400 deep"
      ),
      (
        String(repeating: "a?b:", count: 500),
        "expressions and statements nested more than 400 deep"
      ),
      (
        String(repeating: "if (a) {} else ", count: 500),
        "expressions and statements nested more than 400 deep"
      ),
      (String(repeating: "[", count: 300), "brackets and tags nested more than 200 deep"),
      (String(repeating: "(a):A<,", count: 2_000), "is too complex to be read"),
    ])
  func floods(code: String, reason: String) {
    let reading = Reading.read([
      "Flood.js": code + "\nconst style = { fontFamily: 'Never' }",
      "App.js": "const style = { fontFamily: 'Lobster' }",
    ])
    #expect(reading.references.flatMap(\.candidates).map(\.name) == ["Lobster"])
    #expect(reading.unchecked == [UncheckedFile(path: "/app/Flood.js", reason: reason)])
  }
}
