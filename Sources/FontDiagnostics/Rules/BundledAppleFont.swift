import FontInspection
import FontResolution
import SourceText

/// A font of Apple's own is bundled.
enum BundledAppleFont: Rule {
  static let description = RuleDescription(
    identifier: "bundled_apple_font",
    severity: .warning,
    summary: "a font of Apple's, San Francisco or New York, is bundled",
    rationale: """
      Apple offers SF and New York for mock-ups of user interfaces; the license that comes with the \
      download forbids to ship them with an app. Every Apple platform has them as its system fonts: \
      `.system(_:design:)` and `UIFont.systemFont(ofSize:weight:)` give them with their optical sizes. \
      Told by the PostScript name; New York and San Francisco, which others call their fonts, too, only \
      where the maker's mark (`OS/2` achVendID) is Apple's.
      """,
    triggering: [
      .folder("SF Pro Text", ["SF.ttf": "faults/GateApple.ttf"], marked: ["SF.ttf"])
    ],
    nonTriggering: [
      .folder("another font that begins with SF", ["Poster.ttf": "faults/GatePoster.ttf"])
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    // One mistake, however many weights of it there are.
    let faces = assessment.bundledFaces.filter { isApples($0.face) }
    return Dictionary(grouping: faces, by: \.file.path.folder).sorted { $0.key < $1.key }
      .compactMap { _, faces in
        guard let first = faces.first else { return nil }
        return Diagnostic(
          rule: description.identifier, severity: description.severity,
          message: "\(first.name) is Apple's \(family(first)): its license forbids to bundle it",
          place: SourcePlace(path: first.file.path), name: first.face.postScriptName,
          notes: faces.dropFirst().map {
            .init("\($0.name) is \(family($0))", place: SourcePlace(path: $0.file.path))
          }, help: "ask for the system font, which every Apple platform has")
      }
  }

  private static func family(_ placed: PlacedFace) -> String {
    (placed.face.names.family ?? placed.face.postScriptName ?? "font").quoted
  }

  private static func isApples(_ face: Face) -> Bool {
    let isMarked = face.vendor?.uppercased() == "APPL"
    return face.names.postScript.contains { name in
      guard FontResolution.PrivateSystemFont(name) != nil else { return false }
      let isPlainName =
        name.hasPrefix(".SF") || name.hasPrefix(".Apple") || name.hasPrefix("SF")
      return isPlainName || isMarked
    }
  }
}
