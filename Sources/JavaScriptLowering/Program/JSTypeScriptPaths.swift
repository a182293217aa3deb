import SourceText

/// What a configuration of TypeScript says of imported names, with those that it `extends`: each of their options
/// counts where the configuration itself does not have it.
struct JSTypeScriptPaths {
  let packages: [JSPackage]
  /// Gives the text of another configuration; `nil` for what is not there.
  let read: (String) -> SourceText?

  /// Configurations that extend each other are few.
  private static let mostFiles = 32

  /// The options that say what names mean.
  private struct Options {
    var base: String?
    var paths: PlacedValue?
    /// The folder of the file that has the paths.
    var folder = ""
  }

  func aliases(of text: SourceText) -> [JSAlias] {
    let folder = text.path.folder
    var left = Self.mostFiles
    let options = options(of: text, below: [], &left)
    let base = options.base.map { place($0, in: folder) }
    var aliases: [JSAlias] = []
    for entry in options.paths?.entries ?? [] {
      for target in entry.value.array?.compactMap(\.string) ?? [] {
        aliases.append(
          JSAlias.alias(
            entry.key, place(target, in: folder), folder, base: base ?? options.folder))
      }
    }
    if let base { aliases.append(JSAlias(folder: folder, prefix: "", target: base)) }
    return aliases
  }

  /// What begins with the folder of the configuration that a build begins with.
  private func place(_ path: String, in folder: String) -> String {
    let mark = "${configDir}"
    return path.hasPrefix(mark) ? folder + path.dropFirst(mark.count) : path
  }

  private func options(of text: SourceText, below: [String], _ left: inout Int) -> Options {
    left -= 1
    guard left >= 0, !below.contains(text.path), let root = JSConfiguration.object(in: text) else {
      return Options()
    }
    let folder = text.path.folder
    var options = Options()
    // Of several the last counts.
    for name in root.extended.reversed() where options.base == nil || options.paths == nil {
      guard let other = file(name, from: folder) else { continue }
      let inherited = self.options(of: other, below: below + [text.path], &left)
      options.base = options.base ?? inherited.base
      if options.paths == nil {
        (options.paths, options.folder) = (inherited.paths, inherited.folder)
      }
    }
    let own = root["compilerOptions"]
    if let paths = own?["paths"] { (options.paths, options.folder) = (paths, folder) }
    if let base = own?["baseUrl"]?.string {
      options.base = base.hasPrefix("$") ? base : (folder + "/" + base).normalizedPath
    }
    return options
  }

  /// The file that `extends` names.
  private func file(_ name: String, from folder: String) -> SourceText? {
    Self.paths(of: name, from: folder, among: packages).lazy.compactMap(read).first
  }

  /// Where the file may be that `extends` names: by its path, or in a package of the repository.
  static func paths(
    of name: String, from folder: String, among packages: [JSPackage]
  ) -> [String] {
    guard !name.hasPrefix("."), !name.hasPrefix("/") else {
      let path = (name.hasPrefix("/") ? name : folder + "/" + name).normalizedPath
      return [path, path + ".json"].filter(\.isJSDocument)
    }
    let found = packages.filter { package in
      package.name.map { !$0.isEmpty && (name == $0 || name.hasPrefix($0 + "/")) } ?? false
    }.max { ($0.name ?? "").utf8.count < ($1.name ?? "").utf8.count }
    guard let package = found, let own = package.name else { return [] }
    let rest = String(name.dropFirst(own.count))
    let exported = package.files.filter { $0.name == rest && !$0.isOpen }.map(\.file)
    return (exported + [rest, rest + ".json", rest + "/tsconfig.json"]).map {
      (package.folder + "/" + $0).normalizedPath
    }.filter(\.isJSDocument)
  }
}

extension PlacedValue {
  /// The configurations that one extends, in their order.
  package var extended: [String] {
    guard let value = self["extends"] else { return [] }
    return value.array?.compactMap(\.string) ?? value.string.map { [$0] } ?? []
  }
}
