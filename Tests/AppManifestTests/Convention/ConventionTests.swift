import AppManifest
import Foundation
import SourceText
import Testing

@Suite struct ConventionTests {
  @Test func `every manifest with a font key is a process named by its folder`() throws {
    let folder = try AppFolder([
      "App/Info.plist": plist(appFonts("A.ttf")),
      "Widget/Supporting Files/Info.plist": plist(
        appFonts("A.ttf") + "<key>NSExtension</key><dict/>"),
      "Watch/Info.plist": plist(appFonts("A.ttf") + "<key>WKApplication</key><true/>"),
      "Other/Info.plist": plist("<key>CFBundleName</key><string>x</string>"),
      "Fonts/A.ttf": "font",
    ])
    let processes = try folder.read().processes
    #expect(processes.map(\.name) == ["App", "Watch", "Widget"])
    #expect(processes.map(\.kind) == [.app, .watchApp, .appex])
    #expect(processes.map(\.platform) == [.iOS, .watchOS, .iOS])
    #expect(processes.allSatisfy { $0.provider == .convention && $0.sources == .any })
    for process in processes {
      #expect(process.bundle.matching == .suffix)
      #expect(
        process.bundle.fonts == [
          BundledFile(path: folder.path + "/Fonts/A.ttf", bundlePath: "Fonts/A.ttf")
        ])
    }
  }

  @Test func `several manifests of one folder are named by their files`() throws {
    let folder = try AppFolder([
      "Dev-Info.plist": plist(appFonts("A.ttf")), "Info.plist": plist(appFonts("A.ttf")),
      "ReleaseInfo.plist": plist(appFonts("A.ttf")), "Store.plist": plist(appFonts("A.ttf")),
    ])
    #expect(try folder.read().processes.map(\.name) == ["Dev", "Demo", "Release", "Store"])
  }

  @Test func `a folder without a manifest is one process without one`() throws {
    let folder = try AppFolder(["A.swift": "import SwiftUI", "A.ttf": "font"])
    let process = try #require(try folder.read().processes.first)
    #expect(process.name == "Demo")
    #expect(process.manifest == Manifest(path: nil))
    #expect(process.platform == .iOS)
    #expect(process.bundle.fonts.map(\.bundlePath) == ["A.ttf"])
  }

  @Test("a package is a part of the app beside it that imports it, and else a process of its own")
  func packages() throws {
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    func names(_ files: [String: String]) throws -> [String] {
      let all = ["Kit/Package.swift": manifest, "Kit/Sources/Kit/Kit.swift": "import SwiftUI"]
      return try AppFolder(all.merging(files) { first, _ in first }).read().processes.map(\.name)
    }
    let list = plist(appFonts("A.ttf"))
    #expect(try names(["App/Info.plist": list, "App/A.swift": "import Kit\n"]) == ["App"])
    #expect(try names(["App/Info.plist": list, "App/A.m": "@import Kit;\n"]) == ["App"])
    for files in [
      ["App/Info.plist": list, "App/A.swift": "import Kitchen\n"],
      ["App/Info.plist": plist(""), "App/A.swift": "import Kit\n"],
      ["Kit/Example/Info.plist": list, "Kit/Example/A.swift": "import Kit\n"],
    ] {
      #expect(try names(files) == ["Kit (package)"])
    }
  }

  @Test(arguments: [
    (["import AppKit"], Platform.macOS), (["import AppKit", "import UIKit"], .iOS),
    (["#import <Cocoa/Cocoa.h>"], .macOS), (["import WatchKit"], .watchOS),
    (["import Foundation"], .iOS),
  ])
  func `without a manifest the imports tell the platform`(imports: [String], platform: Platform)
    throws
  {
    let files = imports.enumerated().map { ("F\($0).swift", $1) }
    let folder = try AppFolder(Dictionary(uniqueKeysWithValues: files))
    #expect(try folder.read().processes.map(\.platform) == [platform])
  }

  @Test(arguments: [
    (appFonts("A.ttf"), [Platform.iOS]),
    ("<key>ATSApplicationFontsPath</key><string>.</string>", [.macOS]),
    (appFonts("A.ttf") + "<key>NSMainStoryboardFile</key><string>Main</string>", [.macOS]),
    (appFonts("A.ttf") + "<key>ATSApplicationFontsPath</key><string>.</string>", [.iOS, .macOS]),
    (
      appFonts("A.ttf")
        + "<key>ATSApplicationFontsPath</key><string>.</string><key>LSRequiresIPhoneOS</key><true/>",
      [.iOS]
    ),
    (
      appFonts("A.ttf")
        + "<key>ATSApplicationFontsPath</key><string>.</string><key>LSUIElement</key><true/>",
      [.macOS]
    ),
    (appFonts("A.ttf") + "<key>ATSApplicationFontsPath</key><string/>", [.iOS]),
    (appFonts("A.ttf") + "<key>WKWatchKitApp</key><true/>", [.watchOS]),
    (appFonts("A.ttf") + "<key>UIDeviceFamily</key><array><integer>3</integer></array>", [.tvOS]),
  ])
  func `a manifest's keys tell its platforms`(lines: String, platforms: [Platform]) throws {
    let folder = try AppFolder(["Info.plist": plist(lines)])
    #expect(try folder.read().processes.map(\.platform) == platforms)
  }

  @Test func `what the user says comes first`() throws {
    let folder = try AppFolder([
      "Info.plist": plist(
        "<key>ATSApplicationFontsPath</key><string>.</string>"
          + "<key>LSMinimumSystemVersion</key><string>12.3</string>")
    ])
    let read = try folder.read().processes
    #expect(read.map(\.deploymentTarget) == [OSVersion(12, 3)])
    let options = ManifestOptions(platform: .tvOS, deploymentTarget: OSVersion(17))
    let told = try folder.read(options).processes
    #expect(told.map(\.platform) == [.tvOS])
    #expect(told.map(\.deploymentTarget) == [OSVersion(17)])
  }

  @Test func `a file that an entry names is bundled whatever its extension`() throws {
    let folder = try AppFolder([
      "Info.plist": plist(appFonts("A.TFF", "sub/B")), "F/A.TFF": "font", "F/sub/B": "font",
      "F/C.TTF": "font", "F/D.tff": "font", "Assets.xcassets/E.dataset/E.ttf": "font",
    ])
    let fonts = try #require(try folder.read().processes.first).bundle.fonts
    #expect(fonts.map(\.bundlePath) == ["F/A.TFF", "F/C.TTF", "F/sub/B"])
  }

  @Test func `extra fonts are available to every process`() throws {
    let extra = try AppFolder(["A.ttf": "font", "readme.txt": ""])
    let folder = try AppFolder(["Info.plist": plist(appFonts("B.ttf"))])
    let options = ManifestOptions(extraFonts: [extra.path, extra.path + "/none"])
    let reading = try folder.read(options)
    #expect(reading.processes.map(\.bundle.available) == [[extra.path + "/A.ttf"]])
    #expect(reading.unchecked.map(\.path) == [extra.path + "/none"])
  }
}
