package import SourceText

/// What the sources of a folder ask for.
package struct ReferenceReading: Sendable, Equatable {
  package var references: [FontReference]
  /// Calls that register fonts at run time.
  package var registrations: [FontRegistration]
  /// Calls that make fonts of files and register none.
  package var fileReadings: [FontRegistration] = []
  /// Fonts that code loads under names of its own.
  package var loadedFonts: [LoadedFont] = []
  /// Files that could not be read, each with the reason.
  package var unchecked: [UncheckedFile]
  /// Comments that speak to fontgate.
  package var comments: [ToolComment]
  /// The style dictionaries among the files.
  package var styleDictionaries: [StyleDictionary] = []
  /// The files that load style dictionaries through the `ScaledFont` library (absolute paths).
  package var scaledFontUsers: Set<String> = []
  /// The calls that load style dictionaries by the names of their files.
  package var styleLoads: [StyleDictionaryLoad] = []
  /// The fonts that style sheets bring with them.
  package var styleSheetFonts: [StyleSheetFont] = []

  /// The files of Objective-C that scale fonts with the user's text size (absolute paths).
  package var scalingFiles: Set<String> = []
  /// The files of types that a style dictionary's entries are decoded as, and that need both of their
  /// fields (absolute paths).
  package var strictStyleTypes: Set<String> = []
  /// The types that are decoded from files and give font calls their names.
  var decodedTypes: [DecodedType] = []

  /// The documents of Interface Builder that programs never load (absolute paths), with those programs.
  var leftDocuments: [String: Set<Int>] = [:]

  package init(
    references: [FontReference] = [], registrations: [FontRegistration] = [],
    unchecked: [UncheckedFile] = [], comments: [ToolComment] = []
  ) {
    self.references = references
    self.registrations = registrations
    self.unchecked = unchecked
    self.comments = comments
  }
}
