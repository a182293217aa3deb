import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText
import Testing

/// What registrations make of the fonts of a process.
@Suite struct RegistrationTests {
  private static let bold = FontFile.make("Gate-Bold.ttf", "Gate-Bold")
  private static let serif = FontFile.make("Serif.otf", "Serif-Regular", families: ["Serif"])

  private static func assessment(
    _ coverage: [RegisteredFonts], asking names: [String] = [], fonts: [FontFile] = [bold, serif],
    bundled: [String]? = nil, declared: [String] = [], platforms: Set<String>? = nil,
    isForTestsOnly: Bool = false, change: (inout AppProcess) -> Void = { _ in }
  ) -> Assessment {
    var project = SmallProject(
      fonts: fonts, references: names.enumerated().map { .asking(for: $1, line: $0 + 1) })
    var process = AppProcess.make(
      entries: declared, bundled: bundled ?? fonts.map(\.path), sources: .files(["/app/App.swift"]))
    change(&process)
    project.processes = [process]
    project.registrations = [
      FontRegistration(
        function: "register", place: .at("/app/App.swift", line: 99), coverage: coverage,
        platforms: platforms, isForTestsOnly: isForTestsOnly)
    ]
    return project.assessment
  }

  private static func covered(
    _ kind: RegisteredFonts.Kind, in bundle: ResourceBundle = .main,
    fonts: [FontFile] = [
      bold, serif,
    ], change: (inout AppProcess) -> Void = { _ in }
  ) -> RunTimeFonts {
    let fonts = RegisteredFonts(kind, in: bundle, place: .at("/app/App.swift", line: 99))
    return assessment([fonts], fonts: Self.fonts, change: change).processes.first?.runTime
      ?? RunTimeFonts()
  }

  private static let fonts = [bold, serif]

  @Test("a file is registered by its name, with or without its extension")
  func files() {
    #expect(Self.covered(.file(name: "Gate-Bold", extension: "ttf")).files.count == 1)
    #expect(Self.covered(.file(name: "Gate-Bold.ttf", extension: nil)).files.count == 1)
    #expect(Self.covered(.file(name: "Serif", extension: nil)).files.keys.first == Self.serif.path)
    let other = Self.covered(.file(name: "Serif", extension: "ttf"))
    #expect(other.files.isEmpty)
    #expect(other.missing.first?.nearMiss?.path == Self.serif.path)
  }

