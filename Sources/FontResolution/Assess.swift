package import AppManifest
package import FontInspection
package import FontReferences
import SourceText

extension Assessment {
  /// What the files do not say.
  package struct Options: Sendable, Equatable {
    /// Absolute paths of fonts that every process has, beside those its bundle holds ready.
    package var availableFonts: [String]
    /// Names that are provided in a way fontgate cannot see.
    package var knownNames: Set<String>

    /// The fonts that the packages of the processes have in bundles of their own.
    package var packageFonts: FontCatalogue

    package init(
      availableFonts: [String] = [], knownNames: Set<String> = [],
      packageFonts: FontCatalogue = FontCatalogue()
    ) {
      self.availableFonts = availableFonts
      self.knownNames = knownNames
      self.packageFonts = packageFonts
    }
  }

  /// Joins fonts, manifests and references: what each process has, and what it gives for each name.
  ///
  /// The order of the inputs does not matter, except for that of a manifest's entries; the assessment
  /// holds them in a stable order. Where nothing declares fonts and the sources ask for some, one process
  /// without a manifest stands for the folder.
  package static func assess(
    roots: [String], catalogue: FontCatalogue, manifests: ManifestReading,
    references: ReferenceReading, options: Options = Options()
  ) -> Assessment {
    let inputs = StableInputs(
      roots: roots, catalogue: catalogue, manifests: manifests,
      references: references.naming(accessorsOf: catalogue))
    let others = OtherApps(
      inputs.manifests.processes, unlinked: inputs.manifests.unlinkedPackages)
    let fonts = BundleAssessment(
      inputs, availableFonts: options.availableFonts, others: others
    ).processes()
    let groups = NameGroup.groups(of: inputs.references.references)
    let names = NameAssessment(
      inputs, processes: fonts, others: others, options
    ).names(groups)
    let chains = ChainAssessment(processes: fonts, names: names).chains(of: groups)
    return Assessment(
      roots: inputs.roots, catalogue: inputs.catalogue, manifests: inputs.manifests,
      references: inputs.references, processes: fonts, names: names, chains: chains)
  }
}
