/// A value of a property list, a JSON or a YAML document, with the place of every key and value.
public struct PlacedValue: Sendable, Equatable {
  public var content: Content
  /// Where the value stands; without a range in binary property lists.
  public var place: SourcePlace

  public init(_ content: Content, place: SourcePlace) {
    self.content = content
    self.place = place
  }

  public enum Content: Sendable, Equatable {
    case string(String)
    case number(Double)
    case boolean(Bool)
    /// A property list's data or date, a YAML or JSON null: present, and of no use to fontgate.
    case other(String)
    case array([PlacedValue])
    /// Entries in the order of the document; equal keys are all kept.
    case dictionary([Entry])
  }

  public struct Entry: Sendable, Equatable {
    public var key: String
    public var keyPlace: SourcePlace
    public var value: PlacedValue

    public init(key: String, keyPlace: SourcePlace, value: PlacedValue) {
      self.key = key
      self.keyPlace = keyPlace
      self.value = value
    }
  }
}

extension PlacedValue {
  /// The first entry of a dictionary with this key.
  public func entry(_ key: String) -> Entry? {
    guard case .dictionary(let entries) = content else { return nil }
    return entries.first { $0.key == key }
  }

  /// The value of a dictionary's key.
  public subscript(_ key: String) -> PlacedValue? { entry(key)?.value }

  public var string: String? {
    guard case .string(let value) = content else { return nil }
    return value
  }

  public var array: [PlacedValue]? {
    guard case .array(let values) = content else { return nil }
    return values
  }

  public var entries: [Entry]? {
    guard case .dictionary(let entries) = content else { return nil }
    return entries
  }

  /// What the value is, in words: `"a dictionary"`.
  public var kind: String {
    switch content {
    case .string: "a string"
    case .number: "a number"
    case .boolean: "a boolean"
    case .other(let name): name
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

/// Why a document could not be read, and where.
public struct DocumentError: Error, Sendable, Equatable {
  /// The reason, lower case, without a full stop.
  public var reason: String
  public var place: SourcePlace

  public init(_ reason: String, place: SourcePlace) {
    self.reason = reason
    self.place = place
  }
}
