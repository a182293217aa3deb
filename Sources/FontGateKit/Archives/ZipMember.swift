import FileTree
import FontInspection

/// A file of a ZIP archive, as the archive's directory describes it.
struct ZipMember {
  /// The bytes of its path.
  var name: [UInt8]
  /// How many bytes it has, and how many it takes up in the archive.
  var size: Int
  var packedSize: Int
  /// Where it begins in the archive.
  var offset: Int
  /// How it is packed: 0 not at all, 8 deflated.
  var method: Int
  /// Its CRC-32.
  var checksum: UInt32
  var isEncrypted: Bool
  var isLink: Bool

  /// The path in the archive; `nil` for one that leads out of it, or that no file can have.
  var path: String? {
    let text = String(decoding: name, as: UTF8.self)
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard text.utf8.elementsEqual(name), !name.contains(0),
      !parts.contains(where: { ["", ".", ".."].contains($0) })
    else { return nil }
    return text
  }

  /// Its content, of which no more is made than the directory says it has.
  func content(in archive: String) throws(FileFailure) -> [UInt8] {
    func failure(_ reason: String) -> FileFailure { FileFailure(path: archive, reason: reason) }
    if isLink { throw failure("is a symbolic link") }
    if isEncrypted { throw failure("is encrypted") }
    switch method {
    case 0: return try stored(in: archive)
    case 8: return try deflated(in: archive)
    default: throw failure("uses an unsupported compression method")
    }
  }
}

extension ZipMember {
  private static let damage = "is damaged in the archive"
  /// How many bytes are read at once.
  private static let piece = 1 << 20

  private func stored(in archive: String) throws(FileFailure) -> [UInt8] {
    guard packedSize == size else { throw FileFailure(path: archive, reason: Self.damage) }
    let bytes = try FileTree.read(archive, from: try start(in: archive), count: size)
    guard bytes.count == size, bytes.checksum == checksum else {
      throw FileFailure(path: archive, reason: Self.damage)
    }
    return bytes
  }

  private func deflated(in archive: String) throws(FileFailure) -> [UInt8] {
    // Deflate never makes more of anything than this.
    guard packedSize <= size + size / 1_000 + 1_000 else {
      throw FileFailure(path: archive, reason: Self.damage)
    }
    var start = try start(in: archive)
    let end = start + packedSize
    var packed = DeflatedBytes(reserving: packedSize)
    while start < end {
      let bytes = try FileTree.read(archive, from: start, count: min(Self.piece, end - start))
      guard !bytes.isEmpty else { break }
      packed.append(bytes)
      start += bytes.count
    }
    do throws(DeflatedBytes.Failure) {
      return try packed.unpacked(size: size, checksum: checksum)
    } catch .outOfMemory {
      throw FileFailure(path: archive, reason: "needs more memory than there is")
    } catch .unavailable {
      throw FileFailure(path: archive, reason: "cannot be unpacked: FreeType is built without zlib")
    } catch {
      throw FileFailure(path: archive, reason: Self.damage)
    }
  }

  /// Where the content begins: behind a header of its own, with a name and more (APPNOTE.TXT 4.3.7).
  private func start(in archive: String) throws(FileFailure) -> Int {
    let header = try FileTree.read(archive, from: offset, count: 30)
    guard header.number(4, at: 0) == 0x0403_4B50, let name = header.number(2, at: 26),
      let extra = header.number(2, at: 28)
    else { throw FileFailure(path: archive, reason: Self.damage) }
    return offset + 30 + name + extra
  }
}

extension [UInt8] {
  /// The CRC-32 that ZIP archives state (ISO 3309, polynomial 0xEDB88320).
  fileprivate var checksum: UInt32 {
    ~reduce(~0) { sum, byte in
      remainders[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8)
    }
  }
}

/// What each byte leaves of the division.
private let remainders: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(UInt32(byte)) { value, _ in
    value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
  }
}
