import FontDiagnostics
import FontGateKit
import FontReport
import Foundation
import SourceText
import Testing

/// Archives among the paths of a run.
@Suite struct ArchiveTests {
  private let folder =
    FileManager.default.temporaryDirectory.path + "/archives-" + UUID().uuidString

  private func report(_ files: [String: Data], also paths: [String] = []) async throws -> Report {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, content) in files {
      try content.write(to: URL(fileURLWithPath: folder + "/" + name))
    }
    let own = (files.keys.sorted() + paths).map { $0.hasPrefix("/") ? $0 : folder + "/" + $0 }
    return await CheckRun(CheckOptions(paths: own, currentDirectory: folder)).checkUnpacking()
  }

  private var shop: Data {
    get throws {
      try Data(contentsOf: URL(fileURLWithPath: Story.apps + "/built-ipa/Shop.ipa"))
    }
  }

  @Test func `an archive that is damaged fails the run, and the others are checked`() async throws {
    let shop = try shop
    let report = try await report([
      "a-cut.ipa": shop.prefix(shop.count / 2), "b-text.ipa": Data("no archive".utf8),
      "c.ipa": shop,
    ])
    #expect(
      report.unchecked.map { [$0.path, $0.reason] } == [
        ["\(folder)/a-cut.ipa", "is not a ZIP archive"],
        ["\(folder)/b-text.ipa", "is not a ZIP archive"],
      ])
    #expect(Set(report.diagnostics.compactMap(\.target)) == ["Shop", "Widget"])
    #expect(report.ending(failingOn: .error) == .findings)
    #expect(report.ending(failingOn: .never) == .clean)
  }

  @Test func `a damaged archive alone is one thing to report`() async throws {
    let report = try await report(["text.ipa": Data("no archive".utf8)])
    #expect(report.diagnostics.isEmpty)
    #expect(report.unchecked.count == 1)
    #expect(report.ending(failingOn: .error) == .findings)
  }

  @Test func `an archive that does not exist is a wrong path`() async throws {
    let report = try await report([:], also: ["gone.ipa"])
    #expect(report.missingPaths.map(\.path) == [folder + "/gone.ipa"])
    #expect(report.ending(failingOn: .error) == .noInput)
  }

  @Test func `what is no file is a wrong path, and a folder is checked as one`() async throws {
    let folder = folder + "/x"
    try FileManager.default.createDirectory(
      atPath: folder + "/D.ipa/Payload/D.app", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let report = try await report([:], also: ["/dev/null.ipa", folder + "/D.ipa"])
    #expect(report.missingPaths.map(\.path) == ["/dev/null.ipa"])
    #expect(report.unchecked.map(\.reason) == ["contains no app"])
  }

  @Test func `reports show the archive's path and leave no folder behind`() async throws {
    let report = try await report(["c.ipa": try shop])
    for identifier in ["terminal", "json", "sarif", "html", "csv", "xcode"] {
      let text = try ReporterCatalogue.reporter(named: identifier)
        .init(style: ReporterStyle(width: 100, usesColor: false)).write(report)
      #expect(text.contains("c.ipa/Payload/Shop.app/Info.plist"), "\(identifier)")
      #expect(!text.contains("/fontgate-"), "\(identifier)")
    }
    let unpacked = try #require(report.standIns.keys.first)
    #expect(!FileManager.default.fileExists(atPath: unpacked))
  }
}
