import SourceText

/// Paths as reports write them.
struct ReportPaths {
  /// The current directory, without a slash at its end.
  private let directory: String

  init(_ report: Report) {
    self.init(currentDirectory: report.currentDirectory)
  }

  init(currentDirectory: String) {
    var directory = currentDirectory
    while directory.hasSuffix("/") { directory.removeLast() }
    self.directory = directory
  }

  /// Relative to the current directory when below it, else as it is; the directory itself is `.`.
  func relative(_ path: String) -> String {
    guard !path.isEmpty, path != directory else { return "." }
    let prefix = directory + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return path }
    let rest = String(path.utf8.dropFirst(prefix.utf8.count)) ?? path
    return rest.isEmpty ? "." : rest
  }

  /// Absolute, whatever it was.
  func absolute(_ path: String) -> String {
    if path.isEmpty { return directory.isEmpty ? "/" : directory }
    return path.hasPrefix("/") ? path : "\(directory)/\(path)"
  }

  /// `path:line:column`, as far as they are known, fit to be shown.
  func relative(_ place: SourcePlace) -> String {
    PrintableText.text(relative(place.path)) + Self.position(place)
  }

  /// `:line:column`, or nothing where the file as a whole is meant.
  static func position(_ place: SourcePlace) -> String {
    guard let line = place.line, let column = place.column else { return "" }
    return ":\(line):\(column)"
  }
}
