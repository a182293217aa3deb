package import AppManifest
package import FontReferences

/// The text styles of a platform and how text scales with the size that its user has chosen (fact S1).
package struct DynamicType: Sendable, Equatable {
  /// The smallest size in points that text should have.
  package var minimumSize: Double
  /// The size of body text, in points.
  package var defaultSize: Double
  /// The content size categories, from the smallest on; none where text does not scale.
  package var categories: [ContentSizeCategory]
  /// The styles that have a size of their own.
  package var styles: [TextStyle: Metrics]

  /// The sizes of a style.
  package struct Metrics: Sendable, Equatable {
    /// In points: one a category, or one alone where text does not scale.
    package var sizes: [Double]
    /// From line to line, in points, as `sizes`; none where they are not known.
    package var leadings: [Double]
  }
}

/// A size of text that the user can choose, by SwiftUI's name.
package enum ContentSizeCategory: String, Sendable, Hashable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5
}

extension DynamicType {
  /// A platform's own. Mac Catalyst has that of iOS.
  package static func on(_ platform: Platform) -> DynamicType {
    switch platform {
    case .iOS, .macCatalyst: DynamicTypes.iOS
    case .macOS: DynamicTypes.macOS
    case .tvOS: DynamicTypes.tvOS
    case .watchOS: DynamicTypes.watchOS
    case .visionOS: DynamicTypes.visionOS
    }
  }

  /// By how much text of a style is larger in a category than at Large: the ratio of the distances of
  /// lines, not that of the sizes. `nil` where the platform does not say.
  package func factor(of style: TextStyle, at category: ContentSizeCategory) -> Double? {
    guard let leadings = styles[style]?.leadings, leadings.count == categories.count,
      let base = categories.firstIndex(of: .large), let index = categories.firstIndex(of: category)
    else { return nil }
    return leadings[index] / leadings[base]
  }

  /// How a scaled size is rounded.
  package enum Rounding: Sendable, Hashable {
    /// `Font.custom(_:size:relativeTo:)`: to whole points.
    case wholePoints
    /// `UIFontMetrics`: to the pixels of a display with as many of them to a point.
    case pixels(perPoint: Double)
  }

  /// The size at which a custom font is drawn.
  /// - Parameter size: its size at Large, in points.
  package func scaled(
    _ size: Double, _ style: TextStyle, at category: ContentSizeCategory, rounding: Rounding
  ) -> Double? {
    factor(of: style, at: category).map { factor in
      switch rounding {
      case .wholePoints: (size * factor).rounded()
      case .pixels(let scale): (size * factor * scale).rounded() / scale
      }
    }
  }
}
