import NameFlow
package import SourceText

/// A file of an app's JavaScript, read when something asks for it.
package struct JSModule: Sendable {
  package let text: SourceText
  /// The app it belongs to.
  package let package: JSPackage

  package init(text: SourceText, package: JSPackage) {
    self.text = text
    self.package = package
  }

  /// Whether it is a document that code imports: `import theme from './theme.json'`.
  package var isDocument: Bool { text.path.isJSDocument }

  package var path: String { text.path }
}

/// A package of npm that is a React Native app, or a part of one.
package struct JSPackage: Sendable, Hashable {
  /// The folder of its `package.json`.
  package let folder: String
  /// The names of the packages it depends on.
  package let dependencies: Set<String>
  /// The package's own name.
  package let name: String?
  /// What `package.json` calls its `main`: an app of Expo begins with it.
  package let main: String?
  /// The main file that Metro takes where the package is imported by its folder.
  let mainOfNative: String?
  /// What stands for the packages of a workspace: their names where they are called otherwise here, or their
  /// folders, by the names here; what stands for one of its own name, too.
  package let local: [String: Local]
  /// What it asks for of other packages: `^6.3.4`.
  private let versions: [String: String]
  /// The packages of which it has others installed than are asked for: `resolutions`, `overrides`.
  package let replaced: Set<String>
  /// The files that its name means, with what stands behind it, those first that Metro tries first.
  let files: [Exported]

  /// `/theme`, or nothing for the package itself, and its file; with `*` behind both, what begins so.
  struct Exported: Sendable, Hashable {
    var name: String
    var file: String
    var isOpen = false
  }

  /// A package beside this one.
  package enum Local: Sendable, Hashable {
    /// The package of a name, which may be one that a registry has.
    case named(String, isOfRegistry: Bool)
    case folder(String)
  }

  /// The first number of the version that it asks for of the first package of some; `nil` where that is not known.
  package func majorVersion(_ isMeant: (String) -> Bool) -> Int? { version(isMeant).first }

  /// The numbers of the version that it asks for of the first package of some; none where they are not known.
  package func version(_ isMeant: (String) -> Bool) -> [Int] {
    guard let name = versions.keys.sorted().first(where: isMeant), let version = versions[name],
      let first = version.first, first.isNumber || first == "^" || first == "~",
      // One of several: `^49.0.0 || ^51.0.0`, `11 - 13`.
      !version.contains(where: { $0 == "|" || $0 == " " })
    else { return [] }
    return version.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
      .split(separator: ".").compactMap { Int($0) }
  }

  /// Whether its React Native is surely too old to know `ui-serif` and the like on iOS, which came with 0.78.
  package var lacksDesigns: Bool {
    let own = version { $0 == "react-native" }
    guard own.isEmpty else { return own[0] == 0 && own.count > 1 && own[1] < 78 }
    // The next version of Expo's has 0.79.
    return majorVersion { $0 == "expo" }.map { (40...52).contains($0) } ?? false
  }

  /// Whether it draws with React Native.
  package var isReactNative: Bool {
    dependencies.contains("react-native") || dependencies.contains("expo")
      || dependencies.contains("react-native-macos") || dependencies.contains("react-native-tvos")
  }

  /// Whether it depends on a package of some name, be it under another one: `npm:react-native-tvos@0.76`.
  package func dependsOn(_ isMeant: (String) -> Bool) -> Bool {
    dependencies.contains(where: isMeant)
      || local.values.contains { other in
        if case .named(let name, _) = other { isMeant(name) } else { false }
      }
  }

  /// The path of the file that an app begins with where the package alone says so; it may lack its extension.
  package var entry: String { (folder + "/" + (main ?? "index")).normalizedPath }

  /// The paths of the files that the package's name alone means, if they are there.
  package var mainFiles: [String] {
    files.filter { $0.name.isEmpty }.map { (folder + "/" + $0.file).normalizedPath }
  }

  /// A package whose `package.json` is no JSON: of what it says only the names of other packages are taken,
  /// wherever they stand.
  package init(unreadable text: SourceText) {
    folder = text.path.folder
    (name, main, mainOfNative, local, files, versions) = (nil, nil, nil, [:], [], [:])
    replaced = []
    let colon = UInt8(ascii: ":")
    dependencies = Set(
      text.quoted(upTo: 214).compactMap { range in
        let behind = text.utf8[range.upperBound...].dropFirst().first { $0 > 0x20 }
        return behind == colon ? String(decoding: text.utf8[range], as: UTF8.self) : nil
      })
  }

  /// `nil` where the text is no package's.
  package init?(_ text: SourceText) {
    guard let root = try? JSONDocument.read(text), root.entries != nil else { return nil }
    folder = text.path.folder
    name = root["name"]?.string
    main = root["main"]?.string
    mainOfNative = ["react-native", "browser", "main"].lazy.compactMap { root[$0]?.string }.first
    let others = [root["resolutions"], root["overrides"], root["pnpm"]?["overrides"]]
    replaced = others.compactMap { $0 }.reduce(into: []) { Self.addNames(of: $1, to: &$0) }
    let mains = ["react-native", "source", "main", "module", "types"].compactMap {
      root[$0]?.string
    }
    let named = Self.exported(root["exports"]) + mains.map { Exported(name: "", file: $0) }
    files = named + named.compactMap(\.source)
    let lists = ["dependencies", "devDependencies", "peerDependencies"]
    let entries = lists.flatMap { root[$0]?.entries ?? [] }
    dependencies = Set(entries.map(\.key))
    versions = Dictionary(
      entries.compactMap { entry in entry.value.string.map { (entry.key, $0) } }
    ) { first, _ in first }
    let folder = folder
    let local = entries.compactMap { entry in
      entry.value.string.flatMap { Self.local(entry.key, $0, from: folder) }.map { (entry.key, $0) }
    }
    self.local = Dictionary(local) { first, _ in first }
  }

  /// `workspace:*`, `workspace:@real/name@*`, `npm:name@1.0`, `workspace:../theme`, `file:../theme`.
  private static func local(_ name: String, _ version: String, from folder: String) -> Local? {
    guard let colon = version.firstIndex(of: ":") else { return nil }
    let kind = version[..<colon]
    let rest = version[version.index(after: colon)...]
    guard ["workspace", "npm", "file", "link", "portal"].contains(kind) else { return nil }
    if rest.hasSuffix(".tgz") || rest.hasSuffix(".gz") { return nil }
    if kind != "npm", rest.hasPrefix(".") {
      return .folder((folder + "/" + rest).normalizedPath)
    }
    guard kind == "workspace" || kind == "npm" else { return nil }
    guard let mark = rest.dropFirst().lastIndex(of: "@") else {
      return kind == "workspace" ? .named(name, isOfRegistry: false) : nil
    }
    return .named(String(rest[..<mark]), isOfRegistry: kind == "npm")
  }

  /// The packages that keys name: `"expo-font"`, `"**/expo-font"`, `"expo/expo-font@^11"`, `{ "expo": { "expo-font": … } }`.
  private static func addNames(of list: PlacedValue, to names: inout Set<String>) {
    for entry in list.entries ?? [] {
      var parts = entry.key.split(whereSeparator: { $0 == "/" || $0 == ">" })[...]
      guard let last = parts.popLast() else { continue }
      let name = last.prefix { $0 != "@" }
      let scope = parts.last.flatMap { $0.hasPrefix("@") ? $0 + "/" : nil } ?? ""
      names.insert(scope + name)
      addNames(of: entry.value, to: &names)
    }
  }

  /// What `exports` says: `"./index.js"`, `{ ".": …, "./theme": { "import": … } }`.
  private static func exported(_ exports: PlacedValue?) -> [Exported] {
    guard let exports else { return [] }
    let entries = exports.entries?.filter { $0.key.hasPrefix(".") } ?? []
    guard !entries.isEmpty else {
      return files(of: exports).map { Exported(name: "", file: $0) }
    }
    return entries.flatMap { entry in
      files(of: entry.value).compactMap { exported(String(entry.key.dropFirst()), $0) }
    }
  }

  /// `"./*": "./src/*.ts"` exports what is in a folder; `nil` where the star stands for part of a name.
  private static func exported(_ name: String, _ file: String) -> Exported? {
    guard let star = name.firstIndex(of: "*") else { return Exported(name: name, file: file) }
    guard let other = file.firstIndex(of: "*"), name[..<star].hasSuffix("/"),
      file[..<other].hasSuffix("/")
    else { return nil }
    return Exported(name: String(name[..<star]), file: String(file[..<other]), isOpen: true)
  }

  private static func files(of value: PlacedValue) -> [String] {
    if let path = value.string { return [path] }
    return ["react-native", "source", "import", "require", "default"].compactMap {
      value[$0]?.string ?? value[$0]?["default"]?.string
    }
  }
}

