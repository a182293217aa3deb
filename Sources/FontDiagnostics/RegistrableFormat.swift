import FontInspection
import FontResolution

extension FontFormat {
  /// Whether apps can register a font of this format.
  var isRegistrable: Bool {
    switch self {
    case .trueType, .openTypeCFF, .openTypeCFF2: true
    case .woff, .woff2, .type1, .embeddedOpenType, .dataForkSuitcase, .svg, .bitmap: false
    // Not known to be wrong.
    case .other: true
    }
  }

  /// Whether it is one of the formats of web pages that the App Store rejects.
  var isForWeb: Bool { self == .woff || self == .woff2 }
}

extension FontInspectionError {
  /// The file's format, where that alone keeps apps from using it: nothing need be said of FreeType.
  var unregistrableFormat: FontFormat? {
    guard case .notAFont(.formatNotSupportedHere(let format)) = cause, !format.isRegistrable else {
      return nil
    }
    return format
  }
}

extension Assessment {
  /// The format of a file that apps cannot register; `nil` for one they can, or that is not known.
  func unregistrableFormat(of path: String) -> FontFormat? {
    if let file = catalogue.files.first(where: { $0.path == path }) {
      return file.format.isRegistrable ? nil : file.format
    }
    return catalogue.failures.first { $0.path == path }?.unregistrableFormat
  }

  /// Whether a file is a readable font of a format that apps can register.
  func isRegistrable(_ path: String) -> Bool {
    catalogue.files.contains { $0.path == path && $0.format.isRegistrable }
  }
}
