public import AppManifest
public import FontReferences

/// What one process gives for one name.
public struct Resolution: Sendable, Equatable {
  /// The process, as an index into the assessment's processes.
  public var process: Int
  public var outcome: Outcome
  /// The face that is drawn, where it is one of the repository's; for `unregistered` the face that would be.
  public var face: FaceIdentity?
  /// The built-in font that is drawn.
  public var builtIn: BuiltInMatch?
  /// For `unregistered`: the first link of the chain that is broken.
  public var brokenLink: BrokenLink?

  public init(
    process: Int, outcome: Outcome, face: FaceIdentity? = nil, builtIn: BuiltInMatch? = nil,
    brokenLink: BrokenLink? = nil
  ) {
    self.process = process
    self.outcome = outcome
    self.face = face
    self.builtIn = builtIn
    self.brokenLink = brokenLink
  }

  /// How a name matched, in the platform's order; the raw values are the JSON's.
  public enum Outcome: String, Sendable, Hashable, CaseIterable {
    case postScriptName, familyName, fullName, namedInstance, builtIn, caseInsensitive
    /// A font of the bundle that the process registers in code.
    case registeredAtRunTime
    /// A font of the repository that this process does not register.
    case unregistered
    /// No font has the name: something else is drawn.
    case fallback
    /// The platform's list of built-in fonts is too old to say.
    case unknown
    /// The name itself is not known.
    case undetermined

    /// Whether the name gives the font it asks for.
    public var isFound: Bool {
      switch self {
      case .postScriptName, .familyName, .fullName, .namedInstance, .builtIn, .caseInsensitive,
        .registeredAtRunTime:
        true
      case .unregistered, .fallback, .unknown, .undetermined: false
      }
    }
  }
}

/// A face of a file of the repository.
public struct FaceIdentity: Sendable, Hashable {
  /// The absolute path of the font file.
  public var path: String
  /// The PostScript name that was matched, or the face's own.
  public var postScriptName: String
  public init(path: String, postScriptName: String) {
    self.path = path
    self.postScriptName = postScriptName
  }
}

/// How a name matched a font of the platform.
public struct BuiltInMatch: Sendable, Hashable {
  public enum How: Sendable, Hashable { case postScriptName, familyName, fullName, caseInsensitive }
  /// The font's real name of that kind.
  public var name: String
  public var how: How
  public init(name: String, how: How) {
    self.name = name
    self.how = how
  }
}

/// Why a font of the repository is not available to a process.
public enum BrokenLink: Sendable, Hashable {
  /// The file is not in the process's bundle.
  case notBundled
  /// The file is in the bundle, and no entry of the manifest names it.
  case notDeclared
  /// The process has no manifest that declares fonts.
  case noManifest
}

/// One name as it is written somewhere, everything that uses it, and what each process gives for it.
///
/// A call whose name cannot be determined is an entry of its own, without a name.
public struct ResolvedName: Sendable, Equatable {
  /// The name and where it is written; `nil` where it could not be determined.
  public var candidate: NameCandidate?
  /// The calls the name reaches, in the order of their places; never empty.
  public var uses: [FontReference]
  /// One for each process in which a use runs; empty where there is no process.
  public var resolutions: [Resolution]
  /// The nearest real names, best first, at most three; empty where the name is found everywhere.
  public var suggestions: [String]

  public init(
    candidate: NameCandidate?, uses: [FontReference], resolutions: [Resolution],
    suggestions: [String] = []
  ) {
    self.candidate = candidate
    self.uses = uses
    self.resolutions = resolutions
    self.suggestions = suggestions
  }
}
