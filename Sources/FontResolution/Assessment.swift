public import AppManifest
public import FontInspection
public import FontReferences
public import SourceText

/// Everything that is known when the rules speak; they read it and change nothing.
public struct Assessment: Sendable, Equatable {
  /// The folders and files that were asked about (absolute paths).
  public var roots: [String]
  /// The fonts of the repository.
  public var catalogue: FontCatalogue
  /// What was read about processes.
  public var manifests: ManifestReading
  /// What was read from the sources.
  public var references: ReferenceReading
  /// The processes with the fonts each has, in the order of `manifests.processes`.
  public var processes: [ProcessFonts]
  /// Every name asked for, sorted by place.
  public var names: [ResolvedName]
  /// Names that are tried one after another, and what that gives.
  public var chains: [NameChain]
  /// The names that the configuration says are provided in a way fontgate cannot see; empty in a run
  /// over a part of what it is for.
  public var knownNames: [KnownName] = []

  public init(
    roots: [String], catalogue: FontCatalogue, manifests: ManifestReading,
    references: ReferenceReading, processes: [ProcessFonts], names: [ResolvedName],
    chains: [NameChain] = []
  ) {
    self.roots = roots
    self.catalogue = catalogue
    self.manifests = manifests
    self.references = references
    self.processes = processes
    self.names = names
    self.chains = chains
  }
}

/// A name that the configuration says is provided.
public struct KnownName: Sendable, Hashable {
  public var name: String
  /// Where the configuration says so.
  public var place: SourcePlace

  public init(name: String, place: SourcePlace) {
    self.name = name
    self.place = place
  }
}

/// A process with the fonts it has.
public struct ProcessFonts: Sendable, Equatable {
  public var process: AppProcess
  /// Every entry of its manifest and what it names.
  public var entries: [ResolvedEntry]
  /// The absolute paths of the files it registers through its manifest or its storyboards, in the order
  /// in which the platform meets them: of two fonts with one PostScript name the first wins.
  public var declared: [String]
  /// Files in the bundle that no entry names, not even nearly, sorted by bundle path. Where several processes may bundle
  /// the same folder, a file stands with the process whose manifest is nearest.
  public var undeclared: [BundledFile]
  /// Calls in its sources that register fonts at run time, those of tests aside.
  public var registrations: [FontRegistration]
  /// Calls in its sources that would register fonts, in functions that nothing calls.
  public var idleRegistrations: [FontRegistration] = []
  /// What the calls that run register.
  public var runTime: RunTimeFonts
  /// Fonts that its sources load under names of their own.
  public var loaded: [LoadedFont] = []

  public init(
    process: AppProcess, entries: [ResolvedEntry], declared: [String], undeclared: [BundledFile],
    registrations: [FontRegistration], runTime: RunTimeFonts = RunTimeFonts()
  ) {
    self.process = process
    self.entries = entries
    self.declared = declared
    self.undeclared = undeclared
    self.registrations = registrations
    self.runTime = runTime
  }

  /// The files that code registers and no entry does (absolute paths), sorted.
  public var registeredInCodeOnly: [String] {
    let declared = Set(declared)
    return runTime.files.keys.filter { !declared.contains($0) }.sorted()
  }

  /// The entry that names a file, also by a key that the platform does not read.
  public func entry(naming path: String) -> ResolvedEntry? {
    entries.first { $0.files.contains(path) || $0.nested.contains(path) }
  }
}

/// A line of a manifest and the files it names.
public struct ResolvedEntry: Sendable, Equatable {
  public var entry: Manifest.Entry
  /// The absolute paths of the font files it registers; several for a folder, none for a miss.
  public var files: [String]
  /// Where it names none: the files it was probably meant to name, nearest first, at most three.
  public var nearMisses: [NearMiss]
  /// For a folder: fonts deeper than its first level; whether the platform reads them is not documented,
  /// and they count as registered.
  public var nested: [String]
  /// Where it names none: files of the repository it would name, were they in the bundle.
  public var elsewhere: [String]
  /// Whether the platform reads the entry's key: `UIAppFonts` does nothing in a macOS process,
  /// `ATSApplicationFontsPath` nothing on the other platforms.
  public var isEffective: Bool
  /// Whether it names its files in other letter case than the bundle: volumes of macOS find them as a rule.
  public var differsInCase = false

  public init(
    entry: Manifest.Entry, files: [String], nearMisses: [NearMiss] = [], nested: [String] = [],
    elsewhere: [String] = [], isEffective: Bool = true
  ) {
    self.entry = entry
    self.files = files
    self.nearMisses = nearMisses
    self.nested = nested
    self.elsewhere = elsewhere
    self.isEffective = isEffective
  }
}

/// A file whose name an entry nearly spells.
public struct NearMiss: Sendable, Hashable {
  /// How they differ.
  public enum Difference: Sendable, Hashable {
    case letterCase, missingExtension, otherExtension, folder, invisibleCharacter,
      unicodeNormalisation, spelling
  }
  public var difference: Difference
  /// The absolute path of the file.
  public var path: String
  /// What the entry would have to say.
  public var entry: String

  public init(difference: Difference, path: String, entry: String) {
    self.difference = difference
    self.path = path
    self.entry = entry
  }
}
