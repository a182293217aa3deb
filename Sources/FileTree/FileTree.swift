/// One walk over a folder, for everyone: what is there, in a stable order, and what could not be entered.
///
/// Symbolic links are followed once; a folder reached a second time (by its device and file number)
/// is not entered again.
public struct FileTree: Sendable, Equatable {
  /// The absolute path of the folder (or single file) that was walked.
  public var root: String
  /// Every file below the root, sorted by relative path.
  public var files: [File]
  /// Folders that could not be entered, each with the reason.
  public var unreadable: [FileFailure]

  public init(root: String, files: [File], unreadable: [FileFailure]) {
    self.root = root
    self.files = files
    self.unreadable = unreadable
  }

  /// A file of the tree.
  public struct File: Sendable, Hashable {
    /// The absolute path.
    public var path: String
    /// The path below the tree's root, with `/` between its components.
    public var relativePath: String
    /// The size in bytes.
    public var size: Int
    /// What kind of file it is, once links are followed.
    public var kind: Kind

    public enum Kind: Sendable, Hashable {
      case regular
      /// A FIFO, a socket or a device: listed, never opened.
      case special
      /// A link that leads nowhere.
      case brokenLink
    }

    public init(path: String, relativePath: String, size: Int, kind: Kind = .regular) {
      self.path = path
      self.relativePath = relativePath
      self.size = size
      self.kind = kind
    }
  }
}

/// A file or folder that could not be read, and why.
public struct FileFailure: Error, Sendable, Hashable {
  /// The absolute path.
  public var path: String
  /// The reason, in words a person understands: `"permission denied"`.
  public var reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The reason for a FIFO, a socket or a device, which is never read.
  public static let isNoFile = "is no regular file"
}
