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
    /// What the fonts in it are called, where a file of its name is known.
    var names: [String]
  }

  /// - Parameter asked: the names that are asked for anywhere.
  init(_ fonts: ProcessFonts, asked: [FoldedName]) {
    undetermined = fonts.runTime.undetermined.first
    let bundle = fonts.process.bundle
    ofPackages = bundle.ofPackages.map { (FoldedName(FileName($0).stem), $0) }
    for absent in bundle.absent { add(absent.bundlePath, .absent(absent)) }
    if let unseen = bundle.unseen {
      for entry in fonts.entries
      where entry.isEffective && !entry.isNearAny && unseen.mayBring(entry.entry.value) {
        let font = UnseenFont.declared(
          entry.entry.value, at: entry.entry.place, script: unseen.place)
        add(entry.entry.value, font)
      }
    }
    for missing in fonts.runTime.missing where missing.nearMiss == nil {
      add(missing.name, .missing(missing), isInCode: true)
    }
    // More are no bundle that a person made.
    strangers = files.prefix(200).filter { file in
      file.names.isEmpty
        && !asked.contains { file.stem.isSameFont(as: $0) || file.stem.isSameFamily(as: $0) }
    }
  }

  /// What may have a name that no font of the repository has; `nil` where nothing may.
  func font(probablyNamed name: String, onLaunchScreen: Bool) -> UnseenFont? {
    let folded = FoldedName(name)
    guard !folded.words.isEmpty else { return nil }
    let usable = files.filter { !(onLaunchScreen && $0.isInCode) }
    let near =
      usable.first { $0.names.contains(name) } ?? usable.first { $0.stem.isSameFont(as: folded) }
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

  /// A font that the project copies and that is not here, where the name of its file is that of the font
  /// or of its family.
  func copied(named name: String) -> UnseenFont? {
    let folded = FoldedName(name)
    guard !folded.words.isEmpty else { return nil }
    return files.first { file in
      guard case .absent = file.font else { return false }
      return file.stem.isNamed(folded)
    }?.font
  }

  private mutating func add(_ path: String, _ font: UnseenFont, isInCode: Bool = false) {
    files.append(
      File(
        stem: FoldedName(FileName(path).stem), font: font, isInCode: isInCode,
        names: IconFonts.names(in: path) ?? []))
  }
}

extension ResolvedEntry {
  /// Whether it names a file of the repository, or was meant to.
  fileprivate var isNearAny: Bool {
    !(files.isEmpty && nested.isEmpty && elsewhere.isEmpty && nearMisses.isEmpty)
  }
}

extension UnseenFont {
  /// Whether the file that is not there is called like the font that is asked for, or like one of the
  /// family that is.
  func isNamedExactly(_ name: String) -> Bool {
    let path: String
    switch self {
    case .absent(let font):
      return FoldedName(FileName(font.bundlePath).stem).isNamed(FoldedName(name))
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
    return common.count > 1 || isLonger(than: other) || other.isLonger(than: self)
  }

  /// Whether its family is another's with one word more in the middle: `SF Pro Rounded`, `SFRounded`.
  private func isLonger(than other: FoldedName) -> Bool {
    let words = Array(family)
    guard words.count > 2 else { return false }
    let shorter = other.family.joined()
    return (1..<words.count - 1).contains { left in
      (words[..<left] + words[(left + 1)...]).joined() == shorter
    }
  }

  /// Whether a name is this font's, or that of its family.
  fileprivate func isNamed(_ name: FoldedName) -> Bool {
    isSameFont(as: name) || name.style.isEmpty && family.joined() == name.canonicalWords.joined()
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
