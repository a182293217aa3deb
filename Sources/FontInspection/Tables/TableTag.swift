/// The tag of a table: four characters in one number.
struct TableTag: RawRepresentable, Hashable {
  var rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The tag of up to four ASCII characters; shorter ones end in spaces.
  init(_ text: StaticString) {
    var bytes = text.description.utf8.makeIterator()
    rawValue = (0..<4).reduce(0) { sum, _ in sum << 8 | UInt32(bytes.next() ?? 0x20) }
  }

  /// The four characters; what is not printable ASCII shows as `?`.
  var text: String {
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: rawValue >> (24 - 8 * UInt32($0))) }
    return String(decoding: bytes.map { (0x20...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
  }

  static let characterMap = TableTag("cmap")
  static let compactOutlines = TableTag("CFF ")
  static let compactOutlines2 = TableTag("CFF2")
  static let glyphs = TableTag("glyf")
  static let glyphLocations = TableTag("loca")
  static let header = TableTag("head")
  static let horizontalHeader = TableTag("hhea")
  static let maximumProfile = TableTag("maxp")
  static let names = TableTag("name")
  static let postScript = TableTag("post")
  static let style = TableTag("OS/2")
  static let variations = TableTag("fvar")
}
