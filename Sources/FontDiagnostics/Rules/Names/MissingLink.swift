import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText

/// The first link of the chain from a font's file to a process that is broken.
struct MissingLink {
  /// What is wrong, after the font's name.
  var reason: String
  /// The same, after a number of names.
  var several: String
  var help: String
  /// What does what the help says.
  private(set) var fix: Fix?
  /// The same for several names, of which the files are to be listed.
  var severalHelp: Cause.Several.Help
  var notes: [Diagnostic.Note] = []
  /// Lower than the rule's where the facts are weaker.
  var severity: Severity?
  /// The entry that the help replaces.
  private(set) var wrongEntry: SourcePlace?
  /// What is lost together with it.
  private var kind: String
  /// Where the mistake is.
  private var origin: SourcePlace?
  /// Whether a finding can stand there although no other rule says anything of it.
  private var canHoldFinding = true
  private let path: String?
  private let group: ProcessGroup

  /// - Parameters:
  ///   - name: what is asked for, and `asker` where; a document may say itself which file it means.
  init(
    to path: String?, in group: ProcessGroup, _ link: BrokenLink?, for name: String,
    asker: String
  ) {
    self.path = path
    self.group = group
    let file = path.map { group.item(for: $0).quoted } ?? "the font's file"
    let key = group.list
    let isFolder = group.key == .atsApplicationFontsPath
    help = isFolder ? "move \(file) into the \(key) folder" : "add \(file) to \(key)"
    let listing = path.flatMap { group.fix(toList: $0) }
    severalHelp =
      isFolder
      ? .listing(before: "move ", after: " into the \(key) folder")
      : .listing(before: "add ", after: " to \(key)")
    if let path {
      notes = [
        .init("defined in \(path.lastComponent.quoted)", place: SourcePlace(path: path))
      ]
    }
    if let place = path.flatMap(group.bundlingPlace) {
      notes.append(.init("copied into the bundle here", place: place))
    }
    if let fault = group.lostManifest, case .misspelledKey(let real, let written) = fault.kind {
      reason =
        "is not registered: \(written.quoted) in Info.plist of \(group.name) is not a font key"
      several =
        "fonts are not registered: \(written.quoted) in Info.plist of \(group.name) is not a font key"
      help = "rename \(written.quoted) to \(real.rawValue)"
      fix = Fix(.renaming(real.rawValue), at: fault.place)
      severalHelp = .words(help)
      notes.append(.init("the key is here", place: fault.place))
      (kind, origin) = ("manifest", fault.place)
    } else if let fault = group.lostManifest, case .misplacedKey(let real, let outer) = fault.kind {
      let place = "\(real.rawValue) is inside \(outer) in Info.plist of \(group.name)"
      reason = "is not registered: \(place)"
      several = "fonts are not registered: \(place)"
      help = "move \(real.rawValue) to the top level of Info.plist"
      severalHelp = .words(help)
      notes.append(.init("the key is here", place: fault.place))
      (kind, origin) = ("manifest", fault.place)
    } else if let fault = group.lostManifest?.place {
      reason = "is not registered: Info.plist of \(group.name) is missing or invalid"
      several = "fonts are not registered: Info.plist of \(group.name) is missing or invalid"
      help = "fix Info.plist, and \(help)"
      severalHelp = .listing(before: "fix Info.plist, and add ", after: " to \(key)")
      notes.append(.init("the problem is here", place: fault))
      (kind, origin) = ("manifest", fault)
    } else if let setting = path.flatMap(group.ignoredSetting) {
      let name = "INFOPLIST_KEY_\(setting.key.rawValue)"
      reason = "is listed only in \(name), which Xcode ignores"
      several = "fonts are listed only in \(name), which Xcode ignores"
      notes.append(.init("set here", place: setting.place))
      (kind, origin) = ("setting", setting.place)
    } else if let entry = group.entry(where: { $0.isEffective && $0.nearMisses.first?.path == path }
    ) {
      let isElsewhere = entry.nearMisses.first?.difference == .folder
      reason =
        "is not registered: \(key) lists \(entry.entry.value.quoted), but the "
        + (isElsewhere ? "path in the bundle is \(file)" : "file is \(file)")
      several = "fonts are not registered: there is no \(entry.entry.value.quoted) in the bundle"
      help = "in \(key), replace \(entry.entry.value.quoted) with \(file)"
      fix = entry.nearMisses.first?.fix(of: entry.entry)
      wrongEntry = entry.entry.place
      severalHelp = .words(help)
      notes.append(.init("listed here", place: entry.entry.place))
      (kind, origin) = ("entry", entry.entry.place)
    } else if let place = group.ineffectiveKey(naming: path) {
      let name = place.key.rawValue
      let ignores = "\(group.platform?.name ?? "this platform") ignores"
      reason = "is listed only in \(name), which \(ignores)"
      several = "fonts are listed only in \(name), which \(ignores)"
      help = isFolder ? "set \(key) to the folder of the fonts" : help
      if isFolder { severalHelp = .words(help) }
      notes.append(.init("listed here", place: place.entry))
      (kind, origin, canHoldFinding) = ("key", place.place, false)
    } else if let place = path.flatMap({ group.libraries[$0] }), link != .notBundled {
      reason = "is listed only in a framework's Info.plist, which is ignored"
      several = "fonts are listed only in a framework's Info.plist, which is ignored"
      notes.append(.init("listed here", place: place))
      (kind, origin, canHoldFinding) = ("library", place, false)
    } else if let entry = group.entry(where: { $0.isEffective && $0.isWrongFontsPath }) {
      reason = "is not registered: there are no fonts at \(entry.entry.value.quoted)"
      several = "fonts are not registered: there are no fonts at \(entry.entry.value.quoted)"
      help = "set \(key) to the folder of the fonts"
      severalHelp = .words(help)
      notes.append(.init("set here", place: entry.entry.place))
      (kind, origin) = ("entry", entry.entry.place)
    } else if link != .notBundled, let bundle = path.flatMap(group.innerBundle) {
      let isKnown = link != .noManifest || group.hasManifest
      reason = "is in \(bundle.name.quoted)" + (isKnown ? ", and no code registers it" : "")
      several =
        "fonts are in \(bundle.name.quoted)" + (isKnown ? ", and no code registers them" : "")
      help = bundle.help
      severalHelp = .words(bundle.severalHelp)
      severity = isKnown ? nil : .warning
      kind = "inner bundle"
    } else if link == .notBundled {
      reason = "is not in \(group.resources)"
      several = "fonts are not in \(group.resources)"
      let listed = group.entry { $0.isEffective && $0.elsewhere.contains(path ?? "") }?.entry.place
      let place =
        listed ?? group.document(listing: path, for: name, asker: asker)?.place
        ?? path.flatMap { group.lostEntry(for: name, insteadOf: $0) }
      let resources =
        " to \(group.membership)"
        + (place != nil ? "" : isFolder ? ", in the \(key) folder" : " and to \(key)")
      let isLinked = path.map(group.linkedFonts.contains) ?? false
      let add = (isLinked ? "run \"npx react-native-asset\", or " : "") + "add "
      if group.takesFonts {
        help = add + file + (group.isOfExpo ? " to \(key)" : resources)
        if !isLinked {
          fix = path.flatMap { path in
            group.isOfExpo
              ? group.fixOfExpo(toBundle: path) : group.fix(toCopy: path, andList: place == nil)
          }
        }
        severalHelp = .listing(before: add, after: group.isOfExpo ? " to \(key)" : resources)
      } else {
        help = "load \(file) with useFonts of expo-font"
        severalHelp = .listing(before: "load ", after: " with useFonts of expo-font")
      }
      notes += place.map { [.init("listed here", place: $0)] } ?? []
      (kind, origin) = ("bundle", place)
    } else if link != .noManifest {
      let list = group.target == nil ? "no \(key) lists" : "\(key) of \(group.name) does not list"
      let folder = "not in the \(key) folder of \(group.name)"
      reason = "is not registered: " + (isFolder ? "it is \(folder)" : "\(list) \(file)")
      several = "fonts are not registered: " + (isFolder ? "they are \(folder)" : "\(list) them")
      fix = listing
      (kind, origin) = ("list", group.keyPlace)
    } else if group.hasManifest {
      let owner = group.target?.quoted ?? "the app"
      reason = "is not registered: Info.plist of \(owner) has no \(key)"
      several = "fonts are not registered: Info.plist of \(owner) has no \(key)"
      fix = listing
      (kind, origin) = (MissingDeclaration.kind, group.declaringPlace)
    } else {
      // The manifest may be made by a tool, or be elsewhere.
      reason = "does not seem to be registered"
      several = "fonts do not seem to be registered"
      severity = .warning
      fix = listing?.ifMeant
      kind = "nothing"
    }
  }

