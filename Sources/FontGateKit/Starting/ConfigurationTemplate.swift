import FontReport
import FontResolution
import SourceText

/// The `.fontgate.yml` that `fontgate init` writes: what is known of the project, and comments that say what
/// else there is.
package struct ConfigurationTemplate: Sendable {
  private let survey: ProjectSurvey
  private let baseline: String?

  /// - Parameter baseline: the name of the file of known findings beside it, where there is one.
  package init(_ survey: ProjectSurvey, baseline: String? = nil) {
    self.survey = survey
    self.baseline = baseline
  }

  package var text: String {
    [head, targets, excluded, rules, failing, baselineText, known].joined(separator: "\n")
  }
}

extension ConfigurationTemplate {
  private var head: String {
    """
    # yaml-language-server: $schema=\(ConfigurationSchema.fileName)
    # What fontgate checks, and how. All keys are optional; paths are relative to this file.
    # "fontgate config" shows what is in effect, "fontgate rules" lists the rules.

    """
  }

  private var targets: String {
    guard !survey.targets.isEmpty else {
      return """
        # No project with targets was found: each Info.plist with a font key counts as an app.
        # If the project does not set them:
        # platform: iOS
        # deployment_target: 16.0

        """
    }
    let found = survey.targets.map { "# - \(shown($0.name)) (\(shown($0.kind)))" }
    return """
      # The targets that were found. All of them are checked, and new ones, too, unless you list some:
      \(found.joined(separator: "\n"))
      # targets: \(YAMLText.comment(YAMLText.list(survey.targets.map(\.name).unique)))

      """
  }

  /// Folders that a target uses are not left out: names and fonts in them count.
  private var excluded: String {
    let free = survey.foreignFolders.filter { $0.user == nil }
    let used = survey.foreignFolders.filter { $0.user != nil }
    var lines = [
      "# What is not yours to fix. Pods, Carthage, node_modules, build, and hidden folders are skipped anyway."
    ]
    if free.isEmpty {
      lines.append("# excluded: [Vendor/**]")
    } else {
      lines.append("excluded:")
      lines += free.map { "  - \(YAMLText.scalar($0.path + "/**"))  # \($0.reason)" }
    }
    for folder in used {
      let user = shown(folder.user ?? "")
      lines.append(
        "# \(shown(YAMLText.scalar(folder.path + "/**"))) is \(folder.reason), but \(user) has files of it."
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var rules: String {
    """
    # A severity (error, warning, note, off) for a rule. It also enables a rule that is off by default:
    # unlisted_font: error
    # family_name_used: off

    """
  }

  private var failing: String {
    """
    # The lowest severity that fails the run: error, warning, note, never.
    fail_on: error

    """
  }

  private var baselineText: String {
    guard let baseline else {
      return """
        # Known findings to ignore; "fontgate check --write-baseline fontgate-baseline.json" writes the file.
        # baseline: fontgate-baseline.json

        """
    }
    return """
      # Known findings to ignore; "fontgate check --write-baseline \(baseline)" writes them again.
      baseline: \(YAMLText.scalar(baseline))

      """
  }

  private var known: String {
    """
    # Fonts that fontgate cannot see, because a script or a server brings them:
    # known_fonts:
    #   - name: Brand-Licensed
    #     reason: the licensed build adds it

    """
  }

  private func shown(_ text: String) -> String { YAMLText.comment(text) }
}
