import SourceText
import AppManifest
import FileTree
import Foundation
import Testing

@testable import FontGateKit

@Suite struct ProductArchiveTests {
  /// An archive of a test's own with a folder to unpack it into.
  private final class Sample {
    let path: String
    let temporary: TemporaryFolder
    private let folder: String

    init(_ data: Data) throws {
      folder = FileManager.default.temporaryDirectory.path + "/archive-" + UUID().uuidString
      path = folder + "/D.ipa"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path))
      temporary = try TemporaryFolder()
    }

    convenience init(_ fill: (inout ZipFile) throws -> Void) throws {
      var zip = ZipFile()
      try fill(&zip)
      try self.init(zip.closed)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func unpacked() throws(FileFailure) -> ProductArchive {
      try ProductArchive(path: path, into: temporary, number: 0)
    }

    /// What was unpacked, below the archive's folder.
    func files(of archive: ProductArchive) throws -> [String] {
      try FileTree.walk(archive.folder, options: .init(skipsVendored: false)).files
        .map(\.relativePath)
    }
  }

  private func plist(_ fonts: String...) throws -> Data {
    try PropertyListSerialization.data(
      fromPropertyList: ["UIAppFonts": fonts, "DTPlatformName": "iphoneos"], format: .binary,
      options: 0)
  }

  @Test func `manifests and fonts are unpacked, whatever their extension`() throws {
    let sample = try Sample { zip in
      zip.add("Payload/D.app/Info.plist", try plist("A [1].ttf", "B.tff"))
      for name in ["A [1].ttf", "B.tff", "D", "Fonts/C.OTF"] { zip.add("Payload/D.app/\(name)") }
      zip.add("Payload/D.app/link", Data("/etc".utf8), mode: 0o120777)
    }
    let archive = try sample.unpacked()
    #expect(archive.unchecked.isEmpty)
    #expect(
      try sample.files(of: archive) == [
        "Payload/D.app/A [1].ttf", "Payload/D.app/B.tff", "Payload/D.app/Fonts/C.OTF",
        "Payload/D.app/Info.plist",
      ])
    let process = try #require(BuiltProduct(path: archive.folder).read().processes.first)
    #expect(process.name == "D")
    #expect(process.bundle.fonts.map(\.bundlePath) == ["A [1].ttf", "B.tff", "Fonts/C.OTF"])
  }

  @Test func `what is deflated is unpacked whole`() throws {
    let shop = try Data(contentsOf: URL(fileURLWithPath: Story.apps + "/built-ipa/Shop.ipa"))
    let sample = try Sample(shop)
    let archive = try sample.unpacked()
    #expect(archive.unchecked.isEmpty)
    #expect(try sample.files(of: archive).contains("Payload/Shop.app/Info.plist"))
  }

  @Test func `what must not be unpacked is said, and the rest is unpacked`() throws {
    let cases: [(String, String, (inout ZipFile) -> Void)] = [
      ("../a.ttf", "has an invalid path", { $0.add("../a.ttf") }),
      ("/tmp/a.ttf", "has an invalid path", { $0.add("/tmp/a.ttf") }),
      ("P/a.ttf", "is a symbolic link", { $0.add("P/a.ttf", mode: 0o120777) }),
      ("P/a.ttf", "is larger than 64 MB", { $0.add("P/a.ttf", statedSize: 65 << 20) }),
      ("P/a.ttf", "is damaged in the archive", { $0.add("P/a.ttf", statedSize: 60 << 20) }),
      ("P/a.ttf", "is damaged in the archive", { $0.add("P/a.ttf", statedChecksum: 1) }),
      ("P/a.ttf", "is damaged in the archive", { $0.add("P/a.ttf", method: 8) }),
      ("P/a.ttf", "uses an unsupported compression method", { $0.add("P/a.ttf", method: 12) }),
      ("P/a.ttf", "is encrypted", { $0.add("P/a.ttf", flags: 1) }),
    ]
    for (name, reason, fill) in cases {
      let sample = try Sample { zip in
        fill(&zip)
        zip.add("P/good.ttf")
      }
      let archive = try sample.unpacked()
      #expect(try sample.files(of: archive) == ["P/good.ttf"], "\(reason)")
      #expect(
        archive.unchecked.map { [$0.path, $0.reason] } == [[sample.path + "/" + name, reason]])
    }
  }

  @Test func `of files with one path the first is unpacked`() throws {
    let sample = try Sample { zip in
      zip.add("P/a.ttf", Data("first".utf8))
      zip.add("P/a.ttf", Data("second".utf8))
    }
    let archive = try sample.unpacked()
    #expect(try FileTree.read(archive.folder + "/P/a.ttf") == Array("first".utf8))
    #expect(archive.unchecked.map(\.reason) == ["is in the archive more than once"])
  }

  @Test func `more files than are unpacked are said once, manifests come first`() throws {
    let sample = try Sample { zip in
      for number in 0..<(ProductArchive.mostFiles + 10) { zip.add("P/\(number).ttf") }
      zip.add("P/Info.plist", try plist())
    }
    let archive = try sample.unpacked()
    let files = try sample.files(of: archive)
    #expect(files.count == ProductArchive.mostFiles)
    #expect(files.last == "P/Info.plist")
    #expect(
      archive.unchecked.map { [$0.path, $0.reason] } == [
        [sample.path, "contains more than 5000 Info.plists and fonts; the rest was not checked"]
      ])
  }

  @Test func `what is no archive, or a damaged one, says so`() throws {
    var zip = ZipFile()
    zip.add("Payload/D.app/A.ttf", Data(count: 1000))
    let whole = zip.closed
    var shifted = whole
    shifted.replaceSubrange((whole.count - 6)..<(whole.count - 2), with: [0xFF, 0xFF, 0xFF, 0x7F])
    var scrambled = whole
    scrambled[whole.count - 22 - 46 - "Payload/D.app/A.ttf".count] = 0
    for (data, reason) in [
      (whole.prefix(60), "is not a ZIP archive"), (Data("no".utf8), "is not a ZIP archive"),
      (Data(), "is not a ZIP archive"), (shifted, "is a damaged ZIP archive"),
      (scrambled, "is a damaged ZIP archive"),
    ] {
      let sample = try Sample(data)
      #expect(throws: FileFailure(path: sample.path, reason: reason)) { try sample.unpacked() }
    }
  }

  @Test func `every byte of the directory may be anything`() throws {
    var zip = ZipFile()
    zip.add("P/Info.plist", try plist("A.ttf"))
    zip.add("P/A.ttf")
    let whole = zip.closed
    for index in (whole.count - 200)..<whole.count {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var data = whole
        data[index] = value
        _ = try? Sample(data).unpacked()
      }
    }
  }
}

@Suite struct TemporaryFolderTests {
  @Test func `it is gone with its last reference, and nothing is written into it then`() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let path = try #require(folder?.path)
    try folder?.write([1, 2], to: "a/b/c")
    try folder?.write([], to: "a/d")
    #expect(try FileTree.walk(path).files.map(\.relativePath) == ["a/b/c", "a/d"])
    try FileManager.default.removeItem(atPath: path)
    #expect(throws: FileFailure.self) { try folder?.write([], to: "a/e") }
    #expect(throws: FileFailure.self) { try folder?.write([], to: "new/e") }
    folder = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