  /// The cause of what is lost by it.
  /// - Parameter isDoubtful: whether the font may be there all the same.
  func cause(of name: String, effect: String, isDoubtful: Bool) -> Cause {
    let file = path.map { group.entry(for: $0) } ?? name
    // Where the font may be registered all the same, nothing is said at the manifest.
    let isAlone = kind == "list" || kind == MissingDeclaration.kind && isDoubtful
    let identity: Cause.Identity =
      if let origin, !isAlone {
        .place(origin)
      } else {
        .font(path ?? name, process: group.identity)
      }
    var family = [kind, isDoubtful ? "may" : ""] + group.identity
    if let origin, !isAlone { family.append("\(origin)") }
    var cause = Cause(
      part: .loss, identity: identity, family: family, subject: file, effect: effect,
      several: .init(message: several, help: severalHelp))
    cause.findingPlace = canHoldFinding && !(isAlone && kind != "list") ? origin : nil
    return cause
  }
}

extension MissingLink {
  /// What keeps the font that a wrong name probably means from a process; `nil` where nothing does, or
  /// where another font may be meant as well.
  init?(toNearest nearest: NearestName, of verdict: Verdict) {
    let group = verdict.group
    guard nearest.reason != .sameFamily, let path = verdict.path(of: nearest),
      !group.processes.isEmpty,
      group.processes.allSatisfy({ fonts in
        !fonts.declared.contains(path) && fonts.runTime.files[path] == nil
          && !fonts.loaded.contains { $0.file == path }
          && fonts.runTime.possible[path] == nil && fonts.runTime.undetermined.isEmpty
          && !fonts.process.manifest.isUnseen && fonts.process.bundle.unseen == nil
      })
    else { return nil }
    let isBundled = group.processes.contains { fonts in
      fonts.process.bundle.fonts.contains { $0.path == path }
    }
    let hasKey = group.processes.contains { fonts in
      fonts.process.manifest.keys.contains { fonts.process.reads($0.key) }
    }
    self.init(
      to: path, in: group, isBundled ? hasKey ? .notDeclared : .noManifest : .notBundled,
      for: nearest.name, asker: verdict.candidate.place.path)
  }
}

