import AppManifest
import FontDiagnostics
import FontReport
import FontResolution
import SourceText

/// Reads the keys of a configuration one by one, and notes what is wrong with each.
struct ConfigurationReader {
  let text: SourceText
  var configuration: Configuration
  var problems: [ConfigurationError.Problem] = []

  init(_ text: SourceText) {
    self.text = text
    configuration = Configuration(path: text.path)
  }

  /// The keys there are, beside the rules.
  enum Key: String, CaseIterable {
    case included, excluded, fonts, targets, platform
    case deploymentTarget = "deployment_target"
    case configuration
    case onlyRules = "only_rules"
    case disabledRules = "disabled_rules"
    case optInRules = "opt_in_rules"
    case reporter, reports, strict
    case failOn = "fail_on"
    case baseline
    case knownFonts = "known_fonts"
    case fontFunctions = "font_functions"
  }

  mutating func read(_ root: PlacedValue) {
    // A file of comments alone says nothing.
    if case .other = root.content { return }
    guard let entries = root.entries else {
      return complain("the configuration must be a dictionary, not \(root.kind)", root.place)
    }
    for entry in entries {
      if let key = Key(rawValue: entry.key) {
        // `excluded:` with every line behind it commented out.
        if case .other = entry.value.content { continue }
        read(key, entry.value)
      } else if RuleCatalogue.rule(entry.key) != nil {
        readRule(entry)
      } else {
        complain(unknownKey(entry.key), entry.keyPlace)
      }
    }
  }

  private mutating func read(_ key: Key, _ value: PlacedValue) {
    let name = key.rawValue
    switch key {
    case .included: configuration.included = paths(value, name)
    case .excluded: configuration.excluded = strings(value, name).map(anchored)
    case .fonts: configuration.fonts = paths(value, name)
    case .targets: configuration.targets = items(value, name).compactMap { placed($0, name) }
    case .platform: configuration.platform = platform(value)
    case .deploymentTarget: configuration.deploymentTarget = version(value)
    case .configuration: configuration.buildConfiguration = placed(value, name)
    case .onlyRules: configuration.rules.only = rules(value, name)
    case .disabledRules: configuration.rules.disabled += rules(value, name)
    case .optInRules: configuration.rules.enabled += rules(value, name)
    case .reporter:
      configuration.reporter = string(value, name).flatMap { reporter($0, value.place) }
    case .reports: configuration.reports = reports(value)
    case .strict: configuration.isStrict = boolean(value, name)
    case .failOn: configuration.failOn = word(value, name)
    case .baseline:
      configuration.baseline = placed(value, name) { [folder = configuration.folder] in
        absolutePath($0, in: folder)
      }
    case .knownFonts: configuration.knownFonts = knownFonts(value)
    case .fontFunctions: configuration.fontFunctions = fontFunctions(value)
    }
  }

  mutating func complain(_ message: String, _ place: SourcePlace) {
    problems.append(.init(message, place: place))
  }

  private func unknownKey(_ key: String) -> String {
    let known = Key.allCases.map(\.rawValue) + RuleCatalogue.all.map { $0.description.identifier }
    let meant = EditDistance.nearest(to: key.lowercased().replacing("-", with: "_"), among: known)
    return "unknown key \"\(key)\"" + question(meant)
  }

  /// The end of a complaint about a word that is near another.
  func question(_ meant: String?) -> String {
    meant.map { "; did you mean \"\($0)\"?" } ?? ""
  }
}
