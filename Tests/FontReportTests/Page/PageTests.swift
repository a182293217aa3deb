import AppManifest
import FontDiagnostics
import FontInspection
import FontReferences
import FontResolution
import Foundation
import SourceText
import Testing

@testable import FontReport

/// The page: it fetches nothing, runs nothing but its own script, and no text leaves its element.
@Suite struct PageTests {
  private static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Fonts").path

  private func page(_ report: Report, date: PageDate? = nil) -> String {
    let reporter = HTMLReporter(style: ReporterStyle(date: date))
    var report = report
    report.outlines = FaceOutlines.read(reporter.drawnTexts(in: report))
    return reporter.write(report)
  }

  private func audit(_ catalogue: FontCatalogue) -> Report {
    Report(
      kind: .audit, currentDirectory: Self.fonts,
      assessment: SampleReports.assessment(catalogue: catalogue), diagnostics: [], unchecked: [])
  }

  @Test func `every template can be read`() {
    for name in PageTemplates.texts.keys {
      #expect(PageTemplates.isReadable(name), "\(name)")
    }
  }

  @Test func `only drawings, and the page's own style and script, are put in as they are`() {
    for (name, text) in PageTemplates.texts {
      let raw = text.matches(of: /\{\{\{\s*([\w.]+)\s*\}\}\}|\{\{&\s*([\w.]+)\s*\}\}/)
        .map { String($0.1 ?? $0.2 ?? "") }
      let drawings: Set = [
        "style", "script", "glyphs", "drawing", "heading", "upright", "italic",
      ]
      #expect(Set(raw).subtracting(drawings).isEmpty, "\(name)")
    }
  }