  @Test("all files of an extension, all of a bundle, what accessors are generated for")
  func many() {
    #expect(
      Self.covered(.allFiles(withExtension: "TTF")).files.keys.sorted() == [Self.bold.path])
    #expect(Self.covered(.allFiles(withExtension: nil)).files.count == 2)
    #expect(Self.covered(.bundle).files.count == 2)
    #expect(Self.covered(.generatedAccessors).files.count == 2)
    // A face that no font has may be any.
    #expect(Self.covered(.generatedAccessor(family: "None", style: "bold")).files.count == 2)
  }

  @Test("a file of a bundle within the bundle is none of the app's own")
  func nested() {
    let move: (inout AppProcess) -> Void = { process in
      process.bundle.fonts[0].bundlePath = "Kit_Kit.bundle/Gate-Bold.ttf"
    }
    let main = Self.covered(.bundle, in: .main, change: move)
    #expect(main.files.keys.sorted() == [Self.serif.path])
    #expect(main.possible.keys.sorted() == [Self.bold.path])
    let module = Self.covered(.bundle, in: .module, change: move)
    #expect(module.files.keys.sorted() == [Self.bold.path])
    #expect(Self.covered(.bundle, in: .unknown, change: move).files.count == 2)
  }

  @Test("a data set is found in the catalogue by its name")
  func dataAssets() {
    let asset = FontFile.make("Assets.xcassets/Title.dataset/Gate.ttf", "Gate-Bold")
    let fonts = [
      RegisteredFonts(.dataAsset("Title"), in: .main, place: .at("/app/App.swift", line: 99)),
      RegisteredFonts(.dataAsset("Nope"), in: .main, place: .at("/app/App.swift", line: 98)),
    ]
    let assessment = Self.assessment(
      fonts, asking: ["Gate-Bold"], fonts: [asset], bundled: [])
    #expect(assessment.processes[0].runTime.files.keys.sorted() == [asset.path])
    #expect(assessment.processes[0].runTime.missing.map(\.name) == ["Nope"])
    #expect(assessment.names[0].resolutions[0].outcome == .registeredAtRunTime)
    #expect(assessment.names[0].resolutions[0].registration?.function == "register")
  }

  @Test("a font that no registration covers is not registered")
  func uncovered() {
    let fonts = RegisteredFonts(
      .file(name: "Gate-Bold", extension: "ttf"), in: .main, place: .at("/app/App.swift", line: 99))
    let names = Self.assessment([fonts], asking: ["Gate-Bold", "Serif-Regular"]).names
    #expect(names.map { $0.resolutions[0].outcome } == [.registeredAtRunTime, .unregistered])
    #expect(names[1].resolutions[0].registration == nil)
  }

  @Test("tests, and code for another platform, register nothing")
  func otherCode() {
    let all = [RegisteredFonts(.bundle, in: .main, place: .at("/app/App.swift", line: 99))]
    #expect(Self.assessment(all, isForTestsOnly: true).processes[0].runTime.files.isEmpty)
    #expect(Self.assessment(all, platforms: ["macOS"]).processes[0].runTime.files.isEmpty)
    #expect(Self.assessment(all, platforms: ["iOS"]).processes[0].runTime.files.count == 2)
    let hosted = Self.assessment(all) { $0.testSources = ["/app/App.swift"] }
    #expect(hosted.processes[0].runTime.files.isEmpty)
  }

  @Test("a name is tried with one extension after another; a file elsewhere is not missing")
  func missing() {
    let place = SourcePlace.at("/app/App.swift", line: 99)
    let kinds: [RegisteredFonts.Kind] = [
      .file(name: "Gate-Bold", extension: "otf"), .file(name: "Gate-Bold", extension: "ttf"),
      .file(name: "Circular-Book", extension: "otf"), .file(name: "Serif", extension: "otf"),
    ]
    let runTime = Self.assessment(
      kinds.map { RegisteredFonts($0, in: .main, place: place) }, bundled: [Self.bold.path]
    ).processes[0].runTime
    #expect(runTime.missing.map(\.name) == ["Circular-Book.otf"])
    #expect(runTime.unbundled.keys.sorted() == [Self.serif.path])
  }

  @Test("what is registered and not here may have the names that its file suggests")
  func names() {
    let place = SourcePlace.at("/app/App.swift", line: 99)
    let missing = RegisteredFonts(
      .file(name: "circular-book", extension: "otf"), in: .main, place: place)
    let names = Self.assessment(
      [missing], asking: ["CircularStd-Bold", "Circular-Book", "Rounded-Bold", "Gate-Bolt"]
    ).names.map { $0.resolutions[0].outcome }
    #expect(names == [.unknown, .unknown, .fallback, .fallback])
  }

  @Test("where fonts come from elsewhere a name may be theirs, unless it is a misspelling")
  func undetermined() {
    let place = SourcePlace.at("/app/App.swift", line: 99)
    let any = RegisteredFonts(.undeterminable("a file that is downloaded"), place: place)
    let assessment = Self.assessment(
      [any],
      asking: ["Merriweather", "gate-bold", "Gate_Bold", "Gate-Blod", "Gate-Thin", "Georgia"]
    )
    let outcomes = assessment.names.map { $0.resolutions[0].outcome }
    #expect(
      outcomes == [.unknown, .unregistered, .fallback, .fallback, .unknown, .builtIn])
    #expect(assessment.names[0].suggestions.isEmpty)
  }

  @Test("a font that the project copies and that is not here may have its name")
  func absent() {
    let place = SourcePlace.at("/app/App.swift", line: 99)
    let other = RegisteredFonts(
      .file(name: "Gate-Bold", extension: "ttf"), in: .main, place: place)
    let names = Self.assessment([other], asking: ["Inter-Bold", "Interstate"]) { process in
      process.bundle.absent = [
        AbsentFont(
          path: "/app/Inter-Bold.ttf", bundlePath: "Inter-Bold.ttf", isFetched: false)
      ]
    }.names
    #expect(names[0].resolutions[0].outcome == .unknown)
    guard case .absent(let font)? = names[0].resolutions[0].unseen else {
      Issue.record("the font that is not here is not named")
      return
    }
    #expect(font.bundlePath == "Inter-Bold.ttf")
  }

  @Test("a font of a package may have its name, and only one that is like it")
  func ofPackage() {
    let names = Self.assessment(
      [], asking: ["GatewayRounded-Book", "Inter-Book", "GatewayRounded-Bold"]
    ) {
      process in process.bundle.ofPackages = ["/app/Pods/GatewayRnd-Book.otf"]
    }.names.map { $0.resolutions[0].outcome }
    #expect(names == [.unknown, .fallback, .fallback])
  }

  @Test("a declared file that a script may copy may have its name")
  func unseen() {
    let names = Self.assessment([], asking: ["Icons", "Nope"], declared: ["Icons.ttf"]) { process in
      process.bundle.unseen = UnseenResources(place: .at("/app/project.pbxproj", line: 3))
    }.names.map { $0.resolutions[0].outcome }
    #expect(names == [.unknown, .fallback])
  }

  @Test("a launch screen is drawn before code runs")
  func launchScreen() {
    let place = SourcePlace.at("/app/App.swift", line: 99)
    let kinds: [RegisteredFonts.Kind] = [
      .file(name: "Gate-Bold", extension: "ttf"), .undeterminable("a file that is downloaded"),
    ]
    var project = SmallProject(fonts: Self.fonts)
    project.references = ["Gate-Bold", "Nope"].enumerated().map { line, name in
      .asking(
        for: name, .interfaceBuilderDescription, at: "/app/Launch.storyboard", line: line + 1)
    }
    project.registrations = [
      FontRegistration(
        function: "register", place: place,
        coverage: kinds.map { RegisteredFonts($0, in: .main, place: place) })
    ]
    var process = AppProcess.make(bundled: Self.fonts.map(\.path))
    project.processes = [process]
    #expect(
      project.assessment.names.map { $0.resolutions[0].outcome } == [
        .registeredAtRunTime, .unknown,
      ])
    process.manifest.launchScreen = "Launch"
    project.processes = [process]
    let launch = project.assessment.names.map { $0.resolutions[0] }
    #expect(launch.map(\.outcome) == [.unregistered, .fallback])
    #expect(launch[0].brokenLink == .registeredAfterLaunch)
    process.manifest.launchScreen = nil
    project.processes = [process]
    project.references[0].isOnLaunchScreen = true
    #expect(project.assessment.names[0].resolutions[0].outcome == .unregistered)
  }

  @Test("a file that nobody asks for by its name may have any")
  func strangers() {
    let names = Self.assessment([], asking: ["CircularPro-Bold", "CircularPro-Book", "Gate-Blod"]) {
      $0.bundle.absent = ["Font-Bold.otf", "Font-Book.otf"].map {
        AbsentFont(path: "/app/" + $0, bundlePath: $0, isFetched: false)
      }
    }.names
    #expect(names.map { $0.resolutions[0].outcome } == [.unknown, .unknown, .fallback])
    guard case .absent(let font)? = names[1].resolutions[0].unseen else {
      Issue.record("the font that is not here is not named")
      return
    }
    #expect(font.bundlePath == "Font-Book.otf")
    let claimed = Self.assessment([], asking: ["Inter-Bold", "Rounded"]) {
      $0.bundle.absent = [
        AbsentFont(path: "/app/Inter-Bold.otf", bundlePath: "Inter-Bold.otf", isFetched: false)
      ]
    }.names
    #expect(claimed.map { $0.resolutions[0].outcome } == [.unknown, .fallback])
  }

  @Test(
    "a file that is not here may have a name only where its own does not tell another",
    arguments: [
      ("AntDesign.ttf", "anticon", .unknown), ("AntDesign.ttf", "AntDesign", .unknown),
      ("Ionicons.ttf", "ionicons", .unknown), ("AntDesign.ttf", "Poppins-Bold", .fallback),
      ("MaterialCommunityIcons.ttf", "Material Design Icons", .unknown),
      ("MaterialCommunityIcons.ttf", "MaterialCommunityIcons", .fallback),
      ("Foundation.ttf", "Foundation-Bold", .fallback),
      ("FontAwesome5_Pro_Solid.ttf", "FontAwesome5Pro-Solid", .unknown),
      ("Gilroy-Bold.otf", "Poppins-Bold", .fallback), ("Foo-Bold.otf", "Poppins-Bold", .fallback),
      ("FFMark-Bold.otf", "MarkOT-Heavy", .unknown), ("DIN-Bold.otf", "FFDIN-Bold", .unknown),
      ("Bold.otf", "Poppins-Bold", .unknown), ("BrandFont-Bold.otf", "Poppins-Bold", .unknown),
      ("fonts/a1.ttf", "Poppins-Bold", .unknown), ("d41d8cd98f00.ttf", "Poppins-Bold", .unknown),
      ("AcmeIcons.ttf", "icomoon", .unknown), ("AcmeIcons.ttf", "Poppins-Bold", .fallback),
      ("AcmeIcons.ttf", "monospace", .fallback), ("a1.ttf", "sans-serif", .fallback),
    ] as [(String, String, Resolution.Outcome)])
  func told(file: String, name: String, outcome: Resolution.Outcome) {
    let names = Self.assessment([], asking: [name], declared: [file]) { process in
      process.bundle.unseen = UnseenResources(place: .at("/app/project.pbxproj", line: 3))
    }.names
    #expect(names.map { $0.resolutions[0].outcome } == [outcome])
  }

  @Test("a call that fetches fonts of Apple's may bring those that are downloads, and no others")
  func downloads() {
    let place = SourcePlace.at("/app/App.swift", line: 99)
    let asked = ["ComicSansMS", "Seravek", "Nope", "Gate-Bold"]
    let without = Self.assessment([], asking: asked).names.map { $0.resolutions[0].outcome }
    #expect(without == [.fallback, .fallback, .fallback, .unregistered])
    let assessment = Self.assessment([RegisteredFonts(.downloads, place: place)], asking: asked)
    let outcomes = assessment.names.map { $0.resolutions[0].outcome }
    #expect(outcomes == [.unknown, .fallback, .fallback, .unregistered])
    #expect(assessment.names[0].resolutions[0].registration?.function == "register")
    #expect(assessment.processes[0].registrations.isEmpty)
  }

  @Test("words that two names share make them one family")
  func words() {
    let names = Self.assessment([], asking: ["AvantGardeGothicITC-Dm", "Gothic-Bold"]) {
      $0.bundle.absent = [
        AbsentFont(
          path: "/app/a.ttf", bundlePath: "ITC_Avant_Garde_Gothic__Demi.ttf", isFetched: true)
      ]
    }.names
    #expect(names.map { $0.resolutions[0].outcome } == [.unknown, .fallback])
  }

  @Test("what the other targets have is taken into account when one is looked at")
  func narrowed() {
    var project = SmallProject(fonts: Self.fonts, references: [.asking(for: "Gate-Bold")])
    project.processes = [
      .make(
        "App", entries: ["Gate-Bold.ttf"], bundled: Self.fonts.map(\.path),
        sources: .files(["/app/App.swift"])),
      .make("Widget", sources: .files(["/app/App.swift"])),
    ]
    for index in project.processes.indices {
      project.processes[index].provider = .project(.xcode, path: "/app/App.xcodeproj")
    }
    let widget = project.assessment.narrowed(to: ["Widget"])
    #expect(widget.processes.map(\.process.name) == ["Widget"])
    #expect(widget.names.map { $0.resolutions.map(\.process) } == [[0]])
    #expect(widget.names[0].resolutions[0].outcome == .unregistered)
    #expect(widget.names[0].resolutions[0].isFoundElsewhere)
    #expect(project.assessment.narrowed(to: []) == project.assessment)
  }
}
