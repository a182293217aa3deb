public import SourceText

/// What was read about the processes of a folder.
public struct ManifestReading: Sendable, Equatable {
  public var processes: [AppProcess]
  /// Fonts that storyboards and xibs bring with them (`customFonts`).
  public var interfaceBuilderFonts: [InterfaceBuilderFont]
  /// Manifests and project files that could not be read.
  public var unchecked: [UncheckedFile]
  /// Comments that speak to fontgate.
  public var comments: [ToolComment]
  /// Sources that no process runs (absolute paths): of a test without a host, of a library nothing links,
  /// or in no target at all.
  public var ownerless: Set<String> = []
  /// Where a folder holds two descriptions of one project, which of them was read.
  public var choices: [ProjectChoice] = []
  /// What declares fonts in its own manifest and is no process: frameworks and resource bundles, whose
  /// manifests the platform does not ask about fonts.
  public var libraries: [FontLibrary] = []
  /// The folders of packages that no process links, in a folder that has processes.
  public var unlinkedPackages: Set<String> = []
  /// The names of all targets, those too that were not asked for.
  public var targetNames: Set<String> = []
  /// The platforms of all targets, those too that were not asked for.
  public var platforms: Set<Platform> = []
  /// Whether the folders hold an app, and none for Apple's platforms.
  public var isForOtherPlatforms = false
  /// The names of all build configurations.
  public var configurationNames: Set<String> = []

  public init(
    processes: [AppProcess] = [], interfaceBuilderFonts: [InterfaceBuilderFont] = [],
    unchecked: [UncheckedFile] = [], comments: [ToolComment] = []
  ) {
    self.processes = processes
    self.interfaceBuilderFonts = interfaceBuilderFonts
    self.unchecked = unchecked
    self.comments = comments
  }
}

/// A framework or resource bundle whose own manifest declares fonts.
public struct FontLibrary: Sendable, Equatable {
  /// The target's name.
  public var name: String
  public var platform: Platform
  /// The build configurations this value stands for; empty where the kind of project has none.
  public var configurations: [String]
  public var manifest: Manifest
  /// The fonts among its resources (absolute paths).
  public var fonts: Set<String>
  /// The names of the processes that link it.
  public var processes: Set<String>

  public init(
    name: String, platform: Platform, configurations: [String] = [], manifest: Manifest,
    fonts: Set<String> = [], processes: Set<String> = []
  ) {
    self.name = name
    self.platform = platform
    self.configurations = configurations
    self.manifest = manifest
    self.fonts = fonts
    self.processes = processes
  }
}

extension ManifestReading {
  /// The sources that processes run and that are not among some files, sorted: a project may compile
  /// what lies beside its folder. What package managers fetch is not checked.
  public func sources(besides files: Set<String>) -> [String] {
    let sources = processes.reduce(into: Set<String>()) { sources, process in
      if case .files(let paths) = process.sources { sources.formUnion(paths) }
    }
    return sources.filter { !files.contains($0) && !AbsentFont.isFetchedFolder(in: $0) }.sorted()
  }
}

/// Two descriptions of one project in a folder, and which of them was read: `project.yml` and the
/// `.xcodeproj` that XcodeGen makes of it.
public struct ProjectChoice: Sendable, Hashable {
  public enum Reason: String, Sendable, Hashable {
    /// The Xcode project is what is built, whatever its tool would make now.
    case committed = "the Xcode project is committed"
    /// The Xcode project on this disk is not that of the repository.
    case ignored = "git ignores the Xcode project, so it is generated"
    /// The Xcode project names no target that can be checked.
    case empty = "the Xcode project could not be read"
  }
  /// The absolute path of the description that was read.
  public var used: String
  /// The absolute path of the other.
  public var passedOver: String
  public var reason: Reason
  /// The fonts that a tool would put into the one that was read, if it ran, by their absolute paths.
  public var linkedFonts: Set<String> = []

  public init(used: String, passedOver: String, reason: Reason) {
    self.used = used
    self.passedOver = passedOver
    self.reason = reason
  }
}

/// An array of a document's `customFonts`: a font file and the names it was seen to have.
public struct InterfaceBuilderFont: Sendable, Hashable {
  /// The file name, as in `<array key="Lobster.ttf">`.
  public var fileName: String
  /// The PostScript names listed for it.
  public var postScriptNames: [String]
  public var place: SourcePlace
  public init(fileName: String, postScriptNames: [String], place: SourcePlace) {
    self.fileName = fileName
    self.postScriptNames = postScriptNames
    self.place = place
  }
}
