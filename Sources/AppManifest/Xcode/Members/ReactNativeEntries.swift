import FileTree
import SourceText
import XcodeProjects

/// What the JavaScript of a project's targets begins with, and what only others of them come to from there.
///
/// A script of the target, or a setting that it sees, names the file: `export ENTRY_FILE=index.share.js`. Where none does,
/// it is the usual one.
final class ReactNativeEntries {
  private let project: XcodeProject
  private let root: String
  private let files: ProjectFiles
  /// What targets call the files, by the identifiers of those whose scripts pack code.
  private let names: [String: String?]
  private lazy var imports = ImportedPaths(files: files, folder: root)
  private lazy var entries: [String: String?] = names.mapValues { $0.flatMap(file) }
  /// What is reached from a file; `nil` where it may be anything.
  private var reached: [String?: Set<String>?] = [:]
  /// What files import; `nil` for those that may import anything.
  private var imported: [String: [String]?] = [:]

  /// - Parameters:
  ///   - root: the folder of the package.
  ///   - setting: what the settings of a target call the file.
  init(
    project: XcodeProject, root: String, files: ProjectFiles, hosts: ReactNativeHosts,
    setting: (XcodeObject) -> String?
  ) {
    self.project = project
    self.root = root
    self.files = files
    var names: [String: String?] = [:]
    for target in project.identifiedTargets.map(\.target) {
      let scripts = hosts.scripts(of: target, in: project)
      guard !scripts.isEmpty else { continue }
      let said = scripts.flatMap(Self.names).unique
      names[target.id] = .some(said.isEmpty ? setting(target) : said.count == 1 ? said[0] : nil)
    }
    self.names = names
  }

  /// The code that other targets come to, and this one does not.
  func foreign(to target: XcodeObject) -> Set<String> {
    // Where no target names a file they all begin with the same.
    guard names.values.contains(where: { $0 != nil }), let own = entries[target.id] else {
      return []
    }
    let others = Set(entries.values).subtracting([own])
    guard !others.isEmpty, let ownCode = code(from: own) else { return [] }
    return Set(others.flatMap { code(from: $0) ?? [] }).subtracting(ownCode)
  }
}

extension ReactNativeEntries {
  /// The names that a script gives the file, as far as it says them: `ENTRY_FILE=index.share.js`,
  /// `--entry-file index.share.js`, `react-native-xcode.sh index.share.js`.
  private static func names(in script: String) -> [String] {
    var names: [String] = []
    for line in script.split(whereSeparator: \.isNewline) where line.trimmed.first != "#" {
      let words = line.split { " \t;=\"'".contains($0) }.map(String.init)
      for (word, next) in zip(words, words.dropFirst()) {
        let isNaming =
          ["ENTRY_FILE", "--entry-file"].contains(word) || word.hasSuffix("react-native-xcode.sh")
        if isNaming, WorkspacePackages.isCode(next) { names.append(next) }
      }
    }
    return names
  }

  /// The file that a name means from the folder of the package, or of the project.
  private func file(_ name: String) -> String? {
    guard name.first == "$" else { return imports.file("./" + name, from: root + "/package.json") }
    let variable = name.prefix { $0 != "/" }.filter { $0.isLetter || $0 == "_" }
    guard ["SRCROOT", "PROJECT_DIR"].contains(variable), let slash = name.firstIndex(of: "/") else {
      return nil
    }
    return imports.file("." + name[slash...], from: project.sourceRoot + "/project")
  }

  private func code(from entry: String?) -> Set<String>? {
    if let known = reached[entry] { return known }
    let code = follow(entry.map { [$0] } ?? usual)
    reached[entry] = .some(code)
    return code
  }

  /// The files that an app begins with where nothing names others.
  private var usual: [String] {
    let package = files.file(root + "/package.json")
    let text = package.flatMap { path in
      (try? FileTree.read(path)).map { SourceText(path: path, bytes: $0) }
    }
    let main = text.flatMap { try? JSONDocument.read($0) }?["main"]?.string
    let routes = main?.hasPrefix("expo-router/") == true ? ["/app", "/src/app"] : []
    let first = main?.hasSuffix("expo/AppEntry.js") == true ? "App" : nil
    return ["index", main, first].compactMap { $0 }.compactMap {
      imports.file("./" + $0, from: root + "/package.json")
    } + routes.flatMap { files.files(below: root + $0) }.filter(WorkspacePackages.isCode)
  }

  private func follow(_ entries: [String]) -> Set<String>? {
    guard !entries.isEmpty else { return nil }
    var found = Set(entries)
    var waiting = entries
    while let file = waiting.popLast() {
      guard let paths = files(importedBy: file) else { return nil }
      waiting += paths.filter { found.insert($0).inserted }
    }
    return found
  }

  private func files(importedBy file: String) -> [String]? {
    if let known = imported[file] { return known }
    var found: [String]?
    if let bytes = try? FileTree.read(file, limit: ImportedPaths.mostBytes),
      bytes.firstIndex(of: Self.folders, in: 0..<bytes.count) == nil
    {
      found = imports.files(namedIn: bytes, of: file)
    }
    imported[file] = .some(found)
    return found
  }

  /// What takes in all files of a folder.
  private static let folders = Array("require.context".utf8)
}
