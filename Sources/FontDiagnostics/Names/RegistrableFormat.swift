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
  /// The format of a file that is a font, and that FreeType on this machine cannot read.
  var unsupportedFormat: FontFormat? {
    guard case .notAFont(.formatNotSupportedHere(let format)) = cause else { return nil }
    return format
  }
}

extension FontCatalogue {
  /// The formats of the files whose format is known, by path.
  var formats: [String: FontFormat] {
    var formats = Dictionary(
      files.map { ($0.path, $0.format) }, uniquingKeysWith: { first, _ in first })
    for failure in failures {
      if let format = failure.unsupportedFormat { formats[failure.path] = format }
    }
    return formats
  }
}
