import FileTree
import FontDiagnostics
import FontReport
import SourceText

/// The source lines that diagnostics point at.
enum Excerpts {
  /// Reads each file once; a file that is gone by now has no lines.
  static func read(for diagnostics: [Diagnostic]) -> [Report.Excerpt: String] {
    var lines: [String: Set<Int>] = [:]
    for place in diagnostics.flatMap({ [$0.place] + $0.notes.compactMap(\.place) }) {
      guard let line = place.line else { continue }
      lines[place.path, default: []].insert(line)
    }
    var excerpts: [Report.Excerpt: String] = [:]
    for (path, numbers) in lines {
      guard let bytes = try? FileTree.read(path) else { continue }
      let text = SourceText(path: path, bytes: bytes)
      for number in numbers {
        excerpts[Report.Excerpt(path: path, line: number)] = text.line(number)
      }
    }
    return excerpts
  }
}
