/// Reads the facts of one face that FreeType holds open, and notes the damage on the way.
struct FaceReader {
  let face: FreeTypeFace
  let index: Int
  /// Finds the tables that FreeType passes over; `nil` where the file is packed.
  let directory: (entries: TableDirectory, bytes: FontBytes)?
  let options: FontFile.ReadOptions
  private(set) var damage: [TableDamage] = []

  init(
    face: FreeTypeFace, index: Int, directory: (TableDirectory, FontBytes)?,
    options: FontFile.ReadOptions
  ) {
    self.face = face
    self.index = index
    self.options = options
    self.directory = directory
    if let (entries, bytes) = directory {
      damage = entries.damage(size: bytes.size, faceIndex: index)
    }
  }

  /// The facts.
  mutating func read() -> Face {
    face.hasTables ? readTables() : readProperties()
  }
}

extension FaceReader {
  private mutating func readTables() -> Face {
    let header = HeaderTable(table(.header, needs: HeaderTable.length))
    let lines = HorizontalHeaderTable(
      table(.horizontalHeader, needs: HorizontalHeaderTable.length))
    let slope = PostScriptTable(
      optionalTable(
        .postScript, needs: PostScriptTable.length, limit: PostScriptTable.length))
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
      glyphCount: table(.maximumProfile, needs: 6).unsigned16(4) ?? 0,
      characterCount: characters.count,
      coverage: CharacterCoverage(merged: characters.ranges))
    result.metrics.accentedCapHeight = AccentedCapitals(face, header).height
    result.compactFontName = bytes(of: .compactOutlines, limit: CompactFontTable.nameLength)
      .flatMap { CompactFontTable.name(TableBytes($0)) }
    if let bytes = bytes(of: .variations) {
      let variations = VariationTable(TableBytes(bytes))
      note(variations.damage, in: .variations)
      result.axes = variations.axes(named: names)
      result.instances = variations.instances(named: names, face: faceNames.postScript)
    }
    result.embedding = style?.embedding.map(EmbeddingPermission.init(bits:))
    result.vendor = style?.vendor
    result.license = names.string(13)
    result.licenseURL = names.string(14)
    if options.includesAllNames { result.nameRecords = names.allRecords() }
    return result
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

  private mutating func optionalTable(
    _ tag: TableTag, needs length: Int, limit: Int = .max
  ) -> TableBytes {
    let bytes = bytes(of: tag, limit: limit) ?? []
    if !bytes.isEmpty, bytes.count < length { noteShort(bytes.count, length, tag) }
    return TableBytes(bytes)
  }

  /// The table as FreeType gives it, else what of it lies within the file.
  private func bytes(of tag: TableTag, limit: Int = .max) -> [UInt8]? {
    if let bytes = face.table(tag, limit: limit) { return bytes }
    guard let (entries, file) = directory, let entry = entries.entry(tag) else { return nil }
    let bytes = file.bytes(at: entry.offset, count: min(entry.length, limit))
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
