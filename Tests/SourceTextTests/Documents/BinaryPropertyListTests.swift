import Foundation
import SourceText
import Testing

@Suite struct BinaryPropertyListTests {
  private func binary(_ value: Any) throws -> [UInt8] {
    try [UInt8](
      PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
  }

  @Test func `values are those that were written`() throws {
    let value: [String: Any] = [
      "UIAppFonts": ["Inter.ttf", "Größe 😀.otf", ""], "number": 42, "negative": -7,
      "large": 1_234_567_890_123, "real": 1.5, "yes": true, "no": false, "data": Data([1, 2]),
      "date": Date(timeIntervalSince1970: 0), "nested": [["a": [Any]()]],
      "long": String(repeating: "x", count: 5_000), "many": Array(0..<300),
    ]
    let bytes = try binary(value)
    let read = try PropertyListDocument.read(path: "/Info.plist", bytes: bytes)
    #expect(read.plain == plain(value))
    #expect(read.place == SourcePlace(path: "/Info.plist"))
  }

  @Test func `no damage ends the process`() throws {
    let bytes = try binary(["UIAppFonts": ["a", "é"], "b": 1.5, "c": [true]])
    for index in bytes.indices {
      for value in [0, 0x0F, 0x5F, 0x7F, 0xA3, 0xD1, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[index] = value
        _ = try? PropertyListDocument.read(path: "/a", bytes: damaged)
      }
      let error = #expect(throws: DocumentError.self) {
        try PropertyListDocument.read(
          path: "/a", bytes: Array("bplist00".utf8) + bytes.dropFirst(8).prefix(index / 2))
      }
      #expect(error?.reason == "is a damaged binary property list")
    }
  }

  @Test func `an array that holds itself is refused`() {
    let objects: [UInt8] = Array("bplist00".utf8) + [0xA2, 0, 0]
    let trailer: [UInt8] =
      [8] + [0, 0, 0, 0, 0, 0, 1, 1] + number(1) + number(0) + number(11)
    let error = #expect(throws: DocumentError.self) {
      try PropertyListDocument.read(path: "/a", bytes: objects + trailer)
    }
    #expect(error?.reason == "nested more than 300 deep")
  }

  @Test func `an array that doubles itself forty times is refused`() {
    var objects: [UInt8] = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for index in 0..<40 {
      offsets.append(UInt8(objects.count))
      objects += [0xA2, UInt8(index + 1), UInt8(index + 1)]
    }
    offsets.append(UInt8(objects.count))
    objects += [0x09]
    let trailer: [UInt8] =
      [0, 0, 0, 0, 0, 0, 1, 1] + number(41) + number(0) + number(objects.count)
    let error = #expect(throws: DocumentError.self) {
      try PropertyListDocument.read(path: "/a", bytes: objects + offsets + trailer)
    }
    #expect(error?.reason == "expands to more than 32 MB")
  }

  @Test func `a string that many refer to counts for each of them`() throws {
    func list(of count: Int) -> [UInt8] {
      let text = [0x5F, 0x11, 0x03, 0xE8] + Array(repeating: UInt8(ascii: "x"), count: 1_000)
      let array = [0xAF, 0x12] + number(count).suffix(4) + Array(repeating: 1, count: count)
      let objects = Array("bplist00".utf8) + array + text
      let offsets = [8, 8 + array.count].flatMap { number($0).suffix(4) }
      return objects + offsets + [0, 0, 0, 0, 0, 0, 4, 1] + number(2) + number(0)
        + number(objects.count)
    }
    let read = try PropertyListDocument.read(path: "/a", bytes: list(of: 10_000))
    #expect(read.array?.count == 10_000)
    let error = #expect(throws: DocumentError.self) {
      try PropertyListDocument.read(path: "/a", bytes: list(of: 100_000))
    }
    #expect(error?.reason == "expands to more than 32 MB")
  }

  private func number(_ value: Int) -> [UInt8] {
    (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
