import AppManifest
import FontResolution
import SourceText

/// Fonts are declared where nobody reads it.
enum IneffectiveFontKey: Rule {
  static let description = RuleDescription(
    identifier: "ineffective_font_key",
    severity: .error,
    summary: "fonts are listed under a key or build setting that is ignored",
    rationale: """
      `UIAppFonts` works on iOS, tvOS, watchOS, and visionOS, `ATSApplicationFontsPath` on macOS, and only \
      in the Info.plist of an app or extension, never of a framework. A misspelled key is ignored, and so \
      is "Fonts provided by application", which is what Xcode's editor shows. Xcode ignores \
      `INFOPLIST_KEY_UIAppFonts`. In each case no font is registered, without an error. If the fonts are \
      registered another way, or the right key is also there, this is a warning. An Info.plist that is used \
      for iOS and macOS needs both keys.
      """,
    triggering: [
      RuleExample(
        "the iOS key in a macOS app",
        files: [
          "project.yml": ExampleProject.app(platform: "macOS"),
          "App/Info.plist": ManifestText.listing(["GateSans-Regular.ttf"], key: "↓UIAppFonts"),
        ],
        fonts: ["App/GateSans-Regular.ttf": "GateSans-Regular.ttf"]),
      RuleExample(
        "a misspelled key",
        files: [
          "project.yml": ExampleProject.app(platform: "iOS"),
          "App/Info.plist": ManifestText.listing(["GateSans-Regular.ttf"], key: "↓UIAppFont"),
        ],
        fonts: ["App/GateSans-Regular.ttf": "GateSans-Regular.ttf"]),
      RuleExample(
        "what Xcode shows for the key",
        files: [
          "project.yml": ExampleProject.app(platform: "iOS"),
          "App/Info.plist": ManifestText.listing(
            ["GateSans-Regular.ttf"], key: "↓Fonts provided by application"),
        ],
        fonts: ["App/GateSans-Regular.ttf": "GateSans-Regular.ttf"]),
      RuleExample(
        "a key that is not at the top level",
        files: [
          "project.yml": ExampleProject.app(platform: "iOS"),
          "App/Info.plist": ManifestText.dictionary(
            """
              <key>UIApplicationSceneManifest</key>
              <dict>
                <key>↓UIAppFonts</key>
                <array>
                  <string>GateSans-Regular.ttf</string>
                </array>
              </dict>
            """),
        ],
        fonts: ["App/GateSans-Regular.ttf": "GateSans-Regular.ttf"]),
      RuleExample(
        "the macOS key in an iOS app",
        files: [
          "project.yml": ExampleProject.app(platform: "iOS"),
          "App/Info.plist": ManifestText.dictionary(
            "  <key>↓ATSApplicationFontsPath</key>\n  <string>.</string>"),
        ],
        fonts: ["App/GateSans-Regular.ttf": "GateSans-Regular.ttf"]),
      RuleExample(
        "a build setting that Xcode ignores",
        files: [
          "project.yml": ExampleProject.app(
            platform: "iOS",
            settings: """
                    GENERATE_INFOPLIST_FILE: YES
                    ↓INFOPLIST_KEY_UIAppFonts: GateSans-Regular.ttf

              """)
        ],
        fonts: ["App/GateSans-Regular.ttf": "GateSans-Regular.ttf"]),
      RuleExample(
        "Info.plist of a framework",
        files: [
          "project.yml": ExampleProject.app(withLibrary: "framework"),
          "Kit/Info.plist": ManifestText.listing(["GateSans-Regular.ttf"], key: "↓UIAppFonts"),
        ],
        fonts: ["Kit/GateSans-Regular.ttf": "GateSans-Regular.ttf"]),
      RuleExample(
        "Info.plist of a static framework",
        files: [
          "project.yml": ExampleProject.app(withLibrary: "framework.static"),
          "Kit/Info.plist": ManifestText.listing(["GateSans-Regular.ttf"], key: "↓UIAppFonts"),
        ],
        fonts: ["Kit/GateSans-Regular.ttf": "GateSans-Regular.ttf"]),
      RuleExample(
        "a dictionary in Info.plist of a framework",
        files: [
          "project.yml": ExampleProject.app(withLibrary: "framework"),
          "Kit/Info.plist": ManifestText.dictionary(
            """
              <key>↓UIAppFonts</key>
              <dict>
                <key>Item 0</key>
                <string>GateSans-Regular.ttf</string>
              </dict>
            """),
        ],
        fonts: ["Kit/GateSans-Regular.ttf": "GateSans-Regular.ttf"], severity: .warning),
      RuleExample(
        "fonts that are registered in code",
        files: [
          "project.yml": ExampleProject.app(platform: "macOS"),
          "App/Info.plist": ManifestText.listing(["GateSans-Regular.ttf"], key: "↓UIAppFonts"),
          "App/Fonts.swift":
            "CTFontManagerRegisterFontURLs(urls as CFArray, .process, true, nil)\n",
        ],
        fonts: ["App/GateSans-Regular.ttf": "GateSans-Regular.ttf"], severity: .warning),
    ],
    nonTriggering: [
      RuleExample(
        "one Info.plist for both platforms",
        files: [
          "project.yml": """
          name: App
          targets:
            App:
              type: application
              supportedDestinations: [iOS, macOS]
              sources: [App]

          """,
          "App/Info.plist": ManifestText.dictionary(
            """
              <key>UIAppFonts</key>
              <array>
                <string>GateSans-Regular.ttf</string>
              </array>
              <key>ATSApplicationFontsPath</key>
              <string>.</string>
            """),
        ],
        fonts: ["App/GateSans-Regular.ttf": "GateSans-Regular.ttf"])
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    let processes = assessment.processes.flatMap { fonts in
      Manifest.Key.allFontKeys.flatMap { key in
        [
          IneffectiveKey(key, in: fonts, of: assessment)?.diagnostic(),
          IneffectiveSetting(key, in: fonts)?.diagnostic(),
        ].compactMap { $0 }
      } + fonts.misspelledKeys
    }
    return processes + LibraryDeclaration.all(in: assessment).map { $0.diagnostic() }
  }
}

/// A key of a manifest that the process's platform does not read.
private struct IneffectiveKey {
  let key: Manifest.Key
  let place: SourcePlace
  let fonts: ProcessFonts

