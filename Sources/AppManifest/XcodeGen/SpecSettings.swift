import SourceText

/// The build settings of an XcodeGen spec.
struct SpecSettings {
  let spec: PlacedValue

  /// The names of the project's build configurations, in the order of the spec.
  var configurations: [String] {
    let names = spec["configs"]?.entries?.map(\.key) ?? []
    return names.isEmpty ? ["Debug", "Release"] : names
  }

  /// The settings of a target in a configuration, the project's below the target's own.
  func settings(of target: PlacedValue, _ configuration: String) -> [String: PlacedValue] {
    var result: [String: PlacedValue] = [:]
    add(spec["settings"], configuration, to: &result, depth: 0)
    add(target["settings"], configuration, to: &result, depth: 0)
    return result
  }

  private func add(
    _ value: PlacedValue?, _ configuration: String, to result: inout [String: PlacedValue],
    depth: Int
  ) {
    guard let value, depth < 16 else { return }
    let isStructured = ["base", "configs", "groups"].contains { value[$0] != nil }
    guard isStructured else {
      for entry in value.entries ?? [] { result[entry.key] = entry.value }
      return
    }
    for group in value["groups"]?.strings ?? [] {
      add(spec["settingGroups"]?[group], configuration, to: &result, depth: depth + 1)
    }
    for entry in value["base"]?.entries ?? [] { result[entry.key] = entry.value }
    for variant in value["configs"]?.entries ?? [] where applies(variant.key, to: configuration) {
      add(variant.value, configuration, to: &result, depth: depth + 1)
    }
  }

  /// `debug` means each configuration with that word in its name, but not one that another
  /// configuration is called exactly.
  private func applies(_ variant: String, to configuration: String) -> Bool {
    guard configuration.lowercased().contains(variant.lowercased()) else { return false }
    return variant == configuration || !configurations.contains(variant)
  }
}
