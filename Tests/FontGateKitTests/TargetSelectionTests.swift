import AppManifest
import FontDiagnostics
import FontGateKit
import FontReport
import FontResolution
import Testing

/// `--target`, `--platform`, `--configuration`, and what no target runs, on the stories.
@Suite struct TargetSelectionTests {
  private static func report(
    _ story: String, change: (inout CheckOptions) -> Void = { _ in }
  ) -> Report {
    var options = CheckOptions(
      paths: ["Fixtures/Apps/\(story)"], currentDirectory: Story.repository)
    change(&options)
    return CheckRun(options).check()
  }

  private static func terminal(_ report: Report) throws -> String {
    let style = ReporterStyle(width: 80, usesColor: false)
    return try ReporterCatalogue.reporter(named: "terminal").init(style: style).write(report)
  }

  @Test("a target alone is judged as it is beside the others")
  func target() throws {
    let all = Self.report("shared-code-in-processes")
    let today = Self.report("shared-code-in-processes") { $0.targets = ["Today"] }
    #expect(today.assessment.processes.map(\.process.name) == ["Today"])
    #expect(Set(today.diagnostics.compactMap(\.target)) == ["Today"])
    let own = all.diagnostics.filter { $0.target == "Today" }
    #expect(own.map(\.names) == [["GateSans-Bold", "GateSans-Regular"]])
    #expect(own.allSatisfy(today.diagnostics.contains))
    let weather = Self.report("shared-code-in-processes") { $0.targets = ["Weather"] }
    #expect(weather.diagnostics.allSatisfy { $0.target == "Weather" })
    #expect(try Self.terminal(weather).contains("Today (appex") == false)
  }

  @Test("a target, a platform and a configuration that no project has are wrong usage")
  func unknown() {
    let misspelled = Self.report("shared-code-in-processes") { $0.targets = ["Tody"] }
    #expect(
      misspelled.unknownNames.map(\.description)
        == ["unknown target \"Tody\"; did you mean \"Today\"?"])
    #expect(misspelled.ending(failingOn: .never) == .usage)
    let platform = Self.report("shared-code-in-processes") { $0.platform = .macOS }
    #expect(
      platform.unknownNames.map(\.description)
        == ["no target for macOS; the project has targets for iOS"])
    #expect(platform.ending(failingOn: .never) == .usage)
    let configuration = Self.report("three-configurations") { $0.configuration = "Relase" }
    #expect(
      configuration.unknownNames.map(\.description)
        == ["unknown configuration \"Relase\"; did you mean \"Release\"?"])
  }

  @Test("one of two platforms, one of three configurations")
  func selections() {
    let mac = Self.report("ios-and-macos") { $0.platform = .macOS }
    #expect(Set(mac.assessment.processes.map(\.process.platform)) == [.macOS])
    #expect(mac.unknownNames.isEmpty)
    let release = Self.report("three-configurations") { $0.configuration = "Release" }
    #expect(Set(release.assessment.processes.flatMap(\.process.configurations)) == ["Release"])
    #expect(release.diagnostics.allSatisfy { $0.configurations == ["Release"] })
  }

  @Test("what no target runs is listed, and no mistake")
  func ownerless() throws {
    let report = Self.report("code-of-no-target")
    #expect(report.diagnostics.isEmpty)
    #expect(report.ending(failingOn: .note) == .clean)
    let text = try Self.terminal(report)
    #expect(text.contains("not in any target, so not checked: 3 font names in 1 file"))
    #expect(text.contains("\"Old-Face\" (Fixtures/Apps/code-of-no-target/Old/OldTitle.swift:4:34)"))
  }

  @Test("what each target has of a name is explained", arguments: ["GateSans-Bold", "Nope"])
  func explain(name: String) {
    let options = CheckOptions(
      paths: ["Fixtures/Apps/shared-code-in-processes"], currentDirectory: Story.repository)
    let text = CheckRun(options).explain(name).text
    #expect(text.contains("Weather"))
    #expect(text.contains("Today"))
    #expect(text.contains("listed on line") == (name == "GateSans-Bold"))
  }
}
