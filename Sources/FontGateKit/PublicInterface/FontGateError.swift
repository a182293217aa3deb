import FontReport

/// Why a check could not be made at all.
public struct FontGateError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of mistake it is.
  public var kind: Kind
  /// What is wrong, for people; a line for each mistake.
  public var description: String

  /// What stands in the way.
  public enum Kind: Sendable, Hashable {
    /// A rule, a target, or a build configuration that does not exist, or a mistake in the configuration
    /// file or the baseline.
    case usage
    /// A file or folder that does not exist or cannot be read.
    case notFound
    /// A file that cannot be written.
    case cannotWrite
  }

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  init(_ error: ConfigurationError) {
    self.init(error.status == .usage ? .usage : .notFound, error.description)
  }
}
