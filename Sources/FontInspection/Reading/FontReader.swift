/// Reads one font file: tells what it is, opens its faces one after the other, closes them.
struct FontReader {
  let path: String
  let bytes: FontBytes
  let library: FreeTypeLibrary
  var options = FontFile.ReadOptions()

  func read() throws(FontInspectionError) -> FontFile {
    library.memory.begin()
    let content = try content()
    var faces = sequence(of: content)
    faces.read()
    guard !faces.faces.isEmpty else {
      throw content.explained(faces.firstFailure ?? failure(.notAFont(.unknownContent)))
    }
    return FontFile(
      path: path, size: bytes.size, format: content.format, isCollection: content.isCollection,
      faces: faces.faces, damage: faces.allDamage)
  }

  /// The faces of the file, none of them read yet.
  func faces() throws(FontInspectionError) -> FaceSequence {
    library.memory.begin()
    return sequence(of: try content())
  }

  private func sequence(of content: Content) -> FaceSequence {
    FaceSequence(
      path: path, bytes: bytes, library: library, options: options, origin: content.origin)
  }
}

extension FontReader {
  /// What the file is by its first bytes.
  private struct Content {
    var format: FontFormat
    var origin: FaceOrigin
    var isCollection = false
    /// Whether its first bytes are those of no format that is known.
    var isUnknown = false

    /// Why no face could be read, as it is best said of such a file.
    func explained(_ error: FontInspectionError) -> FontInspectionError {
      guard case .freeType(let code, _) = error.cause else { return error }
      if case .web = origin, code == .unimplementedFeature {
        return FontInspectionError(
          path: error.path, cause: .notAFont(.formatNotSupportedHere(format)))
      }
      guard isUnknown else { return error }
      return FontInspectionError(path: error.path, cause: .notAFont(.unknownContent))
    }
  }

  private func content() throws(FontInspectionError) -> Content {
    switch Signature(bytes) {
    case .impostor(let kind): throw failure(.notAFont(kind))
    case .unsupported(let format): throw failure(.notAFont(.formatNotSupportedHere(format)))
    case .tables: return try tables(at: [0], isCollection: false)
    case .collection: return try tables(at: collectionOffsets(), isCollection: true)
    case .web(let format): return try web(format)
    case .other(.dataForkSuitcase):
      let fonts = ResourceFork(bytes).fonts
      guard !fonts.isEmpty else { throw failure(.notAFont(.unknownContent)) }
      return Content(
        format: .dataForkSuitcase, origin: .parts(fonts.map { FontBytes(bytes, $0) }))
    case .other(let format): return Content(format: format, origin: .other)
    case .unknown: return Content(format: .other, origin: .other, isUnknown: true)
    }
  }

  private func tables(at offsets: [Int], isCollection: Bool) throws(FontInspectionError) -> Content
  {
    let directories = offsets.map { TableDirectory(bytes, at: $0) }
    if let needed = directories.compactMap({ $0?.missingEnd(size: bytes.size) }).max() {
      throw failure(.notAFont(.truncated(size: bytes.size, needed: needed)))
    }
    if let lost = offsets.max(), directories.contains(where: { $0 == nil }) {
      throw failure(.notAFont(.truncated(size: bytes.size, needed: max(lost + 12, 12))))
    }
    return Content(
      format: directories.first??.format ?? .trueType, origin: .plain(directories),
      isCollection: isCollection)
  }

  private func web(_ format: FontFormat) throws(FontInspectionError) -> Content {
    let header = TableBytes(bytes.bytes(at: 0, count: 20))
    if let needed = header.unsigned32(8), needed > bytes.size {
      throw failure(.notAFont(.truncated(size: bytes.size, needed: needed)))
    }
    if let unpacked = header.unsigned32(16), unpacked > FontLimits.unpacked {
      throw failure(
        .excessive(
          "unpacks to \(unpacked) bytes; no more than \(FontLimits.unpacked >> 20) MB are read"))
    }
    return Content(
      format: format, origin: .web, isCollection: header.unsigned32(4) == 0x7474_6366)
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
  private func failure(_ cause: FontInspectionError.Cause) -> FontInspectionError {
    FontInspectionError(path: path, cause: cause)
  }
}
