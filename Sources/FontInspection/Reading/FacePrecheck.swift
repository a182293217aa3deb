/// What is looked at before FreeType opens a face: tables on which it would spend more time than any font
/// is worth, while no limit of memory stops it.
struct FacePrecheck {
  let directory: TableDirectory
  let bytes: FontBytes
  /// The entries of character maps that may still be looked through.
  let entriesLeft: Int

  /// The entries of the face's maps, or why it is not opened.
  func entries() -> Result<Int, Refusal> {
    if directory.count > FontLimits.tables {
      return .failure(
        Refusal("lists \(directory.count) tables; no more than \(FontLimits.tables) are read"))
    }
    var sum = 0
    var hasUnicode = false
    // Of equal tables FreeType takes the first that lies within the file.
    for entry in directory.entries where entry.tag == .characterMap && entry.end <= bytes.size {
      if entry.length > FontLimits.characterMapBytes {
        let most = "no more than \(FontLimits.characterMapBytes >> 20) MB are read"
        return .failure(Refusal("has a table 'cmap' of \(entry.length) bytes; \(most)"))
      }
      let table = TableBytes(bytes.bytes(at: entry.offset, count: entry.length))
      let count = table.unsigned16(2) ?? 0
      if count > FontLimits.characterMaps {
        return .failure(
          Refusal(
            "lists \(count) character maps; no more than \(FontLimits.characterMaps) are read"))
      }
      let maps = CharacterMapEntries(table, limit: entriesLeft - sum)
      sum += maps.count
      hasUnicode = hasUnicode || maps.hasUnicode
      if sum > entriesLeft { return .failure(tooManyEntries) }
    }
    if !hasUnicode { sum += glyphNames * FontLimits.glyphNameEntries }
    return sum > entriesLeft ? .failure(tooManyEntries) : .success(sum)
  }

  /// The glyphs that have names (`post` of version 2).
  private var glyphNames: Int {
    guard let entry = directory.entry(.postScript) else { return 0 }
    let table = TableBytes(bytes.bytes(at: entry.offset, count: 34))
    return table.unsigned32(0) == 0x2_0000 ? table.unsigned16(32) ?? 0 : 0
  }

  private var tooManyEntries: Refusal {
    Refusal("has character maps with more than \(FontLimits.characterMapEntries) entries in all")
  }

  /// Why a face is not opened.
  struct Refusal: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
  }
}
