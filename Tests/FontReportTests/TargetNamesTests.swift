import AppManifest
import FontDiagnostics
import SourceText
import Testing

@testable import FontReport

@Suite struct TargetNamesTests {
  private static func process(
    _ name: String, _ platform: Platform = .iOS, configurations: [String] = [],
    project: String = "/project/App.xcodeproj"
  ) -> AppProcess {
    AppProcess(
      name: name, kind: .app, platform: platform, configurations: configurations,
      manifest: Manifest(path: nil), bundle: BundleContents(fonts: [], matching: .exact),
      sources: .any, provider: .project(.xcode, path: project))
  }

  private static func context(
    _ processes: [AppProcess], target: String = "App", platform: Platform = .iOS,
    configurations: [String] = [], path: String = "/project/x.swift"
  ) -> String? {
    TargetNames(processes, currentDirectory: "/project").context(
      of: Diagnostic(
        rule: "rule", severity: .error, message: "message", place: SourcePlace(path: path),
        target: target, platform: platform, configurations: configurations))
  }

  @Test func `of one target nothing is said`() {
    let app = Self.process("App", configurations: ["Debug", "Release"])
    #expect(Self.context([app], configurations: ["Debug", "Release"]) == nil)
    #expect(Self.context([app]) == nil)
  }

  @Test func `only some of the build configurations are named`() {
    let parts = ["Debug", "Release"].map { Self.process("App", configurations: [$0]) }
    #expect(Self.context(parts, configurations: ["Release"]) == "Release")
    #expect(Self.context(parts, configurations: ["Debug", "Release"]) == nil)
  }

  @Test func `of several targets the name is said, and of several platforms the platform`() {
    let targets = [Self.process("App"), Self.process("Widget")]
    #expect(Self.context(targets) == "App")
    let platforms = [Self.process("App"), Self.process("App", .macOS)]
    #expect(Self.context(platforms, platform: .macOS) == "App, macOS")
  }

  @Test func `targets of one name are told apart by their project`() {
    let processes = ["One", "Two"].map {
      Self.process("App", project: "/project/\($0)/App.xcodeproj")
    }
    let names = TargetNames(processes, currentDirectory: "/project")
    #expect(names.names(processes + processes) == ["App in One", "App in Two"])
    #expect(Self.context(processes, path: "/project/Two/App/x.swift") == "App in Two")
    #expect(Self.context(processes, path: "/project/Shared/x.swift") == "App")
  }
}
