public import SourceText

/// An edit as what it does to the text of a file.
public struct TextEdit: Sendable, Hashable {
  /// What is replaced; where that is nothing, the place of what is inserted.
  public var place: SourcePlace
  /// What takes its place.
  public var text: String

  public init(place: SourcePlace, text: String) {
    self.place = place
    self.text = text
  }
}
