import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText

/// Fonts that the platform has at hand together: those of a process, or of a folder where no process is
/// known to have any.
struct FontGroup {
  /// In a stable order.
  var files: [FontFile]
  var process: AppProcess?
}

/// A face and the file it is in.
struct PlacedFace {
  var file: FontFile
  var face: Face

  /// What messages call it: the file, and which face of it where there are several.
  var name: String {
    let file = self.file.path.lastComponent.quoted
    guard self.file.faces.count > 1 else { return file }
    return "\(face.names.fullName?.quoted ?? "face \(face.index)") of \(file)"
  }
}

extension Assessment {
  /// The fonts that the processes bundle or declare, and those of the frameworks beside them; `nil` where
  /// it is not known of each process what it bundles.
  var pathsOfKnownBundles: Set<String>? {
    guard !processes.isEmpty, processes.allSatisfy({ $0.process.bundle.matching == .exact }) else {
      return nil
    }
    return pathsOfBundles.union(manifests.libraries.flatMap(\.fonts))
  }

  private var pathsOfBundles: Set<String> {
    Set(
      processes.flatMap { process in
        process.declared + process.process.bundle.fonts.map(\.path)
          + process.loaded.compactMap(\.file)
      })
  }

  /// The fonts that can end up in an app: those of the bundles, or all where it is not known what those
  /// hold.
  ///
  /// Other fonts of a repository (of its web site, of its tests, of an app for Android) are nobody's
  /// trouble.
  var bundledFonts: [FontFile] {
    if let known = pathsOfKnownBundles {
      return catalogue.files.filter { known.contains($0.path) }
    }
    let bundled = pathsOfBundles
    let fonts = catalogue.files.filter { bundled.contains($0.path) }
    return fonts.isEmpty ? catalogue.files : fonts
  }

  /// Their faces, but for those of formats that no app can register; made one after the other, for there may be
  /// thousands, and many rules look at them.
  var bundledFaces: some Sequence<PlacedFace> {
    bundledFonts.lazy.filter(\.format.isRegistrable).flatMap { file in
      file.faces.lazy.map { PlacedFace(file: file, face: $0) }
    }
  }

  /// Fonts among which a family is looked up: a group for each process that declares or registers some;
  /// where none does, one for each folder.
  var fontGroups: [FontGroup] {
    let known = pathsOfKnownBundles
    let fonts = catalogue.files.filter { file in
      file.format.isRegistrable && known?.contains(file.path) != false
    }
    let groups = processes.compactMap { process -> FontGroup? in
      let runTime = process.runTime
      guard !process.declared.isEmpty || !process.registrations.isEmpty else { return nil }
      let probable = runTime.undetermined.isEmpty ? [] : process.undeclared.map(\.path)
      let paths = Set(process.declared + runTime.files.keys + runTime.possible.keys + probable)
      let files = fonts.filter { paths.contains($0.path) }
      return files.isEmpty ? nil : FontGroup(files: files, process: process.process)
    }
    guard groups.isEmpty else { return groups }
    return Dictionary(grouping: fonts, by: \.path.folder).sorted { $0.key < $1.key }
      .map { FontGroup(files: $0.value) }
  }
}

extension FontGroup {
  /// The faces with a family name, by that name.
  var families: [(name: String, faces: [PlacedFace])] {
    var families: [String: [PlacedFace]] = [:]
    for file in files {
      for face in file.faces {
        guard let family = face.names.family else { continue }
        families[family, default: []].append(PlacedFace(file: file, face: face))
      }
    }
    return families.sorted { $0.key < $1.key }.map { (name: $0.key, faces: $0.value) }
  }
}

extension Sequence<PlacedFace> {
  /// The faces that are alike in one respect, those of one folder and family together, in order.
  func together<Kind: Hashable>(by kind: (PlacedFace) -> Kind?) -> [(
    kind: Kind, faces: [PlacedFace]
  )] {
    var order: [TogetherKey<Kind>] = []
    var groups: [TogetherKey<Kind>: [PlacedFace]] = [:]
    for placed in self {
      guard let kind = kind(placed) else { continue }
      let key = TogetherKey(
        folder: placed.file.path.folder, family: placed.face.names.family, kind: kind)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(placed)
    }
    return order.map { (kind: $0.kind, faces: groups[$0] ?? []) }
  }
}

private struct TogetherKey<Kind: Hashable>: Hashable {
  var folder: String
  var family: String?
  var kind: Kind
}

extension Double {
  /// A measure in ems with at most three decimals: `1.2`, `-0.25`, `0`.
  var inEms: String {
    let thousandths = (self * 1000).rounded()
    guard thousandths.magnitude < 1e12 else { return "\(self)" }
    let rounded = thousandths / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
