import SourceText

/// What Tuist's words for products and platforms mean.
enum TuistWords {
  /// The product of a target; `nil` for a word that is none of Tuist's.
  static func product(_ name: String) -> ProjectTarget.Product? {
    switch name {
    case "app": .process(.app)
    case "appClip": .process(.appClip)
    case "watch2App": .process(.watchApp)
    case "appExtension", "watch2Extension", "tvTopShelfExtension", "messagesExtension",
      "stickerPackExtension", "extensionKitExtension":
      .process(.appex)
    case "framework", "dynamicLibrary": .framework
    case "staticFramework", "staticLibrary": .staticLibrary
    case "bundle": .resourceBundle
    case "unitTests", "uiTests": .tests
    case "commandLineTool", "xpc", "macro", "systemExtension": .tool
    default: nil
    }
  }

  /// The platforms of a target's `destinations` or `platform`.
  static func platforms(_ value: ManifestValue?) -> [Platform] {
    guard let values = value?.array else { return value?.name.map(platforms) ?? [] }
    return values.compactMap(\.name).flatMap(platforms)
  }

  private static func platforms(_ destination: String) -> [Platform] {
    switch destination {
    // A Mac runs the iPad's app as it is.
    case "iOS", "iPhone", "iPad", "macWithiPadDesign": [.iOS]
    case "macOS", "mac": [.macOS]
    case "macCatalyst": [.macCatalyst]
    case "tvOS", "appleTv": [.tvOS]
    case "watchOS", "appleWatch": [.watchOS]
    case "visionOS", "appleVision": [.visionOS]
    default: []
    }
  }

  /// The oldest version of a platform in `.iOS("16.0")`, `.multiplatform(iOS: "16.0")` or the older
  /// `.iOS(targetVersion: "16.0", devices: …)`.
  static func version(_ value: ManifestValue?, of platform: Platform) -> OSVersion? {
    guard let value, value.isCall else { return nil }
    let name = platform == .macCatalyst ? "iOS" : platform.rawValue
    let text = value.isNamed("multiplatform") ? value[name]?.string : nil
    guard value.name == name || text != nil else { return nil }
    return (text ?? value.first?.string).flatMap { OSVersion($0) }
  }
}
