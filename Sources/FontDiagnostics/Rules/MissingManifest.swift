import AppManifest
import FontResolution
import SourceText

/// A target names a manifest that does not exist.
enum MissingManifest: Rule {
  static let description = RuleDescription(
    identifier: "missing_manifest",
    severity: .error,
    summary: "INFOPLIST_FILE points to a file that does not exist",
    rationale: """
      `INFOPLIST_FILE` is a path relative to the project's folder. Without the file, the target does not \
      build. Usually the file was moved. An Info.plist that git ignores is generated before the build and \
      not reported.
      """,
    triggering: [
      RuleExample(
        "an Info.plist that was moved",
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
        "the right path",
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
            "\(path.fileName.quoted), the Info.plist of \(process.name.quoted), does not exist",
            at: first.place,
            notes: faults.dropFirst().map { .init("also set here", place: $0.place) }
              + [.init("expected here", place: SourcePlace(path: path))],
            help: "fix the path, or create the file",
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
