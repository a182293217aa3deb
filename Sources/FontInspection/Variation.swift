/// An axis of a variable font (`fvar`).
public struct VariationAxis: Sendable, Hashable {
  /// The tag of four characters: `wght`.
  public var tag: String
  /// The name to show (`name`, by axisNameID).
  public var name: String?
  /// The range in user coordinates.
  public var minimum, defaultValue, maximum: Double
  /// Whether the axis asks not to be shown (flag 0x0001).
  public var isHidden: Bool

  public init(
    tag: String, name: String?, minimum: Double, defaultValue: Double, maximum: Double,
    isHidden: Bool
  ) {
    self.tag = tag
    self.name = name
    self.minimum = minimum
    self.defaultValue = defaultValue
    self.maximum = maximum
    self.isHidden = isHidden
  }
}

/// A named instance of a variable font (`fvar`).
public struct NamedInstance: Sendable, Hashable {
  /// The name to show (`name`, by subfamilyNameID): `SemiBold`.
  public var name: String?
  /// The PostScript names the platform accepts: `fvar`'s own (postScriptNameID); without one
  /// `NAME6_Style-With-Hyphens`; at the default coordinates name ID 6, beside its own name if it has one.
  public var postScriptNames: [String]
  /// The location in user coordinates, in the order of the axes.
  public var coordinates: [Coordinate]

  /// A place on one axis.
  public struct Coordinate: Sendable, Hashable {
    /// The axis: `wght`.
    public var tag: String
    /// The place, in user coordinates.
    public var value: Double

    public init(tag: String, value: Double) {
      self.tag = tag
      self.value = value
    }
  }

  public init(name: String?, postScriptNames: [String], coordinates: [Coordinate]) {
    self.name = name
    self.postScriptNames = postScriptNames
    self.coordinates = coordinates
  }
}