extension JSPackage.Exported {
  /// The folders that builds write to, and those in them, one for each kind of modules.
  private static let built: Set<Substring> = ["build", "dist", "lib", "out"]
  private static let kinds: Set<Substring> = [
    "cjs", "commonjs", "es", "esm", "module", "typescript",
  ]

  /// What a build of the package makes the file of, where that lies as compilers put it: `./src/theme` of
  /// `./dist/theme.js`. Workspaces leave out what is built.
  fileprivate var source: Self? {
    var parts = file.normalizedPath.pathComponents[...]
    let least = isOpen ? 1 : 2
    guard parts.count >= least, let first = parts.popFirst(), Self.built.contains(first) else {
      return nil
    }
    if parts.count >= least, let next = parts.first, Self.kinds.contains(next) {
      parts.removeFirst()
    }
    if let last = parts.popLast() {
      let ends = [".d.ts", ".js", ".mjs", ".cjs"].filter(last.hasSuffix)
      parts.append(isOpen ? last : last.dropLast(ends.first?.count ?? 0))
    }
    return Self(name: name, file: (["src"] + parts).joined(separator: "/"), isOpen: isOpen)
  }
}

extension String {
  /// Whether it is the path of a document that code may import.
  package var isJSDocument: Bool { hasSuffix(".json") }
}

extension SourceText {
  package func holds(_ word: StaticString) -> Bool {
    utf8.firstIndex(of: Array(word.description.utf8), in: 0..<utf8.count) != nil
  }
}
