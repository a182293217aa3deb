import FileTree
import SourceText
import Testing

@testable import AppManifest

@Suite("Expo and React Native")
struct ExpoTests {
  private func read(_ files: [String: String]) throws -> (ProjectReading, ProjectFolder) {
    let folder = try ProjectFolder(files)
    return (ExpoProvider().read(try folder.tree()), folder)
  }

  @Test("The fonts of the plugin are bundled at the top and declared by their names")
  func plugin() throws {
    let (reading, folder) = try read([
      "app.json": """
      {
        "expo": {
          "name": "Demo",
          "ios": {"infoPlist": {"UIAppFonts": ["Own.ttf"]}},
          "plugins": [
            "expo-router",
            ["expo-font", {
              "fonts": ["./assets/fonts/A.ttf", "assets/more", "node_modules/x/X.ttf", "assets/Gone.otf"],
              "ios": {"fonts": ["assets/I.ttf"]},
              "android": {"fonts": [{"fontFamily": "D", "fontDefinitions": [{"path": "assets/D.ttf", "weight": 400}]}]}
            }],
            ["expo-build-properties", {"ios": {"deploymentTarget": "15.1"}}]
          ]
        }
      }
      """,
      "assets/fonts/A.ttf": "", "assets/more/B.otf": "", "assets/more/deep/C.otf": "",
      "assets/I.ttf": "", "assets/D.ttf": "", "src/App.tsx": "", "ios/App/A.swift": "",
    ])
    let target = try #require(reading.target("Demo"))
    #expect(target.product == .process(.app))
    #expect(target.platforms == [.init(platform: .iOS, deploymentTarget: OSVersion(15, 1))])
    #expect(target.bundlePaths == ["A.ttf", "B.otf", "I.ttf"])
    #expect(target.entries == ["Own.ttf", "A.ttf", "B.otf", "X.ttf", "Gone.otf", "I.ttf"])
    #expect(target.absentFonts.map(\.isFetched) == [true, false])
    let places = target.declarations.first?.manifest.entries.map(\.place.position)
    #expect(places == ["4:43", "8:20", "8:44", "8:59", "8:83", "9:28"])
    #expect(folder.relative(target.sources) == ["app.json", "src/App.tsx"])
    #expect(reading.unchecked.isEmpty)
  }

