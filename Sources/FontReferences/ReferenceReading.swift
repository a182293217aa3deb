public import SourceText

/// What the sources of a folder ask for.
public struct ReferenceReading: Sendable, Equatable {
  public var references: [FontReference]
  /// Calls that register fonts at run time.
  public var registrations: [FontRegistration]
  /// Fonts that code loads under names of its own.
  public var loadedFonts: [LoadedFont] = []
  /// Files that could not be read, each with the reason.
  public var unchecked: [UncheckedFile]
  /// Comments that speak to fontgate.
  public var comments: [ToolComment]
  /// The style dictionaries among the files.
  public var styleDictionaries: [StyleDictionary] = []
  /// The files that load style dictionaries through the `ScaledFont` library (absolute paths).
  public var scaledFontUsers: Set<String> = []
  /// The calls that load style dictionaries by the names of their files.
  public var styleLoads: [StyleDictionaryLoad] = []
  /// The fonts that style sheets bring with them.
  public var styleSheetFonts: [StyleSheetFont] = []

  /// The files of Objective-C that scale fonts with the user's text size (absolute paths).
  public var scalingFiles: Set<String> = []
  /// The files of types that a style dictionary's entries are decoded as, and that need both of their
  /// fields (absolute paths).
  public var strictStyleTypes: Set<String> = []
  /// The types that are decoded from files and give font calls their names.
  var decodedTypes: [DecodedType] = []

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
