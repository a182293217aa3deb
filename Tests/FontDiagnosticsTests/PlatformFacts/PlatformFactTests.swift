import AppManifest
import FontInspection
import FontReferences
import FontResolution
import Testing

@testable import FontDiagnostics

/// The facts of `PlatformFacts.md`, each held by a row at least.
@Suite struct PlatformFactTests {
  @Test(arguments: NameFact.all)
  func `a name gives what the platform gives for it`(row: NameFact) throws {
    let app = FactApp(
      name: row.name, fonts: row.fonts, platform: row.platform,
      deploymentTarget: row.deploymentTarget, api: row.api)
    let resolution = try #require(app.resolution)
    #expect(resolution.outcome == row.outcome)
    #expect(resolution.face?.postScriptName == row.face)
    let found = spoken(app.diagnostics, besides: row.found)
    #expect(
      Dictionary(grouping: found, by: \.rule).mapValues { $0.map(\.severity).max() } == row.found)
    if let says = row.says { #expect(found.contains { $0.message.contains(says) }) }
  }

  @Test(arguments: VariantFact.all)
  func `a weight or style gives what the family has`(row: VariantFact) {
    let app = FactApp(
      name: row.name, fonts: row.fonts, api: .fontCustom, variants: [row.variant])
    let found = spoken(app.diagnostics, besides: row.found)
    #expect(
      Dictionary(grouping: found, by: \.rule).mapValues { $0.map(\.severity).max() } == row.found)
    if let says = row.says { #expect(found.contains { $0.message.contains(says) }) }
  }

  @Test func `weights are measured as the platform measures them`() {
    for (fact, measured, expected) in NumberFact.all {
      #expect(abs(measured - expected) < 0.000_1, "\(fact)")
    }
    for (weight, name) in NumberFact.names {
      let style = FaceStyle(
        weightClass: weight, widthClass: 5, slant: .upright, isBold: false, isItalic: false,
        isMonospaced: false)
      #expect(style.weightName == name, "W7")
    }
  }

  @Test func `every fact of the page has a row, and every row a fact`() {
    let rows = Set(
      NameFact.all.map(\.fact) + VariantFact.all.map(\.fact) + NumberFact.all.map { $0.fact }
        + ["W7"])
    #expect(rows == Set(FactList.all.keys))
    #expect(FactList.numbers.count == FactList.all.count, "a number stands twice, or has no word")
  }

  @Test func `a row is as sure as its fact`() {
    for row in NameFact.all { #expect(FactList.all[row.fact] == row.confidence, "\(row.fact)") }
    for row in VariantFact.all { #expect(FactList.all[row.fact] == row.confidence, "\(row.fact)") }
  }

  @Test func `nothing that is only inferred or contradictory is an error by itself`() {
    for row in NameFact.all where !row.confidence.isEnoughForAnError {
      let app = FactApp(
        name: row.name, fonts: row.fonts, platform: row.platform,
        deploymentTarget: row.deploymentTarget, api: row.api)
      #expect(!app.diagnostics.contains { $0.severity == .error }, "\(row.fact)")
    }
    for row in VariantFact.all where !row.confidence.isEnoughForAnError {
      let app = FactApp(name: row.name, fonts: row.fonts, variants: [row.variant])
      #expect(!app.diagnostics.contains { $0.severity == .error }, "\(row.fact)")
    }
  }

  @Test(arguments: ["./", "/"])
  func `a slash in front of an entry, of which nothing is known, is no error`(prefix: String) {
    let app = FactApp(name: "GateSans-Regular", fonts: NameFact.gate, prefix: prefix)
    #expect(!app.diagnostics.contains { $0.severity == .error })
  }

  /// The diagnostics of rules about names and variants, and of those that a row names.
  private func spoken(
    _ diagnostics: [Diagnostic], besides rules: [String: Severity]
  ) -> [Diagnostic] {
    let about: Set<String> = [
      "unknown_font_name", "unregistered_font", "font_name_case", "full_name_used",
      "family_name_used", "private_system_font", "unavailable_system_font", "empty_font_name",
      "missing_font_variant", "redundant_font_variant", "built_in_font_name",
    ]
    return diagnostics.filter { about.contains($0.rule) || rules[$0.rule] != nil }
  }
}

/// Facts that are numbers.
enum NumberFact {
  static let all: [(fact: String, measured: Double, expected: Double)] =
    zip(1...9, [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]).map {
      ("W5", WeightTrait.value(asked: $0 * 100), $1)
    }
    + zip(0...10, [-1, -0.7, -0.5, -0.23, 0, 0.2, 0.3, 0.4, 0.6, 0.8, 1]).map {
      ("W6", WeightTrait.value(ofClass: $0 * 100), $1)
    } + [("W6", WeightTrait.value(ofClass: 350), -0.115), ("W6", weightOfOldFont, 700)]

  static let names = [
    (100, "Thin"), (200, "Extra Light"), (300, "Light"), (400, "Regular"), (500, "Medium"),
    (600, "Semibold"), (700, "Bold"), (800, "Extra Bold"), (900, "Black"),
  ]

  /// What weight class 7 is.
  private static var weightOfOldFont: Double {
    Double(Face.fact("A", weight: 7).style.weight)
  }
}
