/// Reads one font file: tells what it is, opens its faces one after the other, closes them.
struct FontReader {
  let path: String
  let bytes: FontBytes
  let library: FreeTypeLibrary
  var options = FontFile.ReadOptions()

  func read() throws(FontInspectionError) -> FontFile {
    library.memory.begin()
    let signature = Signature(bytes)
    switch signature {
    case .impostor(let kind): throw failure(.notAFont(kind))
    case .unsupported(let format): throw failure(.notAFont(.formatNotSupportedHere(format)))
    case .tables: return try readTables(at: [0], isCollection: false)
    case .collection: return try readTables(at: collectionOffsets(), isCollection: true)
    case .web(let format): return try readWeb(format)
    case .other(.dataForkSuitcase): return try readSuitcase()
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
    return try readFaces(format, .plain(directories), isCollection: isCollection)
  }

  private func readWeb(_ format: FontFormat) throws(FontInspectionError) -> FontFile {
    let header = TableBytes(bytes.bytes(at: 0, count: 20))
    if let needed = header.unsigned32(8), needed > bytes.size {
      throw failure(.notAFont(.truncated(size: bytes.size, needed: needed)))
    }
    if let unpacked = header.unsigned32(16), unpacked > FontLimits.unpacked {
      throw failure(
        .excessive(
          "unpacks to \(unpacked) bytes; no more than \(FontLimits.unpacked >> 20) MB are read"))
    }
    do {
      return try readFaces(format, .web, isCollection: header.unsigned32(4) == 0x7474_6366)
    } catch {
      guard case .freeType(.unimplementedFeature, _) = error.cause else { throw error }
      throw failure(.notAFont(.formatNotSupportedHere(format)))
    }
  }

  private func readSuitcase() throws(FontInspectionError) -> FontFile {
    let fonts = ResourceFork(bytes).fonts
    guard !fonts.isEmpty else { throw failure(.notAFont(.unknownContent)) }
    return try readFaces(
      .dataForkSuitcase, .parts(fonts.map { FontBytes(bytes, $0) }), isCollection: false)
  }

  private func readOther(_ format: FontFormat, _ signature: Signature) throws(FontInspectionError)
    -> FontFile
  {
    do {
      return try readFaces(format, .other, isCollection: false)
    } catch {
      guard signature == .unknown, case .freeType = error.cause else { throw error }
      throw failure(.notAFont(.unknownContent))
    }
  }

  private func collectionOffsets() throws(FontInspectionError) -> [Int] {
    let header = TableBytes(bytes.bytes(at: 0, count: 12 + 4 * FontLimits.faces))
    guard let count = header.unsigned32(8) else {
      throw failure(.notAFont(.truncated(size: bytes.size, needed: 12)))
    }
    let listed = (0..<min(count, FontLimits.faces)).compactMap { header.unsigned32(12 + 4 * $0) }
    guard listed.count == min(count, FontLimits.faces) else {
      throw failure(.notAFont(.truncated(size: bytes.size, needed: 12 + 4 * count)))
    }
    return listed
  }
}

extension FontReader {
  private func readFaces(
    _ format: FontFormat, _ origin: FaceOrigin, isCollection: Bool
  ) throws(FontInspectionError) -> FontFile {
    var faces = FaceSequence(
      path: path, bytes: bytes, library: library, options: options, origin: origin)
    faces.read()
    guard !faces.faces.isEmpty else {
      throw faces.firstFailure ?? failure(.notAFont(.unknownContent))
    }
    return FontFile(
      path: path, size: bytes.size, format: format, isCollection: isCollection,
      faces: faces.faces, damage: faces.allDamage)
  }

  private func failure(_ cause: FontInspectionError.Cause) -> FontInspectionError {
    FontInspectionError(path: path, cause: cause)
  }
}
