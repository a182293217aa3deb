package import SourceText

/// What brings resources into a bundle that cannot be seen.
package struct UnseenResources: Sendable, Hashable {
  package var place: SourcePlace
  /// The names of the packages that it copies from; `nil` where they are not known, so that it may bring any
  /// font.
  package var packages: Set<String>?
  /// Whether it may bring the font files that the manifest lists and nothing else brings, by their names in
  /// lower case.
  private var listed: [String: Bool] = [:]

  package init(
    place: SourcePlace, packages: Set<String>? = nil, listed: some Sequence<String> = []
  ) {
    self.place = place
    self.packages = packages
    guard let packages else { return }
    for file in listed {
      let name = file.lastComponent.lowercased()
      if self.listed[name] == nil { self.listed[name] = PodFonts.mayBring(name, in: packages) }
    }
  }

  /// Whether it may bring a file of this name.
  package func mayBring(_ file: String) -> Bool {
    guard let packages else { return true }
    let name = file.lastComponent.lowercased()
    return listed[name] ?? PodFonts.mayBring(name, in: packages)
  }

  /// Whether a file is one that its packages are known for, by its name or by theirs.
  package func isKnown(for file: String) -> Bool {
    packages?.contains { PodFonts.isOwn(file, of: $0) } ?? false
  }
}

extension BundleContents {
  /// What may bring a file that a document of Interface Builder names, for the build lists that by itself: packages of
  /// which the names say that they bring fonts, or that are not known.
  package func unseenSource(of file: String) -> UnseenResources? {
    [unseen, fetched].compactMap { $0 }.first { unseen in
      unseen.packages.map { $0.contains { PodFonts.isForFont(file, $0) } } ?? true
    }
  }
}
