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
    let alone = try apps.map { try findings(in: [$0.name], of: folder) }
    let places = alone.reduce(into: Set<Place>()) { $0.formUnion($1.places) }
    #expect(together.places.subtracting(places).isEmpty)
    #expect(places.subtracting(together.places).isEmpty)
    // What is wrong in several apps in the same way is one finding; what is of one is told as it is alone.
    let whole = alone.reduce(into: Set<Finding>()) { $0.formUnion($1.ofOneApp) }
    #expect(together.ofOneApp.subtracting(whole).isEmpty)
  }

  private func findings(in paths: [String], of folder: URL) throws -> Findings {
    let options = FontGateOptions(paths: paths, currentDirectory: folder.path)
    let report = try ReporterCatalogue.reporter(named: "json")
      .init(style: ReporterStyle(width: 100, usesColor: false)).write(FontGate(options).check())
    return try JSONDecoder().decode(Findings.self, from: Data(report.utf8))
  }

  private struct Findings: Decodable {
    var diagnostics: [Finding]
    var references: [Finding]

    /// Where something is wrong or asked for.
    var places: Set<Place> {
      Set((diagnostics + references).flatMap { $0.places ?? [$0.place] })
    }

    /// What stands in one app alone.
    var ofOneApp: Set<Finding> {
      Set((diagnostics + references).filter { $0.apps.count == 1 })
    }
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

    var place: Place {
      Place(
        path: path, line: line, column: column, severity: severity, target: target, name: name)
    }

    /// The folders of the apps that it is about.
    var apps: Set<Substring?> {
      Set(([path] + (places ?? []).map(\.path)).map { $0.split(separator: "/").first })
    }
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
    return files.contains { $0.hasSuffix(".xcodeproj") || $0 == "project.yml" }
  }
}
