import NameFlow

/// What a protocol of a library that is not here may ask for: nothing in the sources need name it.
extension Evaluator {
  /// Whether a type, or an extension, that says it conforms to such a protocol has a member.
  func mayMeetRequirement(_ owner: Program.Declared) -> Bool {
    let declaration = program[owner]
    guard !declaration.isPrivate, !declaration.isOverride, !program.isObjectiveC(owner.file),
      let parent = declaration.parent,
      case .type(let shape) = program[Program.Declared(file: owner.file, id: parent)].kind,
      usesLibrary(owner.file)
    else { return false }
    let around = program[Program.Declared(file: owner.file, id: parent)]
    // A class may begin with its superclass, which only asks for what is marked as an override.
    let inherited = around.inherited.dropFirst(
      shape == .reference && around.inherited.first.map { !isHandedOut($0) } ?? false ? 1 : 0)
    return inherited.contains { parent in
      guard case .foreign(let path) = resolve(parent, in: around.container, owner.file),
        let name = path.last, !PlainTypes.isNamed(name),
        !Self.applePrefixes.contains(where: { name.isPrefixed($0) })
      else { return false }
      return shape == .addition || !declaration.isStatic && isHandedOut(parent)
    }
  }

  /// Whether a protocol asks for how something looks, as its name says: others are hardly conformed to for fonts.
  private func isHandedOut(_ type: TypeName) -> Bool {
    guard let name = type.path?.last else { return false }
    return Self.askingWords.contains { name.hasSuffix($0) } || name.contains("Font")
      || name.contains("Theme")
  }

  /// Whether a file imports a module that is neither the project's nor the platform's.
  private func usesLibrary(_ file: Int32) -> Bool {
    program.facts(file)?.imports.contains {
      !program.isOfProject(module: $0) && !Self.platformModules.contains($0)
    } ?? false
  }

  private static let askingWords = [
    "Delegate", "DataSource", "Style", "Styling", "Appearance", "Configuration", "Configurable",
    "Provider", "Providing", "Protocol", "Typography", "Layout", "Options", "Settings", "Design",
  ]

  private static let applePrefixes = [
    "UI", "NS", "CA", "SK", "SCN", "AV", "MK", "CL", "WK", "MF", "PK", "QL", "PH", "CN", "EK", "UN",
    "AS", "SF", "MTK", "GK", "CB", "CX", "AR", "HK", "TV", "WC", "MC",
  ]

  private static let platformModules: Set<String> = [
    "SwiftUI", "UIKit", "AppKit", "Cocoa", "Foundation", "Combine", "CoreText", "CoreGraphics",
    "QuartzCore", "SpriteKit", "SceneKit", "AVFoundation", "AVKit", "MapKit", "CoreLocation",
    "WebKit", "MessageUI", "PassKit", "QuickLook", "Photos", "PhotosUI", "Contacts", "ContactsUI",
    "EventKit", "EventKitUI", "UserNotifications", "UserNotificationsUI", "AuthenticationServices",
    "SafariServices", "Metal", "MetalKit", "GameKit", "CoreBluetooth", "CallKit", "ARKit",
    "RealityKit", "HealthKit", "TVUIKit", "WatchKit", "WatchConnectivity", "ClockKit",
    "MultipeerConnectivity", "CoreData", "SwiftData", "CloudKit", "StoreKit", "WidgetKit",
    "ActivityKit", "Intents", "IntentsUI", "AppIntents", "Charts", "TipKit", "Observation", "os",
    "OSLog", "CoreImage", "Vision", "CoreML", "CoreMotion", "CryptoKit", "Security", "Network",
    "SystemConfiguration", "MediaPlayer", "Speech", "PDFKit", "PencilKit", "NotificationCenter",
    "LocalAuthentication", "AdSupport", "AppTrackingTransparency", "BackgroundTasks", "Accelerate",
    "CoreTelephony", "MobileCoreServices", "UniformTypeIdentifiers", "ImageIO", "Swift", "Darwin",
    "ObjectiveC", "Dispatch", "Accessibility", "JavaScriptCore", "simd",
  ]
}

extension String {
  /// Whether the prefix stands before a word of its own: `UITextInput`, not `UIntSource`.
  fileprivate func isPrefixed(_ prefix: String) -> Bool {
    guard hasPrefix(prefix) else { return false }
    let rest = dropFirst(prefix.count)
    return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
  }
}
