package import SourceText

/// One process of an app — the app itself, an extension, a watch app — with what it bundles and declares.
///
/// Apple platforms look fonts up per process: each has its own bundle and its own manifest. A provider
/// (the convention of a plain folder, an Xcode project, …) yields these; everything after it sees only
/// these values.
package struct AppProcess: Sendable, Equatable {
  /// The target's name; by convention the name of the manifest's folder.
  package var name: String
  package var kind: Kind
  package var platform: Platform
  /// The oldest version the process runs on, where it is known.
  package var deploymentTarget: OSVersion?
  /// The build configurations this value stands for; empty where the provider has none.
  package var configurations: [String]
  package var manifest: Manifest
  package var bundle: BundleContents
  /// The source files whose code runs in this process.
  package var sources: SourceScope
  /// Of the sources, those that are compiled into the process's own target. What it links may be there
  /// for other processes.
  package var ownSources: SourceScope = .any
  /// The modules that the sources are compiled in; empty where no project says it. A file that several
  /// targets compile is in several.
  package var modules: [CodeModule] = []
  /// The names of the apps whose bundles hold this process's, where that is known.
  package var containers: [String] = []
  /// Of the sources, those that only test bundles bring which the process hosts.
  package var testSources: Set<String> = []
  /// Who says so.
  package var provider: Provider
  /// The storyboards and xibs whose fonts the build adds to the manifest: the process's own, not those
  /// of the frameworks it links.
  package var fontDocuments: SourceScope = .any
  /// Which of the programs that the sources are read as is this process's code; `nil` where that is not
  /// told apart.
  package var program: Int?
  /// Code that is not in the folder, written by the project's tool, and that registers fonts.
  package var synthesized: [SynthesizedRegistration]

  package init(
    name: String, kind: Kind, platform: Platform, deploymentTarget: OSVersion? = nil,
    configurations: [String] = [], manifest: Manifest, bundle: BundleContents,
    sources: SourceScope, provider: Provider, synthesized: [SynthesizedRegistration] = []
  ) {
    self.name = name
    self.kind = kind
    self.platform = platform
    self.deploymentTarget = deploymentTarget
    self.configurations = configurations
    self.manifest = manifest
    self.bundle = bundle
    self.sources = sources
    self.provider = provider
    self.synthesized = synthesized
  }

  package enum Kind: String, Sendable, Hashable {
    case app, appex, watchApp, appClip, unknown
  }

  /// What a process's values were read from.
  package enum Provider: Sendable, Hashable {
    /// No project file: every manifest with a font key stands for a process that may hold the whole folder.
    case convention
    /// A project or a product of this kind, at an absolute path.
    case project(ProjectKind, path: String)
  }
}

/// Code that a project's tool writes, and that registers fonts when one of them is first asked for.
package struct SynthesizedRegistration: Sendable, Hashable {
  /// The file it stands in: `"TuistFonts+App.swift"`.
  package var name: String
  /// What of the project makes the tool write it.
  package var place: SourcePlace
  /// The absolute paths of the fonts it registers.
  package var fonts: Set<String>
  /// Whether these are all.
  package var isKnown: Bool
  /// Whether a template of the project's own may write it, so that it is not known how it is used.
  package var isOfOwnTemplate = true

  package init(name: String, place: SourcePlace, fonts: Set<String>, isKnown: Bool = true) {
    self.name = name
    self.place = place
    self.fonts = fonts
    self.isKnown = isKnown
  }
}

/// The kinds of projects and products that processes are read from.
package enum ProjectKind: String, Sendable, Hashable, CaseIterable {
  case xcode = "Xcode"
  case xcodeGen = "XcodeGen"
  case tuist = "Tuist"
  case swiftPackage = "Swift package"
  case expo = "Expo"
  case reactNative = "React Native"
  case builtProduct = "built product"
}

