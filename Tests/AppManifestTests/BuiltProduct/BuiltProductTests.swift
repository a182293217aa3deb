import FileTree
import Foundation
import SourceText
import Testing

@testable import AppManifest

@Suite("Built products")
struct BuiltProductTests {
  private func plist(_ keys: [String: Any], _ format: PropertyListSerialization.PropertyListFormat)
    throws -> Data
  {
    try PropertyListSerialization.data(fromPropertyList: keys, format: format, options: 0)
  }

  private func app() throws -> ProjectFolder {
    let folder = try ProjectFolder([
      "Demo.app/Fonts/A.ttf": "a", "Demo.app/B.TFF": "b", "Demo.app/x.png": "",
      "Demo.app/Frameworks/Kit.framework/K.otf": "k", "Demo.app/Kit_Kit.bundle/F.ttf": "f",
      "Demo.app/PlugIns/Widget.appex/W.ttf": "w",
      "Demo.app/Frameworks/Kit.framework/Info.plist": "<plist><dict/></plist>",
    ])
    try folder.write(
      plist(
        [
          "UIAppFonts": ["Fonts/A.ttf", "B.TFF", "Gone.ttf"], "DTPlatformName": "iphoneos",
          "MinimumOSVersion": "15.0",
        ], .binary), to: "Demo.app/Info.plist")
    try folder.write(
      plist(["NSExtension": ["x": "y"], "CFBundleSupportedPlatforms": ["iPhoneSimulator"]], .xml),
      to: "Demo.app/PlugIns/Widget.appex/Info.plist")
    try folder.write(
      plist(["WKApplication": true, "DTPlatformName": "watchos"], .xml),
      to: "Demo.app/Watch/Hand.app/Info.plist")
    return folder
  }

  @Test("An app, its extension and its watch app are processes with the files of their own bundles")
  func nested() throws {
    let folder = try app()
    let path = folder.path + "/Demo.app"
    let reading = BuiltProduct(path: path).read()
    #expect(reading.unchecked.isEmpty)
    #expect(reading.processes.map(\.name) == ["Demo", "Widget", "Hand"])
    #expect(reading.processes.map(\.kind) == [.app, .appex, .watchApp])
    #expect(reading.processes.map(\.platform) == [.iOS, .iOS, .watchOS])
    let demo = try #require(reading.processes.first)
    #expect(demo.deploymentTarget == OSVersion(15))
    #expect(demo.manifest.entries.map(\.value) == ["Fonts/A.ttf", "B.TFF", "Gone.ttf"])
    #expect(
      demo.bundle.fonts.map(\.bundlePath) == [
        "B.TFF", "Fonts/A.ttf", "Frameworks/Kit.framework/K.otf", "Kit_Kit.bundle/F.ttf",
      ])
    #expect(demo.sources == .files([]))
    #expect(demo.provider == .project(.builtProduct, path: path))
    #expect(reading.processes[1].bundle.fonts.map(\.bundlePath) == ["W.ttf"])
  }

  @Test("On a Mac the resources are what a manifest's paths start from")
  func mac() throws {
    let folder = try ProjectFolder([
      "D.app/Contents/Resources/Fonts/A.ttf": "",
      "D.app/Contents/Frameworks/K.framework/Versions/A/Resources/K.ttf": "",
      "D.app/Contents/Frameworks/K.framework/Versions/A/Resources/Info.plist":
        "<plist><dict/></plist>",
    ])
    try folder.write(
      plist(["ATSApplicationFontsPath": "Fonts", "LSMinimumSystemVersion": "12.4"], .xml),
      to: "D.app/Contents/Info.plist")
    let link = folder.path + "/D.app/Contents/Frameworks/K.framework/Versions/Current"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "A")
    let process = try #require(BuiltProduct(path: folder.path + "/D.app").read().processes.first)
    #expect(process.platform == .macOS)
    #expect(process.deploymentTarget == OSVersion(12, 4))
    #expect(
      process.bundle.fonts.map(\.bundlePath) == [
        "../Frameworks/K.framework/Versions/A/Resources/K.ttf", "Fonts/A.ttf",
      ])
  }

  @Test("A Catalyst app has iOS's fonts, its version is that of the same year")
  func catalyst() throws {
    let folder = try ProjectFolder([:])
    try folder.write(
      plist(
        ["DTPlatformName": "macosx", "UIDeviceFamily": [2], "LSMinimumSystemVersion": "13.0"], .xml),
      to: "D.app/Contents/Info.plist")
    let process = try #require(BuiltProduct(path: folder.path + "/D.app").read().processes.first)
    #expect(process.platform == .macCatalyst)
    #expect(process.deploymentTarget == OSVersion(16))
  }

  @Test("A framework alone stands for a process, an archive holds apps, a folder without is said")
  func others() throws {
    let folder = try app()
    let kit = BuiltProduct(path: folder.path + "/Demo.app/Frameworks/Kit.framework").read()
    #expect(kit.processes.map(\.kind) == [.unknown])
    #expect(kit.processes.first?.bundle.fonts.map(\.bundlePath) == ["K.otf"])
    let archive = folder.path + "/D.xcarchive/Products/Applications"
    try FileManager.default.createDirectory(atPath: archive, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: folder.path + "/Demo.app", toPath: archive + "/Demo.app")
    #expect(BuiltProduct(path: folder.path + "/D.xcarchive").read().processes.count == 3)
    try folder.write(Data(), to: "Empty.app/x.png")
    #expect(
      BuiltProduct(path: folder.path + "/Empty.app").read().unchecked.map(\.reason) == [
        "contains no Info.plist"
      ])
    #expect(BuiltProduct(path: folder.path + "/Gone.app").read().unchecked.count == 1)
  }

  @Test("An extension has the fonts of its app that it names")
  func around() throws {
    let folder = try ProjectFolder([
      "D.app/A.ttf": "a", "D.app/B.ttf": "b", "D.app/PlugIns/W.appex/W.ttf": "w",
    ])
    try folder.write(plist(["UIAppFonts": ["A.ttf"]], .xml), to: "D.app/Info.plist")
    try folder.write(
      plist(["UIAppFonts": ["../../A.ttf", "../../Gone.ttf", "../../../A.ttf", "W.ttf"]], .xml),
      to: "D.app/PlugIns/W.appex/Info.plist")
    let processes = BuiltProduct(path: folder.path + "/D.app").read().processes
    #expect(processes.map(\.containers) == [[], ["D"]])
    #expect(processes.last?.bundle.fonts.map(\.bundlePath) == ["W.ttf", "../../A.ttf"])
  }

  @Test("A link is a font of its own where the manifest names it")
  func linked() throws {
    let folder = try ProjectFolder(["D.app/Fonts/x.ttf": "a"])
    try folder.write(plist(["UIAppFonts": ["A.ttf"]], .xml), to: "D.app/Info.plist")
    for name in ["A.ttf", "B.ttf"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/D.app/" + name, withDestinationPath: "Fonts/x.ttf")
    }
    let process = try #require(BuiltProduct(path: folder.path + "/D.app").read().processes.first)
    #expect(process.bundle.fonts.map(\.bundlePath) == ["Fonts/x.ttf", "A.ttf"])
  }

  @Test("A damaged Info.plist is a fault of the manifest, and its fonts are still there")
  func damaged() throws {
    let folder = try ProjectFolder(["D.app/A.ttf": "", "D.app/Info.plist": "bplist00 damaged"])
    let process = try #require(BuiltProduct(path: folder.path + "/D.app").read().processes.first)
    #expect(process.manifest.faults.count == 1)
    #expect(process.bundle.fonts.count == 1)
  }
}
