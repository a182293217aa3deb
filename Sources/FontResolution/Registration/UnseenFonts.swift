import AppManifest
import FontReferences
import SourceText

/// Fonts that a process may have although the repository does not show them: those that were left out of
/// it, and those that come from elsewhere at run time.
struct UnseenFonts {
  private var files: [File] = []
  /// Files that no name that is asked for is like: their fonts may be called otherwise.
  private var strangers: [File] = []
  /// Files with short names that may be of a font whose family's name begins like one that is asked for:
  /// `yugothib.ttf` of YuGothic-Bold, or of YuGo-Bold.
  private var abbreviated: [File] = []
  /// Whether a font is asked for by exactly the name of its file, so that the names of the others are theirs, too.
  private var areNamedLikeFonts = false
  private let loaded: [LoadedFile]
  private let undetermined: RunTimeFonts.Call?
  private let told: [String: Set<String>]
  /// Packages have fonts that are nobody's matter: only those count that a name is that of, or is like where the
  /// font could not be read.
  private let ofPackages: [PackageFont]

  private struct PackageFont {
    var path: String
    var stem: FoldedName
    /// In small letters.
    var names: Set<String>?

    func mayHave(_ name: String, _ folded: FoldedName) -> Bool {
      names.map { $0.contains(name.lowercased()) } ?? stem.isLike(folded)
    }
  }

  private struct File {
    /// What its font may be called: what a document says of it, or else its name without its extension.
    var stems: [FoldedName]
    var font: UnseenFont
    var isInCode: Bool
    /// The names of its font in small letters, where its file's name tells them.
    var names: Set<String>?

    func isSameFont(as name: FoldedName) -> Bool {
      names == nil && stems.contains { $0.isSameFont(as: name) }
    }
    func isSameFamily(as name: FoldedName, inStyle: Bool = false) -> Bool {
      names == nil
        && stems.contains { $0.isSameFamily(as: name) && (!inStyle || $0.style == name.style) }
    }
  }

  /// - Parameters:
  ///   - unread: the files of the process whose fonts were never fetched (absolute paths).
  ///   - told: what documents of Interface Builder say that the fonts in files are called, by the names of
  ///     the files in small letters.
  ///   - ofPackages: the names of the fonts that packages have, in small letters, by the files' paths.
  ///   - documents: the fonts that documents of Interface Builder take from files.
  ///   - names: the names that the process asks for.
  init(
    _ fonts: ProcessFonts, unread: [String], told: [String: Set<String>],
    ofPackages: [String: Set<String>], documents: [InterfaceBuilderFont],
    asked names: () -> [FoldedName]
  ) {
    self.told = told
    loaded = fonts.loaded.compactMap(LoadedFile.init)
    undetermined = fonts.runTime.undetermined.first
    let bundle = fonts.process.bundle
    self.ofPackages = bundle.ofPackages.map { path in
      PackageFont(
        path: path, stem: FoldedName(FileName(path).stem), names: ofPackages[path])
    }
    for absent in bundle.absent {
      // Any font may be in a folder, whatever that is called.
      let isFolder = FileName(absent.bundlePath).fileExtension.isEmpty
      add(isFolder ? "fonts" : absent.bundlePath, .absent(absent))
    }
    if let unseen = bundle.unseen {
      for entry in fonts.entries
      where entry.isEffective && !entry.isNearAny && unseen.mayBring(entry.entry.value) {
        let font = UnseenFont.declared(
          entry.entry.value, at: entry.entry.place, script: unseen.place)
        add(entry.entry.value, font)
      }
    }
    for font in documents where fonts.process.takesFonts(of: font.place.path) {
      guard !bundle.fonts.contains(where: { $0.bundlePath.lastComponent == font.fileName }),
        // A package has no fonts of Apple's.
        !font.postScriptNames.contains(where: { PrivateFontName($0) != nil }),
        let unseen = bundle.unseenSource(of: font.fileName)
      else { continue }
      add(font.fileName, .declared(font.fileName, at: font.place, script: unseen.place))
    }
    for missing in fonts.runTime.missing where missing.nearMiss == nil && !missing.isProven {
      add(missing.name, .missing(missing), isInCode: true)
    }
    for path in unread { add(path, .unread(path)) }
    guard files.contains(where: { $0.names == nil }) else { return }
    let asked = names()
    let words = Set(asked.map(\.words))
    areNamedLikeFonts = files.contains { file in
      file.names == nil && file.stems.contains { words.contains($0.words) }
    }
    // More are no bundle that a person made.
    for file in files.prefix(200) where file.names == nil {
      guard !asked.contains(where: { file.isSameFont(as: $0) }) else { continue }
      if !asked.contains(where: { file.isSameFamily(as: $0) }) {
        strangers.append(file)
      } else if file.stems.contains(where: \.isAbbreviated),
        !asked.contains(where: { name in file.stems.contains { $0.isNamed(name) } })
      {
        abbreviated.append(file)
      }
    }
  }