/// What a process declares about fonts.
package struct Manifest: Sendable, Equatable {
  /// The absolute path of the `Info.plist` (or of the project file that stands in for one); `nil` where
  /// the process has none.
  package var path: String?
  /// The entries in the order of the file.
  package var entries: [Entry]
  /// The font keys that stand in it, those without entries too.
  package var keys: [KeyUse]
  /// What is wrong with its form.
  package var faults: [Fault]
  /// The build setting that names it or has it generated, where there is one.
  package var setting: SourcePlace?
  /// Build settings that look as if they declared fonts and that Xcode does not know.
  package var ignoredSettings: [IgnoredSetting]
  /// The key of a list that puts its files into the bundle, and declares them: `fonts` of expo-font.
  package var bundlingList: SourcePlace?
  /// Where a list can be added to what stands for it, where that has none.
  package var opening: ListOpening?
  /// What an extension extends (`NSExtensionPointIdentifier`), where its manifest says so.
  package var extensionPoint: String?
  /// The class or the storyboard that the system begins an extension with (`NSExtensionPrincipalClass`,
  /// `NSExtensionMainStoryboard`), where its manifest names one.
  package var entryPoint: String?
  /// The document that is shown before any code runs (`UILaunchStoryboardName`), without its extension.
  package var launchScreen: String?
  /// The manifest that is probably meant where the one that is named does not exist: of those that no
  /// process has the one beside it, or of its name.
  package var moved: String?
  /// The absolute path by which the project names the manifest, where that is one of another machine.
  package var pathElsewhere: String?
  /// Why not all that it declares is known, although the app has a manifest; `nil` where all is.
  package var unseen: Unseen?
  package var isUnseen: Bool { unseen != nil }
  /// What else the process's code is told by it.
  package var info = InfoValues()
  /// Whether the project's configuration can list fonts: that of Expo can since SDK 50, with which the plugin of
  /// expo-font came.
  package var takesFonts = true

  package init(
    path: String?, entries: [Entry] = [], keys: [KeyUse] = [], faults: [Fault] = [],
    setting: SourcePlace? = nil, ignoredSettings: [IgnoredSetting] = []
  ) {
    self.path = path
    self.entries = entries
    self.keys = keys
    self.faults = faults
    self.setting = setting
    self.ignoredSettings = ignoredSettings
  }

  /// `INFOPLIST_KEY_UIAppFonts` and the like: Xcode writes no font key into a generated manifest
  /// (fact P10).
  package struct IgnoredSetting: Sendable, Hashable {
    package var key: Key
    /// Its value, other settings in it replaced.
    package var value: String
    /// The build configurations it is written for.
    package var configurations: [String]
    package var place: SourcePlace
    package init(key: Key, value: String, configurations: [String], place: SourcePlace) {
      self.key = key
      self.value = value
      self.configurations = configurations
      self.place = place
    }
  }

  /// Why a manifest is not known wholly.
  package enum Unseen: Sendable, Hashable {
    /// It is made before the build, or a setting that nothing sets names it.
    case absent
    /// The project is a program that puts it together, or its path, in a way that is not followed.
    case computed
  }

  /// A key by which a manifest declares fonts.
  package enum Key: String, Sendable, Hashable {
    case uiAppFonts = "UIAppFonts"
    case atsApplicationFontsPath = "ATSApplicationFontsPath"
  }

  /// A key as it stands in the manifest.
  package struct KeyUse: Sendable, Equatable {
    package var key: Key
    package var place: SourcePlace
    package init(key: Key, place: SourcePlace) {
      self.key = key
      self.place = place
    }
  }

  /// One line of the manifest: a font file's path in the bundle, or the fonts folder's.
  package struct Entry: Sendable, Equatable {
    package var value: String
    package var key: Key
    package var place: SourcePlace
    package init(value: String, key: Key, place: SourcePlace) {
      self.value = value
      self.key = key
      self.place = place
    }
  }

  /// Something in the manifest that is not of the form the platform reads.
  package struct Fault: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      /// The file is no property list: the reader's reason.
      case unreadable(String)
      /// The key has a value of the wrong type: what it is, what it should be.
      case wrongType(Key, found: String, expected: String)
      /// A key that nobody reads stands for one by which fonts are declared: as it is written.
      case misspelledKey(Key, written: String)
      /// The key stands within another key's dictionary, where nobody reads it: that key.
      case misplacedKey(Key, within: String)
      /// An item of the array is no string: what it is.
      case itemIsNoString(Key, found: String)
      /// An item of the array is an empty or blank string.
      case itemIsEmpty(Key)
      /// The array has more items than are read.
      case tooManyItems(Key, found: Int, read: Int)
      /// The file that the project names does not exist: its path.
      case missing(String)
    }
    package var kind: Kind
    package var place: SourcePlace
    package init(kind: Kind, place: SourcePlace) {
      self.kind = kind
      self.place = place
    }
  }
}

extension Manifest {
  /// The font keys whose value is of the wrong type, so that there are no entries to read.
  package var misshapenKeys: Set<Key> {
    Set(
      faults.compactMap { fault in
        if case .wrongType(let key, _, _) = fault.kind { key } else { nil }
      })
  }
}

