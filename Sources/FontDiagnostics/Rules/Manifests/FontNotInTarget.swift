import AppManifest
import FontResolution
import SourceText

/// A manifest lists a font that its target does not bundle.
enum FontNotInTarget: Rule {
  static let description = RuleDescription(
    identifier: "font_not_in_target",
    severity: .error,
    summary: "UIAppFonts lists a font that is not in the target",
    rationale: """
      The file is in the project, but not in Copy Bundle Resources of this target, so it is not in the \
      app. An app, its widget, and its watch app are separate targets, and each needs the file. In Xcode, \
      select the file and check the target under Target Membership.
      """,
    triggering: [
      RuleExample(
        "a font that is only in the app",
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
        "a font that is in both",
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
        let membership = fonts.process.membership
        return fonts.process.diagnostic(
          of: Self.self,
          "\(entry.entry.value.quoted) is not in \(fonts.process.resources)",
          at: entry.entry.place, notes: entry.elsewhere.prefix(3).map(Diagnostic.Note.file),
          help: "add the file to \(membership)",
          fix: fonts.process.fix(toCopy: entry),
          cause: .origin(
            at: entry.entry.place, of: entry.entry.value, family: [entry.entry.place.path],
            note: "\(entry.entry.value.quoted) is listed here",
            several: .init(
              message: "fonts in UIAppFonts are not in \(fonts.process.resources)",
              help: .words("add the files to \(membership)"))))
      }
    }
  }
}
