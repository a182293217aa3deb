/// A key of `.fontgate.yml`; the identifiers of rules are keys, too.
package enum ConfigurationKey: String, Sendable, Hashable, CaseIterable {
  case parentConfig = "parent_config"
  case included, excluded, fonts, targets, configuration, platform
  case deploymentTarget = "deployment_target"
  case onlyRules = "only_rules"
  case disabledRules = "disabled_rules"
  case optInRules = "opt_in_rules"
  case reporter, reports
  case failOn = "fail_on"
  case strict, baseline
  case knownFonts = "known_fonts"
  case fontFunctions = "font_functions"

  /// What it is for: one line, as editors show it.
  package var summary: String {
    switch self {
    case .parentConfig:
      "Another configuration file. What this file sets replaces what that one sets; lists that leave out or "
        + "add something (excluded, fonts, reports, known_fonts, font_functions) add up."
    case .included: "The paths that are checked if the command line has none."
    case .excluded:
      "Patterns of paths to leave out. One with a slash starts at the folder of this file; one without "
        + "matches at any depth."
    case .fonts: "Font files or folders from elsewhere that count as available."
    case .targets: "The targets that are checked; all, if the key is missing."
    case .configuration: "The build configuration that is checked; all, if the key is missing."
    case .platform: "The platform, if the project does not set it."
    case .deploymentTarget: "The deployment target, if the project does not set it."
    case .onlyRules: "The only rules that run."
    case .disabledRules: "Rules that do not run."
    case .optInRules: "Rules that run although they are off by default."
    case .reporter: "The format of the report."
    case .reports: "More reports: the format of each, and its file."
    case .failOn: "The lowest severity that fails the run."
    case .strict: "Whether warnings fail the run."
    case .baseline: "A file of known findings, which are not reported."
    case .knownFonts: "Fonts that fontgate cannot see, each with the reason."
    case .fontFunctions: "Functions of binary packages that take a font name."
    }
  }
}
