/// A name that no font has, and how near others are to it.
struct WrittenName {
  /// How near a name is.
  struct Nearness: Equatable {
    var reason: NearestName.Reason
    /// The letters that differ, or the distance in weight; 0 is nearest.
    var distance: Int
  }

  let name: String
  let folded: FoldedName
  private let familyOnly: Bool
  private let lower: String

  init(_ name: String, familyOnly: Bool) {
    self.name = name
    self.familyOnly = familyOnly
    lower = name.lowercased()
    // Someone who writes the file's name may write its extension too.
    let file = FileName(name)
    folded = FoldedName(file.hasFontExtension ? file.stem : name)
  }

  /// How near a face is by the best of its names; `nil` when it is far.
  func nearness(of face: NameAliases) -> Nearness? {
    if familyOnly { return familyNearness(of: face) }
    let form = face.aliases.lazy.compactMap(sameForm).min()
    if let form { return Nearness(reason: form, distance: 0) }
    return spelling(of: face) ?? member(of: face)
  }
}

extension WrittenName {
  /// Why a name that has the same letters is not the same name.
  private func sameForm(
    _ alias: (folded: FoldedName, written: String, reason: NearestName.Reason?)
  ) -> NearestName.Reason? {
    let same = alias.folded.joined == folded.joined
    if let reason = alias.reason {
      let isSame = same || alias.folded.canonical == folded.canonical
      return isSame || alias.written.lowercased() == lower ? reason : nil
    }
    if alias.written.lowercased() == lower { return .letterCase }
    if same { return name.hasFontExtension ? .fileName : .separators }
    if alias.folded.canonical == folded.canonical { return .weightWord }
    return alias.folded.withoutRegular == folded.withoutRegular ? .regularSuffix : nil
  }

  private func spelling(of face: NameAliases) -> Nearness? {
    let distances = face.aliases.compactMap { alias -> Int? in
      alias.reason == .legacyFamily ? nil : distance(folded.canonical, alias.folded.canonical)
    }
    guard let least = distances.min() else { return nil }
    // "Light" and "Right" are a letter apart; a weight that is there is no misspelling of another.
    let style = FoldedName(face.name).style
    if !folded.style.isEmpty, folded.style != style, least > 0, sharesFamily(face) { return nil }
    return Nearness(reason: .spelling, distance: least)
  }

  /// A letter for four, at most three.
  private func distance(_ left: String, _ right: String) -> Int? {
    let bound = min(min(left.utf8.count, right.utf8.count) / 4, 3)
    return bound > 0 ? EditDistance.between(left, right, atMost: bound) : nil
  }

  /// Another face of the family that was asked for, by weight and slant.
  private func member(of face: NameAliases) -> Nearness? {
    guard sharesFamily(face) else { return nil }
    let weight = abs((folded.weight ?? 400) - face.weight)
    return Nearness(
      reason: .sameFamily, distance: weight + (folded.isItalic == face.isItalic ? 0 : 1000))
  }

  /// Whether it is the face's family and then words of style.
  private func sharesFamily(_ face: NameAliases) -> Bool {
    face.families.contains { family in
      let stem = FoldedName(family).joined
      return stem.utf8.count > 2 && folded.isFamilyAndStyle(stem)
    }
  }

  private func familyNearness(of face: NameAliases) -> Nearness? {
    let reasons = face.families.compactMap { family -> Nearness? in
      let other = FoldedName(family)
      if family.lowercased() == lower { return Nearness(reason: .letterCase, distance: 0) }
      if other.joined == folded.joined { return Nearness(reason: .separators, distance: 0) }
      return distance(folded.canonical, other.canonical).map {
        Nearness(reason: .spelling, distance: $0)
      }
    }
    if let nearest = reasons.min(by: { ($0.reason, $0.distance) < ($1.reason, $1.distance) }) {
      return nearest
    }
    // The name of a face where its family is asked for.
    if let form = face.aliases.lazy.compactMap(sameForm).min() {
      let isAlias = form == .legacyFamily || form == .fileName
      return Nearness(reason: isAlias ? form : .sameFamily, distance: 0)
    }
    return sharesFamily(face) ? Nearness(reason: .sameFamily, distance: 0) : nil
  }
}

extension String {
  fileprivate var hasFontExtension: Bool { FileName(self).hasFontExtension }
}
