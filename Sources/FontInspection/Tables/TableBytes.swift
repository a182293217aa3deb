/// The bytes of a table, read as numbers with the most significant byte first.
///
/// Every reader gives `nil` where the table ends too early; no offset can leave it.
struct TableBytes {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  func unsigned8(_ offset: Int) -> Int? {
    guard offset >= 0, offset < bytes.count else { return nil }
    return Int(bytes[offset])
  }

  func unsigned16(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func signed16(_ offset: Int) -> Int? {
    unsigned16(offset).map { Int(Int16(truncatingIfNeeded: $0)) }
  }

  func unsigned32(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 4 else { return nil }
    let high = Int(bytes[offset]) << 24 | Int(bytes[offset + 1]) << 16
    return high | Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
  }

  /// A number of 16 bits before the point and 16 after it (`Fixed`).
  func fixed(_ offset: Int) -> Double? {
    unsigned32(offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  func tag(_ offset: Int) -> TableTag? {
    unsigned32(offset).map { TableTag(rawValue: UInt32(truncatingIfNeeded: $0)) }
  }

  /// The bytes from `offset` on, as many of `length` as there are.
  func slice(_ offset: Int, _ length: Int) -> ArraySlice<UInt8> {
    guard offset >= 0, offset < bytes.count, length > 0 else { return [] }
    return bytes[offset...].prefix(length)
  }
}
