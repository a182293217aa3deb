import AppManifest
import FontReferences
import FontResolution
import SourceText

/// A style dictionary that code loads and that does not reach the bundle of the process.
struct MissingDictionary {
  var load: StyleDictionaryLoad
  var group: ProcessGroup
  /// The processes, as indices into the assessment's.
  var processes: [Int]
  var reason: Reason
  /// Whether another process that has the code has the file, too.
  var isFoundElsewhere: Bool

  enum Reason {
    /// The repository has the file.
    case notInBundle(path: String)
    /// Its name differs from a file's in case alone.
    case letterCase(path: String)
    /// A file of the bundle has the name with another extension.
    case otherExtension(path: String)
    /// Nothing has the name; what is in the bundle, and what of it may be meant.
    case unknown(near: String?, names: [String])
  }
}

extension Assessment {
  /// The style dictionaries that are missing in each process that loads them.
  var missingDictionaries: [MissingDictionary] {
    references.styleLoads.flatMap { load -> [MissingDictionary] in
      let owners = processes.indices.filter { index in
        let process = processes[index].process
        guard process.sources.contains(load.place.path) else { return false }
        guard let programs = load.programs, let own = process.program else { return true }
        return programs.contains(own)
      }
      let groups = groups(of: owners) { $0.sources != .any }
      let lacking = groups.filter { !$0.group.bundles(load) }
      return lacking.map { indices, group in
        MissingDictionary(
          load: load, group: group, processes: indices, reason: reason(for: load, group),
          isFoundElsewhere: lacking.count < groups.count)
      }
    }
  }

  private func reason(
    for load: StyleDictionaryLoad, _ group: ProcessGroup
  ) -> MissingDictionary.Reason {
    if let path = load.found.first(where: { $0.lastComponent == load.file }) {
      return .notInBundle(path: path)
    }
    if let path = load.found.first(where: { group.contains($0) }) { return .letterCase(path: path) }
    let others = load.others.filter { group.contains($0) }
    let stem = load.file.withoutExtension
    if let path = others.first(where: { $0.lastComponent.withoutExtension == stem }) {
      return .otherExtension(path: path)
    }
    let files = references.styleDictionaries.map(\.place.path).filter { group.contains($0) }
    let names = files.map { $0.lastComponent.dropping(extensionOf: load.file) }.unique
    let written = load.file.dropping(extensionOf: load.file)
    let meant = names.first { load.file.hasPrefix($0 + ".") }
    let near =
      meant ?? EditDistance.nearest(to: written, among: names)
      ?? EditDistance.nearest(
        to: written,
        among: others.map(\.lastComponent).filter { $0.hasSuffix(load.file.dropping(stem: stem)) }
          .map {
            $0.dropping(extensionOf: load.file)
          })
    return .unknown(near: near, names: names)
  }
}

extension ProcessGroup {
  fileprivate func bundles(_ load: StyleDictionaryLoad) -> Bool {
    load.found.contains { $0.lastComponent == load.file && contains($0) }
  }
}

extension String {
  /// Without the extension that another file has, too.
  fileprivate func dropping(extensionOf file: String) -> String {
    guard let dot = file.lastIndex(of: "."), hasSuffix(file[dot...]) else { return self }
    return String(dropLast(file[dot...].count))
  }

  fileprivate var withoutExtension: String { dropping(extensionOf: self) }

  /// What is left behind the name: `.plist`.
  fileprivate func dropping(stem: String) -> String { String(dropFirst(stem.count)) }
}

extension MissingDictionary {
  /// What an edit of the name writes, where one mends it.
  var edit: String? {
    let end = load.file.lastIndex(of: ".").map { String(load.file[$0...]) } ?? ""
    let isWhole = load.name.hasSuffix(end)
    switch reason {
    case .notInBundle: return nil
    // The extension may be written elsewhere.
    case .otherExtension(let path): return isWhole ? path.lastComponent : nil
    case .letterCase(let path):
      return isWhole ? path.lastComponent : path.lastComponent.dropping(extensionOf: load.file)
    case .unknown(let near, _):
      // `Styles.plist.plist`: the extension is written and added.
      let isDoubled = near.map { load.file == $0 + end + end } ?? false
      return near.map { isWhole && !isDoubled ? $0 + end : $0 }
    }
  }
}
