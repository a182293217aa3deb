package import AppManifest
package import FontReferences
package import FontReport
import FontResolution
package import SourceText

/// What `.fontgate.yml` says. What it does not say is `nil` or empty.
///
/// Its paths are relative to the file and absolute here.
package struct Configuration: Sendable, Equatable {
  /// The absolute path of the file.
  package var path: String
  /// The absolute path of the file whose values count where this one has none.
  package var parent: String?
  /// The paths that are checked where none is asked for.
  package var included: [String] = []
  /// Globs of paths that are left out; those with a `/` begin with the file's folder.
  package var excluded: [String] = []
  /// Font files and folders that count as available to every process.
  package var fonts: [String] = []
  /// The names of the targets that are checked.
  package var targets: [String] = []
  package var platform: Platform?
  package var deploymentTarget: OSVersion?
  /// The build configuration that is checked.
  package var buildConfiguration: String?
  package var rules = RuleChoices()
  /// The identifier of the reporter of the main report.
  package var reporter: String?
  package var reports: [ReportRequest] = []
  /// Whether warnings fail.
  package var isStrict: Bool?
  package var failOn: FailureThreshold?
  /// The absolute path of the file that lists findings to let be.
  package var baseline: String?
  package var knownFonts: [KnownFont] = []
  package var fontFunctions: [FontFunction] = []
  /// Where the file names what may turn out not to exist: paths (absolute), targets, a configuration.
  package var places: [String: SourcePlace] = [:]
  /// Where values are written, by their key, or the rule they are about: one place for each, in their order.
  package var origins: [String: [SourcePlace]] = [:]

  /// - Parameter path: the absolute path of the file.
  package init(path: String) {
    self.path = path
  }

  /// The folder that the file's paths are relative to.
  package var folder: String {
    "/" + path.folderComponents.joined(separator: "/")
  }

  /// A further report and the file it goes to.
  package struct ReportRequest: Sendable, Equatable {
    package var reporter: String
    package var file: String

    package init(reporter: String, file: String) {
      self.reporter = reporter
      self.file = file
    }
  }

  /// A name that is provided in a way fontgate cannot see.
  package struct KnownFont: Sendable, Equatable {
    package var name: String
    /// How it is provided, for people.
    package var reason: String
    /// Where the file names it.
    package var place: SourcePlace?

    package init(name: String, reason: String, place: SourcePlace? = nil) {
      self.name = name
      self.reason = reason
      self.place = place
    }
  }
}

extension Configuration {
  /// The paths that are checked: those that are asked for; where none is, or the file's own folder is,
  /// those the file includes.
  package func paths(asked: [String], currentDirectory: String) -> [String] {
    let others = asked.filter { absolutePath($0, in: currentDirectory) != folder }
    guard !included.isEmpty, asked.isEmpty || others.count < asked.count else {
      return asked.isEmpty ? ["."] : asked
    }
    return included + others
  }
}

extension Configuration {
  /// A complaint about something that does not exist, with the line that names it where the file does.
  package func complaint(_ message: String, about name: String) -> String {
    guard let place = places[name] else { return message }
    return ConfigurationError.Problem(message, place: place).description
  }
}

extension Configuration {
  /// From which severity on a finding fails, when the command line asks for a threshold, for strictness,
  /// or for neither.
  package func threshold(asked: FailureThreshold?, isStrict: Bool) -> FailureThreshold {
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

extension CheckOptions {
  /// Takes over what the file says and nobody asked for otherwise; patterns, fonts and known names add up.
  ///
  /// The rules are left as they are: `RuleChoices` joins them.
  package mutating func adopt(_ configuration: Configuration) {
    if isAbout(allOf: configuration) {
      judgedNames = configuration.knownFonts.compactMap { font in
        // Those of a parent may be for other projects.
        font.place.flatMap { place in
          place.path == configuration.path ? KnownName(name: font.name, place: place) : nil
        }
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
