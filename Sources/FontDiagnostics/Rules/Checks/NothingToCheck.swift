import AppManifest
import FontInspection
import FontReferences
import FontResolution
import SourceText

/// There is nothing that has to do with fonts.
enum NothingToCheck: Rule {
  static let description = RuleDescription(
    identifier: "nothing_to_check",
    severity: .error,
    summary: "there is nothing to check at this path",
    rationale: """
      If this path should contain fonts, it is probably the wrong one.
      """,
    triggering: [
      RuleExample("a folder without fonts", files: ["README.md": "# App\n"], marked: [""])
    ],
    nonTriggering: [
      .folder("a folder with a font", ["GateSans-Regular.ttf": "GateSans-Regular.ttf"])
    ])

  static var isAboutRun: Bool { true }

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    let paths = assessment.pathsOfInterest
    return assessment.roots.unique
      .filter { root in !paths.contains { $0 == root || $0.hasPrefix(root.asFolder) } }
      .map { root in
        let product = assessment.manifests.products.first { $0.hasPrefix(root.asFolder) }
        let below = product.map { String($0.dropFirst(root.asFolder.count)) }
        return Diagnostic(
          rule: description.identifier, severity: description.severity,
          message: product.map {
            "found only \($0.lastComponent.quoted), which is built: it is checked by its own path alone"
          } ?? "found no fonts, no UIAppFonts, and no code that uses a font by name",
          place: SourcePlace(path: root),
          help: below.map { "check \($0.quoted) in this folder" } ?? "check the path")
      }
  }
}

extension Assessment {
  /// Every path where there is something to check, or something that could not be.
  fileprivate var pathsOfInterest: Set<String> {
    var paths = Set(catalogue.files.map(\.path))
    paths.formUnion(catalogue.failures.map(\.path))
    paths.formUnion(processes.compactMap(\.process.manifest.path))
    paths.formUnion(manifests.processes.compactMap(\.manifest.path))
    paths.formUnion(manifests.interfaceBuilderFonts.map(\.place.path))
    paths.formUnion(manifests.unchecked.map(\.path))
    paths.formUnion(references.references.map(\.place.path))
    paths.formUnion(references.registrations.map(\.place.path))
    paths.formUnion(references.unchecked.map(\.path))
    return paths
  }
}

extension String {
  fileprivate var asFolder: String { hasSuffix("/") ? self : self + "/" }
}
