import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText

@testable import FontDiagnostics

/// An app with some registered fonts that asks for one name, all the way from the values to the report.
struct FactApp {
  var name: String
  var fonts: [FontFile]
  var platform: Platform = .iOS
  var deploymentTarget: OSVersion?
  var api: FontAPI = .uiFont
  var variants: [FontVariant] = []
  /// What stands in the manifest before each file's name.
  var prefix = ""

  var assessment: Assessment {
    let place = SourcePlace.code(1)
    let reference = FontReference(
      api: api, place: place, text: "\"\(name)\"",
      candidates: [
        NameCandidate(name: name, place: place, certainty: .literal, variants: variants)
      ])
    let key: Manifest.Key = platform == .macOS ? .atsApplicationFontsPath : .uiAppFonts
    let process = AppProcess(
      name: "App", kind: .app, platform: platform, deploymentTarget: deploymentTarget,
      manifest: Manifest(
        path: "/app/Info.plist",
        entries: fonts.map {
          Manifest.Entry(value: prefix + $0.path.lastComponent, key: key, place: .manifest(1))
        }, keys: [Manifest.KeyUse(key: key, place: .manifest(1))]),
      bundle: BundleContents(
        fonts: fonts.map { BundledFile(path: $0.path, bundlePath: $0.path.lastComponent) },
        matching: .exact),
      sources: .files(["/app/Fonts.swift"]), provider: .convention)
    return Assessment.assess(
      roots: ["/app"], catalogue: FontCatalogue(files: fonts),
      manifests: ManifestReading(processes: [process]),
      references: ReferenceReading(references: [reference]))
  }

  /// What the process gives for the name.
  var resolution: Resolution? { assessment.names.first?.resolutions.first }

  var diagnostics: [Diagnostic] { Diagnosis().diagnostics(of: assessment) }
}

extension FontFile {
  /// A file with one face, or with several faces.
  static func fact(_ file: String, _ faces: Face...) -> FontFile {
    let numbered = faces.enumerated().map { index, face in
      var face = face
      face.index = index
      return face
    }
    return FontFile(
      path: "/app/" + file, size: file.utf8.count, format: .trueType, isCollection: faces.count > 1,
      faces: numbered)
  }
}

extension Face {
  /// A face of the family Gate Sans, or of another.
  static func fact(
    _ postScript: String..., family: String = "Gate Sans", full: [String] = [],
    style: String? = nil, legacyFamily: String? = nil, weight: Int = 400, isItalic: Bool = false,
    isBold: Bool? = nil, axis: ClosedRange<Double>? = nil,
    instances: [(style: String, names: [String], weight: Double)] = []
  ) -> Face {
    Face(
      index: 0,
      names: FaceNames(
        postScript: postScript, full: full, families: [family], style: style,
        legacyFamily: legacyFamily, legacyStyle: legacyFamily.map { _ in "Regular" }),
      style: FaceStyle(
        weightClass: weight, widthClass: 5, slant: isItalic ? .italic : .upright,
        isBold: isBold ?? (weight == 700), isItalic: isItalic, isMonospaced: false),
      metrics: FaceMetrics(
        ascender: 800, descender: -200, lineGap: 0, capHeight: 700, xHeight: 500, italicAngle: 0,
        underlinePosition: -100, underlineThickness: 50, usesTypographicMetrics: false,
        typographic: nil, windows: nil,
        boundingBox: .init(xMin: 0, yMin: 0, xMax: 0, yMax: 0)),
      unitsPerEm: 1000, glyphCount: 3, characterCount: 2,
      axes: axis.map {
        [
          VariationAxis(
            tag: "wght", name: nil, minimum: $0.lowerBound, defaultValue: Double(weight),
            maximum: $0.upperBound, isHidden: false)
        ]
      } ?? [],
      instances: instances.map {
        NamedInstance(
          name: $0.style, postScriptNames: $0.names,
          coordinates: [.init(tag: "wght", value: $0.weight)])
      })
  }
}
