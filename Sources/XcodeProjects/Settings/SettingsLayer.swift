package import SourceText

/// A build setting as it is written in one place.
package struct BuildSetting: Sendable {
  /// The value, the items of a list joined by blanks.
  package var text: String
  package var place: SourcePlace
  /// When it holds: `sdk` → `iphoneos*`.
  package var conditions: [Condition] = []

  package struct Condition: Sendable, Hashable {
    package var name: String
    package var pattern: String
  }

  package init(text: String, place: SourcePlace) {
    self.text = text
    self.place = place
  }
}

/// The settings of one place: a build configuration's own, or those of an `.xcconfig` with its includes.
package struct SettingsLayer: Sendable {
  /// What is written for each name, later ones after earlier ones.
  package private(set) var settings: [String: [BuildSetting]] = [:]

  package init() {}

  /// The `buildSettings` of a build configuration.
  package init(_ dictionary: PlacedValue?) {
    for entry in dictionary?.entries ?? [] {
      guard let text = Self.text(entry.value) else { continue }
      add(entry.key, BuildSetting(text: text, place: entry.keyPlace))
    }
  }

  /// Adds what is written for a key with its conditions: `INFOPLIST_FILE[sdk=macosx*]`.
  package mutating func add(_ key: String, _ setting: BuildSetting) {
    guard let bracket = key.firstIndex(of: "[") else {
      settings[key, default: []].append(setting)
      return
    }
    var setting = setting
    let parts = key[bracket...].split { "[],".contains($0) }
    setting.conditions = parts.compactMap { part in
      guard let equals = part.firstIndex(of: "=") else { return nil }
      return BuildSetting.Condition(
        name: part[..<equals].trimmed, pattern: part[part.index(after: equals)...].trimmed)
    }
    settings[String(key[..<bracket]).trimmed, default: []].append(setting)
  }

  package mutating func add(_ other: SettingsLayer) {
    settings.merge(other.settings) { $0 + $1 }
  }

  /// The settings of a name that hold, the strongest first: those with conditions before those without,
  /// later ones before earlier ones.
  package func settings(_ name: String, where holds: (BuildSetting.Condition) -> Bool)
    -> [BuildSetting]
  {
    guard let written = settings[name] else { return [] }
    let holding = written.reversed().filter { $0.conditions.allSatisfy(holds) }
    return holding.filter { !$0.conditions.isEmpty } + holding.filter { $0.conditions.isEmpty }
  }

  private static func text(_ value: PlacedValue) -> String? {
    switch value.content {
    case .string(let text): text
    case .array(let items): items.compactMap(text).joined(separator: " ")
    case .number(let number): number == number.rounded() ? "\(Int(clamping: number))" : "\(number)"
    case .boolean(let flag): flag ? "YES" : "NO"
    case .dictionary, .other: nil
    }
  }
}

extension Int {
  /// The nearest whole number that there is.
  fileprivate init(clamping number: Double) {
    self = Int(exactly: number) ?? (number < 0 ? .min : .max)
  }
}
