package import FileTree
import Foundation
import SourceText

/// Where a report or a message goes.
package enum Destination: Sendable, Hashable {
  case standardOutput
  case standardError
  /// A file, by its path: absolute, or relative to the working directory. A regular file is replaced
  /// whole; devices, pipes and links are written to. Folders on the way are made.
  case file(String)

  /// Writes a text in UTF-8.
  ///
  /// A reader that leaves before the end is no failure.
  /// - Throws: when not all of it could be written, with the name of the file or stream and the reason.
  package func write(_ text: String) throws(FileFailure) { try write(Array(text.utf8)) }

  /// Writes bytes; to a stream, behind those that were written before.
  package func write(_ bytes: [UInt8]) throws(FileFailure) {
    switch self {
    case .standardOutput: try StandardStream.output.write(bytes)
    case .standardError: try StandardStream.error.write(bytes)
    case .file(let path):
      Self.makeFolders(for: path)
      try FileTree.write(bytes, to: path)
    }
  }

  /// Makes the folders on the way to a file. Where that fails, writing the file says why.
  private static func makeFolders(for path: String) {
    let folder = path.folder
    guard !folder.isEmpty, !FileTree.isFolder(folder) else { return }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }
}
