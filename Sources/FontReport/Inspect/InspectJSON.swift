package import FontInspection

/// The JSON of `inspect`; a key without a value is left out. It is made file by file, for thousands of fonts
/// with all their names are more than anyone wants in memory.
package struct InspectJSON: Sendable {
  private let paths: ReportPaths
  private let showsAllNames: Bool
  private let showsCoverage: Bool
  /// The text of which it is to be said which characters each face lacks.
  private let wantedText: String?

  package init(
    currentDirectory: String, showsAllNames: Bool, showsCoverage: Bool, wantedText: String? = nil
  ) {
    paths = ReportPaths(currentDirectory: currentDirectory)
    self.showsAllNames = showsAllNames
    self.showsCoverage = showsCoverage
    self.wantedText = wantedText
  }

  /// One file, as it stands in the list of all.
  package func item(_ outcome: FontCatalogue.Outcome) -> [UInt8] {
    let value =
      switch outcome {
      case .success(let file): self.file(file)
      case .failure(let failure): self.failure(failure)
      }
    return value.bytes(within: 2)
  }

  /// What stands before an item, the `index`-th of all.
  package static func before(item index: Int) -> [UInt8] {
    Array((index == 0 ? "{\n  \"files\" : [\n    " : ",\n    ").utf8)
  }

  /// What stands behind the last of so many items.
  package static func end(after count: Int) -> [UInt8] {
    let list = count == 0 ? "{\n  \"files\" : []" : "\n  ]"
    return Array((list + ",\n  \"schemaVersion\" : 1\n}\n").utf8)
  }

  /// The whole, of a catalogue that is in memory.
  func text(_ catalogue: FontCatalogue) -> String {
    let read = catalogue.files.map { (path: $0.path, item: item(.success($0))) }
    let failed = catalogue.failures.map { (path: $0.path, item: item(.failure($0))) }
    var bytes: [UInt8] = []
    for (index, file) in (read + failed).sorted(by: { $0.path < $1.path }).enumerated() {
      bytes += Self.before(item: index) + file.item
    }
    return String(decoding: bytes + Self.end(after: read.count + failed.count), as: UTF8.self)
  }
}

extension InspectJSON {
  private func file(_ file: FontFile) -> JSONValue {
    let damage = file.damage.map { damage in
      JSONValue.members([
        "face": .integer(damage.faceIndex),
        "reason": .string(damage.reason),
        "table": .string(damage.table),
      ])
    }
    return .members([
      "damage": damage.isEmpty ? nil : .array(damage),
      "faces": .array(file.faces.map(face)),
      "format": .string(file.format.rawValue),
      "isCollection": .bool(file.isCollection),
      "path": .string(paths.relative(file.path)),
      "size": .integer(file.size),
    ])
  }

  private func failure(_ failure: FontInspectionError) -> JSONValue {
    .members([
      "error": .members([
        "code": .string(failure.code), "message": .string(failure.reason),
      ]),
      "faces": .array([]),
      "path": .string(paths.relative(failure.path)),
    ])
  }

  private func face(_ face: Face) -> JSONValue {
    .members([
      "axes": .array(face.axes.map(Self.axis)),
      "cffName": face.compactFontName.map(JSONValue.string),
      "characterCount": .integer(face.characterCount),
      "coverage": showsCoverage ? CoverageJSON(face.coverage).value : nil,
      "embedding": face.embedding.map(Self.embedding),
      "family": face.names.family.map(JSONValue.string),
      "fsSelection": face.style.selectionBits.map(JSONValue.integer),
      "fullName": face.names.fullName.map(JSONValue.string),
      "glyphCount": .integer(face.glyphCount),
      "index": .integer(face.index),
      "instances": .array(face.instances.map(Self.instance)),
      "isBold": .bool(face.style.isBold),
      "isItalic": .bool(face.style.isItalic),
      "isMonospaced": .bool(face.style.isMonospaced),
      "legacyFamily": face.names.legacyFamily.map(JSONValue.string),
      "legacyStyle": face.names.legacyStyle.map(JSONValue.string),
      "license": face.license.map(JSONValue.string),
      "licenseURL": face.licenseURL.map(JSONValue.string),
      "lacks": wantedText.map { text in
        .array(
          UncoveredCharacters(text, in: face.coverage).characters.map { .string(String($0)) }
            + face.lackedVariants.map { .string("\($0.base)\($0.selector)") })
      },
      "macStyle": face.style.macStyleBits.map(JSONValue.integer),
      "metrics": Self.metrics(face),
      "names": showsAllNames ? .array(face.nameRecords.map(Self.name)) : nil,
      "postScriptName": face.postScriptName.map(JSONValue.string),
      "slant": .string(face.style.slant.rawValue),
      "style": face.names.style.map(JSONValue.string),
      "unitsPerEm": .integer(face.unitsPerEm),
      "vendor": face.vendor.map(JSONValue.string),
      "version": face.names.version.map(JSONValue.string),
      "weight": face.style.weightClass.map { Self.scale($0, face.style.weightName) },
      "width": face.style.widthClass.map { Self.scale($0, face.style.widthName) },
    ])
  }

