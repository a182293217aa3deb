package import AppManifest
import FontDiagnostics
import FontReferences
package import FontReport
import FontResolution
import SourceText

/// What is in effect when a configuration and the options of a command line meet, with where each value
/// comes from.
package struct EffectiveConfiguration: Sendable {
  /// What the command line says.
  package struct Asked: Sendable {
    package var paths: [String] = []
    package var excluded: [String] = []
    package var fonts: [String] = []
    package var targets: [String] = []
    package var buildConfiguration: String?
    package var platform: Platform?
    package var deploymentTarget: OSVersion?
    package var rules = RuleChoices()
    package var reporter: String?
    /// `REPORTER=FILE`
    package var reports: [String] = []
    package var failOn: FailureThreshold?
    package var isStrict = false
    package var baseline: String?

    package init() {}
  }

  private let configuration: Configuration
  private let asked: Asked
  private let currentDirectory: String
  /// The reporter where nobody chooses one.
  private let usualReporter: String

  /// - Parameter currentDirectory: the folder that the paths of the command line are relative to, absolute.
  package init(
    _ configuration: Configuration, asked: Asked, usualReporter: String, currentDirectory: String
  ) {
    self.configuration = configuration
    self.asked = asked
    self.usualReporter = usualReporter
    self.currentDirectory = currentDirectory
  }

  /// A value, and where it comes from.
  fileprivate struct Value {
    var text: String
    var origin: String
  }

  /// How a key has its values.
  fileprivate enum Shape {
    case one(Value)
    case list([Value])
    case nothing
  }

  /// YAML that a configuration may hold, each value with a comment that says where it comes from.
  package var text: String {
    let keys = ConfigurationKey.allCases.map { key in
      switch value(of: key) {
      case .one(let value): Self.line("\(key.rawValue): \(value.text)", value.origin)
      case .list(let values):
        "\(key.rawValue):\n" + values.map { Self.line("  \($0.text)", $0.origin) }.joined()
      case .nothing: ""
      }
    }
    return parent + keys.joined() + rules
  }

  private static func line(_ text: String, _ origin: String) -> String {
    "\(text)  # \(YAMLText.comment(origin))\n"
  }
}

extension EffectiveConfiguration {
  private func value(of key: ConfigurationKey) -> Shape {
    switch key {
    case .parentConfig: .nothing
    case .included: included
    case .excluded:
      added(key, configuration.excluded.map(shown), asked.excluded.map { ($0, "--exclude") })
    case .fonts:
      added(key, configuration.fonts.map(shown), asked.fonts.map { (path($0), "--fonts") })
    case .targets:
      asked.targets.isEmpty
        ? added(key, configuration.targets, [])
        : .list(asked.targets.map { Value(text: item($0), origin: "--target") })
    case .configuration:
      one(key, asked.buildConfiguration, "--configuration", configuration.buildConfiguration)
    case .platform:
      one(key, asked.platform?.rawValue, "--platform", configuration.platform?.rawValue)
    case .deploymentTarget:
      one(
        key, asked.deploymentTarget?.description, "--deployment-target",
        configuration.deploymentTarget?.description)
    case .onlyRules:
      asked.rules.only.isEmpty
        ? added(key, configuration.rules.only, [])
        : .list(asked.rules.only.map { Value(text: item($0), origin: "--only-rule") })
    // The list of rules says what becomes of them.
    case .disabledRules, .optInRules: .nothing
    case .reporter:
      one(key, asked.reporter, "--reporter", configuration.reporter, usual: usualReporter)
    case .reports: reports
    case .failOn: failOn
    case .strict:
      asked.isStrict
        ? .one(Value(text: "true", origin: "--strict"))
        : .one(
          Value(
            text: configuration.isStrict == true ? "true" : "false",
            origin: origin(key, isSet: configuration.isStrict != nil)))
    case .baseline:
      one(key, asked.baseline.map(path), "--baseline", configuration.baseline.map(shown))
    case .knownFonts:
      .of(
        zip(configuration.knownFonts, places(key, configuration.knownFonts.count)).map {
          Value(
            text: "- {name: \(quoted($0.name)), reason: \(quoted($0.reason))}", origin: $1)
        })
    case .fontFunctions:
      .of(
        zip(configuration.fontFunctions, places(key, configuration.fontFunctions.count)).map {
          Value(
            text: "- {function: \(quoted($0.signature)), argument: \($0.argument + 1)}", origin: $1)
        })
    }
  }

  private var included: Shape {
    let checked = configuration.paths(asked: asked.paths, currentDirectory: currentDirectory)
    if checked == asked.paths {
      return .list(checked.map { Value(text: item(path($0)), origin: "command line") })
    }
    guard !configuration.included.isEmpty else {
      return .list(checked.map { Value(text: item(path($0)), origin: "default") })
    }
    let places = places(.included, configuration.included.count)
    return .list(
      checked.enumerated().map { index, checked in
        Value(
          text: item(path(checked)), origin: index < places.count ? places[index] : "command line")
      })
  }