  /// What may have a name that no font of the repository has; `nil` where nothing may.
  func font(probablyNamed name: String, onLaunchScreen: Bool) -> UnseenFont? {
    let folded = FoldedName(name)
    guard !folded.words.isEmpty, !GenericFamily.isOne(name) else { return nil }
    // A file of Google's is called so, and its font is not.
    if GoogleFont.isExport(name) {
      return onLaunchScreen ? nil : undetermined.map { .undetermined($0) }
    }
    if let file = file(probablyOf: name, onLaunchScreen: onLaunchScreen) { return file }
    if !onLaunchScreen, let path = ofPackages.first(where: { $0.mayHave(name, folded) })?.path {
      return .ofPackage(path)
    }
    if !onLaunchScreen, let undetermined { return .undetermined(undetermined) }
    let others =
      strangers.filter { file in
        !(onLaunchScreen && file.isInCode) && file.stems.contains { $0.mayBeFile(of: folded) }
      }
      + abbreviated.filter { file in
        !(onLaunchScreen && file.isInCode) && file.stems.contains { $0.beginsLike(folded) }
      }
    let ofStyle = others.first { $0.stems.contains { $0.style == folded.style } }
    return (ofStyle ?? others.first)?.font
  }

  /// A file of the process that is not here, and that is called like a font of a name, or its family.
  func file(probablyOf name: String, onLaunchScreen: Bool) -> UnseenFont? {
    let folded = FoldedName(name)
    guard !folded.words.isEmpty, !GenericFamily.isOne(name), !GoogleFont.isExport(name) else {
      return nil
    }
    let usable = files.filter { !(onLaunchScreen && $0.isInCode) }
    let known = usable.first { $0.names?.contains(name.lowercased()) ?? false }
    let near =
      known ?? usable.first { $0.isSameFont(as: folded) }
      ?? usable.first { $0.isSameFamily(as: folded, inStyle: true) }
      ?? usable.first { $0.isSameFamily(as: folded) }
    return near?.font
  }

  /// A file that is not here and its name, where a name misspells that and is none of theirs.
  func file(misspelledAs name: String) -> (font: UnseenFont, name: String)? {
    let folded = FoldedName(name)
    guard areNamedLikeFonts, !files.contains(where: { $0.isSameFont(as: folded) }) else {
      return nil
    }
    var near: [(file: (font: UnseenFont, name: String), distance: Int)] = []
    for file in files.prefix(200) where file.names == nil {
      guard let stem = file.font.path.map({ FileName($0).stem }) else { continue }
      let other = FoldedName(stem)
      let bound = min(2, EditDistance.bound(folded.canonical, other.canonical))
      guard bound > 0, folded.isMisspelling(of: other) else { continue }
      if let distance = EditDistance.between(folded.canonical, other.canonical, atMost: bound) {
        near.append(((file.font, stem), distance))
      }
    }
    let least = near.map(\.distance).min()
    let nearest = near.filter { $0.distance == least }.map(\.file)
    return Set(nearest.map(\.name)).count == 1 ? nearest.first : nil
  }

  /// A font that the project copies and that is not here, where the name of its file, or what a document says
  /// of it, is that of the font or of its family.
  func copied(named name: String) -> UnseenFont? {
    let folded = FoldedName(name)
    guard !folded.words.isEmpty, !GoogleFont.isExport(name) else { return nil }
    return files.first { file in
      guard case .absent = file.font else { return false }
      return file.stems.contains { $0.isNamed(folded) }
    }?.font
  }

  /// A font that the process has and that is not here, where its file is called like one of some others.
  func copied(toFilesNamed names: Set<String>) -> UnseenFont? {
    guard !names.isEmpty else { return nil }
    return files.first { $0.font.path.map { names.contains(FileName($0).name) } ?? false }?.font
      ?? loaded.first { names.contains($0.name) }?.font
  }

  /// A font that code loads from a file that is not here, and that may have a name.
  func loaded(named name: String) -> UnseenFont? {
    loaded.first { $0.mayHave(name) }?.font
  }

