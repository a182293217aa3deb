import FontGateKit
import Foundation
import Testing

/// Apps that lie in one folder are found to ask for what each of them asks for alone.
@Suite struct NeighborTests {
  @Test func `apps with projects change nothing of each other`() throws {
    let apps = Story.all.filter(\.hasProject)
    #expect(apps.count > 20)
    let folder = FileManager.default.temporaryDirectory.appending(path: "fontgate-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for app in apps {
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: app.folder), to: folder.appending(path: app.name))
    }
    let together = try findings(in: ["."], of: folder)
    let alone = try apps.reduce(into: Set<Finding>()) { all, app in
      all.formUnion(try findings(in: [app.name], of: folder))
    }
    #expect(together.subtracting(alone).isEmpty)
    #expect(alone.subtracting(together).isEmpty)
  }

  private func findings(in paths: [String], of folder: URL) throws -> Set<Finding> {
    let options = FontGateOptions(paths: paths, currentDirectory: folder.path)
    let report = try ReporterCatalogue.reporter(named: "json")
      .init(style: ReporterStyle(width: 100, usesColor: false)).write(FontGate(options).check())
    let found = try JSONDecoder().decode(Findings.self, from: Data(report.utf8))
    return Set(found.diagnostics + found.references)
  }

  private struct Findings: Decodable {
    var diagnostics: [Finding]
    var references: [Finding]
  }

  private struct Finding: Hashable, Decodable {
    var rule: String?
    var message: String?
    var help: String?
    var suggestions: [String]?
    var notes: [Note]?
    var path: String
    var line: Int?
    var column: Int?
    var severity: String?
    var target: String?
    var name: String?
    var reason: String?
  }

  private struct Note: Hashable, Decodable {
    var message: String
    var path: String?
    var line: Int?
  }
}

extension Story {
  fileprivate var hasProject: Bool {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.contains { $0.hasSuffix(".xcodeproj") || $0 == "project.yml" }
  }
}
