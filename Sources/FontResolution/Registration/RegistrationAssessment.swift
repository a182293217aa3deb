import AppManifest
import FontReferences
import SourceText

/// Works out which fonts the registrations of a process register.
struct RegistrationAssessment {
  private let process: AppProcess
  private let bundle: SearchedBundle
  private let repository: [String]
  private let filesByName: [String: [BundledFile]]
  private let hasNestedBundles: Bool
  private let accessors: AccessorNames
  /// The fonts of the apps that the process is in.
  private let around: [BundledFile]
  private var foundAround: [String: RunTimeFonts.Call] = [:]
  private var fonts = RunTimeFonts()

  /// What some registrations of a process register.
  ///
  /// - Parameters:
  ///   - repository: the font files of the repository.
  ///   - around: the fonts of the apps that the process is in; all that may be where these are not known.
  ///   - accessors: what generated accessors call those files.
  static func fonts(
    of process: AppProcess, in bundle: SearchedBundle, repository: [String],
    around: [BundledFile] = [], accessors: AccessorNames, registrations: [FontRegistration]
  ) -> RunTimeFonts {
    guard !registrations.isEmpty || !process.synthesized.isEmpty else { return RunTimeFonts() }
    var assessment = RegistrationAssessment(process, bundle, repository, around, accessors)
    for registration in registrations { assessment.add(registration) }
    assessment.addSynthesized(registrations)
    assessment.addMisspelt()
    assessment.addFoundAround()
    return assessment.fonts
  }

  private init(
    _ process: AppProcess, _ bundle: SearchedBundle, _ repository: [String],
    _ around: [BundledFile], _ accessors: AccessorNames
  ) {
    self.around = around
    self.accessors = accessors
    self.process = process
    self.bundle = bundle
    self.repository = repository
    filesByName = Dictionary(grouping: process.bundle.fonts) { FileName($0.path).name }
    hasNestedBundles = process.bundle.fonts.contains(where: \.isNested)
  }
}

extension RegistrationAssessment {
  private mutating func add(_ registration: FontRegistration) {
    var unfound: [(name: String, fonts: RegisteredFonts)] = []
    var foundStems: Set<String> = []
    for fonts in registration.coverage {
      let call = RunTimeFonts.Call(
        function: registration.function, place: registration.place, reason: fonts.reason)
      if fonts.bundle == .around { lookAround(for: fonts.kind, call) }
      switch fonts.kind {
      case .file(let name, let pathExtension, let folder):
        if add(fileNamed: name, pathExtension, in: fonts.bundle, folder, call) {
          foundStems.insert(FileName(name).stem)
        } else if let name = fonts.fileName {
          unfound.append((name, fonts))
        }
      case .allFiles(let pathExtension, let folder):
        let files = process.bundle.fonts.filter { file in
          pathExtension.map { FileName(file.path).fileExtension == $0.lowercased() } ?? true
        }
        look(for: files, in: folder, of: fonts.bundle, call)
      case .folder(let name):
        let isExact = process.bundle.matching == .exact
        cover(in: fonts.bundle, call) { !isExact || $0.isInside(folder: name) }
      case .bundle, .generatedAccessors: cover(in: fonts.bundle, call) { _ in true }
      case .generatedAccessor(let family, let style):
        let faces = accessors.files(of: family, style, among: process.bundle.fonts.map(\.path))
        cover(in: fonts.bundle, call) { faces?.contains($0.path) ?? true }
      case .templateAccessors: continue
      case .dataAsset(let name):
        if !add(dataAssetNamed: name, call) { unfound.append((name, fonts)) }
      case .downloads: self.fonts.fetching = self.fonts.fetching ?? call
      case .undeterminable: self.fonts.undetermined.append(call)
      }
    }
    // Of files that are tried one after another, one is enough.
    if registration.endsAtFirst, !foundStems.isEmpty { return }
    // A name is tried with one extension after another.
    for (name, fonts) in unfound where !foundStems.contains(FileName(name).stem) {
      addMissing(name, fonts, of: registration)
    }
  }

  /// Takes the files of the bundle that a call looks in, and that pass.
  private mutating func cover(
    in bundle: ResourceBundle, _ call: RunTimeFonts.Call, where passes: (BundledFile) -> Bool
  ) {
    for file in process.bundle.fonts where passes(file) { take(file, in: bundle, call) }
  }

  /// Takes the files that a bundle finds in a folder of its own; `nil` where the folder is not known.
  private mutating func look(
    for files: [BundledFile], in folder: String?, of bundle: ResourceBundle,
    _ call: RunTimeFonts.Call
  ) {
    guard process.bundle.matching == .exact, let folder else {
      for file in files { take(file, in: bundle, call) }
      return
    }
    let seen = files.filter { $0.isFound(in: folder, of: bundle) }
    for file in seen {
      // The app's own bundle has a bundle within it as a folder.
      take(file, in: bundle == .main ? .unknown : bundle, call)
    }
    for file in files where !seen.contains(file) && fonts.misplaced[file.path] == nil {
      var call = call
      call.isOfMainBundle = bundle == .main && file.isNested
      fonts.misplaced[file.path] = call
    }
  }

