import FileTree
import SourceText
import Testing

@testable import AppManifest

@Suite struct ExpoTargetsTests {
  private func read(_ files: [String: String]) throws -> (ProjectReading, ProjectFolder) {
    let folder = try ProjectFolder(files)
    return (ExpoProvider().read(try folder.tree()), folder)
  }

  private let app = #"{"expo": {"name": "Demo", "plugins": ["@bacons/apple-targets"]}}"#

  @Test func `each folder with a configuration is a target of its own`() throws {
    let (reading, folder) = try read([
      "app.json": app,
      "targets/widget/expo-target.config.js": "module.exports = () => ({ type: 'widget' });",
      "targets/widget/Info.plist": plist(appFonts("A.ttf", "more/B.ttf")),
      "targets/widget/Widget.swift": "", "targets/widget/views/Row.swift": "",
      "targets/widget/assets/A.ttf": "", "targets/widget/assets/more/B.ttf": "",
      "targets/widget/assets/page.js": "",
      "targets/watch/expo-target.config.json":
        #"{"type": "watch", "name": "Wrist", "deploymentTarget": 10.2}"#,
      "targets/watch/App.swift": "",
      "targets/face/expo-target.config.json": #"{"type": "watch-widget"}"#,
      "targets/clip/expo-target.config.js": """
      /** @type {import('@bacons/apple-targets/app.plugin').Config} */
      module.exports = { type: "clip", name: "Demo", infoPlist: { UIAppFonts: ["C.ttf"] } };
      """,
      "targets/other/Other.swift": "", "App.js": "",
    ])
    #expect(reading.targetNames == ["Demo", "Demo (clip)", "face", "Wrist", "widget"])
    #expect(
      reading.targets.map(\.product) == [
        .process(.app), .process(.appClip), .process(.appex), .process(.app), .process(.appex),
      ])
    #expect(
      reading.targets.compactMap(\.platforms.first) == [
        .init(platform: .iOS), .init(platform: .iOS), .init(platform: .watchOS),
        .init(platform: .watchOS, deploymentTarget: OSVersion(10, 2)), .init(platform: .iOS),
      ])
    let widget = try #require(reading.target("widget"))
    #expect(widget.bundlePaths == ["A.ttf", "more/B.ttf"])
    #expect(widget.entries == ["A.ttf", "more/B.ttf"])
    #expect(
      folder.relative(widget.sources) == [
        "targets/widget/Widget.swift", "targets/widget/views/Row.swift",
      ])
    #expect(reading.target("Demo (clip)")?.entries == ["C.ttf"])
    let demo = try #require(reading.target("Demo"))
    #expect(
      folder.relative(demo.sources) == ["App.js", "app.json", "targets/widget/assets/page.js"])
    #expect(demo.dependencies.map(\.name) == ["Demo (clip)", "Wrist", "widget"])
    #expect(reading.target("Wrist")?.dependencies.map(\.name) == ["face"])
    #expect(reading.unchecked.isEmpty)
  }

  @Test func `what is shared is the app's too`() throws {
    let (reading, folder) = try read([
      "app.json": app,
      "targets/_shared/All.swift": "", "targets/_shared/S.ttf": "",
      "targets/a/expo-target.config.json": #"{"type": "widget"}"#,
      "targets/a/_shared/Own.swift": "", "targets/a/A.swift": "",
      "targets/b/expo-target.config.json": #"{"type": "share"}"#,
    ])
    #expect(
      try folder.relative(#require(reading.target("Demo")).sources) == [
        "app.json", "targets/_shared/All.swift", "targets/a/_shared/Own.swift",
      ])
    #expect(
      try folder.relative(#require(reading.target("a")).sources) == [
        "targets/_shared/All.swift", "targets/a/A.swift", "targets/a/_shared/Own.swift",
      ])
    #expect(
      try folder.relative(#require(reading.target("b")).sources) == ["targets/_shared/All.swift"])
    #expect(reading.targets.map(\.bundlePaths) == [["S.ttf"], ["S.ttf"], ["S.ttf"]])
  }

  @Test func `the plugin may name another folder`() throws {
    let (reading, _) = try read([
      "app.json": """
      {"expo": {"name": "Demo", "plugins": [
        ["@bacons/apple-targets", {"root": "./native", "match": "w*"}]
      ]}}
      """,
      "native/widget/expo-target.config.json": #"{"type": "widget"}"#,
      "native/share/expo-target.config.json": #"{"type": "share"}"#,
    ])
    #expect(reading.targetNames == ["Demo", "widget"])
  }

  @Test func `a configuration that is not followed is said`() throws {
    let (reading, folder) = try read([
      "app.json": app,
      "targets/a/expo-target.config.js": "module.exports = require('./make')();",
      "targets/a/A.swift": "",
      "targets/b/expo-target.config.json": "{ type",
      "targets/c/expo-target.config.json": "{}",
    ])
    #expect(reading.targetNames == ["Demo"])
    #expect(
      reading.unchecked.map { folder.relative($0.path) + " \($0.isError)" } == [
        "targets/a/expo-target.config.js false", "targets/b/expo-target.config.json true",
      ])
    #expect(try folder.relative(#require(reading.target("Demo")).sources) == ["app.json"])
  }

  @Test func `of native code a module's and a pod's is the app's`() throws {
    let (reading, folder) = try read([
      "app.json": app, "App.js": "",
      "modules/badge/expo-module.config.json": "{}", "modules/badge/ios/Badge.swift": "",
      "packages/star/ios/Star.podspec": "", "packages/star/ios/Star.m": "",
      "packages/star/Other.m": "", "widgets/Clock.swift": "", "plugins/Banner.swift": "",
    ])
    #expect(
      try folder.relative(#require(reading.target("Demo")).sources) == [
        "App.js", "app.json", "modules/badge/expo-module.config.json",
        "modules/badge/ios/Badge.swift", "packages/star/ios/Star.m",
      ])
  }
}
