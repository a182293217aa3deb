import AppManifest
import FileTree
import FontDiagnostics
import FontReport
import Foundation
import SourceText

/// Checks the font names of Apple-platform apps against their fonts, as the command `fontgate` does.
///
/// ```swift
/// let result = try await FontGate(["MyApp"]).check()
/// for finding in result.findings where finding.severity == .error {
///   print("\(finding.place): \(finding.message)")  // MyApp/Theme.swift:4:28: no font is named …
/// }
/// ```
///
/// What is set here is what the command line would say: it goes before the configuration file. Nothing is
/// written but by ``fix(_:)`` and where a function's name says so.
public struct FontGate: Sendable {
  /// What is checked: project folders, `.xcodeproj`, `project.yml`, or `Info.plist` files, built apps
  /// (`.app`, `.ipa`, `.xcarchive`), source files, or folders of fonts; absolute, or relative to
  /// ``currentDirectory``. If empty, what the configuration file includes, or the current directory.
  public var paths: [String]
  /// The folder that relative paths are relative to, and that places are written relative to; absolute.
  public var currentDirectory: String
  /// Where the configuration is read from.
  public var configuration: ConfigurationSource = .automatic
  /// Patterns of paths that are left out, such as `Vendor/**`, besides those of the configuration file.
  public var excluded: [String] = []
  /// Font files and folders that count as available to every target, besides those of the file.
  public var fonts: [String] = []
  /// The names of the targets to check; all if empty.
  public var targets: [String] = []
  /// The build configuration to check, such as `Release`; all if `nil`.
  public var buildConfiguration: String?
  /// The platform, for projects that do not say it.
  public var platform: Platform?
  /// The deployment target, such as `16.0`, for projects that do not say it.
  public var deploymentTarget: String?
  /// Which rules run, and how severe they are.
  public var rules = Rules()
  /// The path of a baseline: findings in it are left out. If `nil`, the one of the configuration file.
  public var baseline: String?

  /// - Parameters:
  ///   - paths: see ``paths``.
  ///   - currentDirectory: the working directory of the process, if `nil`.
  public init(_ paths: [String] = [], currentDirectory: String? = nil) {
    self.paths = paths
    self.currentDirectory = currentDirectory ?? FileManager.default.currentDirectoryPath
  }

  /// Where a configuration is read from.
  public enum ConfigurationSource: Sendable, Hashable {
    /// `.fontgate.yml` next to the project or in the current directory, if there is one.
    case automatic
    /// This file.
    case file(String)
    /// Nowhere.
    case none
  }

  /// A platform of Apple.
  public enum Platform: String, Sendable, Hashable, CaseIterable {
    case iOS, macOS, macCatalyst, tvOS, watchOS, visionOS
  }

  /// Which rules run, and how severe they are; rules are named by their identifiers, such as
  /// `unknown_font_name`.
  public struct Rules: Sendable, Hashable {
    /// If not empty, only these rules run.
    public var only: [String]
    /// These do not run.
    public var disabled: [String]
    /// These run although they are off by default.
    public var enabled: [String]
    /// Severities other than the rules' own.
    public var severities: [String: Finding.Severity]

    public init(
      only: [String] = [], disabled: [String] = [], enabled: [String] = [],
      severities: [String: Finding.Severity] = [:]
    ) {
      self.only = only
      self.disabled = disabled
      self.enabled = enabled
      self.severities = severities
    }
  }
}

extension FontGate {
  /// Checks code, manifests, and fonts: what `fontgate check` does.
  ///
  /// A file that cannot be read is in ``CheckResult/uncheckedFiles``, a path that does not exist in
  /// ``CheckResult/missingPaths``; everything else is checked.
  /// - Throws: if the settings or the configuration file cannot be used.
  public func check() async throws(FontGateError) -> CheckResult {
    try CheckResult(await run(for: paths).checkUnpacking())
  }

