import FileTree
import Testing

@testable import AppManifest

@Suite struct XcodeLinksTests {
  private let package = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [.target(name: "Kit", resources: [.process("Fonts")])])
    """

  private func kit(_ folder: String) -> [String: String] {
    [
      "\(folder)/Package.swift": package, "\(folder)/Sources/Kit/Kit.swift": "",
      "\(folder)/Sources/Kit/Fonts/A.ttf": "font",
    ]
  }

  @Test func `a process runs the code of all it links, to any depth`() throws {
    var project = ProjectText()
    let files = ["App.swift", "Widget.swift", "UI.swift", "Core.swift"].map { project.file($0) }
    let font = project.file("Core.ttf")
    func dependency(_ id: String) -> String {
      project.add("PBXTargetDependency", "target = \(id);")
    }
    project.target(
      "App", phases: [project.sources([files[0]])],
      fields: "dependencies = (\(dependency("UI")), );")
    project.target(
      "Widget", "app-extension", phases: [project.sources([files[1]])],
      fields: "dependencies = (\(dependency("CORE")), );")
    project.target(
      "UI", "framework", phases: [project.sources([files[2]])],
      fields: "dependencies = (\(dependency("CORE")), );", id: "UI")
    project.target(
      "Core", "framework", phases: [project.sources([files[3]]), project.resources([font])],
      id: "CORE")
    let folder = try ProjectFolder(
      project,
      ["App.swift": "", "Widget.swift": "", "UI.swift": "", "Core.swift": "", "Core.ttf": "font"])
    let processes = try folder.read().processes
    #expect(processes.map(\.name) == ["App", "Widget"])
    #expect(
      processes.map(folder.sources) == [
        ["App.swift", "Core.swift", "UI.swift"], ["Core.swift", "Widget.swift"],
      ])
    #expect(
      processes.map(\.bundlePaths) == [
        ["Frameworks/Core.framework/Core.ttf"], ["Frameworks/Core.framework/Core.ttf"],
      ])
  }

  @Test func `a filter binds a dependency to platforms, unless another link has none`() throws {
    for isLinked in [false, true] {
      var project = ProjectText()
      let font = project.file("Core.ttf")
      let product = project.file("Core.framework", "sourceTree = BUILT_PRODUCTS_DIR;")
      let dependency = project.add("PBXTargetDependency", "target = CORE; platformFilter = ios;")
      let phase = project.phase("PBXFrameworksBuildPhase", isLinked ? [product] : [])
      project.target(
        "App", phases: [phase], settings: "SUPPORTED_PLATFORMS = \"iphoneos macosx\";",
        fields: "dependencies = (\(dependency), );")
      project.target(
        "Core", "framework", phases: [project.resources([font])],
        fields: "productReference = \(product);", id: "CORE")
      let processes = try ProjectFolder(project, ["Core.ttf": "font"]).read().processes
      #expect(processes.map(\.platform) == [.iOS, .macOS])
      #expect(processes.map(\.bundle.fonts.count) == [1, isLinked ? 1 : 0])
    }
  }

  @Test func `a linked product of the same project is a dependency`() throws {
    var project = ProjectText()
    let product = project.file("Core.framework", "sourceTree = BUILT_PRODUCTS_DIR;")
    let source = project.file("Core.swift")
    project.target("App", phases: [project.phase("PBXFrameworksBuildPhase", [product])])
    project.target(
      "Core", "framework", phases: [project.sources([source])],
      fields: "productReference = \(product);")
    let folder = try ProjectFolder(project, ["Core.swift": ""])
    #expect(folder.sources(try folder.process()) == ["Core.swift"])
  }

  /// A project `Lib/Lib.xcodeproj` with a framework `Lib`.
  private func library() -> ProjectText {
    var library = ProjectText()
    let source = library.file("Lib.swift")
    let product = library.add(
      "PBXFileReference", "path = Lib.framework; sourceTree = BUILT_PRODUCTS_DIR;", id: "PRODUCT")
    library.target(
      "Lib", "framework", phases: [library.sources([source])],
      fields: "productReference = \(product);",
      id: "LIB")
    return library
  }

  @Test func `a project within a project is linked by proxies`() throws {
    var library = library()
    for (isa, fields) in [
      ("dependency", "proxyType = 1; remoteGlobalIDString = LIB; remoteInfo = Lib;"),
      ("product", "proxyType = 2; remoteGlobalIDString = PRODUCT; remoteInfo = Lib;"),
    ] {
      var project = ProjectText()
      let inner = project.file("Lib/Lib.xcodeproj")
      let proxy = project.add(
        "PBXContainerItemProxy", "containerPortal = \(inner); \(fields)")
      if isa == "dependency" {
        let dependency = project.add("PBXTargetDependency", "name = Lib; targetProxy = \(proxy);")
        project.target("App", "application", fields: "dependencies = (\(dependency), );")
      } else {
        let reference = project.add(
          "PBXReferenceProxy",
          "path = Lib.framework; remoteRef = \(proxy); sourceTree = BUILT_PRODUCTS_DIR;")
        project.target("App", phases: [project.phase("PBXFrameworksBuildPhase", [reference])])
      }
      let folder = try ProjectFolder(
        project, ["Lib/Lib.xcodeproj/project.pbxproj": library.text(), "Lib/Lib.swift": ""])
      #expect(folder.sources(try folder.process()) == ["Lib/Lib.swift"])
    }
  }

  /// A project `App.xcodeproj` whose app links `Lib.framework` from among the built products.
  private func app() -> ProjectText {
    var project = ProjectText()
    let product = project.file("Lib.framework", "sourceTree = BUILT_PRODUCTS_DIR;")
    project.target("App", phases: [project.phase("PBXFrameworksBuildPhase", [product])])
    return project
  }

  @Test func `projects of one workspace link each other by the names of products`() throws {
    var library = library()
    let (project, text) = (app(), library.text())
    let files = ["Lib/Lib.xcodeproj/project.pbxproj": text, "Lib/Lib.swift": ""]
    let workspaces = [
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version="1.0"><FileRef location="group:App.xcodeproj"/></Workspace>
      """,
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version="1.0">
        <FileRef location="group:App.xcodeproj"/>
        <Group location="container:Lib" name="Libraries">
          <FileRef location="group:Lib.xcodeproj"/>
        </Group>
      </Workspace>
      """,
    ]
    for (workspace, linked) in zip(workspaces, [[], ["Lib/Lib.swift"]]) {
      let folder = try ProjectFolder(
        project, files.merging(["All.xcworkspace/contents.xcworkspacedata": workspace]) { $1 })
      #expect(folder.sources(try folder.process()) == linked)
    }
  }

  @Test func `without a workspace the nearest project that makes a product is linked`() throws {
    var library = library()
    var project = app()
    let (text, own) = (library.text(), project.text())
    for (folders, repository, linked) in [
      (["Lib"], "", ["Main/Lib/Lib.swift"]), (["Lib", "Old"], "", []),
      (["Lib", "../Old"], "", ["Main/Lib/Lib.swift"]), (["../Old"], "", ["Old/Lib.swift"]),
      (["../Old"], "Main/", []),
    ] {
      var files = [repository + ".git/HEAD": "", "Main/App.xcodeproj/project.pbxproj": own]
      for name in folders {
        files["Main/\(name)/Lib.xcodeproj/project.pbxproj"] = text
        files["Main/\(name)/Lib.swift"] = ""
      }
      let folder = try ProjectFolder(files)
      #expect(try folder.read().processes.flatMap(folder.sources) == linked)
    }
  }

  @Test(arguments: ["reference", "folder", "synchronized", "workspace", "remote"])
  func `local packages are linked`(how: String) throws {
    var project = ProjectText()
    var files = kit("Packages/Kit")
    var fields = ""
    switch how {
    case "reference":
      let reference = project.add("XCLocalSwiftPackageReference", "relativePath = Packages/Kit;")
      fields = "package = \(reference);"
    case "folder": _ = project.file("Packages/Kit", "lastKnownFileType = wrapper;")
    case "synchronized": _ = project.synchronized("Packages")
    case "remote":
      // A local package of the same name stands in for one from elsewhere.
      _ = project.folder("Packages/Kit")
      let reference = project.add(
        "XCRemoteSwiftPackageReference", "repositoryURL = \"https://example.org/me/kit.git\";")
      fields = "package = \(reference);"
    default:
      files["App.xcworkspace/contents.xcworkspacedata"] = """
        <Workspace><FileRef location="group:App.xcodeproj"/>\
        <FileRef location="group:Packages/Kit"/></Workspace>
        """
    }
    let product = project.add("XCSwiftPackageProductDependency", "productName = Kit; \(fields)")
    project.target("App", "application", fields: "packageProductDependencies = (\(product), );")
    let folder = try ProjectFolder(project, files)
    let process = try folder.process()
    #expect(folder.sources(process) == ["Packages/Kit/Sources/Kit/Kit.swift"])
    #expect(process.bundlePaths == ["Kit_Kit.bundle/A.ttf"])
  }

  @Test func `a package beside the folder counts in what links it`() throws {
    var project = ProjectText()
    let reference = project.add("XCLocalSwiftPackageReference", "relativePath = ../Kit;")
    let product = project.add(
      "XCSwiftPackageProductDependency", "productName = Kit; package = \(reference);")
    project.target("App", "application", fields: "packageProductDependencies = (\(product), );")
    var files = kit("Kit")
    files["App/App.xcodeproj/project.pbxproj"] = project.text()
    let folder = try ProjectFolder(files)
    let reading = ManifestReader(trees: [try folder.tree("App")]).read()
    #expect(reading.processes.map(\.name) == ["App"])
    #expect(
      reading.sources(besides: []).map(folder.relative) == ["Kit/Sources/Kit/Kit.swift"])
  }

  @Test func `a test bundle runs in its host, one without a host nowhere`() throws {
    var project = ProjectText()
    let files = ["App.swift", "Unit.swift", "UI.swift"].map { project.file($0) }
    let product = project.add(
      "PBXFileReference", "path = \"My App.app\"; sourceTree = BUILT_PRODUCTS_DIR;")
    project.target(
      "App", phases: [project.sources([files[0]])], fields: "productReference = \(product);")
    project.target(
      "Unit", "bundle.unit-test", phases: [project.sources([files[1]])],
      settings: "TEST_HOST = \"$(BUILT_PRODUCTS_DIR)/My App.app/My App\";")
    project.target(
      "UI", "bundle.ui-testing", phases: [project.sources([files[2]])],
      settings: "TEST_TARGET_NAME = App;")
    let folder = try ProjectFolder(project, ["App.swift": "", "Unit.swift": "", "UI.swift": ""])
    let reading = try folder.read()
    #expect(reading.processes.map(folder.sources) == [["App.swift", "Unit.swift"]])
    #expect(folder.relative(reading.ownerless) == ["UI.swift"])
  }

  @Test func `what React Native's script packs runs in the app`() throws {
    var project = ProjectText()
    let script = project.add(
      "PBXShellScriptBuildPhase",
      "shellScript = \"../node_modules/react-native/scripts/react-native-xcode.sh\"; files = ();")
    project.target("App", phases: [script])
    let folder = try ProjectFolder([
      "package.json": "{}", "src/App.tsx": "", "node_modules/x/index.js": "",
      "ios/App.xcodeproj/project.pbxproj": project.text(),
    ])
    let process = try #require(try folder.read().processes.first)
    #expect(folder.sources(process) == ["src/App.tsx"])
  }
}