extension Verdict {
  /// The file of a font that is named; of several files that have it one of the bundle.
  fileprivate func path(of nearest: NearestName) -> String? {
    guard let path = nearest.face?.path else { return nil }
    let bundled = Set(group.processes.flatMap(\.process.bundle.fonts).map(\.path))
    guard !bundled.contains(path) else { return path }
    let own = catalogue.files.first { file in
      bundled.contains(file.path)
        && file.faces.contains { $0.names.postScript.contains(nearest.name) }
    }
    return own?.path ?? path
  }
}

extension ProcessGroup {
  /// Whether it has a manifest that was read, or one that Xcode makes of settings: no font is in that.
  fileprivate var hasManifest: Bool {
    processes.map(\.process.manifest).contains {
      $0.path != nil || $0.setting != nil && !$0.isUnseen
    }
  }

  /// Where its manifest, or the list in it, is of the wrong form.
  fileprivate var lostManifest: Manifest.Fault? {
    processes.first?.process.manifest.losingFault
  }

  /// The line of the project that bundles a file.
  fileprivate func bundlingPlace(_ path: String) -> SourcePlace? {
    processes.lazy.flatMap(\.process.bundle.fonts).first { $0.path == path }?.place
  }

  /// The build setting that was to declare a file.
  fileprivate func ignoredSetting(_ path: String) -> Manifest.IgnoredSetting? {
    for process in processes.map(\.process) where !process.manifest.ignoredSettings.isEmpty {
      let settings = process.manifest.ignoredSettings
      let named = settings.first { $0.files(in: process.bundle).contains(path) }
      // All settings of a key are one mistake.
      guard let named else { continue }
      return settings.filter { $0.key == named.key }.min { $0.place < $1.place }
    }
    return nil
  }

