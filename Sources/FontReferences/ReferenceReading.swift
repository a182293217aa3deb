public import SourceText

/// What the sources of a folder ask for.
public struct ReferenceReading: Sendable, Equatable {
  public var references: [FontReference]
  /// Calls that register fonts at run time.
  public var registrations: [FontRegistration]
  /// Files that could not be read, each with the reason.
  public var unchecked: [UncheckedFile]
  /// Comments that speak to fontgate.
  public var comments: [ToolComment]

  public init(
    references: [FontReference] = [], registrations: [FontRegistration] = [],
    unchecked: [UncheckedFile] = [], comments: [ToolComment] = []
  ) {
    self.references = references
    self.registrations = registrations
    self.unchecked = unchecked
    self.comments = comments
  }
}

/// A call that registers fonts at run time: `CTFontManagerRegisterFontsForURL(…)`.
public struct FontRegistration: Sendable, Hashable {
  /// The function's name.
  public var function: String
  public var place: SourcePlace
  /// The names of the files it registers, where they are known: `"Lobster.ttf"`; without an extension
  /// where the code does not say one.
  public var files: [RegisteredFile]

  public init(function: String, place: SourcePlace, files: [RegisteredFile] = []) {
    self.function = function
    self.place = place
    self.files = files
  }

  /// A file that is registered by name.
  public struct RegisteredFile: Sendable, Hashable {
    public var name: String
    /// Where the name is written.
    public var place: SourcePlace

    public init(name: String, place: SourcePlace) {
      self.name = name
      self.place = place
    }
  }
}
