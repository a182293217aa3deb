import SourceText

/// What a target declares in each of its build configurations and on each of its platforms; equal
/// declarations are one.
struct XcodeDeclarations {
  private struct Item {
    var platform: Platform
    var configuration: String
    var manifest: Manifest
  }

  private var items: [Item] = []

  mutating func add(_ manifest: Manifest, _ platform: Platform, in configuration: String) {
    items.append(Item(platform: platform, configuration: configuration, manifest: manifest))
  }

  /// For each set of platforms with equal declarations one list, or one for all.
  func joined() -> [ProjectTarget.Declaration] {
    var platforms: [Platform] = []
    for item in items where !platforms.contains(item.platform) { platforms.append(item.platform) }
    let lists = platforms.map { platform in
      (platform: platform, list: Self.joined(items.filter { $0.platform == platform }))
    }
    guard let first = lists.first else { return [] }
    if lists.allSatisfy({ Self.areEqual($0.list, first.list) }) { return first.list }
    return lists.flatMap { platform, list in
      list.map { declaration in
        var declaration = declaration
        declaration.platforms = [platform]
        return declaration
      }
    }
  }

  /// Those of one platform, equal ones joined.
  private static func joined(_ items: [Item]) -> [ProjectTarget.Declaration] {
    var found: [ProjectTarget.Declaration] = []
    for item in items {
      if let same = found.firstIndex(where: { item.manifest.declaresAs($0.manifest) }) {
        found[same].configurations.append(item.configuration)
        found[same].manifest.add(item.manifest)
      } else {
        found.append(
          ProjectTarget.Declaration(
            configurations: [item.configuration], manifest: item.manifest))
      }
    }
    return found
  }

  private static func areEqual(
    _ left: [ProjectTarget.Declaration], _ right: [ProjectTarget.Declaration]
  ) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy {
        $0.configurations == $1.configurations && $0.manifest.declaresAs($1.manifest)
      }
  }
}

extension Manifest {
  /// Whether it declares what another does, be it that the project writes so in another place.
  fileprivate func declaresAs(_ other: Manifest) -> Bool {
    path == other.path && entries == other.entries && keys == other.keys
      && faults.allSatisfy { fault in other.faults.contains { $0.kind == fault.kind } }
      && other.faults.allSatisfy { fault in faults.contains { $0.kind == fault.kind } }
      && Set(ignoredSettings.map { [$0.key.rawValue, $0.value] })
        == Set(other.ignoredSettings.map { [$0.key.rawValue, $0.value] })
  }

  /// Adds where the project says the same for another configuration, and what that tells the code.
  fileprivate mutating func add(_ other: Manifest) {
    faults += other.faults.filter { !faults.contains($0) }
    info.formUnion(other.info)
    for setting in other.ignoredSettings {
      let same = ignoredSettings.firstIndex {
        $0.place == setting.place && $0.key == setting.key && $0.value == setting.value
      }
      if let same {
        ignoredSettings[same].configurations += setting.configurations
      } else {
        ignoredSettings.append(setting)
      }
    }
  }
}
