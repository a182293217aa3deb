import FileTree
import SourceText
import XcodeProjects

/// The build settings of an XcodeGen spec.
struct SpecSettings {
  let spec: PlacedValue
  /// The folder of the spec, and the one that the paths in each of its files start from.
  let folder: String
  let folders: [String: String]
  let configurationFiles: ConfigurationFiles
  private let limits = Limits()

  init(
    spec: PlacedValue, folder: String, folders: [String: String],
    configurationFiles: ConfigurationFiles
  ) {
    self.spec = spec
    self.folder = folder
    self.folders = folders
    self.configurationFiles = configurationFiles
  }

  /// The groups of settings that one target may take in.
  private static let mostGroups = 300

  /// What was not followed to its end.
  private final class Limits {
    var groupsAreCut = false
  }

  /// Why not all settings count; `nil` where they do.
  var remark: String? {
    limits.groupsAreCut
      ? "has a target with more than \(Self.mostGroups) groups of settings; the rest were not read"
      : nil
  }

  /// The names of the project's build configurations, in the order of the spec.
  var configurations: [String] {
    let names = spec["configs"]?.entries?.map(\.key) ?? []
    return names.isEmpty ? ["Debug", "Release"] : names
  }

  /// The settings of a target in a configuration.
  /// - Parameter platforms: those the spec gives it.
  func settings(
    of target: PlacedValue, named name: String, _ platforms: [Platform], in configuration: String
  ) -> BuildSettings {
    let layers = [
      builtIn(target, name, configuration), preset(platforms), debugging(configuration),
      versions(spec["options"]?["deploymentTarget"], platforms),
      file(spec, configuration), layer(spec["settings"], configuration),
      file(target, configuration), versions(target["deploymentTarget"], platforms),
      own(target, configuration),
    ]
    return BuildSettings(
      layers, sdk: platforms.first?.sdk ?? "", configuration: configuration)
  }

  /// What stands in the spec for the target itself, and nowhere else.
  func own(_ target: PlacedValue, _ configuration: String) -> SettingsLayer {
    layer(target["settings"], configuration)
  }
}

extension SpecSettings {
  private func layer(_ value: PlacedValue?, _ configuration: String) -> SettingsLayer {
    var result = SettingsLayer()
    var budget = Self.mostGroups
    add(value, configuration, to: &result, depth: 0, budget: &budget)
    if budget < 0 { limits.groupsAreCut = true }
    return result
  }

  private func add(
    _ value: PlacedValue?, _ configuration: String, to result: inout SettingsLayer, depth: Int,
    budget: inout Int
  ) {
    guard let value, depth < 16, budget >= 0 else { return }
    budget -= 1
    guard budget >= 0 else { return }
    let isStructured = ["base", "configs", "groups"].contains { value[$0] != nil }
    guard isStructured else { return result.add(SettingsLayer(value)) }
    for group in value["groups"]?.strings ?? [] {
      add(
        spec["settingGroups"]?[group], configuration, to: &result, depth: depth + 1,
        budget: &budget)
    }
    result.add(SettingsLayer(value["base"]))
    for variant in value["configs"]?.entries ?? [] where applies(variant.key, to: configuration) {
      add(variant.value, configuration, to: &result, depth: depth + 1, budget: &budget)
    }
  }

  /// `debug` means each configuration with that word in its name, but not one that another
  /// configuration is called exactly.
  private func applies(_ variant: String, to configuration: String) -> Bool {
    guard configuration.lowercased().contains(variant.lowercased()) else { return false }
    return variant == configuration || !configurations.contains(variant)
  }

  /// Whether all files are there in which settings of a target may stand.
  func areWhole(of target: PlacedValue) -> Bool {
    guard remark == nil else { return false }
    return [spec, target].allSatisfy { owner in
      configurations.allSatisfy { configuration in
        path(owner, configuration).map(configurationFiles.isWhole) ?? true
      }
    }
  }

  /// The `.xcconfig` of a configuration, for the project or a target.
  private func file(_ owner: PlacedValue, _ configuration: String) -> SettingsLayer {
    path(owner, configuration).map(configurationFiles.layer) ?? SettingsLayer()
  }

  private func path(_ owner: PlacedValue, _ configuration: String) -> String? {
    guard let path = owner["configFiles"]?[configuration], let text = path.string else {
      return nil
    }
    let start = folders[path.place.path] ?? folder
    return FileTree.absolute(text.hasPrefix("/") ? text : start + "/" + text)
  }

  private func builtIn(_ target: PlacedValue, _ name: String, _ configuration: String)
    -> SettingsLayer
  {
    let project = spec["name"]?.string ?? ""
    return layer([
      "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder, "PROJECT_NAME": project,
      "TARGET_NAME": name, "TARGETNAME": name, "CONFIGURATION": configuration,
      "PRODUCT_NAME": target["productName"]?.string ?? name, "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    ])
  }

  private func preset(_ platforms: [Platform]) -> SettingsLayer {
    layer([
      "SDKROOT": platforms.count == 1 ? platforms[0].sdk : "auto",
      "SUPPORTED_PLATFORMS": platforms.map(\.sdk).joined(separator: " "),
    ])
  }

  /// What XcodeGen gives configurations for debugging, which are told by their names.
  private func debugging(_ configuration: String) -> SettingsLayer {
    guard configuration.lowercased().contains("debug") else { return SettingsLayer() }
    return layer([
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG", "GCC_PREPROCESSOR_DEFINITIONS": "DEBUG=1",
    ])
  }

  /// A version for all platforms, or one for each.
  private func versions(_ value: PlacedValue?, _ platforms: [Platform]) -> SettingsLayer {
    guard let value else { return SettingsLayer() }
    var texts: [String: String] = [:]
    for platform in platforms {
      let name = platform == .macCatalyst ? Platform.iOS.rawValue : platform.rawValue
      texts[platform.deploymentTargetSetting] = value.scalar ?? value[name]?.scalar
    }
    return layer(texts)
  }

  private func layer(_ texts: [String: String]) -> SettingsLayer {
    var layer = SettingsLayer()
    for (key, text) in texts {
      layer.add(key, BuildSetting(text: text, place: SourcePlace(path: "")))
    }
    return layer
  }
}
