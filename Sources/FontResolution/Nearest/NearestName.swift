/// A real name near one that no font has.
package struct NearestName: Sendable, Hashable {
  /// The name to write: a PostScript name, or a family where only a family will do.
  package var name: String
  package var reason: Reason
  package var source: Source
  /// The family of the face, in which others may be; `nil` where it has none.
  package var family: String?
  /// The face that has the name; `nil` for a built-in font, and for a name that code gives to one.
  package var face: FaceIdentity?

  package init(
    name: String, reason: Reason, source: Source, family: String? = nil, face: FaceIdentity? = nil
  ) {
    self.name = name
    self.reason = reason
    self.source = source
    self.family = family
    self.face = face
  }

  /// Why it is near, the best reason first.
  package enum Reason: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// What was written is the name in the font's `CFF` table, which probably plays no part.
    case compactName
    /// Only upper and lower case differ.
    case letterCase
    /// Only hyphens, spaces, underscores and case differ.
    case separators
    /// A weight or slant is spelt in another way: `Semibold`, `DemiBold`, `Oblique`.
    case weightWord
    /// What was written is the font file's name, not the font's.
    case fileName
    /// What was written is the name a static font had; the font is a variable one now.
    case staticNameOfVariable
    /// One has a `Regular` that the other lacks.
    case regularSuffix
    /// Only hyphens, spaces, underscores and case differ from the full name.
    case fullNameAlike
    /// What was written is a legacy family (`name` ID 1), which the platform hardly uses.
    case legacyFamily
    /// What was written is nearly a legacy family, or one with its style.
    case legacyStyle
    /// A letter or two differ.
    case spelling
    /// The face of the weight and slant that were asked for, with a name that is made in another way, or
    /// with its family misspelled.
    case sameStyle
    /// Another face of the family that was asked for.
    case sameFamily
    /// What was written is the name that the font had before an update.
    case renamed

    package static func < (left: Reason, right: Reason) -> Bool { left.rawValue < right.rawValue }
  }

  /// Where the font is, the best first.
  package enum Source: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// A process that asks has it.
    case available
    /// It lies in the repository, and no process that asks has it.
    case repository
    /// The platform brings it.
    case builtIn

    package static func < (left: Source, right: Source) -> Bool { left.rawValue < right.rawValue }
  }
}
