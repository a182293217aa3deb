import AppManifest
import FontResolution
import SourceText

/// A target names a manifest that does not exist.
enum MissingManifest: Rule {
  static let description = RuleDescription(
    identifier: "missing_manifest",
    severity: .error,
    summary: "the manifest that the target names does not exist",
    rationale: """
      `INFOPLIST_FILE` is a path below the project's folder. Where no file stands there, the target \
      does not build, and nothing can be said of the fonts it declares. Most often the file was moved. \
      A manifest that git ignores is made before the build, and is not reported.
      """,
    triggering: [
      RuleExample(
        "a manifest that was moved",
        files: [
          "project.yml": """
          name: Shop
          targets:
            Shop:
              type: application
              platform: iOS
              sources: [Shop]
              settings:
                ↓INFOPLIST_FILE: Shop/Info.plist

          """,
          "Shop/Support/Shop-Info.plist": ManifestText.listing(["GateSans-Bold.ttf"]),
        ],
        fonts: ["Shop/GateSans-Bold.ttf": "GateSans-Bold.ttf"],
        background: ["Shop/Support/Shop-Info.plist"])
    ],
    nonTriggering: [
      RuleExample(
        "the path of the manifest",
        files: [
          "project.yml": """
          name: Shop
          targets:
            Shop:
              type: application
              platform: iOS
              sources: [Shop]
              settings:
                INFOPLIST_FILE: Shop/Info.plist

          """,
          "Shop/Info.plist": ManifestText.listing(["GateSans-Bold.ttf"]),
        ],
        fonts: ["Shop/GateSans-Bold.ttf": "GateSans-Bold.ttf"], background: ["Shop/Info.plist"])
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.processes.map(\.process).flatMap { process in
      // One for each path: the places are those of the build configurations.
      Dictionary(grouping: process.manifest.faults.filter { $0.path != nil }, by: \.path)
        .values.compactMap { faults -> Diagnostic? in
          let faults = faults.sorted { $0.place < $1.place }
          guard let first = faults.first, let path = first.path else { return nil }
          return process.diagnostic(
            of: Self.self,
            "the manifest of \(process.name.quoted), \(path.fileName.quoted), does not exist",
            at: first.place,
            notes: faults.dropFirst().map { .init("named here, too", place: $0.place) }
              + [.init("it should be here", place: SourcePlace(path: path))],
            help: "correct the path, or create the file",
            cause: .origin(at: first.place, of: path.fileName))
        }
    }
  }
}

extension Manifest.Fault {
  /// The path of the manifest that is missing.
  fileprivate var path: String? {
    if case .missing(let path) = kind { path } else { nil }
  }
}
