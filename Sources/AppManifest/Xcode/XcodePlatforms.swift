import SourceText
import XcodeProjects

/// The platforms that build settings name.
struct XcodePlatforms {
  let settings: BuildSettings
  let productType: String
  /// Whether a file is not there in which more settings may stand.
  let mayLack: Bool

  /// Each platform with the oldest version it runs on.
  var supports: [ProjectTarget.PlatformSupport] {
    var platforms: [Platform] = []
    for platform in sdks.compactMap(Platform.init(sdk:)) where !platforms.contains(platform) {
      platforms.append(platform)
    }
    if platforms.contains(.iOS), isOnCatalyst { platforms.append(.macCatalyst) }
    return platforms.map { platform in
      let setting = platform.deploymentTargetSetting
      let version = settings.settings(sdk: platform.sdk).value(setting)
      return ProjectTarget.PlatformSupport(
        platform: platform, deploymentTarget: version.flatMap { OSVersion($0.trimmed) })
    }
  }

  /// The SDKs a target is built with: those it lists, else the one it names. A project without either
  /// is for the Mac.
  private var sdks: [String] {
    if productType.contains("watchapp") || productType.contains("watchkit") { return ["watchos"] }
    let root = settings.value("SDKROOT")?.trimmed ?? ""
    let listed = settings.list("SUPPORTED_PLATFORMS").filter { Platform(sdk: $0) != nil }
    if !listed.isEmpty { return listed }
    guard root.isEmpty || root == "auto" else { return [root] }
    guard mayLack else { return ["macosx"] }
    // Those that the settings know a version of, or else what most apps are for.
    let known = [Platform.iOS, .macOS, .tvOS, .watchOS, .visionOS]
      .filter { settings.value($0.deploymentTargetSetting) != nil }
    return known.isEmpty ? ["iphoneos"] : known.map(\.sdk)
  }

  private var isOnCatalyst: Bool {
    settings.isOn("SUPPORTS_MACCATALYST") || settings.isOn("SUPPORTS_UIKITFORMAC")
  }
}

extension Platform {
  /// The platform of an SDK as build settings write it: `iphoneos`, `iphoneos12.0`, a path to one.
  init?(sdk: String) {
    let name = sdk.lastComponent.lowercased().prefix { $0.isLetter }
    switch name {
    case "iphoneos", "iphonesimulator": self = .iOS
    case "macosx", "macos": self = .macOS
    case "appletvos", "appletvsimulator": self = .tvOS
    case "watchos", "watchsimulator": self = .watchOS
    case "xros", "xrsimulator": self = .visionOS
    default: return nil
    }
  }

  /// The SDK of devices; Mac Catalyst is built with the Mac's.
  var sdk: String {
    switch self {
    case .iOS: "iphoneos"
    case .macOS, .macCatalyst: "macosx"
    case .tvOS: "appletvos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }

  /// The platforms that a project's filter names; `nil` where it filters nothing.
  static func filtered(_ object: XcodeObject) -> Set<Platform>? {
    let names = object.strings("platformFilters") + object.strings("platformFilter")
    return names.isEmpty ? nil : named(names)
  }

  /// The platforms of some filters' names.
  static func named(_ filters: [String]) -> Set<Platform> {
    Set(
      filters.compactMap { name in
        switch name.lowercased() {
        case "ios": .iOS
        case "maccatalyst": .macCatalyst
        case "macos": .macOS
        case "tvos": .tvOS
        case "watchos": .watchOS
        case "xros", "visionos": .visionOS
        default: nil
        }
      })
  }
}

extension ProjectTarget.Product {
  /// The product of an Xcode target's type.
  init(productType: String) {
    let prefix = "com.apple.product-type."
    let type =
      productType.hasPrefix(prefix) ? productType.dropFirst(prefix.count) : productType[...]
    switch type {
    case "application", "application.messages": self = .process(.app)
    case "application.on-demand-install-capable": self = .process(.appClip)
    case "application.watchapp", "application.watchapp2": self = .process(.watchApp)
    case "application.watchapp2-container": self = .tool
    case "watchkit-extension", "watchkit2-extension", "tv-app-extension", "app-extension",
      "extensionkit-extension":
      self = .process(.appex)
    case _ where type.hasPrefix("app-extension."): self = .process(.appex)
    case "framework", "framework.shared", "library.dynamic": self = .framework
    case "library.static", "framework.static": self = .staticLibrary
    case "bundle": self = .resourceBundle
    case _ where type.hasPrefix("bundle."): self = .tests
    default: self = .tool
    }
  }
}
