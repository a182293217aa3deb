import FileTree
import JavaScriptLowering
import SourceText

/// Finds the files of the repository that code imports, by what imported names mean around an app.
struct ImportedPaths {
  private let files: ProjectFiles
  private let code: [String]
  private let modules: JSModuleNames
  /// The members of the workspace by the names of their packages.
  private let members: [String: JSPackage]

  /// No code that a person wrote is larger.
  static let mostBytes = 1 << 20
  private static let longestName = 300

  init(files: ProjectFiles, folder: String) {
    self.files = files
    let list = WorkspaceList(files: files)
    let packages = list.members(around: folder)
    let named = packages.compactMap { package in package.name.map { ($0, package) } }
    // By the names that others give them.
    let renamed = packages.flatMap { package in
      package.local.compactMap { name, local in
        local.package(among: packages).map { (name, $0) }
      }.sorted { $0.0 < $1.0 }
    }
    members = Dictionary(named + renamed, uniquingKeysWith: { first, _ in first })
    code = files.known(where: WorkspacePackages.isCode)
    modules = JSModuleNames(
      paths: code,
      list.aliases(around: folder, in: packages) + JSAlias.aliases(of: packages),
      apps: list.package(in: folder).map { [$0] })
  }

  /// The files that a file imports, of those that are in the repository.
  func files(importedBy file: String) -> [String] {
    guard let bytes = try? FileTree.read(file), bytes.count <= Self.mostBytes else { return [] }
    return files(namedIn: bytes, of: file)
  }

  func files(namedIn bytes: [UInt8], of file: String) -> [String] {
    Self.names(in: bytes).sorted().flatMap { name in
      self.file(name, from: file).map { [$0] } ?? whole(name)
    }
  }

  /// The file of the repository that a name means in another.
  func file(_ name: String, from file: String) -> String? {
    modules.module(name, from: file).map { code[$0] }
  }

  /// The files of a package that is built elsewhere, all of which its name stands for.
  private func whole(_ name: String) -> [String] {
    guard let package = members[name], package.isReactNative else { return [] }
    return files.files(below: package.folder).filter(WorkspacePackages.isCode)
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
    guard let end = before.lastIndex(where: { $0 > 0x20 }) else { return false }
    let text = before[...end].suffix(8)
    return ["from", "import", "import(", "require("].contains { text.hasSuffix($0) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
