import FontInspection

/// Font files that could not be read: whether a name exists in one of them cannot be said, so a name
/// that their file names suggest is not called missing (a checkout without Git LFS has nothing else).
struct UnreadableFonts: Sendable {
  private var files: [(path: String, stem: FoldedName)]
  /// Their paths by their names in small letters.
  private let byName: [String: [String]]
  /// Files that hold something else, such as a line of text in a font's place.
  private let impostors: Set<String>
  /// Those that stand for fonts which were never fetched: nobody knows what these are called.
  let unfetched: [String]

  init(_ failures: [FontInspectionError]) {
    unfetched = failures.filter { $0.cause == .notAFont(.gitLFSPointer) }.map(\.path)
    impostors = Set(
      failures.filter {
        [.notAFont(.unknownContent), .notAFont(.emptyFile), .notAFont(.htmlPage)].contains($0.cause)
      }.map(\.path))
    byName = Dictionary(grouping: failures.map(\.path)) { FileName($0).name.lowercased() }
    files = failures.map { ($0.path, FoldedName(FileName($0.path).stem)) }
      .filter { !$0.1.words.isEmpty }
  }

  /// The first file that passes and is called like the font, which it may hold: what holds something else has no
  /// font to be registered.
  func file(named name: String, where passes: (String) -> Bool) -> String? {
    let folded = FoldedName(name).withoutRegular
    return files.first { file in
      file.stem.withoutRegular == folded && !impostors.contains(file.path) && passes(file.path)
    }?.path
  }

  /// The first file that passes and has the name of another file, in whatever letter case.
  func file(calledLike path: String, where passes: (String) -> Bool) -> String? {
    byName[FileName(path).name.lowercased()]?.first(where: passes)
  }

  /// The first file that passes and whose name is the font's name, its family's, or one of its family's
  /// faces'.
  func file(probablyNamed name: String, where passes: (String) -> Bool) -> String? {
    let folded = FoldedName(name)
    guard !folded.words.isEmpty else { return nil }
    return files.first { file in
      (file.stem.withoutRegular == folded.withoutRegular
        || file.stem.isFamilyAndStyle(folded.joined) || folded.isFamilyAndStyle(file.stem.joined))
        && passes(file.path)
    }?.path
  }
}
