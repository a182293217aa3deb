public import SourceText

/// A constant that holds a string, by the name under which other files and languages see it: what
/// Swift and Objective-C tell each other through bridging and generated headers.
public struct NamedStringConstant: Sendable, Hashable {
  /// `kTitleFont`, or `AppFont.title` for a member of a type.
  public var name: String
  public var value: String
  /// Where the value is written.
  public var place: SourcePlace

  public init(name: String, value: String, place: SourcePlace) {
    self.name = name
    self.value = value
    self.place = place
  }
}
