import SourceText

/// A build setting as it is written in one place.
struct BuildSetting: Sendable {
  /// The value, the items of a list joined by blanks.
  var text: String
  var place: SourcePlace
  /// When it holds: `sdk` → `iphoneos*`.
  var conditions: [Condition] = []

  struct Condition: Sendable, Hashable {
    var name: String
    var pattern: String
  }
}

/// The settings of one place: a build configuration's own, or those of an `.xcconfig` with its includes.
struct SettingsLayer: Sendable {
  /// What is written for each name, later ones after earlier ones.
  private(set) var settings: [String: [BuildSetting]] = [:]

  init() {}

  /// The `buildSettings` of a build configuration.
  init(_ dictionary: PlacedValue?) {
    for entry in dictionary?.entries ?? [] {
      guard let text = Self.text(entry.value) else { continue }
      add(entry.key, BuildSetting(text: text, place: entry.keyPlace))
    }
  }

  /// Adds what is written for a key with its conditions: `INFOPLIST_FILE[sdk=macosx*]`.
  mutating func add(_ key: String, _ setting: BuildSetting) {
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

  mutating func add(_ other: SettingsLayer) {
    settings.merge(other.settings) { $0 + $1 }
  }

  /// The settings of a name that hold, the strongest first: those with conditions before those without,
  /// later ones before earlier ones.
  func settings(_ name: String, where holds: (BuildSetting.Condition) -> Bool) -> [BuildSetting] {
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