  /// The edit that lists a file; where nobody knows which of several processes asks, none.
  fileprivate func fix(toList path: String) -> Fix? {
    guard !isOfExpo, processes.count == 1, let process = processes.first?.process else {
      return nil
    }
    return process.fix(toList: [entry(for: path)])
  }

  /// The edits that make a file a resource and, where nothing lists it, list it.
  fileprivate func fix(toCopy path: String, andList isUnlisted: Bool) -> Fix? {
    guard processes.count == 1, let process = processes.first?.process,
      let copy = process.fix(toCopy: [path])
    else { return nil }
    guard isUnlisted else { return copy }
    guard process.entry(for: path) == path.lastComponent else { return nil }
    if key == .atsApplicationFontsPath {
      // All resources are at the top of the folder.
      return process.manifest.entries.map(\.value) == ["."] ? copy : nil
    }
    return process.fix(toList: [path.lastComponent]).flatMap { Fix.joined([copy, $0]) }
  }

  /// The edit that lists a file with those of expo-font.
  fileprivate func fixOfExpo(toBundle path: String) -> Fix? {
    guard isOfExpo, processes.count == 1, item(for: path).hasPrefix("./") else { return nil }
    return processes.first?.process.fix(toBundle: item(for: path))
  }

  fileprivate func entry(where isMeant: (ResolvedEntry) -> Bool) -> ResolvedEntry? {
    processes.lazy.flatMap(\.entries).first(where: isMeant)
  }

  /// The entry that names a file which is nowhere and probably has the font, where what has it here is a copy
  /// for Android.
  fileprivate func lostEntry(for name: String, insteadOf path: String) -> SourcePlace? {
    guard path.isForAndroid else { return nil }
    return entry {
      let stem = $0.entry.value.stem.squashed
      return $0.isEffective && $0.entry.key == .uiAppFonts && $0.files.isEmpty && $0.nested.isEmpty
        && $0.nearMisses.isEmpty && $0.elsewhere.isEmpty && stem.utf8.count > 2
        && name.squashed.hasPrefix(stem)
    }?.entry.place
  }

  /// An entry that names a file under a key that the platform does not read, and where the key stands.
  fileprivate func ineffectiveKey(
    naming path: String?
  ) -> (key: Manifest.Key, entry: SourcePlace, place: SourcePlace)? {
    guard let path else { return nil }
    for fonts in processes {
      let named = fonts.entries.first { !$0.isEffective && $0.files.contains(path) }
      guard let entry = named?.entry else { continue }
      let key = fonts.process.manifest.keys.last { $0.key == entry.key }?.place
      return (entry.key, entry.place, key ?? entry.place)
    }
    return nil
  }

  /// Where its one process would declare fonts.
  fileprivate var declaringPlace: SourcePlace? {
    // Who registers fonts in code, or means to, may have forgotten this one there.
    guard processes.count == 1, let fonts = processes.first, !isOfExpo,
      fonts.runTime.files.isEmpty, fonts.idleRegistrations.isEmpty
    else { return nil }
    return fonts.process.declaringPlace
  }

  /// The key under which the fonts of its one process are listed.
  fileprivate var keyPlace: SourcePlace? {
    guard processes.count == 1, let process = processes.first?.process else { return nil }
    return process.manifest.keys.first { process.reads($0.key) }?.place
  }

  /// What a document says of a font that it takes from a file: of those of the process the one that asks,
  /// else the first.
  func document(listing path: String?, for name: String, asker: String) -> InterfaceBuilderFont? {
    let listing = documents.filter { font in
      (font.postScriptNames.contains(name) || font.fileName == path?.lastComponent)
        && processes.contains { $0.process.takesFonts(of: font.place.path) }
    }
    return listing.first { $0.place.path == asker } ?? listing.min { $0.place < $1.place }
  }
}

extension Manifest {
  /// The first fault by which nothing is read of the manifest, or of its list.
  var losingFault: Fault? {
    faults.filter { fault in
      switch fault.kind {
      case .unreadable, .wrongType, .missing, .misspelledKey, .misplacedKey: true
      case .itemIsNoString, .itemIsEmpty, .tooManyItems: false
      }
    }.min { $0.place < $1.place }
  }
}
