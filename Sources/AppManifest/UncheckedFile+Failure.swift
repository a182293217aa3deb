package import FileTree
package import SourceText

extension UncheckedFile {
  /// What a walk could not enter, or what could not be read.
  package init(_ failure: FileFailure) {
    self.init(path: failure.path, reason: failure.reason, isError: failure.isError)
  }
}
