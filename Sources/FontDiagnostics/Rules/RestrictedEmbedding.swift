import FontInspection
import FontResolution
import SourceText

/// A font's own bits forbid to embed it.
enum RestrictedEmbedding: Rule {
  static let description = RuleDescription(
    identifier: "restricted_embedding",
    severity: .warning,
    summary: "the font says that it may not be embedded",
    rationale: """
      `OS/2` fsType is the maker's word on embedding. Bit 1 alone (restricted license) means: not without \
      leave of the owner; bit 9 means that only the font's bitmaps may be embedded. The platform does \
      not act on it, but whoever ships the app should hold a license that does allow it. Where several \
      levels are set the least restrictive holds, as the OpenType specification says.
      """,
    triggering: [
      .folder(
        "a restricted license", ["Restricted.ttf": "faults/GateRestricted.ttf"],
        marked: ["Restricted.ttf"])
    ],
    nonTriggering: [
      .folder("preview and print", ["Print.ttf": "faults/GatePrint.ttf"]),
      .folder("no restriction", ["Sans.ttf": "GateSans-Regular.ttf"]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.bundledFaces.together { forbidden($0.face) }.compactMap { reason, faces in
      guard let first = faces.first else { return nil }
      return Diagnostic(
        rule: description.identifier, severity: description.severity,
        message: "\(first.name) \(reason) (OS/2 fsType)", place: SourcePlace(path: first.file.path),
        notes: faces.dropFirst().map {
          .init("\($0.name), too", place: SourcePlace(path: $0.file.path))
        }, help: "make sure that the license you hold allows to ship it in an app")
    }
  }

  private static func forbidden(_ face: Face) -> String? {
    guard let embedding = face.embedding else { return nil }
    if embedding.level == .restricted { return "may not be embedded without leave of its owner" }
    return embedding.allowsBitmapsOnly ? "may be embedded as bitmaps only" : nil
  }
}