/// The font files in a process's bundle.
package struct BundleContents: Sendable, Hashable {
  package var fonts: [BundledFile]
  /// How an entry finds its file here.
  package var matching: Matching
  /// Font files that count as registered although nothing declares them (absolute paths): the user says
  /// so with `--fonts`.
  package var available: [String]
  /// Fonts that the project copies into the bundle and that are not on disk.
  package var absent: [AbsentFont]
  /// What brings resources that cannot be seen, so that it is not known what else the bundle holds: a
  /// script that copies those of fetched packages, where neither they nor a list of them are in the
  /// folder; and, where the manifest lists what nothing else brings, a folder of the target that is not
  /// on disk, or a list of packages.
  package var unseen: UnseenResources?
  /// What brings packages that are not in the folder, whose resources may be copied into the bundle without a word of
  /// the manifest.
  package var fetched: UnseenResources?
  /// Fonts of packages that are in the folder and that nothing copies among the process's resources
  /// (absolute paths): they are in the packages' own bundles, and the packages' code may register them.
  package var ofPackages: [String] = []
  /// Whether the project lists each file of the process's own resources, so that no other is at the top of the
  /// bundle: no folder, script or package brings any.
  package var isListed = false
  /// The names of the data sets in the process's own asset catalogs; `nil` where they may hold others.
  package var dataSets: Set<String>?

  package init(
    fonts: [BundledFile], matching: Matching, available: [String] = [],
    absent: [AbsentFont] = [], unseen: UnseenResources? = nil
  ) {
    self.fonts = fonts
    self.matching = matching
    self.available = available
    self.absent = absent
    self.unseen = unseen
  }

  package enum Matching: Sendable, Hashable {
    /// The bundle's layout is known: an entry is the exact path below its resources.
    case exact
    /// The layout is not known: the last component must be equal, and the entry's folders must be a
    /// suffix of the file's.
    case suffix
  }
}

extension AppProcess {
  /// Whether the build adds the fonts of a document of Interface Builder to its manifest (fact P12).
  package func takesFonts(of document: String) -> Bool {
    platform != .macOS && sources.contains(document) && fontDocuments.contains(document)
  }
}

/// A file that lands in a bundle.
package struct BundledFile: Sendable, Hashable {
  /// The absolute path of the file on disk.
  package var path: String
  /// The path below the bundle's resources; where the layout is not known, below the project folder.
  package var bundlePath: String
  /// The line of the project that bundles it, where there is one.
  package var place: SourcePlace?
  package init(path: String, bundlePath: String, place: SourcePlace? = nil) {
    self.path = path
    self.bundlePath = bundlePath
    self.place = place
  }

  /// Whether it lies in a bundle or framework of its own within the process's bundle.
  package var isNested: Bool {
    bundlePath.folderComponents.contains {
      $0.hasSuffix(".bundle") || $0.hasSuffix(".framework")
    }
  }
}

extension BundledFile {
  /// Whether it comes in a framework that is built already: whatever that does with it, no source says.
  package var isOfBuiltFramework: Bool {
    path.hasFolder(withExtension: "framework") || path.hasFolder(withExtension: "xcframework")
  }
}

/// A font that a project copies into a bundle and that is not on disk.
package struct AbsentFont: Sendable, Hashable {
  /// The absolute path at which it would stand.
  package var path: String
  /// The path below the bundle's resources.
  package var bundlePath: String
  /// The line of the project that bundles it.
  package var place: SourcePlace?
  /// Whether something brings it before the build: a package manager (CocoaPods, Carthage, npm), a
  /// submodule, or whatever fills what git ignores. That it is not here says nothing.
  package var isFetched: Bool

  package init(path: String, bundlePath: String, place: SourcePlace? = nil, isFetched: Bool) {
    self.path = path
    self.bundlePath = bundlePath
    self.place = place
    self.isFetched = isFetched
  }

  /// Whether a path leads through a folder that package managers fill.
  package static func isFetchedFolder(in path: String) -> Bool {
    let folders: Set<Substring> = ["Pods", "Carthage", "node_modules", ".build", "DerivedData"]
    return path.pathComponents.contains { folders.contains($0) }
  }
}

/// Which source files run in a process.
package enum SourceScope: Sendable, Equatable {
  /// Not known: any source of the folder may.
  case any
  /// Exactly these absolute paths.
  case files(Set<String>)

  package func contains(_ path: String) -> Bool {
    switch self {
    case .any: true
    case .files(let paths): paths.contains(path)
    }
  }

  /// Takes in a file, where not any may be among them.
  package mutating func insert(_ path: String) {
    guard case .files(let paths) = self else { return }
    self = .files(paths.union([path]))
  }
}
