/// A rule's documentation page, made of what the rule says of itself.
package enum RulePage {
  /// The page in Markdown; the same rule gives the same bytes.
  package static func markdown(for rule: any Rule.Type) -> String {
    let rule = rule.description
    var sections = [
      "# \(rule.identifier)",
      rule.summary.asSentence,
      "Severity: **\(rule.severity.rawValue)**, "
        + (rule.isOptIn
          ? "off by default; enable with `--enable-rule \(rule.identifier)`." : "on by default."),
      rule.rationale,
    ]
    if !rule.triggering.isEmpty {
      sections.append("## Reported")
      sections.append("`↓` marks the reported place.")
      sections += rule.triggering.flatMap { $0.sections(defaultSeverity: rule.severity) }
    }
    if !rule.nonTriggering.isEmpty {
      sections.append("## Not reported")
      sections += rule.nonTriggering.flatMap { $0.sections(defaultSeverity: rule.severity) }
    }
    sections.append("## Disabling")
    if rule.triggering.contains(where: \.isMarkedInText) {
      sections.append("For one line:")
      sections.append("```swift\n// fontgate:disable:next \(rule.identifier) - reason\n```")
      sections.append("In XML:")
      sections.append(
        "```xml\n<!-- fontgate:disable:next \(rule.identifier) - reason -->\n```")
    }
    sections.append("For one run: `--disable-rule \(rule.identifier)`.")
    return sections.joined(separator: "\n\n") + "\n"
  }
}

extension RuleExample {
  fileprivate var isMarkedInText: Bool {
    files.contains { path, text in
      // Comments of project files are not read.
      !path.hasSuffix(".yml") && !path.hasSuffix(".lock")
        && text.unicodeScalars.contains(RuleExample.mark)
    }
  }

  fileprivate func sections(defaultSeverity: Severity) -> [String] {
    var sections = ["### \(title.asHeading)"]
    if let severity, severity != defaultSeverity {
      sections.append("Severity: **\(severity.rawValue)**.")
    }
    for (path, text) in files.sorted(by: { $0.key < $1.key }) where !background.contains(path) {
      let code = text.hasSuffix("\n") ? String(text.dropLast()) : text
      sections.append("`\(path)`:")
      sections.append("```\(path.language)\n\(code)\n```")
    }
    if !fonts.isEmpty {
      let list = fonts.keys.sorted().map { path in
        marked.contains(path) ? "↓`\(path)`" : "`\(path)`"
      }
      sections.append("Fonts: " + list.joined(separator: ", "))
    } else if files.isEmpty || marked.contains("") {
      sections.append("The folder itself is reported.")
    }
    return sections
  }
}

extension String {
  fileprivate var asHeading: String { prefix(1).uppercased() + dropFirst() }

  fileprivate var asSentence: String { asHeading + "." }

  fileprivate var language: String {
    switch split(separator: ".").last {
    case "swift": "swift"
    case "m", "mm", "h": "objc"
    case "plist", "storyboard", "xib": "xml"
    case "yml": "yaml"
    case "lock": "json"
    default: "text"
    }
  }
}
