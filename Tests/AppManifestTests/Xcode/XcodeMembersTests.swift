import FileTree
import Foundation
import SourceText
import Testing

@testable import AppManifest

@Suite struct XcodeMembersTests {
  private let font = "font"

  @Test func `a group is flattened, a folder reference keeps its folder`() throws {
    var project = ProjectText()
    let flat = project.file("Flat.ttf")
    _ = project.group("Fonts/Sub", [flat])
    let folder = project.folder("Kept")
    project.target("App", phases: [project.resources([flat, folder])])
    let process = try ProjectFolder(
      project, ["Fonts/Sub/Flat.ttf": font, "Kept/A.ttf": font, "Kept/Deep/B.otf": font]
    ).process()
    #expect(process.bundlePaths == ["Flat.ttf", "Kept/A.ttf", "Kept/Deep/B.otf"])
  }

  @Test func `only members are bundled and compiled`() throws {
    var project = ProjectText()
    let member = project.file("In.ttf")
    _ = project.file("Out.ttf")
    let source = project.file("In.swift")
    _ = project.file("Out.swift")
    let storyboard = project.file("Main.storyboard")
    project.target(
      "App", phases: [project.resources([member, storyboard]), project.sources([source])])
    let folder = try ProjectFolder(
      project,
      [
        "In.ttf": font, "Out.ttf": font, "In.swift": "", "Out.swift": "", "Main.storyboard": "",
      ])
    let reading = try folder.read()
    let process = try #require(reading.processes.first)
    #expect(process.bundlePaths == ["In.ttf"])
    #expect(folder.sources(process) == ["In.swift", "Main.storyboard"])
    #expect(folder.relative(reading.ownerless) == ["Out.swift"])
  }

  @Test func `a font among the compiled files is not bundled`() throws {
    var project = ProjectText()
    let font = project.file("A.ttf")
    project.target("App", phases: [project.sources([font])])
    #expect(try ProjectFolder(project, ["A.ttf": "font"]).process().bundlePaths == [])
  }

  @Test func `a file whose name the disk writes in another case keeps the project's name`() throws {
    var project = ProjectText()
    let font = project.file("fonts/inter.ttf")
    project.target("App", phases: [project.resources([font])])
    let folder = try ProjectFolder(project, ["Fonts/Inter.ttf": "font"])
    let process = try folder.process()
    #expect(process.bundlePaths == ["inter.ttf"])
    #expect(process.bundle.fonts.map { folder.relative($0.path) } == ["Fonts/Inter.ttf"])
  }

  @Test func `a name that differs in its Unicode normalisation keeps the project's spelling`()
    throws
  {
    var project = ProjectText()
    let font = project.file("Cafe\u{301}.ttf")
    project.target("App", phases: [project.resources([font])])
    let folder = try ProjectFolder(project, ["Caf\u{E9}.ttf": "font"])
    let bundled = try #require(try folder.process().bundle.fonts.first)
    #expect(Array(bundled.bundlePath.utf8) == Array("Cafe\u{301}.ttf".utf8))
    #expect(Array(bundled.path.utf8) == Array((folder.path + "/Caf\u{E9}.ttf").utf8))
  }

  @Test func `a font that is not on disk is told apart from one that is fetched`() throws {
    var project = ProjectText()
    let missing = project.file("Licensed.otf")
    let fetched = project.file("../node_modules/icons/Icons.ttf")
    let other = project.file("Missing.png")
    project.target("App", phases: [project.resources([missing, fetched, other])])
    let process = try ProjectFolder(project).process()
    #expect(process.bundle.fonts == [])
    #expect(process.bundle.absent.map(\.bundlePath) == ["Licensed.otf", "Icons.ttf"])
    #expect(process.bundle.absent.map(\.isFetched) == [false, true])
    #expect(process.bundle.absent.first?.place?.line != nil)
  }

  @Test func `a file the manifest lists is a font whatever its extension`() throws {
    var project = ProjectText()
    let font = project.file("Old.TFF")
    project.target(
      "App", phases: [project.resources([font])], settings: "INFOPLIST_FILE = Info.plist;")
    let process = try ProjectFolder(
      project, ["Old.TFF": "font", "Info.plist": plist(appFonts("Old.TFF"))]
    ).process()
    #expect(process.bundlePaths == ["Old.TFF"])
  }

