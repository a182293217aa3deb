public import SourceText

/// Reads which fonts storyboards and xibs ask for.
///
/// The fonts that a document brings with it (`customFonts`) are the manifest's, not references.
public struct InterfaceBuilderReader: Sendable {
  public init() {}

  /// Every attribute that names a font, in the order of the texts and of each document.
  /// - Parameter code: the sources; a document that none of them loads is asked for nothing.
  public func read(_ texts: [SourceText], code: [SourceText] = []) -> ReferenceReading {
    var reading = ReferenceReading()
    var unloaded = UnloadedDocuments()
    for text in texts {
      do {
        let fonts = try InterfaceBuilderFonts(text)
        reading.references += fonts.references
        if !fonts.references.isEmpty { unloaded.add(text.path, owner: fonts.owner) }
      } catch {
        reading.unchecked.append(UncheckedFile(path: text.path, reason: error.reason))
      }
      reading.comments += text.toolComments(.markup)
    }
    let idle = unloaded.paths(among: code)
    for index in reading.references.indices
    where idle.contains(reading.references[index].place.path) {
      reading.references[index].leaveUnreached()
    }
    return reading
  }
}

extension FontReference {
  /// Whether anything asks for its names is not known.
  fileprivate mutating func leaveUnreached() {
    isLive = false
    for index in candidates.indices {
      candidates[index].isReachable = false
      candidates[index].isLive = false
    }
  }
}
