/// Reads property lists: XML, binary and the old style of project files, told apart by their content.
public enum PropertyListDocument {
  /// The value of a property list.
  ///
  /// The place of a string or a key is its text without tags or quotes, of a container its start tag or
  /// opening bracket. Values of a binary property list have no range.
  /// - Throws: where it is no property list, or nested deeper than any real one.
  public static func read(path: String, bytes: [UInt8]) throws(DocumentError) -> PlacedValue {
    throw DocumentError("is not a property list", place: SourcePlace(path: path))
  }
}
