import FontReferences
import SourceText
import Testing

/// Which files are an app's, and how they know each other.
@Suite struct JavaScriptModuleTests {
  private typealias Reading = JavaScriptReading

  @Test(
    "a name is followed from file to file",
    arguments: [
      ("import { a } from './fonts'", "export const a = 'Lobster'"),
      ("import a from './fonts'", "export default 'Lobster'"),
      ("import a from './fonts'", "const x = 'Lobster'; export default x"),
      ("import { b as a } from './fonts'", "const b = 'Lobster'; export { b }"),
      ("import { default as a } from './fonts'", "const b = 'Lobster'; export { b as default }"),
      ("import * as all from './fonts'; const { a } = all", "export const a = 'Lobster'"),
      ("const { a } = require('./fonts')", "module.exports = { a: 'Lobster' }"),
      ("const a = require('./fonts').a", "exports.a = 'Lobster'"),
      ("import fonts from './fonts'; const a = fonts.a", "module.exports = { a: 'Lobster' }"),
    ])
  func imports(statement: String, fonts: String) {
    let names = Reading.names([
      "App.js": "\(statement)\nconst style = { fontFamily: a }", "fonts.js": fonts,
    ])
    #expect(names == ["Lobster"])
  }

  @Test(
    "a module is found as Metro finds it for iOS",
    arguments: [
      ("./theme", "theme/index.ts"), ("./theme", "theme.ios.js"), ("./theme", "theme.native.tsx"),
      ("./theme.js", "theme.js"), ("@/theme", "src/theme.ts"), ("~/theme", "lib/theme.ts"),
      ("theme", "src/theme.ts"),
    ])
  func resolution(name: String, file: String) {
    let names = Reading.names([
      "App.js": "import { a } from '\(name)'\nconst style = { fontFamily: a }",
      file: "export const a = 'Lobster'",
      "theme.android.js": "export const a = 'Android'",
      "tsconfig.json": """
      { // with comments
        "compilerOptions": { "baseUrl": "src", "paths": { "@/*": ["./*"] }, }
      }
      """,
      "babel.config.js": """
      module.exports = { plugins: [['module-resolver', { alias: { '~': './lib' } }]] }
      """,
    ])
    #expect(names == ["Lobster"])
  }

  @Test("exports are passed on")
  func reexports() {
    let names = Reading.names([
      "App.js":
        "import { a, b } from './theme'\nconst s = [{ fontFamily: a }, { fontFamily: b.c }]",
      "theme/index.js": "export * from './one'\nexport { default as b } from './two'",
      "theme/one.js": "export const a = 'A'",
      "theme/two.js": "export default { c: 'B' }",
    ])
    #expect(names == ["A", "B"])
  }

  @Test(
    "only the code of the app counts",
    arguments: [
      "App.test.js", "__tests__/App.js", "App.android.js", "App.web.tsx", "App.stories.tsx",
      "node_modules/x/index.js", "ios/Pods/x.js", "dist/main.js", "types.d.ts", "lib/x.min.js",
      "babel.config.js", "e2e/login.js",
    ])
  func otherFiles(file: String) {
    #expect(Reading.names([file: "const style = { fontFamily: 'Lobster' }"]).isEmpty)
  }

  @Test("a web app beside it is none")
  func otherPackages() {
    let names = Reading.names([
      "web/package.json": #"{"dependencies": {"react": "18"}}"#,
      "web/App.js": "const style = { fontFamily: 'Web' }",
      "src/package.json": #"{"name": "src"}"#,
      "src/App.js": "const style = { fontFamily: 'Lobster' }",
    ])
    #expect(names == ["Lobster"])
  }

  @Test("a minified file is not read, and said to be")
  func minified() {
    let code = "var a={fontFamily:\"Lobster\"};" + String(repeating: "f(a,1);", count: 10_000)
    let reading = Reading.read(["lib/chart.js": code])
    #expect(reading.references.isEmpty)
    #expect(reading.unchecked.map(\.reason) == ["is minified JavaScript, which is not followed"])
    #expect(reading.unchecked.map(\.isError) == [false])
  }

  @Test("a file that is nested too deep is said to be")
  func nested() {
    let code = "const a = " + String(repeating: "[\n", count: 100_000) + "'fontFamily'"
    let reading = Reading.read(["App.js": code])
    #expect(reading.unchecked.map(\.reason) == ["brackets and tags nested more than 200 deep"])
  }

  @Test(
    "long code is read in time that grows with it", .timeLimit(.minutes(10)),
    arguments: [
      "!", "a.", "(a,", "a ? b : ", "a => ", "`${", "<A>", "{a:", "x + ", "-", "async ", "f<", "[",
      "a=",
      "if(a)", "else ", "new ", "typeof ", "...", "function ", "class A{", "<", "/", "'", "${",
    ])
  func hostile(piece: String) {
    let line = String(repeating: piece, count: 20) + "\n"
    let code = "const s = { fontFamily: 'A' }; x = " + String(repeating: line, count: 500)
    #expect(Reading.read(["App.js": code, "App.tsx": code]).references.count <= 2)
  }

  @Test("a file that ends anywhere is read")
  func truncated() {
    let code = Array(
      """
      import { a } from './x'; const f = ({ b = `c${a ? '1' : "2"}` }: P<Q>): R => <T s={{ fontFamily:
      fonts[b] }} {...c}>it's {d && <E/>}</T>; class F extends G { static h = /[/]/g; @i() j() { switch
      (k) { case 'l': return m?.n ?? o!; default: throw p } } } enum S { A = 'a' } type U = { v: W }[];
      """.utf8)
    for end in code.indices {
      let text = String(decoding: code[..<end], as: UTF8.self)
      _ = Reading.read(["App.tsx": text, "Other.js": String(decoding: code[end...], as: UTF8.self)])
    }
  }
}
