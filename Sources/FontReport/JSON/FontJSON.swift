import AppManifest
import FontInspection
import FontResolution

/// A font file, and what each target does with it.
struct FontJSON: Encodable {
  var path: String
  /// In bytes.
  var size: Int
  var format: String
  var faces: [FontFaceJSON]
  var targets: [FontTargetJSON]

  init(_ file: FontFile, _ uses: TargetFonts, _ processes: [ProcessFonts], _ paths: ReportPaths) {
    path = paths.relative(file.path)
    size = file.size
    format = file.format.rawValue
    faces = file.faces.map(FontFaceJSON.init)
    targets = processes.indices.compactMap { index in
      let use = uses.use(of: file.path, in: index)
      return use.isNothing ? nil : FontTargetJSON(use, processes[index].process)
    }
  }
}

struct FontFaceJSON: Encodable {
  var index: Int
  var postScriptName, fullName, family, style, license, licenseURL, embedding: String?
  /// The `OS/2` weight class, 1 to 1000.
  var weight: Int?
  var italic: Bool

  init(_ face: Face) {
    index = face.index
    postScriptName = face.postScriptName
    fullName = face.names.fullName
    family = face.names.family
    style = face.names.style
    license = face.license.map(FaceText.license)
    licenseURL = face.licenseURL
    embedding = face.embedding?.level.rawValue
    weight = face.style.weightClass
    italic = face.style.isItalic
  }
}

struct FontTargetJSON: Encodable {
  var target: String
  var platform: String
  var configurations: [String]?
  var bundled, declared, registeredInCode: Bool
  /// `name`, `family`, `unknown` or `none`.
  var usedBy: String

  init(_ use: TargetFont, _ process: AppProcess) {
    target = process.name
    platform = process.platform.rawValue
    configurations = process.configurations.isEmpty ? nil : process.configurations
    bundled = use.isBundled
    declared = use.isDeclared
    registeredInCode = use.isRegisteredInCode
    usedBy = use.demand.rawValue
  }
}
