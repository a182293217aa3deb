import FontGateKit
import Foundation
import Testing

/// What a customer of the library sees: nothing here imports another module of the package.
@Suite struct PublicInterfaceTests {
  @Test func `a folder is checked, and findings describe themselves`() async throws {
    let app = try StoryCopy("misspelled-name")
    let result = try await FontGate(["App"], currentDirectory: app.folder).check()
    #expect(!result.passes())
    let finding = try #require(result.findings.first)
    #expect(finding.rule == "unknown_font_name")
    #expect(finding.severity == .error)
    #expect(finding.place.description == "App/Fonts.swift:4:34")
    #expect(finding.place.path == app.folder + "/App/Fonts.swift")
    #expect(finding.place.range?.lowerBound == Place.Position(line: 4, column: 34))
    #expect(finding.names == ["GateDisplay-Semi-Bold"])
    #expect(finding.suggestions == ["GateDisplay-SemiBold"])
    #expect(finding.fix?.edits.map(\.text) == [#""GateDisplay-SemiBold""#])
    #expect(result.uncheckedFiles.isEmpty && result.missingPaths.isEmpty)
    #expect(result.summary.contains("error"))
  }

  @Test func `the current directory is the default`() {
    let gate = FontGate(["App"])
    #expect(gate.currentDirectory == FileManager.default.currentDirectoryPath)
  }

  @Test func `an archive is checked like a folder`() async throws {
    let app = try StoryCopy("built-ipa")
    let names = try FileManager.default.contentsOfDirectory(atPath: app.folder)
    let archive = try #require(names.first { $0.hasSuffix(".ipa") })
    let result = try await FontGate([archive], currentDirectory: app.folder).check()
    #expect(result.findings.contains { $0.place.description.hasPrefix(archive + "/") })
  }

  @Test func `findings are filtered, and the report holds the rest`() async throws {
    let app = try StoryCopy("misspelled-name")
    let result = try await FontGate(["."], currentDirectory: app.folder).check()
    let rest = result.filter { $0.place.path.hasSuffix(".m") }
    #expect(!rest.findings.isEmpty && rest.findings.count < result.findings.count)
    #expect(!rest.text(as: .json).contains("Fonts.swift:4"))
    let none = result.filter { _ in false }
    #expect(none.passes(failingOn: .note))
  }

  @Test func `a report has every format of the command line`() async throws {
    let app = try StoryCopy("misspelled-name")
    let result = try await FontGate(["."], currentDirectory: app.folder).check()
    for format in ReportFormat.all {
      let written = try app.run("check", ".", "--format", format.name, "--no-progress")
      #expect(result.text(as: format) == written.output, "\(format)")
    }
    #expect(ReportFormat(named: "SARIF") == .sarif)
    #expect(ReportFormat(named: "pdf") == nil)
    try result.write(as: .sarif, to: "out/fonts.sarif")
    #expect(try app.text(of: "out/fonts.sarif") == result.text(as: .sarif))
  }

  @Test func `a baseline that was written silences what it holds`() async throws {
    let app = try StoryCopy("misspelled-name")
    var gate = FontGate(["."], currentDirectory: app.folder)
    try await gate.check().writeBaseline(to: "known.json")
    gate.baseline = "known.json"
    #expect(try await gate.check().passes())
  }

  @Test func `settings are those of the command line`() async throws {
    let app = try StoryCopy("misspelled-name")
    var gate = FontGate(["."], currentDirectory: app.folder)
    gate.rules.severities = ["unknown_font_name": .warning]
    #expect(try await gate.check().passes())
    #expect(try await !gate.check().passes(failingOn: .warning))
    gate.rules = .init(disabled: ["unknown_font_name"])
    #expect(try await !gate.check().findings.contains { $0.rule == "unknown_font_name" })
    gate.rules = .init(only: ["unknown_font_nam"])
    await #expect(throws: FontGateError.self) { try await gate.check() }
    gate.rules = .init()
    gate.targets = ["Nobody"]
    let error = await #expect(throws: FontGateError.self) { try await gate.check() }
    #expect(error?.kind == .usage)
    gate.targets = []
    gate.deploymentTarget = "many"
    await #expect(throws: FontGateError.self) { try await gate.check() }
  }

  @Test func `the configuration file is read unless nobody wants it`() async throws {
    let app = try StoryCopy("misspelled-name")
    try app.write("disabled_rules: [unknown_font_name]\n", to: ".fontgate.yml")
    var gate = FontGate(["."], currentDirectory: app.folder)
    #expect(try await gate.check().passes())
    gate.configuration = .none
    #expect(try await !gate.check().passes())
    gate.configuration = .file("absent.yml")
    let error = await #expect(throws: FontGateError.self) { try await gate.check() }
    #expect(error?.kind == .notFound)
  }

  @Test func `paths that are missing are told, and the others are checked`() async throws {
    let app = try StoryCopy("misspelled-name")
    let result = try await FontGate([".", "absent"], currentDirectory: app.folder).check()
    #expect(result.missingPaths.map(\.path).allSatisfy { $0.hasSuffix("absent") })
    #expect(result.missingPaths.count == 1)
    #expect(!result.findings.isEmpty)
  }

  @Test func `names and calls are explained`() throws {
    let app = try StoryCopy("misspelled-name")
    let gate = FontGate(["."], currentDirectory: app.folder)
    #expect(try gate.explain("GateSans").contains("GateSans-Regular"))
    #expect(try gate.explain(file: "App/Fonts.swift", line: 4).contains("GateDisplay-Semi-Bold"))
    // As `grep -rn` and scripts write it.
    #expect(
      try gate.explain(file: "./App//../App/Fonts.swift", line: 4).contains("GateDisplay-Semi-Bold")
    )
    #expect(throws: FontGateError.self) { try gate.explain(file: "App/Absent.swift", line: 4) }
  }

  @Test func `fixes are applied, and what remains is told`() async throws {
    let app = try StoryCopy("misspelled-name")
    let outcome = try await FontGate(["."], currentDirectory: app.folder).fix(.likely)
    #expect(!outcome.fixedFiles.isEmpty)
    #expect(try app.text(of: "App/Fonts.swift").contains(#""GateDisplay-SemiBold""#))
    #expect(outcome.result.passes())
  }

  @Test func `fonts are audited`() throws {
    let app = try StoryCopy("damaged-fonts")
    #expect(try !FontGate(["."], currentDirectory: app.folder).audit().findings.isEmpty)
  }

  @Test func `rules say what they are`() {
    let rules = RuleInformation.all
    #expect(rules.map(\.identifier) == rules.map(\.identifier).sorted())
    #expect(rules.allSatisfy { $0.documentation.hasPrefix("# ") && !$0.summary.isEmpty })
  }
}
