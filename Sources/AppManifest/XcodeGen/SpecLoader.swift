import FileTree
import SourceText

/// Reads an XcodeGen spec with all files it includes.
struct SpecLoader {
  let files: ProjectFiles
  /// The folder that the paths in each file of the spec start from.
  private(set) var folders: [String: String] = [:]
  private(set) var unchecked: [UncheckedFile] = []
  private var merged: Set<String> = []

  /// Includes within one another, more than which none has.
  private static let deepest = 32

  init(files: ProjectFiles) {
    self.files = files
  }

  /// The spec with its includes merged and its templates applied; `nil` where it cannot be read.
  mutating func load(_ path: String) -> PlacedValue? {
    guard let value = document(path) else { return nil }
    let folder = start(of: value, at: path)
    let whole = load(path, value, include: folder, paths: folder, depth: 0)
    return whole.map(SpecTemplates.resolved)
  }

  /// The folder that the paths of a spec start from. One that is copied before XcodeGen runs
  /// (`cp Apps/Shop/project.yml . && xcodegen`) has none of what it names beside it, and all below a folder above.
  private func start(of spec: PlacedValue, at path: String) -> String {
    let own = path.folder
    let targets = spec["targets"]?.entries?.map(\.value) ?? []
    let sources = targets.flatMap { target -> [String] in
      guard let sources = target["sources"] else { return [] }
      return (sources.array ?? [sources]).compactMap { $0.string ?? $0["path"]?.string }
    }
    let named = (includes(spec).map(\.path) + sources).filter {
      !$0.hasPrefix("/") && !$0.contains("${")
    }.prefix(200)
    func holds(_ folder: String, _ item: String) -> Bool {
      let path = FileTree.absolute(folder + "/" + item)
      return files.file(path) != nil || files.folder(path) != nil
    }
    guard !named.isEmpty, !named.contains(where: { holds(own, $0) }) else {
      return own
    }
    let above = own.withFoldersAbove.dropFirst().prefix(16).prefix { files.mayEnter($0) }
    return above.first { folder in
      let leadsHome = named.contains { item in
        let path = FileTree.absolute(folder + "/" + item)
        return path == own || path.isBelow(own)
      }
      return leadsHome && named.allSatisfy { holds(folder, $0) }
    } ?? own
  }

  /// - Parameters:
  ///   - base: the folder that the file's own includes start from.
  ///   - paths: the folder that its other paths start from.
  private mutating func load(
    _ path: String, _ known: PlacedValue? = nil, include base: String, paths: String, depth: Int
  ) -> PlacedValue? {
    // XcodeGen merges a file once, whatever number of files include it; so a cycle ends too.
    guard merged.insert(path).inserted, depth < Self.deepest else { return nil }
    guard let value = known ?? document(path) else { return nil }
    folders[path] = paths
    var result: PlacedValue?
    for include in includes(value) where include.isEnabled {
      let included = FileTree.absolute(base + "/" + include.path)
      guard let found = files.file(included) else {
        unchecked.append(
          UncheckedFile(
            path: included, reason: "is included by '\(path.lastComponent)' but missing"))
        continue
      }
      let folder = found.folder
      let value = load(
        found, include: include.isRelative ? folder : base,
        paths: include.isRelative ? folder : paths, depth: depth + 1)
      guard let value else { continue }
      result = result.map { value.merged(onto: $0) } ?? value
    }
    return result.map { value.merged(onto: $0) } ?? value
  }

  private mutating func document(_ path: String) -> PlacedValue? {
    do {
      let text = SourceText(path: path, bytes: try FileTree.read(path))
      let value =
        path.pathExtension == "json"
        ? try JSONDocument.read(text) : try YAMLDocument.read(text, keepsLast: true)
      guard value.entries != nil else {
        unchecked.append(
          UncheckedFile(path: path, reason: "contains \(value.kind), not a dictionary"))
        return nil
      }
      return value
    } catch let error as DocumentError {
      let line = error.place.line.map { "line \($0): " } ?? ""
      unchecked.append(UncheckedFile(path: path, reason: line + error.reason))
    } catch let error as FileFailure {
      unchecked.append(UncheckedFile(path: path, reason: error.reason))
    } catch {
      unchecked.append(UncheckedFile(path: path, reason: "\(error)"))
    }
    return nil
  }

  private struct Include {
    var path: String
    var isRelative = true
    var isEnabled = true
  }

  private func includes(_ value: PlacedValue) -> [Include] {
    guard let include = value["include"] else { return [] }
    return (include.array ?? [include]).compactMap { item in
      if let path = item.string { return Include(path: path) }
      guard let path = item["path"]?.string else { return nil }
      // A variable of the environment decides: the file may be part of the project.
      let enable = item["enable"]
      let isEnabled = enable?.string?.contains("${") == true ? true : enable?.boolean ?? true
      return Include(
        path: path, isRelative: item["relativePaths"]?.boolean ?? true, isEnabled: isEnabled)
    }
  }
}
