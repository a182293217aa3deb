import FontInspection

/// The JSON of `inspect`; a key without a value is left out.
struct InspectJSON {
  let value: JSONValue

  init(_ report: InspectReport) {
    let paths = ReportPaths(currentDirectory: report.currentDirectory)
    let read = report.catalogue.files.map { (path: $0.path, value: Self.file($0, paths)) }
    let failed = report.catalogue.failures.map { (path: $0.path, value: Self.failure($0, paths)) }
    let files = (read + failed).sorted { $0.path < $1.path }.map(\.value)
    value = .members(["schemaVersion": .integer(1), "files": .array(files)])
  }
}

extension InspectJSON {
  private static func file(_ file: FontFile, _ paths: ReportPaths) -> JSONValue {
    let damage = file.damage.map { damage in
      JSONValue.members([
        "face": .integer(damage.faceIndex), "table": .string(damage.table),
        "reason": .string(damage.reason),
      ])
    }
    return .members([
      "path": .string(paths.relative(file.path)),
      "format": .string(file.format.rawValue),
      "isCollection": .bool(file.isCollection),
      "size": .integer(file.size),
      "faces": .array(file.faces.map(face)),
      "damage": damage.isEmpty ? nil : .array(damage),
    ])
  }

  private static func failure(_ failure: FontInspectionError, _ paths: ReportPaths) -> JSONValue {
    .members([
      "path": .string(paths.relative(failure.path)),
      "faces": .array([]),
      "error": .members(["code": .string(failure.code), "message": .string(failure.reason)]),
    ])
  }

  private static func face(_ face: Face) -> JSONValue {
    .members([
      "index": .integer(face.index),
      "postScriptName": face.postScriptName.map(JSONValue.string),
      "fullName": face.names.fullName.map(JSONValue.string),
      "family": face.names.family.map(JSONValue.string),
      "style": face.names.style.map(JSONValue.string),
      "legacyFamily": face.names.legacyFamily.map(JSONValue.string),
      "legacyStyle": face.names.legacyStyle.map(JSONValue.string),
      "version": face.names.version.map(JSONValue.string),
      "weight": face.style.weightClass.map { scale($0, face.style.weightName) },
      "width": face.style.widthClass.map { scale($0, face.style.widthName) },
      "slant": .string(face.style.slant.rawValue),
      "isBold": .bool(face.style.isBold),
      "isItalic": .bool(face.style.isItalic),
      "isMonospaced": .bool(face.style.isMonospaced),
      "unitsPerEm": .integer(face.unitsPerEm),
      "glyphCount": .integer(face.glyphCount),
      "characterCount": .integer(face.characterCount),
      "metrics": metrics(face),
      "axes": .array(face.axes.map(axis)),
      "instances": .array(face.instances.map(instance)),
      "embedding": face.embedding.map(embedding),
      "license": face.license.map(JSONValue.string),
      "licenseURL": face.licenseURL.map(JSONValue.string),
      "vendor": face.vendor.map(JSONValue.string),
    ])
  }

  private static func scale(_ number: Int, _ name: String?) -> JSONValue {
    .members(["class": .integer(number), "name": name.map(JSONValue.string)])
  }

  private static func embedding(_ permission: EmbeddingPermission) -> JSONValue {
    .members([
      "level": .string(permission.level.rawValue),
      "noSubsetting": .bool(permission.forbidsSubsetting),
      "bitmapOnly": .bool(permission.allowsBitmapsOnly),
    ])
  }
}

extension InspectJSON {
  private static func metrics(_ face: Face) -> JSONValue {
    let metrics = face.metrics
    let box = metrics.boundingBox
    return .members([
      "ascender": .integer(metrics.ascender),
      "descender": .integer(metrics.descender),
      "lineGap": .integer(metrics.lineGap),
      "lineHeight": face.lineHeight.map(JSONValue.number),
      "capHeight": metrics.capHeight.map(JSONValue.integer),
      "xHeight": metrics.xHeight.map(JSONValue.integer),
      "italicAngle": .number(metrics.italicAngle),
      "underlinePosition": .integer(metrics.underlinePosition),
      "underlineThickness": .integer(metrics.underlineThickness),
      "usesTypographicMetrics": .bool(metrics.usesTypographicMetrics),
      "typographic": metrics.typographic.map { typographic in
        .members([
          "ascender": .integer(typographic.ascender),
          "descender": .integer(typographic.descender),
          "lineGap": .integer(typographic.lineGap),
        ])
      },
      "windows": metrics.windows.map { windows in
        .members(["ascent": .integer(windows.ascent), "descent": .integer(windows.descent)])
      },
      "boundingBox": .members([
        "xMin": .integer(box.xMin), "yMin": .integer(box.yMin),
        "xMax": .integer(box.xMax), "yMax": .integer(box.yMax),
      ]),
    ])
  }

  private static func axis(_ axis: VariationAxis) -> JSONValue {
    .members([
      "tag": .string(axis.tag),
      "name": axis.name.map(JSONValue.string),
      "minimum": .number(axis.minimum),
      "default": .number(axis.defaultValue),
      "maximum": .number(axis.maximum),
      "isHidden": .bool(axis.isHidden),
    ])
  }

  private static func instance(_ instance: NamedInstance) -> JSONValue {
    let coordinates = instance.coordinates.map { coordinate in
      JSONValue.Member(coordinate.tag, .number(coordinate.value))
    }
    return .members([
      "name": instance.name.map(JSONValue.string),
      "postScriptName": instance.postScriptNames.first.map(JSONValue.string),
      "coordinates": .object(coordinates),
    ])
  }
}
