import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText

@testable import FontDiagnostics

/// An assessment made by hand, a part at a time.
struct Sample {
  var fonts: [FontFile] = []
  var failures: [FontInspectionError] = []
  var processes: [ProcessFonts] = []
  var names: [ResolvedName] = []
  var chains: [NameChain] = []
  var comments: [ToolComment] = []
  var interfaceBuilderFonts: [InterfaceBuilderFont] = []
  var roots = ["/app"]

  var assessment: Assessment {
    Assessment(
      roots: roots, catalogue: FontCatalogue(files: fonts, failures: failures),
      manifests: ManifestReading(
        processes: processes.map(\.process), interfaceBuilderFonts: interfaceBuilderFonts),
      references: ReferenceReading(references: names.flatMap(\.uses), comments: comments),
      processes: processes, names: names, chains: chains)
  }

  /// What one rule finds.
  func found(by rule: any Rule.Type) -> [Diagnostic] {
    Diagnosis(rules: [rule]).diagnostics(of: assessment)
  }
}

extension SourcePlace {
  /// A word at the start of a line of the app's code.
  static func code(_ line: Int, column: Int = 9, length: Int = 10) -> SourcePlace {
    SourcePlace(
      path: "/app/Fonts.swift",
      range: TextRange(
        start: TextPosition(line: line, column: column),
        end: TextPosition(line: line, column: column + length)))
  }

  /// A line of the app's manifest.
  static func manifest(_ line: Int) -> SourcePlace {
    var place = code(line)
    place.path = "/app/Info.plist"
    return place
  }
}

extension FontFile {
  /// A font at `/app/Fonts` with one face.
  static func font(
    _ name: String, family: String = "Gate Sans", full: String? = nil, file: String? = nil,
    size: Int = 100, format: FontFormat = .trueType, instances: [NamedInstance] = []
  ) -> FontFile {
    let names = FaceNames(postScript: [name], full: full.map { [$0] } ?? [], families: [family])
    let style = FaceStyle(
      weightClass: 400, widthClass: 5, slant: .upright, isBold: false, isItalic: false,
      isMonospaced: false)
    let metrics = FaceMetrics(
      ascender: 800, descender: -200, lineGap: 0, capHeight: 700, xHeight: 500, italicAngle: 0,
      underlinePosition: -100, underlineThickness: 50, usesTypographicMetrics: false,
      typographic: nil, windows: nil, boundingBox: .init(xMin: 0, yMin: 0, xMax: 0, yMax: 0))
    let face = Face(
      index: 0, names: names, style: style, metrics: metrics, unitsPerEm: 1000, glyphCount: 3,
      characterCount: 2, instances: instances)
    return FontFile(
      path: "/app/Fonts/\(file ?? "\(name).ttf")", size: size, format: format, isCollection: false,
      faces: [face])
  }
}

extension ProcessFonts {
  /// A process of the app with these font files in its bundle, of which some are declared.
  static func process(
    _ name: String = "App", platform: Platform = .iOS, kind: AppProcess.Kind = .app,
    bundled: [String] = [], declared: [String] = [], entries: [ResolvedEntry] = [],
    faults: [Manifest.Fault] = [], runTime: RunTimeFonts = RunTimeFonts(),
    sources: SourceScope = .files(["/app/Fonts.swift"]), matching: BundleContents.Matching = .exact
  ) -> ProcessFonts {
    let key: Manifest.Key = platform == .macOS ? .atsApplicationFontsPath : .uiAppFonts
    let files = bundled.map { BundledFile(path: "/app/Fonts/\($0)", bundlePath: $0) }
    let process = AppProcess(
      name: name, kind: kind, platform: platform,
      manifest: Manifest(
        path: "/app/Info.plist", entries: entries.map(\.entry),
        keys: [.init(key: key, place: .manifest(4))], faults: faults),
      bundle: BundleContents(fonts: files, matching: matching), sources: sources,
      provider: .convention)
    return ProcessFonts(
      process: process, entries: entries, declared: declared.map { "/app/Fonts/\($0)" },
      undeclared: files.filter { !declared.contains($0.bundlePath) }, registrations: [],
      runTime: runTime)
  }
}

extension ResolvedEntry {
  /// A line of the manifest and the file it names.
  static func entry(
    _ value: String, line: Int, file: String?, near: [NearMiss] = []
  ) -> ResolvedEntry {
    ResolvedEntry(
      entry: .init(value: value, key: .uiAppFonts, place: .manifest(line)),
      files: file.map { ["/app/Fonts/\($0)"] } ?? [], nearMisses: near)
  }
}

extension ResolvedName {
  /// A name written on a line of the code and used there, or on the lines given.
  static func name(
    _ name: String?, line: Int = 3, api: FontAPI = .fontCustom, usedOn lines: [Int] = [],
    isForceUnwrapped: Bool = false, _ resolutions: Resolution..., nearest: [NearestName] = []
  ) -> ResolvedName {
    let candidate = name.map {
      NameCandidate(name: $0, place: .code(line), certainty: lines.isEmpty ? .literal : .constant)
    }
    let uses = (lines.isEmpty ? [line] : lines).map { use in
      FontReference(
        api: api, place: .code(use, column: 8, length: 12), text: "\"\(name ?? "")\"",
        candidates: candidate.map { [$0] } ?? [],
        undetermined: name == nil ? "a parameter of 'make(name:)'" : nil,
        isForceUnwrapped: isForceUnwrapped)
    }
    return ResolvedName(
      candidate: candidate, uses: uses, resolutions: resolutions, suggestions: nearest.map(\.name),
      nearest: nearest)
  }
}

extension Resolution {
  /// What the first process gives.
  static func gives(
    _ outcome: Outcome, in process: Int = 0, face: String? = nil, file: String? = nil,
    link: BrokenLink? = nil, builtIn: BuiltInMatch? = nil, unavailable: BuiltInMatch? = nil
  ) -> Resolution {
    let identity = face.map {
      FaceIdentity(path: "/app/Fonts/\(file ?? "\($0).ttf")", postScriptName: $0)
    }
    return Resolution(
      process: process, outcome: outcome, face: identity, builtIn: builtIn, brokenLink: link,
      unavailable: unavailable)
  }
}
