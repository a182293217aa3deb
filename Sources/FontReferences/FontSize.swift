public import SourceText

/// A size at which code asks for a font, before the platform scales it for the user.
public struct FontSize: Sendable, Hashable {
  /// In points.
  public var points: Double
  /// Where the number is written.
  public var place: SourcePlace
  /// The platforms that the code is compiled for which gives the size, as `#if os(…)` names them; all where
  /// `nil`.
  public var platforms: Set<String>?

  public init(points: Double, place: SourcePlace, platforms: Set<String>? = nil) {
    self.points = points
    self.place = place
    self.platforms = platforms
  }
}
