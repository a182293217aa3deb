import AppManifest
import FontResolution
import SourceText

/// A manifest lists a font that its target does not bundle.
enum FontNotInTarget: Rule {
  static let description = RuleDescription(
    identifier: "font_not_in_target",
    severity: .error,
    summary: "the manifest lists a font that is not a resource of its target",
    rationale: """
      The file is in the repository, and Xcode shows it beside the others; but what is not a resource of \
      the target is not copied into its bundle, and the entry names nothing. An app, its widget and its \
      watch app are targets of their own, and each needs the file. In Xcode: select the file, and tick \
      the target under "Target Membership".
      """,
    triggering: [
      RuleExample(
        "a font that only the app bundles",
        files: [
          "project.yml": """
          name: Shop
          targets:
            Shop:
              type: application
              platform: iOS
              sources: [Shop]
            Widget:
              type: app-extension
              platform: iOS
              sources: [Widget]

          """,
          "Shop/Info.plist": ManifestText.listing(["GateSans-Bold.ttf"]),
          "Widget/Info.plist": ManifestText.listing(["↓GateSans-Bold.ttf"]),
        ],
        fonts: ["Shop/GateSans-Bold.ttf": "GateSans-Bold.ttf"], background: ["Shop/Info.plist"])
    ],
    nonTriggering: [
      RuleExample(
        "a font that both bundle",
        files: [
          "project.yml": """
          name: Shop
          targets:
            Shop:
              type: application
              platform: iOS
              sources: [Shop, Fonts]
            Widget:
              type: app-extension
              platform: iOS
              sources: [Widget, Fonts]

          """,
          "Shop/Info.plist": ManifestText.listing(["GateSans-Bold.ttf"]),
          "Widget/Info.plist": ManifestText.listing(["GateSans-Bold.ttf"]),
        ],
        fonts: ["Fonts/GateSans-Bold.ttf": "GateSans-Bold.ttf"], background: ["Shop/Info.plist"])
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.processes.flatMap { fonts in
      let absent = AbsentEntries(fonts)
      return fonts.entries.filter { entry in
        // A folder's name is that of `wrong_fonts_path`.
        entry.isEffective && entry.entry.key == .uiAppFonts && !entry.entry.escapesBundle
          && absent[entry] == nil && !fonts.mayComeUnseen(entry)
          && fonts.isOutsideTarget(entry)
      }.map { entry in
        let target = fonts.process.name.quoted
        return fonts.process.diagnostic(
          of: Self.self,
          "\(entry.entry.value.quoted) is in \(fonts.process.whole), but not a resource of "
            + target,
          at: entry.entry.place, notes: entry.elsewhere.prefix(3).map(Diagnostic.Note.file),
          help: "add the file to the resources of \(target)",
          cause: .origin(
            at: entry.entry.place, of: entry.entry.value, family: [entry.entry.place.path],
            note: "\(entry.entry.value.quoted) is listed here",
            several: .init(
              message: "listed fonts are in \(fonts.process.whole), but not resources of \(target)",
              help: .words("add the files to the resources of \(target)"))))
      }
    }
  }
}

extension AppProcess {
  /// What the files at hand are together.
  fileprivate var whole: String {
    if case .project(.builtProduct, _) = provider { "the product" } else { "the repository" }
  }
}
