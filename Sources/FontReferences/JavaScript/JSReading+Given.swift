/// Names that components of other packages are given.
extension JSReading {
  /// A name that is given to a component of another package: whether that draws with it is not known for sure where
  /// the package is not; words like `body` are names of its theme, and what has no capital letters may be one.
  func given(
    _ reference: FontReference, to library: String, isDrawnWith: Bool?
  ) -> FontReference {
    var result = reference
    let reason = "the result of '\(library)' is unknown"
    result.candidates = reference.candidates.compactMap { candidate in
      guard candidate.missingKey == nil else { return nil }
      let mayBeOfTheme = !candidate.name.contains(where: \.isUppercase)
      let isWord = mayBeOfTheme && candidate.name.allSatisfy(\.isLetter)
      guard isDrawnWith == true || !isWord else { return nil }
      var copy = candidate
      if mayBeOfTheme || isDrawnWith == false { copy.isReachable = false }
      if isDrawnWith == nil { copy.isSure = false }
      return copy
    }
    if result.candidates.count < reference.candidates.count {
      result.undetermined = result.undetermined ?? reason
    }
    return result
  }
}
