public import SourceText

/// A size at which code asks for a font, before the platform scales it for the user.
public struct FontSize: Sendable, Hashable {
  /// In points.
  public var points: Double
  /// Where the number is written.
  public var place: SourcePlace

  public init(points: Double, place: SourcePlace) {
    self.points = points
    self.place = place
  }
}
