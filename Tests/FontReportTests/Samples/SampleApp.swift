import AppManifest
import FontDiagnostics
import FontReferences
import FontReport
import FontResolution
import SourceText

extension SampleReports {
  /// An app with a widget, a wrong constant, and a call that cannot be determined.
  static let app = Report(
    currentDirectory: directory,
    assessment: assessment(
      catalogue: catalogue, processes: [mainProcess, widgetProcess],
      names: [wrongConstant, goodLiteral, unknownCall]),
    diagnostics: [
      Diagnostic(
        rule: "unknown_font_name", severity: .error,
        message: "no font of this app has the name \"GateMono-Bld\"",
        place: constantPlace, target: "App", platform: .iOS, name: "GateMono-Bld",
        suggestions: ["GateMono-Bold", "GateMono-Regular"],
        notes: [
          Diagnostic.Note("used by UIFont(name:size:)", place: usePlace),
          Diagnostic.Note("the family 'Gate Mono' has the faces Regular and Bold"),
        ]),
      Diagnostic(
        rule: "missing_font_file", severity: .error, message: "no file is called \"Gate.ttf\"",
        place: place("/project/App/Info.plist", 12, 11, 19), target: "App", platform: .iOS,
        configurations: ["Debug", "Release"], help: "write \"GateMono.ttc\""),
      Diagnostic(
        rule: "unlisted_font", severity: .warning,
        message: "\"GateMono.ttc\" is bundled and nothing declares it",
        place: SourcePlace(path: "/project/Fonts/GateMono.ttc"), target: "Widget", platform: .iOS),
      Diagnostic(
        rule: "undetermined_font_name", severity: .note,
        message: "the name cannot be determined: a parameter of 'make(name:)'",
        place: place("/project/App/Make.swift", 3, 25, 29)),
    ],
    unchecked: [
      UncheckedFile(path: "/project/App/Deep.swift", reason: "brackets nested 40 deep"),
      UncheckedFile(
        path: "/project/project.yml", reason: "includes are not supported", isError: false),
    ],
    excerpts: [
      Report.Excerpt(path: constantPlace.path, line: 4):
        "  static let title = \"GateMono-Bld\"",
      Report.Excerpt(path: "/project/App/Info.plist", line: 12): "\t\t<string>Gate.ttf</string>",
      Report.Excerpt(path: "/project/App/Make.swift", line: 3):
        "    return UIFont(name: name, size: 12)",
    ],
    rules: [
      Report.RuleSummary(
        identifier: "unknown_font_name", severity: .error, summary: "the name is no font's",
        rationale: "The system font is drawn instead.")
    ])

  private static let constantPlace = place("/project/App/Fonts.swift", 4, 23, 35)
  private static let usePlace = place("/project/App/View.swift", 18, 22, 35)

  private static let mainProcess = ProcessFonts(
    process: AppProcess(
      name: "App", kind: .app, platform: .iOS, deploymentTarget: OSVersion(16),
      manifest: Manifest(path: "/project/App/Info.plist"),
      bundle: BundleContents(fonts: [], matching: .suffix),
      sources: .files([constantPlace.path, usePlace.path]), provider: .convention),
    entries: [], declared: [], undeclared: [],
    registrations: [
      FontRegistration(
        function: "CTFontManagerRegisterFontsForURL",
        place: place("/project/App/Main.swift", 9, 5, 37))
    ],
    runTime: RunTimeFonts(files: [
      "/project/Fonts/GateSans.ttf": RunTimeFonts.Call(
        function: "CTFontManagerRegisterFontsForURL",
        place: place("/project/App/Main.swift", 9, 5, 37))
    ]))

  private static let widgetProcess = ProcessFonts(
    process: AppProcess(
      name: "Widget", kind: .appex, platform: .iOS, configurations: ["Release"],
      manifest: Manifest(path: nil),
      bundle: BundleContents(
        fonts: [BundledFile(path: "/project/Fonts/GateMono.ttc", bundlePath: "GateMono.ttc")],
        matching: .exact), sources: .any, provider: .convention), entries: [],
    declared: ["/project/Fonts/GateMono.ttc"], undeclared: [], registrations: [])

  private static let wrongConstant = ResolvedName(
    candidate: NameCandidate(
      name: "GateMono-Bld", place: constantPlace, certainty: .constant,
      flow: [FlowStep(place: constantPlace, what: "Fonts.title")]),
    uses: [
      FontReference(api: .uiFont, place: usePlace, text: "Fonts.title", candidates: [])
    ], resolutions: [Resolution(process: 0, outcome: .fallback)],
    suggestions: ["GateMono-Bold", "GateMono-Regular"])

  private static let goodLiteral = ResolvedName(
    candidate: NameCandidate(
      name: "GateMono-Bold", place: place("/project/App/View.swift", 20, 23, 36),
      certainty: .literal),
    uses: [
      FontReference(
        api: .fontCustom, place: place("/project/App/View.swift", 20, 22, 37),
        text: "\"GateMono-Bold\"", candidates: [])
    ],
    resolutions: [
      Resolution(
        process: 0, outcome: .postScriptName,
        face: FaceIdentity(path: "/project/Fonts/GateMono.ttc", postScriptName: "GateMono-Bold")),
      Resolution(process: 1, outcome: .unregistered, brokenLink: .notDeclared),
      Resolution(process: 7, outcome: .fallback),
    ])

  private static let unknownCall = ResolvedName(
    candidate: nil,
    uses: [
      FontReference(
        api: .uiFont, place: place("/project/App/Make.swift", 3, 25, 29), text: "name",
        candidates: [], undetermined: "a parameter of 'make(name:)'")
    ], resolutions: [Resolution(process: 0, outcome: .undetermined)])
}