  private mutating func take(
    _ file: BundledFile, in bundle: ResourceBundle, _ call: RunTimeFonts.Call
  ) {
    if lies(file, in: bundle) {
      fonts.files[file.path] = fonts.files[file.path] ?? call
    } else {
      fonts.possible[file.path] = fonts.possible[file.path] ?? call
    }
  }

  /// Whether a file lies in the bundle that code names. What a module's or a class's bundle is called
  /// is not known, only that it is another than the app's, where there is another.
  private func lies(_ file: BundledFile, in bundle: ResourceBundle) -> Bool {
    guard process.bundle.matching == .exact else { return true }
    return switch bundle {
    case .unknown, .around: true
    case .main: !file.isNested
    case .module, .ofClass: file.isNested || !hasNestedBundles
    }
  }
}

extension RegistrationAssessment {
  /// Finds what a call may register of the app around the process: where it looks there is not known.
  private mutating func lookAround(for kind: RegisteredFonts.Kind, _ call: RunTimeFonts.Call) {
    for file in around {
      let name = FileName(file.path)
      let isMeant =
        switch kind {
        case .file(let wanted, let pathExtension?, _): name.name == wanted + "." + pathExtension
        case .file(let wanted, nil, _): name.name == wanted || name.stem == wanted
        case .allFiles(let pathExtension?, _): name.fileExtension == pathExtension.lowercased()
        case .folder(let folder): file.isInside(folder: folder)
        case .allFiles(nil, _), .bundle: true
        default: false
        }
      if isMeant { foundAround[file.path] = foundAround[file.path] ?? call }
    }
  }

  /// The same file may be looked for in the process's own bundle first.
  private mutating func addFoundAround() {
    for (path, call) in foundAround where fonts.files[path] == nil {
      fonts.unbundled[path] = nil
      fonts.possible[path] = fonts.possible[path] ?? call
    }
  }

  /// Takes the files with a name; where no extension is known, those too that have one.
  private mutating func add(
    fileNamed name: String, _ pathExtension: String?, in bundle: ResourceBundle,
    _ folder: String?, _ call: RunTimeFonts.Call
  ) -> Bool {
    let whole = pathExtension.map { name + "." + $0 } ?? name
    var files = filesByName[whole] ?? []
    if files.isEmpty, pathExtension == nil {
      files = process.bundle.fonts.filter { FileName($0.path).stem == name }
    }
    look(for: files, in: folder, of: bundle, call)
    if !files.isEmpty { return true }
    let elsewhere = repository.filter { path in
      let file = FileName(path)
      return file.name == whole || pathExtension == nil && file.stem == name
    }
    for path in elsewhere { fonts.unbundled[path] = fonts.unbundled[path] ?? call }
    return !elsewhere.isEmpty
  }

  /// Takes the files of a data set: `Title.dataset/Inter-Bold.ttf`. A catalogue is compiled, so its
  /// files are not among those of the bundle.
  private mutating func add(dataAssetNamed name: String, _ call: RunTimeFonts.Call) -> Bool {
    let folder = FileName(name).name + ".dataset"
    let files = repository.filter { path in
      path.folder.lastComponent == folder
    }
    for path in files { fonts.files[path] = fonts.files[path] ?? call }
    return !files.isEmpty
  }

  private mutating func addMissing(
    _ name: String, _ fonts: RegisteredFonts, of registration: FontRegistration
  ) {
    guard !self.fonts.missing.contains(where: { $0.name == name }),
      !FileName(name).hasOtherExtension
    else { return }
    var isDataAsset = false
    if case .dataAsset = fonts.kind { isDataAsset = true }
    let call = RunTimeFonts.Call(function: registration.function, place: registration.place)
    let absent = process.bundle.absent.first { FileName($0.path).name == name }
    var missing = RunTimeFonts.MissingFont(
      name: name, place: fonts.place, call: call, isDataAsset: isDataAsset, absent: absent)
    if isDataAsset, fonts.bundle == .main, process.bundle.unseen == nil {
      missing.isProven = process.bundle.dataSets.map { !$0.contains(FileName(name).name) } ?? false
    }
    if absent == nil, !isDataAsset {
      // What the project does not list is not there, nor what a package does not bring.
      let isKnown =
        switch fonts.bundle {
        case .main: process.bundle.isListed
        case .module: hasNestedBundles
        default: false
        }
      missing.isProven = isKnown && process.bundle.unseen == nil
      let entry = Manifest.Entry(value: name, key: .uiAppFonts, place: fonts.place)
      // Other letters are another font's: one that was left out of the repository.
      missing.nearMiss = bundle.near.misses(of: entry, taken: []).first {
        missing.isProven || $0.difference != .spelling
      }
      if missing.nearMiss?.difference.isOfSpelling == true { missing.isProven = false }
    }
    if let near = missing.nearMiss, !missing.isProven { self.fonts.possible[near.path] = call }
    self.fonts.missing.append(missing)
  }

