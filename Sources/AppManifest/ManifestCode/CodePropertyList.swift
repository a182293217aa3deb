import SourceText

/// A dictionary of an `Info.plist` as a project file written in Swift puts it together.
struct CodePropertyList {
  var value: PlacedValue
  /// Where something stands whose value is not known.
  var unknowns: [SourcePlace]

  /// - Parameters:
  ///   - value: a dictionary, of literals or of `.string(…)`, `.array(…)` and so on.
  ///   - keys: the keys that matter; the others are left out.
  init(_ value: CodeValue, keys: Set<String>, place: SourcePlace) {
    unknowns = []
    self.value = PlacedValue(.dictionary([]), place: value.place ?? place)
    guard case .dictionary(let pairs, _) = Self.unwrapped(value) else {
      unknowns = [self.value.place]
      return
    }
    var entries: [PlacedValue.Entry] = []
    for pair in pairs {
      guard case .string(let key, let keyPlace) = pair.key else {
        if pair.key.isUnknown { unknowns.append(pair.key.place ?? place) }
        continue
      }
      guard keys.contains(key), let value = convert(pair.value, keyPlace, depth: 0) else {
        continue
      }
      entries.append(PlacedValue.Entry(key: key, keyPlace: keyPlace, value: value))
    }
    self.value.content = .dictionary(entries)
  }

  /// `nil` where the value is not known, or is `nil` itself. Of an array in an array only matters that
  /// it is one.
  private mutating func convert(_ value: CodeValue, _ place: SourcePlace, depth: Int)
    -> PlacedValue?
  {
    switch Self.unwrapped(value) {
    case .string(let text, let place): return PlacedValue(.string(text), place: place)
    case .boolean(let flag): return PlacedValue(.boolean(flag), place: place)
    case .array(let values, let place):
      let items = depth == 0 ? values : []
      return PlacedValue(
        .array(items.compactMap { convert($0, place, depth: depth + 1) }), place: place)
    case .dictionary(_, let place): return PlacedValue(.dictionary([]), place: place)
    case .nothing: return nil
    case .unknown(let place): unknowns.append(place)
    case .call(let call): unknowns.append(call.place)
    case .member(let member): unknowns.append(member.place)
    case .closure, .keyPath: unknowns.append(place)
    }
    return nil
  }

  /// What `.array(…)`, `.string(…)`, `.dictionary(…)` and the like hold.
  private static func unwrapped(_ value: CodeValue) -> CodeValue {
    guard case .call(let call) = value,
      ["string", "array", "dictionary", "boolean", "integer", "real"].contains(call.name),
      call.arguments.count == 1, let only = call.first
    else { return value }
    return only
  }
}
