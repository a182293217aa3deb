extension Array where Element: Hashable {
  /// Each element once, in its first place.
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
