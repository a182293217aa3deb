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
