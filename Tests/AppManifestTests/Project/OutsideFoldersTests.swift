import FileTree
import SourceText
import Testing

@testable import AppManifest

/// Folders that a project names outside of what is checked, in all kinds of projects.
@Suite struct OutsideFoldersTests {
  /// A folder `app` with these files, and beside it a folder with a font.
  private func folder(_ files: [String: String]) throws -> ProjectFolder {
    var all = ["Shared/A.ttf": "", "Shared/S.swift": "", "app/App/B.swift": ""]
    for (name, content) in files { all["app/" + name] = content }
    return try ProjectFolder(all)
  }

  private func read(_ folder: ProjectFolder) throws -> ManifestReading {
    ManifestReader(trees: [try folder.tree("app")]).read()
  }

  /// What is said of folders that were not entered, by their paths.
  private func unentered(_ reading: ManifestReading, of folder: ProjectFolder) -> [String] {
    reading.unchecked.filter { $0.reason.contains("search") }
      .map { folder.path == $0.path ? "around" : folder.relative($0.path) }.sorted()
  }

  private func spec(_ sources: [String]) -> [String: String] {
    [
      "project.yml": """
      name: Demo
      targets:
        Demo: {type: application, platform: iOS, sources: [\(sources.joined(separator: ", "))]}
      """
    ]
  }

  @Test func `XcodeGen's sources`() throws {
    let folder = try folder(
      spec(["App", "../Shared", "..", "/", "/usr", "{path: /dev, type: folder}"]))
    let reading = try read(folder)
    let process = try #require(reading.processes.first)
    #expect(process.bundlePaths == ["A.ttf"])
    #expect(folder.sources(process) == ["Shared/S.swift", "app/App/B.swift"])
    #expect(unentered(reading, of: folder) == ["/", "/dev", "/usr", "around"])
    #expect(reading.unchecked.allSatisfy { !$0.isError })
  }

  @Test func `Xcode's folder references and synchronized folders`() throws {
    var project = ProjectText()
    let references = ["../Shared", "..", "../../../../../../../../.."].map { project.folder($0) }
    let root = project.add(
      "PBXFileReference",
      "path = \"/usr\"; lastKnownFileType = folder; sourceTree = \"<absolute>\";")
    let group = project.synchronized("..")
    let phase = project.resources(references + [root])
    project.target(
      "App", phases: [phase], fields: "fileSystemSynchronizedGroups = (\(group), );")
    let folder = try folder(["App.xcodeproj/project.pbxproj": project.text()])
    let reading = try read(folder)
    #expect(reading.processes.first?.bundlePaths == ["Shared/A.ttf"])
    #expect(unentered(reading, of: folder) == ["/", "/usr", "around"])
  }

  @Test func `Expo's fonts and React Native's assets`() throws {
    let fonts = #"["../Shared", "/usr", "..", "/"]"#
    for (name, text) in [
      ("app.json", #"{"expo": {"name": "a", "plugins": [["expo-font", {"fonts": \#(fonts)}]]}}"#),
      (
        "react-native.config.js",
        "module.exports = {assets: ['../Shared', '../../../../../../usr', '..']};"
      ),
    ] {
      let folder = try folder([name: text, "package.json": "{}"])
      let reading = try read(folder)
      #expect(reading.processes.first?.bundlePaths == ["A.ttf"], "\(name)")
      #expect(unentered(reading, of: folder).suffix(2) == ["/usr", "around"], "\(name)")
    }
  }

  @Test func `Tuist's globs`() throws {
    let folder = try folder([
      "Tuist.swift": "import ProjectDescription",
      "Project.swift": """
      import ProjectDescription
      let project = Project(name: "A", targets: [.target(name: "A", destinations: .iOS, product: .app,
        bundleId: "a", sources: ["/**", "App/**"], resources: ["../Shared/**", "/usr/**",
        .folderReference(path: "..")])])
      """,
    ])
    let reading = try read(folder)
    #expect(reading.processes.first?.bundlePaths == ["A.ttf"])
    #expect(unentered(reading, of: folder) == ["/", "/usr", "around"])
  }

  @Test func `a package around the checked folder is read, and what lies beside that`() throws {
    var project = ProjectText()
    let reference = project.add("XCLocalSwiftPackageReference", "relativePath = ..;")
    let product = project.add(
      "XCSwiftPackageProductDependency", "productName = Kit; package = \(reference);")
    project.target("App", fields: "packageProductDependencies = (\(product), );")
    let folder = try ProjectFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])
      """,
      "Sources/Kit/Kit.swift": "", "Other/Package.swift": "broken",
      "app/App.xcodeproj/project.pbxproj": project.text(),
    ])
    let reading = try read(folder)
    #expect(reading.processes.map(folder.sources) == [["Sources/Kit/Kit.swift"]])
    #expect(reading.unchecked.isEmpty)
  }

  @Test func `a link in the project obeys the same rule`() throws {
    let folder = try folder(spec(["App", "Link"]))
    try folder.link("app/Link", to: "../..")
    let reading = try read(folder)
    #expect(reading.processes.map(folder.sources) == [["app/App/B.swift"]])
    #expect(unentered(reading, of: folder).first == "app/Link")
  }

  @Test func `a path of a thousand folders that are not there ends soon`() throws {
    var project = ProjectText()
    project.attributes = "projectDirPath = \"\(String(repeating: "a/", count: 200_000))\";"
    let script = project.add(
      "PBXShellScriptBuildPhase", "shellScript = \"react-native bundle; Pods-resources.sh\";")
    project.target(
      "App", phases: [project.resources([project.file("Gone.ttf")]), script],
      settings: "INFOPLIST_FILE = Gone.plist;")
    let folder = try folder(["App.xcodeproj/project.pbxproj": project.text()])
    #expect(try read(folder).processes.count == 1)
  }
}
