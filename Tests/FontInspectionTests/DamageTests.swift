import FontInspection
import Foundation
import Testing

struct DamageTests {
  private func cause(_ file: String) throws -> FontInspectionError.Cause {
    let error = #expect(throws: FontInspectionError.self) { try Fixtures.read("damaged/\(file)") }
    return try #require(error).cause
  }

  @Test func `an empty file is called empty`() throws {
    #expect(try cause("empty.ttf") == .notAFont(.emptyFile))
  }

  @Test func `a Git LFS pointer is called one`() throws {
    #expect(try cause("lfs-pointer.ttf") == .notAFont(.gitLFSPointer))
  }

  @Test func `a web page is called one`() throws {
    #expect(try cause("html-page.ttf") == .notAFont(.htmlPage))
  }

  @Test func `a truncated file says what is there and what is needed`() throws {
    let whole = try Fixtures.bytes("GateSans-Regular.ttf").count
    let there = try Fixtures.bytes("damaged/truncated.ttf").count
    guard case .notAFont(.truncated(there, let needed)) = try cause("truncated.ttf") else {
      return #expect(Bool(false), "not called truncated")
    }
    // The file ends with up to three bytes of padding that no table needs.
    #expect((whole - 3...whole).contains(needed))
  }

  @Test func `unknown content is called so`() throws {
    #expect(try cause("wrong-magic.ttf") == .notAFont(.unknownContent))
  }

  @Test(arguments: [[0x1F, 0x8B, 8, 0], [0x1F, 0x9D, 0x90, 0], Array("BZh9".utf8)] as [[UInt8]])
  func `a compressed file is no font, and is not unpacked`(start: [UInt8]) throws {
    let error = #expect(throws: FontInspectionError.self) {
      try FontFile.read(bytes: start + Array(repeating: 0, count: 100), name: "packed.ttf")
    }
    #expect(error?.cause == .notAFont(.unknownContent))
  }

  @Test func `a short OS2 table is damage, and the rest is read`() throws {
    let font = try Fixtures.read("damaged/short-os2.ttf")
    #expect(font.faces.first?.postScriptName == "GateShort-Regular")
    #expect(font.faces.first?.style.weightClass == 400)
    #expect(
      font.damage == [
        TableDamage(faceIndex: 0, table: "OS/2", reason: "60 bytes long, version 4 needs 96")
      ])
  }

  @Test func `a file cut within its last optional table is read all the same`() throws {
    let bytes = try Fixtures.bytes("GateSans-Regular.ttf")
    let font = try FontFile.read(bytes: Array(bytes.dropLast(8)), name: "cut.ttf")
    #expect(font.faces.first?.postScriptName == "GateSans-Regular")
    #expect(font.damage.map(\.table) == ["post"])
  }

  @Test func `a missing file is an error of its own`() throws {
    let error = #expect(throws: FontInspectionError.self) {
      try FontFile.read(path: "/nowhere/font.ttf")
    }
    #expect(error?.cause == .unreadable("no such file"))
  }

  @Test(.timeLimit(.minutes(10)))
  func `a FIFO is refused and not waited for`() throws {
    let path = NSTemporaryDirectory() + "fontgate-\(UUID().uuidString).ttf"
    let maker = try Process.run(URL(filePath: "/usr/bin/mkfifo"), arguments: [path])
    maker.waitUntilExit()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let error = #expect(throws: FontInspectionError.self) { try FontFile.read(path: path) }
    #expect(error?.cause == .unreadable("a FIFO, not a file"))
  }

  @Test func `a catalogue keeps what could not be read, in the order of the paths`() throws {
    let names = ["MyFont.ttf", "damaged/empty.ttf", "Caption.ttf", "nowhere.ttf", "MyFont.ttf"]
    let catalogue = FontCatalogue.read(paths: names.map(Fixtures.path))
    #expect(catalogue.files.map(\.path) == ["Caption.ttf", "MyFont.ttf"].map(Fixtures.path))
    #expect(
      catalogue.failures.map(\.path) == ["damaged/empty.ttf", "nowhere.ttf"].map(Fixtures.path))
  }

  @Test func `a folder is read with what is below it, its failures too`() throws {
    let catalogue = try FontCatalogue.read(folder: Fixtures.path("damaged"))
    #expect(catalogue.files.map(\.path) == [Fixtures.path("damaged/short-os2.ttf")])
    #expect(catalogue.failures.count == 5)
    let single = try FontCatalogue.read(folder: Fixtures.path("MyFont.ttf"))
    #expect(single.files.count == 1)
    let error = #expect(throws: FontInspectionError.self) {
      try FontCatalogue.read(folder: Fixtures.path("nowhere"))
    }
    #expect(error?.cause == .unreadable("no such file or folder"))
  }
}
