import FontGateKit
import FontReport
import Foundation
import Testing

/// Apps that lie in one folder are told what each of them is told alone, word for word.
@Suite struct NeighborTests {
  @Test func `apps with projects change nothing of each other`() throws {
    let apps = Story.all.filter(\.hasProject)
    #expect(apps.count > 60)
    let folder = FileManager.default.temporaryDirectory.appending(path: "fontgate-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for app in apps {
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: app.folder), to: folder.appending(path: app.name))
    }
    let together = try findings(in: ["."], of: folder)
    let alone = try apps.map { try findings(in: [$0.name], of: folder) }
    #expect(Set(together.diagnostics) == Set(alone.flatMap(\.diagnostics)))
    #expect(Set(together.references) == Set(alone.flatMap(\.references)))
    #expect(together.diagnostics.count == alone.reduce(0) { $0 + $1.diagnostics.count })
    #expect(together.references.count == alone.reduce(0) { $0 + $1.references.count })
  }

  private func findings(in paths: [String], of folder: URL) throws -> Findings {
    let options = CheckOptions(paths: paths, currentDirectory: folder.path)
    let report = try ReporterCatalogue.reporter(named: "json")
      .init(style: ReporterStyle(width: 100, usesColor: false)).write(CheckRun(options).check())
    return try JSONDecoder().decode(Findings.self, from: Data(report.utf8))
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
    var places: [Place]?
  }

  private struct Place: Hashable, Decodable {
    var path: String
    var line: Int?
    var column: Int?
    var severity: String?
    var target: String?
    var name: String?
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
    let marks = ["project.yml", "package.json", "Package.swift", "Project.swift"]
    return files.contains { $0.hasSuffix(".xcodeproj") || marks.contains($0) }
  }
}
