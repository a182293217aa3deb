import Testing

@testable import AppManifest

@Suite struct SynchronizedMembersTests {
  private func exceptions(
    _ project: inout ProjectText, of target: String, _ paths: String, _ fields: String = ""
  ) -> String {
    project.add(
      "PBXFileSystemSynchronizedBuildFileExceptionSet",
      "target = \(target); membershipExceptions = (\(paths)); \(fields)")
  }

  @Test func `every file below is a member, flattened`() throws {
    var project = ProjectText()
    let group = project.synchronized("App")
    _ = project.target(
      "App", settings: "INFOPLIST_FILE = App/Info.plist;",
      fields: "fileSystemSynchronizedGroups = (\(group));")
    let folder = try ProjectFolder(
      project,
      [
        "App/Info.plist": plist(appFonts("A.ttf")), "App/Fonts/Deep/A.ttf": "font",
        "App/Code/B.swift": "", "App/Set.bundle/C.ttf": "font", "App/Data.xcassets/D.ttf": "font",
        "App/theme.plist": "", "Other/E.ttf": "font", "Other/F.swift": "",
      ])
    let process = try folder.process()
    #expect(process.bundlePaths == ["A.ttf", "Set.bundle/C.ttf"])
    #expect(folder.sources(process) == ["App/Code/B.swift", "App/theme.plist"])
  }

  @Test func `an exception excludes from the owner and includes in another`() throws {
    var project = ProjectText()
    let own = exceptions(&project, of: "APP", "Fonts/Out.ttf, Out.swift, ")
    let other = exceptions(&project, of: "WIDGET", "Fonts/In.ttf, ")
    let group = project.synchronized("App", "exceptions = (\(own), \(other));")
    project.target(
      "App", "application", fields: "fileSystemSynchronizedGroups = (\(group));", id: "APP")
    project.target("Widget", "app-extension", id: "WIDGET")
    let folder = try ProjectFolder(
      project,
      [
        "App/Fonts/In.ttf": "font", "App/Fonts/Out.ttf": "font", "App/In.swift": "",
        "App/Out.swift": "",
      ])
    let processes = try folder.read().processes
    #expect(processes.map(\.bundlePaths) == [["In.ttf"], ["In.ttf"]])
    #expect(processes.map(folder.sources) == [["App/In.swift"], []])
  }

  @Test func `explicit folders are kept, and excluded as a whole`() throws {
    var project = ProjectText()
    let own = exceptions(&project, of: "APP", "Out, Plain, Set.bundle, ")
    let group = project.synchronized(
      "App", "exceptions = (\(own)); explicitFolders = (Res/Kept, Out, );")
    project.target(
      "App", "application", fields: "fileSystemSynchronizedGroups = (\(group));", id: "APP")
    let process = try ProjectFolder(
      project,
      [
        "App/Res/Kept/Deep/A.ttf": "font", "App/Out/B.ttf": "font", "App/Plain/C.ttf": "font",
        "App/Set.bundle/D.ttf": "font",
      ]
    ).process()
    // A plain folder cannot be excluded.
    #expect(process.bundlePaths == ["C.ttf", "Kept/Deep/A.ttf"])
  }

  @Test func `filters by path and build phases of their own`() throws {
    var project = ProjectText()
    project.settings = "SUPPORTED_PLATFORMS = \"iphoneos macosx\";"
    let own = exceptions(
      &project, of: "APP", "", "platformFiltersByRelativePath = {A.ttf = (ios, ); };")
    let phase = project.add(
      "PBXCopyFilesBuildPhase", "dstSubfolderSpec = 7; dstPath = Fonts; files = ();")
    let moved = project.add(
      "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
      "buildPhase = \(phase); membershipExceptions = (B.ttf, );")
    let group = project.synchronized("App", "exceptions = (\(own), \(moved));")
    project.target(
      "App", phases: [phase], fields: "fileSystemSynchronizedGroups = (\(group));", id: "APP")
    let folder = try ProjectFolder(project, ["App/A.ttf": "font", "App/B.ttf": "font"])
    #expect(
      try folder.read().processes.map(\.bundlePaths) == [
        ["A.ttf", "Fonts/B.ttf"], ["Fonts/B.ttf"],
      ])
  }

  @Test func `an exception may mean a file of every language`() throws {
    var project = ProjectText()
    let own = exceptions(&project, of: "APP", "\"/Localized: Launch.storyboard\", ")
    let group = project.synchronized("App", "exceptions = (\(own));")
    project.target(
      "App", "application", fields: "fileSystemSynchronizedGroups = (\(group));", id: "APP")
    let folder = try ProjectFolder(
      project,
      ["App/Base.lproj/Launch.storyboard": "", "App/Base.lproj/Main.storyboard": ""])
    #expect(folder.sources(try folder.process()) == ["App/Base.lproj/Main.storyboard"])
  }

  @Test func `a file of the disk keeps the spelling of the disk`() throws {
    var project = ProjectText()
    let group = project.synchronized("App")
    project.target("App", "application", fields: "fileSystemSynchronizedGroups = (\(group));")
    let folder = try ProjectFolder(project, ["App/Cafe\u{301}.ttf": "font"])
    let path = try #require(try folder.process().bundlePaths.first)
    #expect(Array(path.utf8) == Array("Cafe\u{301}.ttf".utf8))
  }
}
