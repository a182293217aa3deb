import FileTree
import SourceText

/// The lines of files, each file read once.
final class SourceLines {
  private var texts: [String: SourceText?] = [:]

  /// What tells the line of a place from others; `nil` for a file as a whole, or one that is gone.
  func mark(of place: SourcePlace) -> String? {
    guard let line = place.line else { return nil }
    if texts[place.path] == nil {
      texts[place.path] = .some(
        (try? FileTree.read(place.path)).map { SourceText(path: place.path, bytes: $0) })
    }
    return texts[place.path].flatMap { $0 }?.mark(ofLine: line, at: place.column ?? 1)
  }
}
