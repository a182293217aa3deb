import Foundation
import Testing

@testable import FontDiagnostics

@Suite struct RuleCatalogueTests {
  private let descriptions = RuleCatalogue.all.map { $0.description }

  @Test func `rules are sorted and told apart by their identifiers`() {
    let identifiers = descriptions.map(\.identifier)
    #expect(identifiers == Set(identifiers).sorted())
  }

  @Test func `identifiers are words in snake case`() {
    for identifier in descriptions.map(\.identifier) {
      #expect(identifier.wholeMatch(of: /[a-z]+(_[a-z]+)+/) != nil, "\(identifier)")
      #expect(!identifier.hasSuffix("_rule"))
    }
  }

  @Test func `every file of a rule is in the catalogue`() throws {
    let files = try Repository.files(in: "Sources/FontDiagnostics/Rules").filter {
      try String(contentsOf: $0, encoding: .utf8).contains("static let description = RuleDescr")
    }
    #expect(
      files.map(\.lastPathComponent).sorted()
        == RuleCatalogue.all.map { "\($0).swift" }.sorted())
  }

  /// Names that are written with capitals wherever they are.
  private static let keys: Set<Substring> = [
    "ATSApplicationFontsPath", "INFOPLIST_FILE", "Info.plist", "UIAppFonts",
  ]

  @Test func `every rule says what it is, and shows what it reports and what it does not`() {
    for rule in descriptions {
      #expect(!rule.rationale.isEmpty, "\(rule.identifier)")
      #expect(!rule.triggering.isEmpty && !rule.nonTriggering.isEmpty, "\(rule.identifier)")
      let begin = rule.summary.split(separator: " ").first ?? ""
      #expect(!rule.summary.hasSuffix("."))
      #expect(begin.first?.isLowercase == true || Self.keys.contains(begin), "\(rule.identifier)")
    }
  }

  @Test func `an example marks a place exactly when its rule speaks`() {
    for rule in descriptions {
      #expect(rule.triggering.filter { !$0.isMarked }.map(\.title) == [], "\(rule.identifier)")
      #expect(rule.nonTriggering.filter { $0.isMarked }.map(\.title) == [], "\(rule.identifier)")
    }
  }

  @Test(arguments: RuleCatalogue.all.map { $0.description.identifier })
  func `the committed page is the one the code makes`(identifier: String) throws {
    let rule = try #require(RuleCatalogue.rule(identifier))
    let pages = try Repository.files(in: Self.pages)
    let page = try #require(pages.first { $0.lastPathComponent == "\(identifier).md" })
    #expect(
      try String(contentsOf: page, encoding: .utf8) == RulePage.markdown(for: rule),
      "scripts/build-rule-pages writes the page")
  }

  @Test func `no page is left over from a rule that is gone`() throws {
    let files = try Repository.files(in: Self.pages).map(\.lastPathComponent).sorted()
    #expect(files == descriptions.map { "\($0.identifier).md" })
  }

  private static let pages = "Sources/FontGateKit/FontGateKit.docc/Rules"
}

enum Repository {
  static var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// The files of a folder and of all below it.
  static func files(in folder: String) throws -> [URL] {
    let start = root.appending(path: folder).path
    return try FileManager.default.subpathsOfDirectory(atPath: start)
      .map { URL(filePath: start + "/" + $0) }.filter {
        !$0.hasDirectoryPath && $0.pathExtension != ""
      }
  }
}

extension RuleExample {
  fileprivate var isMarked: Bool {
    !marked.isEmpty || files.values.contains { $0.unicodeScalars.contains(RuleExample.mark) }
  }
}
