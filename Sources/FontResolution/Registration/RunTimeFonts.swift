public import AppManifest
public import SourceText

/// The fonts that the code of a process registers.
public struct RunTimeFonts: Sendable, Equatable {
  /// The files of the repository that it registers (absolute paths), each with the first call that does.
  public var files: [String: Call]
  /// Files that it may register: they lie in a bundle that a call probably does not look in, or
  /// accessors that nothing was seen to use would register them.
  public var possible: [String: Call]
  /// Files of the repository that a call names, and that are not in the process's bundle.
  public var unbundled: [String: Call]
  /// Files that calls name and that are nowhere in the repository, in the order of their places.
  public var missing: [MissingFont]
  /// Calls of which it cannot be said what they register.
  public var undetermined: [Call]

  /// Files of the bundle that a call names, and does not find: they are in a folder that it does not look
  /// in.
  public var misplaced: [String: Call] = [:]

  /// A call that fetches those of Apple's fonts that are offered as downloads.
  public var fetching: Call?

  public init(
    files: [String: Call] = [:], possible: [String: Call] = [:], unbundled: [String: Call] = [:],
    missing: [MissingFont] = [], undetermined: [Call] = []
  ) {
    self.files = files
    self.possible = possible
    self.unbundled = unbundled
    self.missing = missing
    self.undetermined = undetermined
  }

  /// A call that registers fonts, or a file that the project's tool writes to.
  public struct Call: Sendable, Hashable {
    /// The function's name, or the file's.
    public var function: String
    public var place: SourcePlace
    /// Why it cannot be said which fonts it registers; `nil` where that is known.
    public var reason: String?

    public init(function: String, place: SourcePlace, reason: String? = nil) {
      self.function = function
      self.place = place
      self.reason = reason
    }
  }

  /// A font that is registered by name and is not in the repository.
  public struct MissingFont: Sendable, Hashable {
    /// The file's name as code asks for it, or the data asset's.
    public var name: String
    /// Where the name is written.
    public var place: SourcePlace
    public var call: Call
    /// Whether it is a data set of an asset catalogue, not a file.
    public var isDataAsset: Bool
    /// What the project says of the file, where it copies it.
    public var absent: AbsentFont?
    /// A file of the bundle that was probably meant.
    public var nearMiss: NearMiss?

    public init(
      name: String, place: SourcePlace, call: Call, isDataAsset: Bool = false,
      absent: AbsentFont? = nil, nearMiss: NearMiss? = nil
    ) {
      self.name = name
      self.place = place
      self.call = call
      self.isDataAsset = isDataAsset
      self.absent = absent
      self.nearMiss = nearMiss
    }
  }

  /// The call that may register a file although it is not known to; `nil` where none may.
  public func call(perhapsRegistering path: String) -> Call? {
    possible[path] ?? undetermined.first
  }
}
