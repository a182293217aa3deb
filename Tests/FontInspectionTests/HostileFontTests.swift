import FontInspection
import Testing

/// Fonts made to crash or stall their readers.
@Suite(.timeLimit(.minutes(10)))
struct HostileFontTests {
  private static let u16 = FontBuilder.u16
  private static let u32 = FontBuilder.u32

  private func read(_ file: String, _ change: (inout FontBuilder) -> Void) throws -> FontFile {
    var font = FontBuilder(try Fixtures.bytes(file))
    change(&font)
    return try FontFile.read(bytes: font.bytes, name: "hostile.ttf")
  }

  @Test func `65,535 name records of 60,000 bytes are no trouble`() throws {
    let record = Self.u16(3) + Self.u16(1) + Self.u16(0x411) + Self.u16(4) + Self.u16(60_000)
    let file = try read("GateSans-Regular.ttf") { font in
      let records = (0..<65_535).flatMap { record + Self.u16($0 % 1000 * 2) }
      let storage = (0..<61_000).map { UInt8(truncatingIfNeeded: $0) }
      // The strings stand over the last records, for the offset to them has but 16 bits.
      font.tables["name"] = Self.u16(0) + Self.u16(65_535) + Self.u16(65_535) + records + storage
    }
    #expect(file.faces.count == 1)
  }

  @Test func `65,535 instances with a long name stay within bounds`() throws {
    let file = try read("GateFlex.ttf") { font in
      let name = FontBuilder.nameTable([
        .windows(6, String(repeating: "P", count: 30_000)),
        .windows(300, String(repeating: "S", count: 2_000)),
      ])
      let axis = Array("wght".utf8) + Self.u32(1 << 16) + Self.u32(2 << 16) + Self.u32(3 << 16)
      let head = [1, 0, 16, 2, 1, 20, 65_535, 8].flatMap(Self.u16)
      let instance = Self.u16(300) + Self.u16(0) + Self.u32(1 << 16)
      font.tables["name"] = name
      font.tables["fvar"] =
        head + axis + Self.u16(0) + Self.u16(300) + (0..<65_535).flatMap { _ in instance }
    }
    let bytes = file.faces.first?.instances.reduce(0) { sum, instance in
      sum + instance.postScriptNames.reduce(0) { $0 + $1.utf8.count }
    }
    #expect(try #require(bytes) < 8 << 20)
  }

  @Test func `axes that are not there are damage`() throws {
    let file = try read("GateFlex.ttf") { font in
      font.tables["fvar"] = [1, 0, 16, 2, 65_535, 20, 65_535, 65_535].flatMap(Self.u16)
    }
    #expect(file.faces.first?.axes == [])
    #expect(file.damage.map(\.table) == ["fvar"])
  }

  @Test func `segments that name all characters over and over come to an end`() throws {
    let count = 8_000
    let segments = (0..<count).map { _ in 0xFFFE }
    var map = Self.u16(4) + Self.u16(0) + Self.u16(0) + Self.u16(2 * count) + [0, 0, 0, 0, 0, 0]
    map += segments.flatMap(Self.u16) + Self.u16(0) + (0..<count).flatMap { _ in Self.u16(0) }
    map += (0..<count).flatMap { _ in Self.u16(1) } + (0..<count).flatMap { _ in Self.u16(2) }
    map += Array(repeating: 1, count: 140_000)
    let file = try read("GateSans-Regular.ttf") {
      $0.tables["cmap"] = FontBuilder.characterMap(map)
    }
    #expect(file.faces.first?.characterCount == 0xFFFF)
    #expect(file.damage.map(\.table) == ["cmap"])
  }

  @Test func `four thousand million groups come to an end`() throws {
    let head = Self.u16(12) + Self.u16(0) + Self.u32(16) + Self.u32(0) + Self.u32(0xFFFF_FFFF)
    let file = try read("GateSans-Regular.ttf") {
      $0.tables["cmap"] = FontBuilder.characterMap(head)
    }
    #expect(file.damage.map(\.table) == ["cmap"])
  }

  @Test func `a collection that lists one face two thousand times is read in part`() throws {
    let font = FontBuilder(try Fixtures.bytes("GateSans-Regular.ttf"))
    let file = try FontFile.read(bytes: font.collection(of: 2_000), name: "many.ttc")
    #expect(file.faces.count == 1024)
    #expect(file.damage.map(\.table) == ["ttcf"])
  }

  @Test func `a WOFF that claims to unpack to gigabytes is refused`() throws {
    var font = try Fixtures.bytes("Gate.woff")
    font.replaceSubrange(16..<20, with: Self.u32(0xF000_0000))
    #expect(throws: FontInspectionError.self) { try FontFile.read(bytes: font, name: "bomb.woff") }
  }

  @Test func `OS2 tables of every length are read`() throws {
    for length in 0...100 {
      let file = try read("GateSans-Regular.ttf") { font in
        let whole = (font.tables["OS/2"] ?? []) + [0, 0, 0, 0]
        font.tables["OS/2"] = Array(whole.prefix(length))
      }
      #expect(file.faces.first?.postScriptName == "GateSans-Regular")
      #expect(file.damage.isEmpty == (length == 0 || length >= 96), "\(length) bytes")
    }
  }

  @Test(arguments: ["GateFlex.ttf", "GateMono.ttc", "GateSerif-Regular.otf", "Gate.woff"])
  func `a font cut anywhere is read or refused`(file: String) throws {
    let bytes = try Fixtures.bytes(file)
    for length in bytes.indices {
      let part = Array(bytes.prefix(length))
      _ = Result { try FontFile.read(bytes: part, name: file) }
    }
  }

  /// Some places of each; `scripts/checks/damage-fonts` takes all.
  @Test(arguments: ["GateFlex.ttf", "GateMono.ttc", "GateSerif-Regular.otf", "Gate.woff"])
  func `a font with one byte flipped is read or refused`(file: String) throws {
    let bytes = try Fixtures.bytes(file)
    for place in stride(from: 0, to: bytes.count, by: 5) {
      var flipped = bytes
      flipped[place] ^= 0xFF
      _ = Result { try FontFile.read(bytes: flipped, name: file) }
    }
  }

  @Test func `two thousand damaged fonts are read or refused`() throws {
    var random = Dice(state: 20_200_101)
    let files = try Fixtures.withFacts.filter { $0 != "damaged/short-os2.ttf" }
    let fonts = try files.map { try Fixtures.bytes($0) }
    for _ in 0..<2_000 {
      var font = fonts[random.next(fonts.count)]
      for _ in 0...random.next(8) {
        let place = random.next(random.next(2) == 0 ? 400 : font.count)
        font[min(place, font.count - 1)] = UInt8([0, 1, 0x7F, 0x80, 0xFF][random.next(5)])
      }
      _ = Result { try FontFile.read(bytes: font, name: "dice.ttf") }
    }
  }
}

/// SplitMix64: the same numbers at every run.
private struct Dice {
  var state: UInt64

  mutating func next(_ below: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(below))
  }
}
