/// A value of a property list, a JSON or a YAML document, with the place of every key and value.
package struct PlacedValue: Sendable, Equatable {
  package var content: Content
  /// Where the value stands; without a range in binary property lists.
  package var place: SourcePlace

  package init(_ content: Content, place: SourcePlace) {
    self.content = content
    self.place = place
  }

  package enum Content: Sendable, Equatable {
    case string(String)
    case number(Double)
    case boolean(Bool)
    /// A property list's data or date, a YAML or JSON null: present, and of no use to fontgate.
    case other(String)
    case array([PlacedValue])
    /// Entries in the order of the document; equal keys are all kept.
    case dictionary([Entry])
  }

  package struct Entry: Sendable, Equatable {
    package var key: String
    package var keyPlace: SourcePlace
    package var value: PlacedValue

    package init(key: String, keyPlace: SourcePlace, value: PlacedValue) {
      self.key = key
      self.keyPlace = keyPlace
      self.value = value
    }
  }
}

extension PlacedValue {
  /// The first entry of a dictionary with this key.
  package func entry(_ key: String) -> Entry? {
    guard case .dictionary(let entries) = content else { return nil }
    return entries.first { $0.key == key }
  }

  /// The value of a dictionary's key.
  package subscript(_ key: String) -> PlacedValue? { entry(key)?.value }

  package var string: String? {
    guard case .string(let value) = content else { return nil }
    return value
  }

  package var array: [PlacedValue]? {
    guard case .array(let values) = content else { return nil }
    return values
  }

  package var entries: [Entry]? {
    guard case .dictionary(let entries) = content else { return nil }
    return entries
  }

  /// What the value is, in words: `"a dictionary"`.
  package var kind: String {
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
package struct DocumentError: Error, Sendable, Equatable {
  /// The reason, lower case, without a full stop.
  package var reason: String
  package var place: SourcePlace

  package init(_ reason: String, place: SourcePlace) {
    self.reason = reason
    self.place = place
  }
}

extension DocumentError {
  /// Said of what a checkout has in the place of a file that Git LFS did not fetch; `nil` for any other text.
  static func unfetched(_ text: SourceText) -> DocumentError? {
    guard text.utf8.starts(with: "version https://git-lfs.github.com/spec/".utf8) else {
      return nil
    }
    return DocumentError(
      "is a Git LFS pointer, not the file: run \"git lfs pull\"", place: text.place(0..<0))
  }
}
