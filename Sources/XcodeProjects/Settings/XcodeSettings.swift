import FileTree
import SourceText

/// The build settings of a project's targets.
package final class XcodeSettings {
  package let project: XcodeProject
  package let files: ConfigurationFiles
  /// What is still replaced in the settings of all targets.
  package let work = SettingsWork()
  /// The layers of each build configuration that was asked for: those of the project are asked for by
  /// every target.
  private var layers: [String: [SettingsLayer]] = [:]

  package init(project: XcodeProject, files: ConfigurationFiles) {
    self.project = project
    self.files = files
  }

  /// The names of a target's build configurations, in the order of the project.
  package func configurations(of target: XcodeObject) -> [String] {
    var seen: Set<String> = []
    return list(of: target).compactMap { $0.string("name") }.filter { seen.insert($0).inserted }
  }

  /// The configuration that counts where one is asked for that the target does not have.
  package func defaultConfiguration(of target: XcodeObject) -> String? {
    project.object("buildConfigurationList", of: target)?.string("defaultConfigurationName")
      ?? configurations(of: target).last
  }

  package func settings(of target: XcodeObject, in configuration: String, sdk: String = "")
    -> BuildSettings
  {
    BuildSettings(
      [builtIn(target, configuration)] + layers(of: project.root, configuration)
        + layers(of: target, configuration),
      sdk: sdk, configuration: configuration, work: work)
  }
}

extension XcodeSettings {
  /// Whether all files are there in which settings of a target may stand: those that CocoaPods writes often are not.
  package func areWhole(of target: XcodeObject) -> Bool {
    (list(of: project.root) + list(of: target)).allSatisfy { configuration in
      guard
        configuration.string("baseConfigurationReference") != nil
          || configuration.string("baseConfigurationReferenceAnchor") != nil
      else { return true }
      return baseFile(of: configuration).map(files.isWhole) ?? false
    }
  }

  /// A file that is not there, in which settings of a target may stand.
  package func absentFile(of target: XcodeObject) -> String? {
    (list(of: project.root) + list(of: target)).lazy.compactMap(baseFile)
      .compactMap(files.absentFile).first
  }

  private func list(of object: XcodeObject) -> [XcodeObject] {
    project.object("buildConfigurationList", of: object).map {
      project.objects("buildConfigurations", of: $0)
    } ?? []
  }

  /// The configuration file's settings, then the configuration's own.
  private func layers(of object: XcodeObject, _ name: String) -> [SettingsLayer] {
    let all = list(of: object)
    let named = all.first { $0.string("name") == name }
    let fallback = project.object("buildConfigurationList", of: object)?
      .string("defaultConfigurationName")
    guard let configuration = named ?? all.first(where: { $0.string("name") == fallback }) else {
      return []
    }
    if let known = layers[configuration.id] { return known }
    let file = baseFile(of: configuration).map(files.layer)
    let read = [file, SettingsLayer(configuration["buildSettings"])].compactMap { $0 }
    layers[configuration.id] = read
    return read
  }

  private func baseFile(of configuration: XcodeObject) -> String? {
    if let file = project.object("baseConfigurationReference", of: configuration) {
      return project.path(of: file)
    }
    guard let group = project.object("baseConfigurationReferenceAnchor", of: configuration),
      let folder = project.path(of: group),
      let path = configuration.string("baseConfigurationReferenceRelativePath")
    else { return nil }
    return FileTree.absolute(folder + "/" + path)
  }

  /// What Xcode itself says of a target.
  private func builtIn(_ target: XcodeObject, _ configuration: String) -> SettingsLayer {
    let name = target.string("name") ?? ""
    let folder = project.sourceRoot
    let known = [
      "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder,
      "PROJECT_FILE_PATH": project.path, "PROJECT_NAME": project.name, "PROJECT": project.name,
      "TARGET_NAME": name, "TARGETNAME": name, "TARGET": name, "CONFIGURATION": configuration,
      "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "DEVELOPMENT_LANGUAGE": project.root.string("developmentRegion") ?? "en",
      "PODS_ROOT": "$(SRCROOT)/Pods",
    ]
    var layer = SettingsLayer()
    for (key, text) in known {
      layer.add(key, BuildSetting(text: text, place: SourcePlace(path: "")))
    }
    return layer
  }
}
