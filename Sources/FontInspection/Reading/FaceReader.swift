/// Reads the facts of one face that FreeType holds open, and notes the damage on the way.
struct FaceReader {
  let face: FreeTypeFace
  let index: Int
  /// Finds the tables that FreeType passes over; `nil` where the file is packed.
  let directory: (entries: TableDirectory, bytes: FontBytes)?
  let options: FontFile.ReadOptions
  private(set) var damage: [TableDamage] = []
  /// The bytes of tables that were gone through.
  private(set) var tableBytes = 0
  /// The time that the drawing of this file's glyphs has taken.
  private(set) var drawingTime: Duration

  init(
    face: FreeTypeFace, index: Int, directory: (TableDirectory, FontBytes)?,
    options: FontFile.ReadOptions, drawingTime: Duration = .zero
  ) {
    self.face = face
    self.index = index
    self.options = options
    self.drawingTime = drawingTime
    self.directory = directory
    if let (entries, bytes) = directory {
      damage = entries.damage(size: bytes.size, faceIndex: index)
    }
  }

  /// The facts.
  mutating func read() -> Face {
    var result = face.hasTables ? readTables() : readProperties()
    result.lackedVariants = face.lacked(options.variants, coverage: result.coverage)
    return result
  }
}

extension FaceReader {
  private mutating func readTables() -> Face {
    let header = HeaderTable(table(.header, needs: HeaderTable.length))
    let lines = HorizontalHeaderTable(
      table(.horizontalHeader, needs: HorizontalHeaderTable.length))
    let slope = PostScriptTable(
      optionalTable(.postScript, needs: PostScriptTable.length))
    let style = readStyle()
    let names = NameTable(optionalTable(.names, needs: 6))
    note(names.damage, in: .names)
    let characters = CharacterMap(optionalTable(.characterMap, needs: 4))
    note(characters.damage, in: .characterMap)
    let faceNames = FaceNames(names)
    var result = Face(
      index: index, names: faceNames,
      style: FaceStyle(
        header: header, slope: slope, style: style, name: faceNames.style),
      metrics: FaceMetrics(header: header, lines: lines, slope: slope, style: style),
      unitsPerEm: header.unitsPerEm,
      glyphCount: MaximumProfileTable(
        table(.maximumProfile, needs: MaximumProfileTable.length)
      ).glyphCount,
      characterCount: characters.count,
      coverage: CharacterCoverage(merged: characters.ranges))
    result.metrics.accentedCapHeight = accentedCapitals(header)
    result.compactFontName = bytes(of: .compactOutlines)
      .flatMap { CompactFontTable.name(TableBytes($0)) }
    if let bytes = bytes(of: .variations) {
      var variations = VariationTable(TableBytes(bytes))
      variations.fill(&result, named: names)
      note(variations.damage, in: .variations)
    }
    result.embedding = style?.embedding.map(EmbeddingPermission.init(bits:))
    result.vendor = style?.vendor
    result.license = names.string(13)
    result.licenseURL = names.string(14)
    if options.includesAllNames {
      let (records, damage) = names.allRecords()
      result.nameRecords = records
      note(damage, in: .names)
    }
    return result
  }

  private mutating func accentedCapitals(_ header: HeaderTable) -> Int? {
    let isEarlier = drawingTime > FontLimits.drawingTime
    let capitals = AccentedCapitals(face, header, drawingTime: &drawingTime)
    if drawingTime > FontLimits.drawingTime, !isEarlier {
      note("its glyphs take too long to draw; no more are measured", in: .compactOutlines)
    }
    return capitals.height
  }

  private mutating func readStyle() -> StyleTable? {
    guard let bytes = bytes(of: .style) else { return nil }
    let style = StyleTable(TableBytes(bytes))
    if bytes.count < style.neededLength, !isNoted(.style) {
      let version = TableBytes(bytes).unsigned16(0) ?? 0
      let needed = "version \(version) needs \(style.neededLength)"
      note("\(bytes.count) bytes long, \(needed)", in: .style)
    }
    return style
  }
}

extension FaceReader {
  private mutating func table(_ tag: TableTag, needs length: Int) -> TableBytes {
    if let bytes = bytes(of: tag), bytes.isEmpty == false {
      if bytes.count < length { noteShort(bytes.count, length, tag) }
      return TableBytes(bytes)
    }
    if !isNoted(tag) { note("missing", in: tag) }
    return TableBytes([])
  }

  private mutating func optionalTable(_ tag: TableTag, needs length: Int) -> TableBytes {
    let bytes = bytes(of: tag) ?? []
    if !bytes.isEmpty, bytes.count < length { noteShort(bytes.count, length, tag) }
    return TableBytes(bytes)
  }

  /// The table as FreeType gives it, else what of it lies within the file; as much of it as its reader
  /// can make use of.
  private mutating func bytes(of tag: TableTag) -> [UInt8]? {
    let limit = FontLimits.bytes(of: tag)
    let length = face.length(of: tag)
    let entry = directory?.entries.entry(tag)
    guard let whole = length ?? entry?.length else { return nil }
    if whole > limit, FontLimits.needsWhole(tag) {
      if !isNoted(tag) { note("\(whole) bytes long; no more than \(limit) are read", in: tag) }
      return nil
    }
    let count = min(whole, limit)
    tableBytes += count
    if length != nil { return face.table(tag, count: count) }
    guard let (_, file) = directory, let entry else { return nil }
    let bytes = file.bytes(at: entry.offset, count: count)
    return bytes.isEmpty ? nil : bytes
  }

  private mutating func noteShort(_ count: Int, _ length: Int, _ tag: TableTag) {
    if !isNoted(tag) { note("\(count) bytes long, it needs \(length)", in: tag) }
  }

  private mutating func note(_ reason: String?, in tag: TableTag) {
    guard let reason else { return }
    damage.append(TableDamage(faceIndex: index, table: tag.text, reason: reason))
  }

  private func isNoted(_ tag: TableTag) -> Bool {
    damage.contains { $0.table == tag.text }
  }
}

extension FaceReader {
  /// A face without tables (Type 1, bitmaps): what FreeType says of it.
  private func readProperties() -> Face {
    let properties = face.properties
    let height = properties.ascender - properties.descender
    let coverage = face.coverage
    return Face(
      index: index,
      names: FaceNames(
        postScript: [properties.postScriptName].compactMap { $0 },
        full: [properties.fullName].compactMap { $0 },
        families: [properties.family].compactMap { $0 }, style: properties.style,
        version: properties.version),
      style: FaceStyle(
        weightClass: nil, widthClass: nil,
        slant: FaceStyle.slant(properties.isItalic, bits: 0, name: properties.style),
        isBold: properties.isBold, isItalic: properties.isItalic,
        isMonospaced: properties.isMonospaced),
      metrics: FaceMetrics(
        ascender: properties.ascender, descender: properties.descender,
        lineGap: max(properties.height - height, 0), capHeight: nil, xHeight: nil,
        italicAngle: properties.italicAngle, underlinePosition: properties.underlinePosition,
        underlineThickness: properties.underlineThickness, usesTypographicMetrics: false,
        typographic: nil, windows: nil, boundingBox: properties.boundingBox),
      unitsPerEm: properties.unitsPerEm, glyphCount: properties.glyphCount,
      characterCount: coverage.count, coverage: coverage)
  }
}
