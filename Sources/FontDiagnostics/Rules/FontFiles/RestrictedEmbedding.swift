import FontInspection
import FontResolution
import SourceText

/// A font's own bits forbid to embed it.
enum RestrictedEmbedding: Rule {
  static let description = RuleDescription(
    identifier: "restricted_embedding",
    severity: .warning,
    summary: "the font does not allow embedding",
    rationale: """
      `OS/2` fsType is what the vendor says about embedding. Bit 1 alone (restricted license) means: not \
      without the owner's permission; bit 9 means that only the font's bitmaps may be embedded. Apple \
      platforms ignore it, but make sure that you have a license that allows it. If several levels are set, \
      the least restrictive one applies, as the OpenType specification says.
      """,
    triggering: [
      .folder(
        "a restricted license", ["Restricted.ttf": "faults/owners/GateRestricted.ttf"],
        marked: ["Restricted.ttf"])
    ],
    nonTriggering: [
      .folder("preview and print", ["Print.ttf": "faults/owners/GatePrint.ttf"]),
      .folder("no restriction", ["Sans.ttf": "GateSans-Regular.ttf"]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.bundledFaces.together { forbidden($0.face) }.compactMap { reason, faces in
      guard let first = faces.first else { return nil }
      return Diagnostic(
        rule: description.identifier, severity: description.severity,
        message: "\(first.name) \(reason) (OS/2 fsType)", place: SourcePlace(path: first.file.path),
        notes: faces.dropFirst().map {
          .init("also \($0.name)", place: SourcePlace(path: $0.file.path))
        }, help: "check that your license allows using it in an app")
    }
  }

  private static func forbidden(_ face: Face) -> String? {
    guard let embedding = face.embedding else { return nil }
    if embedding.level == .restricted { return "does not allow embedding" }
    return embedding.allowsBitmapsOnly ? "allows embedding as bitmaps only" : nil
  }
}
