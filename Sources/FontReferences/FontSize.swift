package import SourceText

/// A size at which code asks for a font, before the platform scales it for the user.
package struct FontSize: Sendable, Hashable {
  /// In points.
  package var points: Double
  /// Where the number is written.
  package var place: SourcePlace
  /// The platforms that the code is compiled for which gives the size, as `#if os(…)` names them; all where
  /// `nil`.
  package var platforms: Set<String>?
  /// The text style with which SwiftUI scales the size as the user's text size changes, where the call
  /// says it, or leaves it at body; `nil` for a size that SwiftUI does not scale.
  package var style: TextStyle?

  package init(points: Double, place: SourcePlace, platforms: Set<String>? = nil) {
    self.points = points
    self.place = place
    self.platforms = platforms
  }
}
