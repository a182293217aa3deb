import AppManifest

/// Finds the files of a bundle that an entry nearly names.
struct NearFiles: Sendable {
  private let matching: BundleContents.Matching
  private let items: [(item: BundleIndex.Item, spelling: FileSpelling)]
  private var byForm: [String: [Int]] = [:]
  /// The files by the length of their names: a misspelling is about as long as what was meant.
  private var byLength: [Int: [Int]] = [:]

  init(_ bundle: BundleIndex) {
    matching = bundle.matching
    items = bundle.items.compactMap { item in item.path.last.map { (item, FileSpelling($0)) } }
    for (index, entry) in items.enumerated() {
      for form in entry.spelling.forms { byForm[form, default: []].append(index) }
      byLength[entry.spelling.length, default: []].append(index)
    }
  }

  /// The nearest files, at most three, each once.
  ///
  /// - Parameter taken: files that other entries name; a misspelling hardly means one of those.
  func misses(of entry: Manifest.Entry, taken: Set<String>) -> [NearMiss] {
    let path = BundlePath(entry.value)
    guard let written = path.last else { return [] }
    let spelling = FileSpelling(written)
    if entry.key == .atsApplicationFontsPath, !spelling.file.hasFontExtension {
      return folderMisses(of: path, spelling)
    }
    var ranked = spelling.forms.flatMap { byForm[$0] ?? [] }.compactMap { index in
      miss(index, spelling.difference(from: items[index].spelling), path, taken)
    }
    if ranked.isEmpty {
      let lengths =
        spelling.length - FileSpelling.mostEdits...spelling.length + FileSpelling.mostEdits
      ranked = lengths.flatMap { byLength[$0] ?? [] }.compactMap { index in
        guard !taken.contains(items[index].item.file.path) else { return nil }
        return miss(index, spelling.misspelling(of: items[index].spelling), path, taken)
      }
    }
    return ranked.nearest
  }
}

extension NearFiles {
  private func miss(
    _ index: Int, _ difference: FileSpelling.Difference?, _ path: BundlePath, _ taken: Set<String>
  ) -> RankedMiss? {
    guard let difference else { return nil }
    let item = items[index].item
    let miss = NearMiss(
      difference: difference.kind, path: item.file.path, entry: value(for: item, path))
    return RankedMiss(
      miss: miss, distance: difference.distance, isTaken: taken.contains(item.file.path))
  }

  /// What the entry would have to say: the whole path where the layout is known, else as many folders as
  /// it has where they fit, or nearly do, else the name alone.
  private func value(for item: BundleIndex.Item, _ path: BundlePath) -> String {
    switch matching {
    case .exact: return item.path.text
    case .suffix:
      guard let name = item.path.last else { return item.path.text }
      if let inBundle = item.pathFromBundle { return inBundle.text }
      let folder = path.escapes ? BundlePath("") : path.folder
      guard !folder.isEmpty, let real = item.path.folder.end(near: folder) else { return name.text }
      return real.text + "/" + name.text
    }
  }

  /// Folders whose names are near, and a folder that exists on disk but not in the bundle, where the
  /// files of an Xcode group lie flat (fact P2).
  private func folderMisses(of path: BundlePath, _ spelling: FileSpelling) -> [NearMiss] {
    var best: [BundlePath: RankedMiss] = [:]
    for (item, _) in items {
      let folder = item.path.folder
      let disk = BundlePath(item.file.path).folder
      guard best[disk] == nil else { continue }
      var difference: FileSpelling.Difference?
      if disk.ends(with: path) {
        difference = FileSpelling.Difference(kind: .folder, distance: 0)
      } else if let name = folder.last {
        let other = FileSpelling(name)
        difference = spelling.difference(from: other) ?? spelling.misspelling(of: other)
      }
      guard let difference else { continue }
      let value = matching == .exact ? folder.text : folder.last?.text ?? ""
      let miss = NearMiss(
        difference: difference.kind, path: "/" + disk.text, entry: value.isEmpty ? "." : value)
      best[disk] = RankedMiss(miss: miss, distance: difference.distance, isTaken: false)
    }
    return Array(best.values).nearest
  }
}

extension BundlePath {
  /// As many of its last components as another path has, where each is nearly the other's.
  fileprivate func end(near other: BundlePath) -> BundlePath? {
    let end = Array(components.suffix(other.components.count))
    guard end.count == other.components.count else { return nil }
    let isNear = zip(end, other.components).allSatisfy { real, written in
      let (real, written) = (FileSpelling(real), FileSpelling(written))
      return written.difference(from: real) != nil || written.misspelling(of: real) != nil
    }
    return isNear ? BundlePath(components: end) : nil
  }
}

/// A near miss with what puts it before others.
private struct RankedMiss: Comparable {
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

  static func < (left: RankedMiss, right: RankedMiss) -> Bool {
    let keys = [left, right].map { ($0.rank, $0.distance, $0.isTaken ? 1 : 0, $0.miss.path) }
    return keys[0] < keys[1]
  }
}

extension [RankedMiss] {
  /// The first three, each file once.
  fileprivate var nearest: [NearMiss] {
    var seen: Set<String> = []
    return [NearMiss](
      sorted().filter { seen.insert($0.miss.path).inserted }.map(\.miss).prefix(3))
  }
}
