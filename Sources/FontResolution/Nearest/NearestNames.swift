import AppManifest
import FontInspection

/// Finds what was probably meant by a name that no font has.
struct NearestNames {
  private let faces: [NameAliases]

  init(_ files: [FontFile]) {
    faces = files.flatMap { file in
      file.faces.flatMap { NameAliases.aliases(of: $0, in: file) }
    }
  }

  /// The nearest names, best first, at most three; none when nothing is near.
  ///
  /// - Parameters:
  ///   - has: whether a process that asks has a file.
  func names(
    near name: String, familyOnly: Bool, platform: Platform, deploymentTarget: OSVersion?,
    has: (String) -> Bool
  ) -> [NearestName] {
    let written = WrittenName(name, familyOnly: familyOnly)
    guard !written.folded.words.isEmpty, name.utf8.count <= 255 else { return [] }
    var best: [String: Ranked] = [:]
    for aliases in faces {
      let source: NearestName.Source = has(aliases.face?.path ?? "") ? .available : .repository
      best.keep(written.nearness(of: aliases), of: aliases, source, familyOnly)
    }
    if PrivateSystemFont(name) == nil {
      let builtIn = BuiltInAliases.available(on: platform, deploymentTarget: deploymentTarget)
      for aliases in builtIn {
        best.keep(written.nearness(of: aliases), of: aliases, .builtIn, familyOnly)
      }
    }
    return chosen(from: best.values.sorted())
  }

  /// Where one is right but for its form, mere neighbours are noise.
  private func chosen(from ranked: [Ranked]) -> [NearestName] {
    guard let first = ranked.first else { return [] }
    let isSure = first.nearness.reason < .spelling
    let kept = ranked.filter { !isSure || $0.nearness.reason < .spelling }
    return Array(kept.map(\.nearest).prefix(3))
  }
}

/// The built-in names that can be suggested on a platform.
private enum BuiltInAliases {
  static func available(on platform: Platform, deploymentTarget: OSVersion?) -> [NameAliases] {
    let aliases = all[platform] ?? []
    return aliases.filter { entry in
      guard let span = entry.span else { return true }
      if span.removed != nil { return false }
      guard let first = span.introduced, let deploymentTarget else { return true }
      return first <= deploymentTarget
    }
  }

  private static let all: [Platform: [NameAliases]] = {
    var all: [Platform: [NameAliases]] = [:]
    for platform in Platform.allCases {
      all[platform] = BuiltInFonts.nearestList(for: platform)?.faces.map(NameAliases.init)
    }
    return all
  }()
}

/// A name with what puts it before others.
private struct Ranked: Comparable {
  var nearest: NearestName
  var nearness: WrittenName.Nearness

  static func < (left: Ranked, right: Ranked) -> Bool {
    let keys = [left, right].map {
      (
        $0.nearness.reason == .sameFamily ? 1 : 0, $0.nearest.source.rawValue,
        $0.nearness.reason.rawValue, $0.nearness.distance, $0.nearest.name
      )
    }
    return keys[0] < keys[1]
  }
}

extension [String: Ranked] {
  /// Keeps the best reason for each name.
  fileprivate mutating func keep(
    _ nearness: WrittenName.Nearness?, of aliases: NameAliases, _ source: NearestName.Source,
    _ familyOnly: Bool
  ) {
    guard let nearness, let name = familyOnly ? aliases.families.first : aliases.name else {
      return
    }
    let ranked = Ranked(
      nearest: NearestName(
        name: name, reason: nearness.reason, source: source, face: aliases.face),
      nearness: nearness)
    if let known = self[name], known <= ranked { return }
    self[name] = ranked
  }
}