  /// Checks font files alone: what `fontgate audit` does.
  /// - Throws: if the settings or the configuration file cannot be used.
  public func audit() throws(FontGateError) -> CheckResult {
    try CheckResult(run(for: paths).audit())
  }

  /// Explains what each target would give for a font name: what `fontgate explain NAME` prints.
  /// - Throws: if the settings, the configuration file, or a path cannot be used.
  public func explain(_ name: String) throws(FontGateError) -> String {
    try text(of: run(for: paths).explain(name))
  }

  /// Explains how the font names of the calls on a line were found: what `fontgate explain FILE:LINE` prints.
  /// - Parameters:
  ///   - file: absolute, or relative to ``currentDirectory``.
  ///   - line: from 1.
  /// - Throws: if the settings, the configuration file, or a path cannot be used, or the file is not in
  ///   the project.
  public func explain(file: String, line: Int) throws(FontGateError) -> String {
    try text(of: run(for: paths).explain(file: file, line: line))
  }

  /// Applies fixes to the files of the project, and checks what remains: what `fontgate fix` does.
  /// - Throws: if the settings or the configuration file cannot be used, or a file cannot be written.
  public func fix(_ applicability: Finding.Applicability = .safe) async throws(FontGateError)
    -> FixResult
  {
    let fixing = Fixing(try run(for: paths), applying: Fix.Applicability(applicability))
    do {
      let outcome = try await fixing.run()
      return FixResult(fixedFiles: outcome.fixed, result: try CheckResult(outcome.report))
    } catch let error as FontGateError {
      throw error
    } catch let error as Fixing.Failure {
      throw FontGateError(.cannotWrite, error.text.trimmingCharacters(in: .newlines))
    } catch {
      throw FontGateError(.cannotWrite, "\(error)")
    }
  }
}

extension FontGate {
  private func text(of explanation: Explanation) throws(FontGateError) -> String {
    if let unknown = explanation.unknownNames.first { throw FontGateError(.usage, "\(unknown)") }
    if let missing = explanation.missingPaths.first {
      throw FontGateError(.notFound, "\(missing.path): \(missing.reason)")
    }
    return explanation.text
  }

  /// The run that the settings and the configuration file ask for.
  private func run(for asked: [String]) throws(FontGateError) -> CheckRun {
    let file = try configurationFile()
    var options = CheckOptions(
      paths: file.paths(asked: asked, currentDirectory: currentDirectory),
      currentDirectory: currentDirectory, rules: try selection(of: file), excluded: excluded,
      fonts: fonts, platform: platform.flatMap { AppManifest.Platform(rawValue: $0.rawValue) },
      targets: targets, configuration: buildConfiguration)
    if let deploymentTarget {
      guard let version = OSVersion(deploymentTarget) else {
        throw FontGateError(.usage, "deployment target \"\(deploymentTarget)\" is no version")
      }
      options.deploymentTarget = version
    }
    options.adopt(file)
    if let baseline = baseline ?? file.baseline {
      do {
        options.baseline = try Baseline.read(at: baseline, currentDirectory: currentDirectory)
      } catch {
        throw FontGateError(error)
      }
    }
    return CheckRun(options)
  }

  private func configurationFile() throws(FontGateError) -> Configuration {
    do {
      switch configuration {
      case .none: break
      case .file(let path):
        return try Configuration.read(at: path, currentDirectory: currentDirectory)
      case .automatic:
        let found = try Configuration.find(for: paths, currentDirectory: currentDirectory)
        if let found { return found }
      }
    } catch {
      throw FontGateError(error)
    }
    return Configuration(path: currentDirectory + "/" + Configuration.fileName)
  }

  private func selection(of file: Configuration) throws(FontGateError) -> RuleSelection {
    let own = RuleChoices(
      only: rules.only, disabled: rules.disabled, enabled: rules.enabled,
      severities: rules.severities.mapValues(FontDiagnostics.Severity.init))
    do {
      return try file.rules.overridden(by: own).selection()
    } catch {
      throw FontGateError(.usage, "\(error)")
    }
  }
}
