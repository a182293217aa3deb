import FileTree
import SourceText

/// The list of the packages that CocoaPods fetches. Those copy resources into the app that uses them.
struct Podfile {
  /// The absolute path.
  let path: String
  /// The first line that names a package.
  let place: SourcePlace
  /// The pods of its targets.
  let reader: PodfileReader
  /// The names of what it brings and is not in the folder; `nil` where that may be anything.
  let fetched: Set<String>?
  /// The font files of the folder that a script of npm puts into those packages, by their names in lower case.
  let patched: [String: String]

  /// Pods, more than which no app has.
  private static let mostNames = 1000
  /// No list is as large.
  private static let largest = 1 << 20

  /// The nearest in a folder or above it that names packages.
  init?(above start: String, files: ProjectFiles) {
    let path = start.withFoldersAbove.lazy.compactMap { files.known($0 + "/Podfile") }.first
    guard let path else { return nil }
    self.init(path, files: files)
  }

  /// `nil` where it cannot be read or names no packages.
  init?(_ path: String, files: ProjectFiles) {
    guard let bytes = try? FileTree.read(path, limit: Self.largest) else { return nil }
    let reader = PodfileReader(bytes)
    guard let first = reader.firstPod ?? reader.nativeModules else { return nil }
    self.path = path
    self.reader = reader
    place = SourceText(path: path, bytes: bytes).place(first)
    fetched = Self.fetched(path, reader, files)
    patched = fetched.map { PatchedFonts(of: $0, path.folder, files).files } ?? [:]
  }

  private static func fetched(
    _ path: String, _ reader: PodfileReader, _ files: ProjectFiles
  ) -> Set<String>? {
    let isForeign = reader.sources.contains { !PodFonts.isPublic(source: $0) }
    let local = Set(reader.pods.filter { files.isHere($0, of: path) }.map(\.name))
    let pods = reader.pods.filter { !local.contains($0.name) }
    if isForeign
      || pods.contains(where: { $0.origin.map { !PodFonts.isPublic(origin: $0) } ?? false })
    {
      return nil
    }
    var names = Set(pods.map(\.name)).union(locked(path + ".lock", files).subtracting(local))
    if reader.nativeModules != nil {
      guard let modules = modules(above: path.folder, files) else { return nil }
      names.formUnion(modules)
    }
    return names.count > mostNames ? nil : names
  }

  /// The names of all pods that were fetched, those that others need too.
  private static func locked(_ path: String, _ files: ProjectFiles) -> Set<String> {
    guard let path = files.known(path), let bytes = try? FileTree.read(path, limit: largest) else {
      return []
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let pods = lines.drop { $0 != "PODS:" }.dropFirst().prefix { $0.hasPrefix(" ") }
    return Set(
      pods.filter { $0.hasPrefix("  - ") }.compactMap { line in
        line.dropFirst(4).split { " /\":".contains($0) }.first.map(String.init)
      })
  }

  /// The packages of npm that bring pods of their own; `nil` where no list of them is in the folder.
  private static func modules(above folder: String, _ files: ProjectFiles) -> [String]? {
    let path = folder.withFoldersAbove.lazy.compactMap { files.known($0 + "/package.json") }.first
    guard let path, let bytes = try? FileTree.read(path, limit: largest),
      let package = try? JSONDocument.read(SourceText(path: path, bytes: bytes))
    else { return nil }
    return (package["dependencies"]?.entries ?? []).map(\.key).filter(PodFonts.isModule)
  }
}

extension ProjectFiles {
  /// The specification of a pod that a `Podfile` names by a path; `nil` for one that is fetched.
  func specification(of pod: PodList.Pod, of podfile: String) -> String? {
    guard pod.isLocal else { return nil }
    let names = [".podspec", ".podspec.json"].map { pod.name + $0 }
    guard let path = pod.path else { return names.lazy.compactMap(self.only).first }
    let whole = FileTree.absolute(path.hasPrefix("/") ? path : podfile.folder + "/" + path)
    guard !AbsentFont.isFetchedFolder(in: whole) else { return nil }
    if whole.hasSuffix(".podspec") || whole.hasSuffix(".podspec.json") { return file(whole) }
    return names.lazy.compactMap { self.file(whole + "/" + $0) }.first
  }

  /// Whether the files of a pod are in the folder.
  fileprivate func isHere(_ pod: PodList.Pod, of podfile: String) -> Bool {
    specification(of: pod, of: podfile) != nil
  }
}
