/// The values of a document of which some stand in several places: each is read once, and what all of them
/// stand for is measured on the way.
struct SharedValues<Key: Hashable> {
  private struct Known {
    var value: PlacedValue
    /// What it stands for.
    var size: Int
    /// How deep it is nested in itself.
    var height: Int
  }

  /// A value that is being read: what there was before it.
  struct Begun {
    fileprivate var size: Int
    fileprivate var deepest: Int
  }

  /// Why a document is not read on.
  struct Excess: Error {
    let reason: String
  }

  private var known: [Key: Known] = [:]
  private var size = 0
  /// The deepest level that was reached within the value that is being read.
  private var deepest = 0

  /// The value of a key, where it was read before.
  mutating func value(_ key: Key, depth: Int) throws(Excess) -> PlacedValue? {
    guard let known = known[key] else { return nil }
    try add(known.size)
    try reach(depth + known.height)
    return known.value
  }

  /// Begins a value at a level, from 0.
  mutating func begin(depth: Int) throws(Excess) -> Begun {
    let begun = Begun(size: size, deepest: deepest)
    deepest = depth
    try add(DocumentLimits.sizeOfValue)
    try reach(depth)
    return begun
  }

  /// Counts the bytes of a text.
  mutating func add(_ bytes: Int) throws(Excess) {
    size += bytes
    guard size <= DocumentLimits.size else { throw Excess(reason: DocumentLimits.tooLarge) }
  }

  /// Ends the value that was begun last.
  /// - Parameter key: what it is known by; `nil` where it stands in one place.
  mutating func end(_ begun: Begun, depth: Int, _ value: PlacedValue, key: Key?) {
    if let key {
      known[key] = Known(value: value, size: size - begun.size, height: deepest - depth)
    }
    deepest = max(deepest, begun.deepest)
  }

  private mutating func reach(_ depth: Int) throws(Excess) {
    deepest = max(deepest, depth)
    guard depth < DocumentLimits.depth else { throw Excess(reason: DocumentLimits.tooDeep) }
  }
}
