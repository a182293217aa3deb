import AppManifest
import FontResolution
import SourceText

extension AppProcess {
  /// Lists files in the manifest, where that is a property list of the process's own that the repository has,
  /// or a list in the description of its project.
  func fix(toList entries: [String]) -> Fix? {
    guard fontKey == .uiAppFonts, let path = manifest.path ?? manifest.opening?.place.path,
      !entries.isEmpty
    else { return nil }
    let isList = manifest.path?.hasSuffix(".plist") == true
    guard isList || [".yml", ".yaml", ".swift"].contains(where: path.hasSuffix) else { return nil }
    let key = Manifest.Key.uiAppFonts
    // Of equal keys the platform knows the last.
    guard let place = manifest.keys.last(where: { $0.key == key })?.place else {
      guard manifest.losingFault == nil else { return nil }
      let opening =
        isList ? ListOpening(.propertyList, at: SourcePlace(path: path)) : manifest.opening
      return opening.map {
        Fix(.newList(key: key.rawValue, entries: entries, in: $0.form), at: $0.place)
      }
    }
    return place.path == path ? Fix(.insertion(entries), at: place) : nil
  }
}

extension AppProcess {
  /// Lists a font with the fonts of expo-font, which puts it into the bundle, too.
  /// - Parameter item: the path of the file from the folder of the configuration.
  func fix(toBundle item: String) -> Fix? {
    if let list = manifest.bundlingList { return Fix(.insertion([item]), at: list) }
    return manifest.opening.map {
      Fix(.newList(key: "fonts", entries: [item], in: $0.form), at: $0.place)
    }
  }
}

extension AppProcess {
  /// Makes the one file that has the name of an entry a resource of the process.
  func fix(toCopy entry: ResolvedEntry) -> Fix? {
    let name = entry.entry.value.lastComponent
    return fix(toCopy: entry.elsewhere.filter { $0.lastComponent == name })
  }

  /// Makes the one file that is meant a resource of the process, where that is a target of an Xcode project.
  func fix(toCopy files: [String]) -> Fix? {
    guard case .project(.xcode, let project) = provider, bundle.matching == .exact,
      files.count == 1, let file = files.first, file.hasPrefix("/"), !file.isPartOfWhole
    else { return nil }
    // What a tool fetches, or what is another app's, may not be meant.
    return Fix(
      file.isForAndroid || AbsentFont.isFetchedFolder(in: file) ? .likely : .safe,
      .membership([Edit.Member(file: file, target: name)]),
      at: SourcePlace(path: project + "/project.pbxproj"))
  }
}

extension String {
  /// Whether a path leads into something that is copied as a whole, or in each language.
  fileprivate var isPartOfWhole: Bool {
    let wholes: Set<Substring> = ["xcassets", "bundle", "framework", "xcframework", "app", "lproj"]
    return folderComponents.contains { folder in
      folder.split(separator: ".").dropFirst().last.map(wholes.contains) ?? false
    }
  }
}

extension NearMiss {
  /// Whether another file may be meant, or nobody has shown that the entry is read.
  private var isLikely: Bool {
    difference == .spelling
      || entry.hasFolder(withExtension: "bundle")
  }

  /// Writes the file's own path in the place of an entry.
  func fix(of entry: Manifest.Entry) -> Fix {
    Fix(isLikely ? .likely : .safe, .replacement(self.entry), at: entry.place)
  }
}

extension Diagnostic {
  /// The same without a fix that would be a mistake elsewhere: a manifest that serves several processes lists
  /// what every one of them has. What a tool writes over when it makes the project anew is only likely.
  func held(against assessment: Assessment) -> Diagnostic {
    guard let fix else { return self }
    var diagnostic = self
    if assessment.generates(fix) { diagnostic.fix = fix.ifMeant }
    let members = fix.members
    let isWrong = fix.edits.contains { edit in
      let entries: [String]
      switch edit.change {
      case .insertion(let list): entries = list
      // A list of Expo's is that of its one app.
      case .newList(_, _, .plugin), .newList(_, _, .plugins), .newList(_, _, .configuration):
        return false
      case .newList(_, let list, _): entries = list
      default: return false
      }
      return assessment.processes.contains { fonts in
        let keys = fonts.process.manifest.keys
        let opening = fonts.process.manifest.opening?.place
        let isShared =
          edit.place == opening || keys.contains { $0.place == edit.place }
          || edit.place.range == nil && keys.isEmpty
        let path = fonts.process.manifest.path ?? opening?.path
        guard path == edit.place.path, isShared,
          fonts.process.manifest.bundlingList != edit.place
        else { return false }
        let added = members.filter { $0.target == fonts.process.name }.map(\.file.lastComponent)
        let paths = Set(fonts.process.bundle.fonts.map(\.bundlePath) + added)
        return fonts.process.bundle.matching == .exact && fonts.process.reads(.uiAppFonts)
          && !entries.allSatisfy { paths.contains($0) || $0.hasPrefix("../") }
      }
    }
    if isWrong { diagnostic.fix = nil }
    return diagnostic
  }
}

extension Assessment {
  /// Whether a fix edits a project that a description beside it makes.
  fileprivate func generates(_ fix: Fix) -> Bool {
    let projects = fix.edits.compactMap { edit -> String? in
      if case .membership = edit.change { edit.place.path.folder } else { nil }
    }
    return manifests.choices.contains { choice in
      projects.contains(choice.used) && choice.passedOver.lastComponent != "react-native.config.js"
    }
  }
}
