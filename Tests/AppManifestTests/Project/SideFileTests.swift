import SourceText
import FileTree
import Foundation
import Testing

@testable import AppManifest

/// Files that decide what a project builds with, and that nobody can read.
@Suite struct SideFileTests {
  @Test(arguments: ["Podfile", "Podfile.lock", "Kit/Kit.podspec", "Config/App.xcconfig"])
  func `one that is too large is said`(name: String) throws {
    let app = try AppFolder(["App/Info.plist": plist("")])
    try app.write(Data(repeating: UInt8(ascii: " "), count: (1 << 20) + 1), to: name)
    let said = try app.read().unchecked.filter { $0.path == app.path + "/" + name }
    #expect(said.map(\.isError) == [true])
  }

  @Test func `one that is a pipe is said, and nobody waits for it`() throws {
    let app = try AppFolder(["App/Info.plist": plist("")])
    let maker = try Process.run(
      URL(filePath: "/usr/bin/mkfifo"), arguments: [app.path + "/Podfile"])
    maker.waitUntilExit()
    #expect(try app.read().unchecked.map(\.path) == [app.path + "/Podfile"])
  }

  @Test func `those that can be read and links that lead nowhere are not said`() throws {
    let app = try AppFolder(["App/Info.plist": plist(""), "Podfile": "", "A.xcconfig": ""])
    try FileManager.default.createSymbolicLink(
      atPath: app.path + "/B.xcconfig", withDestinationPath: "absent")
    #expect(try app.read().unchecked.isEmpty)
  }
}
