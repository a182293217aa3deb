import FileTree
import Foundation
import SourceText
import Testing

@testable import AppManifest

private let hasUnzip = ["/usr/bin/unzip", "/bin/unzip", "/usr/local/bin/unzip"].contains {
  FileManager.default.isExecutableFile(atPath: $0)
}

@Suite("Archives", .enabled(if: hasUnzip))
struct ProductArchiveTests {
  private func archive(_ fill: (inout ZipFile) throws -> Void) throws -> ProjectFolder {
    let folder = try ProjectFolder([:])
    var zip = ZipFile()
    try fill(&zip)
    try folder.write(zip.closed, to: "D.ipa")
    return folder
  }

  @Test("Manifests and fonts are extracted, whatever their extension, and removed again")
  func extraction() async throws {
    let plist = try PropertyListSerialization.data(
      fromPropertyList: ["UIAppFonts": ["A [1].ttf", "B.tff"], "DTPlatformName": "iphoneos"],
      format: .binary, options: 0)
    let folder = try archive { zip in
      zip.add("Payload/D.app/Info.plist", plist)
      for name in ["A [1].ttf", "B.tff", "D", "Fonts/C.OTF"] { zip.add("Payload/D.app/\(name)") }
      zip.add("Payload/D.app/link", Data("/etc".utf8), mode: 0o120777)
    }
    var extracted: String?
    do {
      let archive = try await ProductArchive(path: folder.path + "/D.ipa")
      extracted = archive.folder
      let process = try #require(BuiltProduct(path: archive.folder).read().processes.first)
      #expect(process.name == "D")
      #expect(process.bundle.fonts.map(\.bundlePath) == ["A [1].ttf", "B.tff", "Fonts/C.OTF"])
      #expect(
        process.manifest.path.map(archive.shown)
          == folder.path + "/D.ipa/Payload/D.app/Info.plist")
      #expect(!FileManager.default.fileExists(atPath: archive.folder + "/Payload/D.app/D"))
    }
    #expect(extracted.map(FileManager.default.fileExists) == false)
  }

  @Test("What is dangerous is not extracted, and the reason is said")
  func danger() async throws {
    let cases: [(String, (inout ZipFile) -> Void)] = [
      ("holds a path that leads out of it: '../out.ttf'", { $0.add("../out.ttf") }),
      ("holds a path that leads out of it: '/tmp/out.ttf'", { $0.add("/tmp/out.ttf") }),
      ("'Payload/A.ttf' is a symbolic link", { $0.add("Payload/A.ttf", mode: 0o120777) }),
      (
        "'Payload/A.ttf' is larger than 512 MB",
        { $0.add("Payload/A.ttf", statedSize: 600 << 20) }
      ),
      (
        "holds more than 4 GB",
        { zip in for index in 0..<9 { zip.add("Payload/\(index).ttf", statedSize: 500 << 20) } }
      ),
      ("is encrypted", { $0.add("Payload/A.ttf", flags: 1) }),
    ]
    for (reason, fill) in cases {
      let folder = try archive(fill)
      let path = folder.path + "/D.ipa"
      await #expect(throws: FileFailure(path: path, reason: reason)) {
        _ = try await ProductArchive(path: path)
      }
    }
  }

  @Test("A file that is no archive, a cut one and a missing one say what they are")
  func damaged() async throws {
    let folder = try archive { $0.add("Payload/D.app/A.ttf", Data(count: 1000)) }
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/D.ipa"))
    try folder.write(whole.prefix(60), to: "cut.ipa")
    try folder.write(Data("no".utf8), to: "no.ipa")
    for (name, reason) in [
      ("cut.ipa", "is no ZIP archive"), ("no.ipa", "is no ZIP archive"),
      ("gone.ipa", "no such file or folder"),
    ] {
      let path = folder.path + "/" + name
      await #expect(throws: FileFailure(path: path, reason: reason)) {
        _ = try await ProductArchive(path: path)
      }
    }
  }
}
