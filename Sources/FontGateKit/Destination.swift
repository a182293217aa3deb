public import FileTree

/// Where a report or a message goes.
public enum Destination: Sendable, Hashable {
  case standardOutput
  case standardError
  /// A file, by its path: absolute, or relative to the working directory. A regular file is replaced
  /// whole; devices, pipes and links are written to.
  case file(String)

  /// Writes a text in UTF-8.
  ///
  /// A reader that leaves before the end is no failure.
  /// - Throws: when not all of it could be written, with the name of the file or stream and the reason.
  public func write(_ text: String) throws(FileFailure) {
    let bytes = Array(text.utf8)
    switch self {
    case .standardOutput: try StandardStream.output.write(bytes)
    case .standardError: try StandardStream.error.write(bytes)
    case .file(let path): try FileTree.write(bytes, to: path)
    }
  }
}
