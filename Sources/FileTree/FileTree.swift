/// One walk over a folder, for everyone: what is there, in a stable order, and what could not be entered.
///
/// Symbolic links are followed once, as far as `Reach` lets them lead; a folder reached a second time (by
/// its device and file number) is not entered again.
public struct FileTree: Sendable, Equatable {
  /// The absolute path of the folder (or single file) that was walked.
  public var root: String
  /// Every file below the root, sorted by relative path.
  public var files: [File]
  /// Folders that could not or must not be entered, each with the reason.
  public var unreadable: [FileFailure]
  /// How far else may be walked for what these files name.
  public var reach: Reach

  /// - Parameter reach: `nil` for what lies at and below the root, and beside it.
  public init(root: String, files: [File], unreadable: [FileFailure], reach: Reach? = nil) {
    self.root = root
    self.files = files
    self.unreadable = unreadable
    self.reach = reach ?? Reach([root])
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
  /// Whether something is wrong with it; `false` for what is left alone by design.
  public var isError: Bool

  public init(path: String, reason: String, isError: Bool = true) {
    self.path = path
    self.reason = reason
    self.isError = isError
  }

  /// The reason for a FIFO, a socket or a device, which is never read.
  public static let isNoFile = "is not a regular file"
}
