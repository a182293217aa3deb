import FileTree
import Testing

@testable import AppManifest

@Suite struct ProjectChoiceTests {
  private func folder(_ ignored: String? = nil) throws -> ProjectFolder {
    var project = ProjectText()
    project.target("App", settings: "INFOPLIST_FILE = Xcode.plist;")
    var files = [
      "project.yml": """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources: []
          info: {path: Gen.plist, properties: {UIAppFonts: [Gen.ttf]}}
      """, "Xcode.plist": plist(appFonts("Xcode.ttf")),
    ]
    files[".gitignore"] = ignored
    return try ProjectFolder(project, files)
  }

  @Test func `a committed Xcode project is what is built`() throws {
    let folder = try folder("build/\n")
    let reading = try folder.read()
    #expect(reading.processes.map(\.entries) == [["Xcode.ttf"]])
    #expect(reading.choices.map(\.reason) == [.committed])
    #expect(reading.choices.map { folder.relative($0.used) } == ["App.xcodeproj"])
    #expect(reading.choices.map { folder.relative($0.passedOver) } == ["project.yml"])
  }

  @Test(arguments: [
    "*.xcodeproj", "/App.xcodeproj/", "App.xcodeproj/*\n!App.xcodeproj/x", "*.pbxproj",
  ])
  func `an ignored Xcode project is made anew`(ignored: String) throws {
    let folder = try folder(ignored + "\n")
    let reading = try folder.read()
    #expect(reading.processes.map(\.entries) == [["Gen.ttf"]])
    #expect(reading.choices.map(\.reason) == [.ignored])
    #expect(reading.choices.map { folder.relative($0.used) } == ["project.yml"])
  }

  @Test func `what is taken in again is not ignored`() throws {
    let folder = try folder("*.pbxproj\n!App.xcodeproj/project.pbxproj\n")
    #expect(try folder.read().choices.map(\.reason) == [.committed])
  }

  private func tuist(_ name: String, _ product: String, links: String = "") -> String {
    """
    import ProjectDescription
    let project = Project(
      name: "\(name)",
      targets: [
        .target(
          name: "\(name)", destinations: .iOS, product: .\(product), bundleId: "x",
          sources: ["Sources/**"], dependencies: [\(links)])
      ])
    """
  }

  @Test func `a committed Xcode project of a framework alone is what a description links`() throws {
    var kit = ProjectText()
    kit.target("Kit", "framework")
    let link = ".project(target: \"Kit\", path: \"../Kit\")"
    let folder = try ProjectFolder([
      ".gitignore": "build/\n",
      "App/Project.swift": tuist("App", "app", links: link),
      "App/Sources/App.swift": "",
      "Kit/Project.swift": tuist("Kit", "framework"),
      "Kit/Sources/Kit.swift": "",
      "Kit/Kit.xcodeproj/project.pbxproj": kit.text(),
    ])
    let finding = ProjectReader(options: ManifestOptions()).read([try folder.tree()])
    #expect(finding.choices.map(\.reason) == [.committed])
    let app = try #require(finding.reading.targets.first { $0.id.name == "App" })
    #expect(app.dependencies.map { folder.relative($0.project) } == ["Kit/Kit.xcodeproj"])
  }

  @Test func `an Xcode project without the apps of its description does not count`() throws {
    var project = ProjectText()
    project.target("Kit", "framework")
    let folder = try ProjectFolder([
      "App/Project.swift": tuist("App", "app"), "App/Sources/App.swift": "",
      "App/App.xcodeproj/project.pbxproj": project.text(),
    ])
    let reading = try folder.read()
    #expect(reading.choices.map(\.reason) == [.empty])
    #expect(reading.processes.map(\.name) == ["App"])
  }

  @Test func `each app of a folder of samples is judged on its own`() throws {
    var files: [String: String] = [:]
    for name in ["One", "Two"] {
      var project = ProjectText()
      let font = project.file("\(name).ttf")
      project.target("App", phases: [project.resources([font])])
      files["\(name)/App.xcodeproj/project.pbxproj"] = project.text()
      files["\(name)/\(name).ttf"] = "font"
    }
    let processes = try ProjectFolder(files).read().processes
    #expect(processes.map(\.bundlePaths) == [["One.ttf"], ["Two.ttf"]])
  }

  @Test func `a path may be one project or one manifest`() throws {
    var project = ProjectText()
    project.target("App", settings: "INFOPLIST_FILE = App/Info.plist;")
    project.target("Widget", "app-extension", settings: "INFOPLIST_FILE = Widget/Info.plist;")
    var other = ProjectText()
    other.target("Other")
    let folder = try ProjectFolder(
      project,
      [
        "Other.xcodeproj/project.pbxproj": other.text(),
        "App/Info.plist": plist(appFonts("A.ttf")),
        "Widget/Info.plist": plist(appFonts("B.ttf")),
      ])
    func names(_ path: String) throws -> [String] {
      let asked = ProjectPath(folder.path + "/" + path)
      var options = ManifestOptions()
      if let subject = asked.subject { options.subjects = [asked.folder: [subject]] }
      let tree = try FileTree.walk(asked.folder)
      return ManifestReader(trees: [tree], options: options).read().processes.map(\.name)
    }
    #expect(try names("App.xcodeproj") == ["App", "Widget"])
    #expect(try names("App.xcodeproj/project.pbxproj") == ["App", "Widget"])
    #expect(try names("Other.xcodeproj/") == ["Other"])
    #expect(try names("Widget/Info.plist") == ["Widget"])
    #expect(try names("") == ["App", "Widget", "Other"])
  }
}
