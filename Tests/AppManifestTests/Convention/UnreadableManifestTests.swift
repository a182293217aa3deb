import AppManifest
import Foundation
import SourceText
import Testing

@Suite struct UnreadableManifestTests {
  @Test(arguments: [
    ("", "is empty", 1), ("# no list", "expected a value", 1),
    ("hello", "is not a property list", 1), ("(a, b)", "is an array, not a dictionary", 1),
    ("<plist><dict>\n<key>UIAppFonts</key>\n<<<<<<< HEAD", "an unresolved merge conflict", 3),
  ])
  func `an Info.plist that cannot be read is a process with the fault`(
    content: String, reason: String, line: Int
  ) throws {
    for name in ["Info.plist", "App-Info.plist", "AppInfo.plist"] {
      let folder = try AppFolder(["App/\(name)": content])
      let reading = try folder.read()
      #expect(reading.processes.map(\.name) == ["App"])
      let fault = reading.processes.first?.manifest.faults.first
      #expect(fault?.kind == .unreadable(reason))
      #expect(fault?.place.line == line)
      #expect(reading.unchecked.isEmpty)
    }
  }

  @Test func `another list is said to be unchecked where it speaks of fonts`() throws {
    let folder = try AppFolder([
      "Store.plist": "<plist><dict>\n<key>UIAppFonts</key></dict></plist>",
      "Other.plist": "<plist><dict>\n<key>Name</key></dict></plist>",
    ])
    let unchecked = try folder.read().unchecked
    #expect(unchecked.map(\.path) == [folder.path + "/Store.plist"])
    #expect(unchecked.map(\.reason) == ["the key 'UIAppFonts' has no value (line 2)"])
    #expect(unchecked.map(\.isError) == [true])
  }

  @Test func `a manifest for the preprocessor is said to be unchecked, and no error`() throws {
    let folder = try AppFolder([
      "Info.plist": plist("#if DEBUG\n<key>A</key><true/>\n#endif\n" + appFonts("A.ttf"))
    ])
    let reading = try folder.read()
    #expect(reading.unchecked.map(\.isError) == [false])
    #expect(
      reading.unchecked.map(\.reason) == [
        "is written for the C preprocessor, which fontgate does not run"
      ])
  }

  @Test func `a manifest that leads nowhere is said to be unchecked`() throws {
    let folder = try AppFolder(["a.swift": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Info.plist", withDestinationPath: "nowhere")
    #expect(try folder.read().unchecked.map(\.isError) == [true])
  }

  @Test func `lists that are no manifests of processes are passed over`() throws {
    let folder = try AppFolder([
      "Settings.bundle/Info.plist": plist(appFonts("A.ttf")),
      "GoogleService-Info.plist": "\u{0}GITCRYPT\u{0}",
      "Theme.plist": plist("<key>fonts</key><dict>" + appFonts("A.ttf") + "</dict>"),
    ])
    let reading = try folder.read()
    #expect(reading.processes.map(\.manifest.path) == [nil])
    #expect(reading.unchecked.isEmpty)
  }
}
