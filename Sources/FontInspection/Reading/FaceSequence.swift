/// How the faces of a file are come by.
enum FaceOrigin {
  /// They stand in the file, each with its directory; `nil` where that lies beyond the end.
  case plain([TableDirectory?])
  /// Each is a font of its own in the file.
  case parts([FontBytes])
  /// They are unpacked one by one.
  case web
  /// FreeType alone knows.
  case other

  var drivers: [FontDriver] {
    if case .other = self { return FontDriver.others }
    return FontDriver.tables
  }
}

/// Reads the faces of a file one after the other, until all are read or the file has taken all that one
/// file may take; what that leaves out is damage.
struct FaceSequence {
  let path: String
  let bytes: FontBytes
  let library: FreeTypeLibrary
  let options: FontFile.ReadOptions
  let origin: FaceOrigin

  private(set) var faces: [Face] = []
  private(set) var firstFailure: FontInspectionError?
  private var damage: [TableDamage] = []
  private var count = 1
  private var totals = FontTotals()

  init(
    path: String, bytes: FontBytes, library: FreeTypeLibrary, options: FontFile.ReadOptions,
    origin: FaceOrigin
  ) {
    self.path = path
    self.bytes = bytes
    self.library = library
    self.options = options
    self.origin = origin
    switch origin {
    case .plain(let directories): count = max(directories.count, 1)
    case .parts(let parts): count = max(parts.count, 1)
    case .web, .other: break
    }
  }

  mutating func read() {
    var index = 0
    var reason: String?
    while index < count, reason == nil {
      do {
        try readFace(index)
      } catch {
        firstFailure = firstFailure ?? error
        damage.append(
          TableDamage(
            faceIndex: index, table: "face", reason: "cannot be opened: \(Self.text(error))"))
      }
      index += 1
      reason =
        index == FontLimits.faces ? "no more are read of a file" : totals.reason ?? spentReason
    }
    if let reason, index < count {
      let read = "lists \(count) faces; the first \(index) were read"
      damage.append(TableDamage(faceIndex: index, table: "ttcf", reason: "\(read), and \(reason)"))
    }
  }

  /// The damage of all faces; of very many, the first ones and their number.
  var allDamage: [TableDamage] {
    guard damage.count > FontLimits.damages, let last = damage.last else { return damage }
    let told = damage.prefix(FontLimits.damages)
    let rest = damage.count - told.count
    return told + [
      TableDamage(
        faceIndex: last.faceIndex, table: last.table,
        reason: "\(last.reason); \(rest - 1) more damages are not told")
    ]
  }
}

extension FaceSequence {
  private mutating func readFace(_ index: Int) throws(FontInspectionError) {
    let (face, bytes, directory) = try open(index)
    var reader = FaceReader(
      face: face, index: index, directory: directory.map { ($0, bytes) }, options: options,
      drawingTime: totals.drawingTime)
    let facts = reader.read()
    totals.add(facts, tableBytes: reader.tableBytes, drawingTime: reader.drawingTime)
    faces.append(facts)
    damage += reader.damage
  }

  /// Opens a face, once what FreeType would stall on has been looked at; with the bytes that it stands in, and
  /// its directory.
  mutating func open(
    _ index: Int
  ) throws(FontInspectionError) -> (FreeTypeFace, FontBytes, TableDirectory?) {
    let (bytes, position, directory) = try source(of: index)
    if let directory {
      let check = FacePrecheck(
        directory: directory, bytes: bytes,
        entriesLeft: FontLimits.characterMapEntries - totals.characterMapEntries)
      switch check.entries() {
      case .success(let entries): totals.characterMapEntries += entries
      case .failure(let refusal): throw failure(.excessive(refusal.reason))
      }
    }
    do {
      let face = try FreeTypeFace(library, bytes, index: position, drivers: origin.drivers)
      count = max(count, face.faceCount)
      return (face, bytes, directory)
    } catch {
      throw failure(error, during: count > 1 ? "opening face \(index)" : "opening the face")
    }
  }

  /// The bytes that a face stands in, its number in them, and its directory.
  private mutating func source(
    of index: Int
  ) throws(FontInspectionError) -> (FontBytes, Int, TableDirectory?) {
    switch origin {
    case .plain(let directories):
      return (bytes, index, directories.indices.contains(index) ? directories[index] : nil)
    case .parts(let parts): return (parts[index], 0, try directory(parts[index]))
    case .other: return (bytes, index, nil)
    case .web:
      let font = try unpacked(index)
      count = max(count, font.faceCount)
      let bytes = FontBytes(font)
      return (bytes, 0, try directory(bytes))
    }
  }

  private func unpacked(_ index: Int) throws(FontInspectionError) -> UnpackedFont {
    do {
      return try UnpackedFont(library, bytes, index: index)
    } catch {
      throw failure(error, during: "unpacking")
    }
  }

  /// The directory of a font within the file, which is one of tables and no container once more.
  private func directory(_ bytes: FontBytes) throws(FontInspectionError) -> TableDirectory? {
    guard Signature(bytes) == .tables else { throw failure(.notAFont(.unknownContent)) }
    return TableDirectory(bytes, at: 0)
  }
}

extension FaceSequence {
  /// Why FreeType reads no more of the file.
  private var spentReason: String? {
    if library.memory.refusal == .inAll {
      return
        "FreeType took \(FontLimits.allocations >> 20) MB for them, the most it gets for a file"
    }
    if bytes.isSpent {
      return "FreeType read \(FontLimits.readings >> 20) MB of them, the most it may of a file"
    }
    return nil
  }

  private func failure(_ error: FreeTypeError, during: String) -> FontInspectionError {
    if library.memory.refusal == .atOnce {
      let bytes = during == "unpacking" ? FontLimits.unpackingMemory : FontLimits.memory
      return failure(
        .excessive("needs more than \(bytes >> 20) MB of memory"))
    }
    if spentReason != nil {
      return failure(.excessive("needs more than FreeType may read for one file"))
    }
    return failure(.freeType(error, during: during))
  }

  private func failure(_ cause: FontInspectionError.Cause) -> FontInspectionError {
    FontInspectionError(path: path, cause: cause)
  }

  private static func text(_ error: FontInspectionError) -> String {
    guard case .freeType(let error, _) = error.cause else { return error.reason }
    return "\(error)"
  }
}
