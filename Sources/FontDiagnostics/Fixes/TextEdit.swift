package import SourceText

/// An edit as what it does to the text of a file.
package struct TextEdit: Sendable, Hashable {
  /// What is replaced; where that is nothing, the place of what is inserted.
  package var place: SourcePlace
  /// What takes its place.
  package var text: String

  package init(place: SourcePlace, text: String) {
    self.place = place
    self.text = text
  }
}
