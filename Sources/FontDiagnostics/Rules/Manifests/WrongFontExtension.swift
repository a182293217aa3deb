import FontInspection
import FontResolution
import SourceText

/// A file's extension promises another format than the file has.
enum WrongFontExtension: Rule {
  static let description = RuleDescription(
    identifier: "wrong_font_extension",
    severity: .note,
    summary: "the file extension does not match the font format",
    rationale: """
      Apple platforms look at the content, but tools often look at the extension: a `.ttf` that is really \
      a collection, or a web font that was renamed instead of converted, surprises them. By the OpenType \
      specification, `.otf` may also contain TrueType outlines. Extensions of other files are not checked.
      """,
    triggering: [
      .folder(
        "OpenType CFF in a .ttf", ["Serif.ttf": "GateSerif-Regular.otf"], marked: ["Serif.ttf"]),
      .folder("a web font renamed", ["Web.ttf": "Gate.woff"], marked: ["Web.ttf"]),
      .folder("a collection named .ttf", ["Mono.ttf": "GateMono.ttc"], marked: ["Mono.ttf"]),
    ],
    nonTriggering: [
      .folder(
        "matching extensions",
        [
          "Sans.ttf": "GateSans-Regular.ttf", "Serif.otf": "GateSerif-Regular.otf",
          "Mono.ttc": "GateMono.ttc",
        ]),
      .folder("TrueType outlines in an .otf", ["Sans.otf": "GateSans-Regular.ttf"]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.bundledFonts.compactMap { file in
      guard let end = file.path.lastComponent.split(separator: ".").last?.lowercased(),
        let promised = promises[end], !promised.contains(Content(file)), file.format != .other
      else { return nil }
      let kind =
        file.isCollection ? "a collection of \(file.format.rawValue) fonts" : file.format.rawValue
      return Diagnostic(
        rule: description.identifier, severity: description.severity,
        message:
          "\(file.path.lastComponent.quoted) is \(kind), but its extension is \(("." + end).quoted)",
        place: SourcePlace(path: file.path),
        help: "rename it to \(("." + Content(file).usualExtension).quoted)")
    }
  }

  private static let promises: [String: Set<Content>] = [
    "ttf": [.plain(.trueType)],
    "otf": [.plain(.trueType), .plain(.openTypeCFF), .plain(.openTypeCFF2)],
    "ttc": [.collection], "otc": [.collection], "woff": [.plain(.woff)], "woff2": [.plain(.woff2)],
    "pfb": [.plain(.type1)], "pfa": [.plain(.type1)], "dfont": [.plain(.dataForkSuitcase)],
  ]
}

/// What a font file is, as far as extensions tell it.
private enum Content: Hashable {
  case plain(FontFormat)
  case collection

  init(_ file: FontFile) {
    let isWeb = file.format == .woff || file.format == .woff2
    self = file.isCollection && !isWeb ? .collection : .plain(file.format)
  }

  var usualExtension: String {
    switch self {
    case .collection: "ttc"
    case .plain(.trueType): "ttf"
    case .plain(.woff): "woff"
    case .plain(.woff2): "woff2"
    case .plain(.type1): "pfb"
    case .plain(.dataForkSuitcase): "dfont"
    case .plain(.bitmap): "bdf"
    case .plain: "otf"
    }
  }
}
