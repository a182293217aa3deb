import FontReferences
import SourceText
import Testing

@Suite struct JavaScriptValueTests {
  private typealias Reading = JavaScriptReading

  @Test(
    "a name is followed through what JavaScript can put it into",
    arguments: [
      ("'Lobster'", ""),
      ("`Lobster`", ""),
      (#"'\u004C\x6Fb\u{73}ter'"#, ""),
      ("'Lob\\\nster'", ""),
      ("'Lob\\\r\nster'", ""),
      ("`Lob\\\r\nster`", ""),
      (#"'Lob\uD83D\uDE00ster'.replace('😀', '')"#, ""),
      ("font", "const font = 'Lobster'"),
      ("fonts.title", "const fonts = { title: 'Lobster' }"),
      ("fonts?.title", "const fonts = { title: 'Lobster' }"),
      ("fonts['title']", "const fonts = { title: 'Lobster' }"),
      ("fonts.primary.bold", "const fonts = { primary: { bold: 'Lobster' } } as const"),
      ("fonts.bold", "const base = { bold: 'Lobster' }; const fonts = { ...base, light: 'x' }"),
      ("bold", "const { fonts: { bold } } = { fonts: { bold: 'Lobster' } }"),
      ("bold", "const { other: bold = 'Lobster' } = {}"),
      ("Font.Title", "enum Font { Body = 'x', Title = 'Lobster' }"),
      ("Fonts.title", "class Fonts { static title: string = 'Lobster' }"),
      ("`${family}ster`", "const family = 'Lob'"),
      ("family + 'ster'", "let family: string = 'Lob'"),
      ("font('ster')", "const font = (end: string): string => `Lob${end}`"),
      ("font()", "function font() { return 'Lobster' }"),
      (
        "font('bold')",
        """
        function font(weight) {
          switch (weight) {
            case 'bold': return 'Lobster'
            default: return 'Other'
          }
        }
        """
      ),
      (
        "font('bold')",
        """
        const font = (weight) => {
          if (weight === 'bold') { return 'Lobster' }
          return 'Other'
        }
        """
      ),
      ("undefined ?? 'Lobster'", ""),
      ("fonts.none || 'Lobster'", "const fonts = {}"),
      ("Platform.OS === 'ios' ? 'Lobster' : 'lobster'", "import { Platform } from 'react-native'"),
      (
        "isIOS ? 'Lobster' : 'lobster'",
        "import { Platform } from 'react-native'; const isIOS = Platform.OS === 'ios'"
      ),
      (
        "Platform.select({ android: 'lobster', ios: 'Lobster' })",
        "import { Platform } from 'react-native'"
      ),
      (
        "Platform.select({ android: 'lobster', default: 'Lobster' })",
        "import { Platform } from 'react-native'"
      ),
      (
        "styles.title.fontFamily",
        "import { StyleSheet } from 'react-native'; const styles = StyleSheet.create({ title: { get fontFamily() { return 'Lobster' } } })"
      ),
      ("Object.freeze({ title: 'Lobster' }).title", ""),
      ("['a', 'Lobster'][1]", ""),
      (
        "(fonts as any).title!",
        "const fonts = { title: 'Lobster' } satisfies Record<string, string>"
      ),
    ])
  func follows(expression: String, code: String) {
    #expect(Reading.values(expression, after: code) == ["Lobster"])
  }

  @Test("one of several is every one of them")
  func alternatives() {
    #expect(Reading.values("isBold ? 'A' : 'B'") == ["A", "B"])
    #expect(
      Reading.values("fonts[weight]", after: "const fonts = { a: 'A', b: 'B' }") == ["A", "B"])
    let lists = "Object.entries({ a: 'A', b: 'B' }).map(([key, font]) => ({ fontFamily: font }))"
    #expect(Reading.names("const styles = \(lists)") == ["A", "B"])
  }

  @Test("a function is given what its callers give")
  func callers() {
    let code = """
      const fonts = { bold: 'A-Bold', light: 'A-Light', none: 'A-None' }
      const Label = ({ weight = 'light', ...rest }: Props) => (
        <Text {...rest} style={[styles.label, { fontFamily: fonts[weight] }]} />
      )
      export const Screen = () => <View><Label weight="bold" /><Label>It's here</Label></View>
      """
    #expect(Reading.names(code) == ["A-Bold", "A-Light"])
  }

  @Test(
    "undefined, null and what is made of nothing ask for nothing",
    arguments: [
      "undefined", "null", "Platform.select({ android: 'a' })", "fonts?.a",
    ])
  func nothing(expression: String) {
    let references = Reading.read([
      "App.js": "const fonts = undefined\nconst style = { fontFamily: \(expression) }"
    ]).references
    #expect(references.map(\.candidates) == [[]])
    #expect(references.map(\.undetermined) == [nil])
    #expect(references.map(\.isCarriedOn) == [true])
  }

  @Test("a key that an object lacks is said with the keys it has")
  func missingKey() throws {
    let reading = Reading.read([
      "App.js": """
      const fonts = { bold: 'A', light: 'B' }
      const style = { fontFamily: fonts.medium }
      """
    ])
    let candidate = try #require(reading.references.first?.candidates.first)
    #expect(candidate.missingKey?.key == "medium")
    #expect(candidate.missingKey?.object == "fonts")
    #expect(candidate.missingKey?.keys == ["bold", "light"])
    #expect(candidate.place.line == 2)
  }

  @Test(
    "a key that may come from elsewhere is not missing",
    arguments: [
      "const fonts = { ...other, bold: 'A' }",
      "const fonts = { bold: 'A' }; fonts.medium = load()",
      "const fonts = load()",
      "import { fonts } from 'some-package'",
    ])
  func openObjects(code: String) {
    let reading = Reading.read(["App.js": "\(code)\nconst style = { fontFamily: fonts.medium }"])
    #expect(reading.references.flatMap(\.candidates).isEmpty)
    #expect(reading.references.allSatisfy { $0.undetermined != nil })
  }

  @Test(
    "what is for another platform is not asked for",
    arguments: [
      "const style = Platform.OS === 'android' ? { fontFamily: 'A' } : {}",
      "const style = Platform.OS === 'android' && { fontFamily: 'A' }",
      "if (Platform.OS !== 'ios') { set({ fontFamily: 'A' }) }",
      "const style = Platform.select({ android: { fontFamily: 'A' }, ios: {} })",
      "const style = { ...Platform.select({ android: { fontFamily: 'A' } }) }",
    ])
  func otherPlatforms(code: String) {
    #expect(Reading.names("import { Platform } from 'react-native'\n\(code)").isEmpty)
  }

  @Test("code that calls itself comes to an end")
  func endless() {
    let code = """
      const a = () => b(); const b = () => a()
      const c = c; const d = { ...d, fontFamily: d.fontFamily }
      const style = { fontFamily: a() + c }
      """
    #expect(Reading.read(["App.js": code]).references.allSatisfy { $0.undetermined != nil })
  }
}
