import AppManifest
import FontGateKit
import FontReferences
import FontReport
import FontResolution
import Foundation
import SourceText
import Testing

/// The ledger of `check --reporter json`: every reference with its outcome in every target.
@Suite struct LedgerTests {
  @Test(
    "every reference has an outcome in each target whose sources ask for it", arguments: Story.all)
  func outcomes(_ story: Story) async throws {
    let assessment = try await story.check().assessment
    let ledger = try JSONDecoder().decode(
      Ledger.self, from: Data(try await story.report(as: "json").utf8))
    #expect(ledger.references.count == assessment.names.count)
    for (name, line) in zip(assessment.names, ledger.references) {
      let asking = assessment.processes.map(\.process).filter { name.isAsked(in: $0) }
      let answered = Set(line.resolutions.map { "\($0.target) \($0.platform)" })
      // Of processes that cannot be told apart those stand for all that say most.
      let (alike, known) = asking.partitioned { $0.provider == .convention }
      #expect(alike.isEmpty || !answered.isEmpty, "\(line.name ?? line.path)")
      for process in known {
        let owner = "\(process.name) \(process.platform.rawValue)"
        #expect(answered.contains(owner), "\(line.name ?? line.path) in \(owner)")
      }
    }
  }

  private struct Ledger: Decodable {
    var references: [Line]

    struct Line: Decodable {
      var path: String
      var name: String?
      var resolutions: [Resolution]
    }

    struct Resolution: Decodable {
      var target: String
      var platform: String
      var outcome: String
    }
  }
}

extension ResolvedName {
  /// Whether a process has the code that asks; code for some platforms or versions alone is left
  /// aside.
  fileprivate func isAsked(in process: AppProcess) -> Bool {
    // A name of JavaScript is one of the processes that have the code which writes it.
    if let place = candidate?.place, uses.allSatisfy({ $0.api == .reactNative }),
      !process.sources.contains(place.path)
    {
      return false
    }
    return uses.contains { use in
      use.platforms == nil
        && use.candidates.allSatisfy { $0.platforms == nil && $0.olderSystems == nil }
        && use.runs(in: process)
    }
  }
}

extension Array {
  fileprivate func partitioned(by isFirst: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
