public import AppManifest
public import FontReferences
import FontResolution
public import SourceText

/// What `.fontgate.yml` says. What it does not say is `nil` or empty.
///
/// Its paths are relative to the file and absolute here.
public struct Configuration: Sendable, Equatable {
  /// The absolute path of the file.
  public var path: String
  /// The paths that are checked where none is asked for.
  public var included: [String] = []
  /// Globs of paths that are left out; those with a `/` begin with the file's folder.
  public var excluded: [String] = []
  /// Font files and folders that count as available to every process.
  public var fonts: [String] = []
  /// The names of the targets that are checked.
  public var targets: [String] = []
  public var platform: Platform?
  public var deploymentTarget: OSVersion?
  /// The build configuration that is checked.
  public var buildConfiguration: String?
  public var rules = RuleChoices()
  /// The identifier of the reporter of the main report.
  public var reporter: String?
  public var reports: [ReportRequest] = []
  /// Whether warnings fail.
  public var isStrict: Bool?
  public var failOn: FailureThreshold?
  /// The absolute path of the file that lists findings to let be.
  public var baseline: String?
  public var knownFonts: [KnownFont] = []
  public var fontFunctions: [FontFunction] = []
  /// Where the file names what may turn out not to exist: paths (absolute), targets, a configuration.
  public var places: [String: SourcePlace] = [:]

  /// - Parameter path: the absolute path of the file.
  public init(path: String) {
    self.path = path
  }

  /// The folder that the file's paths are relative to.
  public var folder: String {
    let parts = path.split(separator: "/").dropLast()
    return "/" + parts.joined(separator: "/")
  }

  /// A further report and the file it goes to.
  public struct ReportRequest: Sendable, Equatable {
    public var reporter: String
    public var file: String

    public init(reporter: String, file: String) {
      self.reporter = reporter
      self.file = file
    }
  }

  /// A name that is provided in a way fontgate cannot see.
  public struct KnownFont: Sendable, Equatable {
    public var name: String
    /// How it is provided, for people.
    public var reason: String
    /// Where the file names it.
    public var place: SourcePlace?

    public init(name: String, reason: String, place: SourcePlace? = nil) {
      self.name = name
      self.reason = reason
      self.place = place
    }
  }
}

extension Configuration {
  /// The paths that are checked: those that are asked for; where none is, or the file's own folder is,
  /// those the file includes.
  public func paths(asked: [String], currentDirectory: String) -> [String] {
    let others = asked.filter { absolutePath($0, in: currentDirectory) != folder }
    guard !included.isEmpty, asked.isEmpty || others.count < asked.count else {
      return asked.isEmpty ? ["."] : asked
    }
    return included + others
  }
}

extension Configuration {
  /// A complaint about something that does not exist, with the line that names it where the file does.
  public func complaint(_ message: String, about name: String) -> String {
    guard let place = places[name] else { return message }
    return ConfigurationError.Problem(message, place: place).description
  }
}

extension Configuration {
  /// From which severity on a finding fails, when the command line asks for a threshold, for strictness,
  /// or for neither.
  public func threshold(asked: FailureThreshold?, isStrict: Bool) -> FailureThreshold {
    if let asked { return asked.tightened(isStrict) }
    if isStrict { return failOn == .note ? .note : .warning }
    return (failOn ?? .error).tightened(self.isStrict == true)
  }
}

extension FailureThreshold {
  fileprivate func tightened(_ isStrict: Bool) -> FailureThreshold {
    isStrict && self == .error ? .warning : self
  }
}

extension FontGateOptions {
  /// Takes over what the file says and nobody asked for otherwise; patterns, fonts and known names add up.
  ///
  /// The rules are left as they are: `RuleChoices` joins them.
  public mutating func adopt(_ configuration: Configuration) {
    if isAbout(allOf: configuration) {
      judgedNames = configuration.knownFonts.compactMap { font in
        font.place.map { KnownName(name: font.name, place: $0) }
      }
    }
    excluded += configuration.excluded
    configuredFonts += configuration.fonts
    platform = platform ?? configuration.platform
    deploymentTarget = deploymentTarget ?? configuration.deploymentTarget
    if targets.isEmpty { targets = configuration.targets }
    self.configuration = self.configuration ?? configuration.buildConfiguration
    knownNames.formUnion(configuration.knownFonts.map(\.name))
    fontFunctions += configuration.fontFunctions
  }

  /// Whether a run leaves out nothing that the configuration is for: only then can it tell that nobody
  /// asks for a name.
  private func isAbout(allOf configuration: Configuration) -> Bool {
    guard excluded.isEmpty, targets.isEmpty, configuration.targets.isEmpty else { return false }
    let asked = Set(paths.map { absolutePath($0, in: currentDirectory) })
    let included = configuration.included
    return asked.isSuperset(of: included.isEmpty ? [configuration.folder] : included)
  }
}
