import AppManifest
import FontInspection

/// Finds what was probably meant by a name that no font has.
struct NearestNames {
  /// Who asks.
  struct Asker {
    var platform: Platform
    var deploymentTarget: OSVersion?
    /// Whether a process that asks has a file.
    var has: (String) -> Bool
    /// Whether a file could be given to a process that asks: it is not another app's.
    var mayHave: (String) -> Bool
    /// The names that those who ask give to fonts that they load.
    var given: [String] = []
  }

  private let repository: AliasIndex

  init(_ files: [FontFile]) {
    repository = AliasIndex(
      files.flatMap { file in
        file.faces.flatMap { NameAliases.aliases(of: $0, in: file) }
      })
  }

  /// The nearest names, best first, at most three; none when nothing is near.
  ///
  /// A name that is right but for its form comes alone, then names a few letters away, then other faces
  /// of the family that was asked for.
  func names(near name: String, familyOnly: Bool, for asker: Asker) -> [NearestName] {
    let written = WrittenName(name)
    guard !written.folded.words.isEmpty, name.utf8.count <= 255 else { return [] }
    let search = Search(written: written, asker: asker, indices: indices(name, asker))
    let ranked = familyOnly ? search.families() : search.faces()
    return Array(ranked.sorted().map(\.nearest).prefix(3))
  }

  /// Nothing of Apple's is near a private name of Apple's.
  private func indices(_ name: String, _ asker: Asker) -> [AliasIndex] {
    let given = asker.given.isEmpty ? [] : [AliasIndex(asker.given.map(NameAliases.init(given:)))]
    guard PrivateFontName(name) == nil else { return given + [repository] }
    return given + [repository, BuiltInAliases.index(for: asker.platform)]
  }
}

/// One search for one name.
private struct Search {
  var written: WrittenName
  var asker: NearestNames.Asker
  var indices: [AliasIndex]

  func faces() -> [Ranked] {
    let forms = best { index in
      index.faces(ofForm: written.folded).map { ($0, written.form(of: $0)) }
    }
    if !forms.isEmpty { return forms }
    let spellings = best { index in
      index.faces(near: written.folded).map {
        ($0.face, written.spelling(of: $0.face, distance: $0.distance))
      }
    }
    let members = best { index in
      index.faces(ofFamilyIn: written.folded).map { ($0, written.member($0)) }
    }
    // Who names a family of the app's does not mean a built-in font of like letters.
    let own = members.filter { $0.nearest.source != .builtIn }
    if !own.isEmpty, spellings.allSatisfy({ $0.nearest.source == .builtIn }) { return own }
    if !spellings.isEmpty { return spellings }
    return members.isEmpty ? ofLikeFamily() : members
  }

  /// Faces of a family whose name is a letter or two away from the one that was asked for.
  private func ofLikeFamily() -> [Ranked] {
    best { index in
      index.faces(ofFamilyNear: written.folded).map { ($0, written.member($0)) }
    }
  }

  func families() -> [Ranked] {
    var cache: [String: WrittenName.Nearness?] = [:]
    let named = best(familyOnly: true) { index in
      index.faces.map { face in
        let all = face.families.compactMap { family in
          let known = cache[family] ?? written.nearness(ofFamily: family)
          cache[family] = .some(known)
          return known
        }
        return (face, all.min { ($0.reason, $0.distance) < ($1.reason, $1.distance) })
      }
    }
    if !named.isEmpty { return named }
    // A face's name where its family is asked for.
    return best(familyOnly: true) { index in
      index.faces(ofForm: written.folded).map { face in
        let reason = written.form(of: face)?.reason
        let isAlias = [.legacyFamily, .legacyStyle, .fileName].contains(reason)
        let shown = isAlias ? reason : reason.map { _ in .sameFamily }
        return (face, shown.map { WrittenName.Nearness(reason: $0, distance: 0) })
      }
        + index.faces(ofFamilyIn: written.folded).map { face in
          let distance = written.member(face).distance
          return (face, WrittenName.Nearness(reason: .sameFamily, distance: distance))
        }
    }
  }

  /// The best reason for each name.
  private func best(
    familyOnly: Bool = false,
    _ near: (AliasIndex) -> [(face: NameAliases, nearness: WrittenName.Nearness?)]
  ) -> [Ranked] {
    var best: [String: Ranked] = [:]
    for (face, nearness) in indices.flatMap(near) where isUsable(face) {
      guard let nearness, let name = familyOnly ? face.families.first : face.name else { continue }
      let nearest = NearestName(
        name: name, reason: nearness.reason, source: source(of: face), family: face.families.first,
        face: face.face)
      let ranked = Ranked(nearest: nearest, nearness: nearness, isGiven: face.isGiven)
      if let known = best[name], known <= ranked { continue }
      best[name] = ranked
    }
    return Array(best.values)
  }

  private func source(of face: NameAliases) -> NearestName.Source {
    if face.isGiven { return .available }
    guard let path = face.face?.path else { return .builtIn }
    return asker.has(path) ? .available : .repository
  }

  /// Whether every version that counts has a built-in face, and a face of a file is not another app's.
  private func isUsable(_ face: NameAliases) -> Bool {
    if let path = face.face?.path { return asker.mayHave(path) }
    guard let span = face.span else { return true }
    guard span.isThere else { return false }
    guard let first = span.introduced, let oldest = asker.deploymentTarget else { return true }
    return first <= oldest
  }
}

/// The built-in faces by platform, each list read when it is first asked for.
private enum BuiltInAliases {
  static func index(for platform: Platform) -> AliasIndex {
    switch platform {
    case .iOS, .visionOS: phone
    case .macOS, .macCatalyst: mac
    case .tvOS: television
    case .watchOS: watch
    }
  }

  private static let phone = index(of: .iOS)
  private static let mac = index(of: .macOS)
  private static let television = index(of: .tvOS)
  private static let watch = index(of: .watchOS)

  private static func index(of platform: Platform) -> AliasIndex {
    AliasIndex((BuiltInFonts.list(of: platform)?.faces ?? []).map(NameAliases.init))
  }
}

/// A name with what puts it before others.
private struct Ranked: Comparable {
  var nearest: NearestName
  var nearness: WrittenName.Nearness
  /// Whether it is a name that code gives to a font: that is the one its other calls write.
  var isGiven = false

  static func < (left: Ranked, right: Ranked) -> Bool {
    let keys = [left, right].map {
      (
        $0.nearest.source.rawValue, $0.nearness.reason.rawValue, $0.nearness.distance,
        $0.isGiven ? 0 : 1, $0.nearest.name, $0.nearest.face?.path ?? ""
      )
    }
    return keys[0] < keys[1]
  }
}
