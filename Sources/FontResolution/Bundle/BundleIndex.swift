import AppManifest

/// The files of a bundle, found by the entries of a manifest.
struct BundleIndex: Sendable {
  struct Item {
    var file: BundledFile
    var path: BundlePath
  }

  let items: [Item]
  let matching: BundleContents.Matching
  private var byName: [BundlePath.Component: [Int]] = [:]

  init(_ bundle: BundleContents) {
    self.init(
      bundle.fonts.map { Item(file: $0, path: BundlePath($0.bundlePath)) },
      matching: bundle.matching)
  }

  private init(_ items: [Item], matching: BundleContents.Matching) {
    self.items = items
    self.matching = matching
    for (index, item) in items.enumerated() {
      guard let name = item.path.last else { continue }
      byName[name, default: []].append(index)
    }
  }

  /// The same files, found by paths in lower case.
  var ignoringCase: BundleIndex {
    BundleIndex(
      items.map { Item(file: $0.file, path: $0.path.ignoringCase) }, matching: matching)
  }

  /// The files that a path names: all that fit, those first that are nearest to a folder (the manifest's).
  func files(at path: BundlePath, near home: BundlePath) -> [Item] {
    guard let name = path.last, !path.escapes || matching == .exact else { return [] }
    let named =
      name.isBuildSetting ? items : (byName[name] ?? []).map { items[$0] }
    switch matching {
    case .exact: return named.filter { $0.path.matches(path) }
    case .suffix:
      let found = named.filter { $0.path.ends(with: path) && !$0.isInBundle(above: path) }
      return nearest(found, to: home)
    }
  }

  /// The files in a folder, and those in folders below it.
  func files(inFolder folder: BundlePath) -> (direct: [Item], nested: [Item]) {
    guard !folder.escapes else { return ([], []) }
    switch matching {
    case .exact:
      let below = items.filter { item in
        item.path.components.count > folder.components.count && !item.path.escapes
          && !item.path.components[folder.components.count...].dropLast()
            .contains(where: \.isBundle)
          && BundlePath(components: Array(item.path.components.prefix(folder.components.count)))
            .matches(folder)
      }
      let depth = folder.components.count + 1
      return (
        below.filter { $0.path.components.count == depth },
        below.filter { $0.path.components.count > depth }
      )
    case .suffix:
      // The folder of the bundle's resources may be any: `.` means any font.
      let direct = items.filter { $0.path.folder.ends(with: folder) }
      if folder.isEmpty { return (direct, []) }
      let nested = items.filter { item in
        !item.path.folder.ends(with: folder) && item.path.folder.contains(folder)
      }
      return (direct, nested)
    }
  }
}

extension BundleIndex {
  private func nearest(_ items: [Item], to home: BundlePath) -> [Item] {
    guard items.count > 1 else { return items }
    let ranked = items.map { (item: $0, near: BundlePath($0.file.path).commonStart(with: home)) }
    return ranked.enumerated().sorted { left, right in
      (-left.element.near, left.offset) < (-right.element.near, right.offset)
    }.map(\.element.item)
  }
}

extension BundleIndex.Item {
  /// Whether it lies in a bundle of resources that a path to it does not name: wherever such a folder stands, it
  /// is copied as a whole.
  fileprivate func isInBundle(above path: BundlePath) -> Bool {
    self.path.components.dropLast(path.components.count).contains { $0.text.hasSuffix(".bundle") }
  }

  /// Its path from the outermost bundle of resources on that it lies in; `nil` where it lies in none.
  var pathFromBundle: BundlePath? {
    let start = path.components.dropLast().firstIndex { $0.text.hasSuffix(".bundle") }
    return start.map { BundlePath(components: Array(path.components[$0...])) }
  }
}

extension BundlePath.Component {
  /// Whether a folder is a bundle of its own, in which nobody looks for another's fonts.
  var isBundle: Bool {
    let name = text
    return name.hasSuffix(".bundle") || name.hasSuffix(".framework")
  }
}

extension BundlePath {
  /// Whether the components of another stand somewhere in it, one after the other.
  fileprivate func contains(_ other: BundlePath) -> Bool {
    guard !other.isEmpty, components.count >= other.components.count else { return other.isEmpty }
    return components.indices.contains { start in
      components.count - start >= other.components.count
        && zip(components[start...], other.components).allSatisfy { $0.matches($1) }
    }
  }
}
