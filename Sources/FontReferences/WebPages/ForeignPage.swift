import SourceText

/// Tells pages and style sheets that others wrote, or a tool: what they ask for is not the app's choice.
enum ForeignPage {
  static func isForeign(_ text: SourceText) -> Bool {
    let path = text.path.lowercased()
    return libraries.contains(where: path.contains) || isMinified(text)
  }

  /// Whether a file is a report that fontgate wrote: it may lie in the project, and is no part of it.
  static func isReport(_ bytes: [UInt8]) -> Bool {
    bytes.firstIndex(of: reportMark, in: 0..<min(bytes.count, 2_000)) != nil
  }

  private static let reportMark = Array("<meta name=\"generator\" content=\"fontgate ".utf8)

  /// Whether lines are longer than anyone writes them.
  private static func isMinified(_ text: SourceText) -> Bool {
    text.path.contains(".min.")
      || (text.utf8.count > 2_000 && text.utf8.count / max(text.lineCount, 1) > 400)
  }

  private static let libraries = [
    "bootstrap", "fontawesome", "font-awesome", "jquery", "katex", "mathjax", "highlight",
    "prism", "normalize.css", "codemirror", "mermaid", "swagger", "docsets", "node_modules",
    "/vendor/", "/third_party/", "/thirdparty/", "/third-party/", "/docs/", "/doxygen",
    "/documentation/", "acknowledg", "license",
  ]
}
