/// The fonts in the resources of a classic Mac (`dfont`): a map at the end of the file lists, by type, where
/// each resource stands (Inside Macintosh: More Macintosh Toolbox, 1-121).
struct ResourceFork {
  /// Where each resource of the type `sfnt` stands: a whole font of tables.
  private(set) var fonts: [Range<Int>] = []

  init(_ bytes: FontBytes) {
    let header = TableBytes(bytes.bytes(at: 0, count: 16))
    guard let data = header.unsigned32(0), let map = header.unsigned32(4) else { return }
    // The list of types stands at an offset from the map; behind it, the lists of each type.
    guard let offset = TableBytes(bytes.bytes(at: map, count: 28)).unsigned16(24) else { return }
    let start = map + offset
    let types = TableBytes(bytes.bytes(at: start, count: 2 + 8 * FontLimits.tables))
    for index in 0..<min((types.unsigned16(0) ?? 0) + 1, FontLimits.tables) {
      guard let tag = types.tag(2 + 8 * index), let count = types.unsigned16(2 + 8 * index + 4),
        let list = types.unsigned16(2 + 8 * index + 6)
      else { return }
      if tag == TableTag("sfnt") {
        fonts = Self.resources(bytes, listedAt: start + list, count: count + 1, data: data)
        return
      }
    }
  }

  private static func resources(
    _ bytes: FontBytes, listedAt start: Int, count: Int, data: Int
  ) -> [Range<Int>] {
    let list = TableBytes(bytes.bytes(at: start, count: 12 * min(count, FontLimits.faces + 1)))
    return (0..<list.count / 12).compactMap { index in
      guard let entry = list.unsigned32(12 * index + 4) else { return nil }
      // The upper byte holds attributes; before the resource stands its length.
      let place = data + (entry & 0xFF_FFFF)
      guard let length = TableBytes(bytes.bytes(at: place, count: 4)).unsigned32(0) else {
        return nil
      }
      return place + 4..<place + 4 + length
    }
  }
}
