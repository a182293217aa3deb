import FontInspection
import Foundation

/// Catalogues for the reports of `inspect`.
enum SampleCatalogue {
  static let folder = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appendingPathComponent("Fixtures/Fonts").path

  /// The fixture fonts, but for those with faults, those with the characters of whole languages, and the one that
  /// FreeType without Brotli cannot read.
  static let fixtures: FontCatalogue = {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let fonts = files.filter {
      FontFormat.isFontPath($0) && !$0.hasSuffix(".woff2") && !$0.hasPrefix("faults/")
        && !["GateLatin-Regular.ttf", "GateScript.ttc", "GateWorld-Regular.ttf"].contains($0)
    }
    return FontCatalogue.read(paths: fonts.map { folder + "/" + $0 })
  }()

  /// One variable font, with all its names.
  static let card = FontCatalogue.read(
    paths: [folder + "/GateFlex.ttf"], options: .init(includesAllNames: true))

  /// Names that a terminal would obey, a spreadsheet would run, or a column would be too narrow for.
  static let awkward: FontCatalogue = {
    let names = [
      "Plain", "思源黑体 超长字体家族名称", "\u{1B}[31mRed\u{7}", "=cmd|' /C calc'!A0", "a,\"b\"\nc",
      "back\u{202E}wards", "é\u{0}", "",
    ]
    let files = names.enumerated().map { index, name in
      FontFile(
        path: "/fonts/\(index)/\(name).ttf", size: index, format: .trueType, isCollection: false,
        faces: [face(name)],
        damage: [TableDamage(faceIndex: 0, table: "na\u{1B}e", reason: "\(name) is odd")])
    }
    let failure = FontInspectionError(path: "/fonts/\u{1B}c.ttf", cause: .notAFont(.emptyFile))
    return FontCatalogue(files: files, failures: [failure])
  }()

  private static func face(_ name: String) -> Face {
    let metrics = FaceMetrics(
      ascender: 9, descender: -3, lineGap: 0, capHeight: nil, xHeight: nil, italicAngle: -9.5,
      underlinePosition: 0, underlineThickness: 0, usesTypographicMetrics: false, typographic: nil,
      windows: nil, boundingBox: .init(xMin: 0, yMin: 0, xMax: 0, yMax: 0))
    let style = FaceStyle(
      weightClass: 250, widthClass: nil, slant: .italic, isBold: false, isItalic: true,
      isMonospaced: false)
    let coordinates = [
      NamedInstance.Coordinate(tag: "wght", value: 1), .init(tag: "wght", value: 2),
    ]
    return Face(
      index: 0, names: FaceNames(postScript: [name], full: [name], families: [name], style: name),
      style: style, metrics: metrics, unitsPerEm: 0, glyphCount: 1, characterCount: 1,
      axes: [
        VariationAxis(
          tag: "wght", name: name, minimum: 0.5, defaultValue: 1, maximum: 2, isHidden: true)
      ],
      instances: [
        NamedInstance(name: name, postScriptNames: [name], coordinates: coordinates)
      ])
  }
}