  private var reports: Shape {
    let written = zip(configuration.reports, places(.reports, configuration.reports.count)).map {
      Value(text: "\($0.reporter): \(quoted(shown($0.file)))", origin: $1)
    }
    let asked = asked.reports.map { report in
      let parts = report.split(separator: "=", maxSplits: 1).map(String.init)
      return Value(
        text: "\(parts[0]): \(quoted(path(parts.count > 1 ? parts[1] : "")))", origin: "--report")
    }
    return .of(written + asked)
  }

  private var failOn: Shape {
    let threshold = configuration.threshold(asked: asked.failOn, isStrict: asked.isStrict)
    let origin =
      if asked.failOn != nil {
        "--fail-on"
      } else if asked.isStrict {
        "--strict"
      } else if configuration.failOn == nil, configuration.isStrict == true {
        self.origin(.strict, isSet: true)
      } else {
        self.origin(.failOn, isSet: configuration.failOn != nil)
      }
    return .one(Value(text: threshold.rawValue, origin: origin))
  }

  /// The file whose values are among the others here.
  private var parent: String {
    guard let parent = configuration.parent else { return "" }
    return Self.line(
      "# \(ConfigurationKey.parentConfig.rawValue): \(YAMLText.comment(shown(parent)))",
      origin(.parentConfig, isSet: true))
  }

  /// Every rule with its severity: those that somebody chose, then, as comments, the others.
  private var rules: String {
    let choices = configuration.rules.overridden(by: asked.rules)
    guard let selection = try? choices.selection() else { return "" }
    var chosen = ""
    var others = ""
    for rule in RuleCatalogue.all.map({ $0.description }) {
      let level = selection.runs(rule) ? selection.severity(of: rule).rawValue : "off"
      let line = "\(rule.identifier): \(level)"
      if let origin = origin(of: rule, runs: selection.runs(rule)) {
        chosen += Self.line(line, origin)
      } else {
        others += Self.line("# \(line)", "default")
      }
    }
    return chosen + others
  }

  private func origin(of rule: RuleDescription, runs: Bool) -> String? {
    let name = rule.identifier
    if asked.rules.disabled.contains(name) { return "--disable-rule" }
    if asked.rules.enabled.contains(name) { return "--enable-rule" }
    if !asked.rules.only.isEmpty { return "--only-rule" }
    if let place = configuration.origins[name]?.first { return words(place) }
    let only = configuration.origins[ConfigurationKey.onlyRules.rawValue]?.first
    return configuration.rules.only.isEmpty || runs ? nil : only.map(words)
  }
}

extension EffectiveConfiguration {
  private func one(
    _ key: ConfigurationKey, _ option: String?, _ name: String, _ value: String?,
    usual: String? = nil
  ) -> Shape {
    if let option { return .one(Value(text: quoted(option), origin: name)) }
    guard let text = value ?? usual else { return .nothing }
    return .one(Value(text: quoted(text), origin: origin(key, isSet: value != nil)))
  }

  private func added(
    _ key: ConfigurationKey, _ values: [String], _ options: [(String, String)]
  ) -> Shape {
    .of(
      zip(values, places(key, values.count)).map { Value(text: item($0), origin: $1) }
        + options.map { Value(text: item($0.0), origin: $0.1) })
  }

  private func origin(_ key: ConfigurationKey, isSet: Bool) -> String {
    isSet ? places(key, 1)[0] : "default"
  }

  /// Where each of so many values is written.
  private func places(_ key: ConfigurationKey, _ count: Int) -> [String] {
    let known = configuration.origins[key.rawValue] ?? []
    let usual = known.first ?? SourcePlace(path: configuration.path)
    return (0..<count).map { words($0 < known.count ? known[$0] : usual) }
  }

  private func words(_ place: SourcePlace) -> String {
    relative(place.path, to: currentDirectory) + (place.line.map { ":\($0)" } ?? "")
  }

  private func item(_ value: String) -> String { "- " + quoted(value) }
  private func quoted(_ value: String) -> String { YAMLText.scalar(value) }

  /// A path of the configuration as it would write it.
  private func shown(_ path: String) -> String {
    path.hasPrefix("/") ? relative(path, to: configuration.folder) : path
  }

  /// A path of the command line as the configuration would write it.
  private func path(_ path: String) -> String {
    shown(absolutePath(path, in: currentDirectory))
  }

  private func relative(_ path: String, to folder: String) -> String {
    if path == folder { return "." }
    let prefix = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}

extension EffectiveConfiguration.Shape {
  fileprivate static func of(_ values: [EffectiveConfiguration.Value]) -> Self {
    values.isEmpty ? .nothing : .list(values)
  }
}
