public import AppManifest
public import FontReferences
public import SourceText

/// What one process gives for one name.
public struct Resolution: Sendable, Equatable {
  /// The process, as an index into the assessment's processes.
  public var process: Int
  public var outcome: Outcome
  /// The face that is drawn, where it is one of the repository's; for `unregistered` the face that would be.
  public var face: FaceIdentity?
  /// The built-in font that is drawn.
  public var builtIn: BuiltInMatch?
  /// For `unregistered`: the first link of the chain that is broken. For `registeredAtRunTime` the same,
  /// where it is not certain that code registers the font.
  public var brokenLink: BrokenLink?
  /// For `unregistered`, `fallback` and `unknown`: the font of Apple's that has the name, and why this
  /// process cannot count on it (gone, not there yet, another platform's, …).
  public var unavailable: BuiltInMatch?
  /// For `registeredAtRunTime` the call that registers the font; for `unregistered` one that may, or
  /// that names its file; for `unknown` one that may fetch the font of Apple's in `unavailable`.
  public var registration: RunTimeFonts.Call?
  /// For `unknown`: the font that the process may have although the repository does not show it.
  public var unseen: UnseenFont?
  /// Whether the file of `unseen` is called like the font, or like a file elsewhere that has it.
  var isNamedByFile = false
  /// Whether the sources show that the process asks for the name. Where not, it is one of all the
  /// values of something no one knows, and a missing font is no more than a possibility.
  public var isReachable: Bool
  /// Whether the sources show that it is surely this name, and not one of several, that is asked for.
  public var isSure = true
  /// Whether anything but previews and tests of the process uses the name.
  public var isLive: Bool
  /// Whether some call asks for the name by itself, and not only as one of several that are tried in
  /// turn (`Assessment.chains`).
  public var isAskedAlone: Bool
  /// Whether a source of the process's own target uses the name, and not only code that it links.
  public var isUsedByTarget = true
  /// Whether another target finds the name, or may.
  public var isFoundElsewhere = false
  /// Whether only tests that the process hosts ask for the name.
  public var isOfTests = false

  public init(
    process: Int, outcome: Outcome, face: FaceIdentity? = nil, builtIn: BuiltInMatch? = nil,
    brokenLink: BrokenLink? = nil, unavailable: BuiltInMatch? = nil, isReachable: Bool = true,
    isLive: Bool = true, isAskedAlone: Bool = true
  ) {
    self.process = process
    self.outcome = outcome
    self.face = face
    self.builtIn = builtIn
    self.brokenLink = brokenLink
    self.unavailable = unavailable
    self.isReachable = isReachable
    self.isLive = isLive
    self.isAskedAlone = isAskedAlone
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
    /// It cannot be said: the platform's list of built-in fonts is too old (`unavailable` is set), the
    /// font file that probably has the name could not be read (`face` is set), the manifest that may declare the
    /// font is not here (`brokenLink` is set), or the process may have
    /// a font that is not in the repository (`unseen` is set).
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

/// How a name matched a font of the platform, or of another one.
public struct BuiltInMatch: Sendable, Hashable {
  public enum How: Sendable, Hashable { case postScriptName, familyName, fullName, caseInsensitive }
  /// The font's real name of that kind.
  public var name: String
  public var how: How
  /// Whether the process can count on it.
  public var availability: BuiltInAvailability

  public init(
    name: String, how: How, availability: BuiltInAvailability = BuiltInAvailability(.available)
  ) {
    self.name = name
    self.how = how
    self.availability = availability
  }
}

/// A font that a process may have although the repository does not show it.
public enum UnseenFont: Sendable, Hashable {
  /// The project copies a file of about this name, and the file is not there.
  case absent(AbsentFont)
  /// Code registers a file of about this name, and the file is not there.
  case missing(RunTimeFonts.MissingFont)
  /// Code registers fonts of which it cannot be said which they are.
  case undetermined(RunTimeFonts.Call)
  /// The manifest declares a file of about this name, and a script copies files that are not there.
  case declared(String, at: SourcePlace, script: SourcePlace)
  /// A package of the folder has a file of about this name (an absolute path), and its code may
  /// register it.
  case ofPackage(String)
}

/// Why a font of the repository is not available to a process.
public enum BrokenLink: Sendable, Hashable {
  /// The file is not in the process's bundle.
  case notBundled
  /// The file is in the bundle, and no entry of the manifest names it.
  case notDeclared
  /// The process has no manifest that declares fonts.
  case noManifest
  /// The file is in the bundle, and the manifest is not here to be read.
  case manifestUnseen
  /// Code registers it, and a launch screen is drawn before any code runs.
  case registeredAfterLaunch
}

/// One name as it is written somewhere, everything that uses it, and what each process gives for it.
///
/// A call whose name cannot be determined is an entry of its own, without a name.
public struct ResolvedName: Sendable, Equatable {
  /// The name and where it is written, with what is known on all its ways; `nil` where it could not be
  /// determined.
  public var candidate: NameCandidate?
  /// The calls the name reaches, in the order of their places; never empty.
  public var uses: [FontReference]
  /// One for each process in which a use runs; empty where there is no process.
  public var resolutions: [Resolution]
  /// The nearest real names, best first, at most three; empty where every process finds the name as it
  /// is written, or where nothing is near.
  public var suggestions: [String]
  /// The same names with why each is near.
  public var nearest: [NearestName]

  public init(
    candidate: NameCandidate?, uses: [FontReference], resolutions: [Resolution],
    suggestions: [String] = [], nearest: [NearestName] = []
  ) {
    self.candidate = candidate
    self.uses = uses
    self.resolutions = resolutions
    self.suggestions = suggestions
    self.nearest = nearest
  }

  /// Whether it is the name of an existing font: nothing is asked for.
  public var isCarriedOn: Bool { candidate == nil && uses.allSatisfy(\.isCarriedOn) }
}
