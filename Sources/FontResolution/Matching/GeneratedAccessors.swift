import FontInspection
import FontReferences
import SourceText

extension ReferenceReading {
  /// The same with the names of fonts in the place of those that accessors of SwiftGen, Tuist, and R.swift give
  /// (`AppFontFamily.GateSans.bold.name`, `R.font.gateSansBold`), where one font alone has such an accessor.
  func naming(accessorsOf catalogue: FontCatalogue) -> ReferenceReading {
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
}
