import AppManifest
import FontDiagnostics
public import FontInspection
import FontReferences
public import FontReport
import FontResolution
import SourceText

/// The whole way: files in, report out.
///
/// ```swift
/// let gate = FontGate(FontGateOptions(paths: ["App"], currentDirectory: "/work"))
/// let report = gate.check()
/// ```
public struct FontGate: Sendable {
  public var options: FontGateOptions

  public init(_ options: FontGateOptions) {
    self.options = options
  }

  /// Checks names, manifests and fonts: what `fontgate check` does.
  public func check() -> Report {
    let ground = Ground(options)
    let manifests = ManifestReader(
      trees: ground.trees,
      options: ManifestOptions(
        platform: options.platform, deploymentTarget: options.deploymentTarget,
        extraFonts: ground.extraFonts)
    ).read()
    let references = ReferenceReader(files: ground.files).read()
    let bundled = manifests.processes.flatMap { $0.bundle.fonts.map(\.path) }
    return report(
      .check, on: ground,
      Assessment.assess(
        roots: ground.roots,
        catalogue: FontCatalogue.read(paths: ground.fontPaths(and: bundled)),
        manifests: manifests, references: references))
  }

  /// Checks fonts alone: what `fontgate audit` does.
  public func audit() -> Report {
    let ground = Ground(options)
    return report(
      .audit, on: ground,
      Assessment.assess(
        roots: ground.roots, catalogue: FontCatalogue.read(paths: ground.fontPaths()),
        manifests: ManifestReading(), references: ReferenceReading()))
  }

  /// Reads fonts and judges nothing: what `fontgate inspect` does.
  public func inspect() -> FontCatalogue {
    FontCatalogue.read(paths: Ground(options).fontPaths())
  }

  private func report(
    _ kind: Report.Kind, on ground: Ground, _ assessment: Assessment
  ) -> Report {
    let diagnostics = Diagnosis(selection: options.rules).diagnostics(of: assessment)
    let unchecked = Set(
      ground.unchecked + assessment.manifests.unchecked + assessment.references.unchecked)
    return Report(
      kind: kind, currentDirectory: options.currentDirectory, assessment: assessment,
      diagnostics: diagnostics,
      unchecked: unchecked.sorted { ($0.path, $0.reason) < ($1.path, $1.reason) },
      excerpts: Excerpts.read(for: diagnostics), missingPaths: ground.missing,
      rules: RuleCatalogue.all.map(\.description).filter(options.rules.runs).map(RuleSummary.init))
  }
}
