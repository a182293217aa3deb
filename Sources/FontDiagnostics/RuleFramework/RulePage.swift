import SourceText
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
      sections.append(
        "`↓` marks the reported place."
          + ((rule.triggering + rule.nonTriggering).contains(where: \.hasPlainManifest)
            ? " An Info.plist that only lists the fonts of an example is not shown." : ""))
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
      // Comments of project files are not read, and JSON has none.
      !path.hasSuffix(".yml") && !path.hasSuffix(".lock") && !path.hasSuffix(".json")
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
    let others = background.filter { !isPlainManifest($0) }.sorted()
    if !others.isEmpty {
      sections.append("Not shown: " + others.map(hiddenFile).joined(separator: "; ") + ".")
    }
    return sections
  }

  fileprivate var hasPlainManifest: Bool { background.contains(where: isPlainManifest) }

  /// Whether a file is an Info.plist that lists the fonts of the example, and nothing else.
  private func isPlainManifest(_ path: String) -> Bool {
    path.lastComponent == "Info.plist"
      && files[path] == ManifestText.listing(listed(in: path))
      && listed(in: path).sorted() == fonts.keys.map(\.lastComponent).sorted()
  }

  /// A file that the page does not show, with the fonts that it lists.
  private func hiddenFile(_ path: String) -> String {
    let listed = listed(in: path)
    return switch files[path] {
    case ManifestText.listing(listed):
      "`\(path)`, in which `UIAppFonts` "
        + (listed.isEmpty
          ? "is empty" : "lists " + listed.map { "`\($0)`" }.joined(separator: ", "))
    case listed.first.map(ManifestText.fontsPath):
      "`\(path)`, in which `ATSApplicationFontsPath` is `\(listed.first ?? "")`"
    default: "`\(path)`"
    }
  }

  private func listed(in path: String) -> [String] {
    (files[path] ?? "").matches(of: /<string>(.*?)<\/string>/).map { String($0.1) }
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
