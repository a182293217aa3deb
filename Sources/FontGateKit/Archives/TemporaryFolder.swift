import FileTree
import Foundation
import SourceText

/// A folder among the temporary files, gone with the last reference to it or with the process, be it that a
/// signal ends that.
final class TemporaryFolder {
  /// The absolute path.
  let path: String
  private var subfolders: Set<String> = []
  private let interruption: Interruption

  init() throws(FileFailure) {
    let path =
      FileManager.default.temporaryDirectory.path + "/fontgate-" + UUID().uuidString
    self.path = path
    // First, so that at no moment the folder is there alone.
    interruption = Interruption { TemporaryFolder.remove(path) }
    try Self.makeFolder(at: path)
  }

  deinit { Self.remove(path) }

  /// Makes a folder, with those on the way.
  /// - Parameter relativePath: where it lies below this one.
  func makeFolder(_ relativePath: String) throws(FileFailure) {
    var folder = path
    for name in relativePath.pathComponents {
      folder += "/" + name
      // One by one: once all is removed, nothing makes it again.
      if subfolders.insert(folder).inserted { try Self.makeFolder(at: folder) }
    }
  }

  /// Writes a file.
  /// - Parameter relativePath: where it lies below the folder; folders on the way are made.
  func write(_ bytes: [UInt8], to relativePath: String) throws(FileFailure) {
    try makeFolder(relativePath.folder)
    let file = path + "/" + relativePath
    do {
      let attributes = [FileAttributeKey.posixPermissions: 0o600]
      guard FileManager.default.createFile(atPath: file, contents: nil, attributes: attributes)
      else { throw CocoaError(.fileWriteUnknown) }
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
      try handle.write(contentsOf: bytes)
      try handle.close()
    } catch {
      throw FileFailure(path: file, reason: "cannot be unpacked into the temporary folder")
    }
  }
}

extension TemporaryFolder {
  private static func makeFolder(at path: String) throws(FileFailure) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700])
    } catch {
      guard !FileTree.isFolder(path) else { return }
      throw FileFailure(path: path, reason: "cannot be created in the temporary folder")
    }
  }

  /// Removes it under another name, so that what is still being written finds no way into it.
  ///
  /// A signal and the end of the check may come together: two that remove the same files stop each other.
  private static func remove(_ path: String) {
    removal.withLock {
      let gone = path + "-gone"
      try? FileManager.default.moveItem(atPath: path, toPath: gone)
      for _ in 0..<3 where FileTree.isFolder(gone) {
        try? FileManager.default.removeItem(atPath: gone)
      }
    }
  }

  private static let removal = NSLock()
}