  private mutating func add(_ path: String, _ font: UnseenFont, isInCode: Bool = false) {
    let file = FileName(path)
    let names = told[file.name.lowercased()]?.sorted() ?? [file.stem]
    files.append(
      File(
        stems: names.map(FoldedName.init), font: font, isInCode: isInCode,
        names: IconFonts.names(inFile: file.name)))
  }
}

extension ResolvedEntry {
  /// Whether it names a file of the repository, or was meant to. Android's copies are no app's here.
  fileprivate var isNearAny: Bool {
    !(files.isEmpty && nested.isEmpty && nearMisses.isEmpty) || elsewhere.contains(where: isOwn)
  }

  /// Whether its file lies in the repository, and not where packages are fetched to.
  package var liesElsewhere: Bool {
    elsewhere.contains { path in
      isOwn(path)
        && !path.pathComponents.contains { ["Pods", "node_modules", "Carthage"].contains($0) }
    }
  }

  /// A known font of icons comes from its package, whatever copies of it lie about.
  private func isOwn(_ path: String) -> Bool {
    !path.isForAndroid && IconFonts.names(inFile: FileName(path).name) == nil
  }
}

extension UnseenFont {
  /// Whether the file that is not there is called like the font that is asked for, or like one of the
  /// family that is.
  func isNamedExactly(_ name: String) -> Bool {
    guard let path else { return false }
    let stem = FoldedName(FileName(path).stem)
    if case .absent = self { return stem.isNamed(FoldedName(name)) }
    return stem.isSameFont(as: FoldedName(name))
  }

  /// What its file is called, or where it lands; `nil` where that is not known.
  fileprivate var path: String? {
    switch self {
    case .absent(let font): font.bundlePath
    case .missing(let font): font.name
    case .declared(let entry, _, _): entry
    case .ofPackage(let file), .unread(let file): file
    case .undetermined: nil
    }
  }
}

extension FoldedName {
  func isSameFont(as other: FoldedName) -> Bool {
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
  func isNamed(_ name: FoldedName) -> Bool {
    isSameFont(as: name) || name.style.isEmpty && family.joined() == name.canonicalWords.joined()
  }

  /// Whether it is one word that says no style: the style may be in its last letters.
  fileprivate var isAbbreviated: Bool { words.count == 1 && style.isEmpty }

  /// Whether the first letters are another's.
  fileprivate func beginsLike(_ other: FoldedName) -> Bool {
    zip(joined.utf8, other.joined.utf8).prefix { $0 == $1 }.count > 4
  }

  /// Whether a file's name may stand for the font of another: `GothamRnd-Book`, `GothamRounded-Book`.
  fileprivate func isLike(_ other: FoldedName) -> Bool {
    if isSameFont(as: other) || isSameFamily(as: other) { return true }
    let families = zip(family.joined().utf8, other.family.joined().utf8)
    return style == other.style && families.prefix { $0 == $1 }.count > 5
  }

  /// Whether a file of this name may hold a font of another. Nearly every file is named after its font's
  /// family, unless its name says nothing (`a1`, `AppFont-Bold`, a checksum) or it holds icons, which have
  /// no weights.
  fileprivate func mayBeFile(of other: FoldedName) -> Bool {
    let own = family.joined()
    let letters = own.filter(\.isLetter).count
    if letters < (style.isEmpty ? 4 : 3) || own.allSatisfy(\.isHexDigit) { return true }
    // `AVG65lig` is short for something.
    let parts = own.split { !$0.isLetter }
    if parts.count > 1, parts.allSatisfy({ $0.count < 4 }) { return true }
    if family.allSatisfy(FoldedName.sayNothing.contains) { return true }
    let isOfIcons = ["icon", "glyph", "symbol"].contains(where: own.contains)
    if isOfIcons, other.style.isEmpty { return true }
    return own.sharesLetters(with: other.family.joined())
  }

  /// Words of files' names that may stand for any font.
  private static let sayNothing: Set<String> = [
    "app", "body", "brand", "custom", "default", "display", "file", "files", "font", "fonts",
    "heading",
    "headline", "ios", "logo", "main", "mobile", "my", "new", "primary", "secondary", "text", "the",
    "title",
    "typeface", "ui",
  ]
}

extension String {
  /// Whether four letters in a row stand in another text too, or all of a shorter one.
  fileprivate func sharesLetters(with other: String) -> Bool {
    let letters = Array(utf8)
    let others = Array(other.utf8)
    let count = [4, letters.count, others.count].min() ?? 0
    guard count > 1 else { return true }
    let runs = Set((0...(others.count - count)).map { Array(others[$0..<($0 + count)]) })
    return (0...(letters.count - count)).contains { start in
      runs.contains(Array(letters[start..<(start + count)]))
    }
  }
}
