import FontInspection
import FontReferences
import SourceText

extension ReferenceReading {
  /// The same with the names of fonts in the place of the members of `R.font` that R.swift makes of them.
  ///
  /// R.swift names a member after the font's PostScript name: `R.font.interBold` is "Inter-Bold".
  func naming(accessorsOf catalogue: FontCatalogue) -> ReferenceReading {
    namingMembers(ofR: catalogue).namingAccessors(catalogue)
  }

  /// The same with the names of fonts in the place of those that accessors of SwiftGen and Tuist give
  /// (`AppFontFamily.GateSans.bold.name`), where one font alone has such an accessor.
  private func namingAccessors(_ catalogue: FontCatalogue) -> ReferenceReading {
    guard references.contains(where: { $0.candidates.contains { $0.accessor != nil } }) else {
      return self
    }
    let accessors = AccessorNames(catalogue.files)
    var result = self
    result.references = references.map { reference in
      var copy = reference
      copy.candidates = reference.candidates.compactMap { candidate in
        guard let accessor = candidate.accessor else { return candidate }
        guard let name = accessors.name(accessor) else {
          copy.undetermined = reference.undetermined ?? accessor.inWords
          return nil
        }
        var named = candidate
        named.name = name
        return named
      }
      return copy
    }
    return result
  }

  private func namingMembers(ofR catalogue: FontCatalogue) -> ReferenceReading {
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
