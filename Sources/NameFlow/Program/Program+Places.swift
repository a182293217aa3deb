package import SourceText

/// Where something stands, and how it is written.
extension Program {
  package func place(_ spot: Spot) -> SourcePlace {
    facts(spot.file)?.place(self[spot].range) ?? SourcePlace(path: texts[Int(spot.file)].path)
  }

  package func place(_ declared: Declared) -> SourcePlace {
    facts(declared.file)?.place(self[declared].range)
      ?? SourcePlace(path: texts[Int(declared.file)].path)
  }

  package func path(_ file: Int32) -> String { texts[Int(file)].path }

  package func place(_ file: Int32, _ range: Range<Int32>) -> SourcePlace {
    return facts(file)?.place(range) ?? SourcePlace(path: texts[Int(file)].path)
  }

  /// The source of a node on one line, as short as a message takes it.
  package func source(_ spot: Spot, limit: Int = 80) -> String {
    if let known = sources[limit]?[spot] { return known }
    let source = facts(spot.file)?.source(spot.node, limit: limit) ?? ""
    sources[limit, default: [:]][spot] = source
    return source
  }
}
