import NameFlow
import SourceText

/// Tells which sources load style dictionaries through the `ScaledFont` library, whose reader gives up
/// the whole dictionary for one wrong entry.
enum ScaledFontUse {
  private static let needles = Needles(
    words: ["import ScaledFont", "ScaledFont(fontName:", "ScaledFont.init(fontName:"])

  /// The paths of those that import it, or call what was copied from it.
  static func files(among texts: [SourceText]) -> Set<String> {
    Set(texts.lazy.filter(needles.occur).map(\.path))
  }
}
