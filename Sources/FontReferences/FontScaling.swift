package import SourceText

/// A place where a font is scaled wrongly with the size of text that the user chooses.
package struct FontScaling: Sendable, Hashable {
  package var kind: Kind
  /// The size, the call or the assignment.
  package var place: SourcePlace
  /// Where the font was scaled before.
  package var first: SourcePlace?
  /// The text style with which a size that is scaled already is scaled once more.
  package var style: SourcePlace?
  /// Whether the size is scaled whoever makes the call.
  package var isForAll: Bool
  /// What to write where the font is scaled already.
  package var unscaled: Unscaled?

  package init(
    kind: Kind, place: SourcePlace, first: SourcePlace? = nil, style: SourcePlace? = nil,
    isForAll: Bool = true, unscaled: Unscaled? = nil
  ) {
    self.kind = kind
    self.place = place
    self.first = first
    self.style = style
    self.isForAll = isForAll
    self.unscaled = unscaled
  }

  /// A call of `scaledFont(for:)` whose font is scaled by each way on which it comes there.
  package struct Unscaled: Sendable, Hashable {
    /// The whole call.
    package var call: SourcePlace
    /// The font in it, which can take the call's place.
    package var font: SourcePlace
    /// The font as it is written.
    package var text: String
    /// Whether the font is scaled before as it is here: by the same metrics, without a maximum of its own.
    package var isSame: Bool
  }

  package enum Kind: String, Sendable, Hashable {
    /// `Font.custom(_:size:)` of a size that is scaled already.
    case scaledSize
    /// `Font.custom(_:size:relativeTo:)` of such a size.
    case scaledSizeInStyle
    /// `scaledFont(for:)` of a font made at such a size.
    case fontOfScaledSize
    /// `scaledFont(for:)` of a font that `scaledFont(for:)` gave, which throws an exception.
    case scaledFont
    /// A label gets a scaled font and does not follow a change of the size.
    case unadjustedLabel
  }
}
