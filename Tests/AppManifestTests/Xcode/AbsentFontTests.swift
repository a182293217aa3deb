import SourceText
import Testing

@testable import AppManifest

/// Fonts that a project bundles and that are not in its folder, in all kinds of projects.
@Suite struct AbsentFontTests {
  private func plist(_ fonts: String...) -> String {
    let items = fonts.map { "<string>\($0)</string>" }.joined()
    return "<plist><dict><key>UIAppFonts</key><array>\(items)</array></dict></plist>"
  }

  /// `A.ttf (fetched)`, or `A.ttf` for one that nothing brings.
  private func absent(_ bundle: BundleContents) -> [String] {
    bundle.absent.map { $0.bundlePath + ($0.isFetched ? " (fetched)" : "") }.sorted()
  }

  private func classic(_ files: [String: String], of path: String) throws -> BundleContents {
    var project = ProjectText()
    let font = project.file(path)
    project.target(
      "App", phases: [project.resources([font])], settings: "INFOPLIST_FILE = Info.plist;")
    var files = files
    files["Info.plist"] = plist("A.ttf")
    return try ProjectFolder(project, files).process().bundle
  }

  @Test func `a member that is not on disk is absent, and nothing else is unseen`() throws {
    let bundle = try classic([:], of: "Fonts/A.ttf")
    #expect(absent(bundle) == ["A.ttf"])
    #expect(bundle.absent.first?.place?.line != nil)
    #expect(bundle.unseen == nil)
  }

  @Test(arguments: [
    ("Pods/Icons/A.ttf", "", ""), ("Carthage/Checkouts/Icons/A.ttf", "", ""),
    ("Licensed/A.ttf", ".gitignore", "Licensed/*.ttf"),
    ("Modules/Brand/Fonts/A.ttf", ".gitmodules", "[submodule \"B\"]\n\tpath = Modules/Brand\n"),
  ])
  func `what is fetched, ignored by git or of a submodule is not missed`(
    path: String, file: String, text: String
  ) throws {
    let bundle = try classic(file.isEmpty ? [:] : [file: text], of: path)
    #expect(absent(bundle) == ["A.ttf (fetched)"])
  }

  @Test func `a folder reference that is not on disk brings what is declared in it`() throws {
    var project = ProjectText()
    let folder = project.folder("Fonts")
    project.target(
      "App", phases: [project.resources([folder])], settings: "INFOPLIST_FILE = Info.plist;")
    let bundle = try ProjectFolder(project, ["Info.plist": plist("Fonts/A.ttf", "B.ttf")])
      .process().bundle
    #expect(absent(bundle) == ["Fonts/A.ttf"])
    #expect(bundle.unseen == nil)
  }

  @Test func `git may leave a font out of a folder reference`() throws {
    var project = ProjectText()
    let folder = project.folder("Fonts")
    project.target(
      "App", phases: [project.resources([folder])], settings: "INFOPLIST_FILE = Info.plist;")
    let plist = plist("Fonts/A.ttf", "Fonts/B.otf", "C.ttf")
    let bundle = try ProjectFolder(
      project, ["Info.plist": plist, "Fonts/LICENSE": "", ".gitignore": "Fonts/*.ttf\nC.ttf"]
    ).process().bundle
    #expect(absent(bundle) == ["Fonts/A.ttf (fetched)"])
  }

  @Test func `git may leave a font out of a synchronized folder`() throws {
    var project = ProjectText()
    let folder = project.synchronized("App")
    project.target(
      "App", settings: "INFOPLIST_FILE = Info.plist;",
      fields: "fileSystemSynchronizedGroups = (\(folder), );")
    let bundle = try ProjectFolder(
      project, ["Info.plist": plist("A.ttf", "B.otf"), "App/C.ttf": "", ".gitignore": "*.ttf"]
    ).process().bundle
    #expect(absent(bundle) == ["A.ttf (fetched)"])
    #expect(bundle.unseen == nil)
  }

