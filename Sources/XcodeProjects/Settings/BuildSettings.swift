package import SourceText

/// The build settings of a target in one build configuration, for one platform.
package struct BuildSettings {
  /// From the weakest to the strongest.
  package let layers: [SettingsLayer]
  /// The SDK it is built with: `iphoneos`.
  package let sdk: String
  package let configuration: String
  private let work: SettingsWork

  package init(
    _ layers: [SettingsLayer], sdk: String, configuration: String,
    work: SettingsWork = SettingsWork()
  ) {
    self.layers = layers
    self.sdk = sdk
    self.configuration = configuration
    self.work = work
  }

  /// The same with a layer above all others.
  package func adding(_ layer: SettingsLayer) -> BuildSettings {
    BuildSettings(layers + [layer], sdk: sdk, configuration: configuration, work: work)
  }

  /// The same for another SDK.
  package func settings(sdk: String) -> BuildSettings {
    BuildSettings(layers, sdk: sdk, configuration: configuration, work: work)
  }

  /// A setting's value, everything known in it replaced; `nil` where nothing sets it.
  package func value(_ name: String) -> String? {
    candidates(name).isEmpty ? nil : expand("$(\(name))")
  }

  /// Where the setting that counts is written.
  package func place(_ name: String) -> SourcePlace? {
    candidates(name).first { !$0.place.path.isEmpty }?.place
  }

  /// Everything that is written for a name and would count but for what is stronger, the strongest first.
  package func written(_ name: String) -> [BuildSetting] {
    candidates(name).filter { !$0.place.path.isEmpty }
  }

  /// The names that something sets.
  package func names(where matches: (String) -> Bool) -> Set<String> {
    layers.reduce(into: []) { $0.formUnion($1.settings.keys.filter(matches)) }
  }

  /// Whether a setting says yes.
  package func isOn(_ name: String, default fallback: Bool = false) -> Bool {
    guard let value = value(name)?.trimmed.lowercased(), !value.isEmpty else { return fallback }
    return ["yes", "true", "1"].contains(value)
  }

  /// The items of a list, told apart by blanks outside of quotes.
  package func list(_ name: String) -> [String] {
    value(name).map(Self.items) ?? []
  }

  /// Whether some of a setting's values are for other builds: another SDK, architecture, or configuration.
  package func isConditional(_ name: String) -> Bool {
    layers.contains { layer in
      layer.settings(name) { _ in true }.count > layer.settings(name, where: holds).count
    }
  }

  /// A text with all settings in it replaced; those that nothing sets stay as they are written.
  package func expand(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    var expansion = expansion
    return expansion.expand(text)
  }

  /// Whether a setting cannot be followed to its end: what it is made of leads back to it, or grows without
  /// end.
  package func isEndless(_ name: String) -> Bool {
    var expansion = expansion
    _ = expansion.expand("$(\(name))")
    return expansion.isCut
  }

  private var expansion: SettingsExpansion {
    SettingsExpansion(work) { name, depth in
      let candidates = candidates(name)
      return candidates.indices.contains(depth) ? candidates[depth].text : nil
    }
  }

  private func candidates(_ name: String) -> [BuildSetting] {
    layers.reversed().flatMap { layer in layer.settings(name, where: holds) }
  }

  private func holds(_ condition: BuildSetting.Condition) -> Bool {
    switch condition.name {
    case "sdk": SettingPattern(condition.pattern).matches(sdk) || pattern(condition, names: sdk)
    case "config": SettingPattern(condition.pattern).matches(configuration)
    case "arch": ["*", "arm64", "arm64*"].contains(condition.pattern)
    default: condition.pattern == "*"
    }
  }

  /// `iphoneos18.0` means the SDK of that version: there is no other here.
  private func pattern(_ condition: BuildSetting.Condition, names sdk: String) -> Bool {
    let version = condition.pattern.drop { !$0.isNumber }
    return !version.isEmpty && condition.pattern.dropLast(version.count) == sdk
  }
}

extension BuildSettings {
  package static func items(_ text: String) -> [String] {
    var items: [String] = []
    var item = ""
    var quote: Character?
    var hasItem = false
    var rest = text[...]
    while let next = rest.popFirst() {
      if next == "\\", let escaped = rest.popFirst() {
        item.append(escaped)
        hasItem = true
      } else if let open = quote {
        if next == open { quote = nil } else { item.append(next) }
      } else if next == "\"" || next == "'" {
        quote = next
        hasItem = true
      } else if next.isWhitespace {
        if hasItem { items.append(item) }
        item = ""
        hasItem = false
      } else {
        item.append(next)
        hasItem = true
      }
    }
    return hasItem ? items + [item] : items
  }
}

/// A pattern of a condition: `*` stands for any text.
private struct SettingPattern {
  private let parts: [Substring]

  init(_ pattern: String) {
    parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
  }

  func matches(_ text: String) -> Bool {
    guard let first = parts.first, let last = parts.last else { return false }
    guard parts.count > 1 else { return text == first }
    guard text.hasPrefix(first), text.hasSuffix(last), text.count >= first.count + last.count else {
      return false
    }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
