import AppManifest
import FontResolution
import SourceText

/// A framework's declaration, the same on all its platforms.
struct LibraryDeclaration {
  let library: FrameworkFonts
  let place: SourcePlace
  let key: Manifest.Key
  let platforms: Set<Platform>
  let lost: [String]

  static func all(in assessment: Assessment) -> [LibraryDeclaration] {
    let manifests = Set(assessment.processes.compactMap(\.process.manifest.path))
    let libraries = assessment.manifests.libraries.filter { library in
      // An app's own manifest may be a framework's too.
      library.manifest.path.map { !manifests.contains($0) } ?? true
        || !library.manifest.ignoredSettings.isEmpty
    }
    return Manifest.Key.allFontKeys.flatMap { key in
      let declaring = libraries.compactMap { library in
        library.place(of: key).map { (library: library, place: $0) }
      }
      return Dictionary(grouping: declaring, by: \.place).values.compactMap {
        same -> LibraryDeclaration? in
        guard let first = same.first else { return nil }
        let lost = same.flatMap { $0.library.lost(key, in: assessment) }
        return LibraryDeclaration(
          library: first.library, place: first.place, key: key,
          platforms: Set(same.map(\.library.platform)), lost: lost.unique.sorted())
      }
    }
  }

  func diagnostic() -> Diagnostic {
    let apps = library.processes.sorted()
    var diagnostic = Diagnostic(
      rule: IneffectiveFontKey.description.identifier, severity: lost.isEmpty ? .warning : .error,
      message: "\(key.rawValue) is ignored in a framework (\(library.name.quoted))"
        + (lost.isEmpty ? "" : ": \(lost.asSubject) registered"),
      place: place, target: library.name, platform: platforms.count == 1 ? platforms.first : nil,
      configurations: library.configurations, notes: lost.map(Diagnostic.Note.notRegistered),
      help: lost.isEmpty
        ? "remove it; only the Info.plist of an app or extension is read"
        : "list the fonts in Info.plist of \(apps.listed), or register them in code")
    var cause = Cause.origin(at: place, of: key.rawValue)
    // Another process that links it may have its fonts in another way.
    cause.isJudgedByLosses = true
    diagnostic.cause = cause
    return diagnostic
  }
}

extension Assessment {
  /// Where frameworks declare fonts in vain, by the fonts' paths.
  var fontsDeclaredByLibraries: [String: SourcePlace] {
    let lost = LibraryDeclaration.all(in: self).flatMap { declaration in
      declaration.lost.map { ($0, declaration.place) }
    }
    return Dictionary(lost) { min($0, $1) }
  }
}

extension FrameworkFonts {
  fileprivate func place(of key: Manifest.Key) -> SourcePlace? {
    if let setting = manifest.ignoredSettings.first(where: { $0.key == key }) {
      return setting.place
    }
    let entry = manifest.entries.first { $0.key == key && !$0.value.isBlank }
    guard entry != nil || manifest.misshapenKeys.contains(key) else { return nil }
    return manifest.keys.last { $0.key == key }?.place ?? entry?.place
  }

  /// Its fonts that a process which links it does not register in another way.
  fileprivate func lost(_ key: Manifest.Key, in assessment: Assessment) -> [String] {
    let names = Set(manifest.entries.filter { $0.key == key }.map(\.value.lastComponent))
    let named = fonts.filter { key == .atsApplicationFontsPath || names.contains($0.lastComponent) }
    let linking = assessment.processes.filter { fonts in
      processes.contains(fonts.process.name) && !fonts.registersInCode
    }
    return named.filter { font in linking.contains { !$0.declared.contains(font) } }
  }
}
