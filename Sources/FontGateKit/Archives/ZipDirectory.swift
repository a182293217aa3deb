import FileTree

/// The directory at the end of a ZIP archive: what it holds, by what the archive says
/// (APPNOTE.TXT 4.3.12 to 4.3.16, with the larger numbers of ZIP64).
struct ZipDirectory {
  /// More than any app has.
  static let mostMembers = 300_000
  /// More bytes than so many members take up.
  static let largest = 64 << 20

  private let bytes: [UInt8]

  /// - Throws: where the archive cannot be read or is none.
  init(of archive: String) throws(FileFailure) {
    let end = try End(of: archive)
    guard end.size <= Self.largest else {
      throw FileFailure(path: archive, reason: "contains more than \(Self.mostMembers) files")
    }
    bytes = try FileTree.read(archive, from: end.offset, count: end.size)
    guard bytes.count == end.size else { throw .damagedArchive(archive) }
  }

  /// The files whose names are wanted, in the order of the directory.
  /// - Parameter isWanted: asked with the bytes of the part of a path behind the last `/`.
  func members(
    of archive: String, where isWanted: (ArraySlice<UInt8>) -> Bool
  ) throws(FileFailure) -> [ZipMember] {
    var found: [ZipMember] = []
    var start = 0
    var count = 0
    while start < bytes.count {
      guard let record = DirectoryRecord(at: start, in: bytes) else {
        throw .damagedArchive(archive)
      }
      count += 1
      guard count <= Self.mostMembers else {
        throw FileFailure(path: archive, reason: "contains more than \(Self.mostMembers) files")
      }
      let name = bytes[record.name]
      let slash = name.lastIndex(of: UInt8(ascii: "/"))
      let last = slash.map { name[($0 + 1)...] } ?? name
      if !last.isEmpty, isWanted(last) {
        guard let member = record.member(in: bytes) else { throw .damagedArchive(archive) }
        found.append(member)
      }
      start = record.end
    }
    return found
  }
}

/// Where the directory stands.
private struct End {
  var offset: Int
  var size: Int

  private static let length = 22
  private static let longestComment = 65_535

  init(of archive: String) throws(FileFailure) {
    guard let size = try FileTree.walk(archive).files.first?.size else {
      throw .noArchive(archive)
    }
    let start = max(0, size - Self.length - Self.longestComment)
    let tail = try FileTree.read(archive, from: start, count: size - start)
    guard let end = Self.record(in: tail) else { throw .noArchive(archive) }
    guard let offset = tail.number(4, at: end + 16), let length = tail.number(4, at: end + 12),
      let count = tail.number(2, at: end + 10)
    else { throw .noArchive(archive) }
    self.offset = offset
    self.size = length
    if offset == 0xFFFF_FFFF || length == 0xFFFF_FFFF || count == 0xFFFF {
      try readLargeNumbers(of: archive, before: start + end)
    }
    guard self.offset <= start + end, self.size <= start + end - self.offset else {
      throw .damagedArchive(archive)
    }
  }

  /// The last record that a comment of the length it states could follow.
  private static func record(in tail: [UInt8]) -> Int? {
    guard tail.count >= length else { return nil }
    return (0...(tail.count - length)).last { start in
      tail[start] == 0x50 && tail.number(4, at: start) == 0x0605_4B50
        && (tail.number(2, at: start + 20) ?? .max) <= tail.count - start - length
    }
  }

  /// What a ZIP64 archive says in place of numbers that are too large; others just have so many files.
  private mutating func readLargeNumbers(
    of archive: String, before end: Int
  ) throws(FileFailure) {
    let locator = try FileTree.read(archive, from: end - 20, count: 20)
    guard locator.number(4, at: 0) == 0x0706_4B50 else { return }
    guard let start = locator.number(8, at: 8) else { throw .damagedArchive(archive) }
    let record = try FileTree.read(archive, from: start, count: 56)
    guard record.number(4, at: 0) == 0x0606_4B50, let size = record.number(8, at: 40),
      let offset = record.number(8, at: 48)
    else { throw .damagedArchive(archive) }
    self.size = size
    self.offset = offset
  }
}

/// A record of the directory.
private struct DirectoryRecord {
  private let start: Int
  let name: Range<Int>
  private let extra: Range<Int>
  let end: Int

  private static let length = 46

  /// `nil` where there is none.
  init?(at start: Int, in bytes: [UInt8]) {
    guard bytes.number(4, at: start) == 0x0201_4B50, let name = bytes.number(2, at: start + 28),
      let extra = bytes.number(2, at: start + 30), let comment = bytes.number(2, at: start + 32)
    else { return nil }
    self.start = start
    self.name = (start + Self.length)..<(start + Self.length + name)
    self.extra = self.name.upperBound..<(self.name.upperBound + extra)
    end = self.extra.upperBound + comment
    guard end <= bytes.count else { return nil }
  }

  func member(in bytes: [UInt8]) -> ZipMember? {
    guard let flags = bytes.number(2, at: start + 8), let method = bytes.number(2, at: start + 10),
      let checksum = bytes.number(4, at: start + 16),
      let attributes = bytes.number(4, at: start + 38)
    else { return nil }
    // Where a number does not fit, ZIP64's extra field (ID 1) has it, in this order.
    var large = largeNumbers(in: bytes)
    let numbers = [24, 20, 42].map { place in
      let number = bytes.number(4, at: start + place)
      return number == 0xFFFF_FFFF && !large.isEmpty ? large.removeFirst() : number
    }
    guard let size = numbers[0], let packedSize = numbers[1], let offset = numbers[2] else {
      return nil
    }
    return ZipMember(
      name: Array(bytes[name]), size: size, packedSize: packedSize, offset: offset, method: method,
      checksum: UInt32(truncatingIfNeeded: checksum), isEncrypted: flags & 1 == 1,
      isLink: (attributes >> 16) & 0o170000 == 0o120000)
  }

  private func largeNumbers(in bytes: [UInt8]) -> [Int?] {
    var start = extra.lowerBound
    while start + 4 <= extra.upperBound, let kind = bytes.number(2, at: start),
      let length = bytes.number(2, at: start + 2)
    {
      let content = (start + 4)..<min(start + 4 + length, extra.upperBound)
      if kind == 1 {
        return stride(from: content.lowerBound, through: content.upperBound - 8, by: 8).map {
          bytes.number(8, at: $0)
        }
      }
      start = content.upperBound
    }
    return []
  }
}

extension [UInt8] {
  /// A number of some bytes, the lowest first; `nil` where it is not there or is too large.
  func number(_ length: Int, at start: Int) -> Int? {
    guard start >= 0, start <= count - length else { return nil }
    var number: UInt64 = 0
    for index in (start..<(start + length)).reversed() {
      number = number << 8 | UInt64(self[index])
    }
    return Int(exactly: number)
  }
}

extension FileFailure {
  fileprivate static func noArchive(_ path: String) -> FileFailure {
    FileFailure(path: path, reason: "is not a ZIP archive")
  }

  fileprivate static func damagedArchive(_ path: String) -> FileFailure {
    FileFailure(path: path, reason: "is a damaged ZIP archive")
  }
}