  @Test("The literals of a program are read, the rest is said")
  func programs() throws {
    let (reading, folder) = try read([
      "literal/app.config.ts": """
      import { ExpoConfig } from 'expo/config';
      const helper = { a: 1 };
      export default ({ config }: ConfigContext): ExpoConfig => ({
        ...config,
        name: process.env.NAME ?? "x", // a comment, { not code
        plugins: [
          ['expo-font', { fonts: ['./A.ttf', `B.ttf`, path.join("c", "C.ttf")] }] as const,
        ],
      });
      """,
      "literal/app.json": #"{"expo": {"slug": "demo", "plugins": ["other"]}}"#,
      "literal/A.ttf": "", "literal/B.ttf": "", "literal/package.json": "{}",
      "program/package.json": "{}", "plain/package.json": "{}",
      "plain/app.config.js": "export default { slug: 'plain' };",
      "plain/app.json": #"{"expo": {"plugins": [["expo-font", {"fonts": ["A.ttf"]}]]}}"#,
      "elsewhere/app.config.ts": "export default { slug: 'no' };",
      "program/app.config.js": "module.exports = require('./make')();",
      "not/app.json": #"{"name": "heroku", "plugins": []}"#,
      "bad/app.json": #"{"expo": {"#,
    ])
    #expect(reading.targetNames == ["demo", "plain"])
    #expect(reading.target("plain")?.entries == [])
    #expect(reading.target("demo")?.entries == ["A.ttf", "B.ttf"])
    #expect(
      reading.target("demo")?.declarations.first?.manifest.path
        == folder.path + "/literal/app.config.ts")
    #expect(
      reading.unchecked.map { folder.relative($0.path) + " \($0.isError)" } == [
        "bad/app.json true", "literal/app.config.ts false", "program/app.config.js false",
      ])
  }

  @Test("Constants, other files and what Expo gives a program are followed")
  func followed() throws {
    let (reading, folder) = try read([
      "app/app.config.ts": """
      import { fonts } from './config/fonts';
      const extra = [require('./assets/Own.ttf')];
      const withBrand = (config) => config;
      module.exports = ({ config }) => {
        const name = `${config.name} Pro`;
        return {
          ...config, name,
          plugins: [...config.plugins, ['expo-font', { fonts: [...fonts, ...extra] }]],
        };
      };
      """,
      "app/config/fonts.ts":
        "const folder = './assets/';\nexport const fonts = ['A', 'B'].map((name) => folder + name + '.ttf');",
      "app/app.json":
        #"{"expo": {"name": "Demo", "plugins": [["expo-font", {"fonts": ["assets/J.ttf"]}]]}}"#,
      "app/package.json": "{}", "app/assets/A.ttf": "", "app/assets/B.ttf": "",
      "app/assets/J.ttf": "", "app/assets/Own.ttf": "",
      "wrapped/package.json": "{}", "wrapped/A.ttf": "",
      "wrapped/app.config.js": """
      const { withSentry } = require('@sentry/expo');
      const fonts = ['./A.ttf'];
      module.exports = withSentry({ slug: 'wrapped', plugins: [['expo-font', { fonts }]] });
      """,
    ])
    #expect(reading.targetNames == ["Demo Pro", "wrapped"])
    #expect(reading.target("Demo Pro")?.entries == ["J.ttf", "A.ttf", "B.ttf", "Own.ttf"])
    #expect(reading.target("wrapped")?.entries == ["A.ttf"])
    let places = reading.target("Demo Pro")?.declarations.first?.manifest.entries.map {
      folder.relative($0.place.path)
    }
    #expect(places?.first == "app/app.json")
    #expect(reading.unchecked.isEmpty)
  }

  @Test("React Native's assets count where there is no native project")
  func reactNative() throws {
    let config = """
      /* module.exports = { assets: ['./old'] } */
      module.exports = {
        project: { ios: {}, android: {} },
        assets: ['./src/fonts/'], // fonts
      };
      """
    let (reading, folder) = try read([
      "plain/package.json": "{}", "plain/react-native.config.js": config,
      "plain/src/fonts/deep/A.ttf": "",
      // React Native's tool reads none that lies elsewhere.
      "plain/src/react-native.config.js": config,
      "native/react-native.config.js": config, "native/src/fonts/A.ttf": "",
      "native/ios/Demo.xcodeproj/project.pbxproj": "",
    ])
    #expect(reading.targetNames == ["plain"])
    #expect(reading.target("plain")?.bundlePaths == ["A.ttf"])
    #expect(reading.target("plain")?.entries == ["A.ttf"])
    #expect(
      reading.projects.map(\.generated) == [[folder.path + "/native/ios/Demo.xcodeproj"], []])
    #expect(reading.projects.map(\.kind) == [.reactNative, .reactNative])
  }

  @Test("Objects without an end, nested without end and odd text end at once")
  func damaged() throws {
    let (reading, _) = try read([
      "a/package.json": "", "b/package.json": "", "c/package.json": "", "d/package.json": "",
      "a/app.config.js": "module.exports = { plugins: [" + String(repeating: "[", count: 5000),
      "b/app.config.js": String(repeating: "{", count: 100_000),
      "c/app.config.js": "module.exports = { 'plugins: [",
      "d/app.config.js": "{ x: `${a`, b: \\ } {{ plugins: [[] }",
    ])
    #expect(reading.targets.isEmpty)
    #expect(reading.unchecked.count == 4)
  }
}
