import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText

/// A project of a few hand-made values, assessed.
struct SmallProject {
  var root = "/app"
  var fonts: [FontFile] = []
  var failures: [FontInspectionError] = []
  var processes: [AppProcess] = []
  var references: [FontReference] = []
  var registrations: [FontRegistration] = []
  var documentFonts: [InterfaceBuilderFont] = []
  var options = Assessment.Options()

  var assessment: Assessment {
    Assessment.assess(
      roots: [root], catalogue: FontCatalogue(files: fonts, failures: failures),
      manifests: ManifestReading(processes: processes, interfaceBuilderFonts: documentFonts),
      references: ReferenceReading(references: references, registrations: registrations),
      options: options)
  }

  /// What the first process gives for a name asked for in one place.
  static func resolution(
    of name: String, api: FontAPI = .uiFont, fonts: [FontFile] = [],
    platform: Platform = .iOS, deploymentTarget: OSVersion? = nil, bundled: Bool = true,
    declared: Bool = true, registered: Bool = false
  ) throws -> Resolution {
    var project = SmallProject(fonts: fonts, references: [.asking(for: name, api)])
    let paths = fonts.map(\.path)
    project.processes = [
      .make(
        platform: platform, deploymentTarget: deploymentTarget,
        entries: declared ? paths.map { String($0.dropFirst("/app/".count)) } : [],
        bundled: bundled ? paths : [])
    ]
    if registered { project.registrations = [.call(in: "/app/App.swift")] }
    guard let resolution = project.assessment.names.first?.resolutions.first else {
      throw Missing()
    }
    return resolution
  }

  struct Missing: Error {}
}

extension AppProcess {
  static func make(
    _ name: String = "App", platform: Platform = .iOS, deploymentTarget: OSVersion? = nil,
    manifest: String? = "/app/Info.plist", entries: [String] = [], key: Manifest.Key? = nil,
    bundled: [String] = [], matching: BundleContents.Matching = .exact,
    sources: SourceScope = .any
  ) -> AppProcess {
    let key = key ?? (platform == .macOS ? .atsApplicationFontsPath : .uiAppFonts)
    let path = manifest ?? ""
    return AppProcess(
      name: name, kind: .app, platform: platform, deploymentTarget: deploymentTarget,
      manifest: Manifest(
        path: manifest,
        entries: entries.enumerated().map {
          Manifest.Entry(value: $0.element, key: key, place: .at(path, line: $0.offset + 1))
        },
        keys: entries.isEmpty ? [] : [Manifest.KeyUse(key: key, place: .at(path, line: 1))]),
      bundle: BundleContents(
        fonts: bundled.map {
          BundledFile(path: $0, bundlePath: String(decoding: $0.utf8.dropFirst(5), as: UTF8.self))
        },
        matching: matching),
      sources: sources, provider: .convention)
  }
}

extension FontFile {
  /// A file with one face.
  static func make(
    _ path: String, _ postScript: String..., families: [String] = ["Gate Sans"],
    full: [String] = [], style: String? = nil, legacy: String? = nil, legacyStyle: String? = nil,
    weight: Int = 400, italic: Bool = false, axes: [String] = [],
    instances: [(name: String?, postScript: [String], weight: Double)] = []
  ) -> FontFile {
    let face = Face(
      index: 0,
      names: FaceNames(
        postScript: postScript, full: full, families: families, style: style,
        legacyFamily: legacy, legacyStyle: legacyStyle),
      style: FaceStyle(
        weightClass: weight, widthClass: 5, slant: italic ? .italic : .upright,
        isBold: weight >= 700, isItalic: italic, isMonospaced: false),
      metrics: .plain, unitsPerEm: 1000, glyphCount: 3, characterCount: 2,
      axes: axes.map {
        VariationAxis(
          tag: $0, name: nil, minimum: 300, defaultValue: 400, maximum: 900, isHidden: false)
      },
      instances: instances.map {
        NamedInstance(
          name: $0.name, postScriptNames: $0.postScript,
          coordinates: [.init(tag: "wght", value: $0.weight)])
      })
    return FontFile(
      path: "/app/" + path, size: 1000, format: .trueType, isCollection: false, faces: [face])
  }
}

extension FaceMetrics {
  static var plain: FaceMetrics {
    FaceMetrics(
      ascender: 900, descender: -300, lineGap: 0, capHeight: 700, xHeight: 500, italicAngle: 0,
      underlinePosition: -100, underlineThickness: 50, usesTypographicMetrics: false,
      typographic: nil, windows: nil,
      boundingBox: BoundingBox(xMin: 0, yMin: -300, xMax: 1000, yMax: 900))
  }
}

extension FontReference {
  static func asking(
    for name: String, _ api: FontAPI = .uiFont, at path: String = "/app/App.swift", line: Int = 1,
    platforms: Set<String>? = nil
  ) -> FontReference {
    let place = SourcePlace.at(path, line: line)
    return FontReference(
      api: api, place: place, text: "\"\(name)\"",
      candidates: [NameCandidate(name: name, place: place, certainty: .literal)],
      platforms: platforms)
  }
}

extension FontRegistration {
  static func call(in path: String) -> FontRegistration {
    FontRegistration(
      function: "CTFontManagerRegisterFontsForURL", place: .at(path, line: 99))
  }
}

extension SourcePlace {
  static func at(_ path: String, line: Int) -> SourcePlace {
    let start = TextPosition(line: line, column: 10)
    return SourcePlace(
      path: path, range: TextRange(start: start, end: TextPosition(line: line, column: 20)))
  }
}
