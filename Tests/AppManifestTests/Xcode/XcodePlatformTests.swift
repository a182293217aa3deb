import Testing

@testable import AppManifest

@Suite struct XcodePlatformTests {
  private func processes(_ settings: String, _ type: String = "application") throws -> [String] {
    var project = ProjectText()
    project.settings = ""
    project.target("App", type, settings: settings)
    return try ProjectFolder(project).read().processes.map {
      "\($0.kind) \($0.platform) \($0.deploymentTarget?.description ?? "-")"
    }
  }

  @Test func `platforms come from the SDKs`() throws {
    #expect(
      try processes("SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.6;") == ["app iOS 15.6"])
    #expect(try processes("SDKROOT = macosx10.15;") == ["app macOS -"])
    #expect(try processes("") == ["app macOS -"])
    #expect(
      try processes("SDKROOT = appletvos; TVOS_DEPLOYMENT_TARGET = 13.2;") == ["app tvOS 13.2"])
    #expect(
      try processes("SDKROOT = watchos; WATCHOS_DEPLOYMENT_TARGET = 9.0;") == [
        "watchApp watchOS 9.0"
      ])
  }

  @Test func `a target for several platforms is a process on each`() throws {
    let settings = """
      SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx xros xrsimulator";
      IPHONEOS_DEPLOYMENT_TARGET = 17.0; MACOSX_DEPLOYMENT_TARGET = 14.0;
      XROS_DEPLOYMENT_TARGET = 1.0;
      """
    #expect(
      try processes(settings) == ["app iOS 17.0", "app macOS 14.0", "app visionOS 1.0"])
  }

  @Test func `Mac Catalyst is a platform of its own`() throws {
    #expect(
      try processes(
        "SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES; IPHONEOS_DEPLOYMENT_TARGET = 16.0;")
        == ["app iOS 16.0", "app macCatalyst 16.0"])
    #expect(try processes("SDKROOT = iphoneos; SUPPORTS_MACCATALYST = NO;") == ["app iOS -"])
  }

  @Test func `the older of two configurations' versions counts`() throws {
    var project = ProjectText()
    project.target(
      "App",
      each: [
        "Debug": "IPHONEOS_DEPLOYMENT_TARGET = 17.0;",
        "Release": "IPHONEOS_DEPLOYMENT_TARGET = 15.0;",
      ])
    #expect(try ProjectFolder(project).process().deploymentTarget == OSVersion(15))
  }

  @Test func `a configuration for one platform only is no process on the others`() throws {
    var project = ProjectText()
    project.target("App", each: ["Release": "SUPPORTS_MACCATALYST = YES;"])
    let processes = try ProjectFolder(project).read().processes
    #expect(processes.map(\.platform) == [.iOS, .macCatalyst])
    #expect(processes.map(\.configurations) == [["Debug", "Release"], ["Release"]])
  }

  @Test(arguments: [
    ("application", "app"), ("application.messages", "app"),
    ("application.on-demand-install-capable", "appClip"), ("application.watchapp2", "watchApp"),
    ("watchkit2-extension", "appex"), ("app-extension", "appex"),
    ("app-extension.messages", "appex"), ("extensionkit-extension", "appex"),
    ("tv-app-extension", "appex"), ("application.watchapp2-container", ""), ("framework", ""),
    ("library.static", ""), ("bundle", ""), ("bundle.unit-test", ""), ("tool", ""), ("", ""),
  ])
  func `products are processes or not`(type: String, kind: String) throws {
    var project = ProjectText()
    project.target("Other", settings: "SDKROOT = iphoneos;")
    project.target("It", type)
    let processes = try ProjectFolder(project).read().processes.filter { $0.name == "It" }
    #expect(processes.map(\.kind.rawValue).joined() == kind)
  }

  @Test func `only the platform asked for is looked at`() throws {
    var project = ProjectText()
    project.settings = "SUPPORTED_PLATFORMS = \"iphoneos macosx\";"
    project.target("App")
    project.target("Other")
    let reading = try ProjectFolder(project).read(
      ManifestOptions(platform: .macOS, deploymentTarget: OSVersion(14)))
    #expect(reading.processes.map(\.name) == ["App", "Other"])
    #expect(reading.processes.map(\.platform) == [.macOS, .macOS])
    #expect(reading.processes.map(\.deploymentTarget) == [OSVersion(14), OSVersion(14)])
    #expect(reading.platforms == [.iOS, .macOS])
    #expect(reading.targetNames == ["App", "Other"])
  }
}
