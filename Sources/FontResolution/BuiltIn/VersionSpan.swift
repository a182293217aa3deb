import AppManifest

/// The versions of a platform whose lists of fonts have one.
struct VersionSpan: Sendable, Hashable {
  /// The first version that may have it; `nil` where it was there before anyone looked.
  var introduced: OSVersion?
  /// The first version whose list lacks it; `nil` where it is still listed.
  var unlisted: OSVersion?
  /// Whether it is found by its name although the newest list lacks it.
  var isFoundUnlisted = false

  /// Whether the newest version has it, as far as anyone can say.
  var isThere: Bool { unlisted == nil || isFoundUnlisted }

  init(introduced: OSVersion? = nil, unlisted: OSVersion? = nil) {
    self.introduced = introduced
    self.unlisted = unlisted
  }

  /// Reads `3-15`, `3-15!`, `7-`, `-`.
  init(_ text: some StringProtocol) {
    isFoundUnlisted = text.hasSuffix("!")
    let text = isFoundUnlisted ? text.dropLast() : text[...]
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    introduced = parts.first.flatMap { OSVersion(String($0)) }
    unlisted = parts.count > 1 ? OSVersion(String(parts[1])) : nil
  }

  /// From the first of several to the last.
  init(spanning spans: [VersionSpan]) {
    let starts = spans.compactMap(\.introduced)
    let ends = spans.compactMap(\.unlisted)
    introduced = starts.count == spans.count ? starts.min() : nil
    isFoundUnlisted = spans.contains(where: \.isFoundUnlisted)
    unlisted = ends.count == spans.count ? ends.max() : nil
  }
}
