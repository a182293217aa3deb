import FontInspection

/// The JSON of `inspect`; the names of the properties are its keys, and one without a value is left out.
struct InspectJSON: Encodable {
  var schemaVersion = 1
  var files: [File]

  struct File: Encodable {
    var path: String
    var format: String?
    var isCollection: Bool?
    var size: Int?
    var faces: [FaceJSON]
    var damage: [Damage]?
    var error: Failure?
  }

  struct Damage: Encodable {
    var face: Int
    var table, reason: String
  }

  struct Failure: Encodable {
    var code, message: String
  }
}

extension InspectJSON {
  init(_ report: InspectReport) {
    let paths = ReportPaths(currentDirectory: report.currentDirectory)
    let read = report.catalogue.files.map { (path: $0.path, file: File($0, paths)) }
    let failed = report.catalogue.failures.map { (path: $0.path, file: File($0, paths)) }
    files = (read + failed).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      .map(\.file)
  }
}

extension InspectJSON.File {
  init(_ file: FontFile, _ paths: ReportPaths) {
    path = paths.relative(file.path)
    format = file.format.rawValue
    isCollection = file.isCollection
    size = file.size
    faces = file.faces.map(FaceJSON.init)
    damage = file.damage.map { .init(face: $0.faceIndex, table: $0.table, reason: $0.reason) }
    if file.damage.isEmpty { damage = nil }
  }

  init(_ failure: FontInspectionError, _ paths: ReportPaths) {
    path = paths.relative(failure.path)
    faces = []
    error = .init(code: failure.code, message: failure.reason)
  }
}

/// A face in the JSON of `inspect`.
struct FaceJSON: Encodable {
  var index: Int
  var postScriptName, fullName, family, style, legacyFamily, legacyStyle, version: String?
  var weight, width: Class?
  var slant: String
  var isBold, isItalic, isMonospaced: Bool
  var unitsPerEm, glyphCount, characterCount: Int
  var metrics: MetricsJSON
  var axes: [Axis]
  var instances: [Instance]
  var embedding: Embedding?
  var license, licenseURL, vendor: String?

  struct Class: Encodable {
    var `class`: Int
    var name: String?
  }

  struct Axis: Encodable {
    var tag: String
    var name: String?
    var minimum, `default`, maximum: Double
    var isHidden: Bool
  }

  struct Instance: Encodable {
    var name, postScriptName: String?
    var coordinates: [String: Double]
  }

  struct Embedding: Encodable {
    var level: String
    var noSubsetting, bitmapOnly: Bool
  }
}

extension FaceJSON {
  init(_ face: Face) {
    index = face.index
    postScriptName = face.postScriptName
    fullName = face.names.fullName
    family = face.names.family
    style = face.names.style
    legacyFamily = face.names.legacyFamily
    legacyStyle = face.names.legacyStyle
    version = face.names.version
    weight = face.style.weightClass.map { Class(class: $0, name: face.style.weightName) }
    width = face.style.widthClass.map { Class(class: $0, name: face.style.widthName) }
    slant = face.style.slant.rawValue
    isBold = face.style.isBold
    isItalic = face.style.isItalic
    isMonospaced = face.style.isMonospaced
    unitsPerEm = face.unitsPerEm
    glyphCount = face.glyphCount
    characterCount = face.characterCount
    metrics = MetricsJSON(face)
    axes = face.axes.map(Axis.init)
    instances = face.instances.map(Instance.init)
    embedding = face.embedding.map {
      Embedding(
        level: $0.level.rawValue, noSubsetting: $0.forbidsSubsetting,
        bitmapOnly: $0.allowsBitmapsOnly)
    }
    license = face.license
    licenseURL = face.licenseURL
    vendor = face.vendor
  }
}

extension FaceJSON.Axis {
  init(_ axis: VariationAxis) {
    self.init(
      tag: axis.tag, name: axis.name, minimum: axis.minimum, default: axis.defaultValue,
      maximum: axis.maximum, isHidden: axis.isHidden)
  }
}

extension FaceJSON.Instance {
  init(_ instance: NamedInstance) {
    name = instance.name
    postScriptName = instance.postScriptNames.first
    let pairs = instance.coordinates.map { ($0.tag, $0.value) }
    coordinates = Dictionary(pairs) { first, _ in first }
  }
}

/// The metrics of a face in the JSON of `inspect`.
struct MetricsJSON: Encodable {
  var ascender, descender, lineGap: Int
  var lineHeight: Double?
  var capHeight, xHeight: Int?
  var italicAngle: Double
  var underlinePosition, underlineThickness: Int
  var usesTypographicMetrics: Bool
  var typographic: Typographic?
  var windows: Windows?
  var boundingBox: BoundingBox

  struct Typographic: Encodable {
    var ascender, descender, lineGap: Int
  }

  struct Windows: Encodable {
    var ascent, descent: Int
  }

  struct BoundingBox: Encodable {
    var xMin, yMin, xMax, yMax: Int
  }
}

extension MetricsJSON {
  init(_ face: Face) {
    let metrics = face.metrics
    ascender = metrics.ascender
    descender = metrics.descender
    lineGap = metrics.lineGap
    lineHeight = face.lineHeight
    capHeight = metrics.capHeight
    xHeight = metrics.xHeight
    italicAngle = metrics.italicAngle
    underlinePosition = metrics.underlinePosition
    underlineThickness = metrics.underlineThickness
    usesTypographicMetrics = metrics.usesTypographicMetrics
    typographic = metrics.typographic.map {
      .init(ascender: $0.ascender, descender: $0.descender, lineGap: $0.lineGap)
    }
    windows = metrics.windows.map { .init(ascent: $0.ascent, descent: $0.descent) }
    let box = metrics.boundingBox
    boundingBox = .init(xMin: box.xMin, yMin: box.yMin, xMax: box.xMax, yMax: box.yMax)
  }
}
