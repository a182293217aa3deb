/// What the first bytes of a file say it is.
enum Signature: Equatable {
  case tables
  case collection
  case web(FontFormat)
  /// A font that FreeType reads and that is not made of tables.
  case other(FontFormat)
  /// A font that FreeType never reads.
  case unsupported(FontFormat)
  case impostor(FontInspectionError.ImpostorKind)
  case unknown

  static let openType: UInt32 = 0x4F54_544F
  /// The bytes that are looked at.
  static let length = 1024

  init(_ bytes: FontBytes) {
    let head = bytes.bytes(at: 0, count: Self.length)
    guard !head.isEmpty else {
      self = bytes.size == 0 ? .impostor(.emptyFile) : .unknown
      return
    }
    let table = TableBytes(head)
    switch UInt32(clamping: table.unsigned32(0) ?? 0) {
    // 1.0, "true", "typ1", "OTTO"; and what FreeType knows beside: 2.0 of old Chinese fonts, and those of
    // the keyboard viewer and of the last resort.
    case 0x0001_0000, 0x7472_7565, 0x7479_7031, Self.openType: self = .tables
    case 0x0002_0000, 0xA56B_6264, 0xA56C_7374: self = .tables
    case 0x7474_6366: self = .collection
    case 0x774F_4646: self = .web(.woff)
    case 0x774F_4632: self = .web(.woff2)
    // FreeType would unpack what gzip, compress and bzip2 wrote, however much that is.
    case let start where [0x1F8B, 0x1F9D, 0x425A].contains(start >> 16):
      self = .impostor(.unknownContent)
    case _ where Self.isEmbeddedOpenType(table, size: bytes.size):
      self = .unsupported(.embeddedOpenType)
    case _ where Self.isSuitcase(table, size: bytes.size): self = .other(.dataForkSuitcase)
    default: self = Self.text(head) ?? .unknown
    }
  }
}

extension Signature {
  /// EOT: a little-endian header with its own size, and "LP" at byte 34.
  private static func isEmbeddedOpenType(_ table: TableBytes, size: Int) -> Bool {
    table.unsigned16(34) == 0x4C50
      && [0x0000_0100, 0x0100_0200, 0x0200_0200].contains(table.unsigned32(8))
  }

  /// A resource fork in a file: data and map, one behind the other, fill it.
  private static func isSuitcase(_ table: TableBytes, size: Int) -> Bool {
    guard let data = table.unsigned32(0), let map = table.unsigned32(4),
      let dataLength = table.unsigned32(8), let mapLength = table.unsigned32(12)
    else { return false }
    return data == 256 && map == data + dataLength && mapLength >= 28 && map + mapLength <= size
  }

  private static func text(_ head: [UInt8]) -> Signature? {
    if head.starts(with: [0x80, 0x01]), head.dropFirst(6).starts(with: "%!".utf8) {
      return .other(.type1)
    }
    if head.starts(with: "%!PS-AdobeFont".utf8) || head.starts(with: "%!FontType1".utf8) {
      return .other(.type1)
    }
    let isBitmap = ["STARTFONT", "\u{1}fcp"].contains { head.starts(with: $0.utf8) }
    if isBitmap { return .other(.bitmap) }
    if head.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      return .impostor(.gitLFSPointer)
    }
    return markup(String(decoding: head, as: UTF8.self).lowercased())
  }

  private static func markup(_ head: String) -> Signature? {
    let text = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard text.hasPrefix("<") else { return nil }
    if text.hasPrefix("<svg") || text.hasPrefix("<?xml") && text.contains("<svg") {
      return .unsupported(.svg)
    }
    let pages = ["<!doctype html", "<html", "<head", "<body", "<script", "<meta", "<!--"]
    let isPage = pages.contains(where: text.hasPrefix) || text.contains("<html")
    return isPage ? .impostor(.htmlPage) : nil
  }
}
