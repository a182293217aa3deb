/// An element of an XML document, with the places of its start tag and its attributes' values.
public struct MarkupElement: Sendable, Equatable {
  public var name: String
  /// The start tag, from `<` to `>`.
  public var place: SourcePlace
  /// The attributes in the order of the document.
  public var attributes: [MarkupAttribute]
  public var children: [MarkupElement]
  /// The character data directly in the element, all pieces joined.
  public var text: String
  /// From the first to the last piece of `text`; `nil` where there is none.
  public var textPlace: SourcePlace?

  public init(
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
  public subscript(attribute name: String) -> MarkupAttribute? {
    attributes.first { $0.name == name }
  }
}

/// An attribute of an XML element.
public struct MarkupAttribute: Sendable, Hashable {
  public var name: String
  /// The value, references such as `&amp;` replaced.
  public var value: String
  /// Where the value stands between its quotes.
  public var place: SourcePlace

  public init(name: String, value: String, place: SourcePlace) {
    self.name = name
    self.value = value
    self.place = place
  }
}
