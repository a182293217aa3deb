import NameFlow

/// The systems that alone run some code: those that are older than what `#available` asks for around it.
package struct OlderSystems: Sendable, Hashable {
  /// For each platform the version from which on the code never runs, as it is written: `"15.0"`.
  package var versions: [String: String]
  /// Whether it never runs on platforms that are not named.
  package var isForNoOther: Bool

  /// The version from which on the code never runs on a platform; `""` where it never does.
  package func end(on platform: String) -> String? {
    // Versions of iOS hold for Mac Catalyst, whose own are others.
    let isOfPhone = platform == "macCatalyst" && versions["iOS"] != nil
    return versions[platform] ?? (isForNoOther && !isOfPhone ? "" : nil)
  }
}

/// The code of a program that only older systems run.
struct OlderCode {
  private let program: Program
  private let known = Known()

  private final class Known {
    var files: [Int32: [SourceFacts.OlderCode]] = [:]
  }

  init(_ program: Program) { self.program = program }

  /// The systems that alone run what stands at one of some places; the nearest limit counts.
  func systems(at places: [Trail.Origin]) -> OlderSystems? {
    for place in places {
      let around = code(in: place.file).filter { code in
        code.range.lowerBound <= place.range.lowerBound
          && place.range.upperBound <= code.range.upperBound
      }
      guard let first = around.min(by: { $0.range.count < $1.range.count }) else { continue }
      return OlderSystems(versions: first.versions, isForNoOther: first.isForNoOther)
    }
    return nil
  }

  private func code(in file: Int32) -> [SourceFacts.OlderCode] {
    if let found = known.files[file] { return found }
    let found = program.facts(file)?.olderCode() ?? []
    known.files[file] = found
    return found
  }
}
