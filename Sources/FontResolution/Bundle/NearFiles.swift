import AppManifest

/// Finds the files that an entry nearly names.
struct NearFiles {
  private let matching: BundleContents.Matching
  private let items: [(item: BundleIndex.Item, spelling: Spelling)]
  /// Files that other entries name: a misspelling hardly means one of those.
  private let taken: Set<String>

  init(bundle: BundleIndex, taken: Set<String>) {
    matching = bundle.matching
    items = bundle.items.compactMap { item in item.path.last.map { (item, Spelling($0)) } }
    self.taken = taken
  }

  /// The nearest files, at most three, each once.
  func misses(of entry: Manifest.Entry) -> [NearMiss] {
    let path = BundlePath(entry.value)
    guard let written = path.last else { return [] }
    if entry.key == .atsApplicationFontsPath, !FileName(written.text).hasFontExtension {
      return folderMisses(of: path)
    }
    let spelling = Spelling(written)
    let ranked = items.compactMap { item, name -> Ranked? in
      guard let (difference, distance) = spelling.difference(from: name) else { return nil }
      if difference == .spelling, taken.contains(item.file.path) { return nil }
      let miss = NearMiss(
        difference: difference, path: item.file.path, entry: value(for: item, path))
      return Ranked(miss: miss, distance: distance, isTaken: taken.contains(item.file.path))
    }
    return Array(ranked.sorted().map(\.miss).prefix(3))
  }
}

extension NearFiles {
  /// What the entry would have to say: the whole path where the layout is known, else the folders it
  /// has where they fit, else the name alone.
  private func value(for item: BundleIndex.Item, _ path: BundlePath) -> String {
    switch matching {
    case .exact: return item.path.text
    case .suffix:
      guard let name = item.path.last else { return item.path.text }
      let folder = path.escapes ? BundlePath("") : path.folder
      let fits = !folder.isEmpty && item.path.folder.ends(with: folder)
      return fits ? folder.text + "/" + name.text : name.text
    }
  }

  /// Folders whose names are near, and a folder that exists on disk but not in the bundle, where the
  /// files of an Xcode group lie flat (facts 1.2.5).
  private func folderMisses(of path: BundlePath) -> [NearMiss] {
    guard let written = path.last else { return [] }
    let spelling = Spelling(written)
    var best: [BundlePath: Ranked] = [:]
    for (item, _) in items {
      let folder = item.path.folder
      let disk = BundlePath(item.file.path).folder
      guard best[disk] == nil else { continue }
      var difference: (NearMiss.Difference, Int)?
      if disk.ends(with: path) {
        difference = (.folder, 0)
      } else if let name = folder.last {
        difference = spelling.difference(from: Spelling(name))
      }
      guard let (kind, distance) = difference else { continue }
      let value = matching == .exact ? folder.text : folder.last?.text ?? ""
      let miss = NearMiss(
        difference: kind, path: "/" + disk.text, entry: value.isEmpty ? "." : value)
      best[disk] = Ranked(miss: miss, distance: distance, isTaken: false)
    }
    return Array(best.values.sorted().map(\.miss).prefix(3))
  }
}

/// A near miss with what puts it before others.
private struct Ranked: Comparable {
  var miss: NearMiss
  var distance: Int
  var isTaken: Bool

  private var rank: Int {
    switch miss.difference {
    case .folder: 0
    case .invisibleCharacter: 1
    case .unicodeNormalisation: 2
    case .letterCase: 3
    case .missingExtension: 4
    case .otherExtension: 5
    case .spelling: 6
    }
  }

  static func < (left: Ranked, right: Ranked) -> Bool {
    let keys = [left, right].map { ($0.rank, $0.distance, $0.isTaken ? 1 : 0, $0.miss.path) }
    return keys[0] < keys[1]
  }
}

/// A file's name in the forms that are compared.
private struct Spelling {
  var component: BundlePath.Component
  var text: String
  /// Without the characters that nobody sees.
  var visible: String
  var file: FileName

  init(_ component: BundlePath.Component) {
    self.component = component
    text = component.text
    visible = String(text.unicodeScalars.filter { !Spelling.isInvisible($0) })
    file = FileName(visible)
  }

  /// How a written name differs from a file's, and by how many letters; `nil` when it is far.
  func difference(from other: Spelling) -> (NearMiss.Difference, Int)? {
    if component == other.component { return (.folder, 0) }
    let hides = visible.utf8.count != text.utf8.count
    let otherHides = other.visible.utf8.count != other.text.utf8.count
    if hides || otherHides, visible == other.visible { return (.invisibleCharacter, 0) }
    if visible == other.visible { return (.unicodeNormalisation, 0) }
    let lower = visible.lowercased()
    let otherLower = other.visible.lowercased()
    if lower == otherLower { return (.letterCase, 0) }
    if !file.hasFontExtension, lower == other.file.stem.lowercased() {
      return (.missingExtension, visible == other.file.stem ? 0 : 1)
    }
    let stem = file.stem.lowercased()
    let otherStem = other.file.stem.lowercased()
    if stem == otherStem { return (.otherExtension, file.stem == other.file.stem ? 0 : 1) }
    return near(file.hasFontExtension ? stem : lower, otherStem)
  }

  private func near(_ stem: String, _ other: String) -> (NearMiss.Difference, Int)? {
    if FoldedName(stem).joined == FoldedName(other).joined { return (.spelling, 1) }
    let bound = min(stem.utf8.count, other.utf8.count) / 5
    guard bound > 0 else { return nil }
    let distance = EditDistance.between(stem, other, atMost: min(bound, 2))
    return distance.map { (.spelling, $0 + 1) }
  }

  /// Zero-width and formatting characters: U+00AD, U+200B–U+200F, U+FEFF and their kin.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .format
      || scalar.properties.generalCategory == .control
  }
}
