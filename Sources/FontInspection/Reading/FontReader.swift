/// Reads one font file: tells what it is, opens its faces one after the other, closes them.
struct FontReader {
  let path: String
  let bytes: FontBytes
  let library: FreeTypeLibrary
  var options = FontFile.ReadOptions()

  /// A collection may list as many faces as it likes; the largest known has fewer than 64.
  private static let mostFaces = 1024

  /// FreeType sets this much memory aside as soon as a WOFF says so; the largest font known has
  /// under 64 MB.
  private static let largestUnpacked = 1 << 28

  func read() throws(FontInspectionError) -> FontFile {
    let signature = Signature(bytes)
    switch signature {
    case .impostor(let kind): throw failure(.notAFont(kind))
    case .unsupported(let format): throw failure(.notAFont(.formatNotSupportedHere(format)))
    case .tables: return try readTables(at: [0], isCollection: false)
    case .collection: return try readTables(at: collectionOffsets(), isCollection: true)
    case .web(let format): return try readWeb(format)
    case .other(let format): return try readOther(format, signature)
    case .unknown: return try readOther(.other, signature)
    }
  }
}

extension FontReader {
  private func readTables(at offsets: [Int], isCollection: Bool) throws(FontInspectionError)
    -> FontFile
  {
    let directories = offsets.map { TableDirectory(bytes, at: $0) }
    if let needed = directories.compactMap({ $0?.missingEnd(size: bytes.size) }).max() {
      throw failure(.notAFont(.truncated(size: bytes.size, needed: needed)))
    }
    if let lost = offsets.max(), directories.contains(where: { $0 == nil }) {
      throw failure(.notAFont(.truncated(size: bytes.size, needed: max(lost + 12, 12))))
    }
    let format = directories.first??.format ?? .trueType
    return try readFaces(format, isCollection: isCollection, directories: directories)
  }

  private func readWeb(_ format: FontFormat) throws(FontInspectionError) -> FontFile {
    let header = TableBytes(bytes.bytes(at: 0, count: 20))
    if let needed = header.unsigned32(8), needed > bytes.size {
      throw failure(.notAFont(.truncated(size: bytes.size, needed: needed)))
    }
    if let unpacked = header.unsigned32(16), unpacked > Self.largestUnpacked {
      throw failure(.freeType(.arrayTooLarge, during: "unpacking"))
    }
    do {
      return try readFaces(format, isCollection: header.unsigned32(4) == 0x7474_6366)
    } catch {
      guard case .freeType(.unimplementedFeature, _) = error.cause else { throw error }
      throw failure(.notAFont(.formatNotSupportedHere(format)))
    }
  }

  private func readOther(_ format: FontFormat, _ signature: Signature) throws(FontInspectionError)
    -> FontFile
  {
    do {
      return try readFaces(format, isCollection: false)
    } catch {
      guard signature == .unknown, case .freeType = error.cause else { throw error }
      throw failure(.notAFont(.unknownContent))
    }
  }

  private func collectionOffsets() throws(FontInspectionError) -> [Int] {
    let header = TableBytes(bytes.bytes(at: 0, count: 12 + 4 * Self.mostFaces))
    guard let count = header.unsigned32(8) else {
      throw failure(.notAFont(.truncated(size: bytes.size, needed: 12)))
    }
    let listed = (0..<min(count, Self.mostFaces)).compactMap { header.unsigned32(12 + 4 * $0) }
    guard listed.count == min(count, Self.mostFaces) else {
      throw failure(.notAFont(.truncated(size: bytes.size, needed: 12 + 4 * count)))
    }
    return listed
  }
}

extension FontReader {
  /// Every face of the file; one that cannot be opened beside others is damage, not the end.
  private func readFaces(
    _ format: FontFormat, isCollection: Bool, directories: [TableDirectory?] = []
  ) throws(FontInspectionError) -> FontFile {
    var file = FontFile(
      path: path, size: bytes.size, format: format, isCollection: isCollection, faces: [])
    var count = 1
    var index = 0
    var firstFailure: FontInspectionError?
    while index < min(count, Self.mostFaces) {
      defer { index += 1 }
      do {
        let face = try FreeTypeFace(library, bytes, index: index)
        count = max(count, face.faceCount)
        let directory = directories.indices.contains(index) ? directories[index] : nil
        var reader = FaceReader(
          face: face, index: index, directory: directory.map { ($0, bytes) }, options: options)
        file.faces.append(reader.read())
        file.damage += reader.damage
      } catch {
        count = max(count, directories.count)
        let during = count > 1 ? "opening face \(index)" : "opening the face"
        firstFailure = firstFailure ?? failure(.freeType(error, during: during))
        file.damage.append(
          TableDamage(faceIndex: index, table: "face", reason: "cannot be opened: \(error)"))
      }
    }
    guard !file.faces.isEmpty else {
      throw firstFailure ?? failure(.notAFont(.unknownContent))
    }
    if count > Self.mostFaces {
      let reason = "lists \(count) faces; the first \(Self.mostFaces) were read"
      file.damage.append(TableDamage(faceIndex: 0, table: "ttcf", reason: reason))
    }
    return file
  }

  private func failure(_ cause: FontInspectionError.Cause) -> FontInspectionError {
    FontInspectionError(path: path, cause: cause)
  }
}
