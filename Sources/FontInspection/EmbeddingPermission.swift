/// What the font's maker allows documents and apps to do with it (`OS/2` fsType).
public struct EmbeddingPermission: Sendable, Hashable {
  /// How far embedding goes.
  public var level: Level
  /// Whether the font may only be embedded whole (bit 8).
  public var forbidsSubsetting: Bool
  /// Whether only its bitmaps may be embedded (bit 9).
  public var allowsBitmapsOnly: Bool

  /// How far embedding goes.
  public enum Level: String, Sendable, Hashable {
    /// No restriction (no bit of 0 to 3).
    case installable
    /// Not without leave of the owner (bit 1).
    case restricted
    /// In documents that are only read or printed (bit 2).
    case previewAndPrint
    /// In documents that are edited (bit 3).
    case editable
  }

  public init(level: Level, forbidsSubsetting: Bool, allowsBitmapsOnly: Bool) {
    self.level = level
    self.forbidsSubsetting = forbidsSubsetting
    self.allowsBitmapsOnly = allowsBitmapsOnly
  }

  /// The permission in the bits of fsType; where old fonts set several levels the least
  /// restrictive holds, as the specification says.
  public init(bits: Int) {
    level =
      bits & 8 != 0
      ? .editable : bits & 4 != 0 ? .previewAndPrint : bits & 2 != 0 ? .restricted : .installable
    forbidsSubsetting = bits & 0x100 != 0
    allowsBitmapsOnly = bits & 0x200 != 0
  }
}
