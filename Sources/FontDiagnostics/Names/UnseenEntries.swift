import AppManifest
import FontResolution
import SourceText

/// What the entries of a manifest name and nobody can look at: files that the project bundles and the
/// repository lacks, and what comes with fetched packages. Each kind is one mistake, or none at all.
struct UnseenEntries {
  private let fonts: ProcessFonts

  init(_ fonts: ProcessFonts) {
    self.fonts = fonts
  }

  /// At the first entry of each kind, with a note for each file.
  var diagnostics: [Diagnostic] {
    let entries = fonts.entries.filter {
      $0.isEffective && $0.entry.key == .uiAppFonts && $0.files.isEmpty
    }
    let missing = AbsentEntries(fonts)
    let absent = entries.compactMap { entry in missing[entry].map { (entry: entry, font: $0) } }
    let unseen = entries.filter {
      missing[$0] == nil && !$0.entry.escapesBundle && fonts.mayComeUnseen($0)
    }
    let lacking = absent.filter { !$0.font.isFetched }
    return [
      misplaced(lacking.filter { !$0.entry.elsewhere.isEmpty }),
      left(lacking.filter(\.entry.elsewhere.isEmpty)), fetched(absent.filter(\.font.isFetched)),
      copied(unseen),
    ].compactMap { $0 }
  }
}

extension UnseenEntries {
  private var process: AppProcess { fonts.process }

  /// Files that the project copies: the build stops where they are not there.
  private func left(_ files: [(entry: ResolvedEntry, font: AbsentFont)]) -> Diagnostic? {
    guard let first = files.first else { return nil }
    let names = files.map(\.entry)
    return process.diagnostic(
      of: MissingFontFile.self,
      "\(subject(names)) in \(process.name.quoted) but not in this repository",
      at: first.entry.entry.place, severity: .warning, notes: notes(files),
      help: files.count == 1
        ? "add the file to the repository, or remove it from the target"
        : "add the files to the repository, or remove them from the target")
  }

  /// Files that the project copies from where they are not, and that are elsewhere in the repository.
  private func misplaced(_ files: [(entry: ResolvedEntry, font: AbsentFont)]) -> Diagnostic? {
    guard let first = files.first else { return nil }
    let found = files.compactMap { file in
      file.entry.elsewhere.max {
        ($0.commonStart(with: file.font.path), $1) < ($1.commonStart(with: file.font.path), $0)
      }
    }
    // The entry is right: the path is the project's.
    let entry = first.entry.entry.place
    let place = first.font.place ?? entry
    let isElsewhere = place.path != entry.path
    let others =
      files.count == 1 && isElsewhere
      ? [Diagnostic.Note("listed in \(first.entry.entry.key.rawValue) here", place: entry)]
      : notes(files)
    let names =
      files.count == 1
      ? files.map(\.entry.entry.value.quoted).joined() : "\(files.count) fonts in UIAppFonts"
    return process.diagnostic(
      of: MissingFontFile.self,
      files.count == 1
        ? "\(process.name.quoted) refers to \(names) by a path that does not exist"
        : "\(process.name.quoted) refers to \(names) by paths that do not exist",
      at: place, severity: .warning,
      notes: others + found.map(Diagnostic.Note.file),
      help: isElsewhere
        ? "correct the location of the \(files.count == 1 ? "file" : "files") in \(place.path.lastComponent)"
        : files.count == 1
          ? "replace with the path of the file in this repository"
          : "replace with the paths of the files in this repository")
  }

  private func fetched(_ files: [(entry: ResolvedEntry, font: AbsentFont)]) -> Diagnostic? {
    guard let first = files.first else { return nil }
    return process.diagnostic(
      of: MissingFontFile.self,
      "\(subject(files.map(\.entry))) downloaded or generated before the build, so not checked",
      at: first.entry.entry.place, severity: .note, notes: notes(files))
  }

  private func copied(_ entries: [ResolvedEntry]) -> Diagnostic? {
    guard let first = entries.first, let place = process.bundle.unseen?.place else { return nil }
    return process.diagnostic(
      of: MissingFontFile.self,
      (entries.count == 1
        ? entries.map(\.entry.value.quoted).joined() : "\(entries.count) fonts in UIAppFonts")
        + " may come from a package that is not in this repository, so not checked",
      at: first.entry.place, severity: .note,
      notes: [.init("this copies resources into \(process.name.quoted)", place: place)]
        + (entries.count == 1
          ? []
          : entries.map {
            .init("\($0.entry.value.quoted) is listed in UIAppFonts", place: $0.entry.place)
          })
    )
  }

  /// `"A.ttf" is`, or `3 fonts in UIAppFonts are`.
  private func subject(_ entries: [ResolvedEntry]) -> String {
    entries.count == 1
      ? "\(entries.map(\.entry.value.quoted).joined()) is"
      : "\(entries.count) fonts in UIAppFonts are"
  }

  private func notes(_ files: [(entry: ResolvedEntry, font: AbsentFont)]) -> [Diagnostic.Note] {
    files.compactMap { file in
      guard files.count > 1 else {
        return file.font.place.map { .init("copied by the project here", place: $0) }
      }
      return .init(
        "\(file.entry.entry.value.quoted) is copied by the project here",
        place: file.font.place ?? file.entry.entry.place)
    }
  }
}

extension String {
  /// The number of folders that both paths begin with.
  fileprivate func commonStart(with other: String) -> Int {
    zip(pathComponents, other.pathComponents).prefix { $0 == $1 }.count
  }
}

extension ProcessFonts {
  /// Whether what an entry names may be among resources that cannot be seen: it has the name of a font
  /// file, and is no misspelling of one that the bundle has.
  func mayComeUnseen(_ entry: ResolvedEntry) -> Bool {
    guard let unseen = process.bundle.unseen, unseen.mayBring(entry.entry.value),
      entry.files.isEmpty, entry.nested.isEmpty,
      // A script may copy what lies in the repository, a package brings its own.
      unseen.packages == nil || !entry.liesElsewhere,
      entry.entry.value.hasFontExtension, !isInOwnFolder(entry.entry.value)
    else { return false }
    switch entry.nearMisses.first?.difference {
    case .letterCase, .folder, .invisibleCharacter, .unicodeNormalisation, .missingExtension:
      return false
    case .otherExtension, .spelling, nil: return true
    }
  }
}

extension ProcessFonts {
  /// Whether an entry names a folder of the bundle that the project fills itself: packages are copied beside it.
  private func isInOwnFolder(_ entry: String) -> Bool {
    guard let end = entry.lastIndex(of: "/"), end > entry.startIndex else { return false }
    let folder = entry[...end]
    return process.bundle.unseen?.packages != nil
      && process.bundle.fonts.contains { $0.bundlePath.hasPrefix(folder) }
  }
}

extension String {
  /// Whether it ends like the name of a font that an app can register.
  fileprivate var hasFontExtension: Bool {
    let parts = split(separator: ".")
    return parts.count > 1 && ["ttf", "otf", "ttc", "otc"].contains(parts.last?.lowercased())
  }
}