  init?(_ key: Manifest.Key, in fonts: ProcessFonts, of assessment: Assessment) {
    let entries = fonts.entries.filter { $0.entry.key == key && !$0.entry.value.isBlank }
    guard !fonts.process.reads(key), let first = entries.first else { return nil }
    // One plist may serve several platforms, as long as it has the key of each.
    let isAnothers = assessment.processes.contains { other in
      other.process.manifest.path == fonts.process.manifest.path && other.process.reads(key)
    }
    if isAnothers, fonts.hasEffectiveEntry { return nil }
    self.key = key
    self.fonts = fonts
    place = fonts.process.manifest.keys.last { $0.key == key }?.place ?? first.entry.place
  }

  func diagnostic() -> Diagnostic {
    let process = fonts.process
    let named = fonts.entries.filter { $0.entry.key == key }.flatMap { $0.files + $0.nested }
    let lost = fonts.lost(named)
    let isMasked = fonts.hasEffectiveEntry || fonts.registersInCode || lost.isEmpty
    return process.diagnostic(
      of: IneffectiveFontKey.self,
      "\(process.platform.name) ignores \(key.rawValue)"
        + (isMasked ? "" : ": \(lost.asSubject) registered"),
      at: place, severity: isMasked ? .warning : nil,
      notes: isMasked ? [] : lost.map(Diagnostic.Note.notRegistered),
      help: fonts.hasEffectiveEntry
        ? "remove it; \(process.platform.name) reads \(process.fontKey.rawValue)"
        : process.rightDeclaration(of: lost), cause: .origin(at: place, of: key.rawValue))
  }
}

/// `INFOPLIST_KEY_UIAppFonts` and the like.
private struct IneffectiveSetting {
  let first: Manifest.IgnoredSetting
  let settings: [Manifest.IgnoredSetting]
  let fonts: ProcessFonts

  init?(_ key: Manifest.Key, in fonts: ProcessFonts) {
    let settings = fonts.process.manifest.ignoredSettings.filter { $0.key == key }
      .sorted { $0.place < $1.place }
    guard let first = settings.first else { return nil }
    self.first = first
    self.settings = settings
    self.fonts = fonts
  }

