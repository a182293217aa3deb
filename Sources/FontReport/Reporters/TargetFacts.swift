import AppManifest
import FontDiagnostics
import FontResolution

/// A target as the table of a document shows it.
struct TargetFacts {
  static let header = [
    "Target", "Kind", "Platform", "Info.plist", "In UIAppFonts", "In bundle", "Registered in code",
  ]
  /// One for each of the header's columns, fit to be shown.
  let cells: [String]

  init(_ fonts: ProcessFonts, _ paths: ReportPaths) {
    let process = fonts.process
    let names = [process.name] + process.configurations
    cells = [
      names.joined(separator: ", "), process.kindInWords ?? "unknown",
      [process.platform.name, process.deploymentTarget?.description].compactMap { $0 }
        .joined(separator: " "),
      process.manifest.path.map(paths.relative) ?? "none", "\(fonts.listedFonts)",
      "\(process.bundle.fonts.count)", fonts.registeredInCode,
    ].map(PrintableText.text)
  }
}

extension AppProcess {
  /// What the kind is called: `extension`, `Swift package`; `nil` where that is not known.
  var kindInWords: String? {
    switch kind {
    case .app: return "app"
    case .appex: return "extension"
    case .watchApp: return "watch app"
    case .appClip: return "App Clip"
    case .unknown:
      if case .project(.swiftPackage, _) = provider { return "Swift package" }
      return nil
    }
  }
}

extension ProcessFonts {
  /// How many fonts it registers in code: `2`, `2 and others` where some are not known.
  var registeredInCode: String {
    let count = runTime.files.count
    let isKnown = runTime.undetermined.isEmpty && runTime.missing.isEmpty
    if isKnown { return "\(count)" }
    return count == 0 ? "others" : "\(count) and others"
  }
}
