/// The new contents of a file.
package struct FileReplacement: Sendable, Hashable {
  /// The absolute path, without links on the way.
  package var path: String
  package var old: [UInt8]
  package var new: [UInt8]

  package init(path: String, old: [UInt8], new: [UInt8]) {
    self.path = path
    self.old = old
    self.new = new
  }
}

extension FileTree {
  /// The path of what stands at a path, without links; `nil` where nothing does.
  package static func resolved(_ path: String) -> String? { System.resolved(path) }

  /// Replaces several files, or none of them.
  ///
  /// The new contents of all are written beside them first; only then the files get their names. A file that
  /// its permissions protect is not replaced, whoever runs the process.
  /// - Throws: when one of them could not be replaced; then all are as they were.
  package static func replace(_ files: [FileReplacement]) throws(FileFailure) {
    try Interruption.holdingOff { () throws(FileFailure) in try replaceAll(files) }
  }

  private static func replaceAll(_ files: [FileReplacement]) throws(FileFailure) {
    var prepared: [System.Prepared] = []
    var done = 0
    do throws(FileFailure) {
      for file in files { prepared.append(try System.prepare(file)) }
      for file in prepared {
        try System.take(file)
        done += 1
      }
    } catch {
      for file in prepared.dropFirst(done) { System.discard(file) }
      // What was replaced gets back what it had.
      for file in files.prefix(done) { try? write(file.old, to: file.path) }
      throw error
    }
  }
}
