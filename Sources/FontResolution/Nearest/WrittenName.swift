import SourceText

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
  private let lower: String
  private let hasFontExtension: Bool

  init(_ name: String) {
    self.name = name
    lower = name.lowercased()
    // Someone who writes the file's name may write its extension too.
    let file = FileName(name)
    hasFontExtension = file.hasFontExtension
    folded = FoldedName(hasFontExtension ? file.stem : name)
  }

  /// Why a face whose name has the same letters is not found by this one; `nil` where it has not.
  func form(of face: NameAliases) -> Nearness? {
    // Where only a full name is alike, the name to write differs by more than a hyphen or a space.
    let own = FoldedName(face.name)
    let alike: NearestName.Reason =
      own.joined == folded.joined
      ? .separators
      : own.withoutRegular == folded.withoutRegular ? .regularSuffix : .fullNameAlike
    let reason = face.aliases.lazy.compactMap(form).map { $0 == .separators ? alike : $0 }.min()
    return reason.map {
      // Of a bold face nobody says that it is the regular one.
      Nearness(reason: $0 == .regularSuffix && !face.isRegular ? .fullNameAlike : $0, distance: 0)
    }
  }

  /// A face whose name differs by some letters; `nil` where it is another face of the same family:
  /// "Light" and "Right" are a letter apart, and a weight that exists is no misspelling of another.
  func spelling(of face: NameAliases, distance: Int) -> Nearness? {
    let style = FoldedName(face.name).style
    let isFamily = face.families.contains { folded.isFamilyAndStyle(FoldedName($0).joined) }
    // A font that misspells its own style says none.
    let isMisspelt = style.isEmpty && distance == 1
    if isFamily, !folded.style.isEmpty, folded.style != style, !isMisspelt { return nil }
    return Nearness(reason: .spelling, distance: distance)
  }

  /// Another face of the family that was asked for, by weight and slant; or the very face, under another
  /// name.
  func member(_ face: NameAliases) -> Nearness {
    let weight = abs((folded.weight ?? 400) - face.weight)
    let distance = weight + (folded.isItalic == face.isItalic ? 0 : 1000)
    let isSame = distance == 0 && folded.styles == FoldedName(face.name).styles
    return Nearness(reason: isSame ? .sameStyle : .sameFamily, distance: distance)
  }

  /// How near a family is by its own name.
  func nearness(ofFamily family: String) -> Nearness? {
    let other = FoldedName(family)
    if family.lowercased() == lower { return Nearness(reason: .letterCase, distance: 0) }
    if other.joined == folded.joined { return Nearness(reason: .separators, distance: 0) }
    let bound = EditDistance.bound(folded.canonical, other.canonical)
    guard bound > 0, folded.isMisspelling(of: other) else { return nil }
    return EditDistance.between(folded.canonical, other.canonical, atMost: bound).map {
      Nearness(reason: .spelling, distance: $0)
    }
  }
}

extension WrittenName {
  private func form(_ alias: NameAliases.Alias) -> NearestName.Reason? {
    let same = alias.folded.joined == folded.joined
    if alias.reason == .compactName { return alias.written == name ? .compactName : nil }
    if let reason = alias.reason {
      if reason == .legacyFamily, alias.written != name, same { return .legacyStyle }
      return same || alias.folded.canonical == folded.canonical ? reason : nil
    }
    if alias.written.lowercased() == lower { return .letterCase }
    if same { return hasFontExtension ? .fileName : .separators }
    if alias.folded.canonical == folded.canonical { return .weightWord }
    return alias.folded.withoutRegular == folded.withoutRegular ? .regularSuffix : nil
  }
}
