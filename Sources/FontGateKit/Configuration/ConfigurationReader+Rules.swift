import FontDiagnostics
import FontResolution
import SourceText

extension ConfigurationReader {
  /// The rules of a list.
  mutating func rules(_ value: PlacedValue, _ key: String) -> [String] {
    items(value, key).compactMap { item in
      guard let identifier = string(item, key) else { return nil }
      if RuleCatalogue.rule(identifier) != nil { return identifier }
      let unknown = UnknownRule(
        identifier: identifier, suggestion: RuleCatalogue.nearest(to: identifier))
      complain("\(unknown)", item.place)
      return nil
    }
  }

  /// `unlisted_font: error`, `unlisted_font: {severity: error}`; to give a severity turns the rule on.
  mutating func readRule(_ entry: PlacedValue.Entry) {
    guard let level = level(of: entry) else { return }
    switch level {
    case .off: configuration.rules.disabled.append(entry.key)
    case .error: turnOn(entry.key, as: .error)
    case .warning: turnOn(entry.key, as: .warning)
    case .note: turnOn(entry.key, as: .note)
    }
  }

  private enum Level: String, CaseIterable {
    case error, warning, note, off
  }

  private mutating func turnOn(_ rule: String, as severity: Severity) {
    configuration.rules.severities[rule] = severity
    configuration.rules.enabled.append(rule)
  }

  private mutating func level(of entry: PlacedValue.Entry) -> Level? {
    guard let options = entry.value.entries else { return level(entry.value, entry.key) }
    for option in options where option.key != "severity" {
      let meant = EditDistance.nearest(to: option.key.lowercased(), among: ["severity"])
      complain(
        "unknown option \"\(option.key)\" of \"\(entry.key)\"" + question(meant), option.keyPlace)
    }
    return options.first { $0.key == "severity" }.flatMap { level($0.value, "severity") }
  }

  private mutating func level(_ value: PlacedValue, _ key: String) -> Level? {
    // YAML reads the word off as a boolean.
    if value.content == .boolean(false) { return .off }
    return word(value, key)
  }
}
