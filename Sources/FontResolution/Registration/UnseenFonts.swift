import AppManifest

/// Fonts that a process may have although the repository does not show them: those that were left out of
/// it, and those that come from elsewhere at run time.
struct UnseenFonts {
  private var files: [File] = []
  /// Files that no name that is asked for is like: what their fonts are called is anyone's guess.
  private var strangers: [File] = []
  private let undetermined: RunTimeFonts.Call?
  /// Packages have fonts that are nobody's matter: only those count that a name is like.
  private let ofPackages: [(stem: FoldedName, path: String)]

  private struct File {
    var stem: FoldedName
    var font: UnseenFont
    var isInCode: Bool
  }

  /// - Parameter asked: the names that are asked for anywhere.
  init(_ fonts: ProcessFonts, asked: [FoldedName]) {
    undetermined = fonts.runTime.undetermined.first
    let bundle = fonts.process.bundle
    ofPackages = bundle.ofPackages.map { (FoldedName(FileName($0).stem), $0) }
    for absent in bundle.absent { add(absent.bundlePath, .absent(absent)) }
    if let script = bundle.unseen {
      for entry in fonts.entries where entry.isEffective && !entry.isNearAny {
        let font = UnseenFont.declared(entry.entry.value, at: entry.entry.place, script: script)
        add(entry.entry.value, font)
      }
    }
    for missing in fonts.runTime.missing where missing.nearMiss == nil {
      add(missing.name, .missing(missing), isInCode: true)
    }
    // More are no bundle that a person made.
    strangers = files.prefix(200).filter { file in
      !asked.contains { file.stem.isSameFont(as: $0) || file.stem.isSameFamily(as: $0) }
    }
  }

  /// What may have a name that no font of the repository has; `nil` where nothing may.
  func font(probablyNamed name: String, onLaunchScreen: Bool) -> UnseenFont? {
    let folded = FoldedName(name)
    guard !folded.words.isEmpty else { return nil }
    let usable = files.filter { !(onLaunchScreen && $0.isInCode) }
    let near =
      usable.first { $0.stem.isSameFont(as: folded) }
      ?? usable.first { $0.stem.isSameFamily(as: folded) && $0.stem.style == folded.style }
      ?? usable.first { $0.stem.isSameFamily(as: folded) }
    if let near { return near.font }
    if !onLaunchScreen, let path = ofPackages.first(where: { $0.stem.isLike(folded) })?.path {
      return .ofPackage(path)
    }
    if !onLaunchScreen, let undetermined { return .undetermined(undetermined) }
    let others = strangers.filter { !(onLaunchScreen && $0.isInCode) }
    return (others.first { $0.stem.style == folded.style } ?? others.first)?.font
  }

  private mutating func add(_ path: String, _ font: UnseenFont, isInCode: Bool = false) {
    files.append(File(stem: FoldedName(FileName(path).stem), font: font, isInCode: isInCode))
  }
}

extension ResolvedEntry {
  /// Whether it names a file of the repository, or was meant to.
  fileprivate var isNearAny: Bool {
    !(files.isEmpty && nested.isEmpty && elsewhere.isEmpty && nearMisses.isEmpty)
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
    case .ofPackage(let file): path = file
    case .undetermined: return false
    }
    return FoldedName(FileName(path).stem).isSameFont(as: FoldedName(name))
  }
}

extension FoldedName {
  fileprivate func isSameFont(as other: FoldedName) -> Bool {
    withoutRegular == other.withoutRegular
  }

  /// Whether both are of one family, as far as that can be told of a file's name: they begin alike
  /// (`circular-book`, `CircularStd-Book`), or share two words that say something.
  fileprivate func isSameFamily(as other: FoldedName) -> Bool {
    let families = [family.joined(), other.family.joined()]
    guard let shorter = families.map(\.utf8.count).min(), shorter >= 3 else { return false }
    if families[0].hasPrefix(families[1]) || families[1].hasPrefix(families[0]) { return true }
    let common = Set(family).intersection(other.family).filter { $0.utf8.count > 3 }
    return common.count > 1
  }

  /// Whether a file's name may stand for the font of another: `GothamRnd-Book`, `GothamRounded-Book`.
  fileprivate func isLike(_ other: FoldedName) -> Bool {
    if isSameFont(as: other) || isSameFamily(as: other) { return true }
    let families = zip(family.joined().utf8, other.family.joined().utf8)
    return style == other.style && families.prefix { $0 == $1 }.count > 5
  }

  /// The words before those of style.
  private var family: ArraySlice<String> {
    canonicalWords.dropLast(style.count)
  }
}
