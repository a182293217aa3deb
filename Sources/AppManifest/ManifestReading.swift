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
    case committed = "the Xcode project is not ignored by git, so it is what is built"
    /// The Xcode project on this disk is not that of the repository.
    case ignored = "the Xcode project is ignored by git, so its tool makes it anew"
    /// The Xcode project names no target that can be checked.
    case empty = "the Xcode project could not be read"
  }
  /// The absolute path of the description that was read.
  public var used: String
  /// The absolute path of the other.
  public var passedOver: String
  public var reason: Reason

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
