import SourceText

/// The names of code that documents of Interface Builder write where they mean code: the classes of objects,
/// the actions, outlets and key paths. What a label says is no name of code.
enum InterfaceNames {
  /// The names of a document, each on a line of its own; all of a document of Xcode 3 and 4, whose archive
  /// writes names as texts.
  static func names(in text: SourceText) -> [UInt8] {
    let bytes = text.utf8
    guard bytes.firstIndex(of: Array("<archive".utf8), in: 0..<bytes.count) == nil else {
      return bytes
    }
    var names: [UInt8] = []
    var start = 0
    while let mark = bytes.firstIndex(of: beginning, in: start..<bytes.count) {
      start = mark + beginning.count
      guard let end = bytes[start...].firstIndex(of: beginning[1]) else { break }
      if isOfCode(bytes[..<mark]) {
        names += bytes[start..<end]
        names.append(UInt8(ascii: "\n"))
      }
      start = end + 1
    }
    return names + transformers(in: bytes)
  }

  /// What stands between an attribute's name and its value.
  private static let beginning = Array("=\"".utf8)
  private static let attributes = ["selector", "property", "keyPath"].map { Array($0.utf8) }
  /// `customClass`, `destinationClass`, `className`
  private static let ends = ["Class", "className"].map { Array($0.utf8) }

  /// Whether what ends here ends with the name of an attribute whose value is a name of code.
  private static func isOfCode(_ bytes: ArraySlice<UInt8>) -> Bool {
    ends.contains(where: bytes.ends)
      || attributes.contains { bytes.ends(with: [UInt8(ascii: " ")] + $0) }
  }

  /// `<string key="NSValueTransformerName">FaceTransformer</string>`
  private static func transformers(in bytes: [UInt8]) -> [UInt8] {
    let key = Array("TransformerName\">".utf8)
    var names: [UInt8] = []
    var start = 0
    while let mark = bytes.firstIndex(of: key, in: start..<bytes.count) {
      start = mark + key.count
      names += bytes[start...].prefix { $0 != UInt8(ascii: "<") } + [UInt8(ascii: "\n")]
    }
    return names
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
