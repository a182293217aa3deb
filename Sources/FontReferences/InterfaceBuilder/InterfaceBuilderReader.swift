public import SourceText

/// Reads which fonts storyboards and xibs ask for.
///
/// The fonts that a document brings with it (`customFonts`) are the manifest's, not references.
public struct InterfaceBuilderReader: Sendable {
  public init() {}

  /// Every attribute that names a font, in the order of the texts and of each document.
  public func read(_ texts: [SourceText]) -> ReferenceReading {
    var reading = ReferenceReading()
    for text in texts {
      do {
        reading.references += try InterfaceBuilderFonts.references(in: text)
      } catch {
        reading.unchecked.append(UncheckedFile(path: text.path, reason: error.reason))
      }
      reading.comments += text.toolComments(.markup)
    }
    return reading
  }
}
