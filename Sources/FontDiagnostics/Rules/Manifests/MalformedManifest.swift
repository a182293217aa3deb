import AppManifest
import FontResolution
import SourceText

/// A manifest is not of the form that the platform reads.
enum MalformedManifest: Rule {
  static let description = RuleDescription(
    identifier: "malformed_manifest",
    severity: .error,
    summary: "Info.plist or its font list has the wrong format",
    rationale: """
      `UIAppFonts` is an array of strings, `ATSApplicationFontsPath` one string. Anything else is silently \
      ignored, with all its fonts. An item that is not a string, or is empty, loses only itself: a warning.
      """,
    triggering: [
      .manifest(
        "a string instead of an array",
        text: "  <key>UIAppFonts</key>\n  <string>↓GateSans-Regular.ttf</string>"),
      .manifest(
        "an array instead of a string", text: "  <key>ATSApplicationFontsPath</key>\n  ↓<array/>"),
      .manifest(
        "an item that is not a string",
        text: "  <key>UIAppFonts</key>\n  <array>\n    <integer>↓1</integer>\n  </array>",
        severity: .warning),
    ],
    nonTriggering: [
      .manifest("an array of strings", listed: ["GateSans-Regular.ttf"])
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.processes.map(\.process).flatMap { process in
      // Many wrong items of one list are one mistake.
      Dictionary(grouping: process.manifest.faults.filter(\.kind.isOfForm), by: \.kind.message)
        .sorted { $0.key < $1.key }
        .compactMap { message, faults in diagnose(faults, message, in: process) }
    }
  }

  private static func diagnose(
    _ faults: [Manifest.Fault], _ message: String, in process: AppProcess
  ) -> Diagnostic? {
    let faults = faults.sorted { $0.place < $1.place }
    guard let first = faults.first else { return nil }
    var diagnostic = Diagnostic(
      rule: description.identifier, severity: first.kind.isWhole ? .error : .warning,
      message: message, place: first.place, target: process.name, platform: process.platform,
      configurations: process.configurations,
      notes: faults.dropFirst().map { .init("also here", place: $0.place) },
      help: first.kind.help)
    if let fault = process.manifest.losingFault, faults.contains(fault) {
      diagnostic.cause = .origin(at: fault.place, of: process.fontKey.rawValue)
    }
    return diagnostic
  }
}

extension Manifest.Fault.Kind {
  /// Whether there is a manifest, and something wrong in it.
  fileprivate var isOfForm: Bool {
    switch self {
    case .missing, .misspelledKey, .misplacedKey: false
    case .unreadable, .wrongType, .itemIsNoString, .itemIsEmpty, .tooManyItems: true
    }
  }

  /// Whether all fonts are lost, not one.
  fileprivate var isWhole: Bool {
    switch self {
    case .unreadable, .wrongType, .missing, .misspelledKey, .misplacedKey: true
    case .itemIsNoString, .itemIsEmpty, .tooManyItems: false
    }
  }

  fileprivate var message: String {
    switch self {
    case .unreadable(let reason): "Info.plist cannot be read: \(reason)"
    case .missing: "Info.plist does not exist"
    case .misspelledKey(_, let written): "\(written.quoted) is not a font key"
    case .misplacedKey(let key, let outer):
      "\(key.rawValue) is inside \(outer), where it is ignored"
    case .wrongType(let key, let found, let expected):
      "\(key.rawValue) is \(found) but must be \(expected), so it is ignored"
    case .itemIsNoString(let key, let found):
      "an item of \(key.rawValue) is \(found), not a string, and may be ignored"
    case .itemIsEmpty(let key): "an item of \(key.rawValue) is empty"
    case .tooManyItems(let key, let found, let read):
      "\(key.rawValue) has \(found) items; only the first \(read) were checked"
    }
  }

  fileprivate var help: String {
    switch self {
    case .missing: "create it, or fix the build setting"
    case .misspelledKey(let key, _): "rename the key to \(key.rawValue)"
    case .misplacedKey: "move it to the top level of Info.plist"
    case .unreadable: "fix the property list"
    case .wrongType(.uiAppFonts, _, _):
      "make it an array: <array><string>MyFont.ttf</string></array>"
    case .wrongType(_, _, let expected): "make it \(expected)"
    case .itemIsNoString, .itemIsEmpty: "replace it with the font's file name, or remove it"
    case .tooManyItems: "remove the fonts that the app does not use"
    }
  }
}
