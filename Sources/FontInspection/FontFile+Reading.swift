import FileTree

extension FontFile {
  /// What to read beside the facts that every face gets.
  public struct ReadOptions: Sendable, Hashable {
    /// Whether each face holds every record of its `name` table, in all languages.
    public var includesAllNames: Bool
    /// The variation sequences of which each face says whether it lacks them.
    package var variants: [VariationSequence] = []

    public init(includesAllNames: Bool = false) {
      self.includesAllNames = includesAllNames
    }
  }

  /// Reads every face of the font file at `path`, whatever its suffix.
  ///
  /// A FIFO or a device is refused and never waited for.
  ///
  /// - Throws: `FontInspectionError` where there is no readable face, with what stands there instead.
  public static func read(
    path: String, options: ReadOptions = ReadOptions()
  ) throws(FontInspectionError) -> FontFile {
    let bytes = try FontBytes(path: path)
    let library = try library(path)
    return try FontReader(path: path, bytes: bytes, library: library, options: options).read()
  }

  /// Reads every face of a font in memory; `name` stands for the path in the result and in errors.
  public static func read(
    bytes: [UInt8], name: String, options: ReadOptions = ReadOptions()
  ) throws(FontInspectionError) -> FontFile {
    let bytes = FontBytes(bytes)
    let library = try library(name)
    return try FontReader(path: name, bytes: bytes, library: library, options: options).read()
  }

  private static func library(_ path: String) throws(FontInspectionError) -> FreeTypeLibrary {
    do {
      return try FreeTypeLibrary()
    } catch {
      throw FontInspectionError(path: path, cause: .freeType(error, during: "starting FreeType"))
    }
  }
}

extension FontFormat {
  /// Whether a path ends as font files do (`ttf`, `otf`, `woff2`, …), in any case.
  public static func isFontPath(_ path: String) -> Bool { FontSuffix.ends(path) }
}
