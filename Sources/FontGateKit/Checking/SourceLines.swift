import FileTree
import FontDiagnostics
import FontReport
import SourceText

/// The lines of the files that diagnostics point at, each file read once.
final class SourceLines {
  /// Those read so far; `nil` for a file that is gone.
  private var texts: [String: SourceText?] = [:]

  /// What tells the line of a place from others; `nil` for a file as a whole, or one that is gone.
  func mark(of place: SourcePlace) -> String? {
    guard let line = place.line else { return nil }
    return text(place.path)?.mark(ofLine: line, at: place.column ?? 1)
  }

  /// The lines that reports show; a file that is gone has none.
  func excerpts(for diagnostics: [Diagnostic], _ edits: [TextEdit] = []) -> [Report.Excerpt: String]
  {
    var excerpts: [Report.Excerpt: String] = [:]
    for place in diagnostics.flatMap({ [$0.place] + $0.notes.compactMap(\.place) }) {
      guard let line = place.line else { continue }
      let excerpt = Report.Excerpt(path: place.path, line: line)
      // One line may have thousands of places, and megabytes.
      if excerpts[excerpt] == nil { excerpts[excerpt] = text(place.path)?.line(line) }
    }
    for place in edits.map(\.place) {
      for line in Set([place.range?.start.line, place.range?.end.line].compactMap { $0 }) {
        let excerpt = Report.Excerpt(path: place.path, line: line)
        if excerpts[excerpt] == nil { excerpts[excerpt] = text(place.path)?.line(line) }
      }
    }
    return excerpts
  }

  private func text(_ path: String) -> SourceText? {
    if let known = texts[path] { return known }
    let text = (try? FileTree.read(path)).map { SourceText(path: path, bytes: $0) }
    texts[path] = .some(text)
    return text
  }
}
