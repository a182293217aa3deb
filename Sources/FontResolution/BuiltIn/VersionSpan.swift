import AppManifest

/// The versions of a platform that have a font.
struct VersionSpan: Sendable, Hashable {
  /// The first version that has it; `nil` where it was there before anyone looked.
  var introduced: OSVersion?
  /// The first version that lacks it; `nil` where it is still there.
  var removed: OSVersion?

  init(introduced: OSVersion? = nil, removed: OSVersion? = nil) {
    self.introduced = introduced
    self.removed = removed
  }

  /// Reads `3-15`, `7-`, `-`.
  init(_ text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    introduced = parts.first.flatMap { OSVersion(String($0)) }
    removed = parts.count > 1 ? OSVersion(String(parts[1])) : nil
  }

  /// From the first of several to the last.
  init(spanning spans: [VersionSpan]) {
    let starts = spans.compactMap(\.introduced)
    let ends = spans.compactMap(\.removed)
    introduced = starts.count == spans.count ? starts.min() : nil
    removed = ends.count == spans.count ? ends.max() : nil
  }
}