  /// Finds the files that misspelt names were meant for: those that nothing else registers, where no other one is near.
  private mutating func addMisspelt() {
    guard process.bundle.unseen == nil else { return }
    let known = Set(fonts.files.keys)
    for (index, missing) in fonts.missing.enumerated()
    where missing.nearMiss == nil && missing.absent == nil {
      guard !missing.isDataAsset else {
        fonts.missing[index].nearMiss = nearDataSet(to: missing.name, besides: known)
        continue
      }
      let entry = Manifest.Entry(value: missing.name, key: .uiAppFonts, place: missing.place)
      let near = bundle.near.misses(of: entry, taken: known).filter { !known.contains($0.path) }
      guard near.count == 1, let only = near.first, only.difference == .spelling,
        missing.mayMean(only.path)
      else { continue }
      let name = only.path.lastComponent
      fonts.missing[index].nearMiss = NearMiss(
        difference: only.difference, path: only.path, entry: name)
      fonts.possible[only.path] = fonts.possible[only.path] ?? missing.call
    }
  }

  /// The data set that a misspelt name was meant for: one that nothing else registers.
  private func nearDataSet(to name: String, besides known: Set<String>) -> NearMiss? {
    guard let written = BundlePath(name).last.map(FileSpelling.init) else { return nil }
    var found: NearMiss?
    for path in repository where path.folder.hasSuffix(".dataset") && !known.contains(path) {
      let set = FileName(path.folder.lastComponent).stem
      guard let other = BundlePath(set).last.map(FileSpelling.init),
        written.misspelling(of: other) != nil
      else { continue }
      guard found == nil else { return nil }
      found = NearMiss(difference: .spelling, path: path, entry: set)
    }
    return found
  }

  /// What the project's tool writes registers a font when its accessor is first used.
  private mutating func addSynthesized(_ registrations: [FontRegistration]) {
    let used = registrations.flatMap(\.coverage)
    for synthesized in process.synthesized {
      var call = RunTimeFonts.Call(function: synthesized.name, place: synthesized.place)
      call.isSynthesized = true
      if !synthesized.isKnown { fonts.undetermined.append(call) }
      let registered = registered(by: used, among: synthesized.fonts)
      for path in synthesized.fonts where fonts.files[path] == nil {
        if registered.contains(path) {
          fonts.files[path] = call
        } else if synthesized.isOfOwnTemplate {
          fonts.possible[path] = call
        }
      }
    }
  }

  /// The files among some whose accessors are used; all where it is not known which.
  private func registered(by used: [RegisteredFonts], among files: Set<String>) -> Set<String> {
    var registered: Set<String> = []
    for fonts in used {
      switch fonts.kind {
      case .generatedAccessors, .templateAccessors: return files
      case .generatedAccessor(let family, let style):
        // A face that is not among these may be of another target's accessors.
        let all = process.synthesized.flatMap(\.fonts)
        guard let faces = accessors.files(of: family, style, among: all) else { return files }
        registered.formUnion(faces)
      default: continue
      }
    }
    return registered
  }
}

extension RunTimeFonts.MissingFont {
  /// Whether a file of a like name has the extension that is asked for, and is not another face.
  fileprivate func mayMean(_ path: String) -> Bool {
    let (written, other) = (FileName(name), FileName(path))
    let styles = [written, other].map { FoldedName($0.stem).style }
    return written.fileExtension == other.fileExtension
      && (styles.contains(where: \.isEmpty) || styles[0] == styles[1])
  }
}

extension NearMiss.Difference {
  /// Whether some file system takes both names for the same.
  fileprivate var isOfSpelling: Bool {
    switch self {
    case .otherExtension, .missingExtension, .folder, .spelling: false
    case .letterCase, .invisibleCharacter, .unicodeNormalisation: true
    }
  }
}

extension BundledFile {
  /// Whether its bundle, or the app's own, finds it in a folder (at the top: `""`), or in that of a language there.
  fileprivate func isFound(in folder: String, of owner: ResourceBundle) -> Bool {
    var folders = bundlePath.folderComponents
    if owner != .main,
      let bundle = folders.lastIndex(where: {
        $0.hasSuffix(".bundle") || $0.hasSuffix(".framework")
      })
    {
      folders = folders[(bundle + 1)...]
    }
    if folders.prefix(2).elementsEqual(["Contents", "Resources"]) {
      folders = folders.dropFirst(2)
    }
    // In bundles of the old form this folder holds all resources.
    if folders.first == "Resources" { folders = folders.dropFirst() }
    if folders.last?.hasSuffix(".lproj") == true { folders = folders.dropLast() }
    let asked = folder.pathComponents
    return folders.elementsEqual(asked) || ["Resources"] + folders == asked
  }

  /// Whether it lies in a folder of this name, at any depth.
  fileprivate func isInside(folder: String) -> Bool {
    bundlePath.folderComponents.contains { $0 == folder }
  }
}
