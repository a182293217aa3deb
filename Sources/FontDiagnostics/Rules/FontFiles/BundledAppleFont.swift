import FontInspection
import FontResolution
import SourceText

/// A font of Apple's own is bundled.
enum BundledAppleFont: Rule {
  static let description = RuleDescription(
    identifier: "bundled_apple_font",
    severity: .warning,
    summary: "an Apple system font (San Francisco or New York) is bundled",
    rationale: """
      The license of Apple's download allows SF and New York only in mock-ups, not in apps. They are \
      built into every Apple platform: use `.system(_:design:)` or `UIFont.systemFont(ofSize:weight:)`. \
      Fonts are recognized by PostScript name; fonts of other vendors that are named New York or San \
      Francisco are not reported (`OS/2` achVendID).
      """,
    triggering: [
      .folder("SF Pro Text", ["SF.ttf": "faults/owners/GateApple.ttf"], marked: ["SF.ttf"])
    ],
    nonTriggering: [
      .folder("another font that begins with SF", ["Poster.ttf": "faults/owners/GatePoster.ttf"])
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    // One mistake, however many weights of it there are.
    let faces = assessment.bundledFaces.filter { isApples($0.face) }
    return Dictionary(grouping: faces, by: \.file.path.folder).sorted { $0.key < $1.key }
      .compactMap { _, faces in
        guard let first = faces.first else { return nil }
        return Diagnostic(
          rule: description.identifier, severity: description.severity,
          message:
            "\(first.name) is Apple's \(family(first)); its license does not allow bundling it in an app",
          place: SourcePlace(path: first.file.path), name: first.face.postScriptName,
          notes: faces.dropFirst().map {
            .init("\($0.name) is \(family($0))", place: SourcePlace(path: $0.file.path))
          }, help: "remove it, and use .system or UIFont.systemFont(ofSize:weight:)")
      }
  }

  private static func family(_ placed: PlacedFace) -> String {
    (placed.face.names.family ?? placed.face.postScriptName ?? "font").quoted
  }

  private static func isApples(_ face: Face) -> Bool {
    let isMarked = face.vendor?.uppercased() == "APPL"
    return face.names.postScript.contains { name in
      let isPlainName =
        name.hasPrefix(".SF") || name.hasPrefix(".Apple") || name.hasPrefix("SF")
      return (isPlainName || isMarked) && PrivateFontName(name) != nil
    }
  }
}
