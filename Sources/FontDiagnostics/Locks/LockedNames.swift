import FontResolution
import SourceText

/// The names that an update of the fonts took away, by the locks that still have them.
struct LockedNames {
  private var losses: [String: Loss] = [:]

  /// What became of a name.
  struct Loss {
    var missing: LockComparison.Missing
    /// What it is called now; `nil` where it is gone.
    var newName: String?
  }

  init(_ assessment: Assessment) {
    self.init(assessment.locks.flatMap { LockComparison($0, assessment).missing })
  }

  init(_ missing: [LockComparison.Missing]) {
    for missing in missing {
      for name in missing.names where losses[name] == nil {
        losses[name] = Loss(missing: missing, newName: missing.newNames[name])
      }
    }
  }

  subscript(name: String) -> Loss? { losses[name] }
}

extension LockedNames.Loss {
  /// The new name as what is nearest to the old one.
  var nearest: NearestName? {
    newName.map { name in
      NearestName(
        name: name, reason: .renamed, source: .repository,
        family: missing.newFamily,
        face: missing.newFace.map {
          FaceIdentity(path: missing.entry.file, postScriptName: $0)
        })
    }
  }

  /// `no font is named "Gate-Book" anymore: an update renamed it to "Gate-Regular"`
  func reason(_ name: String) -> String {
    let file = missing.entry.file.lastComponent.quoted
    if let newName {
      return "no font is named \(name.quoted) anymore: "
        + (missing.isSame
          ? "an update renamed it to \(newName.quoted)" : "\(file) now has \(newName.quoted)")
    }
    return "no font is named \(name.quoted) anymore: it is "
      + (missing.hasFile ? "no longer in \(file)" : "gone with \(file)")
  }
}
