import NameFlow
import SourceText

/// Finds the file that an imported name means, as Metro does for iOS: it tries one extension after another (its
/// `sourceExts`), and of each the name with `.ios` before it, with `.native`, and with neither (`resolveSourceFile` of
/// metro-resolver).
package struct JSModuleNames: Sendable {
  /// In the order in which Expo's configuration of Metro has them tried (`getBareExtensions` of @expo/config).
  package static let extensions = [".ts", ".tsx", ".mjs", ".js", ".jsx", ".cjs"]
  /// In that of Metro's own, which apps without Expo have (`sourceExts` of metro-config).
  private static let ofMetro = [".js", ".jsx", ".ts", ".tsx", ".cjs", ".mjs"]

  private let paths: [String: Int]
  /// The modules by their paths without what tells the language and the platform: of several the one that
  /// is taken on iOS.
  private let stems: [String: Int]
  /// The same in small letters: an app that is built has what it imports, and volumes of a Mac ignore case.
  private let folded: [String: Int]
  private let aliases: [JSAlias]
  /// The files that stand for folders with a `package.json` that names one, without what tells the language.
  private let mains: [String: String]
  /// The positions of the aliases of each prefix.
  private let byPrefix: [String: [Int]]

  /// - Parameters:
  ///   - paths: the paths of the files, in their order.
  ///   - packages: those that a path may lead to by their folders.
  ///   - apps: those among which the apps are whose configuration of Metro counts; the packages where none are given.
  package init(
    paths: [String], _ aliases: [JSAlias], packages: [JSPackage] = [], apps: [JSPackage]? = nil
  ) {
    mains = Dictionary(
      packages.compactMap { npm in
        npm.mainOfNative.map { (npm.folder, (npm.folder + "/" + $0).normalizedPath) }
      }
    ) { first, _ in first }
    self.paths = Dictionary(paths.enumerated().map { ($0.element, $0.offset) }) { first, _ in
      first
    }
    var stems: [String: (rank: Int, module: Int)] = [:]
    let orders = ExtensionOrders(apps ?? packages)
    for (index, path) in paths.enumerated() {
      for (stem, rank) in Self.stems(of: path, in: orders.order(for: path)) {
        if let known = stems[stem], known.rank <= rank { continue }
        stems[stem] = (rank, index)
      }
    }
    self.stems = stems.mapValues(\.module)
    folded = Dictionary(stems.map { ($0.key.lowercased(), $0.value) }) {
      ($0.rank, $0.module) <= ($1.rank, $1.module) ? $0 : $1
    }
    .mapValues(\.module)
    self.aliases = aliases
    byPrefix = Dictionary(grouping: aliases.indices) { aliases[$0].prefix }
  }

  /// The module that a name means in a file, as an index; `nil` for what is not the app's.
  package func module(_ name: String, from path: String) -> Int? {
    guard let name = FollowedText.name(name) else { return nil }
    if name.hasPrefix(".") {
      let target = (path.folder + "/" + name).normalizedPath
      return file(target) ?? fileInAnotherCase(target)
    }
    return aliases(of: name).lazy.compactMap { $0.path(for: name, in: path) }
      .compactMap(file).first
  }

  /// The path of a file that is no code (`require('./Lobster.ttf')`).
  package func asset(_ name: String, from path: String) -> [String] {
    guard let name = FollowedText.name(name) else { return [] }
    if name.hasPrefix(".") { return [(path.folder + "/" + name).normalizedPath] }
    return aliases(of: name).compactMap { $0.path(for: name, in: path) }
  }

  /// The aliases that may mean a name, in their order: a prefix ends before or behind a slash, or is the
  /// whole name.
  private func aliases(of name: String) -> [JSAlias] {
    guard !aliases.isEmpty else { return [] }
    var prefixes: Set<String> = ["", name]
    for slash in name.utf8.indices where name.utf8[slash] == UInt8(ascii: "/") {
      prefixes.insert(String(name[..<slash]))
      prefixes.insert(String(name[...slash]))
    }
    return prefixes.flatMap { byPrefix[$0] ?? [] }.sorted().map { aliases[$0] }
  }

  private func file(_ path: String) -> Int? {
    if let found = paths[path] { return found }
    if let pathExtension = Self.extensions.first(where: path.hasSuffix),
      let found = stems[path] ?? stems[String(path.dropLast(pathExtension.count))]
    {
      return found
    }
    if let found = stems[path] { return found }
    if let main = mains[path], main != path, let found = mainFile(main) { return found }
    return stems[path + "/index"] ?? stems[path + "/src/index"]
  }

  /// The file that `package.json` calls its main one for Metro.
  private func mainFile(_ path: String) -> Int? {
    paths[path] ?? stems[path] ?? stems[path + "/index"]
  }

  private func fileInAnotherCase(_ path: String) -> Int? {
    let path = path.lowercased()
    if let pathExtension = Self.extensions.first(where: path.hasSuffix),
      let found = folded[String(path.dropLast(pathExtension.count))]
    {
      return found
    }
    return folded[path] ?? folded[path + "/index"]
  }

  /// What a path may be called by, and how soon it is tried then.
  private static func stems(of path: String, in order: [String]) -> [(stem: String, rank: Int)] {
    guard let place = order.firstIndex(where: path.hasSuffix) else { return [] }
    let stem = String(path.dropLast(order[place].count))
    let plain = (stem, 3 * place + 2)
    for (number, platform) in [".ios", ".native"].enumerated() where stem.hasSuffix(platform) {
      return [plain, (String(stem.dropLast(platform.count)), 3 * place + number)]
    }
    return [plain]
  }
}

extension JSModuleNames {
  /// In which order the extensions of a file are tried: as the configuration of Metro has it that bundles its app.
  private struct ExtensionOrders {
    /// The folders of packages without Expo that have React Native, and that no package with Expo takes in.
    private var folders: Set<String> = []
    /// Whether no package has Expo.
    private let isMetroAlone: Bool

    init(_ packages: [JSPackage]) {
      let ofExpo = packages.filter { $0.dependencies.contains("expo") }
      isMetroAlone =
        ofExpo.isEmpty && packages.contains { $0.dependencies.contains("react-native") }
      guard !isMetroAlone, !ofExpo.isEmpty else { return }
      let named = Dictionary(
        packages.compactMap { package in package.name.map { ($0, package) } }
      ) { first, _ in first }
      var taken = Set(ofExpo.map(\.folder))
      var waiting = ofExpo
      while let next = waiting.popLast() {
        for other in next.dependencies.compactMap({ named[$0] })
        where taken.insert(other.folder).inserted { waiting.append(other) }
      }
      folders = Set(
        packages.filter { package in
          package.dependencies.contains("react-native") && !taken.contains(package.folder)
            // A library has its example below it, an app its parts.
            && !ofExpo.contains {
              $0.folder.isAround(package.folder) || package.folder.isAround($0.folder)
            }
        }.map(\.folder))
    }

    func order(for path: String) -> [String] {
      if isMetroAlone { return ofMetro }
      guard !folders.isEmpty else { return extensions }
      var folder = path.folder
      while !folder.isEmpty, folder != folder.folder {
        if folders.contains(folder) { return ofMetro }
        folder = folder.folder
      }
      return extensions
    }
  }
}

extension String {
  /// Whether a folder is around another one.
  fileprivate func isAround(_ other: String) -> Bool { other.hasPrefix(self + "/") }
}
