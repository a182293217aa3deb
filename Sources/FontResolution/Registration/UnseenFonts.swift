import AppManifest

/// Fonts that a process may have although the repository does not show them: those that were left out of
/// it, and those that come from elsewhere at run time.
struct UnseenFonts {
  private var named: [(stem: FoldedName, font: UnseenFont, isInCode: Bool)] = []
  private let undetermined: RunTimeFonts.Call?

  init(_ fonts: ProcessFonts) {
    undetermined = fonts.runTime.undetermined.first
    let bundle = fonts.process.bundle
    for absent in bundle.absent { add(absent.bundlePath, .absent(absent)) }
    if let script = bundle.unseen {
      for entry in fonts.entries where entry.isEffective && entry.names == nil {
        add(entry.entry.value, .declared(entry.entry.value, at: entry.entry.place, script: script))
      }
    }
    for missing in fonts.runTime.missing where missing.nearMiss == nil {
      add(missing.name, .missing(missing), isInCode: true)
    }
  }

  /// What may have a name that no font of the repository has; `nil` where nothing may.
  func font(probablyNamed name: String, onLaunchScreen: Bool) -> UnseenFont? {
    let folded = FoldedName(name)
    guard !folded.words.isEmpty else { return nil }
    let usable = named.filter { !(onLaunchScreen && $0.isInCode) }
    let exact = usable.first { $0.stem.isSameFont(as: folded) }
    if let near = exact ?? usable.first(where: { $0.stem.isSameFamily(as: folded) }) {
      return near.font
    }
    return onLaunchScreen ? nil : undetermined.map(UnseenFont.undetermined)
  }

  private mutating func add(_ path: String, _ font: UnseenFont, isInCode: Bool = false) {
    named.append((FoldedName(FileName(path).stem), font, isInCode))
  }
}

extension ResolvedEntry {
  /// What the entry names, or was meant to name; `nil` where nothing of the repository is near.
  fileprivate var names: String? {
    files.first ?? nested.first ?? elsewhere.first ?? nearMisses.first?.path
  }
}

extension UnseenFont {
  /// Whether the file that is not there is called like the font that is asked for.
  func isNamedExactly(_ name: String) -> Bool {
    let path: String
    switch self {
    case .absent(let font): path = font.bundlePath
    case .missing(let font): path = font.name
    case .declared(let entry, _, _): path = entry
    case .undetermined: return false
    }
    return FoldedName(FileName(path).stem).isSameFont(as: FoldedName(name))
  }
}

extension FoldedName {
  fileprivate func isSameFont(as other: FoldedName) -> Bool {
    withoutRegular == other.withoutRegular
  }

  /// Whether both begin with the same family, as far as that can be told of a file's name:
  /// `circular-book`, `CircularStd-Book`.
  fileprivate func isSameFamily(as other: FoldedName) -> Bool {
    let families = [family, other.family]
    guard let shorter = families.map(\.utf8.count).min(), shorter >= 3 else { return false }
    return families[0].hasPrefix(families[1]) || families[1].hasPrefix(families[0])
  }

  /// The words before those of style, joined.
  private var family: String {
    let count = canonicalWords.count - style.count
    return canonicalWords.prefix(count).joined()
  }
}
