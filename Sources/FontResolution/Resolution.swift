package import AppManifest
package import FontReferences
package import SourceText

/// What one process gives for one name.
package struct Resolution: Sendable, Equatable {
  /// The process, as an index into the assessment's processes.
  package var process: Int
  package var outcome: Outcome
  /// The face that is drawn, where it is one of the repository's; for `unregistered` the face that would be.
  package var face: FaceIdentity?
  /// The built-in font that is drawn.
  package var builtIn: BuiltInMatch?
  /// For `unregistered`: the first link of the chain that is broken. For `registeredAtRunTime` the same,
  /// where it is not certain that code registers the font.
  package var brokenLink: BrokenLink?
  /// For `unregistered`, `fallback` and `unknown`: the font of Apple's that has the name, and why this
  /// process cannot count on it (gone, not there yet, another platform's, …).
  package var unavailable: BuiltInMatch?
  /// For `registeredAtRunTime` the call that registers the font; for `unregistered` one that may, or
  /// that names its file; for `unknown` one that may fetch the font of Apple's in `unavailable`.
  package var registration: RunTimeFonts.Call?
  /// For `unknown`: the font that the process may have although the repository does not show it.
  package var unseen: UnseenFont?
  /// For `unknown`: the name of a file that is not here, which the name that is asked for probably misspells.
  package var meant: String?
  /// Whether the file of `unseen` is called like the font, or like a file elsewhere that has it.
  var isNamedByFile = false
  /// Whether the sources show that the process asks for the name. Where not, it is one of all the
  /// values of something no one knows, and a missing font is no more than a possibility.
  package var isReachable: Bool
  /// Whether the sources show that it is surely this name, and not one of several, that is asked for.
  package var isSure = true
  /// Whether anything but previews and tests of the process uses the name.
  package var isLive: Bool
  /// Whether some call asks for the name by itself, and not only as one of several that are tried in
  /// turn (`Assessment.chains`).
  package var isAskedAlone: Bool
  /// Whether a source of the process's own target uses the name, and not only code that it links.
  package var isUsedByTarget = true
  /// Whether another target finds the name, or may.
  package var isFoundElsewhere = false
  /// Whether only tests that the process hosts ask for the name.
  package var isOfTests = false

  package init(
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
  package enum Outcome: String, Sendable, Hashable, CaseIterable {
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
    package var isFound: Bool {
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
package struct FaceIdentity: Sendable, Hashable {
  /// The absolute path of the font file.
  package var path: String
  /// The PostScript name that was matched, or the face's own.
  package var postScriptName: String
  package init(path: String, postScriptName: String) {
    self.path = path
    self.postScriptName = postScriptName
  }
}

/// How a name matched a font of the platform, or of another one.
package struct BuiltInMatch: Sendable, Hashable {
  package enum How: Sendable, Hashable {
    case postScriptName, familyName, fullName, caseInsensitive
  }
  /// The font's real name of that kind.
  package var name: String
  package var how: How
  /// Whether the process can count on it.
  package var availability: BuiltInAvailability

  package init(
    name: String, how: How, availability: BuiltInAvailability = BuiltInAvailability(.available)
  ) {
    self.name = name
    self.how = how
    self.availability = availability
  }
}

/// A font that a process may have although the repository does not show it.
package enum UnseenFont: Sendable, Hashable {
  /// The project copies a file of about this name, and the file is not there.
  case absent(AbsentFont)
  /// Code registers a file of about this name, and the file is not there.
  case missing(RunTimeFonts.MissingFont)
  /// Code registers fonts of which it cannot be said which they are.
  case undetermined(RunTimeFonts.Call)
  /// The manifest declares a file of about this name, and a script copies files that are not there.
  case declared(String, at: SourcePlace, script: SourcePlace)
  /// A file of the process (an absolute path) is not the font but what stands for it until it is fetched.
  case unread(String)
  /// A package of the folder has a file of about this name (an absolute path), and its code may
  /// register it.
  case ofPackage(String)
}

/// Why a font of the repository is not available to a process.
package enum BrokenLink: Sendable, Hashable {
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
package struct ResolvedName: Sendable, Equatable {
  /// The name and where it is written, with what is known on all its ways; `nil` where it could not be
  /// determined.
  package var candidate: NameCandidate?
  /// The calls the name reaches, in the order of their places; never empty.
  package var uses: [FontReference]
  /// One for each process in which a use runs; empty where there is no process.
  package var resolutions: [Resolution]
  /// The nearest real names, best first, at most three; empty where every process finds the name as it
  /// is written, or where nothing is near.
  package var suggestions: [String]
  /// The same names with why each is near.
  package var nearest: [NearestName]

  package init(
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
  package var isCarriedOn: Bool { candidate == nil && uses.allSatisfy(\.isCarriedOn) }
}
