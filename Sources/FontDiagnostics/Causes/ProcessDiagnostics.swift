import AppManifest
import FontResolution
import SourceText

extension AppProcess {
  /// A diagnostic that concerns this process.
  func diagnostic(
    of rule: any Rule.Type, _ message: String, at place: SourcePlace, severity: Severity? = nil,
    configurations: [String]? = nil, suggestions: [String] = [], notes: [Diagnostic.Note] = [],
    help: String? = nil, fix: Fix? = nil, cause: Cause? = nil
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      rule: rule.description.identifier, severity: severity ?? rule.description.severity,
      message: message, place: place, target: name, platform: platform,
      configurations: configurations ?? self.configurations, suggestions: suggestions,
      notes: notes, help: help)
    diagnostic.fix = fix
    diagnostic.cause = cause
    return diagnostic
  }

  /// Where the project says what the process is; `nil` where there is no project.
  var projectPlace: SourcePlace? {
    if let setting = manifest.setting { return setting }
    guard case .project(_, let path) = provider else { return nil }
    return SourcePlace(path: path)
  }
}

extension Diagnostic.Note {
  /// Says where a file is.
  static func file(_ path: String) -> Diagnostic.Note {
    Diagnostic.Note("\(path.lastComponent.quoted) is here", place: SourcePlace(path: path))
  }
}

extension Manifest {
  /// Whether nothing of a key's value is read, be the key or the whole manifest of the wrong form.
  var isLost: Bool { losingFault != nil }
}

extension Manifest.Entry {
  /// Whether `..` leads out of the bundle.
  var escapesBundle: Bool {
    var depth = 0
    for component in value.pathComponents where component != "." {
      depth += component == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }

  var isAbsolute: Bool { value.utf8.first == UInt8(ascii: "/") }

  /// Whether a build setting stands in it that was not replaced.
  var holdsBuildSetting: Bool { value.contains("$(") || value.contains("${") }
}

extension ProcessFonts {
  /// Whether an entry names a file that is in the repository, spelt right, and not in the bundle.
  func isOutsideTarget(_ entry: ResolvedEntry) -> Bool {
    guard process.bundle.matching == .exact, entry.files.isEmpty, entry.nested.isEmpty,
      !entry.elsewhere.isEmpty
    else { return false }
    switch entry.nearMisses.first?.difference {
    // The bundle's file is surely meant.
    case .letterCase, .folder, .invisibleCharacter, .unicodeNormalisation: return false
    case .missingExtension, .otherExtension, .spelling, nil: return true
    }
  }
}