  @Test func `the policy lets nothing run or load but what is in the page`() throws {
    let page = page(SampleReports.app)
    let policy = try #require(
      PageMarkup(page).tags.first { $0.attributes["http-equiv"] != nil }?.attributes["content"])
    let style = try #require(page.firstMatch(of: /<style>([\s\S]*?)<\/style>/)?.1)
    let script = try #require(page.firstMatch(of: /<script>([\s\S]*?)<\/script>/)?.1)
    #expect(
      policy == "default-src 'none'; style-src '\(SHA256.source(String(style)))'; "
        + "script-src '\(SHA256.source(String(script)))'; img-src data:; base-uri 'none'; "
        + "form-action 'none'")
    #expect(SHA256.source("abc") == "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    let addresses = PageMarkup(page).tags.flatMap { tag in
      ["src", "href", "action", "data", "poster"].compactMap { tag.attributes[$0] }
    }
    #expect(addresses.allSatisfy { $0.hasPrefix("#") || $0 == "data:," })
  }

  @Test func `a page without a date is the same on every day`() throws {
    let date = try #require(PageDate("2026-01-31"))
    #expect(!page(SampleReports.app).contains("<time"))
    #expect(
      page(SampleReports.app, date: date).contains(
        "<time datetime=\"2026-01-31\">January 31, 2026</time>"))
  }

  @Test(arguments: ["2024-02-29", "2026-12-31", "2000-02-29"])
  func `a day is a date`(_ text: String) { #expect(PageDate(text)?.machine == text) }

  @Test(arguments: [
    "2026-02-29", "2026-13-01", "2026-1-1", "1900-02-29", "today", "2026-01-00", "",
  ])
  func `anything else is none`(_ text: String) { #expect(PageDate(text) == nil) }

  @Test func `each outline is in the page once, and all that is referred to is there`() throws {
    let catalogue = try FontCatalogue.read(folder: Self.fonts)
    let tags = PageMarkup(page(audit(catalogue))).tags
    let paths = tags.filter { $0.name == "path" }
    let uses = Set(tags.filter { $0.name == "use" }.compactMap { $0.attributes["href"] })
    #expect(!paths.isEmpty)
    #expect(paths.allSatisfy { $0.attributes["d"] != nil })
    #expect(uses == Set(paths.compactMap { $0.attributes["id"].map { "#\($0)" } }))
    let ids = tags.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
  }

  @Test func `a page of 40 fonts is smaller than 5 MB`() throws {
    let folder = "/usr/share/fonts"
    guard FileManager.default.fileExists(atPath: folder) else { return }
    let all = try FontCatalogue.read(folder: folder).files.filter { !$0.isCollection }
    // The largest there are, by their characters.
    let files = all.sorted {
      ($0.faces.first?.characterCount ?? 0) > ($1.faces.first?.characterCount ?? 0)
    }.prefix(40)
    // Some machines have the folder, and next to nothing in it.
    guard files.count == 40 else { return }
    let page = page(audit(FontCatalogue(files: files.sorted { $0.path < $1.path })))
    #expect(page.utf8.count < 5_000_000)
    #expect(page.utf8.count > 200_000)
  }
}

extension PageTests {
  /// What would be markup, a script, an end of a style, an address, were it not escaped; the quotes and brackets
  /// are part of characters that Swift compares as a whole.
  static let hostile = [
    "<script>alert(1)</script>", "</style></title></code><img src=x onerror=alert(1)>",
    "\" onmouseover=\"alert(1)", "' autofocus onfocus='alert(1)", "\"\u{301} onclick=alert(1) x=\"",
    "<\u{301}script>", "javascript:alert(1)", "{{{style}}}{{#items}}", "<!-- -->", "&lt;b&gt;",
    "]]></svg><script>alert(1)</script>",
  ]

  private func report(of text: String) -> Report {
    let path = "/project/\(text)/\(text).ttf"
    let face = Face(
      index: 0,
      names: FaceNames(
        postScript: [text], full: [text], families: [text], style: text, version: text),
      style: FaceStyle(
        weightClass: 400, widthClass: 5, slant: .upright, isBold: false, isItalic: false,
        isMonospaced: false),
      metrics: FaceMetrics(
        ascender: 800, descender: -200, lineGap: 0, capHeight: nil, xHeight: nil, italicAngle: 0,
        underlinePosition: 0, underlineThickness: 0, usesTypographicMetrics: false,
        typographic: nil, windows: nil, boundingBox: .init(xMin: 0, yMin: 0, xMax: 0, yMax: 0)),
      unitsPerEm: 1000, glyphCount: 1, characterCount: 1,
      axes: [
        VariationAxis(
          tag: "wght", name: text, minimum: 1, defaultValue: 2, maximum: 3, isHidden: false)
      ],
      instances: (1...2).map { number in
        NamedInstance(
          name: text, postScriptNames: ["\(text)\(number)"],
          coordinates: [.init(tag: "wght", value: Double(number))])
      }, license: text, licenseURL: text, vendor: text)
    let place = SampleReports.place("/project/\(text).swift", 1, 1, 4)
    var process = ProcessFonts(
      process: AppProcess(
        name: text, kind: .app, platform: .iOS, configurations: [text],
        manifest: Manifest(path: "/project/\(text)/Info.plist"),
        bundle: BundleContents(
          fonts: [BundledFile(path: path, bundlePath: text)], matching: .exact), sources: .any,
        provider: .convention), entries: [], declared: [path], undeclared: [], registrations: [])
    process.loaded = []
    var candidate = NameCandidate(name: text, place: place, certainty: .literal)
    candidate.sizes = [FontSize(points: 17, place: place)]
    let use = FontReference(api: .fontCustom, place: place, text: text, candidates: [])
    let names = [
      ResolvedName(
        candidate: candidate, uses: [use],
        resolutions: [
          Resolution(
            process: 0, outcome: .postScriptName,
            face: FaceIdentity(path: path, postScriptName: text))
        ]),
      ResolvedName(
        candidate: nil,
        uses: [
          FontReference(
            api: .uiFont, place: place, text: text, candidates: [], undetermined: text)
        ], resolutions: [Resolution(process: 0, outcome: .undetermined)]),
    ]
    let file = FontFile(
      path: path, size: 1, format: .trueType, isCollection: false, faces: [face])
    var report = Report(
      currentDirectory: "/project",
      assessment: SampleReports.assessment(
        catalogue: FontCatalogue(files: [file]), processes: [process], names: names),
      diagnostics: [
        Diagnostic(
          rule: "unknown_font_name", severity: .error, message: text, place: place, target: text,
          platform: .iOS, configurations: [text], name: text, suggestions: [text],
          notes: [.init(text, place: place)], help: text)
      ], unchecked: [UncheckedFile(path: path, reason: text)],
      excerpts: [.init(path: place.path, line: 1): text],
      rules: [
        .init(
          identifier: "unknown_font_name", severity: .error, summary: text, rationale: text)
      ])
    report.assessment.roots = ["/project/\(text)"]
    let outline = GlyphOutline(
      glyph: 1, advance: 500, path: "M0 0h9v9z", bounds: .init(xMin: 0, yMin: 0, xMax: 9, yMax: 9))
    let texts = HTMLReporter(style: ReporterStyle()).drawnTexts(in: report)
    report.outlines = texts.mapValues { texts in
      FaceOutlines(
        glyphs: Dictionary(texts.flatMap(\.unicodeScalars).map { ($0, outline) }) { first, _ in
          first
        })
    }
    return report
  }

  @Test(arguments: hostile)
  func `no text leaves its element`(_ text: String) {
    let reporter = HTMLReporter(style: ReporterStyle())
    let plain = PageMarkup(reporter.write(report(of: "Plain")))
    let page = PageMarkup(reporter.write(report(of: text)))
    // The same elements with the same attributes, in the same order; drawings have as many glyphs as letters.
    func shape(_ markup: PageMarkup) -> [[String]] {
      markup.tags.filter { !["use", "path", "svg", "/svg"].contains($0.name) }
        .map { [$0.name] + $0.attributes.keys.sorted() }
    }
    #expect(shape(page).filter { $0 != ["a", "href", "rel"] } == shape(plain))
    #expect(page.tags.count { $0.name == "script" } == 1)
    for tag in page.tags {
      for (name, value) in tag.attributes {
        #expect(!name.hasPrefix("on"))
        if name == "href" { #expect(value.hasPrefix("#") || value == "data:,") }
      }
    }
  }
}
