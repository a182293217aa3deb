import FontInspection
import FontResolution

/// A font file that a lock names: its faces by what the lock says of faces.
struct LockedFile {
  private struct Style: Hashable {
    var weight: Int?
    var isItalic: Bool
  }

  /// The first that has each name.
  private var byName: [String: Face] = [:]
  /// Those that the lock does not know, and how many there are: the first of each style, and of all.
  private var unknown: [Style: (face: Face, count: Int)] = [:]
  private var first: Face?
  private var count = 0

  /// - Parameter locked: all names of faces in the lock.
  init(_ file: FontFile, besides locked: Set<String>) {
    for face in file.faces {
      for name in face.names.postScript where byName[name] == nil { byName[name] = face }
      guard locked.isDisjoint(with: face.names.postScript) else { continue }
      let style = Style(weight: face.style.weightClass, isItalic: face.style.isItalic)
      unknown[style] = (unknown[style]?.face ?? face, (unknown[style]?.count ?? 0) + 1)
      first = first ?? face
      count += 1
    }
  }

  func face(named name: String) -> Face? { byName[name] }

  /// What a face that lost its name is now: the only face of its file that the lock does not know, or the only
  /// one of them with its weight and slant.
  /// - Parameter isAlone: whether the lock knows no other face of the file.
  func successor(of locked: LockedFace, isAlone: Bool) -> (face: Face, isAlike: Bool)? {
    let alike = unknown[Style(weight: locked.weight, isItalic: locked.isItalic)]
    if let alike, alike.count == 1 { return (alike.face, true) }
    return isAlone && count == 1 ? first.map { ($0, false) } : nil
  }
}
