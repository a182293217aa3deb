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
      sections.append(legend(of: rule.triggering + rule.nonTriggering))
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
    sections.append(
      "For one run: `--disable-rule \(rule.identifier)`. For all runs, in `.fontgate.yml`: "
        + "`disabled_rules: [\(rule.identifier)]`.")
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// What has to be known to make an example again.
  private static func legend(of examples: [RuleExample]) -> String {
    var sentences = ["`↓` marks the reported place."]
    if examples.contains(where: \.hasPlainManifest) {
      sentences.append("An Info.plist that only lists the fonts of an example is not shown.")
    }
    if examples.contains(where: { !$0.fonts.isEmpty }) {
      let isRenamed = examples.contains { $0.fonts.contains { !$0.key.isNamed(as: $0.value) } }
      sentences.append(
        "The fonts are in `Fixtures/Fonts` of fontgate's repository"
          + (isRenamed ? "; some have another name there, which follows in parentheses." : "."))
    }
    return sentences.joined(separator: " ")
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
      let list = fonts.sorted { $0.key < $1.key }.map { path, fixture in
        (marked.contains(path) ? "↓`\(path)`" : "`\(path)`")
          + (path.isNamed(as: fixture) ? "" : " (`\(fixture)`)")
      }
      sections.append("Fonts: " + list.joined(separator: ", "))
    } else if files.isEmpty || marked.contains("") {
      sections.append("The folder itself is reported.")
    }
    let others = background.filter { !isPlainManifest($0) }.sorted()
    if !others.isEmpty {
      sections.append("Not shown: " + others.map(hiddenFile).joined(separator: "; ") + ".")
    }
    if files["fontgate-baseline.json"] != nil {
      sections.append("Run with `--baseline fontgate-baseline.json`.")
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
    // What else makes an app complete is the dictionary that its code loads.
    default: "`\(path)`, a style dictionary"
    }
  }

  private func listed(in path: String) -> [String] {
    (files[path] ?? "").matches(of: /<string>(.*?)<\/string>/).map { String($0.1) }
  }
}

extension String {
  fileprivate var asHeading: String { prefix(1).uppercased() + dropFirst() }

  /// Whether a font goes by the same file name in `Fixtures/Fonts`, and right in that folder.
  fileprivate func isNamed(as fixture: String) -> Bool { lastComponent == fixture }

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