  @Test func `copy phases to the resources keep their path`() throws {
    var project = ProjectText()
    let fonts = (1...5).map { project.file("\($0).ttf") }
    let phases = [
      project.phase(
        "PBXCopyFilesBuildPhase", [fonts[0]], "dstSubfolderSpec = 7; dstPath = My/Fonts;"),
      project.phase("PBXCopyFilesBuildPhase", [fonts[1]], "dstSubfolderSpec = 1; dstPath = Top;"),
      project.phase("PBXCopyFilesBuildPhase", [fonts[2]], "dstSubfolderSpec = 10; dstPath = X;"),
      project.phase(
        "PBXCopyFilesBuildPhase", [fonts[3]],
        "dstSubfolderSpec = 16; dstPath = \"$(UNLOCALIZED_RESOURCES_FOLDER_PATH)/Late\";"),
      project.phase(
        "PBXCopyFilesBuildPhase", [fonts[4]], "dstSubfolder = Resources; dstPath = \"\";"),
    ]
    project.target("App", phases: phases)
    let files = Dictionary(uniqueKeysWithValues: (1...5).map { ("\($0).ttf", "font") })
    #expect(
      try ProjectFolder(project, files).process().bundlePaths == [
        "5.ttf", "Late/4.ttf", "My/Fonts/1.ttf", "Top/2.ttf",
      ])
  }

  @Test func `the wrapper of a Mac app is not its resources`() throws {
    var project = ProjectText()
    project.settings = "SDKROOT = macosx;"
    let fonts = (1...2).map { project.file("\($0).ttf") }
    project.target(
      "App",
      phases: [
        project.phase(
          "PBXCopyFilesBuildPhase", [fonts[0]], "dstSubfolderSpec = 1; dstPath = \"\";"),
        project.phase(
          "PBXCopyFilesBuildPhase", [fonts[1]],
          "dstSubfolderSpec = 1; dstPath = Contents/Resources/Fonts;"),
      ])
    let process = try ProjectFolder(project, ["1.ttf": font, "2.ttf": font]).process()
    #expect(process.bundlePaths == ["Fonts/2.ttf"])
  }

  @Test func `localised files stand below their language`() throws {
    var project = ProjectText()
    let font = project.add(
      "PBXFileReference", "path = \"en.lproj/A.ttf\"; name = en; sourceTree = \"<group>\";")
    let base = project.add(
      "PBXFileReference",
      "path = \"Base.lproj/Main.storyboard\"; name = Base; sourceTree = \"<group>\";")
    let fonts = project.add("PBXVariantGroup", "children = (\(font)); sourceTree = \"<group>\";")
    let main = project.add("PBXVariantGroup", "children = (\(base)); sourceTree = \"<group>\";")
    _ = project.group("App", [fonts, main])
    project.target("App", phases: [project.resources([fonts, main])])
    let folder = try ProjectFolder(
      project, ["App/en.lproj/A.ttf": "font", "App/Base.lproj/Main.storyboard": ""])
    let process = try folder.process()
    #expect(process.bundlePaths == ["en.lproj/A.ttf"])
    #expect(folder.sources(process) == ["App/Base.lproj/Main.storyboard"])
  }

  @Test func `filters bind a member to platforms`() throws {
    var project = ProjectText()
    project.settings = "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";"
    let phone = project.file("Phone.ttf")
    let mac = project.file("Mac.swift")
    let files = [
      project.add("PBXBuildFile", "fileRef = \(phone); platformFilter = ios;"),
      project.add("PBXBuildFile", "fileRef = \(mac); platformFilters = (macos, );"),
    ]
    let phases = [
      project.add("PBXResourcesBuildPhase", "files = (\(files[0]));"),
      project.add("PBXSourcesBuildPhase", "files = (\(files[1]));"),
    ]
    project.target("App", phases: phases)
    let folder = try ProjectFolder(project, ["Phone.ttf": font, "Mac.swift": ""])
    let processes = try folder.read().processes
    #expect(processes.map(\.platform) == [.iOS, .macOS])
    #expect(processes.map(\.bundlePaths) == [["Phone.ttf"], []])
    #expect(processes.map(folder.sources) == [[], ["Mac.swift"]])
  }

  @Test func `files left out by name are left out where all configurations say so`() throws {
    var project = ProjectText()
    project.settings = "SUPPORTED_PLATFORMS = \"iphoneos macosx\";"
    let fonts = ["A.ttf", "B.ttf"].map { project.file($0) }
    project.target(
      "App", phases: [project.resources(fonts)],
      settings: "\"EXCLUDED_SOURCE_FILE_NAMES[sdk=macosx*]\" = (\"A.*\");",
      each: ["Debug": "EXCLUDED_SOURCE_FILE_NAMES = B.ttf;"])
    let folder = try ProjectFolder(project, ["A.ttf": "font", "B.ttf": "font"])
    #expect(try folder.read().processes.map(\.bundlePaths) == [["A.ttf", "B.ttf"], ["B.ttf"]])
  }

  @Test func `headers count where their implementations are compiled`() throws {
    var project = ProjectText()
    let one = project.file("One/A.m")
    let two = project.file("Two/B.m")
    _ = project.file("Include/A.h")
    _ = project.file("Include/Shared.h")
    project.target("One", phases: [project.sources([one])])
    project.target("Two", phases: [project.sources([two])])
    let folder = try ProjectFolder(
      project,
      [
        "One/A.m": "", "Two/B.m": "", "Two/Fonts.h": "", "Include/A.h": "",
        "Include/Shared.h": "",
      ])
    #expect(
      try folder.read().processes.map(folder.sources) == [
        ["Include/A.h", "Include/Shared.h", "One/A.m"],
        ["Include/Shared.h", "Two/B.m", "Two/Fonts.h"],
      ])
  }

  @Test func `groups place their files by their source trees`() throws {
    var project = ProjectText()
    let root = project.add("PBXFileReference", "path = R.ttf; sourceTree = SOURCE_ROOT;")
    let nested = project.add("PBXFileReference", "path = ../N.ttf; sourceTree = \"<group>\";")
    let product = project.add("PBXFileReference", "path = P.ttf; sourceTree = BUILT_PRODUCTS_DIR;")
    let group = project.group("Deep/Folder", [root, nested, product])
    _ = group
    project.target("App", phases: [project.resources([root, nested, product])])
    let folder = try ProjectFolder(
      project, ["R.ttf": font, "Deep/N.ttf": font, "P.ttf": font])
    #expect(
      try folder.process().bundle.fonts.map { folder.relative($0.path) } == ["R.ttf", "Deep/N.ttf"])
  }

  @Test func `groups that hold each other hold nothing up`() throws {
    var project = ProjectText()
    let file = project.add("PBXFileReference", "path = A.ttf; sourceTree = \"<group>\";")
    project.add("PBXGroup", "children = (\(file), A3, ); sourceTree = \"<group>\";")
    project.add("PBXGroup", "children = (A2, ); sourceTree = \"<group>\";")
    project.target("App", phases: [project.resources([file])])
    #expect(try ProjectFolder(project).process().bundle.fonts == [])
  }
}
