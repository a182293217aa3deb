import FontDiagnostics
import FontGateKit
import FontReport
import Foundation
import SourceText
import Testing

@Suite struct ConfiguredFontsTests {
  private func report(_ fonts: [String], links: [String: String] = [:]) throws -> Report {
    let folder = FileManager.default.temporaryDirectory.path + "/fonts-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["App", "Licensed"] {
      try FileManager.default.createDirectory(
        atPath: folder + "/" + name, withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(
      atPath: Story.repository + "/Fixtures/Fonts/GateSans-Regular.ttf",
      toPath: folder + "/Licensed/GateSans-Regular.ttf")
    try Data("let font = UIFont(name: \"GateSans-Regular\", size: 12)\n".utf8).write(
      to: URL(fileURLWithPath: folder + "/App/Fonts.swift"))
    for (name, destination) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/" + name, withDestinationPath: destination)
    }
    var options = CheckOptions(paths: ["App"], currentDirectory: folder)
    var configuration = Configuration(path: folder + "/.fontgate.yml")
    configuration.fonts = fonts.map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
    options.adopt(configuration)
    return CheckRun(options).check()
  }

  @Test func `a folder beside the project counts`() throws {
    let report = try report(["Licensed"])
    #expect(report.unchecked.isEmpty)
    #expect(!report.diagnostics.contains { $0.rule == "unknown_font_name" })
  }

  @Test func `a whole part of the disk is not searched, and that is said`() throws {
    let report = try report(["/", "/usr", "."])
    #expect(report.unchecked.count == 3)
    #expect(report.unchecked.allSatisfy { $0.reason.hasSuffix("not searched") && !$0.isError })
    #expect(report.missingPaths.isEmpty)
  }

  @Test func `a link among the fonts leads no farther`() throws {
    let report = try report(["Licensed"], links: ["Licensed/all": "/"])
    #expect(report.unchecked.map { $0.path.hasSuffix("/Licensed/all") } == [true])
  }
}
