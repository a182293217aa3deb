import Foundation

/// Writes ZIP archives, those too that no tool would write.
struct ZipFile {
  private(set) var data = Data()
  private var directory = Data()
  private var count: UInt16 = 0

  /// Adds a stored file.
  /// - Parameters:
  ///   - mode: the kind of file and its permissions, as Unix has them.
  ///   - statedSize: what the archive says its size is, where that is a lie.
  ///   - statedChecksum: likewise.
  mutating func add(
    _ name: String, _ content: Data = Data("x".utf8), mode: UInt32 = 0o100644,
    statedSize: UInt32? = nil, statedChecksum: UInt32? = nil, flags: UInt16 = 0,
    method: UInt16 = 0
  ) {
    let offset = UInt32(data.count)
    var header = Data()
    header.append(number: UInt16(20))
    header.append(number: flags)
    header.append(number: method)
    header.append(number: UInt32(0x5A21_0000))
    header.append(number: statedChecksum ?? Self.checksum(content))
    header.append(number: UInt32(content.count))
    header.append(number: statedSize ?? UInt32(content.count))
    header.append(number: UInt16(name.utf8.count))
    header.append(number: UInt16(0))
    data.append(number: UInt32(0x0403_4B50))
    data.append(header)
    data.append(Data(name.utf8))
    data.append(content)
    directory.append(number: UInt32(0x0201_4B50))
    directory.append(number: UInt16(0x0314))
    directory.append(header)
    directory.append(Data(count: 6))
    directory.append(number: mode << 16)
    directory.append(number: offset)
    directory.append(Data(name.utf8))
    count += 1
  }

  /// The whole archive.
  var closed: Data {
    var result = data + directory
    result.append(number: UInt32(0x0605_4B50))
    result.append(number: UInt32(0))
    result.append(number: count)
    result.append(number: count)
    result.append(number: UInt32(directory.count))
    result.append(number: UInt32(data.count))
    result.append(number: UInt16(0))
    return result
  }

  private static func checksum(_ data: Data) -> UInt32 {
    ~data.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value >> 1 ^ (value & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
  }
}

extension Data {
  /// A number, its lowest byte first.
  fileprivate mutating func append(number: some FixedWidthInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
