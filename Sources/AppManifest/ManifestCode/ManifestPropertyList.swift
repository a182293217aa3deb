import SourceText

/// A dictionary of an `Info.plist` as a project file written in Swift puts it together.
struct ManifestPropertyList {
  private(set) var value: PlacedValue
  /// Whether all of it is known.
  private(set) var isWhole = true

  /// - Parameters:
  ///   - value: a dictionary, of literals or of `.string(…)`, `.array(…)` and so on.
  ///   - keys: the keys that matter; the others are left out.
  init(_ value: ManifestValue, keys: Set<String>) {
    let dictionary = Self.unwrapped(value)
    self.value = PlacedValue(.dictionary([]), place: dictionary.place)
    guard dictionary.isDictionary else {
      isWhole = false
      return
    }
    var entries: [String: PlacedValue.Entry] = [:]
    for (key, value) in dictionary.entries {
      guard let name = key.string else {
        if key.isUnknown { isWhole = false }
        continue
      }
      guard keys.contains(name) else { continue }
      entries[name] = convert(value, depth: 0).map {
        PlacedValue.Entry(key: name, keyPlace: key.place, value: $0)
      }
    }
    self.value.content = .dictionary(entries.values.sorted { $0.keyPlace < $1.keyPlace })
  }

  /// One entry alone.
  init(_ key: ManifestValue, _ name: String, _ value: ManifestValue) {
    self.value = PlacedValue(.dictionary([]), place: key.place)
    let entry = convert(value, depth: 0).map {
      PlacedValue.Entry(key: name, keyPlace: key.place, value: $0)
    }
    self.value.content = .dictionary([entry].compactMap { $0 })
  }

  /// `nil` where the value is not known, or is `nil` itself. Of an array in an array only matters that
  /// it is one.
  private mutating func convert(_ value: ManifestValue, depth: Int) -> PlacedValue? {
    let value = Self.unwrapped(value)
    if let text = value.string { return PlacedValue(.string(text), place: value.place) }
    if let flag = value.boolean { return PlacedValue(.boolean(flag), place: value.place) }
    if value.isDictionary { return PlacedValue(.dictionary([]), place: value.place) }
    if value.isNothing { return nil }
    guard let all = value.array else {
      isWhole = false
      return nil
    }
    let items = depth == 0 ? all : []
    return PlacedValue(
      .array(items.compactMap { convert($0, depth: depth + 1) }), place: value.place)
  }

  /// What `.array(…)`, `.string(…)`, `.dictionary(…)` and the like hold.
  private static func unwrapped(_ value: ManifestValue) -> ManifestValue {
    if value.isNamed("init"), let literal = value["stringLiteral"] { return literal }
    guard
      value.isNamed("string", "array", "dictionary", "boolean", "integer", "real"),
      let only = value.first
    else { return value }
    return only
  }
}
