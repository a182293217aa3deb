import SourceText

/// An `Info.plist` as far as fonts need it: what it declares, and what it says about its process.
struct InfoPropertyList {
  let path: String
  private let root: PlacedValue

  init(path: String, root: PlacedValue) {
    self.path = path
    self.root = root
  }

  /// Whether it holds a key by which fonts are declared.
  var hasFontKey: Bool {
    root.entries?.contains { Manifest.Key(rawValue: $0.key) != nil } ?? false
      || misspelledKey != nil
  }

  /// Whether such a key stands where nobody reads it.
  var hasMisplacedFontKey: Bool { misplacedKey != nil }

  var manifest: Manifest {
    var manifest = Manifest(path: path)
    for entry in root.entries ?? [] {
      guard let key = Manifest.Key(rawValue: entry.key) else { continue }
      manifest.keys.append(Manifest.KeyUse(key: key, place: entry.keyPlace))
    }
    // Of equal keys the platform knows the last.
    if let fonts = last(.uiAppFonts) { manifest.readFontList(fonts) }
    if let folder = last(.atsApplicationFontsPath) { manifest.readFontsPath(folder) }
    if let fault = misspelledKey ?? misplacedKey { manifest.faults.append(fault) }
    manifest.extensionPoint =
      root["NSExtension"]?["NSExtensionPointIdentifier"]?.string
      ?? root["EXAppExtensionAttributes"]?["EXExtensionPointIdentifier"]?.string
    manifest.entryPoint = entryPoint
    manifest.launchScreen = string("UILaunchStoryboardName")
    if path.hasSuffix(".plist") { manifest.info = InfoValues(root, at: path) }
    return manifest
  }

  /// Without the module in front of a class, and `nil` where a setting stands in its place.
  private var entryPoint: String? {
    let name =
      root["NSExtension"]?["NSExtensionPrincipalClass"]?.string
      ?? root["NSExtension"]?["NSExtensionMainStoryboard"]?.string
    guard let last = name?.split(separator: ".").last, !last.contains("$") else { return nil }
    return String(last)
  }

  var kind: AppProcess.Kind {
    if has("NSExtension") || has("EXAppExtensionAttributes") { return .appex }
    if has("WKApplication") || has("WKWatchKitApp") { return .watchApp }
    if has("NSAppClip") { return .appClip }
    switch string("CFBundlePackageType") {
    case "FMWK", "BNDL": return .unknown
    default: return .app
    }
  }

  /// The platforms it serves, as far as its keys show: one that declares fonts in the way of two
  /// platforms, and nothing else of either, serves both.
  var platforms: [Platform] {
    if isForWatch { return [.watchOS] }
    let isAppKit =
      has("NSMainNibFile") || has("NSMainStoryboardFile") || has("LSUIElement")
      || has("LSMinimumSystemVersion") || string("NSPrincipalClass") == "NSApplication"
    let isUIKit =
      has("LSRequiresIPhoneOS")
      || (root.entries ?? []).contains {
        $0.key.hasPrefix("UI") && $0.key != Manifest.Key.uiAppFonts.rawValue
      }
    let namesFontsFolder = last(.atsApplicationFontsPath).map { !isBlank($0) } ?? false
    if namesFontsFolder, last(.uiAppFonts) != nil, isAppKit == isUIKit { return [.iOS, .macOS] }
    if namesFontsFolder, last(.uiAppFonts) == nil { return [.macOS] }
    if isAppKit, !isUIKit { return [.macOS] }
    return [mobilePlatform]
  }

  /// The oldest version of a platform it runs on, where it is written out.
  func deploymentTarget(on platform: Platform) -> OSVersion? {
    let key = platform == .macOS ? "LSMinimumSystemVersion" : "MinimumOSVersion"
    return string(key).flatMap { OSVersion($0) }
  }
}

