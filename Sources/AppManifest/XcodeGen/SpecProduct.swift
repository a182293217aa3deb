/// What XcodeGen's words for products and platforms mean.
enum SpecProduct {
  /// The product of a target's `type`.
  static func product(_ type: String) -> ProjectTarget.Product {
    switch type {
    case "application", "application.messages": .process(.app)
    case "application.on-demand-install-capable": .process(.appClip)
    case "application.watchapp", "application.watchapp2": .process(.watchApp)
    case "app-extension", "extensionkit-extension", "tv-app-extension", "watchkit-extension",
      "watchkit2-extension":
      .process(.appex)
    case "framework", "xcframework", "library.dynamic": .framework
    case "framework.static", "library.static": .staticLibrary
    case "bundle": .resourceBundle
    case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test": .tests
    case "application.watchapp2-container": .tool
    case _ where type.hasPrefix("app-extension."): .process(.appex)
    case _ where type.hasPrefix("application."): .process(.app)
    case "tool", "xpc-service", "system-extension", "driver-extension", "kernel-extension",
      "metal-library", "instruments-package":
      .tool
    default: .unknown
    }
  }

  /// The platform of a target's `platform` or of a destination; `nil` for `auto` and unknown words.
  static func platform(_ name: String) -> Platform? {
    switch name {
    case "iOS": .iOS
    case "macOS": .macOS
    case "macCatalyst": .macCatalyst
    case "tvOS": .tvOS
    case "watchOS": .watchOS
    case "visionOS": .visionOS
    default: nil
    }
  }
}
