package import SourceText

/// Paths as reports write them.
struct ReportPaths {
  /// The current directory, without a slash at its end.
  private let directory: String
  /// Folders that are written as something else.
  private let standIns: [String: String]

  init(_ report: Report) {
    self.init(currentDirectory: report.currentDirectory, standIns: report.standIns)
  }

  init(currentDirectory: String, standIns: [String: String] = [:]) {
    self.standIns = standIns
    var directory = currentDirectory
    while directory.hasSuffix("/") { directory.removeLast() }
    self.directory = directory
  }

  /// Relative to the current directory when below it, else as it is; the directory itself is `.`.
  func relative(_ path: String) -> String {
    let path = written(path)
    guard !path.isEmpty, path != directory else { return "." }
    let prefix = directory + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return path }
    let rest = String(path.utf8.dropFirst(prefix.utf8.count)) ?? path
    return rest.isEmpty ? "." : rest
  }

  /// Absolute, whatever it was.
  func absolute(_ path: String) -> String {
    if path.isEmpty { return directory.isEmpty ? "/" : directory }
    let path = written(path)
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

extension ReportPaths {
  /// A path in a folder that stands for an archive, as one in the archive.
  private func written(_ path: String) -> String {
    for (folder, archive) in standIns where path == folder || path.hasPrefix(folder + "/") {
      return archive + path.dropFirst(folder.count)
    }
    return path
  }
}

extension Report {
  /// `path:line:column` as reports write it, fit to be shown.
  package func written(_ place: SourcePlace) -> String { ReportPaths(self).relative(place) }

  /// An absolute path as reports write it: one in an archive where the file was unpacked from one.
  package func writtenPath(_ path: String) -> String { ReportPaths(self).absolute(path) }
}
