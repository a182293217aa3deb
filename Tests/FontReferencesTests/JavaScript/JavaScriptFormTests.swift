import FontReferences
import SourceText
import Testing

/// The forms in which a style names a font, and the syntax around them.
@Suite struct JavaScriptFormTests {
  private typealias Reading = JavaScriptReading

  @Test(
    "every form of a style is found",
    arguments: [
      "const style = { fontFamily: 'Lobster' }",
      "const style = { 'fontFamily': \"Lobster\" }",
      "const fontFamily = 'Lobster'; const style = { fontFamily }",
      "const a = <Text style={{ fontFamily: 'Lobster' }}>Don't {'}'} stop</Text>",
      "const a = <Text style={[a && b, { fontFamily: 'Lobster' }]} />",
      "import { Text } from 'react-native-svg'; const a = <Text fontFamily=\"Lobster\" />",
      "style.fontFamily = 'Lobster'",
      "Text.defaultProps = { style: { fontFamily: 'Lobster' } }",
      "import styled from 'styled-components/native'; const T = styled.Text`\n  font-family: Lobster;\n`",
      "const T = styled(Text)<{ big: boolean }>`font-family: ${'Lobster'}; color: ${(p) => p.color};`",
      "const T = styled.Text`font-family: ${({ theme }) => fonts.a};`; const fonts = { a: 'Lobster' }",
      "const theme = { textDayFontFamily: 'Lobster' }",
    ])
  func forms(code: String) {
    #expect(Reading.names(code) == ["Lobster"])
  }

  @Test(
    "what only looks like a style names nothing",
    arguments: [
      "interface Props { fontFamily: string; other: 'Lobster' }",
      "type Props = { fontFamily: 'Lobster' | 'Other' }",
      "function text({ fontFamily }: { fontFamily: 'Lobster' }) {}",
      "const { fontFamily: family } = style",
      "// { fontFamily: 'Lobster' }",
      "const text = \"{ fontFamily: 'Lobster' }\"",
      "const pattern = /fontFamily: 'Lobster'/",
      "const theme = { fontFamily: { bold: 'Lobster' } }",
      "import PropTypes from 'prop-types'; T.propTypes = { fontFamily: PropTypes.string }",
    ])
  func lookalikes(code: String) {
    #expect(Reading.names(code).isEmpty)
  }

  @Test(
    "syntax before a style does not hide it",
    arguments: [
      "const half = a / 2; const other = b / 3",
      "const pattern = /['\"`{]/g",
      "const text = `a ${b ? `c ${d}` : '}'} e`",
      "const list = items.map<string>((item: Item): string => item.name)",
      "const generic = <T,>(value: T) => value",
      "const less = a < b && c > d",
      "const answer = cond ? (value) : other => 1",
      "const f = async <T extends object>({ a = {}, ...b }: Props<T>): Promise<void> => {}",
      "abstract class A<T> extends B<T> implements C { private readonly x?: string = 'a'; @dec() m() {} }",
      "label: for (const { a } of list) { continue label }",
      "const page = <><A.B c={<D />} {...e}>it's &gt; {/* 'x */ f}</A.B></>",
      "export type { A } from './a'; import type { B } from './b'",
      "declare module 'x' { const y: string }",
      "const o = { async *gen() {}, get a() { return 1 }, [`b`]: 2, 'c-d'() {}, default: 3 }",
      "switch (a) { case 'b': { break } default: c() }",
      "const x = <const T,>(a: T) => a; do { a() } while (b) ",
      "let a = b as unknown as Map<string, Array<number>>; let c = <number>d",
    ])
  func syntax(code: String) {
    for file in ["App.tsx", "App.js"] where !(file == "App.tsx" && code.contains("<number>d")) {
      let names = Reading.names("\(code)\nconst style = { fontFamily: 'Lobster' }", file: file)
      #expect(names == ["Lobster"], "\(file)")
    }
  }

  @Test("a name stands at its literal, and its way is told")
  func places() throws {
    let reading = Reading.read([
      "fonts.ts": "export const fonts = {\n  title: 'Lobster',\n}",
      "App.tsx": "import { fonts } from './fonts'\nconst style = { fontFamily: fonts.title }",
    ])
    let reference = try #require(reading.references.first)
    #expect(reference.place.path == "/app/App.tsx")
    #expect(reference.place.line == 2)
    #expect(reference.text == "fonts.title")
    let candidate = try #require(reference.candidates.first)
    #expect(candidate.place.path == "/app/fonts.ts")
    #expect(candidate.place.line == 2)
    #expect(candidate.place.column == 10)
    #expect(candidate.certainty == .constant)
    #expect(candidate.flow.map(\.what) == ["fonts.title"])
  }

  @Test("weight and style beside the name are asked for, too")
  func variants() throws {
    let reading = Reading.read([
      "App.js": "const style = { fontFamily: 'A', fontWeight: '700', fontStyle: 'italic' }"
    ])
    let candidate = try #require(reading.references.first?.candidates.first)
    #expect(candidate.variants.map(\.weight) == [700, nil])
    #expect(candidate.variants.map(\.isItalic) == [false, true])
  }

  @Test("a style that styles no text only may ask")
  func layout() throws {
    let reading = Reading.read([
      "App.js": """
      const styles = StyleSheet.create({
        box: { flex: 1, fontFamily: 'A' },
        title: { marginTop: 1, fontFamily: 'B' },
        unused: { color: 'red', fontFamily: 'C' },
      })
      export default () => <View style={styles.box}><Text style={styles.title} /></View>
      """
    ])
    let candidates = reading.references.flatMap(\.candidates)
    #expect(candidates.map(\.isReachable) == [false, true, true])
    #expect(candidates.map(\.isLive) == [true, true, false])
    #expect(candidates.map { $0.uses.map(\.what) } == [["styles.box"], ["styles.title"], []])
  }

  @Test("expo-font loads fonts under names of their own")
  func loaded() throws {
    let reading = Reading.read([
      "assets.js": "export const Lobster = require('./fonts/Lobster-Regular.ttf')",
      "App.js": """
      import { useFonts as useExpoFonts } from 'expo-font'
      import * as Font from 'expo-font'
      import { useFonts, OpenSans_700Bold_Italic } from '@expo-google-fonts/open-sans'
      import Ionicons from '@expo/vector-icons/Ionicons'
      import { Lobster } from './assets'
      useExpoFonts({ Lobster, 'Other-Name': require('./fonts/Other.otf') })
      useFonts({ OpenSans_700Bold_Italic })
      Font.loadAsync({ ...Ionicons.font, third: require('./fonts/Third.ttf') })
      """,
    ])
    let loaded = Dictionary(grouping: reading.loadedFonts, by: \.name).mapValues { $0.map(\.file) }
    #expect(
      loaded == [
        "Lobster": ["/app/fonts/Lobster-Regular.ttf"], "Other-Name": ["/app/fonts/Other.otf"],
        "third": ["/app/fonts/Third.ttf"], "OpenSans_700Bold_Italic": [nil], "Open Sans": [nil],
        "OpenSans-BoldItalic": [nil],
      ])
    #expect(reading.registrations.isEmpty)
    let unknown = Reading.read([
      "App.js": "import { useFonts } from 'expo-font'; useFonts(fontsOf(customer))"
    ])
    #expect(unknown.registrations.map(\.function) == ["useFonts"])
  }
}
