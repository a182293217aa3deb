import FontReferences
import SourceText
import Testing

/// How names are followed through functions, objects and classes, each call for itself.
@Suite struct JavaScriptFlowTests {
  private typealias Reading = JavaScriptReading

  @Test(
    "what one call gives belongs together",
    arguments: [
      "const f = (a, b) => ({ fontFamily: a + b })\nf('A', '1'); f('B', '2')",
      "const f = (a) => (b) => ({ fontFamily: a + b })\nf('A')('1'); const g = f('B'); g('2')",
      "const f = ({ a, b }) => ({ fontFamily: `${a}${b}` })\nf({ a: 'A', b: '1' }); f({ b: '2', a: 'B' })",
      "const f = (...all) => ({ fontFamily: all.join('') })\nf('A', '1'); f(...['B', '2'])",
      "const T = ({ a, b }) => <Text style={{ fontFamily: a + b }} />\nshow(<T a='A' b='1' />, <T {...{ a: 'B' }} b='2' />)",
      "[{ a: 'A', b: '1' }, { a: 'B', b: '2' }].map((x) => ({ fontFamily: x.a + x.b }))",
      "const o = { f(a, b) { return { fontFamily: a + b } } }\no.f('A', '1'); o.f('B', '2')",
      "const each = (list, f) => list.map((x) => f(x[0], x[1]))\neach([['A', '1'], ['B', '2']], (a, b) => ({ fontFamily: a + b }))",
      "class C { constructor(a) { this.a = a } style(b) { return { fontFamily: this.a + b } } }\nnew C('A').style('1'); new C('B').style('2')",
    ])
  func contexts(code: String) {
    #expect(Set(Reading.names(code)) == ["A1", "B2"])
  }

  @Test(
    "a name is followed through objects and what is done with them",
    arguments: [
      ("o.b", "const o = {}; o.b = 'Lobster'"),
      ("o['b']", "const o = {}; o['b'] = 'Lobster'"),
      ("m.get('a')", "const m = new Map([['a', 'Lobster'], ['b', 'Other']])"),
      ("o.a", "const o = Object.fromEntries([['a', 'Lobster']])"),
      ("o.a", "const { b, ...o } = { a: 'Lobster', b: 'Other' }"),
      (
        "new D().name()", "class C { name() { return this.n } } class D extends C { n = 'Lobster' }"
      ),
      ("D.n", "class C { static n = 'Lobster' } class D extends C {}"),
      ("o.name", "const o = { n: 'Lobster', get name() { return this.n } }"),
      ("o.f()", "const n = 'Lobster'; const o = { f: function () { return n } }"),
      ("l.find((x) => x.k === 'b').n", "const l = [{ k: 'a', n: 'A' }, { k: 'b', n: 'Lobster' }]"),
      ("l.filter((x) => x !== 'A')[0]", "const l = ['A', 'Lobster']"),
      ("l.at(-1)", "const l = ['A', 'Lobster']"),
      ("l.reduce((a, b) => a + b, '')", "const l = ['Lob', 'ster']"),
      ("'a_Lobster'.split('_')[1]", ""),
      ("'xLobster'.slice(1)", ""),
      ("'Lob ster'.replace(/\\s+/g, '')", ""),
      ("typeof a === 'string' ? a : 'Other'", "const a = 'Lobster'"),
      ("'a' in o ? 'Lobster' : 'Other'", "const o = { a: 1 }"),
      ("o.length > 1 ? 'Lobster' : 'Other'", "const o = ['a', 'b']"),
      (
        "f(2)",
        "function f(n) { switch (n) { case 1: case 2: return 'Lobster'; default: return 'Other' } }"
      ),
      (
        "f(1)",
        "function f(n) { let x; switch (n) { case 1: x = 'Lob'; default: x = 'Lobster' } return x }"
      ),
      ("a", "let a = 'Other'; if (true) a = 'Lobster'"),
    ])
  func follows(expression: String, code: String) {
    #expect(Reading.values(expression, after: code) == ["Lobster"])
  }

  @Test(
    "what is missing in between is said, not guessed",
    arguments: [
      "const style = { fontFamily: load().name }",
      "const f = (name) => ({ fontFamily: name })",
      "import { x } from 'elsewhere'; const style = { fontFamily: x.fonts.bold }",
      "const style = { fontFamily: names.map(other)[0] }",
      "const style = { fontFamily: 'a'.replace(/(a)|b/, 'c') }",
      "class C { render() { return { fontFamily: this.props.name } } }",
    ])
  func unknown(code: String) {
    let references = Reading.read(["App.js": code]).references
    #expect(references.map(\.candidates.isEmpty) == [true])
    #expect(references.allSatisfy { $0.undetermined != nil })
  }

  @Test("a weight is asked of the font that is given beside it")
  func weights() throws {
    let code = """
      const font = (name, weight) => ({ fontFamily: name, fontWeight: weight })
      font('A', '400'); font('B', 'bold')
      """
    let candidates = Reading.read(["App.js": code]).references.flatMap(\.candidates)
    let weights = Dictionary(uniqueKeysWithValues: candidates.map { ($0.name, $0.variants) })
      .mapValues { $0.map(\.weight) }
    #expect(weights == ["A": [400], "B": [700]])
  }
}