  func diagnostic() -> Diagnostic {
    let process = fonts.process
    let lost = fonts.lost(settings.flatMap { $0.files(in: process.bundle) })
    let isMasked = fonts.hasEffectiveEntry || fonts.registersInCode || lost.isEmpty
    return process.diagnostic(
      of: IneffectiveFontKey.self,
      "Xcode ignores \(first.name)" + (isMasked ? "" : ": \(lost.asSubject) registered"),
      at: first.place, severity: isMasked ? .warning : nil,
      configurations: Set(settings.flatMap(\.configurations)).sorted(),
      notes: settings.dropFirst().map { .init("also set here", place: $0.place) }
        + (isMasked ? [] : lost.map(Diagnostic.Note.notRegistered)),
      help: fonts.hasEffectiveEntry
        ? "remove the setting; \(process.fontKey.rawValue) in Info.plist is what works"
        : "remove the setting, and \(process.rightDeclaration(of: lost))",
      cause: .origin(at: first.place, of: first.name))
  }
}

extension ProcessFonts {
  /// What stands in the place of a key, and is none.
  fileprivate var misspelledKeys: [Diagnostic] {
    process.manifest.faults.compactMap { fault in
      let lost = lost([])
      let isMasked = registersInCode || lost.isEmpty
      if case .misplacedKey(let key, let outer) = fault.kind {
        return process.diagnostic(
          of: IneffectiveFontKey.self,
          "\(key.rawValue) is inside \(outer), where it is ignored"
            + (isMasked ? "" : ": \(lost.asSubject) registered"),
          at: fault.place, severity: isMasked ? .warning : nil,
          notes: isMasked ? [] : lost.map(Diagnostic.Note.notRegistered),
          help: process.reads(key)
            ? "move it to the top level of Info.plist" : process.rightDeclaration(of: lost),
          cause: .origin(at: fault.place, of: key.rawValue))
      }
      guard case .misspelledKey(let key, let written) = fault.kind else { return nil }
      let isOfXcode = !written.squashed.hasPrefix("ui") && key == .uiAppFonts
      return process.diagnostic(
        of: IneffectiveFontKey.self,
        (isOfXcode
          ? "\(written.quoted) is what Xcode shows for \(key.rawValue), not the key"
          : "\(written.quoted) is not a font key")
          + (isMasked ? "" : ": \(lost.asSubject) registered"),
        at: fault.place, severity: isMasked ? .warning : nil,
        notes: isMasked ? [] : lost.map(Diagnostic.Note.notRegistered),
        help: process.reads(key)
          ? "rename the key to \(key.rawValue)" : process.rightDeclaration(of: lost),
        fix: process.reads(key) ? Fix(.renaming(key.rawValue), at: fault.place) : nil,
        cause: .origin(at: fault.place, of: written))
    }
  }

  /// Whether an entry stands under a key that the platform reads.
  fileprivate var hasEffectiveEntry: Bool {
    entries.contains { $0.isEffective && !$0.entry.value.isBlank }
  }

  var registersInCode: Bool { !registrations.isEmpty }

  /// The fonts that an ineffective declaration was to register, and that nothing else does.
  fileprivate func lost(_ named: [String]) -> [String] {
    let meant = named.isEmpty ? process.bundle.fonts.map(\.path) : named
    let registered = Set(declared + runTime.files.keys + runTime.possible.keys)
    return meant.unique.filter { !registered.contains($0) }
  }
}

extension Manifest.IgnoredSetting {
  fileprivate var name: String { "INFOPLIST_KEY_" + key.rawValue }

  /// The files of a bundle that its value names.
  func files(in bundle: BundleContents) -> [String] {
    bundle.fonts.filter { font in
      key == .uiAppFonts && value.contains(font.bundlePath.lastComponent)
    }.map(\.path)
  }
}

extension AppProcess {
  /// What to do that fonts are declared.
  func rightDeclaration(of fonts: [String]) -> String {
    let key = fontKey.rawValue
    guard fontKey == .atsApplicationFontsPath else {
      return
        "add \(fonts.isEmpty ? "the fonts" : fonts.map(entry).listed) to \(key) in Info.plist"
    }
    guard bundle.matching == .exact else { return "set \(key) to the folder of the fonts" }
    let folders = fonts.map {
      entry(for: $0).folder
    }
    guard let folder = folders.unique.first, folders.unique.count == 1 else {
      return "move the fonts into one folder, and set \(key) to it"
    }
    return "set \(key) to \((folder.isEmpty ? "." : folder).quoted)"
  }
}

extension Manifest.Key {
  static var allFontKeys: [Manifest.Key] { [.uiAppFonts, .atsApplicationFontsPath] }
}

extension [String] {
  /// `"a.ttf" is not`, `9 fonts are not`.
  var asSubject: String {
    count == 1 ? "\(map(\.lastComponent).listed) is not" : "\(count) fonts are not"
  }
}

extension Diagnostic.Note {
  static func notRegistered(_ path: String) -> Diagnostic.Note {
    .init("\(path.lastComponent.quoted) is not registered", place: SourcePlace(path: path))
  }
}

/// Small XcodeGen projects for the examples.
private enum ExampleProject {
  static func app(platform: String, settings: String? = nil) -> String {
    """
    name: App
    targets:
      App:
        type: application
        platform: \(platform)
        sources: [App]

    """ + (settings.map { "    settings:\n\($0)" } ?? "")
  }

  static func app(withLibrary type: String) -> String {
    """
    name: App
    targets:
      App:
        type: application
        platform: iOS
        sources: [App]
        dependencies:
          - target: Kit
      Kit:
        type: \(type)
        platform: iOS
        sources: [Kit]

    """
  }
}