  private static func name(_ record: NameRecord) -> JSONValue {
    let hexadecimal = record.bytes.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return .members([
      "bytes": record.value == nil ? .string(hexadecimal.joined()) : nil,
      "encoding": .integer(record.encoding),
      "id": .integer(record.identifier),
      "language": .integer(record.language),
      "languageTag": record.languageTag.map(JSONValue.string),
      "platform": .integer(record.platform),
      "value": record.value.map(JSONValue.string),
    ])
  }

  private static func scale(_ number: Int, _ name: String?) -> JSONValue {
    .members(["class": .integer(number), "name": name.map(JSONValue.string)])
  }

  private static func embedding(_ permission: EmbeddingPermission) -> JSONValue {
    .members([
      "bitmapOnly": .bool(permission.allowsBitmapsOnly),
      "level": .string(permission.level.rawValue),
      "noSubsetting": .bool(permission.forbidsSubsetting),
    ])
  }
}

extension InspectJSON {
  private static func metrics(_ face: Face) -> JSONValue {
    let metrics = face.metrics
    let box = metrics.boundingBox
    return .members([
      "accentedCapHeight": metrics.accentedCapHeight.map(JSONValue.integer),
      "ascender": .integer(metrics.ascender),
      "boundingBox": .members([
        "xMax": .integer(box.xMax),
        "xMin": .integer(box.xMin),
        "yMax": .integer(box.yMax),
        "yMin": .integer(box.yMin),
      ]),
      "capHeight": metrics.capHeight.map(JSONValue.integer),
      "descender": .integer(metrics.descender),
      "italicAngle": .number(metrics.italicAngle),
      "lineGap": .integer(metrics.lineGap),
      "lineHeight": face.lineHeight.map(JSONValue.number),
      "typographic": metrics.typographic.map { typographic in
        .members([
          "ascender": .integer(typographic.ascender),
          "descender": .integer(typographic.descender),
          "lineGap": .integer(typographic.lineGap),
        ])
      },
      "underlinePosition": .integer(metrics.underlinePosition),
      "underlineThickness": .integer(metrics.underlineThickness),
      "usesTypographicMetrics": .bool(metrics.usesTypographicMetrics),
      "windows": metrics.windows.map { windows in
        .members(["ascent": .integer(windows.ascent), "descent": .integer(windows.descent)])
      },
      "xHeight": metrics.xHeight.map(JSONValue.integer),
    ])
  }

  private static func axis(_ axis: VariationAxis) -> JSONValue {
    .members([
      "default": .number(axis.defaultValue),
      "isHidden": .bool(axis.isHidden),
      "maximum": .number(axis.maximum),
      "minimum": .number(axis.minimum),
      "name": axis.name.map(JSONValue.string),
      "tag": .string(axis.tag),
    ])
  }

  private static func instance(_ instance: NamedInstance) -> JSONValue {
    let coordinates = instance.coordinates.map { coordinate in
      JSONValue.Member(coordinate.tag, .number(coordinate.value))
    }
    return .members([
      "coordinates": .object(coordinates),
      "name": instance.name.map(JSONValue.string),
      "postScriptName": instance.postScriptNames.first.map(JSONValue.string),
    ])
  }
}
