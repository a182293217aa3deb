import NameFlow
package import SourceText

/// A storyboard or a xib, read in one go for all that is asked of it: documents may be large, and many.
package struct InterfaceDocument: Sendable {
  let text: SourceText
  /// The fonts that it names, or why it cannot be read.
  let fonts: Result<InterfaceBuilderFonts, DocumentError>
  let scenes: StoryboardScenes
  /// What it puts into properties of its objects.
  let attributes: [InterfaceAttributes.Value]
  /// The names of code in it, each on a line of its own.
  let names: [UInt8]
  /// The same of its cells and of the scenes that only code makes, each with what code asks for it by.
  let parts: [Reachability.Document]
  /// The words that may name xibs which it loads.
  let xibs: Set<UInt64>
  /// The storyboards that it leads to.
  let storyboards: Set<String>

  /// To be made on one of ``ParserThreads``.
  package init(_ text: SourceText) {
    self.text = text
    storyboards = InterfaceNames.storyboards(in: text)
    var fonts = InterfaceBuilderFonts(path: text.path)
    var scenes = StoryboardScenes(path: text.path)
    var attributes = InterfaceAttributes.Collector()
    do {
      let root = try MarkupDocument.read(text) { element in
        attributes.take(element)
        scenes.take(element)
        return fonts.take(&element)
      }
      fonts.end(root)
      scenes.end(root)
      self.fonts = .success(fonts)
      self.scenes = scenes
      self.attributes = attributes.values
    } catch {
      self.fonts = .failure(error)
      self.scenes = StoryboardScenes(path: text.path)
      self.attributes = []
    }
    let parts = Self.parts(of: scenes, in: text)
    let named = InterfaceNames.names(in: text, parts: parts.map(\.range))
    names = named.code
    xibs = named.xibs
    self.parts = zip(parts, named.parts).map { part, names in
      var document = part.document
      document.names = names
      return document
    }
  }

  /// What is more than one word may be put together: such a part is none by itself.
  private static func parts(
    of scenes: StoryboardScenes, in text: SourceText
  ) -> [(range: Range<Int>, document: Reachability.Document)] {
    func areWords(_ names: Set<String>) -> Bool {
      names.allSatisfy { $0.utf8.allSatisfy(CallWords.isWord) }
    }
    let segues = scenes.identifiersOfSegues
    let prototypes =
      scenes.prototypes.count <= StoryboardScenes.mostParts ? scenes.prototypes : []
    let cells = prototypes.filter { $0.type != nil && areWords($0.names) }.map { cell in
      let type = Set([cell.type].compactMap { $0 })
      return (
        cell.range(in: text),
        Reachability.Document(names: [], words: type, texts: [cell.identifier])
      )
    }
    return cells
      + scenes.madeByCode.filter { areWords($0.identifiers) }.map { part in
        (
          scenes.range(ofScene: part.scene, in: text),
          Reachability.Document(
            names: [], scenes: part.identifiers,
            segues: part.identifiers.intersection(segues))
        )
      }
  }

  var path: String { text.path }
}
