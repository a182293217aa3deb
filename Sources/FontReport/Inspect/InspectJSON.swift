import FontInspection

/// The JSON of `inspect`; a key without a value is left out.
struct InspectJSON {
  let value: JSONValue

  init(_ report: InspectReport) {
    let paths = ReportPaths(currentDirectory: report.currentDirectory)
    let read = report.catalogue.files.map {
      (path: $0.path, value: Self.file($0, paths, report))
    }
    let failed = report.catalogue.failures.map { (path: $0.path, value: Self.failure($0, paths)) }
    let files = (read + failed).sorted { $0.path < $1.path }.map(\.value)
    value = .members(["schemaVersion": .integer(1), "files": .array(files)])
  }
}

extension InspectJSON {
  private static func file(
    _ file: FontFile, _ paths: ReportPaths, _ report: InspectReport
  ) -> JSONValue {
    let damage = file.damage.map { damage in
      JSONValue.members([
        "face": .integer(damage.faceIndex),
        "reason": .string(damage.reason),
        "table": .string(damage.table),
      ])
    }
    return .members([
      "damage": damage.isEmpty ? nil : .array(damage),
      "faces": .array(file.faces.map { face($0, report) }),
      "format": .string(file.format.rawValue),
      "isCollection": .bool(file.isCollection),
      "path": .string(paths.relative(file.path)),
      "size": .integer(file.size),
    ])
  }

  private static func failure(_ failure: FontInspectionError, _ paths: ReportPaths) -> JSONValue {
    .members([
      "error": .members([
        "code": .string(failure.code), "message": .string(failure.reason),
      ]),
      "faces": .array([]),
      "path": .string(paths.relative(failure.path)),
    ])
  }

  private static func face(_ face: Face, _ report: InspectReport) -> JSONValue {
    .members([
      "axes": .array(face.axes.map(axis)),
      "cffName": face.compactFontName.map(JSONValue.string),
      "characterCount": .integer(face.characterCount),
      "coverage": report.showsCoverage ? CoverageJSON(face.coverage).value : nil,
      "embedding": face.embedding.map(embedding),
      "family": face.names.family.map(JSONValue.string),
      "fsSelection": face.style.selectionBits.map(JSONValue.integer),
      "fullName": face.names.fullName.map(JSONValue.string),
      "glyphCount": .integer(face.glyphCount),
      "index": .integer(face.index),
      "instances": .array(face.instances.map(instance)),
      "isBold": .bool(face.style.isBold),
      "isItalic": .bool(face.style.isItalic),
      "isMonospaced": .bool(face.style.isMonospaced),
      "legacyFamily": face.names.legacyFamily.map(JSONValue.string),
      "legacyStyle": face.names.legacyStyle.map(JSONValue.string),
      "license": face.license.map(JSONValue.string),
      "licenseURL": face.licenseURL.map(JSONValue.string),
      "macStyle": face.style.macStyleBits.map(JSONValue.integer),
      "metrics": metrics(face),
      "names": report.showsAllNames ? .array(face.nameRecords.map(name)) : nil,
      "postScriptName": face.postScriptName.map(JSONValue.string),
      "slant": .string(face.style.slant.rawValue),
      "style": face.names.style.map(JSONValue.string),
      "unitsPerEm": .integer(face.unitsPerEm),
      "vendor": face.vendor.map(JSONValue.string),
      "version": face.names.version.map(JSONValue.string),
      "weight": face.style.weightClass.map { scale($0, face.style.weightName) },
      "width": face.style.widthClass.map { scale($0, face.style.widthName) },
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