  @Test func `a synchronized folder that is not on disk may hold what is declared`() throws {
    var project = ProjectText()
    let folder = project.synchronized("Brand")
    project.target(
      "App", settings: "INFOPLIST_FILE = Info.plist;",
      fields: "fileSystemSynchronizedGroups = (\(folder), );")
    let folderWith = try ProjectFolder(project, ["Info.plist": plist("A.ttf")])
    #expect(try folderWith.process().bundle.unseen?.place.line != nil)
    let folderWithout = try ProjectFolder(project, ["Info.plist": plist()])
    #expect(try folderWithout.process().bundle.unseen == nil)
  }

  @Test func `packages of a Podfile may bring what is declared, unless the project knows them`()
    throws
  {
    let podfile = ["Podfile": "platform :ios\n  pod 'Icons'\n", "Info.plist": plist("A.ttf")]
    for isKnown in [false, true] {
      var project = ProjectText()
      let phase = project.add("PBXShellScriptBuildPhase", "name = \"[CP] Check Pods\"; files = ();")
      project.target(
        "App", phases: isKnown ? [phase] : [], settings: "INFOPLIST_FILE = Info.plist;")
      if !isKnown { project.remove(phase) }
      let bundle = try ProjectFolder(project, podfile).process().bundle
      #expect(bundle.unseen?.place.line == (isKnown ? nil : 2))
      #expect(bundle.unseen?.place.column == (isKnown ? nil : 3))
    }
  }

  @Test func `frameworks of packages may hold what is declared, unless the resources are listed`()
    throws
  {
    let script = "shellScript = \"\\\"${PODS_ROOT}/Pods-App"
    for isListed in [false, true] {
      var project = ProjectText()
      let phases = [
        project.add("PBXShellScriptBuildPhase", "\(script)-frameworks.sh\\\"\"; files = ();"),
        project.add(
          "PBXShellScriptBuildPhase",
          "\(script)-resources.sh\\\"\"; files = (); outputPaths = (\"B.bundle\", );"),
      ]
      project.target(
        "App", phases: isListed ? phases : [phases[0]], settings: "INFOPLIST_FILE = Info.plist;")
      let bundle = try ProjectFolder(project, ["Info.plist": plist("A.ttf")]).process().bundle
      #expect((bundle.unseen == nil) == isListed)
    }
  }

  @Test func `sources of XcodeGen that are not on disk are absent, or unseen`() throws {
    let spec = """
      name: Shop
      targets:
        Shop:
          type: application
          platform: iOS
          sources:
            - Shop
            - Licensed/A.ttf
            - path: Typefaces
              type: folder
            - path: Brand

      """
    let files = ["project.yml": spec, "Shop/Shop.swift": ""]
    func bundle(_ fonts: String) throws -> BundleContents {
      try ProjectFolder(files.merging(["Shop/Info.plist": fonts]) { $1 }).process().bundle
    }
    let named = try bundle(plist("A.ttf", "Typefaces/B.ttf"))
    #expect(absent(named) == ["A.ttf", "Typefaces/B.ttf"])
    #expect(named.unseen == nil)
    #expect(try bundle(plist("C.ttf")).unseen?.place.line == 11)
  }

  @Test func `resources of Tuist that are not on disk are absent, or unseen`() throws {
    func bundle(_ resources: String) throws -> BundleContents {
      try ProjectFolder([
        "Project.swift": """
        import ProjectDescription
        let project = Project(name: "Shop", targets: [.target(
          name: "Shop", destinations: .iOS, product: .app, bundleId: "shop",
          infoPlist: .extendingDefault(with: ["UIAppFonts": ["A.ttf"]]),
          sources: ["Sources/**"], resources: [\(resources)])])
        """, "Sources/Shop.swift": "",
      ]).process().bundle
    }
    #expect(absent(try bundle("\"Fonts/A.ttf\"")) == ["A.ttf"])
    #expect(try bundle("\"Fonts/**\"").unseen?.place.line == 5)
    #expect(try bundle("").unseen == nil)
  }
}
