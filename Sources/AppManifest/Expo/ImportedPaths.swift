import FileTree
import SourceText

/// Finds the files of the repository that code imports, by what imported names mean around an app.
final class ImportedPaths {
  private let files: ProjectFiles
  /// The members of the workspace by the names of their packages.
  private let members: [String: Member]
  /// Prefixes of names and the paths they stand for, the longest first.
  private let aliases: [(prefix: String, target: String)]

  private static let mostBytes = 1 << 20
  private static let longestName = 300

  private struct Member {
    var folder: String
    var package: PlacedValue
  }

  init(files: ProjectFiles, folder: String) {
    self.files = files
    let list = WorkspaceList(files: files)
    members = Dictionary(
      list.members(around: folder).compactMap { member in
        member.package["name"]?.string.map {
          ($0, Member(folder: member.folder, package: member.package))
        }
      }, uniquingKeysWith: { first, _ in first })
    aliases = list.aliases(around: folder).sorted { $0.prefix.utf8.count > $1.prefix.utf8.count }
  }

  /// The files that a file imports, of those that are in the repository.
  func files(importedBy file: String) -> [String] {
    guard let bytes = try? FileTree.read(file), bytes.count <= Self.mostBytes else { return [] }
    return Self.names(in: bytes).sorted().flatMap { paths(of: $0, in: file) }
  }

  private func paths(of name: String, in file: String) -> [String] {
    if name.hasPrefix(".") {
      return module(FileTree.absolute(file.folder + "/" + name)).map { [$0] } ?? []
    }
    for alias in aliases where name.hasPrefix(alias.prefix) {
      let path = FileTree.absolute(alias.target + "/" + name.dropFirst(alias.prefix.count))
      if let found = module(path) { return [found] }
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let count = name.hasPrefix("@") ? 2 : 1
    guard parts.count >= count,
      let member = members[parts[..<count].joined(separator: "/")]
    else { return [] }
    return modules(parts[count...].joined(separator: "/"), of: member)
  }
}

extension ImportedPaths {
  /// What a name means behind that of a package. A package that is built elsewhere is taken as a whole.
  private func modules(_ rest: String, of member: Member) -> [String] {
    let exported = exports(rest.isEmpty ? "." : "./" + rest, of: member)
    var tried = exported
    if rest.isEmpty {
      tried += ["react-native", "source", "main", "module"].compactMap {
        member.package[$0]?.string
      }
      tried += ["index", "src/index"]
    } else {
      tried += [rest, "src/" + rest]
    }
    for path in tried {
      if let found = module(FileTree.absolute(member.folder + "/" + path)) { return [found] }
    }
    let lists = ["dependencies", "peerDependencies"].compactMap { member.package[$0] }
    guard rest.isEmpty, lists.contains(where: { $0["react-native"] != nil }) else { return [] }
    return files.files(below: member.folder).filter {
      WorkspacePackages.code.contains($0.pathExtension) && !$0.contains("/node_modules/")
    }
  }

  /// What `exports` of a package says of a name.
  private func exports(_ name: String, of member: Member) -> [String] {
    guard let exports = member.package["exports"] else { return [] }
    let value = exports[name] ?? (name == "." ? exports : nil)
    guard let value else { return [] }
    if let path = value.string { return [path] }
    return ["react-native", "source", "import", "require", "default"].compactMap {
      value[$0]?.string ?? value[$0]?["default"]?.string
    }
  }

  /// The file that a path means.
  private func module(_ path: String) -> String? {
    if WorkspacePackages.code.contains(path.pathExtension), let found = files.known(path) {
      return found
    }
    let endings = [".ios", ".native", ""].flatMap { platform in
      ["tsx", "ts", "jsx", "js", "mjs", "cjs"].map { platform + "." + $0 }
    }
    return ["", "/index"].lazy.flatMap { place in endings.lazy.map { path + place + $0 } }
      .compactMap { self.files.known($0) }.first
  }
}

extension ImportedPaths {
  /// The names behind `from`, `import` and `require(`.
  static func names(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var index = 0
    while index < bytes.count {
      let quote = bytes[index]
      guard quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else {
        index += 1
        continue
      }
      let rest = bytes[(index + 1)...].prefix(longestName)
      guard isImport(bytes[..<index]), let end = rest.firstIndex(of: quote) else {
        index += 1
        continue
      }
      names.insert(String(decoding: rest[..<end], as: UTF8.self))
      index = end + 1
    }
    return names
  }

  private static func isImport(_ before: ArraySlice<UInt8>) -> Bool {
    let end = before.lastIndex { $0 != UInt8(ascii: " ") }
    guard let end else { return false }
    let text = before[...end].suffix(8)
    return ["from", "import", "import(", "require("].contains { text.hasSuffix($0) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
