import AppManifest
import FontResolution
import SourceText

extension AppProcess {
  /// Lists files in the manifest, where that is a property list of the process's own that the repository has,
  /// or a list in the description of its project.
  func fix(toList entries: [String]) -> Fix? {
    let isList = manifest.path?.hasSuffix(".plist") == true
    let isDescription = [".yml", ".yaml", ".swift"].contains {
      manifest.path?.hasSuffix($0) == true
    }
    guard fontKey == .uiAppFonts, let path = manifest.path, isList || isDescription,
      !entries.isEmpty
    else { return nil }
    let key = Manifest.Key.uiAppFonts
    // Of equal keys the platform knows the last.
    guard let place = manifest.keys.last(where: { $0.key == key })?.place else {
      guard manifest.losingFault == nil, isList else { return nil }
      return Fix(
        .newList(key: key.rawValue, entries: entries), at: SourcePlace(path: path))
    }
    return place.path == path ? Fix(.insertion(entries), at: place) : nil
  }
}

extension AppProcess {
  /// Lists a font with the fonts of expo-font, which puts it into the bundle, too.
  /// - Parameter item: the path of the file from the folder of the configuration.
  func fix(toBundle item: String) -> Fix? {
    manifest.bundlingList.map { Fix(.insertion([item]), at: $0) }
  }
}

extension NearMiss {
  /// Whether another file may be meant, or nobody has shown that the entry is read.
  private var isLikely: Bool {
    difference == .spelling
      || entry.split(separator: "/").dropLast().contains { $0.hasSuffix(".bundle") }
  }

  /// Writes the file's own path in the place of an entry.
  func fix(of entry: Manifest.Entry) -> Fix {
    Fix(isLikely ? .likely : .safe, .replacement(self.entry), at: entry.place)
  }
}

extension Diagnostic {
  /// The same without a fix that would be a mistake elsewhere: a manifest that serves several processes lists
  /// what every one of them has.
  func held(against assessment: Assessment) -> Diagnostic {
    guard let fix else { return self }
    let isWrong = fix.edits.contains { edit in
      let entries: [String]
      switch edit.change {
      case .insertion(let list), .newList(_, let list): entries = list
      default: return false
      }
      return assessment.processes.contains { fonts in
        let keys = fonts.process.manifest.keys
        let isShared = keys.isEmpty || keys.contains { $0.place == edit.place }
        guard fonts.process.manifest.path == edit.place.path, isShared,
          fonts.process.manifest.bundlingList != edit.place
        else { return false }
        let paths = Set(fonts.process.bundle.fonts.map(\.bundlePath))
        return fonts.process.bundle.matching == .exact && fonts.process.reads(.uiAppFonts)
          && !entries.allSatisfy { paths.contains($0) || $0.hasPrefix("../") }
      }
    }
    guard isWrong else { return self }
    var diagnostic = self
    diagnostic.fix = nil
    return diagnostic
  }
}
