import FileTree
import SourceText
import XcodeProjects

/// Works out what a target declares: the manifest it names, merged with the one that Xcode generates
/// (fact P11).
struct XcodeManifests {
  /// The folder that relative paths start from.
  let sourceRoot: String
  /// The target's name, and where it is declared.
  let name: String
  let place: SourcePlace
  let files: ProjectFiles
  let plists: PlistFiles
  /// A file that is not there, in which settings of the target may stand.
  var absentSettings: String?
  /// Whether all files are there in which settings of the target may stand.
  var isWhole = true

  /// What a manifest turned out to be, and what is to be said about it.
  struct Finding {
    var manifest: Manifest
    var remark: UncheckedFile?
  }

  func finding(_ settings: BuildSettings) -> Finding {
    var finding = named(settings)
    finding.manifest.ignoredSettings = ignoredSettings(settings)
    if finding.manifest.path == nil {
      finding.manifest.info = InfoValues(settings, isWhole: isWhole)
    }
    return finding
  }

  /// The absolute path of the manifest that settings name, or of another file; `nil` where they name none.
  func path(_ settings: BuildSettings, of key: String = "INFOPLIST_FILE") -> String? {
    var text = settings.value(key)?.trimmed ?? ""
    if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") {
      text = String(text.dropFirst().dropLast())
    }
    guard !text.isEmpty else { return nil }
    return text.hasPrefix("/")
      ? FileTree.absolute(text) : FileTree.absolute(sourceRoot + "/" + text)
  }
}

extension XcodeManifests {
  init(
    project: XcodeProject, target: XcodeObject, files: ProjectFiles, plists: PlistFiles,
    absentSettings: String?, isWhole: Bool
  ) {
    self.init(
      sourceRoot: project.sourceRoot, name: target.string("name") ?? "", place: target.place,
      files: files, plists: plists, absentSettings: absentSettings, isWhole: isWhole)
  }

  private func named(_ settings: BuildSettings) -> Finding {
    guard let path = path(settings) else {
      if let absentSettings, settings.value("GENERATE_INFOPLIST_FILE") == nil {
        let reason = "is not in this checkout, so build settings of '\(name)' are unknown"
        return Finding(
          manifest: .unseen(nil, setting: place),
          remark: UncheckedFile(path: absentSettings, reason: reason, isError: false))
      }
      // What Xcode generates holds no font key.
      let place = settings.place("GENERATE_INFOPLIST_FILE") ?? settings.place("INFOPLIST_FILE")
      return Finding(manifest: Manifest(path: nil, setting: place ?? self.place))
    }
    let place = settings.place("INFOPLIST_FILE") ?? self.place
    guard !path.contains("$(") && !path.contains("${") else {
      let isEndless = settings.isEndless("INFOPLIST_FILE")
      let what = isEndless ? "recursive settings" : "a setting that is never set"
      return Finding(
        manifest: .unseen(nil, setting: place),
        remark: UncheckedFile(
          path: place.path,
          reason: "Info.plist of '\(name)' depends on \(what): "
            + "'\(settings.written("INFOPLIST_FILE").first?.text ?? "")'", isError: isEndless))
    }
    guard files.file(path) == nil, isOfOtherMachine(settings), let here = fileHere(path) else {
      var finding = read(files.file(path) ?? path, settings, named: place)
      finding.manifest.setting = place
      return finding
    }
    var finding = read(here, settings, named: place)
    finding.manifest.setting = place
    finding.manifest.pathElsewhere = path
    return finding
  }

  /// Whether a path is written that begins at the root of a disk.
  private func isOfOtherMachine(_ settings: BuildSettings) -> Bool {
    settings.written("INFOPLIST_FILE").contains {
      $0.text.hasPrefix("/") || $0.text.hasPrefix("\"/")
    }
  }

  /// The file below the project's folder that a path of another machine means: their ends are the same, and so is a folder
  /// in them.
  private func fileHere(_ path: String) -> String? {
    let parts = path.pathComponents
    return parts.indices.dropFirst().dropLast().lazy.compactMap { start in
      files.file(sourceRoot + "/" + parts[start...].joined(separator: "/"))
    }.first
  }

