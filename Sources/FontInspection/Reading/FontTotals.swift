/// What the faces of a file have taken so far.
struct FontTotals {
  /// The entries of character maps that FreeType looked through.
  var characterMapEntries = 0
  /// The time that the drawing of glyphs took.
  private(set) var drawingTime = Duration.zero
  private var facts = 0
  private var tableBytes = 0

  mutating func add(_ face: Face, tableBytes: Int, drawingTime: Duration) {
    facts += face.size
    self.tableBytes += tableBytes
    self.drawingTime = drawingTime
  }

  /// Why no further face is read; `nil` while there is room.
  var reason: String? {
    if facts > FontLimits.facts {
      return
        "these state \(FontLimits.facts >> 20) MB of names and numbers, the most that is taken of a file"
    }
    if tableBytes > FontLimits.tableBytes {
      return
        "these have \(FontLimits.tableBytes >> 20) MB of tables, the most that is gone through of a file"
    }
    return nil
  }
}

extension Face {
  /// About how many bytes its facts take in a report.
  fileprivate var size: Int {
    let texts = names.postScript + names.full + names.families
    let text = texts.reduce(0) { $0 + $1.utf8.count } + (license?.utf8.count ?? 0)
    let records = nameRecords.reduce(0) { $0 + $1.bytes.count + 64 }
    let instances = instances.reduce(0) { sum, instance in
      let names = instance.postScriptNames.reduce(0) { $0 + $1.utf8.count }
      return sum + names + 16 * instance.coordinates.count + 64
    }
    return text + records + instances + 64 * axes.count + 8 * coverage.ranges.count
  }
}
