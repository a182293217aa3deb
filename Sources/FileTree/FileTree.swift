/// One walk over a folder, for everyone: what is there, in a stable order, and what could not be entered.
///
/// Symbolic links are followed once, as far as `Reach` lets them lead; a folder reached a second time (by
/// its device and file number) is not entered again. What links reach a second time stands apart (`links`).
package struct FileTree: Sendable, Equatable {
  /// The absolute path of the folder (or single file) that was walked.
  package var root: String
  /// Every file below the root, sorted by relative path.
  package var files: [File]
  /// The paths by which links lead once more to `files`, sorted by relative path. Who asks what is below a
  /// path needs them, for a build copies a file by the name of its link; who asks what is there does not.
  package var links: [File]
  /// The absolute paths of the folders that were left out for their names (`build`, `Pods`), in their order.
  package var skipped: [String]
  /// The absolute paths of the built apps and frameworks that were left out, in their order.
  package var products: [String]
  /// Folders that could not or must not be entered, each with the reason.
  package var unreadable: [FileFailure]
  /// How far else may be walked for what these files name.
  package var reach: Reach

  /// - Parameter reach: `nil` for what lies at and below the root, and beside it.
  package init(
    root: String, files: [File], unreadable: [FileFailure], reach: Reach? = nil, links: [File] = [],
    skipped: [String] = [], products: [String] = []
  ) {
    self.root = root
    self.files = files
    self.links = links
    self.skipped = skipped
    self.products = products
    self.unreadable = unreadable
    self.reach = reach ?? Reach([root])
  }

  /// A file of the tree.
  package struct File: Sendable, Hashable {
    /// The absolute path.
    package var path: String
    /// The path below the tree's root, with `/` between its components.
    package var relativePath: String
    /// The size in bytes.
    package var size: Int
    /// What kind of file it is, once links are followed.
    package var kind: Kind

    package enum Kind: Sendable, Hashable {
      case regular
      /// A FIFO, a socket or a device: listed, never opened.
      case special
      /// A link that leads nowhere.
      case brokenLink
    }

    package init(path: String, relativePath: String, size: Int, kind: Kind = .regular) {
      self.path = path
      self.relativePath = relativePath
      self.size = size
      self.kind = kind
    }
  }
}

/// A file or folder that could not be read, and why.
package struct FileFailure: Error, Sendable, Hashable {
  /// The absolute path.
  package var path: String
  /// The reason, in words a person understands: `"permission denied"`.
  package var reason: String
  /// Whether something is wrong with it; `false` for what is left alone by design.
  package var isError: Bool

  package init(path: String, reason: String, isError: Bool = true) {
    self.path = path
    self.reason = reason
    self.isError = isError
  }

  /// The reason for a FIFO, a socket or a device, which is never read.
  package static let isNoFile = "is not a regular file"
}
