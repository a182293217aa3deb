import Foundation
import Testing

@testable import FontInspection

/// Outlines are FreeType's own: what their paths draw is what FreeType draws.
@Suite(.timeLimit(.minutes(10)))
struct OutlineTests {
  /// A face of a font of Debian's packages and ten of its characters.
  struct Sample: CustomTestStringConvertible {
    var file: String
    var face = 0
    var weight: Double?
    var text = "AQgs&8Åé%j"
    var testDescription: String { (file as NSString).lastPathComponent }
    var path: String { "/usr/share/fonts/" + file }
    var source: FaceSource {
      FaceSource(
        path: path, faceIndex: face,
        coordinates: weight.map { [.init(tag: "wght", value: $0)] } ?? [])
    }
  }

  static let samples = [
    Sample(file: "truetype/dejavu/DejaVuSans.ttf"),
    Sample(file: "truetype/lato/Lato-Medium.ttf"),
    Sample(file: "truetype/inter-vf/Inter-roman.var.ttf", weight: 640),
    Sample(file: "truetype/arphic/uming.ttc", face: 1, text: "永字八法國書鷹龍Rg"),
    Sample(file: "opentype/stix/STIXGeneral-Italic.otf"),
  ]

  private static let areHere = samples.allSatisfy {
    FileManager.default.fileExists(atPath: $0.path)
  }

  @Test(.enabled(if: areHere, "Debian's fonts are not here"), arguments: samples)
  func `paths draw what FreeType draws`(_ sample: Sample) throws {
    let outlines = try #require(FaceOutlines.read([sample.source: [sample.text]])[sample.source])
    #expect(sample.text.unicodeScalars.count == 10)
    for character in sample.text.unicodeScalars {
      let outline = try #require(outlines.glyphs[character])
      let picture = try FreeTypePicture(
        sample.path, face: sample.face, weight: sample.weight, character: character)
      let raster = try PathRaster(outline.path, scale: picture.scale)
      let difference = Difference(raster.pixels, picture.pixels)
      #expect(difference.ink > 100)
      // FreeType rounds each point to a 64th of a pixel: 4 of 255 where a stroke has nothing but edges.
      #expect(difference.mean < 5, "\(character)")
      #expect(difference.most < 40, "\(character)")
    }
  }

  @Test(.enabled(if: areHere, "Debian's fonts are not here"))
  func `another weight is another picture`() throws {
    let sample = Self.samples[2]
    var light = sample.source
    light.coordinates[0].value = 300
    let outlines = FaceOutlines.read([sample.source: ["g"], light: ["g"]])
    let picture = try FreeTypePicture(sample.path, face: 0, weight: 640, character: "g")
    let bold = try #require(outlines[sample.source]?.glyphs["g"])
    let other = try #require(outlines[light]?.glyphs["g"])
    #expect(
      Difference(try PathRaster(bold.path, scale: picture.scale).pixels, picture.pixels).mean < 2)
    #expect(
      Difference(try PathRaster(other.path, scale: picture.scale).pixels, picture.pixels).mean > 9)
    #expect(other.advance < bold.advance)
  }

  /// How two pictures differ, over the pixels that either draws on.
  struct Difference {
    var mean = 0.0
    var most = 0.0
    var ink = 0

    init(_ left: [Double], _ right: [Double]) {
      for (left, right) in zip(left, right) where left > 0 || right > 0 {
        let difference = abs(left - right)
        mean += difference
        most = max(most, difference)
        ink += 1
      }
      mean /= Double(max(ink, 1))
    }
  }
}

extension OutlineTests {
  private func outlines(_ file: String, _ text: String) throws -> FaceOutlines {
    let source = FaceSource(path: Fixtures.path(file))
    return try #require(FaceOutlines.read([source: [text]])[source])
  }

  @Test func `white space has a width and no outline`() throws {
    let space = try #require(try outlines("GateSans-Regular.ttf", " A").glyphs[" "])
    #expect(space.path.isEmpty)
    #expect(space.bounds == nil)
    #expect(space.advance > 0)
  }

  @Test func `a character that the font lacks has no outline`() throws {
    let outlines = try outlines("GateSans-Regular.ttf", "A\u{4E00}")
    #expect(outlines.glyphs.keys.sorted() == ["A"])
  }

  @Test(arguments: ["Gate.woff", "Gate.woff2", "macintosh/GateMac.ttf", "GateSerif-Regular.otf"])
  func `fonts of each format are drawn`(_ file: String) throws {
    let outline = try #require(try outlines(file, "A").glyphs["A"])
    #expect(outline.path.hasPrefix("M"))
    #expect(outline.path.hasSuffix("z"))
  }

  @Test func `what is no font gives nothing`() {
    let sources = ["damaged/empty.ttf", "damaged/wrong-magic.ttf", "nowhere.ttf"]
      .map { FaceSource(path: Fixtures.path($0)) }
    let texts = Dictionary(uniqueKeysWithValues: sources.map { ($0, Set(["A"])) })
    #expect(FaceOutlines.read(texts).isEmpty)
    let face = FaceSource(path: Fixtures.path("GateSans-Regular.ttf"), faceIndex: 7)
    #expect(FaceOutlines.read([face: ["A"]]).isEmpty)
  }

  @Test func `parts of parts of parts come to an end`() throws {
    var font = FontBuilder(try Fixtures.bytes("GateSans-Regular.ttf"))
    // Each glyph is 300 times the one before it; the first has nothing to draw.
    let count = 12
    var glyphs: [UInt8] = []
    var places = FontBuilder.u32(0)
    for number in 0..<count {
      if number > 0 {
        glyphs += FontBuilder.u16(-1) + [0, 0, 0, 0, 0, 0, 0, 0]
        for part in 0..<300 {
          glyphs += FontBuilder.u16(part < 299 ? 0x22 : 2) + FontBuilder.u16(number - 1) + [0, 0]
        }
      }
      places += FontBuilder.u32(glyphs.count)
    }
    font.tables["glyf"] = glyphs
    font.tables["loca"] = places
    font.tables["head"]?.replaceSubrange(50..<52, with: [0, 1])
    font.tables["maxp"]?.replaceSubrange(4..<6, with: FontBuilder.u16(count))
    font.tables["maxp"]?.replaceSubrange(30..<32, with: FontBuilder.u16(100))
    font.tables["hhea"]?.replaceSubrange(34..<36, with: FontBuilder.u16(1))
    font.tables["cmap"] = FontBuilder.characterMap(
      FontBuilder.u16(12) + FontBuilder.u16(0) + FontBuilder.u32(28) + FontBuilder.u32(0)
        + FontBuilder.u32(1) + FontBuilder.u32(0x41) + FontBuilder.u32(0x41)
        + FontBuilder.u32(count - 1))
    let source = FaceSource(path: "hostile.ttf")
    let time = ContinuousClock().measure {
      #expect(FaceOutlines.read([source: ["A"]], bytes: font.bytes)[source]?.glyphs.isEmpty == true)
    }
    #expect(time < .seconds(60))
  }
}
