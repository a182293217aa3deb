/// An element of an XML document, with the places of its start tag and its attributes' values.
package struct MarkupElement: Sendable, Equatable {
  package var name: String
  /// The start tag, from `<` to `>`.
  package var place: SourcePlace
  /// The attributes in the order of the document.
  package var attributes: [MarkupAttribute]
  package var children: [MarkupElement]
  /// The character data directly in the element, all pieces joined.
  package var text: String
  /// From the first to the last piece of `text`; `nil` where there is none.
  package var textPlace: SourcePlace?

  package init(
    name: String, place: SourcePlace, attributes: [MarkupAttribute] = [],
    children: [MarkupElement] = [], text: String = "", textPlace: SourcePlace? = nil
  ) {
    self.name = name
    self.place = place
    self.attributes = attributes
    self.children = children
    self.text = text
    self.textPlace = textPlace
  }

  /// The attribute of this name.
  package subscript(attribute name: String) -> MarkupAttribute? {
    attributes.first { $0.name == name }
  }
}

/// An attribute of an XML element.
package struct MarkupAttribute: Sendable, Hashable {
  package var name: String
  /// The value, references such as `&amp;` replaced.
  package var value: String
  /// Where the value stands between its quotes.
  package var place: SourcePlace

  package init(name: String, value: String, place: SourcePlace) {
    self.name = name
    self.value = value
    self.place = place
  }
}
