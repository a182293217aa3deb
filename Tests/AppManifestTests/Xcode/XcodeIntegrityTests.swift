import SourceText
import Testing

@testable import AppManifest

@Suite struct XcodeIntegrityTests {
  @Test func `dangling references and unknown objects are one remark, and the rest is read`() throws
  {
    var project = ProjectText()
    let font = project.file("A.ttf")
    let build = project.add("PBXBuildFile", "fileRef = \(font);")
    let phase = project.add("PBXResourcesBuildPhase", "files = (GONE, \(build), LOST);")
    project.add("PBXNewThing", "name = x;")
    project.target("App", phases: [phase, "NOWHERE"])
    let reading = try ProjectFolder(project, ["A.ttf": "font"]).read()
    #expect(reading.processes.map(\.bundlePaths) == [["A.ttf"]])
    let remark = try #require(reading.unchecked.first)
    #expect(reading.unchecked.count == 1)
    #expect(!remark.isError)
    #expect(remark.reason.hasPrefix("refers to 3 objects that are not in it ('GONE', line"))
    #expect(remark.reason.contains("an object of an unknown kind ('PBXNewThing', line"))
  }

  @Test func `a damaged project is one error, and the others are read`() throws {
    var project = ProjectText()
    project.target("App")
    for damage in ["<<<<<<< HEAD\n", "}", "{ objects = ", "", "{}", "\u{0}\u{1}"] {
      let folder = try ProjectFolder(
        project, ["Broken/Broken.xcodeproj/project.pbxproj": damage])
      let reading = try folder.read()
      #expect(reading.processes.map(\.name) == ["App"])
      #expect(reading.unchecked.map(\.isError) == [true], "\(damage)")
      #expect(
        reading.unchecked.map { folder.relative($0.path) } == [
          "Broken/Broken.xcodeproj/project.pbxproj"
        ])
    }
  }

  @Test func `a folder whose only project is damaged is read by convention`() throws {
    let folder = try ProjectFolder([
      "App.xcodeproj/project.pbxproj": "{ objects = {", "Info.plist": plist(appFonts("A.ttf")),
      "A.ttf": "font",
    ])
    let reading = try folder.read()
    #expect(reading.processes.map(\.provider) == [.convention])
    #expect(reading.unchecked.map(\.isError) == [true])
  }

  @Test func `targets of one name are all read`() throws {
    var project = ProjectText()
    project.target("App")
    project.target("App", settings: "SDKROOT = macosx;")
    #expect(try ProjectFolder(project).read().processes.map(\.platform) == [.iOS, .macOS])
  }
}