  private func read(_ path: String, _ settings: BuildSettings, named place: SourcePlace)
    -> Finding
  {
    let isPreprocessed = settings.isOn("INFOPLIST_PREPROCESS")
    let remark = isPreprocessed ? UncheckedFile.preprocessed(path) : nil
    switch plists[path] {
    case .list(let root) where root.entries == nil:
      return fault(.unreadable("is \(root.kind), not a dictionary"), root.place, path)
    case .list(let root):
      let expands = settings.isOn("INFOPLIST_EXPAND_BUILD_SETTINGS", default: true)
      let list = InfoPropertyList(
        path: path, root: expands ? root.expandingFontKeys(with: settings) : root)
      if isPreprocessed, list.manifest.names(anyOf: macros(settings)) {
        return Finding(manifest: .unseen(path), remark: remark)
      }
      var manifest = list.manifest
      manifest.info = InfoValues(
        root, at: path, settings: expands ? settings : nil, isWhole: isWhole)
      return Finding(manifest: manifest, remark: remark)
    case .missing where files.git.ignores(path):
      return Finding(
        manifest: .unseen(path),
        remark: UncheckedFile(
          path: path, reason: "is ignored by git, so it is generated before the build",
          isError: false))
    case .missing:
      return fault(.missing(path), place, path)
    case .unreadable(let reason, let place):
      if let remark { return Finding(manifest: .unseen(path), remark: remark) }
      return fault(.unreadable(reason), place, path)
    }
  }

  /// The names that the preprocessor of a manifest replaces.
  private func macros(_ settings: BuildSettings) -> Set<String> {
    let defined = settings.list("INFOPLIST_PREPROCESSOR_DEFINITIONS")
      .compactMap { $0.split(separator: "=").first.map(String.init) }
    guard let path = path(settings, of: "INFOPLIST_PREFIX_HEADER"),
      let bytes = try? FileTree.read(path)
    else { return Set(defined) }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let inHeader = lines.compactMap { line -> String? in
      let words = line.words
      return words.first == "define" && words.count > 1 ? String(words[1]) : nil
    }
    return Set(defined + inHeader)
  }

  private func fault(_ kind: Manifest.Fault.Kind, _ place: SourcePlace, _ path: String)
    -> Finding
  {
    Finding(
      manifest: Manifest(path: path, faults: [Manifest.Fault(kind: kind, place: place)]))
  }

  private func ignoredSettings(_ settings: BuildSettings) -> [Manifest.IgnoredSetting] {
    [Manifest.Key.uiAppFonts, .atsApplicationFontsPath].compactMap { key in
      let name = "INFOPLIST_KEY_" + key.rawValue
      guard let place = settings.place(name), let value = settings.value(name)?.trimmed,
        !value.isEmpty
      else { return nil }
      return Manifest.IgnoredSetting(
        key: key, value: value, configurations: [settings.configuration], place: place)
    }
  }
}

extension Manifest {
  /// One that is not here to be read.
  static func unseen(
    _ path: String?, setting: SourcePlace? = nil, as reason: Unseen = .absent
  ) -> Manifest {
    var manifest = Manifest(path: path, setting: setting)
    manifest.unseen = reason
    return manifest
  }
}

extension Manifest {
  /// Whether one of some names is a word of an entry.
  fileprivate func names(anyOf macros: Set<String>) -> Bool {
    !macros.isEmpty
      && entries.contains { entry in
        entry.value.words.contains { macros.contains(String($0)) }
      }
  }
}

extension StringProtocol {
  /// What the preprocessor takes for names.
  fileprivate var words: [SubSequence] { split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
}

extension UncheckedFile {
  static func preprocessed(_ path: String) -> UncheckedFile {
    UncheckedFile(
      path: path, reason: "is preprocessed before it is used, which fontgate does not do",
      isError: false)
  }
}

extension PlacedValue {
  /// The list with the build settings in the values of its font keys replaced, all places kept.
  fileprivate func expandingFontKeys(with settings: BuildSettings) -> PlacedValue {
    guard let entries else { return self }
    let expanded = entries.map { entry in
      guard Manifest.Key(rawValue: entry.key) != nil else { return entry }
      return Entry(
        key: entry.key, keyPlace: entry.keyPlace, value: entry.value.expanding(with: settings))
    }
    return PlacedValue(.dictionary(expanded), place: place)
  }

  private func expanding(with settings: BuildSettings) -> PlacedValue {
    switch content {
    case .string(let text): PlacedValue(.string(settings.expand(text)), place: place)
    case .array(let items):
      PlacedValue(
        .array(
          items.map { item in
            guard let text = item.string else { return item }
            return PlacedValue(.string(settings.expand(text)), place: item.place)
          }), place: place)
    default: self
    }
  }
}
