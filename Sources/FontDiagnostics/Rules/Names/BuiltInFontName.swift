import AppManifest
import FontInspection
import FontResolution
import SourceText

/// A font of the app has the name of one that the platform brings.
enum BuiltInFontName: Rule {
  static let description = RuleDescription(
    identifier: "built_in_font_name",
    severity: .note,
    summary: "the app has a font with the name of a built-in font",
    rationale: """
      Fonts in the app are usually found before built-in ones, but which one is used is undocumented and \
      may change. If you mean the built-in font, the copy only takes space.
      """,
    triggering: [
      .swift(
        "a copy of a built-in font", #"let title = Font.custom("Georgia", size: 17)"#,
        fonts: ["faults/owners/GateGeorgia.ttf"], marked: ["App/Fonts/GateGeorgia.ttf"])
    ],
    nonTriggering: [
      .swift(
        "a font with a different name", #"let title = Font.custom("GateSans-Regular", size: 17)"#),
      .swift(
        "a font that left Apple's font list",
        #"let title = Font.custom("Courier", size: 17)"#, fonts: ["faults/owners/GateCourier.ttf"]),
    ])

  static func diagnose(_ assessment: Assessment) -> [Diagnostic] {
    assessment.fontGroups.compactMap { group in
      guard let process = group.process else { return nil }
      let copies = group.files.flatMap { file in
        file.faces.compactMap { face -> (name: String, path: String)? in
          face.names.postScript.first { process.brings($0) }.map { ($0, file.path) }
        }
      }
      guard let first = copies.first else { return nil }
      return Diagnostic(
        rule: description.identifier, severity: description.severity,
        message: "\(first.path.lastComponent.quoted) contains \(first.name.quoted), "
          + "which is also built into \(process.platform.name); which one is used is undocumented",
        place: SourcePlace(path: first.path), target: process.name, platform: process.platform,
        configurations: process.configurations, name: first.name,
        notes: copies.dropFirst().map {
          .init("also \($0.name.quoted)", place: SourcePlace(path: $0.path))
        }, help: "remove the file, or rename the font")
    }
  }
}

extension AppProcess {
  /// Whether every version that it runs on offers a font of this PostScript name.
  fileprivate func brings(_ name: String) -> Bool {
    let match = BuiltInFonts.match(name, on: platform, deploymentTarget: deploymentTarget)
    return match?.how == .postScriptName && match?.availability.status == .available
      && match?.availability.unlisted == nil
  }
}
