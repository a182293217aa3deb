import FontInspection
import FontReferences
import SourceText

extension ReferenceReading {
  /// The same with the names of fonts in the place of the members of `R.font` that R.swift makes of them.
  ///
  /// R.swift names a member after the font's PostScript name: `R.font.interBold` is "Inter-Bold".
  func naming(accessorsOf catalogue: FontCatalogue) -> ReferenceReading {
    guard references.contains(where: { $0.api == .rSwiftAccessor }) else { return self }
    var names: [String: Set<String>] = [:]
    for name in catalogue.files.lazy.flatMap(\.faces).flatMap(\.names.postScript) {
      names[name.squashed, default: []].insert(name)
    }
    var result = self
    result.references = references.map { reference in
      guard reference.api == .rSwiftAccessor else { return reference }
      var copy = reference
      copy.candidates = reference.candidates.flatMap { candidate in
        (names[candidate.name.squashed] ?? []).sorted().prefix(1).map { name in
          var copy = candidate
          copy.name = name
          return copy
        }
      }
      if copy.candidates.isEmpty {
        copy.undetermined = "no font in this project gives R.swift a '\(reference.text)'"
      }
      return copy
    }
    return result
  }
}
