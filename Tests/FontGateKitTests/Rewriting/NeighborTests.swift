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
    // What is the same in two apps is one finding.
    let places = found.diagnostics.flatMap { diagnostic in
      diagnostic.places.map { $0.isEmpty ? [diagnostic.finding] : $0 } ?? [diagnostic.finding]
    }
    return Set(places + found.references)
  }

  private struct Findings: Decodable {
    var diagnostics: [Diagnostic]
    var references: [Finding]
  }

  private struct Diagnostic: Decodable {
    var finding: Finding
    var places: [Finding]?

    private enum CodingKeys: CodingKey { case places }

    init(from decoder: any Decoder) throws {
      finding = try Finding(from: decoder)
      places = try decoder.container(keyedBy: CodingKeys.self)
        .decodeIfPresent([Finding].self, forKey: .places)
    }
  }

  /// What is found, without the rule and the wording: a font of a neighbor is one that could be added.
  private struct Finding: Hashable, Decodable {
    var path: String
    var line: Int?
    var column: Int?
    var severity: String?
    var target: String?
    var name: String?
    var reason: String?
  }
}

extension Story {
  fileprivate var hasProject: Bool {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.contains { $0.hasSuffix(".xcodeproj") || $0 == "project.yml" }
  }
}
