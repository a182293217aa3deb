import Foundation

@testable import FontInspection

/// The fonts that `scripts/build-fixtures` makes, and their facts.
enum Fixtures {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Fonts", directoryHint: .isDirectory).path(percentEncoded: false)

  static func path(_ file: String) -> String { folder + file }

  static func read(_ file: String) throws -> FontFile { try FontFile.read(path: path(file)) }

  static func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path(file))))
  }

  /// The fonts beside which facts stand.
  static var withFacts: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: path("facts")).sorted()
        .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(".json".count)) }
    }
  }
}

/// The facts of a file as fontTools reads them.
struct Facts: Decodable {
  var faces: [FaceFacts]

  init(_ file: String) throws {
    let data = try Data(contentsOf: URL(filePath: Fixtures.path("facts/\(file).json")))
    self = try JSONDecoder().decode(Facts.self, from: data)
  }
}

struct FaceFacts: Decodable, Equatable {
  var index: Int
  var postScriptName, fullName, family, style, legacyFamily, legacyStyle, version: String?
  var weight, width: Class?
  var slant: String
  var isBold, isItalic, isMonospaced: Bool
  var unitsPerEm, glyphCount, characterCount: Int
  var metrics: Metrics
  var axes: [Axis]
  var instances: [Instance]
  var fsSelection, macStyle: Int?
  var cffName: String?
  /// The code points of `cmap`: `20-7E A0`.
  var characters: String

  struct Class: Decodable, Equatable {
    var `class`: Int
  }

  struct Metrics: Decodable, Equatable {
    var ascender, descender, lineGap: Int
    var capHeight, xHeight, accentedCapHeight: Int?
    var italicAngle: Double
    var underlinePosition, underlineThickness: Int
    var usesTypographicMetrics: Bool
    var typographic, windows: [String: Int]?
    var boundingBox: [String: Int]
  }

  struct Axis: Decodable, Equatable {
    var tag: String
    var name: String?
    var minimum, `default`, maximum: Double
    var isHidden: Bool
  }

  struct Instance: Decodable, Equatable {
    var name, postScriptName: String?
    var coordinates: [String: Double]
  }
}

extension FaceFacts {
  /// The same facts from a face that was read here.
  init(_ face: Face) {
    index = face.index
    postScriptName = face.postScriptName
    fullName = face.names.fullName
    family = face.names.family
    style = face.names.style
    legacyFamily = face.names.legacyFamily
    legacyStyle = face.names.legacyStyle
    version = face.names.version
    weight = face.style.weightClass.map(Class.init)
    width = face.style.widthClass.map(Class.init)
    slant = face.style.slant.rawValue
    isBold = face.style.isBold
    isItalic = face.style.isItalic
    isMonospaced = face.style.isMonospaced
    unitsPerEm = face.unitsPerEm
    glyphCount = face.glyphCount
    characterCount = face.characterCount
    metrics = Metrics(face.metrics)
    fsSelection = face.style.selectionBits
    macStyle = face.style.macStyleBits
    cffName = face.compactFontName
    characters = face.coverage.ranges.map { range in
      [range.lowerBound, range.upperBound].uniqueEnds.map {
        String($0, radix: 16, uppercase: true)
      }.joined(separator: "-")
    }.joined(separator: " ")
    axes = face.axes.map {
      Axis(
        tag: $0.tag, name: $0.name, minimum: $0.minimum, default: $0.defaultValue,
        maximum: $0.maximum, isHidden: $0.isHidden)
    }
    instances = face.instances.map { instance in
      let pairs = instance.coordinates.map { ($0.tag, $0.value) }
      return Instance(
        name: instance.name, postScriptName: instance.postScriptNames.first,
        coordinates: Dictionary(pairs) { first, _ in first })
    }
  }
}

extension FaceFacts.Metrics {
  init(_ metrics: FaceMetrics) {
    ascender = metrics.ascender
    descender = metrics.descender
    lineGap = metrics.lineGap
    capHeight = metrics.capHeight
    xHeight = metrics.xHeight
    accentedCapHeight = metrics.accentedCapHeight
    italicAngle = metrics.italicAngle
    underlinePosition = metrics.underlinePosition
    underlineThickness = metrics.underlineThickness
    usesTypographicMetrics = metrics.usesTypographicMetrics
    typographic = metrics.typographic.map {
      ["ascender": $0.ascender, "descender": $0.descender, "lineGap": $0.lineGap]
    }
    windows = metrics.windows.map { ["ascent": $0.ascent, "descent": $0.descent] }
    let box = metrics.boundingBox
    boundingBox = ["xMin": box.xMin, "yMin": box.yMin, "xMax": box.xMax, "yMax": box.yMax]
  }
}

extension [UInt32] {
  /// One where both are the same.
  fileprivate var uniqueEnds: [UInt32] { first == last ? Array(prefix(1)) : self }
}
