import AppManifest
import FontInspection
import FontResolution
import SourceText

/// A lock held against the fonts that are there.
struct LockComparison {
  let lock: FontLock
  /// Names of the lock that no font of it has now, in the order of the lock.
  private(set) var missing: [Missing] = []
  /// Faces that have their name and are not what they were.
  private(set) var changed: [Changed] = []
  /// Bundled faces that are not in the lock.
  private(set) var added: [Added] = []

  struct Missing {
    var entry: FontLock.Entry
    var kind: Kind
    /// What is gone: the face's own name, those of its instances, its family's. The first is what it is about.
    var names: [String]
    /// What those that were only renamed are called now.
    var newNames: [String: String] = [:]
    /// Whether nothing but the name has changed.
    var isSame = true
    /// Whether the font file is still there.
    var hasFile: Bool

    enum Kind { case face, instances, family }

    /// What has the place of the first now, if anything does.
    var newName: String? { names.first.flatMap { newNames[$0] } }
    /// The face that has the place of the one that the lock knows, with its name and its family.
    var newFace: String?
    var newFamily: String?
  }

  struct Changed {
    var entry: FontLock.Entry
    /// `its weight was 400 and is 500`
    var differences: [String]
  }

  struct Added {
    var file: String
    var name: String
  }

  init(_ lock: FontLock, _ assessment: Assessment) {
    self.lock = lock
    let files = Dictionary(
      assessment.catalogue.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let unknown = lock.unread.union(assessment.catalogue.failures.map(\.path))
    let folder = lock.path.folder
    let lockedFiles = Set(lock.entries.map(\.file))
    let own = assessment.catalogue.files.filter {
      $0.path.hasPrefix(folder + "/") || lockedFiles.contains($0.path)
    }
    let faces = own.flatMap(\.faces)
    let names = Set(faces.flatMap(\.names.postScript))
    let instances = Set(faces.flatMap(\.instances).flatMap(\.postScriptNames))
    let families = Set(
      faces.flatMap { $0.names.families + [$0.names.legacyFamily].compactMap { $0 } })
    let locked = Set(lock.entries.map(\.face.postScriptName))
    // With a file that could not be read, anything may be in it.
    let isComplete = lockedFiles.isDisjoint(with: unknown)
    let counts = lock.entries.reduce(into: [:]) { $0[$1.file, default: 0] += 1 }
    var lockedFaces: [String: LockedFile] = [:]
    for path in lockedFiles {
      lockedFaces[path] = files[path].map { LockedFile($0, besides: locked) }
    }
    var renamed: Set<String> = []
    var goneFamilies: Set<String> = []

    for entry in lock.entries where !unknown.contains(entry.file) {
      let file = lockedFaces[entry.file]
      let face = file?.face(named: entry.face.postScriptName)
      let differences = face.map { Self.differences(entry.face, $0) } ?? []
      if !differences.isEmpty { changed.append(Changed(entry: entry, differences: differences)) }
      guard isComplete else { continue }
      func isGone(_ name: String) -> Bool { !names.contains(name) && !instances.contains(name) }
      let lost = entry.face.instances.filter(isGone)
      let family = entry.face.family.flatMap { family in
        !families.contains(family) && goneFamilies.insert(family).inserted ? [family] : nil
      }
      var missing = Missing(
        entry: entry, kind: .face, names: [entry.face.postScriptName] + lost + (family ?? []),
        hasFile: file != nil)
      if face == nil, isGone(entry.face.postScriptName) {
        let successor = file?.successor(of: entry.face, isAlone: counts[entry.file] == 1)
        if let successor, let newName = successor.face.postScriptName {
          missing.newNames[entry.face.postScriptName] = newName
          missing.isSame = successor.isAlike
          (missing.newFace, missing.newFamily) = (newName, successor.face.names.family)
          if let old = family?.first { missing.newNames[old] = successor.face.names.family }
          renamed.insert(newName)
        }
        self.missing.append(missing)
        continue
      }
      if !lost.isEmpty {
        (missing.kind, missing.names) = (.instances, lost)
        self.missing.append(missing)
      }
      if let family {
        (missing.kind, missing.names) = (.family, family)
        if let old = family.first { missing.newNames[old] = face?.names.family }
        (missing.newFace, missing.newFamily) = (face?.postScriptName, face?.names.family)
        self.missing.append(missing)
      }
    }

    let bundled = assessment.fontsToLock
    for file in own where bundled?.contains(file.path) != false {
      for face in file.faces {
        guard let name = face.postScriptName, locked.isDisjoint(with: face.names.postScript),
          !renamed.contains(name)
        else { continue }
        added.append(Added(file: file.path, name: name))
      }
    }
  }
}

extension LockComparison {
  /// What tells a face from what the lock says of it, its name aside.
  private static func differences(_ locked: LockedFace, _ face: Face) -> [String] {
    var differences: [String] = []
    if let old = locked.weight, let new = face.style.weightClass, old != new {
      differences.append("its weight was \(old) and is \(new)")
    }
    if locked.isItalic != face.style.isItalic {
      differences.append(face.style.isItalic ? "it is italic now" : "it is no longer italic")
    }
    let new = Set(face.instances.compactMap(\.postScriptNames.first))
      .subtracting(locked.instances).sorted()
    if !new.isEmpty {
      differences.append("it has new instances: \(new.listed)")
    }
    return differences
  }
}
