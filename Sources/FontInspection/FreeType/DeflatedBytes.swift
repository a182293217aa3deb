internal import CFreeType

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Bytes that were packed by deflate (RFC 1951), unpacked by the zlib that FreeType has for fonts that are
/// packed so.
///
/// `FT_Gzip_Uncompress` reads the gzip format (RFC 1952), which is deflate between a header and a trailer
/// that states checksum and size; so the trailer is what holds the bytes to both.
package struct DeflatedBytes {
  package enum Failure: Error {
    /// They are no deflated bytes, or what they hold has another size or checksum.
    case damaged
    case outOfMemory
    /// This FreeType was built without zlib.
    case unavailable
  }

  /// Magic, deflate, no flags, no time, no level, unknown system.
  private static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]

  private var framed: [UInt8]

  /// - Parameter count: how many bytes will follow.
  package init(reserving count: Int) {
    framed = []
    framed.reserveCapacity(Self.header.count + max(0, count) + 8)
    framed += Self.header
  }

  package mutating func append(_ bytes: [UInt8]) { framed += bytes }

  /// What was packed.
  /// - Parameters:
  ///   - size: how many bytes it has; no more are made.
  ///   - checksum: its CRC-32.
  package consuming func unpacked(size: Int, checksum: UInt32) throws(Failure) -> [UInt8] {
    for number in [checksum, UInt32(truncatingIfNeeded: size)] {
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        framed.append(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
    var code: FT_Error = 0
    // Nothing is unpacked into no room at all.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: max(1, size)) { room, count in
      var length = FT_ULong(room.count)
      unsafe code = Self.unpack(framed, into: room.baseAddress, &length)
      count = code == 0 ? Int(length) : 0
    }
    switch FreeTypeError(rawValue: code) {
    case FreeTypeError(rawValue: 0): break
    case .outOfMemory: throw .outOfMemory
    case .unimplementedFeature: throw .unavailable
    default: throw .damaged
    }
    guard bytes.count == size else { throw .damaged }
    return bytes
  }

  private static func unpack(
    _ bytes: [UInt8], into room: UnsafeMutablePointer<UInt8>?, _ length: inout FT_ULong
  ) -> FT_Error {
    var memory = unsafe FT_MemoryRec_(
      user: nil, alloc: { _, size in unsafe malloc(Int(size)) },
      free: { _, block in unsafe free(block) },
      realloc: { _, _, size, block in unsafe realloc(block, Int(size)) })
    return unsafe bytes.withUnsafeBufferPointer { packed in
      unsafe FT_Gzip_Uncompress(
        &memory, room, &length, packed.baseAddress, FT_ULong(packed.count))
    }
  }
}
