import AppManifest
import FontInspection
import FontReferences
import SourceText

/// The inputs of an assessment in an order that does not depend on how they were gathered.
struct StableInputs {
  var roots: [String]
  var catalogue: FontCatalogue
  var manifests: ManifestReading
  var references: ReferenceReading

  init(
    roots: [String], catalogue: FontCatalogue, manifests: ManifestReading,
    references: ReferenceReading
  ) {
    self.roots = roots
    self.catalogue = catalogue
    self.manifests = manifests
    self.references = references
    self.catalogue.files.sort { $0.path < $1.path }
    self.catalogue.failures.sort { $0.path < $1.path }
    self.references.references.sort { $0.stands(before: $1) }
    self.references.registrations.sort { ($0.place, $0.function) < ($1.place, $1.function) }
    self.manifests.interfaceBuilderFonts.sort {
      ($0.place, $0.fileName) < ($1.place, $1.fileName)
    }
    self.manifests.unchecked.sort { ($0.path, $0.reason) < ($1.path, $1.reason) }
    self.references.unchecked.sort { ($0.path, $0.reason) < ($1.path, $1.reason) }
    self.manifests.comments.sort { ($0.place, $0.text) < ($1.place, $1.text) }
    self.references.comments.sort { ($0.place, $0.text) < ($1.place, $1.text) }
    if references.references.isEmpty {
      self.manifests.processes.removeAll(where: \.isEmptyFolder)
    } else if self.manifests.processes.isEmpty, !manifests.isForOtherPlatforms,
      manifests.ownerless.isEmpty
    {
      self.manifests.processes = [wholeFolder()]
    }
    for index in self.manifests.processes.indices {
      self.manifests.processes[index].bundle.fonts.sort {
        ($0.bundlePath, $0.path) < ($1.bundlePath, $1.path)
      }
      self.manifests.processes[index].bundle.available.sort()
    }
    let keys = self.manifests.processes.map(\.sortKey)
    self.manifests.processes = zip(self.manifests.processes, keys).sorted { $0.1 < $1.1 }.map(\.0)
  }
}

extension StableInputs {
  /// A process that may hold the whole folder, and has no manifest.
  private func wholeFolder() -> AppProcess {
    let root = roots.min() ?? ""
    let paths = catalogue.files.map(\.path) + catalogue.failures.map(\.path)
    let fonts = paths.map { path in
      let base = roots.first { path.utf8.starts(with: ($0 + "/").utf8) }
      let below = base.map {
        String(decoding: path.utf8.dropFirst($0.utf8.count + 1), as: UTF8.self)
      }
      return BundledFile(path: path, bundlePath: below ?? path)
    }
    return AppProcess(
      name: FileName(root).name, kind: .unknown, platform: probablePlatform,
      manifest: Manifest(path: nil), bundle: BundleContents(fonts: fonts, matching: .suffix),
      sources: .any, provider: .convention)
  }

  /// macOS where the sources ask AppKit and never UIKit, else iOS.
  private var probablePlatform: Platform {
    let apis = Set(references.references.map(\.api))
    let mac: Set<FontAPI> = [.nsFont, .nsFontDescriptorName]
    let phone: Set<FontAPI> = [.uiFont, .uiFontDescriptorName]
    return apis.isDisjoint(with: phone) && !apis.isDisjoint(with: mac) ? .macOS : .iOS
  }
}

extension FontReference {
  fileprivate func stands(before other: FontReference) -> Bool {
    guard place == other.place else { return place < other.place }
    return (api.rawValue, text) < (other.api.rawValue, other.text)
  }
}

extension AppProcess {
  fileprivate var sortKey: SortKey {
    let place = SourcePlace(path: manifest.path ?? "")
    return SortKey(
      place,
      [
        name, platform.rawValue, kind.rawValue, configurations.joined(separator: ","),
        deploymentTarget?.description ?? "",
        manifest.entries.map(\.value).joined(separator: ","),
        bundle.fonts.map(\.path).joined(separator: ","),
      ])
  }
}

/// A place and then words.
private struct SortKey: Comparable {
  var place: SourcePlace
  var words: [String]

  init(_ place: SourcePlace, _ words: [String]) {
    self.place = place
    self.words = words
  }

  static func < (left: SortKey, right: SortKey) -> Bool {
    if left.place != right.place { return left.place < right.place }
    return left.words.lexicographicallyPrecedes(right.words)
  }
}

extension AppProcess {
  /// Whether it stands for a folder that says nothing about fonts.
  fileprivate var isEmptyFolder: Bool {
    provider == .convention && manifest.path == nil && bundle.fonts.isEmpty
  }
}
