/// Reads XML documents: storyboards, xibs, and what else is written so.
///
/// Well-formedness is required; a document type is read over, not applied.
package enum MarkupDocument {
  /// The root element of a document.
  /// - Parameter keeps: is given each element as it ends, with its children, and says whether the parent
  ///   keeps it; whoever needs a few elements of a large document does not hold them all.
  /// - Throws: where the text is not well-formed, or nested deeper than any real document.
  package static func read(
    _ text: SourceText, keeping keeps: (inout MarkupElement) -> Bool = { _ in true }
  ) throws(DocumentError) -> MarkupElement {
    try read(text, keeping: keeps) { _, _ in false }
  }

  /// The first element with a name that stands in the root element; what follows it is not read.
  package static func child(
    _ name: String, of text: SourceText
  ) throws(DocumentError) -> MarkupElement? {
    let found = try read(text, keeping: { _ in true }) { $0.name == name && $1 == 1 }
    return found.name == name ? found : nil
  }

  /// - Parameter isWanted: whether an element, in so many others, is all that is asked for.
  private static func read(
    _ text: SourceText, keeping keeps: (inout MarkupElement) -> Bool,
    until isWanted: (MarkupElement, _ depth: Int) -> Bool
  ) throws(DocumentError) -> MarkupElement {
    var reader = MarkupReader(text)
    var places = SourceText.Places(text)
    var open: [MarkupElement] = []
    var textRange: [Range<Int>?] = []
    while let token = try reader.next() {
      switch token {
      case .start(let tag):
        guard open.count < DocumentLimits.depth else {
          throw reader.error(DocumentLimits.tooDeep, tag.range)
        }
        open.append(
          MarkupElement(
            name: tag.name, place: places.place(tag.range),
            attributes: tag.attributes.map { attribute in
              MarkupAttribute(
                name: attribute.name, value: attribute.value, place: places.place(attribute.range))
            }))
        textRange.append(nil)
      case .text(let piece, let range):
        guard let last = open.indices.last else { continue }
        open[last].text += piece
        textRange[last] = (textRange[last]?.lowerBound ?? range.lowerBound)..<range.upperBound
      case .comment:
        continue
      case .end:
        guard var element = open.popLast(), let range = textRange.popLast() else { continue }
        element.textPlace = range.map { places.place($0) }
        if isWanted(element, open.count) { return element }
        let isKept = keeps(&element)
        guard let parent = open.indices.last else {
          try reader.finish()
          return element
        }
        if isKept { open[parent].children.append(element) }
      }
    }
    throw reader.error("contains no element", 0..<0)
  }
}
