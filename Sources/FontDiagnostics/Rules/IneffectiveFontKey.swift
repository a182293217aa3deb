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
      in the Info.plist of an app or extension, never of a framework. Xcode ignores \
      `INFOPLIST_KEY_UIAppFonts`. In each case no font is registered, without an error. If the fonts are \
      registered another way, or the right key is also there, this is a warning. An Info.plist that is used \
      for iOS and macOS needs both keys.
      """,
    triggering: [
      RuleExample(
        "the iOS key in a macOS app",
        files: [
          "project.yml": ProjectText.app(platform: "macOS"),
          "App/Info.plist": ManifestText.listing(["GateSans-Regular.ttf"], key: "↓UIAppFonts"),
        ],
        fonts: ["App/GateSans-Regular.ttf": "GateSans-Regular.ttf"]),
      RuleExample(
        "the macOS key in an iOS app",
        files: [
          "project.yml": ProjectText.app(platform: "iOS"),
          "App/Info.plist": ManifestText.dictionary(
            "  <key>↓ATSApplicationFontsPath</key>\n  <string>.</string>"),
        ],
        fonts: ["App/GateSans-Regular.ttf": "GateSans-Regular.ttf"]),
      RuleExample(
        "a build setting that Xcode ignores",
        files: [
          "project.yml": ProjectText.app(
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
          "project.yml": ProjectText.app(withLibrary: "framework"),
          "Kit/Info.plist": ManifestText.listing(["GateSans-Regular.ttf"], key: "↓UIAppFonts"),
        ],
        fonts: ["Kit/GateSans-Regular.ttf": "GateSans-Regular.ttf"]),
      RuleExample(
        "Info.plist of a static framework",
        files: [
          "project.yml": ProjectText.app(withLibrary: "framework.static"),
          "Kit/Info.plist": ManifestText.listing(["GateSans-Regular.ttf"], key: "↓UIAppFonts"),
        ],
        fonts: ["Kit/GateSans-Regular.ttf": "GateSans-Regular.ttf"]),
      RuleExample(
        "a dictionary in Info.plist of a framework",
        files: [
          "project.yml": ProjectText.app(withLibrary: "framework"),
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
          "project.yml": ProjectText.app(platform: "macOS"),
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
      }
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
        + (isMasked ? "" : ", so \(lost.asSubject) registered"),
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
      "Xcode ignores \(first.name)" + (isMasked ? "" : ", so \(lost.asSubject) registered"),
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

/// A framework's declaration, the same on all its platforms.
private struct LibraryDeclaration {
  let library: FontLibrary
  let place: SourcePlace
  let key: Manifest.Key
  let platforms: Set<Platform>
  let lost: [String]

  static func all(in assessment: Assessment) -> [LibraryDeclaration] {
    let manifests = Set(assessment.processes.compactMap(\.process.manifest.path))
    let libraries = assessment.manifests.libraries.filter { library in
      // An app's own manifest may be a framework's too.
      library.manifest.path.map { !manifests.contains($0) } ?? true
        || !library.manifest.ignoredSettings.isEmpty
    }
    return Manifest.Key.allFontKeys.flatMap { key in
      let declaring = libraries.compactMap { library in
        library.place(of: key).map { (library: library, place: $0) }
      }
      return Dictionary(grouping: declaring, by: \.place).values.compactMap {
        same -> LibraryDeclaration? in
        guard let first = same.first else { return nil }
        let lost = same.flatMap { $0.library.lost(key, in: assessment) }
        return LibraryDeclaration(
          library: first.library, place: first.place, key: key,
          platforms: Set(same.map(\.library.platform)), lost: lost.uniqued.sorted())
      }
    }
  }

  func diagnostic() -> Diagnostic {
    let apps = library.processes.sorted()
    var diagnostic = Diagnostic(
      rule: IneffectiveFontKey.description.identifier, severity: lost.isEmpty ? .warning : .error,
      message: "\(key.rawValue) is ignored in a framework (\(library.name.quoted))"
        + (lost.isEmpty ? "" : ", so \(lost.asSubject) registered"),
      place: place, target: library.name, platform: platforms.count == 1 ? platforms.first : nil,
      configurations: library.configurations, notes: lost.map(Diagnostic.Note.notRegistered),
      help: lost.isEmpty
        ? "remove it; only the Info.plist of an app or extension is read"
        : "list the fonts in Info.plist of \(apps.listed), or register them in code")
    diagnostic.cause = .origin(at: place, of: key.rawValue)
    return diagnostic
  }
}

extension Assessment {
  /// Where frameworks declare fonts in vain, by the fonts' paths.
  var fontsDeclaredByLibraries: [String: SourcePlace] {
    let lost = LibraryDeclaration.all(in: self).flatMap { declaration in
      declaration.lost.map { ($0, declaration.place) }
    }
    return Dictionary(lost) { min($0, $1) }
  }
}

extension FontLibrary {
  fileprivate func place(of key: Manifest.Key) -> SourcePlace? {
    if let setting = manifest.ignoredSettings.first(where: { $0.key == key }) {
      return setting.place
    }
    let entry = manifest.entries.first { $0.key == key && !$0.value.isBlank }
    guard entry != nil || manifest.misshapenKeys.contains(key) else { return nil }
    return manifest.keys.last { $0.key == key }?.place ?? entry?.place
  }

  /// Its fonts that a process which links it does not register in another way.
  fileprivate func lost(_ key: Manifest.Key, in assessment: Assessment) -> [String] {
    let names = Set(manifest.entries.filter { $0.key == key }.map(\.value.fileName))
    let named = fonts.filter { key == .atsApplicationFontsPath || names.contains($0.fileName) }
    let linking = assessment.processes.filter { fonts in
      processes.contains(fonts.process.name) && !fonts.registersInCode
    }
    return named.filter { font in linking.contains { !$0.declared.contains(font) } }
  }
}

extension ProcessFonts {
  /// Whether an entry stands under a key that the platform reads.
  fileprivate var hasEffectiveEntry: Bool {
    entries.contains { $0.isEffective && !$0.entry.value.isBlank }
  }

  fileprivate var registersInCode: Bool { !registrations.isEmpty }

  /// The fonts that an ineffective declaration was to register, and that nothing else does.
  fileprivate func lost(_ named: [String]) -> [String] {
    let meant = named.isEmpty ? process.bundle.fonts.map(\.path) : named
    let registered = Set(declared + runTime.files.keys + runTime.possible.keys)
    return meant.uniqued.filter { !registered.contains($0) }
  }
}

extension Manifest.IgnoredSetting {
  fileprivate var name: String { "INFOPLIST_KEY_" + key.rawValue }

  /// The files of a bundle that its value names.
  func files(in bundle: BundleContents) -> [String] {
    bundle.fonts.filter { font in
      key == .uiAppFonts && value.contains(font.bundlePath.fileName)
    }.map(\.path)
  }
}

extension AppProcess {
  /// What to do that fonts are declared.
  fileprivate func rightDeclaration(of fonts: [String]) -> String {
    let key = fontKey.rawValue
    guard fontKey == .atsApplicationFontsPath else {
      return
        "add \(fonts.isEmpty ? "the fonts" : fonts.map(entry).listed) to \(key) in Info.plist"
    }
    guard bundle.matching == .exact else { return "set \(key) to the folder of the fonts" }
    let folders = fonts.map {
      entry(for: $0).split(separator: "/").dropLast().joined(separator: "/")
    }
    guard let folder = folders.uniqued.first, folders.uniqued.count == 1 else {
      return "move the fonts into one folder, and set \(key) to it"
    }
    return "set \(key) to \((folder.isEmpty ? "." : folder).quoted)"
  }
}

extension Manifest.Key {
  fileprivate static var allFontKeys: [Manifest.Key] { [.uiAppFonts, .atsApplicationFontsPath] }
}

extension [String] {
  /// `"a.ttf" is not`, `9 fonts are not`.
  fileprivate var asSubject: String {
    count == 1 ? "\(map(\.fileName).listed) is not" : "\(count) fonts are not"
  }
}

extension Diagnostic.Note {
  fileprivate static func notRegistered(_ path: String) -> Diagnostic.Note {
    .init("\(path.fileName.quoted) is not registered", place: SourcePlace(path: path))
  }
}

/// Small XcodeGen projects for the examples.
private enum ProjectText {
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