extension InfoPropertyList {
  /// The first key that is nearly one by which fonts are declared, where there is none of those.
  private var misspelledKey: Manifest.Fault? {
    let entries = root.entries ?? []
    guard !entries.contains(where: { Manifest.Key(rawValue: $0.key) != nil }) else { return nil }
    for entry in entries {
      guard let key = Manifest.Key(nearly: entry.key), entry.value.namesFonts(of: key) else {
        continue
      }
      return Manifest.Fault(
        kind: .misspelledKey(key, written: entry.key), place: entry.keyPlace)
    }
    return nil
  }

  /// The first key of fonts in a dictionary within, where there is none at the top.
  private var misplacedKey: Manifest.Fault? {
    let entries = root.entries ?? []
    guard !entries.contains(where: { Manifest.Key(rawValue: $0.key) != nil }) else { return nil }
    for entry in entries {
      var pending = [entry.value]
      while let value = pending.popLast() {
        pending += value.array ?? []
        for inner in value.entries ?? [] {
          if let key = Manifest.Key(rawValue: inner.key), inner.value.namesFonts(of: key) {
            return Manifest.Fault(
              kind: .misplacedKey(key, within: entry.key), place: inner.keyPlace)
          }
          pending.append(inner.value)
        }
      }
    }
    return nil
  }

  private func has(_ key: String) -> Bool { root.entry(key) != nil }

  private func string(_ key: String) -> String? { root[key]?.string }

  private func last(_ key: Manifest.Key) -> PlacedValue? {
    root.entries?.last { $0.key == key.rawValue }?.value
  }

  /// An empty path is what Xcode's editor writes before anything is typed: it says nothing of a platform.
  private func isBlank(_ value: PlacedValue) -> Bool {
    value.string?.allSatisfy(\.isWhitespace) ?? false
  }

  private var isForWatch: Bool {
    let point = root["NSExtension"]?["NSExtensionPointIdentifier"]?.string
    return kind == .watchApp || point == "com.apple.watchkit"
  }

  /// iOS, unless the device families name another.
  private var mobilePlatform: Platform {
    let families = root["UIDeviceFamily"]?.array?.map(\.content) ?? []
    if families.contains(.number(1)) || families.contains(.number(2)) { return .iOS }
    if families.contains(.number(3)) { return .tvOS }
    if families.contains(.number(7)) { return .visionOS }
    return .iOS
  }
}

extension Manifest {
  /// The items of a list of fonts that are read. An app with as many as a person can look after has some
  /// hundred.
  package static let mostItems = 10_000

  /// Reads the value of `UIAppFonts`.
  fileprivate mutating func readFontList(_ value: PlacedValue) {
    guard let items = value.array else {
      faults.append(
        Fault(
          kind: .wrongType(.uiAppFonts, found: value.kind, expected: "an array of strings"),
          place: value.place))
      return
    }
    if items.count > Self.mostItems {
      faults.append(
        Fault(
          kind: .tooManyItems(.uiAppFonts, found: items.count, read: Self.mostItems),
          place: value.place))
    }
    for item in items.prefix(Self.mostItems) {
      guard let name = item.string else {
        faults.append(
          Fault(kind: .itemIsNoString(.uiAppFonts, found: item.kind), place: item.place))
        continue
      }
      if name.allSatisfy(\.isWhitespace) {
        faults.append(Fault(kind: .itemIsEmpty(.uiAppFonts), place: item.place))
      } else {
        entries.append(Entry(value: name, key: .uiAppFonts, place: item.place))
      }
    }
  }

  /// Reads the value of `ATSApplicationFontsPath`.
  fileprivate mutating func readFontsPath(_ value: PlacedValue) {
    guard let path = value.string else {
      faults.append(
        Fault(
          kind: .wrongType(.atsApplicationFontsPath, found: value.kind, expected: "a string"),
          place: value.place))
      return
    }
    entries.append(Entry(value: path, key: .atsApplicationFontsPath, place: value.place))
  }
}
