import SourceText

/// The faces of a place (the repository, a platform), found by what people write when they mean one.
struct AliasIndex: Sendable {
  let faces: [NameAliases]
  /// Faces by every form of every name they go by.
  private var byForm: [String: [Int]] = [:]
  /// Faces by their families, the words joined.
  private var byFamily: [String: [Int]] = [:]
  /// Different spellings once, with the faces that have them.
  private var spellings: [Spelling] = []

  private struct Spelling: Sendable {
    var folded: FoldedName
    var canonical: String
    var letters: LetterSet
    var faces: [Int]
  }

  init(_ faces: [NameAliases]) {
    self.faces = faces
    var spelt: [String: Int] = [:]
    for (index, face) in faces.enumerated() {
      for family in face.families {
        byFamily[FoldedName(family).joined, default: []].append(index)
      }
      for alias in face.aliases {
        for form in alias.folded.forms { byForm[form, default: []].append(index) }
        if [.legacyFamily, .legacyStyle, .compactName].contains(alias.reason) { continue }
        let canonical = alias.folded.canonical
        if let known = spelt[canonical] {
          spellings[known].faces.append(index)
        } else {
          spelt[canonical] = spellings.count
          spellings.append(
            Spelling(
              folded: alias.folded, canonical: canonical, letters: LetterSet(canonical),
              faces: [index]))
        }
      }
    }
  }

  /// Faces with a name of the same letters.
  func faces(ofForm name: FoldedName) -> [NameAliases] {
    at(name.forms.flatMap { byForm[$0] ?? [] })
  }

  /// Faces with a name a few letters away, each with the number of letters.
  func faces(near name: FoldedName) -> [(face: NameAliases, distance: Int)] {
    let letters = LetterSet(name.canonical)
    var found: [Int: Int] = [:]
    for spelling in spellings {
      let bound = EditDistance.bound(name.canonical, spelling.canonical)
      guard bound > 0, letters.isNear(spelling.letters, atMost: bound),
        let distance = EditDistance.between(name.canonical, spelling.canonical, atMost: bound),
        name.isMisspelling(of: spelling.folded)
      else { continue }
      for face in spelling.faces { found[face] = min(found[face] ?? .max, distance) }
    }
    return found.sorted { $0.key < $1.key }.compactMap { index, distance in
      faces.indices.contains(index) ? (faces[index], distance) : nil
    }
  }

  /// Faces of the family that the name begins with, when nothing but words of style follows.
  func faces(ofFamilyIn name: FoldedName) -> [NameAliases] {
    var stem = ""
    var found: [Int] = []
    for word in name.words.prefix(12) {
      stem += word
      guard stem.utf8.count > 2, let family = byFamily[stem], name.isFamilyAndStyle(stem) else {
        continue
      }
      found += family
    }
    return at(found)
  }

  /// Faces of families that are a letter or two away from the words before those of style. Of short
  /// names too many are alike.
  func faces(ofFamilyNear name: FoldedName) -> [NameAliases] {
    let own = name.family.joined()
    guard own.utf8.count > 5 else { return [] }
    let letters = LetterSet(own)
    return at(
      byFamily.keys.filter { family in
        let bound = min(EditDistance.bound(own, family), 2)
        return bound > 0 && letters.isNear(LetterSet(family), atMost: bound)
          && name.mayMean(family: family)
          && EditDistance.between(own, family, atMost: bound) != nil
      }.flatMap { byFamily[$0] ?? [] })
  }
}

extension AliasIndex {
  private func at(_ indices: [Int]) -> [NameAliases] {
    Set(indices).sorted().compactMap { faces.indices.contains($0) ? faces[$0] : nil }
  }
}

extension FoldedName {
  /// The forms in which two spellings of a name are the same.
  fileprivate var forms: Set<String> { [joined, canonical, withoutRegular] }
}
