import AppManifest
package import FontInspection
package import SourceText

/// The faces that a project had when somebody wrote them down: what `fontgate.lock` says.
package struct FontLock: Sendable, Equatable {
  /// The name of the file.
  package static let fileName = "fontgate.lock"

  /// The absolute path of the file.
  package var path: String
  /// In the order of the file.
  package var entries: [Entry]
  /// The absolute paths of font files that are there and that the run has not read: nothing is known of
  /// their faces.
  package var unread: Set<String> = []

  package init(path: String, entries: [Entry]) {
    self.path = path
    self.entries = entries
  }

  /// A face of a font file.
  package struct Entry: Sendable, Equatable {
    /// The absolute path of the font file.
    package var file: String
    /// The SHA-256 hash of the font file, in hexadecimal digits.
    package var hash: String?
    package var face: LockedFace
    /// Where the entry stands in the lock.
    package var place: SourcePlace

    package init(file: String, hash: String?, face: LockedFace, place: SourcePlace) {
      self.file = file
      self.hash = hash
      self.face = face
      self.place = place
    }
  }
}

/// What a lock says of a face: what an app can ask for, and what tells one version from another.
package struct LockedFace: Sendable, Hashable {
  package var postScriptName: String
  package var family: String?
  /// `OS/2` usWeightClass.
  package var weight: Int?
  package var isItalic: Bool
  /// The PostScript names of the named instances, sorted.
  package var instances: [String]
  package var version: String?
  /// The SPDX identifier of the license, where the font names one that is known.
  package var license: String?
  package var licenseURL: String?

  package init(
    postScriptName: String, family: String? = nil, weight: Int? = nil, isItalic: Bool = false,
    instances: [String] = [], version: String? = nil, license: String? = nil,
    licenseURL: String? = nil
  ) {
    self.postScriptName = postScriptName
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.instances = instances
    self.version = version
    self.license = license
    self.licenseURL = licenseURL
  }

  /// What is to be locked of a face; `nil` for one without a PostScript name, which no app can ask for.
  package init?(_ face: Face) {
    guard let name = face.postScriptName else { return nil }
    self.init(
      postScriptName: name, family: face.names.family, weight: face.style.weightClass,
      isItalic: face.style.isItalic,
      instances: Set(face.instances.compactMap(\.postScriptNames.first)).sorted(),
      version: face.names.version, license: LicenseIdentifier.of(face),
      licenseURL: face.licenseURL)
  }
}

extension Assessment {
  /// The fonts that belong into a lock: those that processes have in their bundles, or register (absolute
  /// paths); `nil` where there are no processes, and every font does.
  package var fontsToLock: Set<String>? {
    guard !processes.isEmpty else { return nil }
    return Set(
      processes.flatMap { fonts in
        fonts.process.bundle.fonts.map(\.path) + fonts.declared + fonts.runTime.files.keys
      })
  }
}
