/// Reads property lists: XML, binary and the old style of project files, told apart by their content.
package enum PropertyListDocument {
  /// The value of a property list.
  ///
  /// The place of a string or a key is its text without tags or quotes, of a container its start tag or
  /// opening bracket. Values of a binary property list have no range. Of equal keys all are kept.
  /// - Throws: where it is no property list, or nested deeper than any real one.
  package static func read(path: String, bytes: [UInt8]) throws(DocumentError) -> PlacedValue {
    if bytes.starts(with: "bplist".utf8) {
      return try BinaryPropertyList.read(path: path, bytes: bytes)
    }
    return try read(SourceText(path: path, bytes: bytes))
  }

  /// The value of a property list written as text.
  /// - Throws: where it is no property list, or nested deeper than any real one.
  package static func read(_ text: SourceText) throws(DocumentError) -> PlacedValue {
    guard let start = text.utf8.firstIndex(where: { !$0.isBlank }) else {
      throw DocumentError("is empty", place: text.place(0..<0))
    }
    if isMarkup(text.utf8, at: start) { return try XMLPropertyList.read(text) }
    if let unfetched = DocumentError.unfetched(text) { throw unfetched }
    return try OldStylePropertyList.read(text)
  }

  /// The values of a table of texts, a list of the old style as a rule. One of comments alone has none: Xcode writes it
  /// for a document without texts.
  /// - Throws: as for other property lists.
  package static func readTable(_ text: SourceText) throws(DocumentError) -> PlacedValue {
    if OldStylePropertyList.isBlank(text) {
      return PlacedValue(.dictionary([]), place: text.place(0..<0))
    }
    return try read(text)
  }

  /// Whether XML starts here, and not the old style's data `<0fbd77>`.
  private static func isMarkup(_ bytes: [UInt8], at start: Int) -> Bool {
    guard bytes[start] == .lessThan else { return false }
    let data = bytes[(start + 1)...].prefix { $0 != .greaterThan }
    return !data.allSatisfy { $0.isBlank || $0.hexadecimalValue != nil }
  }
}
