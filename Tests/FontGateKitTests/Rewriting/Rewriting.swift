import Testing

/// A change of some sources that changes nothing of what they do.
struct Rewriting: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// The sources rewritten; `nil` where that is not possible, or where nothing would differ.
  var rewrite: @Sendable ([SourceFile]) -> [SourceFile]?

  static let all: [Rewriting] = [
    Rewriting(testDescription: "declarations in another order", rewrite: shuffled),
    Rewriting(testDescription: "each file split in two", rewrite: split),
    Rewriting(testDescription: "all files of a folder in one", rewrite: merged),
    Rewriting(testDescription: "files in another order", rewrite: reordered),
    Rewriting(testDescription: "targets in another order", rewrite: withTargetsReordered),
    Rewriting(testDescription: "types and functions renamed", rewrite: renamed),
    Rewriting(testDescription: "code added that no one runs", rewrite: withUnaskedCode),
    Rewriting(testDescription: "statements that do nothing", rewrite: withIdleStatements),
  ]

  /// The sources with each changed alone; `nil` where none is.
  static func changed(
    _ sources: [SourceFile], _ change: (SourceFile) -> SourceFile
  ) -> [SourceFile]? {
    let result = sources.map(change)
    return result == sources ? nil : result
  }
}

// MARK: - Order

extension Rewriting {
  private static func shuffled(_ sources: [SourceFile]) -> [SourceFile]? {
    var random = SeededNumbers(state: 1)
    return changed(sources) { source in
      guard var outline = SourceOutline(source) else { return source }
      outline.shuffle(using: &random)
      return SourceFile(name: source.name, text: outline.text)
    }
  }

  /// The files have names that turn their order round. Only Swift and the files of Objective-C that
  /// nothing includes are known by nothing but what is in them.
  private static func reordered(_ sources: [SourceFile]) -> [SourceFile]? {
    let free = sources.filter(\.isKnownByContentAlone)
    guard free.count > 1 else { return nil }
    var number = free.count
    return changed(sources) { source in
      guard source.isKnownByContentAlone else { return source }
      defer { number -= 1 }
      return SourceFile(name: source.folder + "F\(number)" + source.lastName, text: source.text)
    }
  }

  private static func withTargetsReordered(_ sources: [SourceFile]) -> [SourceFile]? {
    changed(sources) { source in
      SourceFile(name: source.name, text: ProjectText(source)?.withTargetsReversed ?? source.text)
    }
  }
}

/// Numbers that are the same in each run.
private struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 29)) &* 0xbf58_476d_1ce4_e5b9
  }
}
