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
  /// The same of its cells, each with what code asks for it by.
  let cells: [Reachability.Document]
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
    // What is more than one word may be put together.
    let cells = scenes.prototypes.filter { cell in
      cell.type != nil && cell.names.allSatisfy { $0.utf8.allSatisfy(CallWords.isWord) }
    }
    let named = InterfaceNames.names(in: text, cells: cells.map { $0.range(in: text) })
    names = named.code
    xibs = named.xibs
    self.cells = zip(cells, named.cells).map { cell, names in
      Reachability.Document(
        names: names, words: Set([cell.type].compactMap { $0 }), texts: [cell.identifier])
    }
  }

  var path: String { text.path }
}
