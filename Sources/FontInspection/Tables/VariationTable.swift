/// `fvar`: the axes of a variable font and its named instances.
///
/// Read from the table itself: FreeType's `FT_Get_MM_Var` adds a default instance that the font may
/// not have, and other PostScript names than Apple platforms use.
struct VariationTable {
  var axes: [Axis] = []
  var instances: [Instance] = []
  /// What is wrong with the table, if anything is.
  var damage: String?

  struct Axis {
    var tag: String
    var minimum, defaultValue, maximum: Double
    var flags, name: Int
  }

  struct Instance {
    var name: Int
    /// The name ID of the instance's own PostScript name; `nil` where it has none.
    var postScriptName: Int?
    var coordinates: [Double]
  }

  init(_ table: TableBytes) {
    guard let start = table.unsigned16(4), let axisCount = table.unsigned16(8),
      let axisSize = table.unsigned16(10), let instanceCount = table.unsigned16(12),
      let instanceSize = table.unsigned16(14)
    else {
      damage = "\(table.count) bytes long, its header alone needs 16"
      return
    }
    guard axisSize >= 20, instanceSize >= 4 * axisCount + 4 || instanceCount == 0 else {
      damage = "the sizes of its records make no sense"
      return
    }
    readAxes(table, at: start, count: axisCount, size: axisSize)
    guard axes.count == axisCount else { return }
    let instances = start + axisCount * axisSize
    readInstances(table, at: instances, count: instanceCount, size: instanceSize)
  }
}

extension VariationTable {
  private mutating func readAxes(_ table: TableBytes, at start: Int, count: Int, size: Int) {
    for index in 0..<count {
      let place = start + index * size
      guard let tag = table.tag(place), let minimum = table.fixed(place + 4),
        let defaultValue = table.fixed(place + 8), let maximum = table.fixed(place + 12),
        let flags = table.unsigned16(place + 16), let name = table.unsigned16(place + 18)
      else {
        damage = "ends in axis \(index + 1) of \(count)"
        return
      }
      axes.append(
        Axis(
          tag: tag.text, minimum: minimum, defaultValue: defaultValue, maximum: maximum,
          flags: flags, name: name))
    }
  }

  private mutating func readInstances(_ table: TableBytes, at start: Int, count: Int, size: Int) {
    let holdsPostScriptName = size >= 4 * axes.count + 6
    for index in 0..<count {
      let place = start + index * size
      guard place + size <= table.count, let name = table.unsigned16(place) else {
        damage = "ends in instance \(index + 1) of \(count)"
        return
      }
      let coordinates = axes.indices.map { table.fixed(place + 4 + 4 * $0) ?? 0 }
      let own = holdsPostScriptName ? table.unsigned16(place + 4 + 4 * axes.count) : nil
      instances.append(
        Instance(
          name: name, postScriptName: own == 0 || own == 0xFFFF ? nil : own,
          coordinates: coordinates))
    }
  }
}
